"""Examples for the contract, made by playing: one match of the first game, with a secret that is no secret."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from service.api import answers, causes, game_answers, live, problem_answers, show, show_games, show_readiness
from service.api.causes import CAUSES, Cause
from service.api.rulebook import rulebook, rules_url
from service.api.words import speech
from service.games import GAMES
from service.matches import lobby
from service.matches.match import OVER, Match, running_state, with_header
from service.matches.moves import make_move
from service.matches.records import record_of
from service.matches.undo import ask_undo
from service.store.feed import Part
from service.store.promise import Promise
from service.words import FALLBACK, LANGUAGES

GAME = next(iter(GAMES.values()))
SAY = speech(GAME.name, FALLBACK)
MATCH = "0123456789abcdefghjk"
_TOKEN = "x" * 43
_CREATED = 1767225600000


@cache
def operations() -> dict[str, dict[str, Any]]:
    """By operation: the body of a request, and the answer to it."""
    created, joined, started, moved, first = _stages()
    decision = show.decision_shown(started, first, FALLBACK)
    book = rulebook(GAME.name)
    body = decision.moves[0].body
    found = {
        "listLanguages": (None, _languages()),
        "listGames": (None, game_answers.GameList(games=[show_games.game_summary(GAME, SAY)])),
        "getGame": (None, show_games.game_shown(GAME, SAY)),
        "getRules": (None, show_games.rules_shown(GAME, book._replace(sections=book.sections[:2]))),
        "createMatch": (
            {"game": GAME.name, "seats": [{"name": "Ada"}, {"name": "Bo"}], "starts": 0},
            answers.MatchCreated(creator_token=_TOKEN, match=show.match_shown(created, None, FALLBACK)),
        ),
        "listMatches": (None, answers.MatchList(matches=[show.match_summary(started.header, FALLBACK)])),
        "getMatch": (None, show.match_shown(started, first, FALLBACK)),
        "abandonMatch": (None, show.match_shown(lobby.abandon(joined), None, FALLBACK)),
        "takeSeat": (
            {"seat": 0, "name": "Ada", "entropy": "seventeen grey herons"},
            answers.SeatJoined(seat=0, token=_TOKEN, match=show.match_shown(joined, 0, FALLBACK)),
        ),
        "leaveSeat": (None, show.match_shown(lobby.leave_seat(joined, 0), None, FALLBACK)),
        "getDecision": (None, _with_few_moves(decision)),
        "makeMove": (msgspec.to_builtins(body), show.move_made(moved, first, [], FALLBACK)),
        "listEvents": (
            None,
            answers.EventList(
                match=MATCH,
                last_event=moved.last_event,
                events=show.events_shown(moved.header, list(enumerate(_all_events(), 1))[-3:], first, FALLBACK),
            ),
        ),
        "undo": ({"say": "ask"}, show.undo_answered(_undone(moved, first), first, FALLBACK)),
        "getRecord": (None, record()),
        "verifyRecord": (record(), answers.Verdict(same=True, verdict=SAY("record-same"), where=None)),
        "importRecord": (
            record(),
            answers.RecordImported(match=replace(show.match_shown(created, None, FALLBACK), status="over")),
        ),
        "listProblems": (
            None,
            problem_answers.ProblemList(problems=[show.problem_explained(causes.ILLEGAL_MOVE, SAY)]),
        ),
        "explainProblem": (None, show.problem_explained(causes.ILLEGAL_MOVE, SAY)),
        "isAlive": (None, answers.Healthy()),
        "isReady": (None, show_readiness.readiness_shown(Promise("always", 0, ()), FALLBACK)),
        "getVersion": (None, show_games.service_version()),
    }
    return {name: {"body": body, "answer": _plain(answer)} for name, (body, answer) in found.items()}


@cache
def texts() -> dict[tuple[str, str], str]:
    """By operation and media type: an answer that is not a single JSON document."""
    _, _, _, moved, first = _stages()
    shown = list(enumerate(_all_events(), 1))[-2:]
    ended = with_header(moved, status=OVER)
    told = [Part(shown, first, ended, ends=False), None, Part([], first, ended, ends=True)]
    return {
        ("listEvents", media): b"".join([form.first, *(form.write(part, FALLBACK) for part in told)]).decode()
        for media, form in live.FORMS.items()
    }


@cache
def shared() -> dict[str, Any]:
    """By name: examples that several operations share."""
    return {"record": record(), **{cause.type: _of_problem(cause) for cause in CAUSES.values()}}


def _with_few_moves(decision: answers.DecisionShown) -> answers.DecisionShown:
    """A decision with its first few legal moves: the others would show nothing new."""
    return replace(decision, moves=decision.moves[:3])


def _of_problem(cause: Cause) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if cause == causes.CONTRACT_VIOLATION:
        more = _field_error("decision", SAY("fault-type", given='"5"', expected="integer"))
    if cause in (causes.MALFORMED_JSON, causes.BODY_TOO_DEEP):
        more = _field_error("", cause.title(SAY))
    if cause == causes.PRECONDITION_FAILED:
        more = {"current": '"8-0-en"'}
    if cause == causes.RECORD_DIFFERS:
        more = {"where": "moves.17"}
    if cause == causes.ILLEGAL_MOVE:
        body, rule = operations()["makeMove"]["body"], GAME.decisions[0].rule
        more = {"rule": rule, "rule_url": rules_url(GAME.name, rule), "ruling": None, "legal": [body]}
    return {**cause.problem(cause.title(SAY), SAY), **more}


def _field_error(field: str, detail: str) -> dict[str, Any]:
    return {"errors": [{"where": "body", "field": field, "detail": detail}]}


def _languages() -> game_answers.LanguageList:
    return game_answers.LanguageList(
        languages=[game_answers.LanguageShown(id=one, name=speech(None, one)("language-name")) for one in LANGUAGES]
    )


@cache
def _stages() -> tuple[Match, Match, Match, Match, int]:
    """A match when created, with one seat taken, started, and after its first move; and the seat that moved."""
    created = lobby.create(
        MATCH,
        _TOKEN,
        game=GAME,
        options=GAME.options(),
        names=["Ada", "Bo"],
        starts=0,
        listed=True,
        automatic=True,
    )
    created = with_header(created, created=_CREATED, secret=b"an example, not a real secret...")
    joined, _ = lobby.take_seat(created, 0, "Ada", "seventeen grey herons", _TOKEN)
    started, _ = lobby.take_seat(joined, 1, "Bo", None, _TOKEN[:-1] + "y")
    moved = _with_first_legal_move(replace(started, events=()))
    return created, joined, started, moved, moved.moves[0].seat


def _with_first_legal_move(match: Match) -> Match:
    own = replace(match, position=match.dumped)
    decision = running_state(own).pending[-1]
    seat = decision.seats[0]
    return make_move(own, seat, decision.serial, next(own.legal_moves(seat)))


def _undone(moved: Match, seat: int) -> Match:
    return ask_undo(replace(moved, events=(), moves=()), reversed(moved.moves), seat)


@cache
def record() -> Any:
    """The record of the match, played to its end: a real one, which verifies and can be imported."""
    match = _stages()[2]
    while match.asked:
        match = _with_first_legal_move(match)
    return _plain(record_of(match, list(match.moves)))


def _all_events() -> list[Any]:
    _, _, started, moved, _ = _stages()
    return [*started.events, *moved.events]


def _plain(answer: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(answer))

"""Examples for the contract, made by playing: one match of the first game, with a secret that is no secret."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from service.api import answers, causes, game_answers, live, problem_answers, show, show_games
from service.api.causes import CAUSES, Cause
from service.api.language import speech
from service.api.rulebook import rulebook, rules_url
from service.games import GAMES
from service.matches import history
from service.matches import use_cases as matches
from service.matches.use_cases import Match
from service.store.feed import Part
from service.store.store import OVER, Saved
from service.words import FALLBACK, LANGUAGES

GAME = next(iter(GAMES.values()))
SAY = speech(GAME.name, FALLBACK)
MATCH = "0123456789abcdefghjk"
_TOKEN = "x" * 43
_CREATED = 1767225600000


@cache
def operations() -> dict[str, dict[str, Any]]:
    """By operation: the body of a request, and the answer to it."""
    created, joined, started, moved, first = _a_match()
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
        "listMatches": (None, answers.MatchList(matches=[show.match_summary(started.facts, FALLBACK)])),
        "getMatch": (None, show.match_shown(started, first, FALLBACK)),
        "abandonMatch": (None, show.match_shown(replace(matches.abandon(joined), version=3), None, FALLBACK)),
        "takeSeat": (
            {"seat": 0, "name": "Ada", "entropy": "seventeen grey herons"},
            answers.SeatJoined(seat=0, token=_TOKEN, match=show.match_shown(joined, 0, FALLBACK)),
        ),
        "leaveSeat": (None, show.match_shown(replace(matches.leave_seat(joined, 0), version=3), None, FALLBACK)),
        "getDecision": (None, replace_moves(decision)),
        "makeMove": (msgspec.to_builtins(body), show.move_made(moved, first, [], FALLBACK)),
        "listEvents": (
            None,
            answers.EventList(
                match=MATCH,
                last_event=moved.last_event,
                events=show.events_shown(moved.facts, list(enumerate(_all_events(), 1))[-3:], first, FALLBACK),
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
        "isReady": (None, answers.Healthy()),
        "getVersion": (None, show_games.service_version()),
    }
    return {name: {"body": body, "answer": _plain(answer)} for name, (body, answer) in found.items()}


@cache
def texts() -> dict[tuple[str, str], str]:
    """By operation and media type: an answer that is not one piece of JSON."""
    _, _, _, moved, first = _a_match()
    shown = list(enumerate(_all_events(), 1))[-2:]
    ended = Saved(moved.version, moved.last_event, replace(moved.facts, status=OVER), None)
    told = [Part(shown, first, ended, ends=False), None, Part([], first, ended, ends=True)]
    return {
        ("listEvents", media): b"".join(live.written(form, iter(told), FALLBACK)).decode()
        for media, form in live.FORMS.items()
    }


@cache
def shared() -> dict[str, Any]:
    """By name: what several operations show."""
    return {"record": record(), **{cause.type: of_problem(cause) for cause in CAUSES.values()}}


def replace_moves(decision: answers.DecisionShown) -> answers.DecisionShown:
    """A decision with its first few legal moves: the whole list teaches no more."""
    return replace(decision, moves=decision.moves[:3])


def of_problem(cause: Cause) -> dict[str, Any]:
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
def _a_match() -> tuple[Match, Match, Match, Match, int]:
    """Created, with one seat taken, started, after the first move; and the seat that moved."""
    wanted = matches.NewMatch(GAME, GAME.options(), ["Ada", "Bo"], 0, True, True)
    created = _at(matches.create(MATCH, wanted, _TOKEN), 1)
    facts = replace(created.facts, created=_CREATED, secret=b"an example, not a real secret...")
    created = replace(created, facts=facts)
    joined = _at(matches.take_seat(created, 0, "Ada", "seventeen grey herons", _TOKEN)[0], 2)
    started = _at(matches.take_seat(joined, 1, "Bo", None, _TOKEN[:-1] + "y")[0], 3)
    moved = _at(_with_first_legal_move(replace(started, events=())), 4)
    return created, joined, started, moved, moved.moves[0].seat


def _with_first_legal_move(match: Match) -> Match:
    own = replace(match, state=GAME.load(GAME.dump(matches.running(match))))
    decision = matches.running(own).pending[-1]
    seat = decision.seats[0]
    return matches.make_move(own, seat, decision.serial, next(own.legal_moves(seat)))


def _undone(moved: Match, seat: int) -> Match:
    return _at(history.ask_undo(replace(moved, events=(), moves=()), list(moved.moves), seat), 5)


@cache
def record() -> Any:
    """The record of the match, played to its end: sent as it is, it is verified and imported."""
    match = _a_match()[2]
    while match.asked:
        match = _with_first_legal_move(match)
    return _plain(history.record_of(match, list(match.moves)))


def _all_events() -> list[Any]:
    _, _, started, moved, _ = _a_match()
    return [*started.events, *moved.events]


def _at(match: Match, version: int) -> Match:
    return replace(matches.saying_who_is_asked(match), version=version)


def _plain(answer: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(answer))

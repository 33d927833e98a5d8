"""Examples for the contract, made by playing: one match of Island of Gems, with a secret that is no secret."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from service import causes, history, matches
from service.api import answers, live, show
from service.api.rulebook import rulebook
from service.causes import Cause
from service.games import GAMES
from service.matches import Match
from service.store import OVER, Saved
from service.stream import Part

GAME = GAMES["island_of_gems"]
MATCH = "0123456789abcdefghjk"
_TOKEN = "x" * 43
_CREATED = 1767225600000


@cache
def operations() -> dict[str, dict[str, Any]]:
    """By operation: the body of a request, and the answer to it."""
    created, joined, started, moved, first = _a_match()
    decision = show.decision_shown(started, first)
    body = decision.moves[0].body
    found = {
        "listGames": (None, answers.GameList(games=[show.game_summary(game) for game in GAMES.values()])),
        "getGame": (None, show.game_shown(GAME)),
        "getRules": (None, show.rules_shown(GAME, "en", rulebook(GAME.name)[:2])),
        "createMatch": (
            {"game": GAME.name, "seats": [{"name": "Ada"}, {"name": "Bo"}], "starts": 0},
            answers.MatchCreated(creator_token=_TOKEN, match=show.match_shown(created, None)),
        ),
        "listMatches": (None, answers.MatchList(matches=[show.match_summary(started.facts)])),
        "getMatch": (None, show.match_shown(started, first)),
        "abandonMatch": (None, show.match_shown(replace(matches.abandon(joined), version=3), None)),
        "takeSeat": (
            {"seat": 0, "name": "Ada", "entropy": "seventeen grey herons"},
            answers.SeatJoined(seat=0, token=_TOKEN, match=show.match_shown(joined, 0)),
        ),
        "leaveSeat": (None, show.match_shown(replace(matches.leave_seat(joined, 0), version=3), None)),
        "getDecision": (None, replace_moves(decision)),
        "makeMove": (msgspec.to_builtins(body), show.move_made(moved, first, [])),
        "listEvents": (
            None,
            answers.EventList(
                match=MATCH, last_event=moved.last_event, events=show.events_shown(1, _all_events(), first)[-3:]
            ),
        ),
        "undo": ({"say": "ask"}, show.undo_answered(_undone(moved, first), first)),
        "getRecord": (None, record()),
        "verifyRecord": (record(), answers.Verdict(same=True, verdict="the same match", where=None)),
        "importRecord": (
            record(),
            answers.RecordImported(match=replace(show.match_shown(created, None), status="over")),
        ),
        "listProblems": (None, answers.ProblemList(problems=[show.problem_explained(causes.ILLEGAL_MOVE)])),
        "explainProblem": (None, show.problem_explained(causes.ILLEGAL_MOVE)),
        "isAlive": (None, answers.Healthy()),
        "isReady": (None, answers.Healthy()),
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
        ("listEvents", media): b"".join(live.written(form, iter(told))).decode() for media, form in live.FORMS.items()
    }


def replace_moves(decision: answers.DecisionShown) -> answers.DecisionShown:
    """A decision with its first few legal moves: the whole list teaches no more."""
    return replace(decision, moves=decision.moves[:3])


def of_problem(cause: Cause) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if cause == causes.CONTRACT_VIOLATION:
        more = {"errors": [{"where": "body", "field": "decision", "detail": '"5" is not of type "integer"'}]}
    if cause == causes.PRECONDITION_FAILED:
        more = {"current": '"8-0"'}
    if cause == causes.RECORD_DIFFERS:
        more = {"where": "moves.17"}
    if cause == causes.ILLEGAL_MOVE:
        body = operations()["makeMove"]["body"]
        more = {"rule": "I3.1", "rule_url": f"/v1/games/{GAME.name}/rules#I3.1", "legal": [body]}
    return {
        "type": cause.url,
        "title": cause.title,
        "status": cause.status,
        "detail": cause.title,
        **more,
    }


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
    return replace(match, version=version)


def _plain(answer: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(answer))

"""Matches: create, find, look at, abandon."""

from __future__ import annotations

from itertools import islice
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Response, g

from service.api import answers, causes, show
from service.api.context import (
    add,
    awaited,
    caller_is_creator,
    change,
    etag,
    includes_decision,
    is_known,
    let_others_in,
    must_match,
    ok,
    use_cases,
    version_headers,
    viewer,
)
from service.api.language import as_asked, language
from service.api.operations import operation
from service.api.schemas import NEW_MATCH_SCHEMAS, NEW_MATCHES, MatchesQuery, MatchQuery
from service.games import GAMES
from service.matches import history, tokens
from service.matches import use_cases as matches
from service.store.idempotency import KeyReusedError
from service.store.store import OPEN, STATUSES, Facts, Saved, entry_of

routes = Blueprint("matches", __name__)

OF_THE_MATCH = {"match": "$response.body#/match/id"}
OF_THIS_MATCH = {"match": "$request.path.match"}
_QUERY = MatchesQuery()


@routes.post("/v1/matches")
@operation(
    id="createMatch",
    tag="matches",
    summary="Create a match",
    description="The match starts as soon as all its seats are taken. Keep `creator_token` to abandon it.",
    body=NEW_MATCHES,
    body_tag="game",
    body_name="NewMatch",
    answers={201: answers.MatchCreated},
    headers=("Location", "ETag"),
    idempotent=True,
    links={
        201: {
            "look": ("getMatch", OF_THE_MATCH),
            "join": ("takeSeat", OF_THE_MATCH),
            "story": ("listEvents", OF_THE_MATCH),
            "abandon": ("abandonMatch", OF_THE_MATCH),
        }
    },
)
def create_match() -> Response:
    token = tokens.new_token()
    named = {name: value for name, value in g.body.items() if value is not None}
    wanted = _wanted(NEW_MATCH_SCHEMAS[named["game"]].load(named))
    return add(lambda name: matches.create(name, wanted, token), lambda match: _created(match, token))


def _created(match: matches.Match, token: str) -> answers.MatchCreated:
    if match.facts.creator != tokens.token_hash(token):
        raise KeyReusedError  # the match is there, but the answer that held its token is forgotten by now
    return answers.MatchCreated(creator_token=token, match=show.match_shown(match, None, language()))


def _wanted(asked: dict[str, Any]) -> matches.NewMatch:
    return matches.NewMatch(
        game=GAMES[asked["game"]],
        options=asked["options"],
        names=[seat["name"] for seat in asked["seats"]],
        starts=asked["starts"],
        listed=asked["listed"],
        automatic=asked["automatic"],
    )


@routes.get("/v1/matches")
@operation(
    id="listMatches",
    tag="matches",
    summary="Find matches",
    description='Listed matches, newest first, a page at a time; `Link` with `rel="next"` leads to the next page.',
    query=MatchesQuery,
    answers={200: answers.MatchList},
    headers=("Link",),
    links={200: {"look": ("getMatch", {"match": "$response.body#/matches/0/id"})}},
)
def list_matches() -> Response:
    query = _QUERY.load(g.query)
    wanted = _filtered(query)
    page = list(islice(wanted, query["limit"] + 1))
    shown, more = page[: query["limit"]], page[query["limit"] :]
    summaries = [show.match_summary(saved.facts, language()) for saved in shown]
    headers = {"Link": _next_page(query, shown[-1].facts)} if more else {}
    return ok(answers.MatchList(matches=summaries), headers=headers)


def _filtered(query: dict[str, Any]) -> Any:
    games = [query["game"]] if "game" in query else list(GAMES)
    statuses = [query["status"]] if "status" in query else list(STATUSES)
    if "open_seats" in query:
        statuses = [status for status in statuses if status == OPEN]
    found = use_cases().listed(games, statuses, query.get("cursor"), query["limit"] + 1)
    return (saved for saved in found if _free_seats(saved) >= query.get("open_seats", 0))


def _free_seats(saved: Saved) -> int:
    return sum(seating.token is None for seating in saved.facts.seats)


def _next_page(query: dict[str, Any], last: Facts) -> str:
    following = {**query, "cursor": entry_of(last), **as_asked()}
    return f'</v1/matches?{urlencode(following)}>; rel="next"'


@routes.get("/v1/matches/<match>")
@operation(
    id="getMatch",
    tag="matches",
    summary="Look at a match",
    description="The match as its viewer may see it: a seat with its token, anybody else as a spectator. With "
    "`include=decision` also what is asked of that seat, with every legal move. With `at` as it was then; what the "
    "viewer learned only later is not in it.",
    query=MatchQuery,
    answers={200: answers.MatchShown},
    problems=(causes.NO_SUCH_MATCH, causes.NO_SUCH_MOMENT, causes.RULES_CHANGED),
    caller="viewer",
    links={
        200: {
            "story": ("listEvents", OF_THIS_MATCH),
            "question": ("getDecision", OF_THIS_MATCH),
            "join": ("takeSeat", OF_THIS_MATCH),
            "draw": ("drawBoard", OF_THIS_MATCH),
            "write": ("writeBoard", OF_THIS_MATCH),
            "record": ("getRecord", OF_THIS_MATCH),
        }
    },
)
def get_match(match: str) -> Response:
    saved = awaited(match, lambda: use_cases().saved(match), _is_worth_telling)
    seat = viewer(saved.facts)
    then, at = matches.loaded(saved), g.query.get("at")
    if at is not None:
        history.must_have_come_to(then, at)
    current = etag(saved.version, seat, at)
    headers = version_headers(current)
    if is_known(current):
        return Response(status=304, headers=headers)
    if at is not None:
        then = history.at(then, use_cases().log(saved.facts), at, let_others_in)
    with_decision = includes_decision() and at is None
    return ok(show.match_shown(then, seat, language(), with_decision=with_decision), headers=headers)


def _is_worth_telling(saved: Saved) -> bool:
    """Whether a caller who waits for another version has waited enough."""
    return saved.facts.ended or "at" in g.query or not is_known(etag(saved.version, viewer(saved.facts)))


@routes.delete("/v1/matches/<match>")
@operation(
    id="abandonMatch",
    tag="matches",
    summary="Abandon a match",
    description="The creator calls the match off, before the start or in the middle of it. It can still be looked at.",
    answers={200: answers.MatchShown},
    problems=(
        causes.NO_SUCH_MATCH,
        causes.NOT_THE_CREATOR,
        causes.NOT_RUNNING,
        causes.PRECONDITION_FAILED,
    ),
    caller="seat",
    conditional=("If-Match",),
    headers=("ETag",),
    links={200: {"look": ("getMatch", OF_THIS_MATCH), "story": ("listEvents", OF_THIS_MATCH)}},
)
def abandon_match(match: str) -> Response:
    def abandoned(current: matches.Match) -> matches.Match:
        caller_is_creator(current.facts)
        must_match(current)
        return matches.abandon(current)

    return change(match, abandoned, lambda changed: (show.match_shown(changed, None, language()), None))

"""Matches: create, find, look at, abandon."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from service.api import answers, causes, show
from service.api.call import Call
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.schemas import NEW_MATCH_SCHEMAS, NEW_MATCHES, MatchesQuery, MatchQuery
from service.games import GAMES
from service.matches import history, lobby
from service.matches.match import STATUSES, new_token, with_header
from service.store.idempotency import KeyReusedError

routes = Routes()

OF_THE_MATCH = {"match": "$response.body#/match/id"}
OF_THIS_MATCH = {"match": "$request.path.match"}
_QUERY = MatchesQuery()


def id_of_new_match(call: Call) -> str:
    key = call.idempotency_key
    return lobby.new_match_id(key.key if key else None)


@routes.post(
    "/v1/matches",
    id="createMatch",
    tag="matches",
    summary="Create a match",
    description="The match starts as soon as all its seats are taken. Keep `creator_token` to abandon it.",
    body=NEW_MATCHES,
    body_tag="game",
    body_name="NewMatch",
    answers={201: answers.MatchCreated},
    headers=("Location", "ETag"),
    creates=id_of_new_match,
    idempotent=True,
    hands_out_token=True,
    links={
        201: {
            "look": ("getMatch", OF_THE_MATCH),
            "join": ("takeSeat", OF_THE_MATCH),
            "story": ("listEvents", OF_THE_MATCH),
            "abandon": ("abandonMatch", OF_THE_MATCH),
        }
    },
)
def create_match(call: Call) -> Reply:
    if call.found is not None:
        raise KeyReusedError  # the match exists, but the stored answer with its token has expired
    given = {name: value for name, value in call.body.items() if value is not None}
    wanted = NEW_MATCH_SCHEMAS[given["game"]].load(given)
    token = new_token()
    match = lobby.create(
        call.match_id,
        token,
        game=GAMES[wanted["game"]],
        options=wanted["options"],
        names=[seat["name"] for seat in wanted["seats"]],
        starts=wanted["starts"],
        listed=wanted["listed"],
        automatic=wanted["automatic"],
    )
    match = with_header(match, opened_by=call.services.limits.open(call.client, call.match_id))
    shown = answers.MatchCreated(creator_token=token, match=show.match_shown(match, None, call.language))
    return call.created(match, shown)


@routes.get(
    "/v1/matches",
    id="listMatches",
    tag="matches",
    summary="Find matches",
    description='Listed matches, newest first, a page at a time; `Link` with `rel="next"` leads to the next page. '
    "A page can have fewer matches than `limit`, even none, and still have a next one.",
    query=MatchesQuery,
    answers={200: answers.MatchList},
    headers=("Link",),
    links={200: {"look": ("getMatch", {"match": "$response.body#/matches/0/id"})}},
)
def list_matches(call: Call) -> Reply:
    query = _QUERY.load(call.query)
    page = call.services.store.listed(
        games=[query["game"]] if "game" in query else GAMES,
        statuses=[query["status"]] if "status" in query else STATUSES,
        open_seats=query.get("open_seats", 0),
        before=query.get("cursor"),
        limit=query["limit"],
    )
    summaries = [show.match_summary(match.header, call.language) for match in page.matches]
    headers = {"Link": _next_page(call, query, page.cursor)} if page.cursor else {}
    return call.reply(answers.MatchList(matches=summaries), headers=headers)


def _next_page(call: Call, query: dict[str, Any], cursor: str) -> str:
    following = {**query, "cursor": cursor, **call.named_language}
    return f'</v1/matches?{urlencode(following)}>; rel="next"'


@routes.get(
    "/v1/matches/<match>",
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
def get_match(call: Call) -> Reply:
    for _ in call.looks():
        if _wait_is_over(call):
            break
    at = call.query.get("at")
    if at is not None:
        history.must_have_come_to(call.match, at)
    etag = call.etag(call.match, call.seat, at)
    if call.is_known(etag):
        return call.unchanged(etag)
    then = call.match_at(at)
    with_decision = call.includes_decision and at is None
    shown = show.match_shown(then, call.seat, call.language, with_decision=with_decision)
    return call.reply(shown, headers={"ETag": etag})


def _wait_is_over(call: Call) -> bool:
    """Whether a caller who waits for another version is answered now."""
    return call.match.header.ended or "at" in call.query or not call.is_known(call.etag(call.match, call.seat))


@routes.delete(
    "/v1/matches/<match>",
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
    caller="creator",
    conditional=("If-Match",),
    headers=("ETag",),
    links={200: {"look": ("getMatch", OF_THIS_MATCH), "story": ("listEvents", OF_THIS_MATCH)}},
)
def abandon_match(call: Call) -> Reply:
    match = lobby.abandon(call.match)
    return call.changed(match, show.match_shown(match, None, call.language), None)

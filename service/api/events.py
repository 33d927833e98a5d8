"""The story of a match."""

from __future__ import annotations

from flask import Blueprint, Response, g

from service.api import answers, problems, show
from service.api.context import ok, use_cases, viewer
from service.api.operations import operation
from service.api.schemas import EventsQuery

routes = Blueprint("events", __name__)

_QUERY = EventsQuery()


@routes.get("/v1/matches/<match>/events")
@operation(
    id="listEvents",
    tag="events",
    summary="Read the story",
    description='What happened, as this viewer may know it, from any event on; `Link` with `rel="next"` leads on.',
    query=EventsQuery,
    answers={200: answers.EventList},
    problems=(problems.NO_SUCH_MATCH, problems.UNKNOWN_TOKEN),
    caller="viewer",
    headers={"Link": "The next page, if there is more to tell already."},
    links={200: {"look": ("getMatch", {"match": "$request.path.match"})}},
)
def list_events(match: str) -> Response:
    query = _QUERY.load(g.query)
    saved = use_cases().saved(match)
    stored = use_cases().store.events(match, query["after"], query["limit"])
    seat = viewer(saved.facts)
    shown = show.events_shown(query["after"] + 1, [event for _, event in stored], seat)
    last = query["after"] + len(shown)
    headers = {}
    if last < saved.last_event:
        headers["Link"] = f'</v1/matches/{match}/events?after={last}&limit={query["limit"]}>; rel="next"'
    return ok(answers.EventList(match=match, last_event=saved.last_event, events=shown), headers=headers)

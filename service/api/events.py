"""The story of a match: page by page, or as it goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from urllib.parse import urlencode

from flask import Blueprint, Response, g, request
from redis.exceptions import RedisError
from werkzeug.datastructures import MIMEAccept

from service.api import answers, causes, live, show
from service.api.context import awaited, feed, ok, settings, use_cases, viewer
from service.api.language import as_asked, language
from service.api.operations import operation
from service.api.problems import ProblemError
from service.api.schemas import EventsQuery
from service.engine.message import message
from service.matches.errors import MatchError
from service.store.feed import Part, read_on, story

routes = Blueprint("events", __name__)

_QUERY = EventsQuery()
_JSON = "application/json"
_log = logging.getLogger(__name__)


@routes.get("/v1/matches/<match>/events")
@operation(
    id="listEvents",
    tag="events",
    summary="Read the story, or listen to it",
    description='What happened, as this viewer may know it, from any event on; `Link` with `rel="next"` leads on.\n\n'
    "With `Accept: text/event-stream` or `Accept: application/x-ndjson` the answer goes on while the match does, and "
    "`limit` has no meaning. Each event is an `EventShown`: the `data` of a server-sent event without a name, whose "
    "`id` is its sequence number, or a line of its own. When the match has ended and all is told, a `StreamEnd` "
    "follows, as a server-sent event named `end` or as the last line, and the answer is complete: close an EventSource "
    "then, or it comes back. Without a `StreamEnd` the stream was cut off: come back with `Last-Event-ID` or `after`, "
    "and nothing is missed or told twice. An empty comment or line now and then says that the stream is alive. "
    "A token goes into the header here, too: a page reads the stream with fetch(); an EventSource, which can't send "
    "one, listens as a spectator.",
    query=EventsQuery,
    answers={200: (answers.EventList, *live.FORMS)},
    problems=(causes.NO_SUCH_MATCH, causes.UNKNOWN_TOKEN, causes.NOT_ACCEPTABLE),
    caller="viewer",
    resumable=True,
    headers=("Link",),
    links={200: {"look": ("getMatch", {"match": "$request.path.match"})}},
)
def list_events(match: str) -> Response:
    media = _chosen()
    after = int(g.headers.get("Last-Event-ID", g.query.get("after", 0)))
    return _page(match, after) if media == _JSON else _stream(match, after, live.FORMS[media])


def _chosen() -> str:
    """What the client likes best, a page if it says nothing. All text is UTF-8, whatever charset it asks for."""
    accepted = request.accept_mimetypes
    if not accepted:
        return _JSON
    plain = MIMEAccept((value.partition(";")[0], quality) for value, quality in accepted)
    chosen = plain.best_match([_JSON, *live.FORMS])
    if chosen is None:
        raise ProblemError(causes.NOT_ACCEPTABLE, message("media-there-are", media=", ".join([_JSON, *live.FORMS])))
    return chosen


def _page(match: str, after: int) -> Response:
    limit = _QUERY.load(g.query)["limit"]
    part = awaited(
        match,
        lambda: read_on(use_cases().store, match, g.token, after, limit),
        # A caller who claims to know events that never happened would wait for nothing.
        lambda part: bool(part.events) or part.ends or after > part.saved.last_event,
    )
    shown = show.events_shown(part.saved.facts, part.events, part.seat, language())
    last, newest = after + len(shown), part.saved.last_event
    headers = {}
    if last < newest:
        following = urlencode({"after": last, "limit": limit, **as_asked()})
        headers["Link"] = f'</v1/matches/{match}/events?{following}>; rel="next"'
    return ok(answers.EventList(match=match, last_event=newest, events=shown), headers=headers)


def _stream(match: str, after: int, form: live.Form) -> Response:
    viewer(use_cases().saved(match).facts)
    parts = story(use_cases().store, feed(), match, g.token, after, settings().heartbeat)
    # What stands between us and the client must pass each part on at once.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Content-Language": language()}
    lines = live.written(form, _while_it_can_be_told(parts), language())
    return Response(lines, headers=headers, content_type=form.media)


def _while_it_can_be_told(parts: Iterator[Part | None]) -> Iterator[Part | None]:
    """A story that breaks off simply ends: who comes back is told why by then."""
    try:
        yield from parts
    except MatchError:
        return
    except RedisError as error:
        _log.warning("A stream ends with %s", type(error).__name__)

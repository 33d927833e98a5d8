"""The story of a match: page by page, or live."""

from __future__ import annotations

from urllib.parse import urlencode

from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from service.api import answers, causes, live, show
from service.api.call import Call
from service.api.operations import Routes
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.api.schemas import EventsQuery
from service.engine.message import message
from service.matches import history
from service.store.feed import read_on

routes = Routes()

_QUERY = EventsQuery()
_JSON = "application/json"


@routes.get(
    "/v1/matches/<match>/events",
    id="listEvents",
    tag="events",
    summary="Read the story, or listen to it",
    description='What happened, as this viewer may know it, from any event on; `Link` with `rel="next"` leads on.\n\n'
    "With `Accept: text/event-stream` or `Accept: application/x-ndjson` the answer goes on while the match does, and "
    "`limit` has no meaning. Each event is an `EventShown`: the `data` of a server-sent event without a name, whose "
    "`id` is its sequence number, or a line of its own. When the match has ended and all is told, a `StreamEnd` "
    "follows, as a server-sent event named `end` or as the last line, and the answer is complete: close an EventSource "
    "then, or it comes back. Without a `StreamEnd` the stream was cut off: come back with `Last-Event-ID` or `after`, "
    "and nothing is missed or told twice. If the match has not come that far (404 `no_such_moment`), a failover has "
    "lost what you were told: reload the match and its story. An empty comment or line now and then says that the "
    "stream is alive. A token goes into the header here, too: a page reads the stream with fetch(); an EventSource, "
    "which can't send one, listens as a spectator.",
    query=EventsQuery,
    answers={200: (answers.EventList, *live.FORMS)},
    problems=(causes.NO_SUCH_MATCH, causes.NO_SUCH_MOMENT, causes.UNKNOWN_TOKEN, causes.NOT_ACCEPTABLE),
    caller="viewer",
    reads_match=False,
    resumable=True,
    headers=("Link",),
    links={200: {"look": ("getMatch", {"match": "$request.path.match"})}},
)
def list_events(call: Call) -> Reply:
    media = _preferred_media(call)
    after = int(call.headers.get("Last-Event-ID", call.query.get("after", 0)))
    return _page(call, after) if media == _JSON else _stream(call, after, live.FORMS[media])


def _preferred_media(call: Call) -> str:
    """The media type that the client prefers, JSON if it names none. Text is UTF-8, whatever charset it asks for."""
    accepted = parse_accept_header(call.environ.get("HTTP_ACCEPT"), MIMEAccept)
    if not accepted:
        return _JSON
    plain = MIMEAccept((value.partition(";")[0], quality) for value, quality in accepted)
    chosen = plain.best_match([_JSON, *live.FORMS])
    if chosen is None:
        raise ProblemError(causes.NOT_ACCEPTABLE, message("media-there-are", media=", ".join([_JSON, *live.FORMS])))
    return chosen


def _page(call: Call, after: int) -> Reply:
    match, limit = call.path["match"], _QUERY.load(call.query)["limit"]
    for _ in call.looks():
        part = read_on(call.services.store, match, call.token, after, limit)
        newest = part.match.last_event
        history.must_have_told(part.match, after)
        if part.events or part.ends:
            break
    shown = show.events_shown(part.match.header, part.events, part.seat, call.language)
    last = after + len(shown)
    headers = {}
    if last < newest:
        following = urlencode({"after": last, "limit": limit, **call.named_language})
        headers["Link"] = f'</v1/matches/{match}/events?{following}>; rel="next"'
    return call.reply(answers.EventList(match=match, last_event=newest, events=shown), headers=headers)


def _stream(call: Call, after: int, form: live.Form) -> Reply:
    services = call.services
    call.take(services.store.read(call.path["match"]))
    history.must_have_told(call.match, after)
    count = services.limits.wait(call.client)
    parts = live.stream(
        services.store,
        services.feed,
        call.path["match"],
        call.token,
        after,
        form,
        call.language,
        services.settings.heartbeat,
    )
    # Proxies must pass each part on at once.
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no", "Content-Language": call.language}
    return Reply(200, {"Content-Type": form.media, **headers}, stream=live.CountedStream(parts, count))

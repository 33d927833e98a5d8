"""The abuses that a polite client has to be served beside."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.abuse import floods, polls, slow, streams
from tests.abuse.figures import Outcome
from tests.abuse.polite import PLAYS, PLAYS_ON_ONE_CONNECTION
from tests.abuse.scene import Scene


@dataclass(frozen=True)
class Row:
    """An abuse: returns when it has ended."""

    what: str
    abuse: Callable[[Scene], Coroutine[Any, Any, Outcome]]
    #: The environment of the service, where it isn't the default one.
    environment: Mapping[str, str] = field(default_factory=dict)
    #: What the polite client does meanwhile.
    polite: str = PLAYS


ROWS: dict[str, Row] = {
    "slow": Row("360 clients send headers and bodies a byte a second, or don't read large answers", slow.abuse),
    "streams": Row("5,000 live streams on one match, from four addresses", streams.abuse),
    "polls": Row("2,000 long polls on one match, three times", polls.abuse),
    "capacity": Row(
        "idle connections from four addresses take all the room of both workers",
        streams.fill,
        streams.CAPACITY,
        PLAYS_ON_ONE_CONNECTION,
    ),
    "crowding": Row("one address opens as many connections as it can", streams.crowd_out, streams.CAPACITY),
    "flood": Row("16 connections send as fast as they can, default limits", floods.default),
    "burst": Row("1,000 requests at once, three times, default limits", floods.burst),
    "flood-requests": Row(
        "a flood against a small limit of requests", floods.against_requests, floods.SMALL["requests"]
    ),
    "flood-matches": Row(
        "a flood against a small limit of new matches", floods.against_matches, floods.SMALL["matches"]
    ),
    "flood-records": Row("a flood against a small limit of records", floods.against_records, floods.SMALL["records"]),
    "flood-open": Row(
        "a flood against a small limit of open matches", floods.against_open_matches, floods.SMALL["open"]
    ),
    "flood-waiting": Row("a flood against a small limit of streams", floods.against_waiting, floods.SMALL["waiting"]),
    "verifies": Row("twelve crafted records are verified at once", floods.verifies),
}

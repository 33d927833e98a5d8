"""A match that tells what a test wants, and a store that counts who reads it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from service.config import Settings
from service.matches.match import RUNNING, Match, MatchHeader, Player, StoredEvent, token_hash, with_header
from service.store.connections import Servers
from service.store.store import NumberedEvent, Store

MATCH = "0123456789abcdefghjk"
CREATOR, ANN, BO = "the creator's", "Ann's", "Bo's"
HEADER = MatchHeader(
    id=MATCH,
    game="island_of_gems",
    rules_version="1",
    options={},
    starts=None,
    listed=False,
    automatic=True,
    created=1_800_000_000_000,
    creator=token_hash(CREATOR),
    secret=b"s" * 32,
    seats=[Player(name="Ann", token=token_hash(ANN)), Player(name="Bo", token=token_hash(BO))],
    status=RUNNING,
)


class WatchedStore(Store):
    """Notes which threads read the story, and lets a test interfere after the feed has read it."""

    def __init__(self, servers: Servers, settings: Settings) -> None:
        super().__init__(servers, settings)
        self.reads: list[str] = []
        self.after_feed_read: Callable[[], None] = lambda: None

    def events_and_match(self, match: str, after: int, limit: int) -> tuple[list[NumberedEvent], Match | None]:
        found = super().events_and_match(match, after, limit)
        reader = threading.current_thread().name
        self.reads.append(reader)
        if reader == "feed":
            self.after_feed_read()
        return found


class Played:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.match = Match(header=HEADER)
        self._before: MatchHeader | None = None

    def tell(self, *told: dict[int, bytes], **header: Any) -> None:
        """Store one event for each argument, which is what only some seats see of it."""
        first = self.match.last_event + 1
        events = tuple(StoredEvent(0, b"%d" % seq, only) for seq, only in enumerate(told, first))
        changed = replace(
            with_header(self.match, **header),
            version=self.match.version + 1,
            last_event=self.match.last_event + len(events),
            events=events,
        )
        assert self._store.write(changed, self._before) is True
        self.match, self._before = changed, changed.header

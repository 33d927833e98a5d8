"""The index of listed matches, by game and status, in slots of its own.

A match is put into the index of its new status before the change and taken out of the old one after it: a reader may
find it twice, but never miss it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from service.matches.match import STATUSES, Match, MatchHeader
from service.store.connections import Connections

#: How long a match may take from its entry in the index to its first write, in seconds.
_ON_ITS_WAY = 60


class Index:
    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, header: MatchHeader, status: str) -> None:
        if header.listed:
            self._connections.call("ZADD", index_key(header.game, status), 0, index_entry(header))

    def remove(self, header: MatchHeader, status: str) -> None:
        if header.listed:
            self._connections.call("ZREM", index_key(header.game, status), index_entry(header))

    def newest(
        self, games: Iterable[str], statuses: Iterable[str], before: str | None, limit: int
    ) -> list[tuple[str, list[str]]]:
        """The newest entries before an entry, each with the keys of the indexes that hold it."""
        keys = [index_key(game, status) for game in games for status in statuses]
        start = f"({before}" if before else "+"
        replies = self._connections.call_all(*(("ZREVRANGEBYLEX", key, start, "-", "LIMIT", 0, limit) for key in keys))
        found: dict[str, list[str]] = {}
        for key, entries in zip(keys, replies, strict=True):
            for entry in entries:
                found.setdefault(entry.decode(), []).append(key)
        return sorted(found.items(), reverse=True)[:limit]

    def remove_stale(self, entry: str, keys: Iterable[str], match: Match | None) -> None:
        for key in keys:
            if _is_stale(key, entry, match):
                self._connections.call("ZREM", key, entry)


def index_entry(header: MatchHeader) -> str:
    """Entries sort by creation, and no two are the same."""
    return f"{header.created:013d}-{header.id}"


def _is_stale(key: str, entry: str, match: Match | None) -> bool:
    """Whether the match is gone or has another status since; one that is just being written is neither."""
    if match is None:
        return int(entry.split("-")[0]) < (time.time() - _ON_ITS_WAY) * 1000
    return STATUSES.index(key.rsplit(":", 1)[1]) < STATUSES.index(match.header.status)


def index_key(game: str, status: str) -> str:
    return f"matches:{game}:{status}"

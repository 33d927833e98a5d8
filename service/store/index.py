"""The index of listed matches: one sorted set per game and status, and for open matches also per number of free seats.

A match gets its new entry before a change and loses the old one after it: a reader may find it twice, but never miss
it. An entry names the version of the match that it was made for. No two changes make the same one, so that removing
an entry late can't take away a newer one, and a reader can tell an entry that was left behind from one whose change
is still being written.

Every command has one key, so that the index can be spread over the slots of a cluster.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import islice
from typing import NamedTuple

import redis

from service.games import GAMES
from service.matches.match import OPEN, Match, MatchHeader
from service.store.connections import Connections

#: How many entries one request looks at, unless there are so many sets that it would send too many commands.
WINDOW = 110
_MOST_COMMANDS = 190
#: How many sets one request removes stale entries from; later ones remove the rest.
_CLEANED_AT_ONCE = 20
#: How long a match may take from its entry in the index to its first write, in seconds.
_ON_ITS_WAY = 60
#: When each entry is due to be checked: its match has expired by then unless it has changed since.
_DUE = "matches:due"
#: How many due entries a new entry checks: more than one, so that they go faster than they come.
_CHECKED_AT_ONCE = 20


class Row(NamedTuple):
    """A match in the index: its place in the order, and its members in each sorted set, by the set's key."""

    entry: str
    members: list[tuple[str, str]]

    @property
    def match(self) -> str:
        return _match_of(self.entry)


class Index:
    def __init__(self, connections: Connections, match_key: Callable[[str], str]) -> None:
        self._connections = connections
        self._match_key = match_key

    def add(self, header: MatchHeader, keep: int) -> list[str]:
        """Add a match that expires after this many seconds. Returns some entries that are due to be checked."""
        key, member, now = _key(header), _member(header), time.time()
        *_, due = self._connections.call_all(
            ("ZADD", key, 0, member),
            ("ZADD", _DUE, now + keep + _ON_ITS_WAY, f"{key} {member}"),
            ("ZRANGEBYSCORE", _DUE, "-inf", now, "LIMIT", 0, _CHECKED_AT_ONCE),
        )
        return [one.decode() for one in due]

    def remove(self, header: MatchHeader) -> None:
        key, member = _key(header), _member(header)
        self._connections.call_all(("ZREM", key, member), ("ZREM", _DUE, f"{key} {member}"))

    def newest(self, keys: list[str], before: str | None) -> tuple[list[Row], bool]:
        """The newest rows before an entry, as many as a request may look at, and whether there are more."""
        start, window = f"({before}" if before else "+", _window(len(keys))
        replies = self._connections.call_all(*(("ZREVRANGEBYLEX", key, start, "-", "LIMIT", 0, window) for key in keys))
        members: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        complete_from = ""
        for key, reply in zip(keys, replies, strict=True):
            for member in map(bytes.decode, reply):
                members[_entry_of(member)].append((key, member))
            if len(reply) == window:
                complete_from = max(complete_from, _entry_of(reply[-1].decode()))
        rows = [Row(*one) for one in sorted(members.items(), reverse=True) if one[0] >= complete_from]
        return rows[:window], bool(complete_from) or len(rows) > window

    def remove_stale(self, read: Iterable[tuple[Row, Match | None]]) -> None:
        """Remove members of matches that are gone or have left for another set: from some sets, with a command each."""
        stale: defaultdict[str, list[str]] = defaultdict(list)
        for row, match in read:
            for key, member in row.members:
                if _is_stale(row.entry, key, member, match):
                    stale[key].append(member)
        if stale:
            with suppress(redis.ResponseError):  # a server that refuses writes still lists
                removed = islice(stale.items(), _CLEANED_AT_ONCE)
                self._connections.call_all(*(("ZREM", key, *members) for key, members in removed))

    def check(self, due: list[str]) -> None:
        """Remove the entries whose matches have expired, and have the others checked when they will have."""
        now = time.time()
        split = [one.split(" ") for one in due]
        left = self._connections.call_all(*(("PTTL", self._match_key(_match_of(member))) for _, member in split))
        stale: defaultdict[str, list[str]] = defaultdict(list)
        later: list[float | str] = []
        for one, (key, member), milliseconds in zip(due, split, left, strict=True):
            if milliseconds == -2:
                stale[key].append(member)
                stale[_DUE].append(one)
            else:
                later += [now + max(milliseconds / 1000, 0) + _ON_ITS_WAY, one]
        commands = [("ZREM", key, *members) for key, members in stale.items()]
        self._connections.call_all(*commands, *([("ZADD", _DUE, "XX", *later)] if later else []))


def index_keys(games: Iterable[str], statuses: Iterable[str], open_seats: int) -> list[str]:
    """The sets that hold all matches of these games and statuses with at least so many free seats, and some others."""
    keys = []
    for game in games:
        for status in statuses:
            if status == OPEN:
                keys += [_open_key(game, free) for free in range(max(open_seats, 1), GAMES[game].seats.stop)]
            if status == OPEN or not open_seats:
                keys.append(_status_key(game, status))
    return keys


def _window(sets: int) -> int:
    """How many entries to look at: each set is read with a command, and so is the match of each entry."""
    return max(1, min(WINDOW, _MOST_COMMANDS - _CLEANED_AT_ONCE - sets))


def index_entry(header: MatchHeader) -> str:
    """Entries sort by creation, and no two matches have the same."""
    return f"{header.created:013d}-{header.id}"


def _key(header: MatchHeader) -> str:
    """The set that holds a match. Version 0.2 had one set for all open matches of a game."""
    if header.status == OPEN and header.indexed:
        return _open_key(header.game, header.free_seats)
    return _status_key(header.game, header.status)


def _open_key(game: str, free: int) -> str:
    return f"matches:{game}:open:{free}"


def _status_key(game: str, status: str) -> str:
    return f"matches:{game}:{status}"


def _member(header: MatchHeader) -> str:
    """Version 0.2 left the version of the match out."""
    entry = index_entry(header)
    return f"{entry}-{header.indexed}" if header.indexed else entry


def _entry_of(member: str) -> str:
    return "-".join(member.split("-", 2)[:2])


def _match_of(member: str) -> str:
    return member.split("-")[1]


def _is_stale(entry: str, key: str, member: str, match: Match | None) -> bool:
    if match is None or index_entry(match.header) != entry:
        return int(entry.split("-")[0]) < (time.time() - _ON_ITS_WAY) * 1000
    made_for = int(member[len(entry) + 1 :] or 0)
    return made_for <= match.version and key != _key(match.header)

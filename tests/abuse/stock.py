"""What Redis holds when the costliest requests are sent: thousands of listed matches, and matches that cost most."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from service.config import Settings
from service.games import GAMES
from service.matches.lobby import create, match_id
from service.matches.match import OPEN, STATUSES, Match, new_token, token_hash
from service.store.servers import servers
from service.store.store import Store, match_key
from tests.abuse.crafted import longest_match, most_conceivable, nearly_over
from tests.abuse.scene import Scene
from tests.trust.played import Played

_LISTED, _EXPIRED = 20_000, 6_000
_DUE = "matches:due"
#: As long as names can be, and of characters that take four bytes.
_NAME = "\N{OCTOPUS}" * 40
#: How long ago matches were created, in seconds: the expired ones are the newest.
_LONG_AGO, _LATELY = 7200, 3600


class Placed(NamedTuple):
    """A match in the store, with the tokens of its seats and of its creator."""

    match: str
    tokens: list[str]
    creator: str
    #: The seat that is asked, and the number of its decision.
    asked: int
    serial: int

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.match}"

    @property
    def token(self) -> str:
        """Of the seat that is asked."""
        return self.tokens[self.asked]


@dataclass
class Stock:
    scene: Scene
    store: Store

    def place(self, played: Played) -> Placed:
        """Store a running match."""
        match, told = played.match, played.told
        tokens, creator = [new_token() for _ in match.header.seats], new_token()
        seats = [
            replace(player, name=_NAME, token=token_hash(token))
            for player, token in zip(match.header.seats, tokens, strict=True)
        ]
        header = replace(match.header, id=_new_id(), listed=False, seats=seats, creator=token_hash(creator), undo=None)
        whole = replace(match, header=header, version=1, events=tuple(told), moves=tuple(played.log))
        self.store.write(replace(whole, position=match.dumped, last_event=len(told)), None)
        return Placed(header.id, tokens, creator, match.asked.seats[0], match.asked.serial)

    def places(self, make: Callable[[], Played], copies: int) -> list[Placed]:
        played = make()
        return [self.place(played) for _ in range(copies)]

    def list_thousands(self) -> str:
        """Matches of each game, status and number of free seats, the newest expired; the cursor of the others."""
        kinds = list(_kinds())
        for number in range(_LISTED):
            self._list(kinds[number % len(kinds)], _LONG_AGO)
        expired = [self._list(kinds[number % len(kinds)], _LATELY) for number in range(_EXPIRED)]
        client = self.scene.redis.client
        for start in range(0, _EXPIRED, 1000):
            client.delete(*map(match_key, expired[start : start + 1000]))
        gone = set(expired)
        due = [member for member in client.zrange(_DUE, 0, -1) if member.decode().split("-")[1] in gone]
        client.zadd(_DUE, dict.fromkeys(due, 1))
        return f"{_ago(_LATELY) - 1000_000:013d}-{'z' * 20}"

    def _list(self, kind: Match, ago: int) -> str:
        header = replace(kind.header, id=_new_id(), created=_ago(ago))
        self.store.write(replace(kind, header=header), None)
        return header.id


def stocked(scene: Scene) -> Stock:
    url = f"redis://127.0.0.1:{scene.redis.port}/0"
    return Stock(scene, Store(servers(url, 10.0), Settings(redis_url=url)))


def _kinds() -> Iterator[Match]:
    """A match for each place in the index."""
    for game, status in product(GAMES.values(), STATUSES):
        seats = game.seats[-1]
        whole = create(
            "", "", game=game, options=game.options(), names=[_NAME] * seats, starts=None, listed=True, automatic=True
        )
        for free in range(1, seats + 1) if status == OPEN else [0]:
            players = [
                replace(player, token=None if seat < free else token_hash(str(seat)))
                for seat, player in enumerate(whole.header.seats)
            ]
            yield replace(whole, header=replace(whole.header, status=status, seats=players))


def _new_id() -> str:
    return match_id(secrets.token_bytes(32))


def _ago(seconds: int) -> int:
    return int((time.time() - seconds) * 1000)


def longest(stock: Stock, game: str, copies: int) -> list[Placed]:
    """Copies of a running match that is as long as one can be, with room for one more undo."""
    return stock.places(lambda: longest_match(game, 2), copies)


def widest(stock: Stock, game: str) -> Placed:
    """The position with the most moves that a player might try."""
    return stock.place(most_conceivable(game))


def last(stock: Stock, game: str) -> Placed:
    """A position just before the end."""
    return stock.place(nearly_over(game))

"""What is hidden from a seat is neither in its page nor in anything that its browser was sent."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from tests.api.served import Served
from tests.long import long
from tests.page.conftest import Visit
from tests.page.visitor import Visitor

FEWEST_MOVES = 25
ID = re.compile(r"\b(?:card|seahorse|chest):\d\d\b")
HIDDEN = {
    "coralia": lambda player: [card["id"] for card in player["hand"]],
    "island_of_gems": lambda player: [card["id"] for card in player["secret_cards"]],
}


def ids(text: str) -> set[str]:
    return set(ID.findall(text))


def known_to(served: Served, path: str, token: str) -> set[str]:
    """The components that the service has ever shown this seat, by the contract."""
    moves = served.get(path, token=token).json["moves"]
    views = [served.get(f"{path}?at={at}", token=token).data.decode() for at in range(moves + 1)]
    story = served.get(f"{path}/events?limit=500", token=token).data.decode()
    return ids("".join([*views, story]))


def hidden_now(served: Served, path: str, tokens: list[str], seat: int, game: str) -> set[str]:
    """What the other seat holds and this one has never been shown."""
    other: Any = json.loads(served.get(path, token=tokens[1 - seat]).data)["view"]["players"][1 - seat]
    return set(HIDDEN[game](other)) - known_to(served, path, tokens[seat])


def seen_by(visitor: Visitor) -> set[str]:
    return ids(visitor.page.content()) | ids("".join(body for body in visitor.bodies if '"tables"' not in body))


@long
@pytest.mark.parametrize("game", HIDDEN)
def test_a_seat_never_gets_what_is_hidden_from_it(visit: Visit, served: Served, game: str) -> None:
    players = [visit(), visit()]
    for player in players:
        player.set(ask="always")
    players[1].join(players[0].create(game, starts="0"))
    players[0].page.wait_for_selector(".table")
    path = f"/v1/matches/{players[0].match}"
    tokens = [player.keys["seats"][str(seat)] for seat, player in enumerate(players)]
    chooser = random.Random(11)
    moves = 0
    # Every match is different: play on until something is hidden, drawing cards wherever possible.
    while moves < FEWEST_MOVES or not any(hidden_now(served, path, tokens, seat, game) for seat in range(2)):
        players[0].until(lambda: any(player.is_asked for player in players))
        asked = next(player for player in players if player.is_asked)
        deck = asked.page.locator('[data-place="deck:seahorse"]')
        if deck.count() and not asked.page.locator("dialog[open]").count():
            asked.touch(deck)
        else:
            asked.move(chooser)
        if asked.page.locator("dialog[open]").count():
            asked.move(chooser)
        moves += 1
    for seat, player in enumerate(players):
        assert seen_by(player) <= known_to(served, path, tokens[seat])
        assert not seen_by(player) & hidden_now(served, path, tokens, seat, game)

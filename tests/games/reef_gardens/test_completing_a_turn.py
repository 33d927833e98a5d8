"""Players pass only if they can't plant, and are never stuck in a turn of planting (G3.1, G3.2, G8.5).

Checked against a search that tries everything, in random matches. A player whom only boats can help is too rare there,
so each turn is also checked with the player made poor. `COMPLETING_MATCHES=1000` plays a thousand matches.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator

from service.engine.records import Move
from service.games.reef_gardens import GAME
from service.games.reef_gardens.components import SHELLS_OF
from service.games.reef_gardens.moves import PlantingOrSurfacing, SendBoat, SendSubmarine
from service.games.reef_gardens.state import EMPTY, NEUTRAL, State
from tests.games.reef_gardens.completing import can_complete, means_of, nursery_of
from tests.games.reef_gardens.laws import (
    law_a_turn_can_be_completed_after_any_boat_or_submarine,
    law_only_a_player_who_can_neither_plant_nor_surface_passes,
)
from tests.games.reef_gardens.positions import answer, legal
from tests.laws.walk import Match, every_options, start, walk

MATCHES = int(os.environ.get("COMPLETING_MATCHES", "15"))
OPTIONS = every_options(GAME)
BOATS, SUBMARINES, PEARLS = (sorted(SHELLS_OF[kind]) for kind in ("boat", "submarine", "pearls"))


def turns(number: int) -> Iterator[State]:
    """The beginnings of all turns of a random match."""
    seats, options = GAME.seats[number % len(GAME.seats)], OPTIONS[number % len(OPTIONS)]
    match = Match(GAME, seats, options, number.to_bytes(32, "big"))
    first = start(match)
    for state in (first.state, *(step.after for step in walk(match, first))):
        if state.pending and isinstance(state.pending[-1], PlantingOrSurfacing):
            yield state


def made_poor(state: State, chooser: random.Random) -> State:
    """The same turn, but the player has no reef, little money, boats, submarines and perhaps pearls.

    Half the time the nursery is also as thin as it can be at the beginning of a turn, or nearly so.
    """
    state = GAME.load(GAME.dump(state))
    state.owners = bytearray(NEUTRAL if owner == state.active else owner for owner in state.owners)
    state.players[state.active].money = chooser.choice([0, 1, 1, 1, 2])
    boats, submarines, pearls = chooser.randrange(4), chooser.randrange(2), chooser.choice([0, 0, 0, 1])
    _hand_out(state, [*BOATS[:boats], *SUBMARINES[:submarines], *PEARLS[:pearls]])
    if chooser.random() < 0.5:
        _thin_out(state, chooser.choice([4, 4, 5, 6]), chooser)
    return state


def _hand_out(state: State, tiles: list[str]) -> None:
    """Give the player these shell tiles, wherever they are, and no others."""
    state.out += state.players[state.active].shells
    state.players[state.active].shells = []
    for pile in (state.out, state.out_unseen, *(player.shells for player in state.players)):
        pile[:] = [tile for tile in pile if tile not in tiles]
    state.fields = [EMPTY if tile in tiles else tile for tile in state.fields]
    state.players[state.active].shells = tiles


def _thin_out(state: State, left: int, chooser: random.Random) -> None:
    corals = [coral for coral in state.nursery if coral]
    gone = chooser.sample(corals, max(len(corals) - left, 0))
    state.nursery = [EMPTY if coral in gone else coral for coral in state.nursery]
    state.out += gone


def poor_turns() -> Iterator[State]:
    for number in range(MATCHES):
        for turn, state in enumerate(turns(number)):
            yield made_poor(state, random.Random(f"{number} {turn}"))


def test_a_player_passes_if_and_only_if_nothing_else_is_possible() -> None:
    checked = 0
    for number in range(MATCHES):
        for state in turns(number):
            law_only_a_player_who_can_neither_plant_nor_surface_passes(state)
            checked += 1
    assert checked > 20 * MATCHES


def test_a_poor_player_passes_if_and_only_if_no_tile_helps() -> None:
    found: Counter[str] = Counter()
    for state in poor_turns():
        law_only_a_player_who_can_neither_plant_nor_surface_passes(state)
        found[_way_out(state)] += 1
    assert min(found[way] for way in ("pass", "money", "pearls", "boat")) > MATCHES, found


def _way_out(state: State) -> str:
    nursery, means = nursery_of(state), means_of(state, state.active)
    if not can_complete(nursery, means):
        return "pass"
    if can_complete(nursery, means._replace(pearls=(), boats=0, submarines=0)):
        return "money"
    return "pearls" if can_complete(nursery, means._replace(boats=0, submarines=0)) else "boat"


def test_a_poor_player_may_send_what_leaves_a_line_they_can_pay_for() -> None:
    for state in poor_turns():
        law_a_turn_can_be_completed_after_any_boat_or_submarine(state)


def test_a_poor_player_who_sent_a_boat_or_submarine_can_always_buy_a_line() -> None:
    sent: Counter[tuple[type[Move], int]] = Counter()
    for index, state in enumerate(poor_turns()):
        chooser, player = random.Random(index), state.players[state.active]
        sends = [move for move in legal(state) if isinstance(move, SendBoat | SendSubmarine)]
        if sends:
            move = chooser.choice(sends)
            sent[type(move), player.means] += 1
            _play_until_a_line_is_bought(answer(state, move).state, chooser)
    assert min(sent[move, means] for move in (SendBoat, SendSubmarine) for means in (1, 2)) > MATCHES, sent


def _play_until_a_line_is_bought(state: State, chooser: random.Random) -> None:
    while not state.line_bought:
        moves = legal(state)
        assert moves, "the player is stuck"
        state = answer(state, chooser.choice(moves)).state

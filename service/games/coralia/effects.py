"""C4 to C9: what dice do on a reef and on the island, chests, turtles, the special die, jellyfish.

An effect that needs an answer asks for it and returns; the answer resumes it. Its question goes on top of those of the
effects that caused it, so it is finished before they resume (C6.6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from service.engine.message import message
from service.engine.records import PointsScored
from service.engine.table import Table
from service.games.coralia.components import (
    CARDS,
    CHESTS,
    COLOURS,
    ISLAND_OCTOPUS_POINTS,
    JELLYFISH_EVERY,
    PILES,
    SYMBOLS,
    TURTLES,
    ChestBonus,
    Colour,
    DieColour,
    PileName,
    Symbol,
    TurtleBonus,
)
from service.games.coralia.events import (
    ChestRecovered,
    DieMovedDown,
    DiePlaced,
    DiePutOnIsland,
    DiverSwam,
    NothingLeft,
    OctopusSettled,
    SeaCardKept,
    SeaCardsDrawn,
    SeaCardsLookedAt,
    SpecialDieRolled,
    StingrayTaken,
    TurtleCopied,
    TurtleTaken,
)
from service.games.coralia.moves import (
    CopyTurtle,
    KeepSeaCard,
    PlaceSpecialDie,
    ReturnSpecialDie,
    SeaCardToKeep,
    SpareChestToTake,
    SpecialDieToPlace,
    TakeSpareChest,
    TurtleToCopy,
)
from service.games.coralia.state import State

_MET_CARDS = {(pile, count): message("met-cards", pile=pile, count=count) for pile in PILES for count in range(4)}
_MET_CHEST = message("met-chest")
_MET_SPECIAL_DIE = message("met-die", die="white")


def score_points(state: State, table: Table, seat: int, points: int, category: str, rule: str) -> None:
    if points == 0:
        return
    player = state.players[seat]
    player.points[category] = player.points.get(category, 0) + points
    table.tell(PointsScored(seat=seat, points=points, category=category, rule=rule, score=player.score))


# C4 What a die does on a reef


def put_on_reef(state: State, table: Table, seat: int, die: DieColour, reef: Colour, space: Symbol) -> None:
    state.reefs[reef].dice[space] = die
    table.tell(DiePlaced(seat=seat, die=die, reef=reef, space=space))
    _ON_SPACE[space](state, table, seat, reef)


def _on_pearl(state: State, table: Table, seat: int, _reef: Colour) -> None:
    """Take 2 pearl cards (C4.1)."""
    draw_cards(state, table, seat, "pearl", 2)


def _on_fish(state: State, table: Table, seat: int, _reef: Colour) -> None:
    """Look at 2 fish cards and keep 1 (C4.2)."""
    look_at_cards(state, table, seat, "fish", 2)


def _on_starfish(state: State, table: Table, seat: int, _reef: Colour) -> None:
    """Look at 3 starfish cards and keep 1 (C4.3)."""
    look_at_cards(state, table, seat, "starfish", 3)


def _on_octopus(state: State, table: Table, seat: int, reef: Colour) -> None:
    """Settle an octopus; those on other reefs pay too (C4.4)."""
    state.players[seat].octopuses -= 1
    state.reefs[reef].octopus = seat
    table.tell(OctopusSettled(seat=seat, reef=reef))
    score_points(state, table, seat, len(state.reefs[reef].dice), "octopus", "C4.4")
    for colour, other in state.reefs.items():
        if colour != reef and other.octopus is not None:
            score_points(state, table, other.octopus, 1, "other_octopus", "C4.4")


def _on_diver(state: State, table: Table, seat: int, reef: Colour) -> None:
    """The diver comes here, and may recover the chest of the reef it leaves (C4.5)."""
    player = state.players[seat]
    came_from, player.diver = player.diver, reef
    table.tell(DiverSwam(seat=seat, reef=reef, came_from=came_from))
    if came_from is not None and "treasure" not in state.reefs[came_from].dice:
        _leave_with_treasure(state, table, seat, came_from)


def _leave_with_treasure(state: State, table: Table, seat: int, reef: Colour) -> None:
    dice = state.reefs[reef].dice
    dice["treasure"] = dice.pop("diver")
    table.tell(DieMovedDown(reef=reef, die=dice["treasure"]))
    recover_chest(state, table, seat, reef)


def _on_turtle(state: State, table: Table, seat: int, reef: Colour) -> None:
    """Take the turtle and its bonus (C4.6)."""
    turtle, state.reefs[reef].turtle = state.reefs[reef].turtle, None
    if turtle is not None:
        state.players[seat].turtles.append(turtle)
        table.tell(TurtleTaken(seat=seat, turtle=TURTLES[turtle], reef=reef))
        carry_out_bonus(state, table, seat, TURTLES[turtle].bonus)


_ON_SPACE: dict[Symbol, Callable[[State, Table, int, Colour], None]] = {
    "turtle": _on_turtle,
    "starfish": _on_starfish,
    "octopus": _on_octopus,
    "fish": _on_fish,
    "pearl": _on_pearl,
    "diver": _on_diver,
}


def draw_cards(state: State, table: Table, seat: int, pile: PileName, count: int) -> None:
    """Take the top cards; a short pile gives what it has (C4.7)."""
    cards = _take_top(state, table, pile, count)
    if cards:
        _keep_drawn(state, table, seat, pile, cards)
    else:
        table.tell(NothingLeft(seat=seat, of=pile))


def look_at_cards(state: State, table: Table, seat: int, pile: PileName, count: int) -> None:
    """Look at the top cards to keep one; a single card is kept without a choice (C4.3)."""
    if len(state.piles[pile].cards) < 2:
        draw_cards(state, table, seat, pile, 1)
        return
    cards = _take_top(state, table, pile, count)
    seen = [CARDS[card] for card in cards]
    table.tell(SeaCardsLookedAt(seat=seat, pile=pile, count=len(cards)), only={seat: {"cards": seen}})
    state.ask(SeaCardToKeep(seats=[seat], pile=pile, cards=cards))


def keep_sea_card(state: State, looked_at: SeaCardToKeep, seat: int, move: KeepSeaCard, table: Table) -> None:
    """Keep one card and return the others; the last one drawn becomes the bottom card (C4.3)."""
    returned = [card for card in looked_at.cards if card != move.card]
    pile = state.piles[looked_at.pile]
    pile.cards[:0] = reversed(returned)
    pile.returned_by[:0] = [seat] * len(returned)
    state.players[seat].hand[looked_at.pile].append(move.card)
    table.tell(
        SeaCardKept(seat=seat, pile=looked_at.pile, returned=len(returned)),
        only={seat: {"card": CARDS[move.card], "cards_returned": [CARDS[card] for card in returned]}},
    )


def _keep_drawn(state: State, table: Table, seat: int, pile: PileName, cards: list[str]) -> None:
    state.players[seat].hand[pile] += cards
    seen = [CARDS[card] for card in cards]
    table.tell(SeaCardsDrawn(seat=seat, pile=pile, count=len(cards)), only={seat: {"cards": seen}})


def _take_top(state: State, table: Table, name: PileName, count: int) -> list[str]:
    pile = state.piles[name]
    cards = table.draw(pile.cards, _MET_CARDS[name, min(count, len(pile.cards))], count)
    del pile.returned_by[len(pile.cards) :]
    return cards


# C5 The island


def put_on_island(state: State, table: Table, seat: int, colour: Colour, symbol: Symbol) -> None:
    state.island[colour] += 1
    table.tell(DiePutOnIsland(seat=seat, die=colour, symbol=symbol))
    owner = state.reefs[colour].octopus
    if owner is not None:
        score_points(state, table, owner, ISLAND_OCTOPUS_POINTS, "island_octopus", "C5.2")
    if owner is None or owner == seat:
        draw_cards(state, table, seat, "island", 1)
    else:
        look_at_cards(state, table, seat, "island", 2)


# C6 Chests


def recover_chest(state: State, table: Table, seat: int, reef: Colour) -> None:
    chest, state.reefs[reef].chest = state.reefs[reef].chest, None
    if chest is not None:
        _reveal_chest(state, table, seat, chest, reef)


def _reveal_chest(state: State, table: Table, seat: int, chest: str, reef: Colour | None) -> None:
    table.turn_over(_MET_CHEST)
    state.players[seat].chests.append(chest)
    table.tell(ChestRecovered(seat=seat, chest=CHESTS[chest], reef=reef))
    carry_out_bonus(state, table, seat, CHESTS[chest].bonus)


def carry_out_bonus(state: State, table: Table, seat: int, bonus: ChestBonus | TurtleBonus) -> None:
    pile = _PILE_OF_BONUS.get(bonus)
    if pile is not None:
        draw_cards(state, table, seat, pile, 1)
    else:
        _BONUSES[bonus](state, table, seat)


def _take_stingray(state: State, table: Table, seat: int) -> None:
    """Take a stingray card, if one is left (C6.1)."""
    if not state.stingrays:
        table.tell(NothingLeft(seat=seat, of="stingray"))
        return
    card = state.stingrays.pop(0)
    state.players[seat].shown.append(card)
    table.tell(StingrayTaken(seat=seat, card=CARDS[card]))


def _score_island_dice(state: State, table: Table, seat: int) -> None:
    """A point for each die on the island (C6.2)."""
    score_points(state, table, seat, state.dice_on_island, "island_dice", "C6.2")


# C7 Turtles


def _ask_for_turtle_to_copy(state: State, _table: Table, seat: int) -> None:
    """Ask which spare turtle to copy; there is always one, because they stay (C7.2)."""
    state.ask(TurtleToCopy(seats=[seat]))


def copy_turtle(state: State, _decision: TurtleToCopy, seat: int, move: CopyTurtle, table: Table) -> None:
    table.tell(TurtleCopied(seat=seat, turtle=TURTLES[move.turtle]))
    carry_out_bonus(state, table, seat, TURTLES[move.turtle].bonus)


def ask_for_spare_chest(state: State, table: Table, seat: int) -> None:
    """Ask for one of the face-down spare chests, if one is left (C7.3)."""
    if state.spare_chests:
        state.ask(SpareChestToTake(seats=[seat]))
    else:
        table.tell(NothingLeft(seat=seat, of="spare_chest"))


def take_spare_chest(state: State, _decision: SpareChestToTake, seat: int, move: TakeSpareChest, table: Table) -> None:
    _reveal_chest(state, table, seat, state.spare_chests.pop(move.chest), None)


# C8 The special die


def _roll_special_die(state: State, table: Table, seat: int) -> None:
    """Roll a white die from the island and ask where it goes (C8.1)."""
    if state.island["white"] == 0:
        table.tell(NothingLeft(seat=seat, of="special_die"))
        return
    state.island["white"] -= 1
    symbol = table.roll(SYMBOLS, _MET_SPECIAL_DIE)
    fits = any(state.can_take(reef, symbol, seat) for reef in COLOURS)
    table.tell(SpecialDieRolled(seat=seat, symbol=symbol, fits=fits))
    if fits:
        state.ask(SpecialDieToPlace(seats=[seat], symbol=symbol))
    else:
        _put_special_die_back(state, table, seat, symbol)


def place_special_die(state: State, rolled: SpecialDieToPlace, seat: int, move: PlaceSpecialDie, table: Table) -> None:
    put_on_reef(state, table, seat, "white", move.reef, rolled.symbol)


def return_special_die(
    state: State, rolled: SpecialDieToPlace, seat: int, _move: ReturnSpecialDie, table: Table
) -> None:
    _put_special_die_back(state, table, seat, rolled.symbol)


def _put_special_die_back(state: State, table: Table, seat: int, symbol: Symbol) -> None:
    """Return it to the island for an island card; a white die has no reef whose octopus could pay (C8.2)."""
    state.island["white"] += 1
    table.tell(DiePutOnIsland(seat=seat, die="white", symbol=symbol))
    draw_cards(state, table, seat, "island", 1)


# C9 Jellyfish


def swim_to_jellyfish(
    state: State, table: Table, seat: int, category: Literal["jellyfish", "starfish"] = "jellyfish"
) -> None:
    to_the_next = JELLYFISH_EVERY - state.players[seat].score % JELLYFISH_EVERY
    score_points(state, table, seat, to_the_next, category, "C9.1")


_PILE_OF_BONUS: dict[ChestBonus | TurtleBonus, PileName] = {
    "fish_card": "fish",
    "pearl_card": "pearl",
    "starfish_card": "starfish",
    "island_card": "island",
}
_BONUSES: dict[ChestBonus | TurtleBonus, Callable[[State, Table, int], None]] = {
    "stingray": _take_stingray,
    "island_dice": _score_island_dice,
    "special_die": _roll_special_die,
    "jellyfish": swim_to_jellyfish,
    "copy_turtle": _ask_for_turtle_to_copy,
    "spare_chest": ask_for_spare_chest,
}

"""C10.1 Starfish cards, after the last turn."""

from __future__ import annotations

from collections.abc import Callable

from service.engine.message import Name, message
from service.engine.records import Move
from service.engine.table import Table
from service.games.coralia.components import (
    CARDS,
    KEPT_FOR_SCORING,
    PILES,
    POINTS_PER_CHEST,
    POINTS_PER_TURTLE,
    STARFISH,
    CardFace,
    SeaCard,
)
from service.games.coralia.effects import (
    ask_for_spare_chest,
    draw_cards,
    recover_chest,
    score_points,
    swim_to_jellyfish,
)
from service.games.coralia.events import (
    DrawingStopped,
    RecoveringStopped,
    StarfishCarriedOut,
    StarfishRevealed,
    StarfishSetAside,
)
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    DrawLeftoverCard,
    LeftoverCardToDraw,
    RecoverChest,
    SetStarfishAside,
    StarfishToCarryOut,
    StopDrawing,
    StopRecovering,
)
from service.games.coralia.state import State


def end_turns(state: State) -> None:
    """Ask every player for their starfish cards; the starting player's question goes on top."""
    for seat in reversed(state.seats_from(state.starts)):
        state.ask(StarfishToCarryOut(seats=[seat]))


def reveal_starfish(state: State, table: Table, seat: int) -> None:
    """Reveal all starfish cards in the hand. Called again for those gained while carrying out others."""
    player = state.players[seat]
    if player.hand["starfish"] or player.hand["island"]:
        table.turn_over(message("met-starfish-cards", who=Name(seat)))
    revealed = [card for card in player.hidden if card in STARFISH]
    if not revealed:
        return
    for cards in player.hand.values():
        cards[:] = [card for card in cards if card not in STARFISH]
    player.shown += [card for card in revealed if CARDS[card].face in KEPT_FOR_SCORING]
    player.to_carry_out += [card for card in revealed if CARDS[card].face not in KEPT_FOR_SCORING]
    table.tell(StarfishRevealed(seat=seat, cards=[CARDS[card] for card in revealed]))


def carry_out_starfish(
    state: State, _decision: StarfishToCarryOut, seat: int, move: CarryOutStarfish, table: Table
) -> None:
    _lay_down(state, seat, move.card)
    table.tell(StarfishCarriedOut(seat=seat, card=CARDS[move.card]))
    _CARRY_OUT[CARDS[move.card].face](state, table, seat, CARDS[move.card])


def set_starfish_aside(
    state: State, _decision: StarfishToCarryOut, seat: int, move: SetStarfishAside, table: Table
) -> None:
    """Decline the chests or cards that this card brings."""
    _lay_down(state, seat, move.card)
    table.tell(StarfishSetAside(seat=seat, card=CARDS[move.card]))


def _lay_down(state: State, seat: int, card: str) -> None:
    """The question for the next card waits below whatever this one causes."""
    state.ask(StarfishToCarryOut(seats=[seat]))
    state.players[seat].to_carry_out.remove(card)
    state.players[seat].shown.append(card)


def _score_island_dice(state: State, table: Table, seat: int, _card: SeaCard) -> None:
    score_points(state, table, seat, state.dice_on_island, "starfish", "C10.1")


def _score_turtles(state: State, table: Table, seat: int, _card: SeaCard) -> None:
    turtles = len(state.players[seat].turtles)
    score_points(state, table, seat, POINTS_PER_TURTLE * turtles, "starfish", "C10.1")


def _score_chests(state: State, table: Table, seat: int, _card: SeaCard) -> None:
    chests = len(state.players[seat].chests)
    score_points(state, table, seat, POINTS_PER_CHEST * chests, "starfish", "C10.1")


def _jellyfish(state: State, table: Table, seat: int, _card: SeaCard) -> None:
    swim_to_jellyfish(state, table, seat, "starfish")


def _spare_chest(state: State, table: Table, seat: int, _card: SeaCard) -> None:
    ask_for_spare_chest(state, table, seat)


def _two_reefs(state: State, _table: Table, seat: int, card: SeaCard) -> None:
    state.ask(ChestToRecover(seats=[seat], reefs=card.pair))


def recover_reef_chest(state: State, card: ChestToRecover, seat: int, move: RecoverChest, table: Table) -> None:
    """The question for the other chest waits below whatever this one causes."""
    state.ask(ChestToRecover(seats=[seat], reefs=card.reefs, may_stop=True))
    recover_chest(state, table, seat, move.reef)


def stop_recovering(state: State, card: ChestToRecover, seat: int, _move: StopRecovering, table: Table) -> None:
    table.tell(RecoveringStopped(seat=seat, reef=state.chests_on(card.reefs)[0]))


def _leftover_dice(state: State, _table: Table, seat: int, card: SeaCard) -> None:
    dice = state.leftover_dice(card.pair)
    if dice > 0:
        state.ask(LeftoverCardToDraw(seats=[seat], dice=dice, piles=list(PILES)))


def draw_leftover_card(state: State, card: LeftoverCardToDraw, seat: int, move: DrawLeftoverCard, table: Table) -> None:
    draw_cards(state, table, seat, move.pile, 1)
    piles = [pile for pile in card.piles if pile != move.pile]
    if card.dice > 1:
        state.ask(LeftoverCardToDraw(seats=[seat], dice=card.dice - 1, piles=piles, may_stop=True))


def stop_drawing(_state: State, _card: LeftoverCardToDraw, seat: int, _move: StopDrawing, table: Table) -> None:
    table.tell(DrawingStopped(seat=seat))


_CARRY_OUT: dict[CardFace, Callable[[State, Table, int, SeaCard], None]] = {
    "points_per_island_die": _score_island_dice,
    "points_per_turtle": _score_turtles,
    "points_per_chest": _score_chests,
    "jellyfish": _jellyfish,
    "spare_chest": _spare_chest,
    "two_reefs": _two_reefs,
    "leftover": _leftover_dice,
}


def gives_up(state: State, _seat: int, move: Move) -> bool:
    """Whether a move declines a chest or a card that is still available."""
    if isinstance(move, SetStarfishAside):
        card = CARDS[move.card]
        return _BRINGS_SOMETHING[card.face](state, card)
    return isinstance(move, StopRecovering | StopDrawing)


_BRINGS_SOMETHING: dict[CardFace, Callable[[State, SeaCard], bool]] = {
    "spare_chest": lambda state, _card: bool(state.spare_chests),
    "two_reefs": lambda state, card: bool(state.chests_on(card.pair)),
    "leftover": lambda state, card: state.leftover_dice(card.pair) > 0 and any(p.cards for p in state.piles.values()),
}

"""Shell tiles (G8)."""

from __future__ import annotations

from service.engine.message import Message, message
from service.engine.records import Refusal, Ruling
from service.engine.table import Table
from service.games.reef_gardens.components import (
    CORALS,
    KIND,
    LARGEST_TURTLE_REEF,
    LETTER_OF,
    MOST_MONEY,
    SHELLS,
    CoralKind,
    Shell,
    ShellKind,
)
from service.games.reef_gardens.events import (
    AlgaeUsed,
    BoatSent,
    CoralCovered,
    OctopusLaid,
    PearlsSpent,
    ReefTakenOver,
    SubmarineSent,
)
from service.games.reef_gardens.moves import (
    LayOctopus,
    PlantWithAlgae,
    SendBoat,
    SendSubmarine,
    SpendPearls,
    TakeOverReef,
)
from service.games.reef_gardens.naming import CORAL, SHELL, field_name, reef_name
from service.games.reef_gardens.nursery import build_and_refill, refill_if_thin
from service.games.reef_gardens.paying import (
    can_afford_line,
    can_afford_line_after_boat,
    can_afford_line_after_submarine,
    cheapest_price,
)
from service.games.reef_gardens.planting import (
    grow,
    growth_refusal,
    off_board_refusal,
    pick_up_coral,
    unplantable_refusal,
)
from service.games.reef_gardens.reefs import cut_reef
from service.games.reef_gardens.state import EMPTY, NEUTRAL, State

# Using a tile before buying the line commits the player to planting: they must still be able to pay for a line.


def _unaffordable_refusal(state: State, seat: int) -> Refusal | None:
    # G3.2
    if state.line_bought or can_afford_line(state, seat):
        return None
    return Ruling("G3.2", "no-line-to-pay", price=cheapest_price(state), means=state.players[seat].means)


def _too_poor_refusal(state: State, seat: int) -> Refusal:
    return Ruling("G8.5", "too-poor-before-line", means=state.players[seat].means)


def _missing_tile_refusal(state: State, seat: int, kind: ShellKind, rule: str) -> Refusal | None:
    if state.players[seat].has(kind):
        return None
    return Refusal(rule, "no-such-tile", tile=kind)


def _take_tile(state: State, seat: int, shell: Shell) -> str:
    shells = state.players[seat].shells
    return shells.pop(next(index for index, tile in enumerate(shells) if SHELLS[tile] == shell))


def _use_up(state: State, seat: int, shell: Shell) -> str:
    """Take the tile out of the game."""
    tile = _take_tile(state, seat, shell)
    state.out.append(tile)
    return tile


# Pearls (G8.3)


def spend_pearls_refusal(state: State, seat: int, move: SpendPearls) -> Refusal | None:
    if Shell("pearls", move.worth) not in map(SHELLS.get, state.players[seat].shells):
        return Refusal("G8.3", "no-such-pearls", worth=move.worth)
    return _unaffordable_refusal(state, seat)


def spend_pearls(state: State, seat: int, move: SpendPearls, table: Table) -> None:
    tile = _use_up(state, seat, Shell("pearls", move.worth))
    player, before = state.players[seat], state.players[seat].money
    player.money = min(before + move.worth, MOST_MONEY)
    table.tell(PearlsSpent(seat=seat, shell=tile, gained=player.money - before, money=player.money))


# Submarine (G8.4)


def send_submarine_refusal(state: State, seat: int, _move: SendSubmarine) -> Refusal | None:
    if missing := _missing_tile_refusal(state, seat, "submarine", "G8.4"):
        return missing
    if not state.stations and not (state.bag and EMPTY in state.nursery):
        return Ruling("G8.4", "submarine-does-nothing")
    if state.line_bought or can_afford_line_after_submarine(state, seat):
        return None
    return _too_poor_refusal(state, seat)


def send_submarine(state: State, seat: int, _move: SendSubmarine, table: Table) -> None:
    table.tell(SubmarineSent(seat=seat, shell=_use_up(state, seat, Shell("submarine"))))
    build_and_refill(state, seat, table)


# Boat (G8.5)


def send_boat_refusal(state: State, seat: int, move: SendBoat) -> Refusal | None:
    if missing := _missing_tile_refusal(state, seat, "boat", "G8.5"):
        return missing
    if move.coral not in state.nursery:
        return Refusal("G8.5", "coral-not-in-nursery", coral=CORAL[move.coral])
    if not state.line_bought and state.corals_in_nursery == 1 and not state.bag:
        return Ruling("G8.5", "boat-takes-last-coral")
    if state.line_bought or can_afford_line_after_boat(state, seat, move.coral):
        return None
    return _too_poor_refusal(state, seat)


def send_boat(state: State, seat: int, move: SendBoat, table: Table) -> None:
    state.nursery[state.nursery.index(move.coral)] = EMPTY
    state.waiting.append(move.coral)
    table.tell(BoatSent(seat=seat, shell=_use_up(state, seat, Shell("boat")), coral=move.coral))
    refill_if_thin(state, seat, table)


# Algae (G8.6)


def plant_with_algae_refusal(state: State, seat: int, move: PlantWithAlgae) -> Refusal | None:
    return (
        _missing_tile_refusal(state, seat, "algae", "G8.6")
        or unplantable_refusal(state, seat, move.coral)
        or uncoverable_refusal(state, KIND[move.coral], move.field)
        or growth_refusal(state, seat, KIND[move.coral], move.field)
    )


def uncoverable_refusal(state: State, kind: CoralKind, field: int) -> Refusal | None:
    if off_board := off_board_refusal(state, field):
        return off_board
    reef = state.reefs[field]
    if state.is_coverable(field):
        if state.kind_at(field) == kind and state.size(reef) > 1:
            return Refusal("G8.6", "algae-need-another-kind", reef=reef_name(state, reef))
        return None
    if reef:
        return Refusal("G8.6", "algae-not-over-diver", reef=reef_name(state, reef))
    return Refusal("G8.6", "algae-not-here", field=field_name(state, field))


def plant_with_algae(state: State, seat: int, move: PlantWithAlgae, table: Table) -> None:
    pick_up_coral(state, seat, move.coral)
    table.tell(AlgaeUsed(seat=seat, shell=_use_up(state, seat, Shell("algae")), field=move.field))
    if covered := state.fields[move.field]:
        state.out.append(covered)
        state.fields[move.field] = EMPTY
        parts = cut_reef(state, move.field)
        table.tell(CoralCovered(seat=seat, coral=covered, field=move.field, parts=parts))
    grow(state, seat, move.coral, move.field, table)


# Octopus (G8.7)


def lay_octopus_refusal(state: State, seat: int, move: LayOctopus) -> Refusal | None:
    return (
        _missing_tile_refusal(state, seat, "octopus", "G8.7")
        or off_board_refusal(state, move.field)
        or _not_free_refusal(state, move.field)
        or _unaffordable_refusal(state, seat)
    )


def _not_free_refusal(state: State, field: int) -> Refusal | None:
    if state.is_free(field):
        return None
    return Refusal("G8.7", "octopus-not-here", field=field_name(state, field), there=_lying_on(state, field))


def _lying_on(state: State, field: int) -> Message:
    content = state.fields[field]
    if content in CORALS:
        return CORAL[content]
    if content in SHELLS:
        return SHELL[content]
    if state.board.ground[field] == "cave":
        return message("piece-cave")
    return message("site", site=LETTER_OF[state.options.board][field])


def lay_octopus(state: State, seat: int, move: LayOctopus, table: Table) -> None:
    tile = _take_tile(state, seat, Shell("octopus"))
    state.fields[move.field] = tile
    table.tell(OctopusLaid(seat=seat, shell=tile, field=move.field))


# Turtle (G8.8)


def take_over_reef_refusal(state: State, seat: int, move: TakeOverReef) -> Refusal | None:
    if missing := _missing_tile_refusal(state, seat, "turtle", "G8.8"):
        return missing
    if not state.exists(move.reef):
        return Refusal("G8.8", "no-such-reef", reef=move.reef)
    if state.owners[move.reef] != NEUTRAL:
        return Refusal("G8.8", "turtle-reef-has-diver", reef=reef_name(state, move.reef))
    if state.size(move.reef) > LARGEST_TURTLE_REEF:
        return Refusal("G8.8", "turtle-reef-too-large", most=LARGEST_TURTLE_REEF, reef=reef_name(state, move.reef))
    if not state.divers(seat):
        return Refusal("G8.8", "no-diver-for-turtle")
    return _unaffordable_refusal(state, seat)


def take_over_reef(state: State, seat: int, move: TakeOverReef, table: Table) -> None:
    tile = _use_up(state, seat, Shell("turtle"))
    state.owners[move.reef] = seat
    size, kind = state.size(move.reef), state.kind_of(move.reef)
    table.tell(ReefTakenOver(seat=seat, shell=tile, reef=move.reef, size=size, kind=kind))

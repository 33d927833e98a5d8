"""Shell tiles (G8)."""

from __future__ import annotations

from service.engine.records import Refusal
from service.engine.table import Table
from service.games.reef_gardens.components import (
    CHEAPEST_LINE_AT_MOST,
    CORALS,
    KIND,
    MOST_MONEY,
    SHELLS,
    TURTLE_REEF_AT_MOST,
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
from service.games.reef_gardens.nursery import build_and_refill, refill_if_thin
from service.games.reef_gardens.planting import (
    grow,
    growth_refusal,
    off_board_refusal,
    take_in_hand,
    unplantable_refusal,
)
from service.games.reef_gardens.reefs import cut_reef
from service.games.reef_gardens.state import EMPTY, NEUTRAL, State
from service.games.reef_gardens.wording import coral_name, counted, place, reef_name, shell_name, site_name

# A tile used before the line is bought commits to planting, so a line must be payable afterwards too.


def _uncommittable_refusal(state: State, seat: int) -> Refusal | None:
    """G3.2"""
    if state.line_bought or state.can_pay_a_line(seat):
        return None
    return Refusal(
        "G3.2",
        f"Shell tiles are used only when planting, and you can't buy a line: the cheapest costs {state.cheapest_line} "
        f"and you have {state.players[seat].means} money, pearls included.",
    )


def _too_poor_refusal(state: State, seat: int) -> Refusal | None:
    """G8.5: after the nursery has changed, the cheapest line may cost 2."""
    means = state.players[seat].means
    if state.line_bought or means >= CHEAPEST_LINE_AT_MOST:
        return None
    return Refusal(
        "G8.5",
        f"Before the line is bought this needs {CHEAPEST_LINE_AT_MOST} money, pearls included, so that you can "
        f"pay a line in any case; you have {means}.",
    )


def _missing_refusal(state: State, seat: int, kind: ShellKind, rule: str) -> Refusal | None:
    if state.players[seat].has(kind):
        return None
    return Refusal(rule, f"You have no {kind} tile.")


def _lay_down(state: State, seat: int, shell: Shell) -> str:
    shells = state.players[seat].shells
    return shells.pop(next(index for index, tile in enumerate(shells) if SHELLS[tile] == shell))


def _use_up(state: State, seat: int, shell: Shell) -> str:
    """The tile leaves the game."""
    tile = _lay_down(state, seat, shell)
    state.out.append(tile)
    return tile


# Pearls (G8.3)


def spend_pearls_refusal(state: State, seat: int, move: SpendPearls) -> Refusal | None:
    if not any(SHELLS[tile] == Shell("pearls", move.worth) for tile in state.players[seat].shells):
        return Refusal("G8.3", f"You have no pearls worth {move.worth}.")
    return _uncommittable_refusal(state, seat)


def spend_pearls(state: State, seat: int, move: SpendPearls, table: Table) -> None:
    player, tile = state.players[seat], _use_up(state, seat, Shell("pearls", move.worth))
    player.money = min(player.money + move.worth, MOST_MONEY)
    table.tell(PearlsSpent(seat=seat, shell=tile, money=player.money))


# Submarine (G8.4)


def send_submarine_refusal(state: State, seat: int, _move: SendSubmarine) -> Refusal | None:
    if missing := _missing_refusal(state, seat, "submarine", "G8.4"):
        return missing
    if not state.stations and not (state.bag and EMPTY in state.nursery):
        return Refusal("G8.4", "A submarine would do nothing: no station is left and the nursery can't be refilled.")
    return _too_poor_refusal(state, seat)


def send_submarine(state: State, seat: int, _move: SendSubmarine, table: Table) -> None:
    table.tell(SubmarineSent(seat=seat, shell=_use_up(state, seat, Shell("submarine"))))
    build_and_refill(state, seat, table)


# Boat (G8.5)


def send_boat_refusal(state: State, seat: int, move: SendBoat) -> Refusal | None:
    if missing := _missing_refusal(state, seat, "boat", "G8.5"):
        return missing
    if move.coral not in state.nursery:
        return Refusal("G8.5", f"The {coral_name(move.coral)} ({move.coral}) is not in the nursery.")
    if not state.line_bought and state.corals_in_nursery == 1 and not state.bag:
        return Refusal("G8.5", "The boat would take the last coral, and you have yet to buy a line.")
    return _too_poor_refusal(state, seat)


def send_boat(state: State, seat: int, move: SendBoat, table: Table) -> None:
    state.nursery[state.nursery.index(move.coral)] = EMPTY
    state.waiting.append(move.coral)
    table.tell(BoatSent(seat=seat, shell=_use_up(state, seat, Shell("boat")), coral=move.coral))
    refill_if_thin(state, seat, table)


# Algae (G8.6)


def plant_with_algae_refusal(state: State, seat: int, move: PlantWithAlgae) -> Refusal | None:
    return (
        _missing_refusal(state, seat, "algae", "G8.6")
        or unplantable_refusal(state, seat, move.coral)
        or _uncoverable_refusal(state, KIND[move.coral], move.field)
        or growth_refusal(state, seat, KIND[move.coral], move.field)
    )


def _uncoverable_refusal(state: State, kind: CoralKind, field: int) -> Refusal | None:
    if off_board := off_board_refusal(state, field):
        return off_board
    reef = state.reefs[field]
    if not state.is_coverable(field):
        there = f"{reef_name(state, reef)} has a diver on it" if reef else f"{place(state, field)} is neither"
        return Refusal("G8.6", f"Algae grow on a cave or over a neutral coral; {there}.")
    if state.kind_at(field) == kind and state.size(reef) > 1:
        return Refusal("G8.6", f"Neutral {reef_name(state, reef)} is planted over with another kind only.")
    return None


def plant_with_algae(state: State, seat: int, move: PlantWithAlgae, table: Table) -> None:
    take_in_hand(state, seat, move.coral)
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
        _missing_refusal(state, seat, "octopus", "G8.7")
        or off_board_refusal(state, move.field)
        or _not_free_refusal(state, move.field)
        or _uncommittable_refusal(state, seat)
    )


def _not_free_refusal(state: State, field: int) -> Refusal | None:
    if state.is_free(field):
        return None
    content = state.fields[field]
    if content in CORALS:
        there = f"a {coral_name(content)}"
    elif content in SHELLS:
        there = f"the shell tile {shell_name(content)}"
    else:
        there = "a cave" if state.board.ground[field] == "cave" else site_name(state, field)
    return Refusal("G8.7", f"An octopus lies on a free field; on {place(state, field)} is {there}.")


def lay_octopus(state: State, seat: int, move: LayOctopus, table: Table) -> None:
    tile = _lay_down(state, seat, Shell("octopus"))
    state.fields[move.field] = tile
    table.tell(OctopusLaid(seat=seat, shell=tile, field=move.field))


# Turtle (G8.8)


def take_over_reef_refusal(state: State, seat: int, move: TakeOverReef) -> Refusal | None:
    if missing := _missing_refusal(state, seat, "turtle", "G8.8"):
        return missing
    if not state.exists(move.reef):
        return Refusal("G8.8", f"There is no reef {move.reef}.")
    if state.owners[move.reef] != NEUTRAL:
        return Refusal("G8.8", f"A turtle takes over a neutral reef; {reef_name(state, move.reef)} has a diver on it.")
    if state.size(move.reef) > TURTLE_REEF_AT_MOST:
        at_most = counted(TURTLE_REEF_AT_MOST, "coral")
        return Refusal("G8.8", f"A turtle takes over at most {at_most}, not {reef_name(state, move.reef)}.")
    if not state.divers(seat):
        return Refusal("G8.8", "A turtle needs a diver from your board, and all of yours are on reefs.")
    return _uncommittable_refusal(state, seat)


def take_over_reef(state: State, seat: int, move: TakeOverReef, table: Table) -> None:
    state.owners[move.reef] = seat
    table.tell(ReefTakenOver(seat=seat, shell=_use_up(state, seat, Shell("turtle")), reef=move.reef))

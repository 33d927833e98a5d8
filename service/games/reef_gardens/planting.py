"""Planting (G4)."""

from __future__ import annotations

from service.engine.message import Name
from service.engine.records import Refusal, Ruling
from service.engine.table import Table
from service.games.reef_gardens.components import (
    CORALS,
    DISCARD_POINTS,
    DIVERS,
    KIND,
    LETTER_OF,
    LINES,
    SHELLS,
    SHELLS_OF,
    STATIONS,
    CoralKind,
)
from service.games.reef_gardens.events import (
    CoralDiscarded,
    CoralPlanted,
    CoralStored,
    LineBought,
    ReefsJoined,
    ShellTileTaken,
)
from service.games.reef_gardens.moves import BuyLine, DiscardCoral, PlantCoral, StoreCoral
from service.games.reef_gardens.naming import CORAL, LINE, coral_names, field_name, reef_name
from service.games.reef_gardens.nursery import refill_if_thin
from service.games.reef_gardens.points import score_points
from service.games.reef_gardens.reefs import join_reefs, start_reef
from service.games.reef_gardens.state import EMPTY, NEUTRAL, Anemone, State

# Buying a line


def buy_line_refusal(state: State, seat: int, move: BuyLine) -> Refusal | None:
    # G4.1
    if state.line_bought:
        return Refusal("G4.1", "line-already-bought")
    if state.waiting:
        return Ruling("G8.5", "boat-coral-first", corals=coral_names(state.waiting))
    price, money = state.price(move.line), state.players[seat].money
    if not price:
        return Refusal("G4.1", "line-is-empty", line=LINE[move.line])
    if price > money:
        return Refusal("G4.1", "line-too-dear", line=LINE[move.line], price=price, money=money)
    return None


def buy_line(state: State, seat: int, move: BuyLine, table: Table) -> None:
    corals = state.corals_in(move.line)
    for number in LINES[move.line]:
        state.nursery[number - 1] = EMPTY
    player = state.players[seat]
    player.money -= len(corals)
    state.waiting += corals
    state.line_bought = True
    table.tell(LineBought(seat=seat, line=move.line, corals=corals, money=player.money))
    refill_if_thin(state, seat, table)


# Dealing with a coral (G4.3)


def plant_coral_refusal(state: State, seat: int, move: PlantCoral) -> Refusal | None:
    return (
        unplantable_refusal(state, seat, move.coral)
        or taken_field_refusal(state, move.field)
        or growth_refusal(state, seat, KIND[move.coral], move.field)
    )


def plant_coral(state: State, seat: int, move: PlantCoral, table: Table) -> None:
    pick_up_coral(state, seat, move.coral)
    grow(state, seat, move.coral, move.field, table)


def discard_coral_refusal(state: State, seat: int, move: DiscardCoral) -> Refusal | None:
    return _not_waiting_refusal(state, seat, move.coral)


def discard_coral(state: State, seat: int, move: DiscardCoral, table: Table) -> None:
    state.waiting.remove(move.coral)
    state.out.append(move.coral)
    table.tell(CoralDiscarded(seat=seat, coral=move.coral))
    score_points(state, table, seat, DISCARD_POINTS, "discarded_corals", "G4.3")


def store_coral_refusal(state: State, seat: int, move: StoreCoral) -> Refusal | None:
    # G8.2
    player = state.players[seat]
    if not player.anemones:
        return Refusal("G8.2", "no-anemone")
    if not player.free_anemones:
        held = coral_names([anemone.coral for anemone in player.anemones])
        return Refusal("G8.2", "no-free-anemone", corals=held)
    return _not_waiting_refusal(state, seat, move.coral)


def store_coral(state: State, seat: int, move: StoreCoral, table: Table) -> None:
    anemone = state.players[seat].free_anemones[0]
    state.waiting.remove(move.coral)
    anemone.coral, anemone.stored_in = move.coral, state.turn
    table.tell(CoralStored(seat=seat, coral=move.coral, anemone=anemone.tile))


def _not_waiting_refusal(state: State, seat: int, coral: str) -> Refusal | None:
    if coral in state.waiting:
        return None
    if state.players[seat].anemone_with(coral):
        return Ruling("G4.3", "coral-on-anemone", coral=CORAL[coral])
    return Refusal("G4.3", "coral-not-waiting", coral=CORAL[coral])


def unplantable_refusal(state: State, seat: int, coral: str) -> Refusal | None:
    if coral in state.waiting:
        return None
    anemone = state.players[seat].anemone_with(coral)
    if anemone is None:
        return Refusal("G4.3", "coral-not-yours", coral=CORAL[coral])
    if anemone.stored_in == state.turn:
        return Refusal("G8.2", "coral-stored-this-turn", coral=CORAL[coral])
    if not state.line_bought:
        return Refusal("G8.2", "coral-stored-before-line", coral=CORAL[coral])
    return None


def pick_up_coral(state: State, seat: int, coral: str) -> None:
    anemone = state.players[seat].anemone_with(coral)
    if anemone is None:
        state.waiting.remove(coral)
    else:
        anemone.coral = EMPTY


# Where a coral may grow


def off_board_refusal(state: State, field: int) -> Refusal | None:
    if field < len(state.fields):
        return None
    return Refusal("G1.6", "off-board", board=state.options.board, last=len(state.fields) - 1, field=field)


def taken_field_refusal(state: State, field: int) -> Refusal | None:
    # G4.4
    if off_board := off_board_refusal(state, field):
        return off_board
    if state.is_open(field):
        return None
    content, where = state.fields[field], field_name(state, field)
    if content in CORALS:
        return Refusal("G4.4", "coral-in-the-way", coral=CORAL[content], field=where)
    if content in STATIONS:
        return Refusal("G4.4", "station-in-the-way", field=where)
    if state.board.ground[field] == "site":
        return Refusal("G4.4", "site-in-the-way", field=where, site=LETTER_OF[state.options.board][field])
    return Refusal("G4.4", "cave-in-the-way", field=where)


def growth_refusal(state: State, seat: int, kind: CoralKind, field: int) -> Refusal | None:
    """Checks G4.5 to G4.9 and G4.11, for a field where a coral may lie."""
    touched = state.reefs_touched(kind, field)
    connected = connection_refusal(state, seat, touched) if touched else _start_refusal(state, seat, kind, field)
    return connected or _atoll_refusal(state, kind, field)


def _start_refusal(state: State, seat: int, kind: CoralKind, field: int) -> Refusal | None:
    # G4.5
    if not state.is_beside_station(field):
        return Refusal("G4.5", "nothing-to-grow-on", field=field_name(state, field), kind=kind)
    if not state.divers(seat):
        return Refusal("G4.5", "no-diver-to-start", divers=DIVERS)
    return None


def connection_refusal(state: State, seat: int, touched: set[int]) -> Refusal | None:
    # G4.6 to G4.9
    others = [reef for reef in touched if state.owners[reef] != seat]
    if not others:
        return None
    own = sum(state.size(reef) for reef in touched.difference(others))
    for reef in sorted(others):
        owner = state.owners[reef]
        if owner != NEUTRAL:
            return Refusal("G4.7", "connects-to-another", reef=reef_name(state, reef), who=Name(owner))
        if state.size(reef) > own:
            return _larger_neutral_refusal(state, reef, own)
    return None


def _larger_neutral_refusal(state: State, reef: int, own: int) -> Refusal:
    # G4.9
    if not own:
        return Refusal("G4.9", "neutral-without-own", reef=reef_name(state, reef))
    return Refusal("G4.9", "neutral-too-large", reef=reef_name(state, reef), own=own)


def _atoll_refusal(state: State, kind: CoralKind, field: int) -> Refusal | None:
    # G4.11
    rival = state.atoll_rival(kind, field)
    if rival is None:
        return None
    return Refusal("G4.11", "atoll-rival", kind=kind, field=field_name(state, rival))


# What a planted coral does


def grow(state: State, seat: int, coral: str, field: int, table: Table) -> None:
    """Start or extend a reef (G4.5, G4.6), join others (G4.8, G4.9), take a shell tile (G4.10)."""
    touched = state.reefs_touched(KIND[coral], field)
    own = sorted(reef for reef in touched if state.owners[reef] == seat)
    reef = own[0] if own else start_reef(state, seat)
    shell, state.fields[field] = state.fields[field], coral
    state.reefs[field] = reef
    joined = sorted(touched - {reef})
    join_reefs(state, reef, joined)
    table.tell(CoralPlanted(seat=seat, coral=coral, field=field, reef=reef, started=not own, size=state.size(reef)))
    if joined:
        neutral = [other for other in joined if other not in own]
        size, kind = state.size(reef), KIND[coral]
        table.tell(ReefsJoined(seat=seat, reef=reef, own=own[1:], neutral=neutral, size=size, kind=kind))
    if shell in SHELLS:
        _take_shell_tile(state, seat, shell, table)


def _take_shell_tile(state: State, seat: int, tile: str, table: Table) -> None:
    # G4.10
    player = state.players[seat]
    if tile in SHELLS_OF["sea_anemone"]:
        player.anemones.append(Anemone(tile))
    else:
        player.shells.append(tile)
    table.tell(ShellTileTaken(seat=seat, shell=tile))

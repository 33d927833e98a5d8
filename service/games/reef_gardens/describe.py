"""What a move does, as a sentence for the player."""

from __future__ import annotations

from functools import singledispatch

from service.engine.records import Move
from service.games.reef_gardens import moves
from service.games.reef_gardens.components import (
    DISCARD_POINTS,
    INCOME,
    KIND,
    MOST_MONEY,
    SHELLS,
    STATIONS,
    THIN_NURSERY,
)
from service.games.reef_gardens.nursery import marked_sites
from service.games.reef_gardens.state import State
from service.games.reef_gardens.wording import coral_name, counted, line_name, listed, place, reef_name, shell_name


def describe(state: State, seat: int, move: Move) -> str:
    return _sentence(move, state, seat)


@singledispatch
def _sentence(move: Move, _state: State, _seat: int) -> str:
    raise TypeError(f"no sentence for {move}")


@_sentence.register
def _(_move: moves.PassTurn, _state: State, _seat: int) -> str:
    return "Pass: you have no reef and can't pay any line."


@_sentence.register
def _(move: moves.BuyLine, state: State, _seat: int) -> str:
    corals = state.corals_in(move.line)
    names = listed(f"a {coral_name(coral)}" for coral in corals)
    left = state.corals_in_nursery - len(corals)
    return f"Buy {line_name(move.line)} for {len(corals)} money: {names}.{_thin(state, left)}"


def _thin(state: State, left: int) -> str:
    """G4.2"""
    if left > THIN_NURSERY or not state.bag:
        return ""
    build = "build a station and refill" if state.stations else "refill"
    return f" Then {build} the nursery, where {left or 'none'} would be left."


@_sentence.register
def _(move: moves.PlantCoral, state: State, seat: int) -> str:
    gain = f" You take the {shell_name(tile)}." if (tile := state.fields[move.field]) in SHELLS else ""
    growth = _growth(state, seat, move.coral, move.field)
    return f"Plant the {coral_name(move.coral)} on {place(state, move.field)}: {growth}.{gain}"


def _growth(state: State, seat: int, coral: str, field: int) -> str:
    touched = state.reefs_touched(KIND[coral], field)
    own = sorted(reef for reef in touched if state.owners[reef] == seat)
    if not own:
        return "it starts a reef, with a diver from your board"
    size = 1 + sum(state.size(reef) for reef in touched)
    joined = [f"reef {reef}" for reef in own[1:]] + [f"neutral reef {reef}" for reef in sorted(touched - set(own))]
    with_others = f", joined with {listed(joined)}" if joined else ""
    return f"reef {own[0]} grows to {size} corals{with_others}"


@_sentence.register
def _(move: moves.StoreCoral, _state: State, _seat: int) -> str:
    return f"Store the {coral_name(move.coral)} on a sea anemone for a later turn."


@_sentence.register
def _(move: moves.DiscardCoral, _state: State, _seat: int) -> str:
    return f"Discard the {coral_name(move.coral)} and lose {-DISCARD_POINTS} points."


@_sentence.register
def _(_move: moves.EndTurn, _state: State, _seat: int) -> str:
    return "End your turn."


@_sentence.register
def _(move: moves.BuildStation, state: State, _seat: int) -> str:
    higher, lower = STATIONS[state.to_build]
    return f"Build the station {higher}/{lower} on site {move.site}, {place(state, state.board.sites[move.site])}."


@_sentence.register
def _(move: moves.Surface, state: State, seat: int) -> str:
    points = sum(state.size(reef) + state.clownfish(reef) for reef in move.reefs)
    income = INCOME[state.divers(seat) + len(move.reefs)]
    gained = min(income, MOST_MONEY - state.players[seat].money)
    names = listed(reef_name(state, reef) for reef in move.reefs)
    return f"Surface from {names} for {counted(points, 'point')} and {gained} money."


@_sentence.register
def _(move: moves.SpendPearls, state: State, seat: int) -> str:
    gained = min(move.worth, MOST_MONEY - state.players[seat].money)
    return f"Change pearls worth {move.worth} into {gained} money."


@_sentence.register
def _(_move: moves.SendSubmarine, state: State, _seat: int) -> str:
    sites = listed(marked_sites(state)) if state.stations else ""
    build = f"build a station on {sites.replace(' and ', ' or ')} and refill" if sites else "refill"
    return f"Use a submarine: {build} the nursery."


@_sentence.register
def _(move: moves.SendBoat, state: State, _seat: int) -> str:
    return f"Use a boat to take the {coral_name(move.coral)}.{_thin(state, state.corals_in_nursery - 1)}"


@_sentence.register
def _(move: moves.PlantWithAlgae, state: State, seat: int) -> str:
    covered = state.fields[move.field]
    over = f"over the neutral {coral_name(covered)} on" if covered else "on the cave on"
    growth = _growth(state, seat, move.coral, move.field)
    return f"Use algae to plant the {coral_name(move.coral)} {over} {place(state, move.field)}: {growth}."


@_sentence.register
def _(move: moves.LayOctopus, state: State, _seat: int) -> str:
    return f"Lay an octopus on {place(state, move.field)}."


@_sentence.register
def _(move: moves.TakeOverReef, state: State, _seat: int) -> str:
    return f"Use a turtle: put a diver on {reef_name(state, move.reef)}."

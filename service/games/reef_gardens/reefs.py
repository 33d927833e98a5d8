"""Reefs: connected corals of one kind that carry the same number on their fields."""

from __future__ import annotations

from service.games.reef_gardens.state import NEUTRAL, NO_REEF, State


def start_reef(state: State, owner: int) -> int:
    """Register a new reef and return its number."""
    state.owners.append(owner)
    return len(state.owners) - 1


def join_reefs(state: State, reef: int, others: list[int]) -> None:
    """Make them one reef with the number of the first; divers on the others return to the board."""
    for other in others:
        state.owners[other] = NEUTRAL
        state.reefs = state.reefs.replace(bytes([other]), bytes([reef]))


def cut_reef(state: State, field: int) -> list[int]:
    """Take a field out of its reef and return the numbers of the parts left, the first of which keeps the old one."""
    reef = state.reefs[field]
    state.reefs[field] = NO_REEF
    left = set(state.fields_of(reef))
    parts: list[int] = []
    while left:
        part = _connected(state, min(left), left)
        left -= part
        number = start_reef(state, state.owners[reef]) if parts else reef
        parts.append(number)
        for part_field in part:
            state.reefs[part_field] = number
    return parts


def _connected(state: State, first: int, among: set[int]) -> set[int]:
    part, reached = {first}, [first]
    while reached:
        further = among.intersection(state.board.orthogonal[reached.pop()]) - part
        part |= further
        reached += further
    return part

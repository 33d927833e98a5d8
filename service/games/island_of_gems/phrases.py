"""Phrases that refusals, sentences and panels share: a space, what is on it, a card."""

from __future__ import annotations

from functools import cache

from service.engine.message import Message, Name, message
from service.games.island_of_gems.components import SEAHORSE_CARDS, Space


@cache
def space_at(place: int, printed: Space) -> Message:
    """A space by what is printed there and where it is."""
    island, space = divmod(place, 9)
    return message("space", island=island, space=space, printed=printed.kind, value=printed.value)


@cache
def card_of(card: str, island: int | None) -> Message:
    """A seahorse card as its holder sees it: with the island that it counts; None for a scuba diver (I6.5)."""
    kind, _, points = SEAHORSE_CARDS[card]
    return message(f"card-{kind}") if island is None else message(f"card-{kind}", points=points, island=island)


@cache
def card_in_row(card: str, islands: tuple[int, ...]) -> Message:
    """A card of the open row, with the island that it would count for each seat; none for a scuba diver (I6.5)."""
    kind, _, points = SEAHORSE_CARDS[card]
    if not islands:
        return message(f"row_card-{kind}")
    return message(f"row_card-{kind}", points=points, where=where_counted(islands, (Name(0), Name(1))))


def where_counted(islands: tuple[int, ...], takers: tuple[Name | str, ...]) -> tuple[Message, ...]:
    """The island that a card would count for each taker; the centre is the same for both."""
    if len({*islands}) == 1:
        return (message("counted-for-both", island=islands[0]),)
    return tuple(message("counted-for", island=island, who=who) for island, who in zip(islands, takers, strict=True))


@cache
def pays(card: str, island: int) -> Message:
    """What a shell card pays its holder."""
    kind, _, points = SEAHORSE_CARDS[card]
    return message(f"pays-{kind}", points=points, island=island)


@cache
def occupant(owner: int | None, seat: int) -> Message:
    """What is on a taken space, from a seat's point of view: its own gem, the other player's, or a diamond."""
    if owner is None:
        return message("there-diamond")
    return message("there-own_gem") if owner == seat else message("there-gem", who=Name(owner))

"""What the drawing and the text board say in the same words."""

from __future__ import annotations

import unicodedata

from service.games.island_of_gems.board import NAMES, name_of, place_of
from service.games.island_of_gems.components import GEMS, TIDES
from service.games.island_of_gems.view import GemsCard, GemsSpace, GemsTideCard, GemsView


def initials(names: list[str]) -> list[str]:
    """A letter for each seat, or its number where the letters would not tell the seats apart."""
    letters = [name.strip()[:1].upper() for name in names]
    told_apart = len(set(letters)) == len(letters) and all(_is_plain_letter(letter) for letter in letters)
    return letters if told_apart else [str(seat + 1) for seat in range(len(names))]


def _is_plain_letter(letter: str) -> bool:
    """A letter of one column that is written from left to right."""
    return (
        len(letter) == 1
        and letter.isalpha()
        and unicodedata.bidirectional(letter) == "L"
        and unicodedata.east_asian_width(letter) not in "WF"
    )


def gems_placed(view: GemsView) -> int:
    return sum(GEMS - player.gems_left for player in view.players)


def all_gems_placed(view: GemsView) -> bool:
    return not any(player.gems_left for player in view.players)


def is_over(view: GemsView) -> bool:
    """Only at the end may everybody see all cards."""
    return all_gems_placed(view) and all(player.secret_cards is not None for player in view.players)


def next_seat(view: GemsView) -> int:
    """Whose gem is the next to be placed."""
    if gems_placed(view) < view.turn or not view.turn:
        return view.turn_of
    return 1 - view.turn_of


def turn_words(view: GemsView) -> str:
    if is_over(view):
        return "The match is over"
    return f"Turn {view.turn} of {2 * GEMS}" if view.turn else "Before the first turn"


def next_gem_words(view: GemsView) -> str:
    """Where the next gem goes, and why if it may go anywhere (I3.1, I3.2)."""
    if all_gems_placed(view):
        return "All gems are placed"
    if view.next_gem_on is not None:
        return f"Next gem on the {NAMES[view.next_gem_on]} island"
    if view.sent_to is None:
        return "First gem on any island" + (" that is not flooded" if view.flooded is not None else "")
    why = "flooded" if view.sent_to == view.flooded else "full"
    return f"Next gem anywhere: {NAMES[view.sent_to]} is {why}"


def can_take_next_gem(view: GemsView, island: int) -> bool:
    if all_gems_placed(view) or island == view.flooded:
        return False
    has_room = any(is_open(space) for space in view.islands[island].spaces)
    return has_room if view.next_gem_on is None else island == view.next_gem_on


def is_open(space: GemsSpace) -> bool:
    return space.gem is None and not space.diamond


def gems_on(view: GemsView, island: int, seat: int) -> int:
    return sum(space.gem == seat for space in view.islands[island].spaces)


def island_words(view: GemsView, names: list[str], island: int) -> str:
    tally = ", ".join(f"{names[seat]} {_count(gems_on(view, island, seat), 'gem')}" for seat in range(len(names)))
    flood = ", flooded" if island == view.flooded else ""
    goal = ", the next gem can go here" if can_take_next_gem(view, island) else ""
    return f"The {NAMES[island]} island: {tally}{flood}{goal}"


def space_words(view: GemsView, names: list[str], island: int, space: int) -> str:
    what = view.islands[island].spaces[space]
    printed = {"seahorse": "seahorse", "yellow_shell": "yellow shell", "numbered_shell": f"numbered shell {what.value}"}
    there = "diamond" if what.diamond else "open" if what.gem is None else f"gem of {names[what.gem]}"
    return f"{name_of(place_of(island, space)).capitalize()}: {printed[what.kind]}, {there}"


def card_words(card: GemsCard, names: list[str]) -> str:
    """A card of the row: what it would count for each player."""
    if not card.islands:
        return f"Scuba diver: move a gem now, {_count(card.value, 'point')}"
    each = ", ".join(f"on the {NAMES[island]} island for {names[seat]}" for seat, island in enumerate(card.islands))
    whose = "own gem" if card.kind == "yellow_shell" else "gem of the other player"
    return f"{_colour(card)} shell card: {_count(card.value, 'point')} for each {whose}, {each}"


def held_card_words(card: GemsCard, names: list[str], holder: int) -> str:
    if not card.islands:
        return f"Scuba diver, {_count(card.value, 'point')}"
    counted = names[counted_seat(card, holder)]
    points = _count(card.value, "point")
    return f"{_colour(card)} shell card: {points} for each gem of {counted} on the {NAMES[card.islands[holder]]} island"


def counted_seat(card: GemsCard, holder: int) -> int:
    """A yellow card counts its holder's gems, a white one the other player's (I6.5)."""
    return holder if card.kind == "yellow_shell" else 1 - holder


def _colour(card: GemsCard) -> str:
    return "Yellow" if card.kind == "yellow_shell" else "White"


def tide_words(card: GemsTideCard) -> str:
    return "diamonds" if card.island is None else f"the {NAMES[card.island]} island floods"


def next_tide_words(view: GemsView) -> str:
    """When the next tide card comes (I4.1)."""
    if view.gems_to_tide is None:
        return "No more tide cards"
    if view.gems_to_tide == 0:
        return "Next tide card after this turn"
    return f"Next tide card after {_count(view.gems_to_tide, 'more gem')}"


def tides_words(view: GemsView) -> str:
    return f"Tide {len(view.tides)} of {TIDES}"


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

"""What the drawing and the text board say in the same words."""

from __future__ import annotations

import unicodedata

from service.boards.phrases import Phrases
from service.games.island_of_gems.components import GEMS, TIDES
from service.games.island_of_gems.view import GemsCard, GemsPlayer, GemsSpace, GemsTideCard, GemsView


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


def next_seat(view: GemsView) -> int:
    """Whose gem is the next to be placed."""
    if gems_placed(view) < view.turn or not view.turn:
        return view.turn_of
    return 1 - view.turn_of


def turn_words(say: Phrases, view: GemsView, asked: list[int]) -> str:
    if not asked:
        return say("over")
    return say("turn", turn=view.turn, turns=2 * GEMS) if view.turn else say("turn.none")


def next_gem_words(say: Phrases, view: GemsView) -> str:
    """Where the next gem goes, and why if it may go anywhere (I3.1, I3.2)."""
    if all_gems_placed(view):
        return say("next.none")
    if view.next_gem_on is not None:
        return say("next.on", island=view.next_gem_on)
    if view.sent_to is None:
        return say("next.first" if view.flooded is None else "next.first.flood")
    return say("next.flooded" if view.sent_to == view.flooded else "next.full", island=view.sent_to)


def can_take_next_gem(view: GemsView, island: int) -> bool:
    if all_gems_placed(view) or island == view.flooded:
        return False
    has_room = any(is_open(space) for space in view.islands[island].spaces)
    return has_room if view.next_gem_on is None else island == view.next_gem_on


def is_open(space: GemsSpace) -> bool:
    return space.gem is None and not space.diamond


def gems_on(view: GemsView, island: int, seat: int) -> int:
    return sum(space.gem == seat for space in view.islands[island].spaces)


def island_words(say: Phrases, view: GemsView, names: list[str], island: int) -> str:
    what = [say("island.gems", who=name, n=gems_on(view, island, seat)) for seat, name in enumerate(names)]
    if island == view.flooded:
        what.append(say("island.flooded"))
    if can_take_next_gem(view, island):
        what.append(say("island.next"))
    return say("island", island=island, what=", ".join(what))


def space_words(say: Phrases, view: GemsView, names: list[str], island: int, space: int) -> str:
    what = view.islands[island].spaces[space]
    printed = say(f"printed.{what.kind}", value=what.value)
    return say("space", island=island, space=space, printed=printed, there=_there_words(say, what, names))


def _there_words(say: Phrases, what: GemsSpace, names: list[str]) -> str:
    if what.diamond:
        return say("there.diamond")
    return say("there.open") if what.gem is None else say("there.gem", who=names[what.gem])


def card_words(say: Phrases, card: GemsCard, names: list[str]) -> str:
    """A card of the row: what it would count for each player."""
    each = [say("card.each", island=island, who=names[seat]) for seat, island in enumerate(card.islands)]
    return say(f"card.{card.kind}", kind=card.kind, value=card.value, each=", ".join(each))


def held_card_words(say: Phrases, card: GemsCard, names: list[str], holder: int) -> str:
    if not card.islands:
        return say("held.scuba_diver", value=card.value)
    whose = names[counted_seat(card, holder)]
    return say("held.shell", kind=card.kind, value=card.value, whose=whose, island=card.islands[holder])


def counted_seat(card: GemsCard, holder: int) -> int:
    """A yellow card counts its holder's gems, a white one the other player's (I6.5)."""
    return holder if card.kind == "yellow_shell" else 1 - holder


def holdings(player: GemsPlayer) -> dict[str, int]:
    """What is counted in front of a player, by the keys of its words."""
    standing = player.standing
    return {
        "gems": player.gems_left,
        "diamonds": player.diamonds_left,
        "patterns": standing.patterns,
        "majorities": standing.majorities,
        "yellow": standing.yellow_shells,
        "numbered": standing.numbered_shells,
    }


def holdings_words(say: Phrases, player: GemsPlayer) -> str:
    return ", ".join(say("holding", what=what, n=number) for what, number in holdings(player).items())


def tide_words(say: Phrases, card: GemsTideCard) -> str:
    return say("tide.diamonds") if card.island is None else say("tide.flood", island=card.island)


def next_tide_words(say: Phrases, view: GemsView) -> str:
    """When the next tide card comes (I4.1)."""
    if view.gems_to_tide is None:
        return say("tides.next.none")
    return say("tides.next", n=view.gems_to_tide) if view.gems_to_tide else say("tides.next.now")


def tides_left_words(say: Phrases, view: GemsView) -> str:
    return say("tides.left", next=next_tide_words(say, view), pile=view.tide_pile)


def tides_words(say: Phrases, view: GemsView) -> str:
    return say("tides", n=len(view.tides), tides=TIDES)

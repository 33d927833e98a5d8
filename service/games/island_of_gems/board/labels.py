"""Labels that the drawing and the text board share."""

from __future__ import annotations

import unicodedata

from service.boards.say import Say
from service.engine.message import Message, message
from service.games.island_of_gems.components import GEMS, TIDES
from service.games.island_of_gems.panel import counts
from service.games.island_of_gems.phrases import where_counted
from service.games.island_of_gems.pieces import CARD_OF_KIND
from service.games.island_of_gems.view import (
    IslandOfGemsCard,
    IslandOfGemsPlayer,
    IslandOfGemsSpace,
    IslandOfGemsTideCard,
    IslandOfGemsView,
)


def initials(names: list[str]) -> list[str]:
    """A letter for each seat, or its number if the letters would not tell the seats apart."""
    letters = [name.strip()[:1].upper() for name in names]
    distinct = len(set(letters)) == len(letters) and all(_is_plain_letter(letter) for letter in letters)
    return letters if distinct else [str(seat + 1) for seat in range(len(names))]


def _is_plain_letter(letter: str) -> bool:
    """A left-to-right letter that is one column wide."""
    return (
        len(letter) == 1
        and letter.isalpha()
        and unicodedata.bidirectional(letter) == "L"
        and unicodedata.east_asian_width(letter) not in "WF"
    )


def gems_placed(view: IslandOfGemsView) -> int:
    return sum(GEMS - player.gems_left for player in view.players)


def all_gems_placed(view: IslandOfGemsView) -> bool:
    return not any(player.gems_left for player in view.players)


def next_seat(view: IslandOfGemsView) -> int:
    """The seat that places the next gem."""
    if gems_placed(view) < view.turn or not view.turn:
        return view.turn_of
    return 1 - view.turn_of


def turn_words(say: Say, view: IslandOfGemsView, asked: list[int]) -> str:
    if not asked:
        return say("board-over")
    return say("board-turn", turn=view.turn, turns=2 * GEMS) if view.turn else say("board-turn-none")


def next_gem_words(say: Say, view: IslandOfGemsView) -> str:
    """The island that the next gem goes to, or the reason why it may go anywhere (I3.1, I3.2)."""
    if all_gems_placed(view):
        return say("board-next-none")
    if view.next_gem_on is not None:
        return say("board-next-on", island=view.next_gem_on)
    if view.sent_to is None:
        return say("board-next-first" if view.flooded is None else "board-next-first-flood")
    return say("board-next-flooded" if view.sent_to == view.flooded else "board-next-full", island=view.sent_to)


def can_take_next_gem(view: IslandOfGemsView, island: int) -> bool:
    if all_gems_placed(view) or island == view.flooded:
        return False
    has_room = any(is_open(space) for space in view.islands[island].spaces)
    return has_room if view.next_gem_on is None else island == view.next_gem_on


def is_open(space: IslandOfGemsSpace) -> bool:
    return space.gem is None and not space.diamond


def gems_on(view: IslandOfGemsView, island: int, seat: int) -> int:
    return sum(space.gem == seat for space in view.islands[island].spaces)


def island_heading(say: Say, island: int) -> str:
    return say("board-heading", island=island)


def island_words(say: Say, view: IslandOfGemsView, names: list[str], island: int) -> str:
    what = [say("board-island-gems", who=name, gems=gems_on(view, island, seat)) for seat, name in enumerate(names)]
    if island == view.flooded:
        what.append(say("board-island-flooded"))
    if can_take_next_gem(view, island):
        what.append(say("board-island-next"))
    return say("board-island", island=island, what=", ".join(what))


def space_words(say: Say, view: IslandOfGemsView, names: list[str], island: int, space: int) -> str:
    what = view.islands[island].spaces[space]
    there = _there(what, names)
    return say("board-space", island=island, space=space, printed=what.kind, value=what.value, there=there)


def _there(what: IslandOfGemsSpace, names: list[str]) -> Message:
    if what.diamond:
        return message("there-diamond")
    return message("there-open") if what.gem is None else message("there-gem", who=names[what.gem])


def row_card_words(say: Say, card: IslandOfGemsCard, names: list[str]) -> str:
    """A card of the open row, with what it would pay each player."""
    pays = message(f"pays-{card.kind}", points=card.value)
    if card.islands:
        where = where_counted(tuple(card.islands), tuple(names))
        pays = message(f"would_pay-{card.kind}", points=card.value, where=where)
    return say("board-card", card=_card_name(card), pays=pays)


def held_card_words(say: Say, card: IslandOfGemsCard, names: list[str], holder: int, unseen: bool = False) -> str:
    pays = message("point-count", points=card.value)
    if card.islands:
        whose = names[counted_seat(card, holder)]
        pays = message("board-counts", points=card.value, whose=whose, island=card.islands[holder])
    return say("board-card-unseen" if unseen else "board-card", card=_card_name(card), pays=pays)


def _card_name(card: IslandOfGemsCard) -> Message:
    return message(f"piece-{CARD_OF_KIND[card.kind]}")


def counted_seat(card: IslandOfGemsCard, holder: int) -> int:
    """A yellow card counts its holder's gems, a white one the other player's (I6.5)."""
    return holder if card.kind == "yellow_shell" else 1 - holder


def holdings_words(say: Say, player: IslandOfGemsPlayer) -> str:
    return ", ".join(say("board-holding", what=item.id, number=item.value) for item in counts(player))


def tide_words(say: Say, card: IslandOfGemsTideCard) -> str:
    return say("board-tide-diamond") if card.island is None else say("board-tide-flood", island=card.island)


def next_tide_words(say: Say, view: IslandOfGemsView) -> str:
    """When the next tide card comes (I4.1)."""
    if view.gems_to_tide is None:
        return say("board-tides-next-none")
    return say("board-tides-next", gems=view.gems_to_tide) if view.gems_to_tide else say("board-tides-next-now")


def tides_left_words(say: Say, view: IslandOfGemsView) -> str:
    return say("board-tides-left", next=next_tide_words(say, view), pile=view.tide_pile)


def tides_words(say: Say, view: IslandOfGemsView) -> str:
    return say("board-tides", tide=len(view.tides), tides=TIDES)

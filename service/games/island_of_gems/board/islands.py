"""The nine islands in the sea, with everything on them."""

from __future__ import annotations

from service.boards.drawing import Pen, kept
from service.games.island_of_gems.board import symbols
from service.games.island_of_gems.board.labels import (
    can_take_next_gem,
    gems_on,
    island_heading,
    island_words,
    space_words,
)
from service.games.island_of_gems.board.palette import palette_of, stroked
from service.games.island_of_gems.board.sheet import Sheet
from service.games.island_of_gems.components import SpaceKind
from service.games.island_of_gems.islands import POSITIONS, place_of
from service.games.island_of_gems.pieces import GEM_OF_SEAT
from service.games.island_of_gems.places import ISLANDS, SPACES
from service.games.island_of_gems.view import IslandOfGemsSpace

_SPACE, _GAP, _RIM, _HEADER = 64, 4, 9, 34
_WIDTH = 2 * _RIM + 3 * _SPACE + 2 * _GAP
_HEIGHT = _HEADER + 3 * _SPACE + 2 * _GAP + _RIM
_STRAIT, _SHORE = 13, 12
SEA_WIDTH = 2 * _SHORE + 3 * _WIDTH + 2 * _STRAIT
SEA_HEIGHT = 2 * _SHORE + 3 * _HEIGHT + 2 * _STRAIT


def draw_sea(sheet: Sheet, x: float, y: float) -> None:
    sheet.pen.rect(x, y, SEA_WIDTH, SEA_HEIGHT, rx=22, fill=sheet.theme.water)
    for island in POSITIONS:
        row, column = divmod(island, 3)
        left = x + _SHORE + column * (_WIDTH + _STRAIT)
        _draw_island(sheet, left, y + _SHORE + row * (_HEIGHT + _STRAIT), island)


def _draw_island(sheet: Sheet, x: float, y: float, island: int) -> None:
    with sheet.pen.group(island_words(sheet.say, sheet.view, sheet.names, island), ISLANDS[island], "island"):
        _draw_land(sheet, x, y, island)
        _draw_header(sheet, x, y, island)
        _draw_tally(sheet, x + _WIDTH - 4, y + _HEADER / 2, island)
    for space in POSITIONS:
        row, column = divmod(space, 3)
        left = x + _RIM + column * (_SPACE + _GAP)
        _draw_space(sheet, left, y + _HEADER + row * (_SPACE + _GAP), island, space)
    if island == sheet.view.flooded:
        _draw_flood(sheet.pen, x, y)


def _draw_land(sheet: Sheet, x: float, y: float, island: int) -> None:
    theme = sheet.theme
    fill = theme.deep if island == sheet.view.flooded else theme.sand
    sheet.pen.rect(x, y, _WIDTH, _HEIGHT, rx=16, fill=fill, **stroked(theme.line, 1.5))
    if can_take_next_gem(sheet.view, island):
        dashes = None if sheet.view.next_gem_on == island else "12 8"
        outline = stroked(theme.faint, 5, dashes)
        sheet.pen.rect(x - 1, y - 1, _WIDTH + 2, _HEIGHT + 2, rx=17, fill="none", **outline)


def _draw_header(sheet: Sheet, x: float, y: float, island: int) -> None:
    theme, middle = sheet.theme, y + _HEADER / 2
    if island == sheet.view.flooded:
        symbols.waves(sheet.pen, x + 22, middle, 24, theme.ink)
        sheet.pen.text(x + 38, middle + 7, sheet.say("board-header-flooded"), 20, font_weight=700, fill=theme.ink)
    elif island == sheet.view.next_gem_on and can_take_next_gem(sheet.view, island):
        sheet.pen.rect(x + 7, y + 4, 120, 26, rx=13, fill=theme.faint)
        words = sheet.say("board-header-next")
        sheet.pen.text(x + 67, middle + 7, words, 19, "middle", font_weight=700, fill=theme.ground)
    else:
        sheet.pen.text(x + 11, middle + 7, island_heading(sheet.say, island), 19, fill=theme.on_sand)


def _draw_tally(sheet: Sheet, right: float, y: float, island: int) -> None:
    """Each player's number of gems on the island; a majority is framed (I6.3)."""
    flooded = island == sheet.view.flooded
    counts = [gems_on(sheet.view, island, seat) for seat in range(2)]
    for seat, count in enumerate(counts):
        left = right - 36 * (2 - seat)
        if count > counts[1 - seat]:
            frame = stroked(sheet.theme.seats[seat], 2)
            sheet.pen.rect(left - 2, y - 13, 37, 26, rx=13, fill=sheet.theme.panel, **frame)
        ink = sheet.theme.ink if flooded or count > counts[1 - seat] else sheet.theme.on_sand
        symbols.gem(sheet.pen, left + 9, y, 18, seat)
        sheet.pen.text(left + 25, y + 7, str(count), 20, "middle", font_weight=700, fill=ink)


def _draw_space(sheet: Sheet, x: float, y: float, island: int, space: int) -> None:
    what = sheet.view.islands[island].spaces[space]
    fill = _colour_of_ground(sheet, island, what)
    label = space_words(sheet.say, sheet.view, sheet.names, island, space)
    with sheet.pen.group(label, SPACES[place_of(island, space)], _piece_on(what)):
        _draw_ground(sheet.pen, x, y, fill)
        if what.gem is not None:
            symbols.gem(sheet.pen, x + 28, y + 28, 50, what.gem, sheet.initials[what.gem])
        elif what.diamond:
            symbols.diamond(sheet.pen, x + 28, y + 29, 46)
        else:
            _draw_printed(sheet.pen, x + _SPACE / 2, y + _SPACE / 2, 48, what.kind, what.value, fill)
            return
        _draw_covered(sheet.pen, x + 50, y + 49, what.kind, what.value, fill)


def _piece_on(what: IslandOfGemsSpace) -> str:
    """The kind of the topmost piece."""
    if what.gem is not None:
        return GEM_OF_SEAT[what.gem]
    return "diamond" if what.diamond else what.kind


def _colour_of_ground(sheet: Sheet, island: int, what: IslandOfGemsSpace) -> str:
    if what.kind == "numbered_shell":
        return sheet.palette.pattern
    return sheet.theme.water if island == sheet.view.flooded else sheet.palette.space


@kept
def _draw_ground(pen: Pen, x: float, y: float, fill: str) -> None:
    pen.rect(x, y, _SPACE, _SPACE, rx=9, fill=fill, stroke=palette_of(pen).edge)


def _draw_printed(pen: Pen, x: float, y: float, size: float, kind: SpaceKind, value: int, behind: str) -> None:
    match kind:
        case "numbered_shell":
            symbols.numbered_shell(pen, x, y, size, value)
        case "yellow_shell":
            symbols.yellow_shell(pen, x, y, size)
        case "seahorse":
            symbols.seahorse(pen, x, y, size * 1.1, behind)


@kept
def _draw_covered(pen: Pen, x: float, y: float, kind: SpaceKind, value: int, behind: str) -> None:
    """A small copy of what is printed on a space, next to the piece that covers it."""
    with pen.group(piece=kind):
        pen.circle(x, y, 14, fill=behind)
        if kind == "numbered_shell":
            symbols.number(pen, x, y, 25, value)
        else:
            _draw_printed(pen, x, y, 24, kind, value, behind)


@kept
def _draw_flood(pen: Pen, x: float, y: float) -> None:
    """Waves over the island that leave its spaces clickable."""
    wave = "q8.3-9 16.6 0" + "t16.6 0" * 11
    crests = "".join(f"M{x + 9:.1f} {y + _HEADER + row * (_SPACE + _GAP) - 4:.1f}{wave}" for row in (1, 2, 3))
    pen.path(crests, fill="none", pointer_events="none", **stroked(pen.theme.ink, 3, opacity=0.7))

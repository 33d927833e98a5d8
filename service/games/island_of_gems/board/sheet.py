"""What every part of the table needs to draw itself."""

from __future__ import annotations

from service.boards.drawing import Drawing
from service.boards.seating import Seating
from service.games.island_of_gems.board.labels import initials
from service.games.island_of_gems.board.palette import palette_of
from service.games.island_of_gems.view import IslandOfGemsView


class Sheet:
    """A table being drawn, and the players around it."""

    def __init__(self, pen: Drawing, view: IslandOfGemsView, seating: Seating) -> None:
        self.pen = pen
        self.say = pen.say
        self.theme = pen.theme
        self.palette = palette_of(pen)
        self.view = view
        self.names = seating.names
        self.asked = seating.asked
        self.initials = initials(seating.names)

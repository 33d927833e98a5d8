"""The table of Island of Gems, as its starting player sees it.

What can be pointed at, by `data-ref`; positions are numbers from 0 to 8:

- `space:<island>:<space>`: each of the 81 spaces, with whatever is on it.
- `island:<island>`: each island, by its header and the ground around its spaces.
- `card:<seahorse id>`: a seahorse card that the viewer sees, such as `card:seahorse:07`, in the open row or with the
  player who has it.
- `deck:seahorse`: the seahorse deck, or its place when it is empty.
- `tide:<number>`: a tide card that was revealed, which is its id.
- `player:<seat>`: a player's panel.
"""

from __future__ import annotations

from service.boards.board import Board
from service.games.island_of_gems.board.pictures import picture
from service.games.island_of_gems.board.plain import text
from service.games.island_of_gems.board.table import svg

BOARD = Board(svg=svg, text=text, picture=picture)

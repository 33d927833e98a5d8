"""The table of Island of Gems, as its starting player sees it.

What can be pointed at, by `data-ref`:

- `space:<island>:<space>`: each of the 81 spaces, for the fields `island` and `space` of a gem or a diamond to place,
  and for both ends of a gem's way (`island`, `space` and `to_island`, `to_space`). Both are positions from 0 to 8.
- `card:<seahorse id>`: a card of the open row, such as `card:seahorse:07`, for the field `card`.
- `deck:seahorse`: the seahorse deck, for drawing its unseen top card; there only while it has cards.
"""

from __future__ import annotations

from service.boards.island_of_gems import words_de, words_en
from service.boards.island_of_gems.plain import text
from service.boards.island_of_gems.table import svg

WORDS = {"en": words_en.WORDS, "de": words_de.WORDS}

__all__ = ["WORDS", "svg", "text"]

"""The board of Coralia.

A part of the drawing that a move can name has a `data-ref`:

| move | field | ref |
| --- | --- | --- |
| pick_die | colour | `supply:<colour>` |
| lock_dice | each of dice | `die:<position on the station>` |
| place_die | die | `die:<position on the station>` |
| place_die | to | `space:<colour of the die>:<symbol of the die>` or `island` |
| keep_sea_card, carry_out_starfish | card | `card:<card>` |
| copy_turtle | turtle | `turtle:<turtle>` |
| take_spare_chest | chest | `spare_chest:<chest>` |
| place_special_die | reef | `space:<reef>:<symbol of the special die>` |
| recover_chest | reef | `space:<reef>:treasure` |
| draw_leftover_card | pile | `pile:<pile>` |

Besides there are `reef:<colour>`, `special_die` and `player:<seat>`. Each turtle on a reef and each card that the
viewer sees has its ref, too.
"""

from __future__ import annotations

from itertools import accumulate

from service.boards.company import Company
from service.boards.coralia import words_de, words_en
from service.boards.coralia.beside import DICE, SPARES
from service.boards.coralia.cards import CARDS
from service.boards.coralia.plain import text
from service.boards.coralia.players import HEADER, PLAYERS
from service.boards.coralia.scene import WIDTH, Scene, Section, clean
from service.boards.coralia.sea import SEA
from service.boards.drawing import Drawing, Theme
from service.boards.phrases import Phrases
from service.games.coralia.view import CoraliaView

WORDS = {"en": words_en.WORDS, "de": words_de.WORDS}

__all__ = ["WORDS", "svg", "text"]

_SECTIONS: tuple[Section, ...] = (HEADER, PLAYERS, SEA, DICE, SPARES, CARDS)


def svg(view: CoraliaView, company: Company, say: Phrases, theme: Theme) -> str:
    names = [clean(name) for name in company.names]
    heights = [section.height(view) for section in _SECTIONS]
    title = say("title", round=view.round, rounds=view.rounds)
    drawing = Drawing(WIDTH, sum(heights), title, _scores(view, names), theme, say)
    scene = Scene(drawing, view, names, company.asked)
    with drawing.group(stroke_linecap="round", stroke_linejoin="round"):
        for section, top in zip(_SECTIONS, accumulate(heights, initial=0.0), strict=False):
            section.draw(scene, top)
    return drawing.svg()


def _scores(view: CoraliaView, names: list[str]) -> str:
    return ", ".join(f"{name}: {score}" for name, score in zip(names, view.scores, strict=True))

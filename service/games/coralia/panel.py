"""A player's panel: what they have, as far as the viewer may see it."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import starmap

import msgspec

from service.engine.message import Message, message
from service.engine.records import PanelItem
from service.games.coralia.components import PILES, Colour, PileName, SeaCard, TreasureChest, TurtleTile
from service.games.coralia.pieces import name_of_card
from service.games.coralia.view import CoraliaView


def panel(view: CoraliaView, seat: int) -> list[PanelItem]:
    player = view.players[seat]
    hidden = zip(PILES, msgspec.structs.astuple(player.hidden), strict=True)
    seen = {"hand": player.hand, "to_carry_out": player.to_carry_out, "shown": player.shown}
    return [
        _octopuses(player.octopuses),
        _diver(player.diver),
        *([_tiles("turtles", tuple(player.turtles), "symbol_turtle")] if player.turtles else ()),
        *([_tiles("chests", tuple(player.chests), "chest")] if player.chests else ()),
        *[_hidden(pile, count) for pile, count in hidden if count],
        *[_cards(item, tuple(cards)) for item, cards in seen.items() if cards],
    ]


# Cached, because hardly anything changes from one view to the next.


@cache
def _octopuses(count: int) -> PanelItem:
    return PanelItem("octopuses", count, "octopus")


@cache
def _diver(reef: Colour | None) -> PanelItem:
    where = message("diver-at-home") if reef is None else message("on-the-reef", reef=reef)
    return PanelItem("diver", where, "diver")


@lru_cache(1024)
def _tiles(item: str, tiles: tuple[TurtleTile | TreasureChest, ...], symbol: str) -> PanelItem:
    bonuses = tuple(tile.bonus for tile in tiles)
    return PanelItem(item, message("counted-tiles", count=len(tiles), bonuses=bonuses), symbol)


@cache
def _hidden(pile: PileName, count: int) -> PanelItem:
    return PanelItem(f"{pile}_cards", count, f"pile_{pile}")


@lru_cache(1024)
def _cards(item: str, cards: tuple[SeaCard, ...]) -> PanelItem:
    counts = Counter(name_of_card(card.id) for card in cards)
    return PanelItem(item, message("listed", things=tuple(starmap(_counted, counts.items()))))


def _counted(card: str | Message, count: int) -> Message:
    return message("counted-cards", count=count, card=card)

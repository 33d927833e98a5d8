"""A player's panel: what they have, as far as the viewer may see it.

Its parts are cached, because hardly anything changes from one view to the next.
"""

from __future__ import annotations

from functools import cache, lru_cache

from service.engine.records import PanelItem
from service.games.island_of_gems.components import SeahorseKind
from service.games.island_of_gems.phrases import pays
from service.games.island_of_gems.pieces import CARD_OF_KIND, GEM_OF_SEAT
from service.games.island_of_gems.scoring import IslandOfGemsStanding
from service.games.island_of_gems.view import IslandOfGemsPlayer, IslandOfGemsView


def panel(view: IslandOfGemsView, seat: int) -> list[PanelItem]:
    player = view.players[seat]
    return [*counts(player), *_cards(player)]


def counts(player: IslandOfGemsPlayer) -> list[PanelItem]:
    """Pieces left to place, and what the player has that pays at the end."""
    return _counts(player.seat, player.gems_left, player.diamonds_left, player.standing)


@lru_cache(4096)
def _counts(seat: int, gems: int, diamonds: int, standing: IslandOfGemsStanding) -> list[PanelItem]:
    return [
        PanelItem("gems", gems, GEM_OF_SEAT[seat]),
        PanelItem("diamonds", diamonds, "diamond"),
        PanelItem("patterns", standing.patterns),
        PanelItem("majorities", standing.majorities),
        PanelItem("yellow_shells", standing.yellow_shells, "yellow_shell"),
        PanelItem("numbered_shells", standing.numbered_shells, "numbered_shell"),
    ]


def _cards(player: IslandOfGemsPlayer) -> list[PanelItem]:
    seat = player.seat
    divers = sum(not card.islands for card in player.open_cards)
    items = [_shell_card(card.id, card.kind, card.islands[seat]) for card in player.open_cards if card.islands]
    items += [PanelItem("scuba_divers", divers, "scuba_diver")] if divers else []
    if player.secret_cards is not None:
        return items + [_unseen_card(card.id, card.kind, card.islands[seat]) for card in player.secret_cards]
    unseen = player.secret_card_count
    return items + ([PanelItem("secret_cards", unseen, "seahorse_card")] if unseen else [])


@cache
def _shell_card(card: str, kind: SeahorseKind, island: int) -> PanelItem:
    return PanelItem(CARD_OF_KIND[kind], pays(card, island), CARD_OF_KIND[kind])


@cache
def _unseen_card(card: str, kind: SeahorseKind, island: int) -> PanelItem:
    """A shell card that only its owner has seen."""
    return PanelItem(f"unseen_{CARD_OF_KIND[kind]}", pays(card, island), CARD_OF_KIND[kind])

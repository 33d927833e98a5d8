"""A player's panel: what they have. Everything is public, so all viewers see the same."""

from __future__ import annotations

from functools import lru_cache

from service.engine.message import Message, message
from service.engine.records import PanelItem
from service.games.reef_gardens.components import SHELLS_OF
from service.games.reef_gardens.naming import CORAL
from service.games.reef_gardens.view import ReefGardensShell, ReefGardensView


def panel(view: ReefGardensView, seat: int) -> list[PanelItem]:
    player = view.players[seat]
    return [
        PanelItem("money", player.money, "money"),
        PanelItem("divers", player.divers, "diver"),
        PanelItem("reefs", len(player.reefs)),
        *_shells(tuple(player.shells)),
    ]


@lru_cache(4096)  # tiles rarely change hands
def _shells(shells: tuple[ReefGardensShell, ...]) -> list[PanelItem]:
    """One item for each kind of shell tile that the player has."""
    by_kind = {kind: [shell for shell in shells if shell.kind == kind] for kind in SHELLS_OF}
    return [PanelItem(kind, _amount(held), kind) for kind, held in by_kind.items() if held]


def _amount(held: list[ReefGardensShell]) -> int | Message:
    """The corals on sea anemones, the total worth of fish schools or pearls, or the number of tiles."""
    if held[0].kind == "sea_anemone":
        on_them = tuple(CORAL[shell.holds.coral] for shell in held if shell.holds)
        return message("anemones-hold", count=len(held), corals=on_them) if on_them else len(held)
    return sum(shell.worth for shell in held) or len(held)

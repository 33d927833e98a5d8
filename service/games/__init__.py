"""The games that ship. A game is registered here, and nowhere else."""

from __future__ import annotations

from service.engine.game import Game

_SHIPPED: tuple[Game, ...] = ()

GAMES: dict[str, Game] = {game.name: game for game in _SHIPPED}

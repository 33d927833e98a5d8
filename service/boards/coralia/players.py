"""Who plays, with how many points and what everybody sees of their things."""

from __future__ import annotations

from service.boards.coralia.pieces import badge, letter, lettered_die
from service.boards.coralia.scene import MARGIN, WIDTH, Scene, Section, many, words
from service.boards.coralia.symbols import symbol
from service.boards.drawing import fitted
from service.games.coralia.components import PILES
from service.games.coralia.view import CoraliaPlayer, CoraliaView

_HEADER = 60
_PANEL, _GAP = 126, 10
_WIDE = WIDTH - 2 * MARGIN
_HALF = (_WIDE - _GAP) / 2
_COLUMN = 62


def _draw_header(scene: Scene, top: float) -> None:
    view, theme = scene.view, scene.theme
    scene.drawing.text(MARGIN, top + 38, f"Round {view.round} of {view.rounds}", 26, font_weight=700)
    scene.drawing.text(218, top + 38, f"turn {view.turn} of {view.turns}", 20, fill=theme.faint)
    said = "The match is over" if view.active is None else f"{fitted(scene.names[view.active], 240, 22)} decides"
    scene.drawing.text(WIDTH - MARGIN, top + 38, said, 22, "end", fill=theme.accent, font_weight=600)


def _draw_players(scene: Scene, top: float) -> None:
    players = scene.view.players
    for player in players:
        line, column = divmod(player.seat, 2)
        alone = column == 0 and player.seat == len(players) - 1
        x, y = MARGIN + column * (_HALF + _GAP), top + line * (_PANEL + _GAP)
        _draw_player(scene, player, x, y, _WIDE if alone else _HALF)


def _draw_player(scene: Scene, player: CoraliaPlayer, x: float, y: float, width: float) -> None:
    theme = scene.theme
    active = scene.view.active == player.seat
    edge, thickness = (theme.accent, 4) if active else (theme.line, 1.5)
    with scene.drawing.group(_label(scene, player), f"player:{player.seat}", transform=f"translate({x:g} {y:g})"):
        scene.drawing.rect(1, 1, width - 2, _PANEL - 2, rx=16, fill=theme.panel, stroke=edge, stroke_width=thickness)
        badge(scene, player.seat, 28, 27)
        name = fitted(scene.names[player.seat], width - 134, 22)
        scene.drawing.text(54, 35, name, 22, font_weight=600)
        scene.drawing.text(width - 16, 38, str(player.score), 32, "end", font_weight=700)
        _draw_cards(scene, player)
        _draw_things(scene, player)


def _draw_cards(scene: Scene, player: CoraliaPlayer) -> None:
    for number, pile in enumerate(PILES):
        _draw_count(scene, f"{pile}_cards", getattr(player.hidden, pile), number, 67)
    _draw_count(scene, "face_up", len(player.shown) + len(player.to_carry_out), 4, 67)


def _draw_things(scene: Scene, player: CoraliaPlayer) -> None:
    _draw_count(scene, "turtle", len(player.turtles), 0, 103)
    _draw_count(scene, "treasure", len(player.chests), 1, 103)
    _draw_count(scene, "octopus", player.octopuses, 2, 103)
    symbol(scene.drawing, "diver", 28 + 3 * _COLUMN, 103, 28, scene.theme.faint)
    if player.diver:
        lettered_die(scene, player.diver, letter(player.diver), 62 + 3 * _COLUMN, 103, 35)
    else:
        scene.drawing.text(50 + 3 * _COLUMN, 110, "-", 20, fill=scene.theme.faint)
    if scene.view.starts == player.seat:
        symbol(scene.drawing, "flag", 44 + 4 * _COLUMN, 103, 26, scene.theme.faint)


def _draw_count(scene: Scene, thing: str, count: int, column: int, y: float) -> None:
    theme = scene.theme
    colour = theme.ink if count else theme.faint
    x = 28 + column * _COLUMN
    pile, is_card, _ = thing.partition("_cards")
    if is_card or thing == "face_up":
        symbol(scene.drawing, "card", x, y, 36, colour)
    symbol(
        scene.drawing, "eye" if thing == "face_up" else pile, x, y, 17 if is_card or thing == "face_up" else 28, colour
    )
    scene.drawing.text(x + 18, y + 7, str(count), 20, fill=colour, font_weight=600 if count else 400)


def _label(scene: Scene, player: CoraliaPlayer) -> str:
    hidden = [f"{getattr(player.hidden, pile)} {pile}" for pile in PILES]
    parts = [
        f"{scene.names[player.seat]}: {many(player.score, 'point')}",
        f"face-down cards: {', '.join(hidden)}",
        many(len(player.shown) + len(player.to_carry_out), "face-up card"),
        _listed("turtle", [words(turtle.bonus) for turtle in player.turtles]),
        _listed("chest", [words(chest.bonus) for chest in player.chests]),
        many(player.octopuses, "octopus", "octopuses") + " in hand",
        f"diver on the {player.diver} reef" if player.diver else "diver not placed",
    ]
    return "; ".join([*parts, *(["starts"] if scene.view.starts == player.seat else [])])


def _listed(thing: str, what: list[str]) -> str:
    return many(len(what), thing) + (f" ({', '.join(what)})" if what else "")


def _players_height(view: CoraliaView) -> float:
    return -(-len(view.players) // 2) * (_PANEL + _GAP)


HEADER = Section(lambda _view: _HEADER, _draw_header)
PLAYERS = Section(_players_height, _draw_players)

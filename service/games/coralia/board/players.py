"""The players, with their points and the possessions that everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from service.boards.drawing import Pen, kept
from service.boards.fitting import breadth, fitted
from service.boards.seating import who_decides
from service.games.coralia.board.pieces import badge, letter, lettered_die
from service.games.coralia.board.scene import MARGIN, WIDTH, Scene, Section
from service.games.coralia.board.symbols import symbol
from service.games.coralia.components import PILES, Colour
from service.games.coralia.view import CoraliaPlayer, CoraliaView

_HEADER = 60
_PANEL, _GAP = 126, 10
_WIDE = WIDTH - 2 * MARGIN
_HALF = (_WIDE - _GAP) / 2
_COLUMN = 62


def _draw_header(scene: Scene, top: float) -> None:
    view, say = scene.view, scene.say
    played = say("board-round", round=view.round, rounds=view.rounds)
    turn = say("board-turn", turn=view.turn, turns=view.turns)
    left = MARGIN + 26 * breadth(played, bold=True) + 10
    scene.drawing.text(MARGIN, top + 38, played, 26, font_weight=700)
    scene.drawing.text(left, top + 38, turn, 20, fill=scene.theme.faint)
    decides = _who_decides(scene, WIDTH - MARGIN - left - 20 * breadth(turn))
    scene.drawing.text(WIDTH - MARGIN, top + 38, decides, 22, "end", fill=_colour_of_asked(scene), font_weight=600)


def _who_decides(scene: Scene, width: float) -> str:
    """Names the players who are asked, shortened to fit beside the other words."""
    names = [scene.names[seat] for seat in scene.asked]
    room = width - 22 * breadth(who_decides(scene.say, [""] * len(names)), bold=True)
    if sum(22 * breadth(name, bold=True) for name in names) > room:
        names = [fitted(name, min(240, room / len(names)), 22, bold=True) for name in names]
    return who_decides(scene.say, names)


def _colour_of_asked(scene: Scene) -> str:
    return scene.theme.seats[scene.asked[0]] if len(scene.asked) == 1 else scene.theme.ink


def _draw_players(scene: Scene, top: float) -> None:
    players = scene.view.players
    for player in players:
        line, column = divmod(player.seat, 2)
        alone = column == 0 and player.seat == len(players) - 1
        x, y = MARGIN + column * (_HALF + _GAP), top + line * (_PANEL + _GAP)
        _draw_player(scene, player, x, y, _WIDE if alone else _HALF)


def _draw_player(scene: Scene, player: CoraliaPlayer, x: float, y: float, width: float) -> None:
    theme = scene.theme
    edge, thickness = (theme.seats[player.seat], 4) if player.seat in scene.asked else (theme.line, 1.5)
    with scene.drawing.group(_label(scene, player), f"player:{player.seat}", transform=f"translate({x:g} {y:g})"):
        scene.drawing.rect(1, 1, width - 2, _PANEL - 2, rx=16, fill=theme.panel, stroke=edge, stroke_width=thickness)
        badge(scene.drawing, player.seat, 28, 27)
        name = fitted(scene.names[player.seat], width - 134, 22)
        scene.drawing.text(54, 35, name, 22, font_weight=600)
        scene.drawing.text(width - 16, 38, str(player.score), 32, "end", font_weight=700)
        _draw_cards(scene, player)
        _draw_things(scene, player)


def _draw_cards(scene: Scene, player: CoraliaPlayer) -> None:
    for number, pile in enumerate(PILES):
        _draw_count(scene.drawing, f"{pile}_cards", getattr(player.hidden, pile), number, 67)
    _draw_count(scene.drawing, "face_up", len(player.shown) + len(player.to_carry_out), 4, 67)


def _draw_things(scene: Scene, player: CoraliaPlayer) -> None:
    _draw_count(scene.drawing, "turtle", len(player.turtles), 0, 103)
    _draw_count(scene.drawing, "treasure", len(player.chests), 1, 103)
    _draw_count(scene.drawing, "octopus", player.octopuses, 2, 103)
    _draw_diver(scene.drawing, player.diver, letter(scene.say, player.diver) if player.diver else "-")
    if scene.view.starts == player.seat:
        symbol(scene.drawing, "flag", 44 + 4 * _COLUMN, 103, 26, scene.theme.faint)


@kept
def _draw_diver(pen: Pen, reef: Colour | None, text: str) -> None:
    symbol(pen, "diver", 28 + 3 * _COLUMN, 103, 28, pen.theme.faint)
    if reef:
        lettered_die(pen, reef, text, 62 + 3 * _COLUMN, 103, 35)
    else:
        pen.text(50 + 3 * _COLUMN, 110, text, 20, fill=pen.theme.faint)


@kept
def _draw_count(pen: Pen, thing: str, count: int, column: int, y: float) -> None:
    theme = pen.theme
    colour = theme.ink if count else theme.faint
    x = 28 + column * _COLUMN
    pile, is_card, _ = thing.partition("_cards")
    if is_card or thing == "face_up":
        symbol(pen, "card", x, y, 36, colour)
    symbol(pen, "eye" if thing == "face_up" else pile, x, y, 17 if is_card or thing == "face_up" else 28, colour)
    pen.text(x + 18, y + 7, str(count), 20, fill=colour, font_weight=600 if count else 400)


def _label(scene: Scene, player: CoraliaPlayer) -> str:
    say = scene.say
    hidden = [say("board-player-hidden-pile", count=getattr(player.hidden, pile), pile=pile) for pile in PILES]
    parts = [
        say("board-player-points", who=scene.names[player.seat], points=player.score),
        say("board-player-hidden", cards=", ".join(hidden)),
        say("board-player-shown", count=len(player.shown) + len(player.to_carry_out)),
        _listed(scene, "board-player-turtles", [turtle.bonus for turtle in player.turtles]),
        _listed(scene, "board-player-chests", [chest.bonus for chest in player.chests]),
        say("board-player-octopuses", count=player.octopuses),
        say("board-player-diver", reef=player.diver) if player.diver else say("board-player-diver-home"),
    ]
    return "; ".join([*parts, *([say("board-player-starts")] if scene.view.starts == player.seat else [])])


def _listed(scene: Scene, counted: str, bonuses: Sequence[str]) -> str:
    words = scene.say(counted, count=len(bonuses))
    what = ", ".join(scene.say(f"bonus-{bonus}") for bonus in bonuses)
    return f"{words} ({what})" if what else words


def _players_height(view: CoraliaView) -> float:
    return -(-len(view.players) // 2) * (_PANEL + _GAP)


HEADER = Section(lambda _view: _HEADER, _draw_header)
PLAYERS = Section(_players_height, _draw_players)

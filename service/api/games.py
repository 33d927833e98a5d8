"""The games that can be played."""

from __future__ import annotations

from flask import Blueprint, Response, g

from service.api import causes, game_answers
from service.api.context import ONLY_A_PICTURE, ok
from service.api.language import game_says, language
from service.api.operations import operation
from service.api.problems import ProblemError
from service.api.rulebook import rulebook
from service.api.schemas import PictureQuery
from service.api.show_games import game_shown, game_summary, rules_shown
from service.boards import THEMES, board_of
from service.engine.game import Game
from service.engine.message import message
from service.games import GAMES

routes = Blueprint("games", __name__)

_PICTURE = PictureQuery()


@routes.get("/v1/games")
@operation(
    id="listGames",
    tag="games",
    summary="List the games",
    description="Every game that can be played here.",
    answers={200: game_answers.GameList},
    links={200: {"theGame": ("getGame", {"game": "$response.body#/games/0/id"})}},
)
def list_games() -> Response:
    return ok(game_answers.GameList(games=[game_summary(game, game_says(game.name)) for game in GAMES.values()]))


@routes.get("/v1/games/<game>")
@operation(
    id="getGame",
    tag="games",
    summary="Show a game",
    description="Seats, options with their choices and a proposal for each number of players, categories of points, "
    "every kind of piece with its picture, types of moves, what is in the box, credits.",
    answers={200: game_answers.GameShown},
    problems=(causes.NO_SUCH_GAME,),
    links={
        200: {
            "itsRules": ("getRules", {"game": "$response.body#/id"}),
            "aPiece": ("drawPiece", {"game": "$response.body#/id", "piece": "$response.body#/pieces/0/id"}),
        }
    },
)
def get_game(game: str) -> Response:
    return ok(game_shown(_game(game), game_says(game)))


@routes.get("/v1/games/<game>/rules")
@operation(
    id="getRules",
    tag="games",
    summary="Read a game's rules",
    description="The rules as the service plays them: the goal and a turn in short, then numbered sections. An illegal "
    "move names one of these numbers. Each rule says whether it is from the rule book or a ruling of ours, and why.",
    answers={200: game_answers.RulesShown},
    problems=(causes.NO_SUCH_GAME,),
    links={200: {"theGame": ("getGame", {"game": "$response.body#/game"})}},
)
def get_rules(game: str) -> Response:
    played = _game(game)
    book = rulebook(game, language())
    return ok(rules_shown(played, book), headers={"Content-Language": book.language})


@routes.get("/v1/games/<game>/pieces/<piece>.svg")
@operation(
    id="drawPiece",
    tag="games",
    summary="See a piece",
    description="The picture of a kind of piece, as SVG.",
    query=PictureQuery,
    answers={200: "image/svg+xml"},
    problems=(causes.NO_SUCH_GAME, causes.NO_SUCH_PIECE),
    headers=("Cache-Control",),
    links={200: {"theGame": ("getGame", {"game": "$request.path.game"})}},
)
def draw_piece(game: str, piece: str) -> Response:
    if piece not in _game(game).pieces:
        raise ProblemError(causes.NO_SUCH_PIECE, message("no-such-piece", game=_game(game).title))
    theme = THEMES[_PICTURE.load(g.query)["theme"]]
    headers = {**ONLY_A_PICTURE, "Cache-Control": "public, max-age=3600", "Content-Language": language()}
    drawn = board_of(game).picture(piece, game_says(game), theme)
    return Response(drawn, headers=headers, content_type="image/svg+xml")


def _game(name: str) -> Game:
    if name not in GAMES:
        raise ProblemError(causes.NO_SUCH_GAME, message("games-there-are", games=tuple(GAMES)))
    return GAMES[name]

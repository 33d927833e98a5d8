"""The games that can be played."""

from __future__ import annotations

from service.api import causes, game_answers
from service.api.call import Call
from service.api.headers import PICTURE_HEADERS
from service.api.operations import Routes
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.api.rulebook import rulebook
from service.api.schemas import PictureQuery
from service.api.show_games import game_shown, game_summary, rules_shown
from service.api.words import speech
from service.boards import THEMES, board_of
from service.engine.game import Game
from service.engine.message import message
from service.games import GAMES

routes = Routes()

_PICTURE = PictureQuery()


@routes.get(
    "/v1/games",
    id="listGames",
    tag="games",
    summary="List the games",
    description="Every game that can be played here.",
    answers={200: game_answers.GameList},
    links={200: {"theGame": ("getGame", {"game": "$response.body#/games/0/id"})}},
)
def list_games(call: Call) -> Reply:
    shown = [game_summary(game, speech(game.name, call.language)) for game in GAMES.values()]
    return call.reply(game_answers.GameList(games=shown))


@routes.get(
    "/v1/games/<game>",
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
def get_game(call: Call) -> Reply:
    game = _game(call)
    return call.reply(game_shown(game, speech(game.name, call.language)))


@routes.get(
    "/v1/games/<game>/rules",
    id="getRules",
    tag="games",
    summary="Read a game's rules",
    description="The rules as the service plays them: the goal and a turn in short, then numbered sections. An illegal "
    "move names one of these numbers. Each rule says whether it is from the rule book or a ruling of ours, and why.",
    answers={200: game_answers.RulesShown},
    problems=(causes.NO_SUCH_GAME,),
    links={200: {"theGame": ("getGame", {"game": "$response.body#/game"})}},
)
def get_rules(call: Call) -> Reply:
    game = _game(call)
    book = rulebook(game.name, call.language)
    return call.reply(rules_shown(game, book), headers={"Content-Language": book.language})


@routes.get(
    "/v1/games/<game>/pieces/<piece>.svg",
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
def draw_piece(call: Call) -> Reply:
    game, piece = _game(call), call.path["piece"]
    if piece not in game.pieces:
        raise ProblemError(causes.NO_SUCH_PIECE, message("no-such-piece", game=game.title))
    theme = THEMES[_PICTURE.load(call.query)["theme"]]
    drawn = board_of(game.name).picture(piece, speech(game.name, call.language), theme)
    headers = {
        **PICTURE_HEADERS,
        "Content-Type": "image/svg+xml",
        "Cache-Control": "public, max-age=3600",
        "Content-Language": call.language,
    }
    return Reply(200, headers, drawn.encode())


def _game(call: Call) -> Game:
    game = GAMES.get(call.path["game"])
    if game is None:
        raise ProblemError(causes.NO_SUCH_GAME, message("games-there-are", games=tuple(GAMES)))
    return game

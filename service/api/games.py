"""The games that can be played."""

from __future__ import annotations

from flask import Blueprint, Response, g

from service import causes
from service.api import answers, show
from service.api.context import ok
from service.api.operations import operation
from service.api.problems import ProblemError
from service.api.rulebook import rulebook
from service.api.schemas import RulesQuery
from service.engine.game import Game
from service.games import GAMES

routes = Blueprint("games", __name__)

_RULES = RulesQuery()


@routes.get("/v1/games")
@operation(
    id="listGames",
    tag="games",
    summary="List the games",
    description="Every game that can be played here.",
    answers={200: answers.GameList},
    links={200: {"theGame": ("getGame", {"game": "$response.body#/games/0/game"})}},
)
def list_games() -> Response:
    return ok(answers.GameList(games=[show.game_summary(game) for game in GAMES.values()]))


@routes.get("/v1/games/<game>")
@operation(
    id="getGame",
    tag="games",
    summary="Show a game",
    description="Seats, options with their defaults and schema, move types, what is in the box, credits.",
    answers={200: answers.GameShown},
    problems=(causes.NO_SUCH_GAME,),
    links={200: {"itsRules": ("getRules", {"game": "$response.body#/game"})}},
)
def get_game(game: str) -> Response:
    return ok(show.game_shown(_game(game)))


@routes.get("/v1/games/<game>/rules")
@operation(
    id="getRules",
    tag="games",
    summary="Read a game's rules",
    description="The rules as the service plays them, by numbered section, in English or German. An illegal move names "
    "one of these numbers.",
    query=RulesQuery,
    answers={200: answers.RulesShown},
    problems=(causes.NO_SUCH_GAME,),
    links={200: {"theGame": ("getGame", {"game": "$response.body#/game"})}},
)
def get_rules(game: str) -> Response:
    language = _RULES.load(g.query)["lang"]
    return ok(show.rules_shown(_game(game), language, rulebook(game, language)))


def _game(name: str) -> Game:
    if name not in GAMES:
        raise ProblemError(causes.NO_SUCH_GAME, f"There is {', '.join(GAMES)}.")
    return GAMES[name]

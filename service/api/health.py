"""Whether the service is alive, whether it can serve, and which version it is."""

from __future__ import annotations

from flask import Blueprint, Response

from service.api import answers, causes, game_answers
from service.api.context import ok, use_cases
from service.api.operations import operation
from service.api.show_games import service_version

routes = Blueprint("health", __name__)


@routes.get("/livez")
@operation(
    id="isAlive",
    tag="operation",
    summary="Is the process alive?",
    description="Answers without asking anything else.",
    answers={200: answers.Healthy},
    momentary=True,
    links={200: {"ready": ("isReady", {})}},
)
def is_alive() -> Response:
    return ok(answers.Healthy())


@routes.get("/readyz")
@operation(
    id="isReady",
    tag="operation",
    summary="Can it serve?",
    description="Asks Redis.",
    answers={200: answers.Healthy},
    momentary=True,
    problems=(causes.STORE_UNAVAILABLE,),
    links={200: {"games": ("listGames", {})}},
)
def is_ready() -> Response:
    use_cases().store.ping()
    return ok(answers.Healthy())


@routes.get("/version")
@operation(
    id="getVersion",
    tag="operation",
    summary="Which version is it?",
    description="The version of the service and of its contract, and of the rules of each game.",
    answers={200: game_answers.ServiceVersion},
    links={200: {"contract": ("getContract", {}), "games": ("listGames", {})}},
)
def get_version() -> Response:
    return ok(service_version())

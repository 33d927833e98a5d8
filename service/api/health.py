"""Whether the service is alive, whether it can serve, and which version it is."""

from __future__ import annotations

from service.api import answers, causes, game_answers
from service.api.call import Call
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.show_games import service_version

routes = Routes()


@routes.get(
    "/livez",
    id="isAlive",
    tag="operation",
    summary="Is the process alive?",
    description="Answers without asking anything else.",
    answers={200: answers.Healthy},
    momentary=True,
    links={200: {"ready": ("isReady", {})}},
)
def is_alive(call: Call) -> Reply:
    return call.reply(answers.Healthy())


@routes.get(
    "/readyz",
    id="isReady",
    tag="operation",
    summary="Can it serve?",
    description="Asks Redis.",
    answers={200: answers.Healthy},
    momentary=True,
    problems=(causes.STORE_UNAVAILABLE,),
    links={200: {"games": ("listGames", {})}},
)
def is_ready(call: Call) -> Reply:
    call.services.store.ping()
    return call.reply(answers.Healthy())


@routes.get(
    "/version",
    id="getVersion",
    tag="operation",
    summary="Which version is it?",
    description="The version of the service and of its contract, and of the rules of each game.",
    answers={200: game_answers.ServiceVersion},
    links={200: {"contract": ("getContract", {}), "games": ("listGames", {})}},
)
def get_version(call: Call) -> Reply:
    return call.reply(service_version())

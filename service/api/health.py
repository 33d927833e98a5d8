"""Whether the service is alive, whether it can serve, and which version it is."""

from __future__ import annotations

from service.api import answers, causes, game_answers
from service.api.call import Call
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.show_games import service_version
from service.api.show_readiness import readiness_shown

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
    summary="Can it store a move?",
    description="Writes a small probe, and tells what is promised of moves: whether they are on disk before they are "
    "acknowledged, and on how many replicas. Answers within a second, even while the store hangs.",
    answers={200: answers.Ready},
    momentary=True,
    problems=(causes.STORE_UNAVAILABLE, causes.STORE_REFUSES_WRITES, causes.STORE_NOT_DURABLE),
    links={200: {"games": ("listGames", {})}},
)
def is_ready(call: Call) -> Reply:
    return call.reply(readiness_shown(call.services.readiness.promise(), call.language))


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

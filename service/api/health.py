"""Whether the service is alive, and whether it can serve."""

from __future__ import annotations

from flask import Blueprint, Response

from service import causes
from service.api import answers
from service.api.context import ok, use_cases
from service.api.operations import operation

routes = Blueprint("health", __name__)


@routes.get("/livez")
@operation(
    id="isAlive",
    tag="operation",
    summary="Is the process alive?",
    description="Answers without asking anything else.",
    answers={200: answers.Healthy},
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
    problems=(causes.STORE_UNAVAILABLE,),
    links={200: {"games": ("listGames", {})}},
)
def is_ready() -> Response:
    use_cases().store.ping()
    return ok(answers.Healthy())

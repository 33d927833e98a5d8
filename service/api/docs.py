"""What there is to read: the contract, as a file and in Swagger UI, whose files are served from here; the problems."""

from __future__ import annotations

from importlib import resources

from flask import Blueprint, Response, current_app, send_from_directory

from service.api import causes, problem_answers, show
from service.api.causes import CAUSES
from service.api.context import ok
from service.api.language import service_says
from service.api.operations import operation
from service.api.problems import ProblemError
from service.engine.message import message
from service.words import FALLBACK

routes = Blueprint("docs", __name__)

_SWAGGER = str(resources.files("flask_swagger_ui") / "dist")
_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tidetable: the contract</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
"""
_IN_ENGLISH = {"Content-Language": FALLBACK}
_START = 'SwaggerUIBundle({url: "/openapi.json", dom_id: "#swagger-ui", deepLinking: true, validatorUrl: null});\n'


@routes.get("/openapi.yaml")
@operation(
    id="getContract",
    tag="operation",
    summary="Read the contract as YAML",
    description="This document.",
    answers={200: "application/yaml"},
    links={200: {"games": ("listGames", {})}},
)
def get_contract() -> Response:
    text = current_app.extensions["contract"].document.text
    return Response(text, headers=_IN_ENGLISH, content_type="application/yaml; charset=utf-8")


@routes.get("/openapi.json")
@operation(
    id="getContractAsJson",
    tag="operation",
    summary="Read the contract as JSON",
    description="This document.",
    answers={200: "application/json"},
    links={200: {"games": ("listGames", {})}},
)
def get_contract_as_json() -> Response:
    content = current_app.extensions["contract"].document.json
    return Response(content, headers=_IN_ENGLISH, content_type="application/json")


@routes.get("/problems")
@operation(
    id="listProblems",
    tag="problems",
    summary="List what can go wrong",
    description="Every type of problem, by status.",
    answers={200: problem_answers.ProblemList},
    links={200: {"contract": ("getContract", {})}},
)
def list_problems() -> Response:
    return ok(
        problem_answers.ProblemList(
            problems=[show.problem_explained(cause, service_says()) for cause in CAUSES.values()]
        )
    )


@routes.get("/problems/<problem>")
@operation(
    id="explainProblem",
    tag="problems",
    summary="Read what a problem means",
    description="The `type` of a problem is this address.",
    answers={200: problem_answers.ProblemExplained},
    problems=(causes.NOT_FOUND,),
    links={200: {"all": ("listProblems", {})}},
)
def explain_problem(problem: str) -> Response:
    if problem not in CAUSES:
        raise ProblemError(causes.NOT_FOUND, message("no-such-problem"))
    return ok(show.problem_explained(CAUSES[problem], service_says()))


@routes.get("/docs")
def docs() -> Response:
    return Response(_PAGE, content_type="text/html; charset=utf-8")


@routes.get("/docs/start.js")
def docs_start() -> Response:
    return Response(_START, content_type="text/javascript; charset=utf-8")


@routes.get("/docs/<path:name>")
def docs_file(name: str) -> Response:
    return send_from_directory(_SWAGGER, name, max_age=86400)

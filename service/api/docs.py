"""The contract, and what each problem means."""

from __future__ import annotations

from service.api import causes, problem_answers, show
from service.api.call import Call
from service.api.causes import CAUSES
from service.api.contract.document import contract_json, contract_text
from service.api.operations import Routes
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.engine.message import message
from service.words import FALLBACK

routes = Routes()


@routes.get(
    "/openapi.yaml",
    id="getContract",
    tag="operation",
    summary="Read the contract as YAML",
    description="This document.",
    answers={200: "application/yaml"},
    links={200: {"games": ("listGames", {})}},
)
def get_contract(_call: Call) -> Reply:
    headers = {"Content-Type": "application/yaml; charset=utf-8", "Content-Language": FALLBACK}
    return Reply(200, headers, contract_text().encode())


@routes.get(
    "/openapi.json",
    id="getContractAsJson",
    tag="operation",
    summary="Read the contract as JSON",
    description="This document.",
    answers={200: "application/json"},
    links={200: {"games": ("listGames", {})}},
)
def get_contract_as_json(_call: Call) -> Reply:
    return Reply(200, {"Content-Type": "application/json", "Content-Language": FALLBACK}, contract_json())


@routes.get(
    "/problems",
    id="listProblems",
    tag="problems",
    summary="List what can go wrong",
    description="Every type of problem, by status.",
    answers={200: problem_answers.ProblemList},
    links={200: {"contract": ("getContract", {})}},
)
def list_problems(call: Call) -> Reply:
    shown = [show.problem_explained(cause, call.says) for cause in CAUSES.values()]
    return call.reply(problem_answers.ProblemList(problems=shown))


@routes.get(
    "/problems/<problem>",
    id="explainProblem",
    tag="problems",
    summary="Read what a problem means",
    description="The `type` of a problem is this address.",
    answers={200: problem_answers.ProblemExplained},
    problems=(causes.NOT_FOUND,),
    links={200: {"all": ("listProblems", {})}},
)
def explain_problem(call: Call) -> Reply:
    cause = CAUSES.get(call.path["problem"])
    if cause is None:
        raise ProblemError(causes.NOT_FOUND, message("no-such-problem"))
    return call.reply(show.problem_explained(cause, call.says))

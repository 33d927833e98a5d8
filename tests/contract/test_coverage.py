"""How we count what schemathesis has seen."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from tests.contract.coverage import documented, longest_chain, seen_in

CONTRACT: dict[str, Any] = {
    "paths": {
        "/moves": {"post": {"operationId": "makeMove", "responses": {"200": {}, "422": {}, "default": {}}}},
        "/games": {"get": {"operationId": "listGames", "responses": {"200": {}}}},
    }
}


def request(path: str, parent: str | None = None) -> dict[str, Any]:
    sent = {"value": {"method": "POST" if path == "/moves" else "GET", "path": path}}
    return {**sent, "parent_id": parent, "is_transition_applied": True} if parent else sent


def answer(status: int, body: Any) -> dict[str, Any]:
    content = base64.b64encode(json.dumps(body).encode()).decode()
    return {"response": {"status_code": status, "content": {"$base64": content}}}


def moved(game: str, *, preview: bool) -> dict[str, Any]:
    return answer(200, {"preview": preview, "match": {"game": game}})


def scenario(report: Path, cases: dict[str, Any], interactions: dict[str, Any]) -> Path:
    event = {"ScenarioFinished": {"recorder": {"cases": cases, "interactions": interactions}}}
    report.write_text(f'{{"Initialize": {{}}}}\n{json.dumps(event)}\n')
    return report


def test_default_is_no_response_of_its_own() -> None:
    assert documented(CONTRACT) == {("makeMove", 200), ("makeMove", 422), ("listGames", 200)}


def test_responses_moves_and_chains_are_counted_over_all_reports(tmp_path: Path) -> None:
    one = scenario(
        tmp_path / "one",
        {"a": request("/games"), "b": request("/moves", "a"), "c": request("/moves", "b"), "d": request("/moves")},
        {"a": answer(200, {}), "b": moved("coralia", preview=False), "c": moved("coralia", preview=True), "d": {}},
    )
    two = scenario(tmp_path / "two", {"e": request("/moves")}, {"e": moved("reef_gardens", preview=False)})
    seen = seen_in([one, two], CONTRACT)
    assert seen.responses == {("listGames", 200): 1, ("makeMove", 200): 3}
    assert seen.moves == {"coralia": 1, "reef_gardens": 1}
    assert seen.longest_chain == 2


def test_a_chain_is_as_long_as_its_longest_branch() -> None:
    assert longest_chain({}) == 0
    assert longest_chain({"b": "a", "c": "a", "d": "c", "x": "w", "e": "d"}) == 3

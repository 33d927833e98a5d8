"""What schemathesis has seen of the contract, from its NDJSON reports: a scenario per line, with all its requests."""

from __future__ import annotations

import base64
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Seen:
    #: How often an operation has answered with a status.
    responses: Counter[tuple[str, int]] = field(default_factory=Counter)
    #: How many moves were made, by game.
    moves: Counter[str] = field(default_factory=Counter)
    #: How many requests in a row have followed a link.
    longest_chain: int = 0


def documented(contract: dict[str, Any]) -> set[tuple[str, int]]:
    """Every status that an operation declares, except `default`."""
    return {
        (said["operationId"], int(status))
        for item in contract["paths"].values()
        for said in item.values()
        for status in said["responses"]
        if status != "default"
    }


def seen_in(reports: Iterable[Path], contract: dict[str, Any]) -> Seen:
    names = {
        (method.upper(), path): said["operationId"]
        for path, item in contract["paths"].items()
        for method, said in item.items()
    }
    seen = Seen()
    for scenario in _scenarios(reports):
        cases = scenario.get("cases", {})
        followed = {name: case["parent_id"] for name, case in cases.items() if case.get("is_transition_applied")}
        seen.longest_chain = max(seen.longest_chain, longest_chain(followed))
        for name, interaction in scenario.get("interactions", {}).items():
            sent = cases[name]["value"]
            _count(seen, names.get((sent["method"], sent["path"]), ""), interaction.get("response"))
    return seen


def longest_chain(followed: Mapping[str, str | None]) -> int:
    """The most requests in a row, given each request that follows a link, in order, and the one it follows from."""
    lengths: dict[str | None, int] = {}
    for request, parent in followed.items():
        lengths[request] = lengths.get(parent, 0) + 1
    return max(lengths.values(), default=0)


def _scenarios(reports: Iterable[Path]) -> Iterator[dict[str, Any]]:
    for report in reports:
        with report.open(encoding="utf-8") as lines:
            for line in lines:
                event = json.loads(line)
                if "ScenarioFinished" in event:
                    yield event["ScenarioFinished"]["recorder"]


def _count(seen: Seen, operation: str, response: dict[str, Any] | None) -> None:
    if response is None:
        return
    seen.responses[operation, response["status_code"]] += 1
    if (operation, response["status_code"]) == ("makeMove", 200):
        made = json.loads(base64.b64decode(response["content"]["$base64"]))
        seen.moves[made["match"]["game"]] += not made["preview"]

"""The links of openapi.yaml: each gives what the next request needs, and together they lead through a match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from tests.contract.test_document import DOCUMENT, EVERY_OPERATION, OPERATIONS


class Link(NamedTuple):
    name: str
    source: dict[str, Any]
    answer: dict[str, Any]
    said: dict[str, Any]

    @property
    def target(self) -> dict[str, Any]:
        return OPERATIONS[self.said["operationId"]]

    def value(self, expression: Any) -> Any:
        """The value of a runtime expression, according to the examples of the link's source."""
        match str(expression).partition("#"):
            case "$response.body", _, pointer:
                return _at(pointer, _example(self.answer))
            case "$request.body", _, pointer:
                return _at(pointer, _example(self.source["requestBody"]))
            case text, _, _ if text.startswith("$"):
                pytest.fail(f"{self.name}: {expression}")
        return expression


def links() -> Iterator[Link]:
    for name, said in OPERATIONS.items():
        for answer in said["responses"].values():
            for link, leads in answer.get("links", {}).items():
                yield Link(f"{name}.{link}", said, answer, leads)


ALL_LINKS = list(links())
EVERY_LINK = pytest.mark.parametrize("link", ALL_LINKS, ids=[link.name for link in ALL_LINKS])


@EVERY_OPERATION
def test_an_operation_says_where_its_answer_leads(said: Any) -> None:
    good = [answer for status, answer in said["responses"].items() if status.startswith("2")]
    assert good
    assert all(answer["links"] for answer in good)


@EVERY_LINK
def test_a_link_gives_all_that_is_needed(link: Link) -> None:
    needed = {one["name"] for one in link.target["parameters"] if one["required"]}
    taken = {one["name"] for one in link.target["parameters"]}
    assert needed <= set(link.said.get("parameters", {})) <= taken
    assert "requestBody" in link.target or "requestBody" not in link.said


@EVERY_LINK
def test_what_a_link_gives_fits_where_it_leads(link: Link) -> None:
    schemas = {one["name"]: one["schema"] for one in link.target["parameters"]}
    of_source = {one["name"]: one["schema"] for one in link.source["parameters"] if one["in"] == "path"}
    for name, expression in link.said.get("parameters", {}).items():
        if expression.startswith("$request.path."):
            assert of_source[expression.removeprefix("$request.path.")] == schemas[name]
        else:
            assert DOCUMENT.validator(schemas[name]).is_valid(link.value(expression)), name
    if "requestBody" in link.said:
        assert link.said["requestBody"].startswith("$"), "generators read expressions only"
        body = link.target["requestBody"]["content"]["application/json"]["schema"]
        assert DOCUMENT.validator(body).is_valid(link.value(link.said["requestBody"]))


THROUGH_A_MATCH = [
    "createMatch", "takeSeat", "takeSeat", "getDecision", "makeMove", "getDecision", "makeMove",
    "getRecord", "verifyRecord", "importRecord", "getMatch",
]  # fmt: skip


def test_links_lead_through_a_match_to_its_record_and_back_to_a_match() -> None:
    leads = {(link.source["operationId"], link.said["operationId"]) for link in ALL_LINKS}
    assert set(pairwise(THROUGH_A_MATCH)) - leads == set()


def _example(content: dict[str, Any]) -> Any:
    (media,) = [media for name, media in content["content"].items() if name == "application/json"]
    if "example" in media:
        return media["example"]
    (shown,) = media["examples"].values()
    return DOCUMENT.resolve(shown)["value"]


def _at(pointer: str, value: Any) -> Any:
    for part in pointer.split("/")[1:]:
        value = value[int(part) if isinstance(value, list) else part]
    return value

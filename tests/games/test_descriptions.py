"""Every field of a game's records is described, and every choice of values is named: the contract needs both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from service.engine.game import Game
from service.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def schemas(game: Game) -> dict[str, Any]:
    records = (*game.moves, *game.decisions, *game.all_events, game.views, game.options)
    return msgspec.json.schema_components(records)[1]


def choices(node: Any) -> Iterator[dict[str, Any]]:
    """Every choice of more than one value."""
    if isinstance(node, list):
        for inner in node:
            yield from choices(inner)
    elif isinstance(node, dict):
        if len(node.get("enum", ())) > 1:
            yield node
        yield from choices(list(node.values()))


@EVERY_GAME
def test_every_field_is_described(game: Game) -> None:
    """A tag needs no description, and a field that is a record has the record's."""
    fields = {
        f"{name}.{field}": definition
        for name, schema in schemas(game).items()
        for field, definition in schema["properties"].items()
        if len(definition.get("enum", ())) != 1 and set(definition) != {"$ref"}
    }
    assert [name for name, definition in fields.items() if not definition.get("description", "").endswith(".")] == []


@EVERY_GAME
def test_every_choice_of_values_has_a_unique_name(game: Game) -> None:
    records = schemas(game)
    values = [(choice.get("title"), tuple(choice["enum"])) for choice in choices(records)]
    names = dict(values)
    assert values
    assert None not in names
    assert all(names[name] == chosen for name, chosen in values)
    prefix = game.title.title().replace(" ", "")
    assert {name for name in names if name in records or f"{prefix}{name}" in records} == set()

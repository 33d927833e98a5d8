"""The page knows no game: it contains none of their names and keys, so it can play one it has never heard of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from service.engine.game import Game
from service.engine.records import tag
from service.games import GAMES

PAGE = Path(__file__).parent.parent.parent / "service" / "page"
FILES = [path for path in PAGE.rglob("*") if path.is_file() and "vendor" not in path.parts and path.suffix != ".ico"]
#: Keys of a game that the page uses in another sense, and what it means by them.
ALLOWED = {
    "board": "the drawing that is looked at and clicked, and where games are played",
    "table": "where a match is played, and what HTML and CSS call rows of cells",
}


def keys(game: Game) -> set[str]:
    """Every name by which a client could tell this game, or something in it, from others."""
    tags = {tag(record) for record in (*game.moves, *game.decisions, *game.events)}
    return {game.name, game.title, *tags, *game.categories, *game.pieces, *game.options.__struct_fields__}


def mentions(key: str, text: str) -> bool:
    """Whether the text has the key in any spelling: snake_case, kebab-case, camelCase or separate words."""
    words = re.split(r"[\W_]+", key)
    return bool(re.search(rf"(?<![a-z])(?i:{'[ _-]?'.join(map(re.escape, words))})(?![a-z])", text))


def test_a_key_is_found_in_any_spelling() -> None:
    for text in ("place_gem", "place-gem", "if (placeGem)", ".place_gem {", "Place gem!"):
        assert mentions("place_gem", text)
    assert not mentions("fish", "selfish")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_does_not_know_the_game(game: str) -> None:
    known = {
        f"{path.relative_to(PAGE)}: {key}"
        for path in FILES
        for key in keys(GAMES[game]) - ALLOWED.keys()
        if mentions(key, f"{path.name}\n{path.read_text(encoding='utf-8')}")
    }
    assert known == set()


def test_every_exception_is_needed() -> None:
    every = set().union(*map(keys, GAMES.values()))
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    assert all(key in every and mentions(key, text) for key in ALLOWED)

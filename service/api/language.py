"""The language of an answer: the one that the query names, else the best match for Accept-Language."""

from __future__ import annotations

from functools import lru_cache

from flask import g, request

from service.games import PACKAGES
from service.words import Speech, catalogue, next_best


def language() -> str:
    """The language of this answer, even if the request has not been judged yet."""
    try:
        spoken: str = g.language
    except AttributeError:
        wanted = request.args.get("language") if request.query_string else None
        spoken = g.language = next_best(wanted, request.environ.get("HTTP_ACCEPT_LANGUAGE"))
    return spoken


def as_asked() -> dict[str, str]:
    """The query parameter that keeps a link in the language that this query names."""
    return {"language": language()} if "language" in request.args else {}


def service_says() -> Speech:
    return speech(None, language())


def game_says(game: str) -> Speech:
    return speech(game, language())


@lru_cache(1024)  # all answers about a match need the same one
def speech(game: str | None, spoken: str, names: tuple[str | None, ...] = ()) -> Speech:
    return Speech(catalogue(game and PACKAGES[game], spoken), names)

"""The language of an answer: the one that the query names, else the one liked best of those that we speak."""

from __future__ import annotations

from functools import lru_cache

from flask import g, request

from service.games import PACKAGES
from service.words import Speech, catalogue, next_best


def language() -> str:
    """The language of this answer, whether or not the request was judged yet."""
    try:
        spoken: str = g.language
    except AttributeError:
        spoken = g.language = next_best(request.args.get("language"), request.environ.get("HTTP_ACCEPT_LANGUAGE"))
    return spoken


def as_asked() -> dict[str, str]:
    """The language that the query names, for a link that leads on in it."""
    return {"language": language()} if "language" in request.args else {}


def service_says() -> Speech:
    return speech(None, language())


def game_says(game: str) -> Speech:
    return speech(game, language())


@lru_cache(1024)  # every answer about a match wants the same
def speech(game: str | None, spoken: str, names: tuple[str | None, ...] = ()) -> Speech:
    return Speech(catalogue(game and PACKAGES[game], spoken), names)

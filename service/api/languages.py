"""The languages that the service speaks."""

from __future__ import annotations

from flask import Blueprint, Response

from service.api import game_answers
from service.api.context import ok
from service.api.language import speech
from service.api.operations import operation
from service.words import LANGUAGES

routes = Blueprint("languages", __name__)


@routes.get("/v1/languages")
@operation(
    id="listLanguages",
    tag="games",
    summary="List the languages",
    description="Every language that the service answers in, by its own name. Ask for one with `Accept-Language`, or "
    "with `language` in the query, which takes precedence; for any other language you get the next best.",
    answers={200: game_answers.LanguageList},
    links={200: {"games": ("listGames", {})}},
)
def list_languages() -> Response:
    shown = [game_answers.LanguageShown(id=one, name=speech(None, one)("language-name")) for one in LANGUAGES]
    return ok(game_answers.LanguageList(languages=shown))

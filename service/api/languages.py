"""The languages that the service speaks."""

from __future__ import annotations

from service.api import game_answers
from service.api.call import Call
from service.api.operations import Routes
from service.api.reply import Reply
from service.api.words import speech
from service.words import LANGUAGES

routes = Routes()


@routes.get(
    "/v1/languages",
    id="listLanguages",
    tag="games",
    summary="List the languages",
    description="Every language that the service answers in, by its own name. Ask for one with `Accept-Language`, or "
    "with `language` in the query, which takes precedence; for any other language you get the next best.",
    answers={200: game_answers.LanguageList},
    links={200: {"games": ("listGames", {})}},
)
def list_languages(call: Call) -> Reply:
    shown = [game_answers.LanguageShown(id=one, name=speech(None, one)("language-name")) for one in LANGUAGES]
    return call.reply(game_answers.LanguageList(languages=shown))

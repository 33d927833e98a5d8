"""The language of an answer, and the catalogues that speak it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from service.games import PACKAGES
from service.words import FALLBACK, LANGUAGES, Speech, catalogue

#: What an Accept-Language says after so many characters is ignored: nobody speaks that many languages.
_MOST_LENGTH = 1024
#: The weight of a language that the header doesn't name: better than one that it refuses.
_UNNAMED = 1e-6
#: Choices for headers up to this length are cached; browsers send shorter ones.
_USUAL_LENGTH = 200


def language_of(environ: dict[str, Any]) -> str:
    """The language that the query names, else the best match for Accept-Language."""
    query = environ.get("QUERY_STRING")
    wanted = parse_qs(query).get("language", [None])[0] if query and "language" in query else None
    return next_best(wanted, environ.get("HTTP_ACCEPT_LANGUAGE"))


@lru_cache(1024)  # all answers about a match need the same one
def speech(game: str | None, language: str, names: tuple[str | None, ...] = ()) -> Speech:
    """The catalogue of a game, or the shared one, with the names of a match's players."""
    return Speech(catalogue(game and PACKAGES[game], language), names)


def next_best(wanted: str | None, accepted: str | None) -> str:
    """The language of `wanted` (a tag such as `de-AT`) if we speak it, else the best match for Accept-Language."""
    spoken = _spoken(wanted) if wanted else None
    if spoken is not None or not accepted:
        return spoken or FALLBACK
    return _preferred(accepted) if len(accepted) > _USUAL_LENGTH else _preferred_cached(accepted)


def _spoken(language: str) -> str | None:
    primary = language.split("-")[0].lower()
    return primary if primary in LANGUAGES else None


def _preferred(accepted: str) -> str:
    entries = accepted if len(accepted) <= _MOST_LENGTH else accepted[:_MOST_LENGTH].rpartition(",")[0]
    ranges = list(parse_accept_header(entries, LanguageAccept))
    # werkzeug's best_match picks `en` over a `de-AT` with a higher weight, and any language over a weightier `*`.
    weights: dict[str, float] = {}
    for tag, weight in ranges:
        if language := _spoken(tag):
            weights[language] = max(weight, weights.get(language, 0))
    others = dict(ranges).get("*", _UNNAMED)
    weights |= {language: others for language in LANGUAGES if language not in weights}
    best = max(weights, key=weights.__getitem__)
    return best if weights[best] > 0 else FALLBACK


_preferred_cached = lru_cache(1024)(_preferred)

"""The languages that the service speaks, and how it picks one for a caller."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

#: Used for messages that a language lacks.
FALLBACK = "en"

_FOUND = sorted(
    file.name.removesuffix(".ftl") for file in resources.files(__package__).iterdir() if file.name.endswith(".ftl")
)
LANGUAGES: tuple[str, ...] = (FALLBACK, *(language for language in _FOUND if language != FALLBACK))

#: Entries beyond this are ignored: nobody speaks that many languages.
_MOST_ENTRIES = 100
#: The weight of a language that the header doesn't name: better than one that it refuses.
_UNNAMED = 1e-6
#: Choices for headers up to this length are cached; browsers send shorter ones.
_USUAL_LENGTH = 200


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
    entries = ",".join(accepted.split(",", _MOST_ENTRIES)[:_MOST_ENTRIES])
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

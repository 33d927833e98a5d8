"""The languages that the service speaks, and which of them a caller gets."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

#: What is said where a language has no words of its own.
FALLBACK = "en"

_FOUND = sorted(
    file.name.removesuffix(".ftl") for file in resources.files(__package__).iterdir() if file.name.endswith(".ftl")
)
LANGUAGES: tuple[str, ...] = (FALLBACK, *(language for language in _FOUND if language != FALLBACK))

#: The rest of a longer list is not read: nobody speaks that many languages.
_MOST_ENTRIES = 100
#: What browsers send is remembered, longer lists are not.
_USUAL_LENGTH = 200


def next_best(wanted: str | None, accepted: str | None) -> str:
    """The language of `wanted` (a tag such as `de-AT`) if we speak it, else the one liked best in Accept-Language."""
    spoken = _spoken(wanted) if wanted else None
    if spoken is not None or not accepted:
        return spoken or FALLBACK
    return _liked_best(accepted) if len(accepted) > _USUAL_LENGTH else _usually_liked_best(accepted)


def _spoken(language: str) -> str | None:
    primary = language.split("-")[0].lower()
    return primary if primary in LANGUAGES else None


def _liked_best(accepted: str) -> str:
    entries = ",".join(accepted.split(",", _MOST_ENTRIES)[:_MOST_ENTRIES])
    ranges = list(parse_accept_header(entries, LanguageAccept))
    # werkzeug's own best match takes `en` before a `de-AT` that is liked better.
    refused = {_spoken(tag) for tag, weight in ranges if weight <= 0}
    liked = [_spoken(tag) if tag != "*" else _first(refused) for tag, weight in ranges if weight > 0]
    return next(filter(None, liked), None) or _first(refused) or FALLBACK


def _first(refused: set[str | None]) -> str | None:
    """The first language that the caller does not refuse."""
    return next((language for language in LANGUAGES if language not in refused), None)


_usually_liked_best = lru_cache(1024)(_liked_best)

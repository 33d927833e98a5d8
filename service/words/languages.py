"""The languages that the service speaks."""

from __future__ import annotations

from importlib import resources

#: Used for messages that a language lacks.
FALLBACK = "en"

_FOUND = sorted(
    file.name.removesuffix(".ftl") for file in resources.files(__package__).iterdir() if file.name.endswith(".ftl")
)
LANGUAGES: tuple[str, ...] = (FALLBACK, *(language for language in _FOUND if language != FALLBACK))

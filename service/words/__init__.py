"""What the service says to people: catalogues in Project Fluent's format, one per game and language.

What all games share is in this folder; what a game says is in its own.
"""

from __future__ import annotations

from service.words.catalogue import Catalogue, Speech, catalogue, filled
from service.words.languages import FALLBACK, LANGUAGES, next_best

__all__ = ["FALLBACK", "LANGUAGES", "Catalogue", "Speech", "catalogue", "filled", "next_best"]

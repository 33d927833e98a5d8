"""Everything the service says to people: one catalogue per game and language, in Project Fluent's format.

This folder has the messages that all games share; a game's own messages are in the game's folder.
"""

from __future__ import annotations

from service.words.catalogue import Catalogue, Speech, catalogue, filled, is_visible, isolated
from service.words.languages import FALLBACK, LANGUAGES

__all__ = ["FALLBACK", "LANGUAGES", "Catalogue", "Speech", "catalogue", "filled", "is_visible", "isolated"]

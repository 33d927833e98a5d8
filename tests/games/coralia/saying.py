"""Messages as text."""

from __future__ import annotations

from service.engine.message import Message
from service.words import LANGUAGES, Speech, catalogue

NAMES = ["Ada", "Grace", "Jacques", "Jenny"]
SPEECHES = {language: Speech(catalogue("service.games.coralia", language), NAMES) for language in LANGUAGES}


def said(message: Message, language: str = "en") -> str:
    return SPEECHES[language].of(message)

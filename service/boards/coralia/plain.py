"""The board in plain text."""

from __future__ import annotations

from service.games.coralia.view import CoraliaView


def text(view: CoraliaView, names: list[str]) -> str:
    return ""

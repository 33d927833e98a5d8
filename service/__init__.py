"""Tidetable: a rules server for board games over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from service.config import Settings


def create_app(settings: Settings | None = None) -> Flask:
    """The service as a WSGI application. Imported here, so that the engine and the games need nothing of it."""
    from service.app import build

    return build(settings)

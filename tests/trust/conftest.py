from __future__ import annotations

from tests.api.conftest import app, client, gems

__all__ = ["app", "client", "gems"]

"""Every resource of the service, each a module with its routes."""

from __future__ import annotations

from service.api import boards, docs, events, games, health, languages, matches, moves, page, records, seats, undo

BLUEPRINTS = tuple(
    module.routes
    for module in (languages, games, matches, seats, moves, undo, events, boards, records, health, docs, page)
)

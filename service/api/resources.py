"""Every route of the contract, resource by resource."""

from __future__ import annotations

from service.api import boards, docs, events, games, health, languages, matches, moves, records, seats, undo

ROUTES = [
    route
    for module in (languages, games, matches, seats, moves, undo, events, boards, records, health, docs)
    for route in module.routes
]

"""What the whole service shares, put together once by app.py and handed to every call."""

from __future__ import annotations

from dataclasses import dataclass

from service.api.contract.document import Document
from service.api.limits import Limits
from service.api.replays import Replays
from service.config import Settings
from service.store.feed import Feed
from service.store.readiness import Readiness
from service.store.store import Store


@dataclass(frozen=True)
class Services:
    settings: Settings
    document: Document
    store: Store
    readiness: Readiness
    feed: Feed
    replays: Replays
    limits: Limits

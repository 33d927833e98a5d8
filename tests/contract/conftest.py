from __future__ import annotations

from collections.abc import Iterator

import pytest

from service import create_app, stream
from service.config import Settings
from tests.contract.guide import Guide
from tests.contract.schema import SERVICE


@pytest.fixture(scope="session")
def guide(redis_url: str) -> Iterator[Guide]:
    """The service is up, and the guide knows its way around."""
    SERVICE.app = create_app(Settings(redis_url=redis_url))
    wait = stream.Waiter.wait
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream.Waiter, "wait", lambda self, seconds: wait(self, min(seconds, 0.01)))
        yield Guide(SERVICE.app)

"""A schemathesis state machine that walks: starting from a new match, each request follows a link of the last answer.

By default schemathesis continues from any earlier answer and starts over in between, so no chain gets long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from schemathesis.generation.stateful.control import TransitionController

_START = "POST /v1/matches"


class _OneStart(TransitionController):
    __slots__ = ()

    def allow_root_transition(self, source: str, bundles: dict[str, Any]) -> bool:
        return source == _START and not any(bundles.values())

    def allow_transition(self, _source: str, _target: str) -> bool:
        return True


def walking(machine: Any, begin: Callable[[], None]) -> Any:
    class Walk(machine):
        def __init__(self) -> None:
            super().__init__()
            begin()
            self.control = _OneStart(self._transitions, self._root_labels)

        def bundle(self, name: str) -> list[Any]:
            newest = next(reversed(self.names_to_values), None)
            return [answer for answer in super().bundle(name) if answer.name == newest]

    return Walk

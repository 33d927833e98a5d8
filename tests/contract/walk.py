"""A state machine of schemathesis that walks: from a new match on, each request follows a link of the newest answer.

Left alone, schemathesis goes on from any earlier answer and begins anew in between, so that no chain gets long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from schemathesis.generation.stateful.control import TransitionController

_BEGINNING = "POST /v1/matches"


class _OneBeginning(TransitionController):
    __slots__ = ()

    def allow_root_transition(self, source: str, bundles: dict[str, Any]) -> bool:
        return source == _BEGINNING and not any(bundles.values())

    def allow_transition(self, _source: str, _target: str) -> bool:
        return True


def walking(machine: Any, begin: Callable[[], None]) -> Any:
    class Walk(machine):
        def __init__(self) -> None:
            super().__init__()
            begin()
            self.control = _OneBeginning(self._transitions, self._root_labels)

        def bundle(self, name: str) -> list[Any]:
            newest = next(reversed(self.names_to_values), None)
            return [answer for answer in super().bundle(name) if answer.name == newest]

    return Walk

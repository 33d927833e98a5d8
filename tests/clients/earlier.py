"""The contract as an earlier version might have had it: clients of this one must not fail at what came later."""

from __future__ import annotations

from typing import Any

import yaml

_EVENT, _TYPE = "TurnBegan", "turn_began"  # every match of every game tells it


def earlier(contract: str) -> str:
    """The contract without an event, which is another event to its clients then, and without a field."""
    document = yaml.load(contract, Loader=yaml.CSafeLoader)
    _forget(document["components"]["schemas"])
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True)


def _forget(schemas: dict[str, Any]) -> None:
    del schemas[_EVENT]
    event = schemas["Event"]
    event["oneOf"].remove({"$ref": event["discriminator"]["mapping"].pop(_TYPE)})
    schemas["OtherEvent"]["properties"]["type"]["not"]["enum"].remove(_TYPE)
    shown = schemas["EventShown"]
    del shown["properties"]["places"]
    shown["required"].remove("places")

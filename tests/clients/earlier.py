"""The contract as it might have been earlier: its clients must cope with what was added later."""

from __future__ import annotations

from typing import Any

import yaml

_EVENT, _TYPE = "TurnBegan", "turn_began"  # occurs in every match of every game


def earlier(contract: str) -> str:
    """The contract without one field and one event, which is an OtherEvent to its clients."""
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

"""Settings from the environment, in one frozen record: TIDETABLE_ and the name in capitals, but for REDIS_URL."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import msgspec

_DAY = 24 * 60 * 60


class SettingsError(Exception):
    """A variable of the environment is not what it should be; the message names it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    redis_url: str = "redis://127.0.0.1:6379/0"
    #: How long a match is kept in Redis, in seconds after its last change.
    keep_open: Annotated[int, msgspec.Meta(ge=1)] = 7 * _DAY
    keep_running: Annotated[int, msgspec.Meta(ge=1)] = 90 * _DAY
    keep_over: Annotated[int, msgspec.Meta(ge=1)] = 365 * _DAY
    keep_abandoned: Annotated[int, msgspec.Meta(ge=1)] = 7 * _DAY
    #: How long the answer to a POST with an Idempotency-Key is remembered, in seconds.
    keep_answers: Annotated[int, msgspec.Meta(ge=1)] = _DAY
    #: How long a live stream is silent at most, in seconds.
    heartbeat: Annotated[float, msgspec.Meta(gt=0)] = 15.0
    #: How long a client may take to read what was sent to it, in seconds.
    send_patience: Annotated[float, msgspec.Meta(gt=0)] = 30.0


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    given = {
        name: environment[variable]
        for name, variable in ((name, variable_of(name)) for name in Settings.__struct_fields__)
        if variable in environment
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, _, name = str(error).partition(" - at `$.")
        raise SettingsError(f"{variable_of(name.rstrip('`'))}: {what}.") from error


def variable_of(name: str) -> str:
    return "REDIS_URL" if name == "redis_url" else f"TIDETABLE_{name.upper()}"

"""Settings from the environment, in one frozen record.

The variable of a setting is TIDETABLE_ and its name in capitals, with two exceptions.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import msgspec

_DAY = 24 * 60 * 60
# Anything longer can only be a mistake, which Redis or the system might not refuse until it is used.
_Keep = Annotated[int, msgspec.Meta(ge=1, le=36500 * _DAY)]
_Patience = Annotated[float, msgspec.Meta(gt=0, le=_DAY)]
_UNPREFIXED = {"redis_url": "REDIS_URL", "web_concurrency": "WEB_CONCURRENCY"}


class SettingsError(Exception):
    """An environment variable has an invalid value; the message names it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    redis_url: str = "redis://127.0.0.1:6379/0"
    #: How long a match is kept in Redis, in seconds after its last change.
    keep_open: _Keep = 7 * _DAY
    keep_running: _Keep = 90 * _DAY
    keep_over: _Keep = 365 * _DAY
    keep_abandoned: _Keep = 7 * _DAY
    #: How long the answer to a POST with an Idempotency-Key is remembered, in seconds.
    keep_answers: _Keep = _DAY
    #: The longest that a live stream stays silent, in seconds.
    heartbeat: _Patience = 15.0
    #: How long a client may take to read what was sent to it, in seconds.
    send_patience: _Patience = 30.0
    #: The number of gunicorn workers; None = one per core.
    web_concurrency: Annotated[int, msgspec.Meta(ge=1)] | None = None


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings; an empty variable counts as unset. Raises SettingsError."""
    given = {
        name: environment[variable]
        for name, variable in ((name, variable_of(name)) for name in Settings.__struct_fields__)
        if environment.get(variable)
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, _, name = str(error).partition(" - at `$.")
        raise SettingsError(f"{variable_of(name.rstrip('`'))}: {what}.") from error


def variable_of(name: str) -> str:
    return _UNPREFIXED.get(name) or f"TIDETABLE_{name.upper()}"

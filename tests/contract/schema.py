"""openapi.yaml as schemathesis reads it, and the service that is tested against it."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import schemathesis
import yaml
from flask import Flask
from schemathesis import BaseSchema

from service.api.contract.document import contract_text

#: The number of requests generated per operation, and of chains of requests in all.
EXAMPLES = int(os.environ.get("CONTRACT_EXAMPLES", "8"))
_SETTINGS = tomllib.loads(Path(__file__).with_name("schemathesis.toml").read_text())
_DOCUMENT = yaml.load(contract_text(), Loader=yaml.CSafeLoader)


class Service:
    """The service as a WSGI application; it starts with the first test, not when tests are collected."""

    app: Flask

    def __call__(self, environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        # Schemathesis accepts compressed answers by default, and decompresses only those that come over a socket.
        environ.pop("HTTP_ACCEPT_ENCODING", None)
        return self.app(environ, start_response)


SERVICE = Service()


def schema(*phases: str) -> BaseSchema:
    """The contract, for these phases of schemathesis."""
    config = schemathesis.Config.from_dict(
        {
            "seed": 1,
            "checks": _SETTINGS["checks"],
            "operations": _SETTINGS["operations"],
            "generation": {"max-examples": EXAMPLES},
            "phases": {"enabled": False, **{phase: {"enabled": True} for phase in phases}},
        }
    )
    loaded = schemathesis.openapi.from_dict(_DOCUMENT, config=config)
    loaded.app = SERVICE
    return loaded

"""Lints openapi.yaml with Redocly and Spectral, if Node.js is installed: part of `make spec`."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.clients.install import HERE, ROOT, MissingError, node_tool

_LINTERS = {
    "redocly": ["lint", "--config", str(HERE / "redocly.yaml"), "--format", "stylish"],
    "spectral": ["lint", "--ruleset", str(HERE / "spectral.yaml"), "--fail-severity", "hint"],
}
#: Keeps Redocly from reporting to its vendor and looking for newer versions.
_OFFLINE = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}


def main() -> int:
    try:
        started = {name: _start(node_tool(name), options) for name, options in _LINTERS.items()}
    except MissingError as missing:
        print(f"skipped  Redocly and Spectral: {missing}")
        return 0
    return max([_finish(name, linter) for name, linter in started.items()])


def _start(linter: str, options: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [linter, *options, "openapi.yaml"],
        cwd=ROOT,
        env={**os.environ, **_OFFLINE},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _finish(name: str, linter: subprocess.Popen[str]) -> int:
    said, _ = linter.communicate()
    print(said if linter.returncode else f"{name}: OK")
    return linter.returncode


if __name__ == "__main__":
    sys.exit(main())

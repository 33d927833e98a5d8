"""The lock file of npm's packages: every package has a hash, and none names a registry."""

from __future__ import annotations

import json
from typing import Any

from tests.clients.install import HERE

PACKAGES: dict[str, dict[str, Any]] = json.loads((HERE / "package-lock.json").read_text())["packages"]
INSTALLED = {name: package for name, package in PACKAGES.items() if name}


def test_every_package_has_a_hash() -> None:
    assert INSTALLED
    assert [name for name, package in INSTALLED.items() if not package.get("integrity", "").startswith("sha512-")] == []


def test_no_package_names_a_registry() -> None:
    assert [name for name, package in INSTALLED.items() if "resolved" in package] == []


def test_package_json_pins_every_version() -> None:
    wanted = json.loads((HERE / "package.json").read_text())["devDependencies"]
    assert wanted == {name: INSTALLED[f"node_modules/{name}"]["version"] for name in wanted}

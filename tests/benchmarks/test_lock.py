"""The lock file of boardgame.io's packages: every package has a hash, and none names a registry."""

from __future__ import annotations

import json
from pathlib import Path

HERE = Path(__file__).parent / "boardgame_io"
PACKAGES = {
    name: package for name, package in json.loads((HERE / "package-lock.json").read_text())["packages"].items() if name
}


def test_every_package_has_a_hash_and_none_names_a_registry() -> None:
    assert PACKAGES
    assert [name for name, package in PACKAGES.items() if not package.get("integrity", "").startswith("sha512-")] == []
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []


def test_package_json_pins_every_version() -> None:
    wanted = json.loads((HERE / "package.json").read_text())
    for name, version in (wanted["dependencies"] | wanted["overrides"]).items():
        assert PACKAGES[f"node_modules/{name}"]["version"] == version

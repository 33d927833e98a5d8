"""Deployment: one set of settings, a container without privileges, a store that nobody else can reach."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text()
LOCKS = ("deploy/requirements.lock", "tests/requirements.lock")


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    composed: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    return composed["services"]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)


def settings(config: str, **environment: str) -> dict[str, str]:
    """The settings that gunicorn takes from a configuration."""
    done = run(sys.executable, "-m", "gunicorn", "--config", config, "--print-config", **environment)
    assert done.returncode == 0, done.stderr
    return dict(re.findall(r"^(\w+)\s*= ?(.*)$", done.stdout, re.MULTILINE))


def test_the_container_has_the_settings_of_make_run() -> None:
    deployed = settings("deploy/gunicorn.conf.py")
    assert {**deployed, "config": ""} == {**settings("python:service.server.gunicorn_conf"), "config": ""}
    assert deployed["worker_connections"] == "5000"
    assert "service.server.worker.Worker" in deployed["worker_class"]
    assert 'CMD ["gunicorn", "--config", "gunicorn.conf.py"' in DOCKERFILE


def test_the_access_log_is_off_until_it_is_asked_for() -> None:
    assert settings("deploy/gunicorn.conf.py", TIDETABLE_ACCESS_LOG="")["accesslog"] == "None"
    asked = settings("deploy/gunicorn.conf.py", TIDETABLE_ACCESS_LOG="-", WEB_CONCURRENCY="7")
    assert (asked["accesslog"], asked["workers"]) == ("-", "7")


def test_the_image_copies_files_that_exist_and_are_not_ignored() -> None:
    allowed = (ROOT / "deploy/Dockerfile.dockerignore").read_text().split()
    copied = [
        name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE) for name in line.split()
    ]
    assert sorted(f"!{name}" for name in copied) == sorted(line for line in allowed if line.startswith("!"))
    assert all((ROOT / name).exists() for name in copied)


def test_the_image_installs_what_is_locked_and_runs_without_privileges() -> None:
    assert "--require-hashes" in DOCKERFILE
    assert re.search(r"^USER [1-9]\d*$", DOCKERFILE, re.MULTILINE)
    assert "/readyz" in DOCKERFILE


def test_nobody_outside_can_reach_the_store(services: dict[str, Any]) -> None:
    networks = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["networks"]
    assert "ports" not in services["store"]
    assert [networks[name] for name in services["store"]["networks"]] == [{"internal": True}]


def test_the_store_keeps_what_it_acknowledged(services: dict[str, Any]) -> None:
    store = services["store"]
    assert "--appendonly yes --appendfsync always" in " ".join(store["command"])
    assert store["volumes"] == ["matches:/data"]
    assert services["service"]["depends_on"] == {"store": {"condition": "service_healthy"}}


@pytest.mark.parametrize("name", ["service", "store"])
def test_containers_cannot_write_to_their_root_or_gain_privileges(services: dict[str, Any], name: str) -> None:
    assert services[name]["read_only"]
    assert services[name]["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_dependency_is_locked_with_its_hashes(project: dict[str, Any], lock: str) -> None:
    text = (ROOT / lock).read_text()
    locked = re.findall(r"^([a-z0-9.-]+)==\S+.*\\\n    --hash=sha256:", text, re.MULTILINE)
    assert len(locked) == len(re.findall(r"^\S+==", text, re.MULTILINE))
    groups = project["dependency-groups"].values() if lock.startswith("tests") else ()
    wanted = [*project["project"]["dependencies"], *(name for group in groups for name in group)]
    assert {re.match(r"[\w-]+", name)[0] for name in wanted} - set(locked) == set()  # type: ignore[index]


def test_make_explains_every_target() -> None:
    phony = re.search(r"^\.PHONY: (.+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony is not None
    assert re.findall(r"^  make (\w+) +\S", run("make").stdout, re.MULTILINE) == phony[1].split()


def test_make_refuses_an_old_python_in_one_line() -> None:
    done = run("make", "--always-make", "install", "PYTHON=false", MAKEFLAGS="")
    assert done.returncode == 2
    assert "Tidetable needs Python 3.11 or newer: make PYTHON=python3.11 install" in done.stderr


def test_the_checks_of_a_change_can_be_run_on_a_bare_machine() -> None:
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    assert run("bash", "-n", str(script)).returncode == 0
    assert "make check" in script.read_text()

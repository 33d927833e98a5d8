"""What the generators need besides the service's own packages: hash-checked, and reinstalled when a lock changes."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE_MODULES = HERE / "node_modules"
VENV = HERE / ".venv"
_PATIENCE = 600.0
_JAVAX_ANNOTATION = "/usr/share/java/geronimo-annotation-1.3-spec.jar"


class MissingError(Exception):
    """Something is not available here; the message says what, and where it comes from."""


def program(name: str, package: str) -> str:
    """The path of a program. Raises MissingError with the Debian package that has it."""
    if found := shutil.which(name):
        return found
    raise MissingError(f"{name} is not installed (Debian: {package})")


def node() -> str:
    """The path of Node.js, once the packages of package.json are installed. Raises MissingError."""
    found, npm = program("node", "nodejs"), program("npm", "npm")
    _install(NODE_MODULES, HERE / "package-lock.json", [[npm, "ci", "--prefix", str(HERE), "--loglevel=error"]])
    return found


def node_tool(name: str) -> str:
    """The path of a program that a package of package.json has. Raises MissingError."""
    node()
    return str(NODE_MODULES / ".bin" / name)


def python_tool(name: str) -> str:
    """The path of a program that a package of requirements.lock has. Raises MissingError."""
    lock = HERE / "requirements.lock"
    make = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    _install(VENV, lock, [make, [*pip, "--require-hashes", "-r", str(lock)]])
    return str(VENV / "bin" / name)


def openapi_generator() -> list[str]:
    """The command of openapi-generator, whose jar is part of its Python package. Raises MissingError without Java."""
    return [program("java", "default-jre-headless"), "-jar", str(generator_jar())]


def generator_jar() -> Path:
    python_tool("python")
    return next(VENV.glob("lib/python*/site-packages/openapi_generator_cli/openapi-generator.jar"))


def java_libraries() -> str:
    """The class path of Java clients: Jackson is part of the generator's own jar. Raises MissingError."""
    if not Path(_JAVAX_ANNOTATION).exists():
        raise MissingError("javax.annotation is not installed (Debian: libgeronimo-annotation-1.3-spec-java)")
    return f"{generator_jar()}:{_JAVAX_ANNOTATION}"


def version(package: str) -> str:
    """The version of a package, as package.json or requirements.lock pins it."""
    pinned: dict[str, str] = json.loads((HERE / "package.json").read_text())["devDependencies"]
    pinned |= re.findall(r"^([\w-]+)==(\S+)", (HERE / "requirements.lock").read_text(), re.MULTILINE)
    return pinned[package]


def _install(folder: Path, lock: Path, commands: list[list[str]]) -> None:
    stamp = folder / "installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
        if done.returncode:
            raise MissingError(f"{lock.name} can't be installed: {(done.stderr or done.stdout).strip()[-300:]}")
    stamp.write_text(wanted)

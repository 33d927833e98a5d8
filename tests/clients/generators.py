"""The clients: how each is generated, checked and started, with its generator's own settings unless a comment says why.

Each is made in a folder that holds openapi.yaml; `make` returns the command that plays, without the address.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import yaml

from tests.clients import install

PLAYERS = install.HERE / "players"
_PATIENCE = 300.0
#: Names that generators make up for what the contract leaves without one.
_MADE_UP = re.compile(r"\d|OneOf|AnyOf|AllOf|Inline|Inner$")


class PlayError(Exception):
    """A client can't be made or doesn't play; the message is the output of its program."""


@dataclass(frozen=True)
class Client:
    name: str
    packages: tuple[str, ...]
    make: Callable[[Path], list[str]]
    #: Why it can't play by an earlier contract; empty = it can.
    only_current: str = ""

    @property
    def versions(self) -> str:
        return " + ".join(install.version(package) for package in self.packages)


def run(command: list[str], folder: Path) -> str:
    """The output of a command. Raises PlayError."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        raise PlayError(f"{Path(command[0]).name} takes more than {_PATIENCE:.0f} seconds") from None
    if done.returncode:
        raise PlayError(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def _openapi_python_client(folder: Path) -> list[str]:
    generator = install.python_tool("openapi-python-client")
    run([generator, "generate", "--path", "openapi.yaml", "--meta", "none", "--output-path", "client"], folder)
    return _python(folder, "openapi_python_client.py")


def _openapi_generator_python(folder: Path) -> list[str]:
    _openapi_generator(folder, "python", "generated", "--package-name", "client")
    shutil.move(folder / "generated" / "client", folder / "client")
    return _python(folder, "openapi_generator_python.py")


def _openapi_generator_typescript(folder: Path) -> list[str]:
    _openapi_generator(folder, "typescript-fetch", "client")
    _check_names(path.stem for path in (folder / "client" / "models").glob("*.ts"))
    return _typescript(folder, "openapi_generator_typescript.ts")


def _openapi_generator_java(folder: Path) -> list[str]:
    javac = install.program("javac", "default-jdk-headless")
    libraries = install.java_libraries()
    # The client of the standard library, without a package for nullable fields. Parameters go by name, since a new one
    # moves the others, and `wait` is every Java object's. An event's class is looked up by its type: found by trying
    # all, OtherEvent would fit as well, whose class doesn't know the types that it must not have.
    options = "openApiNullable=false,useSingleRequestParameter=true,useOneOfDiscriminatorLookup=true"
    mapped = ["--library", "native", "--additional-properties", options, "--parameter-name-mappings", "wait=seconds"]
    _openapi_generator(folder, "java", "generated", *mapped)
    sources = list((folder / "generated" / "src" / "main").rglob("*.java"))
    _check_names(path.stem for path in sources if path.parent.name == "model")
    player = str(PLAYERS / "Player.java")
    run([javac, "-nowarn", "-d", "classes", "-cp", libraries, player, *map(str, sources)], folder)
    return [install.program("java", "default-jre-headless"), "-cp", f"classes:{libraries}", "Player"]


def _openapi_generator(folder: Path, kind: str, output: str, *options: str) -> None:
    run([*install.openapi_generator(), "generate", "-i", "openapi.yaml", "-g", kind, "-o", output, *options], folder)


def _openapi_typescript(folder: Path) -> list[str]:
    run([install.node_tool("openapi-typescript"), "openapi.yaml", "--output", "client.ts"], folder)
    return _typescript(folder, "openapi_typescript.ts")


def _hey_api(folder: Path) -> list[str]:
    run([install.node_tool("openapi-ts"), "--input", "openapi.yaml", "--output", "client"], folder)
    return _typescript(folder, "hey_api.ts")


def _ajv(folder: Path) -> list[str]:
    node = install.node()
    (folder / "node_modules").symlink_to(install.NODE_MODULES)
    for script in ("ajv.mjs", "judge.mjs"):
        shutil.copy(PLAYERS / script, folder)
    contract = yaml.load((folder / "openapi.yaml").read_text(), Loader=yaml.CSafeLoader)
    (folder / "openapi.json").write_text(json.dumps(contract))
    return [node, "ajv.mjs"]


def _datamodel_code_generator(folder: Path) -> list[str]:
    generator = install.python_tool("datamodel-codegen")
    options = [
        "--input-file-type",
        "openapi",
        "--output-model-type",
        "pydantic_v2.BaseModel",
        "--formatters",
        "builtin",
    ]
    run([generator, "--input", "openapi.yaml", "--output", "client.py", *options], folder)
    _check_names(re.findall(r"^class (\w+)", (folder / "client.py").read_text(), re.MULTILINE))
    return _python(folder, "datamodel_code_generator.py")


def _python(folder: Path, player: str) -> list[str]:
    shutil.copy(PLAYERS / player, folder / "player.py")
    run([install.python_tool("mypy"), "--config-file", str(PLAYERS / "mypy.ini"), "player.py"], folder)
    return [install.python_tool("python"), "player.py"]


def _typescript(folder: Path, player: str) -> list[str]:
    shutil.copy(PLAYERS / player, folder / "player.ts")
    shutil.copy(PLAYERS / "tsconfig.json", folder)
    (folder / "node_modules").symlink_to(install.NODE_MODULES)
    run([install.node_tool("tsc"), "--project", "."], folder)
    return [install.node(), "out/player.js"]


def _check_names(names: Iterable[str]) -> None:
    if made_up := sorted(name for name in names if _MADE_UP.search(name)):
        raise PlayError(f"names that the contract should give: {', '.join(made_up)}")


CLIENTS = (
    Client("openapi-python-client", ("openapi-python-client",), _openapi_python_client),
    Client("openapi-typescript + openapi-fetch", ("openapi-typescript", "openapi-fetch"), _openapi_typescript),
    Client("@hey-api/openapi-ts", ("@hey-api/openapi-ts",), _hey_api),
    Client("openapi-generator python", ("openapi-generator-cli",), _openapi_generator_python),
    Client("openapi-generator typescript-fetch", ("openapi-generator-cli",), _openapi_generator_typescript),
    Client("openapi-generator java", ("openapi-generator-cli",), _openapi_generator_java),
    Client(
        "datamodel-code-generator + httpx",
        ("datamodel-code-generator", "httpx"),
        _datamodel_code_generator,
        only_current="its unions with a discriminator refuse a tag that isn't mapped",
    ),
    Client("ajv", ("ajv",), _ajv),
)

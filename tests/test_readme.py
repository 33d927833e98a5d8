"""What the README says is true: its client plays every game, its settings and commands exist."""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

from service.api.causes import ILLEGAL_MOVE
from service.cli import main
from service.config import Settings, variable_of
from service.engine.message import message
from service.games import GAMES, PACKAGES
from service.words import LANGUAGES, Speech, catalogue
from tests.serving import serving

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_client_that_knows_no_game_plays_them_all_in_every_language() -> None:
    script = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert script
    assert len(script[1].splitlines()) <= 40
    with serving() as address:
        played = subprocess.run(
            [sys.executable, "-c", script[1], address], capture_output=True, text=True, timeout=240, check=False
        )
    assert played.returncode == 0, played.stderr
    stories = re.split(r"\n\n(?=.*\n\n)", played.stdout)
    assert len(stories) == len(GAMES) * len(LANGUAGES)
    for game, language in itertools.product(GAMES.values(), LANGUAGES):
        name = catalogue(None, language).say(message("language-name"))
        assert f"{game.title}, {name}\n" in played.stdout
    assert not re.search(r"[{}_]|\w:\w|\bseat \d", played.stdout)


def test_the_error_shown_is_what_the_service_says() -> None:
    shown = json.loads(re.search(r"```json\n(.*?)```", README, re.DOTALL)[1])  # type: ignore[index]
    say = Speech(catalogue(PACKAGES["island_of_gems"], "en"))
    said = ILLEGAL_MOVE.problem(say("sent-elsewhere", island=0), say)
    assert {name: shown[name] for name in said} == said


def test_every_address_named_is_in_the_contract() -> None:
    contract = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    named = set(re.findall(r"`(?:GET |POST )?(/v1/[a-z{}/]+|/livez|/readyz)", README))
    assert {path for path in named if f"\n  {path}:\n" not in contract} == set()


def test_the_settings_named_are_all_there_are() -> None:
    # `…_NAME` begins like the first variable of its line.
    whole = re.sub(
        r"^.*?`(TIDETABLE_[A-Z]+_).*$", lambda line: line[0].replace("`…_", f"`{line[1]}"), README, flags=re.MULTILINE
    )
    named = set(re.findall(r"TIDETABLE_[A-Z_]+|REDIS_URL|WEB_CONCURRENCY", whole))
    elsewhere = {"TIDETABLE_GAMES", "TIDETABLE_ACCESS_LOG", "TIDETABLE_LOG_LEVEL"}
    assert named == elsewhere | {variable_of(name) for name in Settings.__struct_fields__}


def test_every_make_target_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"(?:`|^)make ([a-z]+)", README, re.MULTILINE)
    assert [target for target in targets if f"\n{target}:" not in makefile] == []


def test_every_command_named_can_be_parsed() -> None:
    commands = re.findall(r"`tidetable ([a-z]+ [^`]*)`", README)
    assert len(commands) == 3
    for command in commands:
        name, *arguments = command.split()
        # Without its parent it would remember another help option.
        main.commands[name].make_context(name, arguments, parent=main.make_context("tidetable", [name]))

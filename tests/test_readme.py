"""What the README says is true: its walk with curl plays a whole match, its settings and commands exist."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from service.cli import _parser
from service.config import Settings, variable_of
from tests.serving import serving

ROOT = Path(__file__).parent.parent
BASH = shutil.which("bash") or ""
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.skipif(not (BASH and shutil.which("curl")), reason="needs bash and curl")
def test_the_walk_with_curl_plays_a_whole_match() -> None:
    walk = re.search(r"```sh\n(api=.*?)```", README, re.DOTALL)
    assert walk
    with serving() as address:
        script = walk[1].replace("http://127.0.0.1:8000", address)
        run = subprocess.run([BASH, "-eu", "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert '"winners":[' in run.stdout


def test_every_address_named_is_in_the_contract() -> None:
    contract = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    named = set(re.findall(r"`(?:GET |POST )?(/v1/[a-z{}/]+|/livez|/readyz)", README))
    assert {path for path in named if f"\n  {path}:\n" not in contract} == set()


def test_every_setting_and_make_target_named_exists() -> None:
    variables = {variable_of(name) for name in Settings.__struct_fields__}
    named = set(re.findall(r"`(TIDETABLE_KEEP_[A-Z]+)`", README))
    assert named <= variables
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"(?:`|^)make ([a-z]+)", README, re.MULTILINE)
    assert [target for target in targets if f"\n{target}:" not in makefile] == []


def test_every_command_named_can_be_parsed() -> None:
    commands = re.findall(r"`tidetable ([a-z]+ [^`]*)`", README)
    assert len(commands) == 3
    for command in commands:
        _parser().parse_args(command.split())

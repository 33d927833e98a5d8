"""A disk that can be filled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.store.groups import REQUIRED


@dataclass(frozen=True)
class SmallDisk:
    folder: Path

    @property
    def _filler(self) -> Path:
        return self.folder / "filler"

    def fill(self, left: int = 0) -> None:
        """Fill it, but for some bytes."""
        with self._filler.open("wb", buffering=0) as output, suppress(OSError):
            while output.write(bytes(4096)):
                pass
        os.truncate(self._filler, self._filler.stat().st_size - left)

    def make_room(self) -> None:
        self._filler.unlink()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A disk of 4 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m,mode=700", "tmpfs", str(folder)]
    if sys.platform != "linux" or subprocess.run(mount, capture_output=True).returncode:
        reason = "a small disk can't be mounted here"
        if REQUIRED and os.geteuid() == 0:
            pytest.fail(reason)
        pytest.skip(reason)
    yield SmallDisk(folder)
    subprocess.run(["umount", str(folder)], check=True)  # noqa: S607 - found on the PATH

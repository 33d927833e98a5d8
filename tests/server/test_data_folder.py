"""The data folder: what is ours is closed to other users, torn changes are removed, and nothing else is touched."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from service.server.data_folder import DataFolderError, close_to_others, drop_torn_change
from service.server.embedded import EmbeddedRedisError, embedded_redis


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> set[tuple[bool, int]]:
    return {(path.is_dir(), mode(path)) for path in folder.rglob("*")}


def open_to_others(path: Path) -> Path:
    path.chmod(0o755 if path.is_dir() else 0o644)
    return path


def test_new_files_are_closed_to_others(tmp_path: Path) -> None:
    with embedded_redis(tmp_path / "data"):
        assert mode(tmp_path / "data") == 0o700
        assert modes(tmp_path / "data") == {(True, 0o700), (False, 0o600)}


def test_what_an_earlier_version_left_open_is_closed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with embedded_redis(tmp_path):
        pass
    for name in ("appendonly.aof", "dump.rdb", "temp-1.aof", "redis.log.1"):
        (tmp_path / name).touch()
    for path in (tmp_path, *tmp_path.rglob("*")):
        open_to_others(path)
    assert close_to_others(tmp_path)
    assert mode(tmp_path) == 0o700
    assert modes(tmp_path) == {(True, 0o700), (False, 0o600)}
    with embedded_redis(tmp_path):
        pass
    assert capsys.readouterr().err == ""


def test_a_folder_with_other_things_stays_open_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "letter", tmp_path / "redis.log"):
        path.touch()
        open_to_others(path)
    open_to_others(tmp_path)
    with embedded_redis(tmp_path):
        pass
    assert (mode(tmp_path), mode(tmp_path / "letter"), mode(tmp_path / "redis.log")) == (0o755, 0o644, 0o600)
    assert capsys.readouterr().err == (
        f"tidetable: Others can look into {tmp_path}, which holds more than our data; our files are closed to them.\n"
    )


def test_a_closed_folder_with_other_things_is_nothing_to_warn_of(tmp_path: Path) -> None:
    (tmp_path / "letter").touch()
    tmp_path.chmod(0o700)
    assert close_to_others(tmp_path)


def test_what_a_link_leads_to_is_left_alone(tmp_path: Path) -> None:
    elsewhere, folder = tmp_path / "elsewhere", tmp_path / "data"
    elsewhere.mkdir()
    folder.mkdir()
    open_to_others(elsewhere)
    (elsewhere / "appendonly.aof.manifest").touch()
    open_to_others(elsewhere / "appendonly.aof.manifest")
    (folder / "appendonlydir").symlink_to(elsewhere)
    (folder / "dump.rdb").symlink_to(elsewhere / "appendonly.aof.manifest")
    assert close_to_others(folder)
    assert (mode(elsewhere), mode(elsewhere / "appendonly.aof.manifest")) == (0o755, 0o644)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
def test_what_belongs_to_another_user_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "redis.log").touch()
    for path in (tmp_path, tmp_path / "redis.log"):
        os.chown(open_to_others(path), 1, 1)
    assert not close_to_others(tmp_path)
    assert (mode(tmp_path), mode(tmp_path / "redis.log")) == (0o755, 0o644)


def test_a_folder_that_cannot_be_looked_into_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", forbidden)
    with pytest.raises(DataFolderError, match="can't be used: Permission denied"):
        close_to_others(tmp_path)
    with pytest.raises(EmbeddedRedisError, match="can't be used"), embedded_redis(tmp_path):
        pass


def command(*arguments: bytes) -> bytes:
    return b"*%d\r\n" % len(arguments) + b"".join(b"$%d\r\n%b\r\n" % (len(each), each) for each in arguments)


MULTI, EXEC = command(b"MULTI"), command(b"EXEC")
SAVED = b"#TS:1700000000\r\n" + command(b"SELECT", b"0") + MULTI + command(b"HSET", b"match", b"log", MULTI) + EXEC
TORN = MULTI + command(b"HSET", b"match", b"log", b"moves") + command(b"EXPIRE", b"match", b"60")

BASE, OLDER, NEWEST = (f"appendonlydir/appendonly.aof.{name}.aof" for name in ("2.base", "3.incr", "4.incr"))
SINGLE = "appendonly.aof"
MANIFEST = (
    "file appendonly.aof.1.incr.aof seq 1 type h\n"
    "file appendonly.aof.2.base.aof seq 2 type b\n"
    "file appendonly.aof.3.incr.aof seq 3 type i startoffset 10\n"
    "file appendonly.aof.4.incr.aof seq 4 type i startoffset 20\n"
)


def lay_out(folder: Path, files: dict[str, bytes]) -> None:
    """Write the files, with a manifest if some belong to a server that has one."""
    for name, content in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(content)
    if any("/" in name for name in files):
        (folder / "appendonlydir/appendonly.aof.manifest").write_text(MANIFEST)


def after_drop(folder: Path, name: str, content: bytes) -> bytes:
    lay_out(folder, {name: content})
    drop_torn_change(folder)
    return (folder / name).read_bytes()


@pytest.mark.parametrize("name", [BASE, OLDER, NEWEST, SINGLE])
def test_a_value_that_looks_like_a_torn_change_is_kept(tmp_path: Path, name: str) -> None:
    content = SAVED + command(b"HSET", b"match", b"log", b"before" + MULTI + b"after")
    assert after_drop(tmp_path, name, content) == content


@pytest.mark.parametrize("name", [NEWEST, SINGLE])
def test_a_change_torn_at_any_byte_is_removed(tmp_path: Path, name: str) -> None:
    """Also if its values look like the end of a change."""
    looks_complete = command(b"HSET", b"match", b"log", EXEC, b"secret", EXEC[:-1])
    change = MULTI + looks_complete + command(b"PERSIST", b"match") + EXEC
    for kept in range(len(MULTI), len(change)):
        assert after_drop(tmp_path, name, SAVED + change[:kept]) == SAVED
    assert after_drop(tmp_path, name, SAVED + change) == SAVED + change


def test_a_change_is_torn_only_at_the_end_of_the_newest_file(tmp_path: Path) -> None:
    lay_out(tmp_path, dict.fromkeys((BASE, OLDER, NEWEST, SINGLE), SAVED + TORN))
    drop_torn_change(tmp_path)
    left = {name: (tmp_path / name).read_bytes() for name in (BASE, OLDER, NEWEST, SINGLE)}
    assert left == {**dict.fromkeys((BASE, OLDER, SINGLE), SAVED + TORN), NEWEST: SAVED}


@pytest.mark.parametrize(
    "content",
    [
        b"REDIS0009\xfa" + SAVED + TORN,
        SAVED + TORN + b"\0" * 8,
        SAVED + TORN + b"*0\r\n",
        SAVED + TORN + b"*1\r\n$x\r\n",
        SAVED + TORN + b"*1\r\n$2\r\nlonger\r\n",
        SAVED + TORN + b"*1\r\n*",
        SAVED + MULTI + b"EXEC\r\n",
    ],
    ids=["RDB preamble", "zeros", "no arguments", "no length", "wrong length", "two beginnings", "inline command"],
)
@pytest.mark.parametrize("name", [NEWEST, SINGLE])
def test_a_file_that_is_not_all_commands_is_left_alone(tmp_path: Path, name: str, content: bytes) -> None:
    assert after_drop(tmp_path, name, content) == content


@pytest.mark.parametrize("name", [NEWEST, SINGLE])
def test_a_torn_change_in_a_linked_file_is_left_alone(tmp_path: Path, name: str) -> None:
    elsewhere, folder = tmp_path / "elsewhere", tmp_path / "data"
    elsewhere.write_bytes(SAVED + TORN)
    folder.mkdir()
    lay_out(folder, {name: b""})
    (folder / name).unlink()
    (folder / name).symlink_to(elsewhere)
    drop_torn_change(folder)
    assert elsewhere.read_bytes() == SAVED + TORN


def test_a_torn_change_in_a_linked_folder_is_left_alone(tmp_path: Path) -> None:
    elsewhere, folder = tmp_path / "elsewhere", tmp_path / "data"
    for path in (elsewhere, folder):
        path.mkdir()
    lay_out(elsewhere, {NEWEST: SAVED + TORN})
    (folder / "appendonlydir").symlink_to(elsewhere / "appendonlydir")
    assert after_drop(folder, SINGLE, SAVED + TORN) == SAVED + TORN
    assert (elsewhere / NEWEST).read_bytes() == SAVED + TORN

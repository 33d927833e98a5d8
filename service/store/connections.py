"""Commands to Redis: sent together, tried again while a server is away, and confirmed by replicas."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, Protocol

import redis
from hiredis import pack_command
from redis.exceptions import NoScriptError

Command = tuple[Any, ...]

#: How many connections a worker has to a server.
MOST_CONNECTIONS = 64
#: The first and the longest pause before commands are sent again, in seconds.
_PAUSES = (0.02, 0.5)


class ConnectionsInUseError(redis.RedisError):
    """All connections to a server were in use for as long as a request may wait for one."""


class Link:
    """Connections to one server, which a worker keeps.

    redis-py's pool examines a connection each time it hands it out, and its commands pass through many layers:
    together they cost more than the rules of a move. Here it only opens the connections.
    """

    def __init__(self, pool: Any, patience: float, name: str = "") -> None:
        self.pool = pool
        self.name = name
        self._patience = patience
        self._kept: list[Any] = []
        #: One for each connection that is free or may be opened. A semaphore would do, but is many times slower.
        self._turns: SimpleQueue[None] = SimpleQueue()
        for _ in range(MOST_CONNECTIONS):
            self._turns.put(None)

    def exchange(self, commands: Sequence[Command]) -> list[Any]:
        """The replies to commands that are sent together; an error that Redis replied with is one of them."""
        try:
            # Half of it: a request that gets a connection late still has to use it.
            self._turns.get(timeout=self._patience / 2)
        except Empty:
            raise ConnectionsInUseError("All connections to Redis are in use.") from None
        try:
            return self._exchange(commands)
        finally:
            self._turns.put(None)

    def _exchange(self, commands: Sequence[Command]) -> list[Any]:
        connection = self._take()
        try:
            connection.send_packed_command([b"".join(map(pack_command, commands))])
            replies = [_reply(connection) for _ in commands]
        except BaseException as error:
            self._close(connection)
            if isinstance(error, redis.ConnectionError | redis.TimeoutError):
                # The server has ended, or nothing reaches it: the others that are kept are no better.
                while self._kept:
                    self._close(self._kept.pop())
            raise
        self._kept.append(connection)
        return replies

    def _take(self) -> Any:
        try:
            return self._kept.pop()
        except IndexError:
            return self.pool.get_connection()

    def _close(self, connection: Any) -> None:
        connection.disconnect()
        self.pool.release(connection)  # it connects anew, to another primary if Sentinels name one by then


def _reply(connection: Any) -> Any:
    """A reply, or the error that Redis replied with: the replies after it have to be read, too."""
    try:
        return connection.read_response()
    except redis.ConnectionError:
        raise
    except redis.ResponseError as error:
        return error


class Servers(Protocol):
    """Where commands go."""

    #: Whether there may be replicas, so that a change is on several servers before it is acknowledged.
    replicated: bool
    #: Whether the servers share the keys out among them.
    clustered: bool

    def exchange(self, commands: Sequence[Command]) -> list[Any]:
        """The replies to commands, each from the server that has its key; a command without one follows the last."""

    def primaries(self) -> Iterable[tuple[Link, str]]:
        """Every server that takes changes, with a hash tag whose keys it has."""

    def feed_pool(self) -> Any:
        """The connections to a server on which every published message is heard, for the feed."""

    def recovers_from(self, error: Exception) -> bool:
        """Take note of a failure; whether the same commands may succeed now or soon."""

    def still_serves(self, connection: Any) -> bool:
        """Whether a connection is still to a server on which every published message is heard."""


class Script:
    """A Lua script, sent by its hash, and in full only to a server that doesn't know it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.sha = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Confirmation(NamedTuple):
    """How many replicas must have a change before it is acknowledged, and whether on disk."""

    replicas: int
    on_disk: bool
    #: How long to wait for them, in seconds.
    patience: float

    @property
    def command(self) -> Command:
        milliseconds = int(self.patience * 1000)
        return ("WAITAOF", 0, self.replicas, milliseconds) if self.on_disk else ("WAIT", self.replicas, milliseconds)

    def is_met_by(self, reply: Any) -> bool:
        """Whether enough replicas have confirmed; WAITAOF also counts the server itself."""
        confirmed: int = reply[1] if self.on_disk else reply
        return confirmed >= self.replicas


class UnconfirmedError(Exception):
    """A change was made, but not enough replicas have confirmed it in time: a failover could lose it."""


class Connections:
    """Runs commands, all of which are safe to run twice, within the patience of one request."""

    def __init__(self, servers: Servers, patience: float, confirmation: Confirmation | None = None) -> None:
        self._servers = servers
        self._patience = patience
        self._confirmation = confirmation

    def call(self, *command: Any) -> Any:
        """The reply to a command."""
        return self.call_all(command)[0]

    def call_all(self, *commands: Command) -> list[Any]:
        """The replies to commands that are sent together. Raises the first error among them."""
        began = time.monotonic()
        try:
            return self._call_all(commands)
        except redis.RedisError as error:
            return self._call_again(commands, error, began)

    def _call_all(self, commands: tuple[Command, ...]) -> list[Any]:
        replies = self._servers.exchange(commands)
        for reply in replies:
            if isinstance(reply, Exception):
                raise reply
        return replies

    def _call_again(self, commands: tuple[Command, ...], error: redis.RedisError, began: float) -> list[Any]:
        """Try again until the patience ends, as long as another attempt as slow as the last one would still fit."""
        pause, longest = _PAUSES
        deadline = began + self._patience
        took = time.monotonic() - began
        while self._servers.recovers_from(error) and time.monotonic() + pause + took < deadline:
            time.sleep(pause)
            pause = min(2 * pause, longest)
            began = time.monotonic()
            try:
                return self._call_all(commands)
            except redis.RedisError as another:
                error, took = another, time.monotonic() - began
        raise error

    def run(self, script: Script, keys: list[str], arguments: list[Any]) -> Any:
        try:
            return self.call("EVALSHA", script.sha, len(keys), *keys, *arguments)
        except NoScriptError:
            return self.call("EVAL", script.text, len(keys), *keys, *arguments)

    def run_confirmed(self, script: Script, keys: list[str], arguments: list[Any]) -> tuple[Any, bool]:
        """Run a script and wait for the replicas. Returns its result, and whether enough of them have its changes.

        Even if it finds its work done, the script has to write: Redis waits for what was written over the same
        connection, and the one that did the work may be gone.
        """
        if self._confirmation is None:
            return self.run(script, keys, arguments), True
        wait = self._confirmation.command
        try:
            reply, given = self.call_all(("EVALSHA", script.sha, len(keys), *keys, *arguments), wait)
        except NoScriptError:
            reply, given = self.call_all(("EVAL", script.text, len(keys), *keys, *arguments), wait)
        return reply, self._confirmation.is_met_by(given)

    def confirm(self, key: str, keep: int) -> bool:
        """Wait until the replicas have what was written to a key, which is kept for so many seconds from now on.

        False if it is gone: another server may have taken over since it was read, one that never had it. Raises
        UnconfirmedError.
        """
        if self._confirmation is None:
            return True
        is_there, given = self.call_all(("EXPIRE", key, keep), self._confirmation.command)
        if is_there and not self._confirmation.is_met_by(given):
            raise UnconfirmedError
        return bool(is_there)

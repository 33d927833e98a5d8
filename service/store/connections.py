"""Connections to Redis."""

from __future__ import annotations

import hashlib
from typing import Any

import redis
from hiredis import pack_command
from redis.backoff import ExponentialBackoff
from redis.exceptions import NoScriptError
from redis.retry import Retry

_MOST_KEPT = 16
_MOST_CONNECTIONS = 64
_LONGEST_WAIT = 10


def connect(url: str, **more: Any) -> redis.Redis:
    """A client that tries again when a connection breaks; every script is safe to run twice.

    Blocks while the pool is exhausted.
    """
    retry = Retry(ExponentialBackoff(cap=0.5, base=0.02), 3)
    pool = redis.BlockingConnectionPool.from_url(
        url, max_connections=_MOST_CONNECTIONS, timeout=_LONGEST_WAIT, retry=retry, protocol=2, **more
    )
    return redis.Redis.from_pool(pool)


class Script:
    """A Lua script, sent by its hash, and in full only to a server that doesn't know it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.sha = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Connections:
    """Runs commands over connections that a worker keeps.

    redis-py's pool examines a connection each time it hands it out, and its commands pass through many layers:
    together they cost more than the rules of a move. The pool opens the connections and takes the surplus back.
    """

    def __init__(self, client: redis.Redis) -> None:
        self._pool: Any = client.connection_pool
        self._kept: list[Any] = []

    def call(self, *command: Any) -> Any:
        """The reply to a command."""
        return self.call_all(command)[0]

    def call_all(self, *commands: tuple[Any, ...]) -> list[Any]:
        """The replies to commands that are sent together. Raises the first error among them."""
        connection = self._take()
        try:
            replies = _exchange(connection, commands)
        except (redis.ConnectionError, redis.TimeoutError):
            replies = connection.retry.call_with_retry(
                lambda: _exchange(connection, commands), lambda _: connection.disconnect()
            )
        finally:
            self._give_back(connection)
        for reply in replies:
            if isinstance(reply, Exception):
                raise reply
        return replies

    def run(self, script: Script, keys: list[str], arguments: list[Any]) -> Any:
        try:
            return self.call("EVALSHA", script.sha, len(keys), *keys, *arguments)
        except NoScriptError:
            return self.call("EVAL", script.text, len(keys), *keys, *arguments)

    def _take(self) -> Any:
        try:
            return self._kept.pop()
        except IndexError:
            return self._pool.get_connection()

    def _give_back(self, connection: Any) -> None:
        if len(self._kept) < _MOST_KEPT:
            self._kept.append(connection)
        else:
            self._pool.release(connection)


def _exchange(connection: Any, commands: tuple[tuple[Any, ...], ...]) -> list[Any]:
    connection.send_packed_command([b"".join(map(pack_command, commands))])
    return [_reply(connection) for _ in commands]


def _reply(connection: Any) -> Any:
    """A reply, or the error that Redis replied with: the replies after it have to be read, too."""
    try:
        return connection.read_response()
    except redis.ResponseError as error:
        return error

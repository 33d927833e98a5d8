"""Why a server that answers doesn't take a change, or can't be used at all."""

from __future__ import annotations

import re

from redis.exceptions import (
    InvalidResponse,
    NoPermissionError,
    OutOfMemoryError,
    ReadOnlyError,
    RedisError,
    ResponseError,
)

from service.store.sentinels import NoPrimaryError

#: By the word with which Redis begins its reply: the name of the message that tells the reason.
_REASONS = {
    "READONLY": "store-read-only",
    "OOM": "store-full",
    "MISCONF": "store-disk-fails",
    "NOREPLICAS": "store-lacks-replicas",
    "NOPERM": "store-forbids",
}
#: redis-py replaces some of these words by classes.
_CLASSES: tuple[tuple[type[ResponseError], str], ...] = (
    (ReadOnlyError, "READONLY"),
    (OutOfMemoryError, "OOM"),
    (NoPermissionError, "NOPERM"),
)
#: Older servers quote the reply to a script's command after words of their own.
_WORD = re.compile(rf"\b({'|'.join(_REASONS)})\b")
#: What Redis and Valkey say of a command or a channel that a script's user lacks.
_FORBIDDEN = re.compile(r"ACL failure in script|The user executing the script can't")
#: The messages that tell an operator what to set right, and what redis-py says then, at times within another error.
_UNUSABLE = {
    "store-rejects-login": re.compile(r"username-password|Authentication required|AUTH.*called without"),
    "store-is-no-cluster": re.compile("Cluster mode is not enabled"),
    "store-has-no-database": re.compile("DB index is out of range"),
}


def why_unusable(error: RedisError) -> str | None:
    """The name of the message why the store can't be used until its operator acts; None if it may pass."""
    match error:
        case InvalidResponse():
            return "store-is-no-redis"
        case NoPrimaryError():
            return "store-has-no-primary"
    return next((name for name, said in _UNUSABLE.items() if said.search(str(error))), None)


def reason_of(error: Exception) -> str | None:
    """The name of the message why the change was refused; None if the error is something else."""
    if not isinstance(error, ResponseError):
        return None
    word = next((word for kind, word in _CLASSES if isinstance(error, kind)), None)
    if word is None:
        found = _WORD.search(str(error))
        word = found[1] if found else "NOPERM" if _FORBIDDEN.search(str(error)) else None
    return _REASONS[word] if word else None

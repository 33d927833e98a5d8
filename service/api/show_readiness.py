"""What the store promises, in words."""

from __future__ import annotations

from service.api.answers import Ready, Shortfall
from service.api.words import speech
from service.engine.message import message
from service.store.promise import Promise
from service.words import Speech


def readiness_shown(promise: Promise, language: str) -> Ready:
    say = speech(None, language)
    return Ready(
        durability=promise.durability or "unknown",
        replicas=promise.replicas,
        says=promise_in_words(promise, say),
        shortfalls=[Shortfall(says=say(one.name), command=one.command) for one in promise.shortfalls],
    )


def promise_in_words(promise: Promise, say: Speech) -> str:
    said = [say(f"promise-{promise.durability or 'unknown'}")]
    if promise.replicas:
        said.append(say.of(message("promise-replicas", replicas=promise.replicas)))
    return " ".join(said)

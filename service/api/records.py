"""Records: finished matches to keep, to replay and to verify."""

from __future__ import annotations

import hashlib

import msgspec
from flask import Blueprint, Response, g

from service.api import answers, causes, show
from service.api.context import add_as, let_others_in, ok, once, use_cases
from service.api.language import language, service_says, speech
from service.api.operations import operation
from service.api.problems import ProblemError
from service.engine.message import message
from service.games import GAMES
from service.matches import history
from service.matches import use_cases as matches
from service.matches.records import Difference, MatchRecord, TooLongError, verify
from service.words import Speech

routes = Blueprint("records", __name__)

OF_THE_MATCH = {"match": "$response.body#/match/id"}
_MOST_BYTES = 1024 * 1024
_MOST_SECONDS = 2


@routes.get("/v1/matches/<match>/record")
@operation(
    id="getRecord",
    tag="records",
    summary="Get the record of a finished match",
    description="Secret, players' parts and moves: enough to replay the match and to see that chance was fair.",
    answers={200: MatchRecord},
    problems=(causes.NO_SUCH_MATCH, causes.NOT_OVER),
    headers=("Content-Disposition",),
    links={
        200: {
            "verify": ("verifyRecord", {}, "$response.body"),
            "import": ("importRecord", {}, "$response.body"),
        }
    },
)
def get_record(match: str) -> Response:
    saved = use_cases().saved(match)
    record = history.record_of(matches.loaded(saved), use_cases().log(saved.facts))
    return ok(record, headers={"Content-Disposition": f'inline; filename="{match}.json"'})


@routes.post("/v1/records/verify")
@operation(
    id="verifyRecord",
    tag="records",
    summary="Verify a record",
    description="Replays the record: the same match, or where it differs first. `tidetable verify` does it offline.",
    body=MatchRecord,
    most_bytes=_MOST_BYTES,
    answers={200: answers.Verdict},
    offline=True,
    problems=(causes.RECORD_TOO_LONG,),
    links={200: {"import": ("importRecord", {}, "$request.body")}},
)
def verify_record() -> Response:
    record = _record()
    difference = _difference(record)
    if difference is None:
        return ok(answers.Verdict(same=True, verdict=service_says()("record-same"), where=None))
    return ok(answers.Verdict(same=False, verdict=_says(record).afresh(difference.why), where=difference.where))


@routes.post("/v1/records")
@operation(
    id="importRecord",
    tag="records",
    summary="Import a record",
    description="A record that verifies becomes a finished match again, not listed, to look at and to replay.",
    body=MatchRecord,
    most_bytes=_MOST_BYTES,
    answers={201: answers.RecordImported},
    problems=(causes.RECORD_DIFFERS, causes.RECORD_TOO_LONG),
    idempotent=True,
    headers=("Location", "ETag"),
    links={201: {"look": ("getMatch", OF_THE_MATCH), "record": ("getRecord", OF_THE_MATCH)}},
)
def import_record() -> Response:
    record = _record()
    difference = _difference(record)
    if difference is not None:
        raise ProblemError(causes.RECORD_DIFFERS, _says(record).afresh(difference.why), where=difference.where)
    return add_as(
        _name_of(record),
        lambda name: history.match_of(name, record, let_others_in),
        lambda match: answers.RecordImported(match=show.match_shown(match, None, language())),
    )


def _says(record: MatchRecord) -> Speech:
    """The catalogue of the record's game, or the shared one if we don't have the game."""
    return speech(record.game if record.game in GAMES else None, language(), tuple(seat.name for seat in record.seats))


def _name_of(record: MatchRecord) -> str:
    """As for any other match if the client may ask again; else the same record is the same match."""
    return matches.new_match_name(key) if (key := once()) else matches.match_name(_digest(record))


def _digest(record: MatchRecord) -> bytes:
    return hashlib.sha256(msgspec.json.encode(record)).digest()


def _record() -> MatchRecord:
    return msgspec.convert(g.body, MatchRecord)


def _difference(record: MatchRecord) -> Difference | None:
    try:
        return verify(record, _MOST_SECONDS, let_others_in)
    except TooLongError as error:
        raise ProblemError(causes.RECORD_TOO_LONG, message("replay-too-long", seconds=_MOST_SECONDS)) from error

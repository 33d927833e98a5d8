"""Records: finished matches to keep, to replay and to verify."""

from __future__ import annotations

import hashlib

import msgspec

from service.api import answers, causes, show
from service.api.call import Call, yield_to_others
from service.api.matches import id_of_new_match
from service.api.operations import Routes
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.api.words import speech
from service.engine.message import message
from service.games import GAMES
from service.matches.lobby import match_id
from service.matches.records import Difference, MatchRecord, TooLongError, match_of, record_of, verify
from service.words import Speech

routes = Routes()

OF_THE_MATCH = {"match": "$response.body#/match/id"}
_MOST_BYTES = 1024 * 1024
_MOST_SECONDS = 2


@routes.get(
    "/v1/matches/<match>/record",
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
def get_record(call: Call) -> Reply:
    record = record_of(call.match, call.services.store.log(call.match))
    return call.reply(record, headers={"Content-Disposition": f'inline; filename="{call.path["match"]}.json"'})


@routes.post(
    "/v1/records/verify",
    id="verifyRecord",
    tag="records",
    summary="Verify a record",
    description="Replays the record: is it the same match, or where does it first differ? `tidetable verify` works "
    "offline.",
    body=MatchRecord,
    most_bytes=_MOST_BYTES,
    answers={200: answers.Verdict},
    offline=True,
    problems=(causes.RECORD_TOO_LONG,),
    links={200: {"import": ("importRecord", {}, "$request.body")}},
)
def verify_record(call: Call) -> Reply:
    record: MatchRecord = call.record
    difference = _difference(record)
    if difference is None:
        return call.reply(answers.Verdict(same=True, verdict=call.says("record-same"), where=None))
    verdict = _says(call, record).afresh(difference.why)
    return call.reply(answers.Verdict(same=False, verdict=verdict, where=difference.where))


def _id_of_import(call: Call) -> str:
    """With an Idempotency-Key as for any new match; without one, the same record is the same match."""
    return id_of_new_match(call) if call.idempotency_key else match_id(_digest(call.record))


@routes.post(
    "/v1/records",
    id="importRecord",
    tag="records",
    summary="Import a record",
    description="A record that verifies becomes a finished match again, not listed, to look at and to replay.",
    body=MatchRecord,
    most_bytes=_MOST_BYTES,
    answers={201: answers.RecordImported},
    creates=_id_of_import,
    problems=(causes.RECORD_DIFFERS, causes.RECORD_TOO_LONG),
    idempotent=True,
    headers=("Location", "ETag"),
    links={201: {"look": ("getMatch", OF_THE_MATCH), "record": ("getRecord", OF_THE_MATCH)}},
)
def import_record(call: Call) -> Reply:
    record: MatchRecord = call.record
    difference = _difference(record)
    if difference is not None:
        raise ProblemError(causes.RECORD_DIFFERS, _says(call, record).afresh(difference.why), where=difference.where)
    match = call.found or match_of(call.match_id, record, yield_to_others)
    shown = answers.RecordImported(match=show.match_shown(match, None, call.language))
    reply = call.created(match, shown)
    return reply._replace(changed=None) if call.found else reply


def _says(call: Call, record: MatchRecord) -> Speech:
    """The catalogue of the record's game, or the shared one if we don't have the game."""
    game = record.game if record.game in GAMES else None
    return speech(game, call.language, tuple(seat.name for seat in record.seats))


def _digest(record: MatchRecord) -> bytes:
    return hashlib.sha256(msgspec.json.encode(record)).digest()


def _difference(record: MatchRecord) -> Difference | None:
    try:
        return verify(record, _MOST_SECONDS, yield_to_others)
    except TooLongError as error:
        raise ProblemError(causes.RECORD_TOO_LONG, message("replay-too-long", seconds=_MOST_SECONDS)) from error

"""Records: matches that have ended, to keep, to replay and to verify."""

from __future__ import annotations

from service.api import answers, causes, show
from service.api.call import Call, digest
from service.api.matches import id_of_new_match
from service.api.operations import Routes
from service.api.problems import ProblemError
from service.api.reply import Reply
from service.api.words import speech
from service.games import GAMES
from service.matches.lobby import match_id
from service.matches.match import Match
from service.matches.records import DiffersError, MatchRecord, match_of, record_of, verify
from service.words import Speech

routes = Routes()

OF_THE_MATCH = {"match": "$response.body#/match/id"}
#: The longest records take a fifth of it, or half if they are indented.
_MOST_BYTES = 512 * 1024


@routes.get(
    "/v1/matches/<match>/record",
    id="getRecord",
    tag="records",
    summary="Get the record of a match that has ended",
    description="Secret, players' parts and moves: enough to replay the match and to see that chance was fair. It is "
    "public once the match is over or was abandoned: nothing more can happen in it. A match that was abandoned before "
    "it started has drawn nothing and has no record.",
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
    description="Replays the record: is it the same match, or where does it first differ? Without an `outcome` it is "
    "verified as far as it goes. `tidetable verify` works offline.",
    body=MatchRecord,
    most_bytes=_MOST_BYTES,
    takes_record=True,
    answers={200: answers.Verdict},
    offline=True,
    problems=(causes.BUSY,),
    links={200: {"import": ("importRecord", {}, "$request.body")}},
)
def verify_record(call: Call) -> Reply:
    record: MatchRecord = call.record
    with call.services.replays.turn() as between_lines:
        difference = verify(record, between_lines)
    if difference is None:
        return call.reply(answers.Verdict(same=True, verdict=call.says("record-same"), where=None))
    verdict = _says(call, record).afresh(difference.why)
    return call.reply(answers.Verdict(same=False, verdict=verdict, where=difference.where))


def _id_of_import(call: Call) -> str:
    """From the content alone: the same record is the same match, however it is written and whatever its key."""
    return match_id(digest(call.record))


@routes.post(
    "/v1/records",
    id="importRecord",
    tag="records",
    summary="Import a record",
    description="A record that verifies becomes a match again, over or abandoned and not listed, to look at and to "
    "replay. The same record, however it is written, is always the same match.",
    body=MatchRecord,
    most_bytes=_MOST_BYTES,
    takes_record=True,
    answers={201: answers.RecordImported},
    creates=_id_of_import,
    problems=(causes.RECORD_DIFFERS,),
    idempotent=True,
    headers=("Location", "ETag"),
    links={201: {"look": ("getMatch", OF_THE_MATCH), "record": ("getRecord", OF_THE_MATCH)}},
)
def import_record(call: Call) -> Reply:
    if call.found and not _kept_on(call):
        call.take(None)
    match = call.found or _imported(call)
    if call.idempotency_key:
        call.services.store.claim(id_of_new_match(call), call.idempotency_key)
    shown = answers.RecordImported(match=show.match_shown(match, None, call.language))
    reply = call.created(match, shown)
    return reply._replace(changed=None) if call.found else reply


def _kept_on(call: Call) -> bool:
    """Promise of a match that was imported before what is promised of a new one; False if it is gone."""
    if call.services.settings.wants_promise:
        call.services.readiness.promise()
    return call.services.store.renew(call.match)


def _imported(call: Call) -> Match:
    record: MatchRecord = call.record
    try:
        with call.services.replays.turn() as between_lines:
            return match_of(call.match_id, record, between_lines)
    except DiffersError as error:
        where, why = error.difference
        raise ProblemError(causes.RECORD_DIFFERS, _says(call, record).afresh(why), where=where) from error


def _says(call: Call, record: MatchRecord) -> Speech:
    """The catalogue of the record's game, or the shared one if we don't have the game."""
    game = record.game if record.game in GAMES else None
    return speech(game, call.language, tuple(seat.name for seat in record.seats))

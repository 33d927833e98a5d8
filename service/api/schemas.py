"""marshmallow schemas: how a judged request becomes records. Those of options are made from the games' own records."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from marshmallow import RAISE, Schema, fields, post_load, validate
from msgspec import inspect

from service.api import causes
from service.api.answers import MATCH_PATTERN
from service.boards import THEMES
from service.engine.game import Game
from service.games import GAMES
from service.matches.match import STATUSES
from service.matches.records import NAME, NO_CONTROLS

_MOST = 10**9
MOST_SEATS = 4
#: Shorter than the usual timeouts of clients.
_LONGEST_WAIT = 8
CURSOR_PATTERN = r"^[0-9]{13}-[0-9a-hjkmnp-tv-z]{20}$"


class Closed(Schema):
    """A schema without unknown fields."""

    class Meta:
        unknown = RAISE


def _about(text: str, **more: Any) -> dict[str, Any]:
    return {"description": text, **more}


def _seat(text: str, seats: int = MOST_SEATS) -> fields.Integer:
    return fields.Integer(
        load_default=None, allow_none=True, validate=validate.Range(min=0, max=seats - 1), metadata=_about(text)
    )


def _name(text: str) -> fields.String:
    return fields.String(
        load_default=None,
        allow_none=True,
        validate=[validate.Length(min=1, max=40), validate.Regexp(NAME)],
        metadata=_about(text),
    )


class NewSeat(Closed):
    class Meta(Closed.Meta):
        description = "A seat of a new match."

    name = _name("A name for the seat until somebody takes it; the player may bring another.")


class NewMatch(Closed):
    listed = fields.Boolean(
        load_default=True, metadata=_about("Whether the match is in the list; if not, its id is needed to find it.")
    )
    automatic = fields.Boolean(
        load_default=True, metadata=_about("Whether the service answers decisions that leave no choice.")
    )


class NewSeatTaken(Closed):
    class Meta(Closed.Meta):
        description = "A player who sits down."

    seat = _seat("The seat to take; the first free one if left out.")
    name = _name("The player's name.")
    entropy = fields.String(
        load_default=None,
        allow_none=True,
        validate=[validate.Length(min=1, max=128), validate.Regexp(NO_CONTROLS)],
        metadata=_about("Randomness of your own, mixed into all chance of the match."),
    )


def _limit(most: int) -> fields.Integer:
    return fields.Integer(
        load_default=min(50, most),
        validate=validate.Range(min=1, max=most),
        metadata=_about("The maximum number of entries."),
    )


def _wait(text: str) -> fields.Integer:
    return fields.Integer(load_default=0, validate=validate.Range(min=0, max=_LONGEST_WAIT), metadata=_about(text))


class MatchesQuery(Closed):
    game = fields.String(validate=validate.OneOf(list(GAMES)), metadata=_about("Only matches of this game."))
    status = fields.String(validate=validate.OneOf(STATUSES), metadata=_about("Only matches of this status."))
    open_seats = fields.Integer(
        validate=validate.Range(min=1, max=4), metadata=_about("Only matches with at least that many free seats.")
    )
    limit = _limit(100)
    cursor = fields.String(
        validate=validate.Regexp(CURSOR_PATTERN), metadata=_about("Where the page begins; given by the header Link.")
    )


class EventsQuery(Closed):
    after = fields.Integer(
        load_default=0, validate=validate.Range(min=0, max=_MOST), metadata=_about("Only events after this one.")
    )
    limit = _limit(500)
    wait = _wait("Wait up to this many seconds for an event before answering with none.")


class MomentQuery(Closed):
    at = fields.Integer(
        validate=validate.Range(min=0, max=_MOST),
        metadata=_about("Look at the match as it was after this many moves; one that was taken back counts, too."),
    )


def _include() -> fields.String:
    return fields.String(
        validate=validate.OneOf(["decision"]),
        metadata=_about("`decision`: answer with what is asked of you as well, as /decision does."),
    )


class MatchQuery(MomentQuery):
    include = _include()
    wait = _wait("With If-None-Match: wait up to this many seconds for another version before answering 304.")


class PictureQuery(Closed):
    theme = fields.String(
        load_default="light", validate=validate.OneOf(list(THEMES)), metadata=_about("The colours of the drawing.")
    )


class DrawingQuery(MomentQuery, PictureQuery):
    pass


class DecisionQuery(Closed):
    wait = _wait(
        "Wait up to this many seconds until you are asked or the match has ended; with If-None-Match, until there is "
        "another version."
    )
    refused = fields.Boolean(
        load_default=False, metadata=_about("Also list the moves that a rule forbids, where, and why.")
    )


class IncludeQuery(Closed):
    include = _include()


class MoveQuery(IncludeQuery):
    preview = fields.Boolean(
        load_default=False, metadata=_about("Only look ahead: what would happen for certain. Nothing is stored.")
    )
    after = fields.Integer(
        validate=validate.Range(min=0, max=_MOST),
        metadata=_about("The last event that you know; the answer then holds those that you missed."),
    )


class NewUndo(Closed):
    class Meta(Closed.Meta):
        description = "What to do about taking a move back."

    say = fields.String(
        required=True,
        validate=validate.OneOf(["ask", "accept", "decline"]),
        metadata=_about(
            "`ask` to take your last move back; `accept` or `decline` what another seat has asked.", title="UndoWord"
        ),
    )


_GAME = next(iter(GAMES.values()))


class PathParameters(Closed):
    """Every variable part of an address."""

    match = fields.String(
        required=True, validate=validate.Regexp(MATCH_PATTERN), metadata=_about("The id of the match.")
    )
    seat = fields.Integer(
        required=True, validate=validate.Range(min=0, max=3), metadata=_about("The seat, counted from 0.")
    )
    game = fields.String(
        required=True,
        validate=validate.Regexp("^[a-z][a-z_]{0,39}$"),
        metadata=_about("The id of the game.", examples=[_GAME.name]),
    )
    piece = fields.String(
        required=True,
        validate=validate.Regexp("^[a-z][a-z0-9_]{0,39}$"),
        metadata=_about("The id of the piece.", examples=list(_GAME.pieces[:1])),
    )
    problem = fields.String(
        required=True,
        validate=validate.Regexp("^[a-z_]{1,60}$"),
        metadata=_about("The last part of a problem's type.", examples=[causes.ILLEGAL_MOVE.type]),
    )


class HeaderParameters(Closed):
    """Every header that an operation may take, except Authorization."""

    idempotency_key = fields.String(
        data_key="Idempotency-Key",
        validate=validate.Regexp("^[!-~]{16,128}$"),
        metadata=_about(
            "A name of your choice for this request that nobody can guess, such as a UUID: sent again with the same "
            "key, it is carried out once and gets the same answer.",
        ),
    )
    if_match = fields.String(
        data_key="If-Match",
        metadata=_about("Only if the match still has this ETag; else 412.", examples=['"7-0123456789abcdef-0-en"']),
    )
    if_none_match = fields.String(
        data_key="If-None-Match",
        metadata=_about("Only if the answer has another ETag; else 304.", examples=['"7-0123456789abcdef-0-en"']),
    )
    prefer = fields.String(
        data_key="Prefer",
        metadata=_about(
            "`return=minimal` for an answer without the view (RFC 7240); other preferences are ignored.",
            examples=["return=minimal"],
        ),
    )
    last_event_id = fields.String(
        data_key="Last-Event-ID",
        validate=validate.Regexp("^[0-9]{1,9}$"),
        metadata=_about("The `id` of the last event that you know; takes precedence over `after`.", examples=["7"]),
    )


class UnguessableKey(Closed):
    """The Idempotency-Key of an operation whose answer holds a token, which the same request gets again."""

    idempotency_key = fields.String(
        data_key="Idempotency-Key",
        # 22 characters of base64 hold 128 bits.
        validate=[validate.Length(min=22, max=128), validate.Regexp("^[!-~]+$")],
        metadata=_about(
            "A random name for this request, such as a new UUID: sent again with the same key, it is carried out once "
            "and gets the same answer. The answer holds a token, so whoever guesses the key gets the token, too: take "
            "128 random bits or more, a new key for each request, and tell nobody.",
        ),
    )


class LanguageQuery(Closed):
    """The query parameter that every operation takes."""

    language = fields.String(
        validate=[validate.Length(max=35), validate.Regexp("^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$")],
        metadata=_about(
            "The language of the answer, before Accept-Language; if the service doesn't speak it, the next best.",
            examples=["de"],
        ),
    )


class LanguageHeader(Closed):
    """The header that every operation takes."""

    accept_language = fields.String(
        data_key="Accept-Language",
        metadata=_about(
            "The languages that you prefer, with weights (RFC 9110); you get the best of those at /v1/languages.",
            examples=["de-AT, de;q=0.9, en;q=0.5"],
        ),
    )


class OfRecord(Closed):
    """A schema that loads into a record."""

    record: type[msgspec.Struct]

    @post_load
    def as_record(self, data: dict[str, Any], **_: Any) -> msgspec.Struct:
        return msgspec.convert(data, self.record)


def schema_of(record: type[msgspec.Struct]) -> type[OfRecord]:
    """The schema of options: each is a boolean, a number or one of a few words, and has a default.

    Raises TypeError for an option of another type.
    """
    options = cast(inspect.StructType, inspect.type_info(record)).fields
    declared = {option.encode_name: _field(option.type, option.default) for option in options}
    meta = type("Meta", (Closed.Meta,), {"description": str(record.__doc__).partition("\n")[0]})
    return type(record.__name__, (OfRecord,), {**declared, "record": record, "Meta": meta})


def _field(option_type: inspect.Type, default: Any, about: dict[str, Any] | None = None) -> fields.Field[Any]:
    match option_type:
        case inspect.Metadata(type=inner, extra_json_schema=more):
            return _field(inner, default, {**(more or {}), **(about or {})})
        case inspect.BoolType():
            return fields.Boolean(load_default=default, metadata=about)
        case inspect.IntType(ge=low, le=high):
            return fields.Integer(load_default=default, validate=validate.Range(min=low, max=high), metadata=about)
        case inspect.LiteralType(values=values):
            return fields.String(load_default=default, validate=validate.OneOf(values), metadata=about)
    raise TypeError(f"no marshmallow field for {option_type}")


def prefix_of(game: str) -> str:
    """What the names of all schemas of a game begin with."""
    return "".join(word.capitalize() for word in game.split("_"))


def _new_match_of(game: Game) -> type[Schema]:
    """The body that creates a match of this game: its options, and as many seats as it allows."""
    fewest, most = game.seats[0], game.seats[-1]
    return type(
        f"{prefix_of(game.name)}NewMatch",
        (NewMatch,),
        {
            "__doc__": f"A new match of {game.title}.",
            "conditions": _starts_within_seats(fewest, most),
            "game": fields.String(
                required=True, validate=validate.Equal(game.name), metadata=_about(f"Always `{game.name}`.")
            ),
            "starts": _seat("The seat that starts, one of `seats`; by lot if left out.", most),
            "options": fields.Nested(
                schema_of(game.options)(),
                load_default=game.options,
                metadata=_about("The options of the game."),
            ),
            "seats": fields.List(
                fields.Nested(NewSeat),
                load_default=lambda: [{"name": None}] * fewest,
                allow_none=True,
                validate=validate.Length(min=fewest, max=most),
                metadata=_about("One entry per seat; the fewest possible by default."),
            ),
        },
    )


def _starts_within_seats(fewest: int, most: int) -> dict[str, Any]:
    """What the contract says in addition to the fields: only a seat that the match has can start."""
    conditions: dict[str, Any] = {}
    for seats in reversed(range(fewest, most)):
        conditions = {
            "if": {"properties": {"seats": {"maxItems": seats}}},
            "then": {"properties": {"starts": {"maximum": seats - 1}}},
            **({"else": conditions} if conditions else {}),
        }
    return conditions


# Built once: building a schema costs more than using it.
NEW_MATCHES: dict[str, type[Schema]] = {name: _new_match_of(game) for name, game in GAMES.items()}
NEW_MATCH_SCHEMAS: dict[str, Schema] = {name: schema() for name, schema in NEW_MATCHES.items()}

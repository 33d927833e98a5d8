"""Every cause of a problem (RFC 9457) that a client can get, in the order of their status; each has its own type.

The worker needs them as well as the app, so nothing here depends on either. The catalogues have the title and the
remedy of each: `problem-<type>` and its `.remedy`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from service.words import Speech


class Cause(NamedTuple):
    #: The last part of the problem's `type`, which is the address where the cause is explained.
    type: str
    status: int

    @property
    def url(self) -> str:
        return f"/problems/{self.type}"

    def title(self, say: Speech) -> str:
        return say(f"problem-{self.type}")

    def remedy(self, say: Speech) -> str:
        return say(f"problem-{self.type}.remedy")

    def problem(self, detail: str, say: Speech) -> dict[str, Any]:
        """The members that every problem has."""
        return {
            "type": self.url,
            "title": self.title(say),
            "status": self.status,
            "detail": detail,
            "remedy": self.remedy(say),
        }


MALFORMED_REQUEST = Cause("malformed_request", 400)
MALFORMED_JSON = Cause("malformed_json", 400)
BODY_TOO_DEEP = Cause("body_too_deep", 400)
CONTRACT_VIOLATION = Cause("contract_violation", 400)
TOKEN_MISSING = Cause("token_missing", 401)
API_KEY_NEEDED = Cause("api_key_needed", 401)
UNKNOWN_TOKEN = Cause("unknown_token", 401)
NOT_YOUR_SEAT = Cause("not_your_seat", 403)
NOT_THE_CREATOR = Cause("not_the_creator", 403)
NOT_FOUND = Cause("not_found", 404)
NO_SUCH_GAME = Cause("no_such_game", 404)
NO_SUCH_PIECE = Cause("no_such_piece", 404)
NO_SUCH_MATCH = Cause("no_such_match", 404)
NO_SUCH_MOMENT = Cause("no_such_moment", 404)
METHOD_NOT_ALLOWED = Cause("method_not_allowed", 405)
NOT_ACCEPTABLE = Cause("not_acceptable", 406)
REQUEST_TIMEOUT = Cause("request_timeout", 408)
SEAT_TAKEN = Cause("seat_taken", 409)
NO_SUCH_SEAT = Cause("no_such_seat", 409)
NOT_OPEN = Cause("match_not_open", 409)
NOT_RUNNING = Cause("match_not_running", 409)
NOT_ASKED = Cause("not_asked", 409)
DECISION_ANSWERED = Cause("decision_answered", 409)
NO_SUCH_DECISION = Cause("no_such_decision", 409)
NOT_OVER = Cause("match_not_over", 409)
RULES_CHANGED = Cause("rules_changed", 409)
NOTHING_TO_UNDO = Cause("nothing_to_undo", 409)
UNDO_SPENT = Cause("undo_spent", 409)
LEFT_TOO_OFTEN = Cause("left_too_often", 409)
NO_UNDO_ASKED = Cause("no_undo_asked", 409)
UNDO_ASKED = Cause("undo_asked_already", 409)
KEY_REUSED = Cause("idempotency_key_reused", 409)
RECORD_DIFFERS = Cause("record_differs", 409)
PRECONDITION_FAILED = Cause("precondition_failed", 412)
BODY_TOO_LARGE = Cause("body_too_large", 413)
URI_TOO_LONG = Cause("uri_too_long", 414)
UNSUPPORTED_MEDIA_TYPE = Cause("unsupported_media_type", 415)
UNSUPPORTED_CONTENT_CODING = Cause("unsupported_content_coding", 415)
RANGE_NOT_SATISFIABLE = Cause("range_not_satisfiable", 416)
EXPECTATION_FAILED = Cause("expectation_failed", 417)
ILLEGAL_MOVE = Cause("illegal_move", 422)
TOO_MANY_REQUESTS = Cause("too_many_requests", 429)
HEADERS_TOO_LARGE = Cause("headers_too_large", 431)
INTERNAL_ERROR = Cause("internal_error", 500)
UNSUPPORTED_TRANSFER_CODING = Cause("unsupported_transfer_coding", 501)
AT_CAPACITY = Cause("at_capacity", 503)
BUSY = Cause("busy", 503)
STORE_UNAVAILABLE = Cause("store_unavailable", 503)
STORE_REFUSES_WRITES = Cause("store_refuses_writes", 503)
STORE_NOT_DURABLE = Cause("store_not_durable", 503)
NOT_REPLICATED = Cause("not_replicated", 503)

CAUSES: dict[str, Cause] = {value.type: value for value in list(globals().values()) if isinstance(value, Cause)}

"""For each operation of the contract, the requests that we know to cost most."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from service.games import GAMES
from service.matches.records import match_of
from tests.abuse import stock as stocks
from tests.abuse.bodies import (
    RECORD,
    USUAL,
    hostile_bodies,
    hostile_headers,
    hostile_queries,
    long_extensions,
    one_byte_chunks,
    too_many_headers,
)
from tests.abuse.caller import Caller, calling
from tests.abuse.crafted import as_json, longest_record
from tests.abuse.crowd import request
from tests.abuse.scene import WITNESS
from tests.abuse.stock import Placed, Stock

#: How often each request is measured: batches, each of so many.
BATCHES, BATCH = 3, 8
_COPIES = BATCHES * BATCH
#: How many crafted records are searched for the longest story.
_SEEDS = 6
_LANGUAGES = ("fr", "de", "nl", "en")
_REFUSED = "400"
_FULL_NAME = "\N{OCTOPUS}" * 40


class Probe(NamedTuple):
    operation: str
    what: str
    #: The request of each number: what it changes is changed once.
    make: Callable[[int], bytes]
    #: What the status begins with: anything else would be another request than the one to be measured.
    expects: str = "2"


def probes(stock: Stock) -> Iterator[Probe]:
    with calling(stock.scene.address, WITNESS) as caller:
        yield from _about_games()
        yield from _about_service()
        yield from _listing(stock)
        yield from _creating(caller)
        for game in GAMES:
            yield from _looking(stock, game)
            yield from _playing(stock, caller, game)
        yield from _records(caller)
        yield from _hostile(stock)


def _get(path: str, token: str = "", **headers: str) -> Callable[[int], bytes]:
    """The same GET in another language each time, compressed."""

    def make(number: int) -> bytes:
        language = _LANGUAGES[number % len(_LANGUAGES)]
        return request("GET", path, token=token, Accept_Language=language, Accept_Encoding="br", **headers)

    return make


def _about_games() -> Iterator[Probe]:
    yield Probe("listLanguages", "all", _get("/v1/languages"))
    yield Probe("listGames", "all", _get("/v1/games"))
    for game, rules in GAMES.items():
        yield Probe("getGame", game, _get(f"/v1/games/{game}"))
        yield Probe("getRules", game, _get(f"/v1/games/{game}/rules"))
        pieces = [f"/v1/games/{game}/pieces/{piece}.svg?theme=dark" for piece in rules.pieces]
        yield Probe("drawPiece", f"each of {game}", lambda number, all_=pieces: _get(all_[number % len(all_)])(number))


def _about_service() -> Iterator[Probe]:
    for operation, path in {
        "isAlive": "/livez",
        "isReady": "/readyz",
        "getVersion": "/version",
        "getContract": "/openapi.yaml",
        "getContractAsJson": "/openapi.json",
        "listProblems": "/problems",
        "explainProblem": "/problems/illegal_move",
    }.items():
        yield Probe(operation, "compressed", _get(path))
        yield Probe(operation, "as it is", _always(request("GET", path)))
    yield Probe("(a file)", "the largest, compressed", _get("/docs/swagger-ui-bundle.js"))
    yield Probe("(a file)", "the largest, as it is", _always(request("GET", "/docs/swagger-ui-bundle.js")))


def _listing(stock: Stock) -> Iterator[Probe]:
    cursor = stock.list_thousands()
    yield Probe("listMatches", "100 of 20,000, all kinds", _get(f"/v1/matches?limit=100&cursor={cursor}"))
    yield Probe("listMatches", "20 of 20,000, all kinds", _get(f"/v1/matches?limit=20&cursor={cursor}"))
    yield Probe("listMatches", "100 open", _get(f"/v1/matches?limit=100&open_seats=1&cursor={cursor}"))
    yield Probe("listMatches", "thousands of expired entries", _get("/v1/matches?limit=100"))
    yield Probe("listMatches", "expired entries, page of 1", _get("/v1/matches?limit=1"))


def _creating(caller: Caller) -> Iterator[Probe]:
    named = {"seats": [{"name": _FULL_NAME}] * 4}
    for game in ("coralia", "reef_gardens"):
        new = {"game": game, **named}
        yield Probe(
            "createMatch",
            f"{game}, over expired entries, with a key",
            lambda number, new=new: request(
                "POST", "/v1/matches", new, Idempotency_Key=f"key-of-{new['game']}-{number:020d}"
            ),
        )
        yield Probe("takeSeat", f"the last of {game}", _last_seats(caller, new))
    yield Probe("leaveSeat", "coralia", _left_seats(caller, {"game": "coralia", **named}))


def _created(caller: Caller, new: Any) -> tuple[str, Any]:
    created = caller.expect(201, "POST", "/v1/matches", new).json
    return f"/v1/matches/{created['match']['id']}/seats", created


def _last_seats(caller: Caller, new: Any) -> Callable[[int], bytes]:
    """The last seat of many matches, whose set-up it starts."""
    paths = []
    for _ in range(_COPIES):
        path, created = _created(caller, new)
        for _ in created["match"]["seats"][1:]:
            caller.expect(201, "POST", path, {"entropy": "x" * 128})
        paths.append(path)
    return lambda number: request("POST", paths[number], {"name": _FULL_NAME, "entropy": "y" * 128})


def _left_seats(caller: Caller, new: Any) -> Callable[[int], bytes]:
    taken = []
    for _ in range(_COPIES):
        path, _ = _created(caller, new)
        taken.append((f"{path}/0", caller.expect(201, "POST", path, {"seat": 0}).json["token"]))
    return lambda number: request("DELETE", taken[number][0], token=taken[number][1])


def _looking(stock: Stock, game: str) -> Iterator[Probe]:
    """Requests that change nothing, about the widest position and about a match just before its end."""
    for kind, one in (("widest", stocks.widest(stock, game)), ("last", stocks.last(stock, game))):
        what = f"{game}, {kind} position"
        yield Probe("getMatch", what, _get(f"{one.path}?include=decision", one.token))
        yield Probe("getDecision", what, _get(f"{one.path}/decision?refused=true", one.token))
        yield Probe("drawBoard", what, _get(f"{one.path}/board.svg?theme=dark", one.token))
        yield Probe("writeBoard", what, _get(f"{one.path}/board.txt", one.token))
        illegal = _post(f"{one.path}/moves", one, _illegal(game, one.serial))
        yield Probe("makeMove", f"{what}, illegal", illegal, expects="422")


def _illegal(game: str, serial: int) -> Any:
    """A move of another game answers no question of this one."""
    moves = {"island_of_gems": {"type": "end_turn"}}
    return {"decision": serial, "move": moves.get(game, {"type": "place_gem", "island": 0, "space": 0})}


def _post(path: str, one: Placed, body: Any) -> Callable[[int], bytes]:
    return lambda number: request(
        "POST", path, body, one.token, Accept_Language=_LANGUAGES[number % len(_LANGUAGES)], Accept_Encoding="br"
    )


def _playing(stock: Stock, caller: Caller, game: str) -> Iterator[Probe]:
    """Requests about a running match that is as long as one can be."""
    many = stocks.longest(stock, game, _COPIES + 1)
    decision = caller.get(f"{many[0].path}/decision", many[0].token)
    bodies = [move["body"] for move in decision["moves"]]
    made = next(body for body in bodies if _goes_on(caller, many[0], body))
    what, moves = f"{game}, longest match", caller.get(many[0].path, many[0].token)["moves"]
    yield Probe("listEvents", f"{what}, 500 events", _get(f"{many[0].path}/events?limit=500", many[0].token))
    yield Probe("getMatch", f"{what}, at each move", partial(_at, many[0].path, many[0].token, moves))
    yield Probe("drawBoard", f"{what}, at each move", partial(_at, f"{many[0].path}/board.svg", many[0].token, moves))
    preview = [_post(f"{many[0].path}/moves?preview=true", many[0], body) for body in bodies]
    yield Probe("makeMove", f"{what}, preview", lambda number: preview[number % len(preview)](number))
    yield Probe(
        "makeMove",
        f"{what}, 500 events missed",
        _each(many, "POST", "/moves?include=decision&after=0", made, Idempotency_Key="k" * 36),
    )
    yield Probe("undo", f"{what}, taken back", _undone(caller, many, made))
    yield Probe("abandonMatch", what, lambda number: request("DELETE", many[number].path, token=many[number].creator))


def _goes_on(caller: Caller, one: Placed, body: Any) -> bool:
    """Whether the match goes on after a move."""
    preview = caller.expect(200, "POST", f"{one.path}/moves?preview=true", body, one.token).json
    return preview["match"]["asked"] is not None


def _each(many: list[Placed], method: str, path: str, body: Any, **headers: str) -> Callable[[int], bytes]:
    return lambda number: request(method, many[number].path + path, body, many[number].token, **headers)


def _undone(caller: Caller, many: list[Placed], move: Any) -> Callable[[int], bytes]:
    """The request that takes the newest move back: the seat's own, or the last consent."""
    *many, sample = many  # in which no move was made yet
    caller.expect(200, "POST", f"{sample.path}/moves", move, sample.token)
    if caller.expect(200, "POST", f"{sample.path}/undo", {"say": "ask"}, sample.token).json["match"]["undo"] is None:
        return _each(many, "POST", "/undo?include=decision", {"say": "ask"})
    last = []
    for one in many:
        caller.expect(200, "POST", f"{one.path}/undo", {"say": "ask"}, one.token)
        *others, final = [token for token in one.tokens if token != one.token]
        for token in others:
            caller.expect(200, "POST", f"{one.path}/undo", {"say": "accept"}, token)
        last.append(request("POST", f"{one.path}/undo?include=decision", {"say": "accept"}, final))
    return lambda number: last[number]


def _at(path: str, token: str, moves: int, number: int) -> bytes:
    """Each time at another moment: the ones before a checkpoint are replayed from the one before."""
    return _get(f"{path}?at={15 + 16 * (number % (moves // 16))}", token)(number)


def _records(caller: Caller) -> Iterator[Probe]:
    for game in GAMES:
        records = [longest_record(game, seed) for seed in range(_SEEDS)]
        bodies = [as_json(one) for one in records]
        yield Probe("verifyRecord", f"{game}, longest records", partial(_verify, bodies))
        yield Probe("importRecord", f"{game}, longest records", partial(_import, game))
        told, body = max(zip((len(match_of("0" * 20, one).events) for one in records), bodies, strict=True))
        path, what = f"/v1/matches/{_imported(caller, body)}", f"{game}, longest record"
        moves = len(json.loads(body)["moves"])
        yield Probe("getRecord", what, _get(f"{path}/record"))
        yield Probe("getMatch", f"{what}, at each move", partial(_at, path, "", moves))
        yield Probe("listEvents", f"{what}, the last 500", _get(f"{path}/events?limit=500&after={told - 500}"))
        yield Probe("listEvents", f"{what}, {told:,} events live", _get(f"{path}/events", Accept="text/event-stream"))


def _verify(bodies: list[bytes], number: int) -> bytes:
    return request("POST", "/v1/records/verify", bodies[number % len(bodies)])


def _import(game: str, number: int) -> bytes:
    """A record of another match each time: the same one is replayed once."""
    return request("POST", "/v1/records", as_json(longest_record(game, number)))


def _imported(caller: Caller, record: bytes) -> str:
    match: str = caller.expect(201, "POST", "/v1/records", json.loads(record)).json["match"]["id"]
    return match


def _hostile(stock: Stock) -> Iterator[Probe]:
    """Requests that the contract refuses, or that are hard to read."""
    one = stocks.last(stock, "island_of_gems")
    usual = {"makeMove": f"{one.path}/moves", "undo": f"{one.path}/undo", "takeSeat": f"{one.path}/seats"}
    for what, body in hostile_bodies(USUAL):
        for operation, path in {"createMatch": "/v1/matches", **usual}.items():
            yield Probe(operation, what, _always(request("POST", path, body, one.token)), expects=_REFUSED)
    for what, body in hostile_bodies(RECORD):
        for operation, path in {"verifyRecord": "/v1/records/verify", "importRecord": "/v1/records"}.items():
            yield Probe(operation, f"{what}, 512 KB", _always(request("POST", path, body)), expects=_REFUSED)
    for what, headers in hostile_headers():
        yield Probe("getMatch", what, partial(_with_headers, one.path, headers))
        yield Probe("listEvents", what, partial(_with_headers, f"{one.path}/events", headers))
    for what, headers in too_many_headers():
        yield Probe("isAlive", what, partial(_with_headers, "/livez", headers), expects="431")
    yield from _chunked(usual["takeSeat"])
    for what, query in hostile_queries():
        yield Probe("listMatches", what, _always(request("GET", f"/v1/matches?{query}")), expects=_REFUSED)


def _chunked(seats: str) -> Iterator[Probe]:
    """Bodies in as many chunks as their length allows."""
    for operation, path, size in (("takeSeat", seats, USUAL), ("verifyRecord", "/v1/records/verify", RECORD)):
        for what, body in (
            ("one-byte chunks", one_byte_chunks(size)),
            ("chunks with extensions", long_extensions(size // 1024)),
        ):
            sent = _in_chunks("POST", path) + body
            yield Probe(operation, what, _always(sent), expects=_REFUSED)
    for method in ("GET", "OPTIONS"):
        sent = _in_chunks(method, "/livez") + one_byte_chunks(USUAL)
        yield Probe("isAlive", f"{method} with one-byte chunks", _always(sent))


def _with_headers(path: str, headers: dict[str, str], number: int) -> bytes:
    """Other headers each time: what was made of the last ones is no use."""
    return request("GET", path, **{name: f"{value},x{number}" for name, value in headers.items()})


def _in_chunks(method: str, path: str) -> bytes:
    return request(method, path, Content_Type="application/json", Transfer_Encoding="chunked")


def _always(sent: bytes) -> Callable[[int], bytes]:
    return lambda _: sent

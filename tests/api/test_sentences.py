"""What a client that knows no game shows: questions, moves, what is forbidden, what happened, and where."""

from __future__ import annotations

import itertools
import random
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
import redis
from flask import Flask

from service.api.rulebook import rulebook
from service.games import GAMES
from service.matches.match import StoredEvent
from service.words import FALLBACK, LANGUAGES
from tests.api.expect import SAYS, any_move, nothing_changes, problem
from tests.api.judged import JudgedClient, Seated

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
ENGLISH = SAYS[FALLBACK]


def get(match: Seated, what: str, seat: int | None, language: str = "en") -> Any:
    answer = match.client.get(f"{match.path}{what}", token=match.token(seat), headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.json
    return answer.json


def named_on_the_board(match: Seated, seat: int | None) -> set[str]:
    """Everything that can be pointed at on the board that this viewer sees."""
    drawn = match.client.get(f"{match.path}/board.svg", token=match.token(seat)).text
    parts = ElementTree.fromstring(drawn).iter()  # noqa: S314 - our own
    return {part.get("data-ref", "") for part in parts}


def is_a_sentence(text: str) -> bool:
    return len(text) > 5 and text[0].upper() == text[0] and text.endswith((".", "?", "!"))


# Decisions


@EVERY_GAME
def test_a_decision_says_what_is_asked_and_what_each_move_does(client: JudgedClient, game: str) -> None:
    match, chooser = Seated(client, game, 2), random.Random(2)
    rules = {rule for section in rulebook(game).sections for rule in (section.number, *section.rules)}
    for _ in range(8):
        seat = match.asked()
        english, *others = (get(match, "/decision", seat, language) for language in LANGUAGES)
        assert english["rule"] in rules
        assert english["rule_url"] == f"/v1/games/{game}/rules#{english['rule']}"
        assert is_a_sentence(english["question"])
        assert len({one["question"] for one in (english, *others)}) == len(LANGUAGES)
        assert all(one["refused"] == [] for one in (english, *others))
        on_the_board = named_on_the_board(match, seat)
        for here, *there in zip(english["moves"], *(one["moves"] for one in others), strict=True):
            assert is_a_sentence(here["does"])
            assert len({one["does"] for one in (here, *there)}) == len(LANGUAGES)
            assert set(here["places"]) <= on_the_board
            for one in there:
                assert {name: one[name] for name in WITHOUT_WORDS} == {name: here[name] for name in WITHOUT_WORDS}
        touched = [_touched(move) for move in english["moves"]]
        assert len(set(touched)) == len(touched)
        assert all(touched)
        match.move(seat, chooser.choice(english["moves"])["body"])


def _touched(move: Any) -> tuple[str, ...]:
    return tuple(sorted(move["places"]) if move["any_order"] else move["places"])


WITHOUT_WORDS = ("places", "any_order", "gives_up", "body")


def test_a_seat_that_is_not_asked_gets_no_question(gems: Seated) -> None:
    shown = get(gems, "/decision?refused=true", 1 - gems.asked())
    assert (shown["question"], shown["rule"], shown["rule_url"]) == (None, None, None)
    assert (shown["moves"], shown["refused"]) == ([], [])


# What is forbidden, and why


def test_posting_a_refused_gem_gets_the_listed_reason(gems: Seated, redis_client: redis.Redis) -> None:
    """A client that knows no game shows only what is listed; this one knows what a space is."""
    chooser, checked = random.Random(5), set()
    for _ in range(20):
        seat = gems.asked()
        shown = get(gems, "/decision?refused=true", seat, "de")
        assert shown["moves"] == get(gems, "/decision", seat, "de")["moves"]
        kind = shown["decision"]["type"]
        if kind in ("place_gem", "place_diamond"):
            spaces = [move["places"] for move in (*shown["moves"], *shown["refused"])]
            assert sorted(spaces) == [[f"space:{island}:{space}"] for island in range(9) for space in range(9)]
            for forbidden in chooser.sample(shown["refused"], min(4, len(shown["refused"]))):
                _, island, space = forbidden["places"][0].split(":")
                move = {"type": kind, "island": int(island), "space": int(space)}
                with nothing_changes(redis_client):
                    said = _refused(gems, seat, {"decision": shown["decision"]["serial"], "move": move}, "de")
                assert said == _why(forbidden)
                checked.add(said[0])
        gems.move(seat, chooser.choice(shown["moves"])["body"])
    assert len(checked) > 1


@EVERY_GAME
def test_posting_any_refused_move_gets_the_listed_reason(
    client: JudgedClient, app: Flask, redis_client: redis.Redis, game: str
) -> None:
    match, chooser, checked = Seated(client, game, 2), random.Random(6), 0
    for number in range(24):
        seat, language = match.asked(), LANGUAGES[number % len(LANGUAGES)]
        shown = get(match, "/decision?refused=true", seat, language)
        forbidden = refused_bodies(app, match, seat)
        assert len(shown["refused"]) == len(forbidden)
        with nothing_changes(redis_client):
            for told, body in chooser.sample(
                list(zip(shown["refused"], forbidden, strict=True)), min(4, len(forbidden))
            ):
                assert _refused(match, seat, body, language) == _why(told)
                checked += 1
        on_the_board = named_on_the_board(match, seat)
        assert all(set(told["places"]) <= on_the_board for told in shown["refused"])
        match.move(seat, chooser.choice(shown["moves"])["body"])
    assert checked > 10


def refused_bodies(app: Flask, match: Seated, seat: int) -> list[Any]:
    """The bodies of the forbidden moves that a player might try now."""
    stored = app.services.store.read(match.name)
    game, state = stored.game, stored.state
    moves = (game.conceivable or game.candidates)(state, seat)
    serial = state.pending[-1].serial
    return [
        {"decision": serial, "move": msgspec.to_builtins(move)} for move in moves if game.refusal(state, seat, move)
    ]


def _refused(match: Seated, seat: int, body: Any, language: str) -> tuple[str, str, str, str | None]:
    answer = match.move(seat, body, headers={"Accept-Language": language})
    said = problem(answer, 422, "illegal_move")
    return said["detail"], said["rule"], said["rule_url"], said["ruling"]


def _why(forbidden: Any) -> tuple[str, str, str, str | None]:
    return forbidden["why"], forbidden["rule"], forbidden["rule_url"], forbidden["ruling"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_that_rests_on_a_ruling_says_so(client: JudgedClient, language: str) -> None:
    """C3.7: the English book doesn't keep a die off the island. C3.6 is in all the books."""
    match = Seated(client, "coralia", 2)
    while (shown := get(match, "/decision?refused=true", match.asked(), language))["decision"]["type"] != "place_die":
        match.move(match.asked(), shown["moves"][0]["body"])
    a_turn = rulebook("coralia", language).sections[2]
    rulings = {told["rule"]: told["ruling"] for told in shown["refused"]}
    assert rulings["C3.7"] == a_turn.rules["C3.7"].ruling
    assert {ruling for rule, ruling in rulings.items() if rule != "C3.7"} <= {None}


@pytest.mark.parametrize("query", ["refused=yes", "refused=1", "refused=", "refused=true&refused=true"])
def test_refused_must_be_a_boolean(gems: Seated, query: str) -> None:
    problem(gems.client.get(f"{gems.path}/decision?{query}", token=gems.tokens[0]), 400, "contract_violation")
    assert get(gems, "/decision?refused=false", gems.asked())["refused"] == []


# What happened


@EVERY_GAME
def test_every_event_is_told_in_a_sentence_with_its_places(client: JudgedClient, game: str) -> None:
    # Without automatic answers: one of those may take away what an event before it points at.
    match, chooser = Seated(client, game, 2, automatic=False), random.Random(7)
    pointed = 0
    for _ in range(25):
        seat = match.asked()
        made = match.move_at_random(chooser, seat).json
        on_the_board = named_on_the_board(match, seat)
        assert all(set(told["places"]) <= on_the_board for told in made["events"])
        pointed += sum(bool(told["places"]) for told in made["events"])
    assert pointed > 10
    for viewer in (0, 1, None):
        stories = [get(match, "/events?limit=500", viewer, language)["events"] for language in LANGUAGES]
        for here, *there in zip(*stories, strict=True):
            assert is_a_sentence(here["says"])
            assert len({one["says"] for one in (here, *there)}) == len(LANGUAGES)
            assert all((one["event"], one["places"]) == (here["event"], here["places"]) for one in there)


@pytest.mark.parametrize(
    ("language", "public"),
    [
        ("en", "Player {number} drew a secret card from the deck."),
        ("de", "Person {number} zog eine geheime Karte vom Stapel."),
    ],
)
def test_a_spectator_is_told_the_public_sentence_and_no_more(
    drawn: tuple[Seated, int, int], language: str, public: str
) -> None:
    match, seat, seq = drawn
    told = {viewer: get(match, "/events?limit=500", viewer, language)["events"][seq - 1] for viewer in (0, 1, None)}
    own, other, spectator = told[seat], told[1 - seat], told[None]
    assert spectator == other
    assert spectator["says"] == public.format(number=seat + 1)
    assert own["says"] != spectator["says"]
    assert own["places"] == [f"card:{own['event']['card']}"]
    assert "card" not in spectator["event"]
    assert own["event"]["card"] not in str(spectator)


@EVERY_GAME
def test_an_event_that_all_viewers_share_has_one_sentence(client: JudgedClient, game: str) -> None:
    """A seat reads the same as a spectator wherever it learns the same."""
    match, chooser = Seated(client, game, 2), random.Random(8)
    for _ in range(30):
        match.move_at_random(chooser)
    for own, other, spectator in zip(*(match.story(viewer) for viewer in (0, 1, None)), strict=True):
        for told in (own, other):
            if told["event"] == spectator["event"]:
                assert told == spectator


@pytest.mark.parametrize(
    "earlier",
    [{"type": "gem_placed", "seat": 0}, {"type": "volcano_erupted", "island": 3}],
    ids=["lacks a field", "gone"],
)
def test_an_event_of_earlier_rules_is_still_told(
    gems: Seated, app: Flask, redis_client: redis.Redis, caplog: pytest.LogCaptureFixture, earlier: Any
) -> None:
    gems.move(*any_move(gems))
    placed = next(told for told in gems.story() if told["event"]["type"] in ("gem_placed", "diamond_placed"))
    rewrite(redis_client, gems, placed["seq"], StoredEvent(placed["moves"], msgspec.json.encode(earlier)))
    browser = app.test_client()  # the contract knows nothing of events of earlier rules
    for language, say in SAYS.items():
        answer = browser.get(f"{gems.path}/events?limit=500", headers={"Accept-Language": language})
        assert answer.status_code == 200
        told = answer.json["events"][placed["seq"] - 1]
        assert told == {
            "seq": placed["seq"],
            "moves": placed["moves"],
            "event": earlier,
            "says": say("event-of-earlier-rules"),
            "places": [],
            "asked": None,
        }
    gems.client.delete(gems.path, token=gems.creator)
    for media, (language, say) in itertools.product(("text/event-stream", "application/x-ndjson"), SAYS.items()):
        stream = browser.get(f"{gems.path}/events", headers={"Accept": media, "Accept-Language": language}).text
        assert say("event-of-earlier-rules") in stream
        assert stream.rstrip().endswith("}")
    assert caplog.records == []


def rewrite(client: redis.Redis, match: Seated, seq: int, event: StoredEvent) -> None:
    """Replace a stored event."""
    key = f"match:{{{match.name}}}:events"
    stored = client.xrange(key)
    client.delete(key)
    for number, (entry, fields) in enumerate(stored, 1):
        client.xadd(key, {b"e": msgspec.msgpack.encode(event)} if number == seq else fields, id=entry)


# Players


def test_players_are_called_by_name_or_by_number(client: JudgedClient) -> None:
    path = client.post("/v1/matches", {"game": "reef_gardens", "seats": [{"name": "Ada"}, {}, {}]}).headers["Location"]
    for language, say in SAYS.items():
        for seats in (
            client.get(f"{path}?language={language}").json["seats"],
            client.get(f"/v1/matches?language={language}").json["matches"][0]["seats"],
        ):
            assert [seat["called"] for seat in seats][:2] == ["Ada", say("unnamed-player", number=2)]
            assert [seat["name"] for seat in seats] == ["Ada", None, None]
    joined = client.post(f"{path}/seats?language=de", {"seat": 1, "name": "Bo"}).json["match"]["seats"]
    assert [seat["called"] for seat in joined] == ["Ada", "Bo", "Person 3"]


def test_the_story_names_the_players_of_that_time(client: JudgedClient) -> None:
    path = client.post("/v1/matches", {"game": "island_of_gems", "seats": [{"name": "Kept"}, {}]}).headers["Location"]
    for name in ("Ada", "עדה", None):
        token = client.post(f"{path}/seats", {"seat": 1, "name": name}).json["token"]
        client.delete(f"{path}/seats/1", token=token)
    client.post(f"{path}/seats", {"seat": 1, "name": "Bo"})
    told = client.get(f"{path}/events?language=en").json["events"]
    sat, left = (ENGLISH(f"event-seat_{what}", who="{}") for what in ("taken", "left"))
    then = ["Ada", "\u2068עדה\u2069", "Player 2"]
    both = [says.format(name) for name in then for says in (sat, left)]
    assert [one["says"] for one in told] == [*both, sat.format("Bo")]


def test_a_match_says_who_is_to_decide(gems: Seated) -> None:
    seat = gems.asked()
    assert get(gems, "", None)["asked"]["says"] == ENGLISH("to-decide", who=f"Player {seat + 1}")
    for viewer, what, (language, say) in itertools.product((0, 1), ("", "/decision"), SAYS.items()):
        called = say("unnamed-player", number=seat + 1)
        assert get(gems, what, viewer, language)["asked"]["says"] == say("to-decide", who=called)


@EVERY_GAME
def test_a_panel_says_what_a_player_has(client: JudgedClient, game: str) -> None:
    match, chooser = Seated(client, game, 2), random.Random(9)
    for _ in range(20):
        match.move_at_random(chooser)
    pieces = set(GAMES[game].pieces)
    labels: dict[str, list[str]] = {}
    for language in LANGUAGES:
        for viewer in (0, 1, None):
            for seat in get(match, "", viewer, language)["seats"]:
                assert seat["panel"]
                for item in seat["panel"]:
                    assert item["value"] not in ("", "None")
                    assert item["symbol"] is None or item["symbol"] in pieces
                    assert item["picture"] == (
                        f"/v1/games/{game}/pieces/{item['symbol']}.svg" if item["symbol"] else None
                    )
                labels[language] = [item["label"] for item in seat["panel"]]
        assert not any(label.startswith("panel-") for label in labels[language])
    assert len(set(map(tuple, labels.values()))) == len(LANGUAGES)


@EVERY_GAME
def test_nobody_has_anything_before_the_start(client: JudgedClient, game: str) -> None:
    seats = client.post("/v1/matches", {"game": game}).json["match"]["seats"]
    assert [seat["panel"] for seat in seats] == [[]] * GAMES[game].seats[0]


# The end, and chance


@EVERY_GAME
def test_the_outcome_is_said_and_told_alike(client: JudgedClient, game: str) -> None:
    match = Seated(client, game, 2)
    match.play_to_the_end(random.Random(1))
    for language, say in SAYS.items():
        outcome = get(match, "", None, language)["outcome"]
        assert is_a_sentence(outcome["says"])
        assert len(outcome["compared"]) == 2
        *_, last = get(match, f"/events?limit=500&after={match.look()['last_event'] - 1}", None, language)["events"]
        assert last["says"] == say("event-match_over", reason=outcome["says"])
        for seat in outcome["winners"]:
            assert say("unnamed-player", number=seat + 1) in outcome["says"]
        if outcome["decided_by"] == "points":
            assert say.catalogue.text(max(outcome["compared"])) in outcome["says"]


def test_a_preview_says_what_chance_it_meets(client: JudgedClient) -> None:
    """Drawing a card meets the deck."""
    match = Seated(client, "island_of_gems", 2)
    chooser = random.Random(2)
    while match.look()["asked"]["type"] != "take_seahorse_card":
        match.move_at_random(chooser)
    seat = match.asked()
    body = next(move["body"] for move in match.legal(seat) if move["body"]["move"]["type"] == "draw_seahorse_card")
    for language, say in SAYS.items():
        path = f"{match.path}/moves?preview=true&language={language}"
        meets = client.post(path, body, token=match.tokens[seat]).json["meets"]
        before, after = say("met-draw", what="|").split("|")
        assert meets["kind"] == "draw"
        assert meets["says"].startswith(before)
        assert meets["says"].endswith(after)
        assert len(meets["says"]) > len(before + after)

"""Records verify; tampered ones don't, and the first difference is named."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from service.engine.chance import commitment
from service.games import GAMES, PACKAGES
from service.games.coralia.moves import PlaceDie
from service.matches import records, undo
from service.matches.errors import NotOverError
from service.matches.log import check_of
from service.matches.match import LogEntry
from service.matches.moves import make_move
from service.matches.records import Difference, MatchRecord, TooLongError, verify
from service.words import LANGUAGES, Speech, catalogue
from tests.laws.walk import every_options
from tests.trust.played import Played

MATCHES = int(os.environ.get("TRUST_MATCHES", "6"))
SECONDS = 60.0
_encode = msgspec.json.encode

Plain = dict[str, Any]
Tampering = Callable[[Plain, random.Random], None]


def a_move_is_changed(plain: Plain, chooser: random.Random) -> None:
    line = chooser.choice([line for line in plain["moves"] if line["move"] and len(line["move"]) > 1])
    others = [one["move"] for one in plain["moves"] if one["move"] and one["move"] != line["move"]]
    line["move"] = chooser.choice(others)


def a_move_is_left_out(plain: Plain, chooser: random.Random) -> None:
    del plain["moves"][chooser.randrange(len(plain["moves"]))]


def a_move_is_made_twice(plain: Plain, chooser: random.Random) -> None:
    number = chooser.randrange(len(plain["moves"]))
    plain["moves"].insert(number, plain["moves"][number])


def the_end_is_cut_off(plain: Plain, chooser: random.Random) -> None:
    del plain["moves"][chooser.randrange(len(plain["moves"])) :]


def a_seat_is_changed(plain: Plain, chooser: random.Random) -> None:
    line = chooser.choice([line for line in plain["moves"] if line["move"]])
    line["seat"] = (line["seat"] + 1) % len(plain["seats"])


def the_secret_is_changed(plain: Plain, _: random.Random) -> None:
    plain["secret"] = plain["secret"][:-1] + ("0" if plain["secret"][-1] != "0" else "1")


def secret_and_commitment_are_changed(plain: Plain, _: random.Random) -> None:
    plain["secret"] = "ab" * 32
    plain["commitment"] = commitment(bytes.fromhex(plain["secret"]))


def a_players_part_is_changed(plain: Plain, chooser: random.Random) -> None:
    chooser.choice(plain["seats"])["entropy"] = "something that was never said"


def the_starting_player_is_changed(plain: Plain, _: random.Random) -> None:
    plain["starts"] = 1 if plain["starts"] != 1 else 0


def an_option_is_changed(plain: Plain, chooser: random.Random) -> None:
    """If the game has any."""
    others = [msgspec.to_builtins(options) for options in every_options(GAMES[plain["game"]])]
    plain["options"] = chooser.choice([options for options in others if options != plain["options"]] or others)


def two_players_swap_names(plain: Plain, _: random.Random) -> None:
    first, second = plain["seats"][:2]
    first["name"], second["name"] = second["name"], first["name"]


def automatic_answers_are_switched(plain: Plain, _: random.Random) -> None:
    plain["automatic"] = not plain["automatic"]


def the_outcome_is_changed(plain: Plain, chooser: random.Random) -> None:
    chooser.choice(plain["outcome"]["scores"])["points"] += 1


def the_rules_version_is_changed(plain: Plain, _: random.Random) -> None:
    plain["rules_version"] += "x"


def a_check_is_changed(plain: Plain, chooser: random.Random) -> None:
    chooser.choice(plain["moves"])["check"] = "0123456789abcdef"


TAMPERINGS: dict[Tampering, str] = {
    a_move_is_changed: "moves",
    a_move_is_left_out: "moves",
    a_move_is_made_twice: "moves",
    the_end_is_cut_off: "moves",
    a_seat_is_changed: "moves",
    the_secret_is_changed: "secret",
    secret_and_commitment_are_changed: "check",
    a_players_part_is_changed: "check",
    the_starting_player_is_changed: "check",
    an_option_is_changed: "check",
    two_players_swap_names: "check",
    automatic_answers_are_switched: "check",
    the_outcome_is_changed: "outcome",
    the_rules_version_is_changed: "rules_version",
    a_check_is_changed: "moves",
}


def judged(record: MatchRecord) -> Difference | None:
    """Verify as anybody could: from the file alone."""
    return verify(msgspec.json.decode(msgspec.json.encode(record), type=MatchRecord), SECONDS)


@pytest.mark.parametrize("game", GAMES)
def test_finished_matches_verify_and_every_tampering_is_found(game: str) -> None:
    for seed in range(MATCHES):
        record = Played(game, seed, undo_every=(0, 15)[seed % 2]).to_the_end().record()
        assert judged(record) is None, seed
        for tampering, where in TAMPERINGS.items():
            plain = msgspec.to_builtins(record)
            tampering(plain, random.Random(seed))
            if plain == msgspec.to_builtins(record):
                assert tampering is an_option_is_changed
                continue
            difference = judged(msgspec.convert(plain, MatchRecord))
            assert difference is not None, (seed, tampering.__name__)
            assert difference.where.split(".")[0] == where, (seed, tampering.__name__, difference)
            for language in LANGUAGES:
                say = Speech(catalogue(PACKAGES[game], language), [None] * len(record.seats))
                assert say.of(difference.why).endswith((".", "?")), (tampering.__name__, language)


def test_a_changed_move_is_named_by_its_number() -> None:
    plain = msgspec.to_builtins(Played("island_of_gems", 3).to_the_end().record())
    plain["moves"][7]["seat"] = 1 - plain["moves"][7]["seat"]
    difference = judged(msgspec.convert(plain, MatchRecord))
    assert difference is not None
    assert difference.where == "moves.7"


def test_changed_options_are_named() -> None:
    played = Played("reef_gardens", 4).to_the_end()
    plain = msgspec.to_builtins(played.record())
    plain["options"]["board"] = "short" if plain["options"]["board"] == "long" else "long"
    assert judged(msgspec.convert(plain, MatchRecord)).where == "check"  # type: ignore[union-attr]
    plain["options"]["board"] = "round"
    assert judged(msgspec.convert(plain, MatchRecord)).where == "options"  # type: ignore[union-attr]


def test_taking_back_more_moves_than_were_made_is_named() -> None:
    plain = msgspec.to_builtins(Played("island_of_gems", 5).to_the_end().record())
    plain["moves"].insert(2, {**plain["moves"][1], "move": None, "taken_back": 4000, "automatic": False})
    assert judged(msgspec.convert(plain, MatchRecord)).where == "moves.2"  # type: ignore[union-attr]


@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_a_line_break_after_a_hash_is_a_change(field: str) -> None:
    plain = msgspec.to_builtins(Played("island_of_gems", 4).to_the_end().record())
    plain[field] += "\n"
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert(plain, MatchRecord)


def test_a_replay_that_takes_too_long_is_given_up() -> None:
    record = Played("island_of_gems", 6).to_the_end().record()
    with pytest.raises(TooLongError):
        verify(record, seconds=-1)


def test_what_others_do_in_the_pauses_does_not_count_against_a_record() -> None:
    record = Played("coralia", 1).to_the_end().record()
    patience = 0.5
    each = 2 * patience / len(record.moves)

    def busy() -> None:
        until = time.thread_time() + each
        while time.thread_time() < until:
            pass

    assert verify(record, patience, busy) is None


@pytest.mark.parametrize("game", GAMES)
def test_an_imported_match_has_the_same_record_and_story(game: str) -> None:
    played = Played(game, 8, undo_every=9).to_the_end()
    imported = records.match_of("1" * 20, played.record())
    assert imported.outcome == played.match.outcome
    assert records.record_of(imported, list(imported.moves)) == played.record()


@pytest.mark.parametrize("game", GAMES)
def test_no_component_is_lost_or_doubled_by_undo(game: str) -> None:
    """Every component is in exactly one place, and the record verifies."""
    played = Played(game, 11, undo_every=4)
    rules = GAMES[game]
    while played.match.asked:
        played.move()
        if played.match.asked and played.chooser.randrange(12) == 0:
            played.undo()
        dumped = rules.dump(played.match.state)
        assert all(dumped.count(_packed(component)) == 1 for component in rules.components)
    assert judged(played.record()) is None


def _packed(component: str) -> bytes:
    return msgspec.msgpack.encode(component)


def test_chance_drawn_by_a_move_taken_back_is_spent() -> None:
    played = Played("coralia", 2)
    while not played.log or not played.log[-1].revealed:
        played.move()
    drawn = played.match.state.draws
    played.undo()
    assert played.match.state.draws >= drawn


def test_an_undo_in_the_name_of_another_seat_is_named() -> None:
    played = Played("coralia", 8, undo_every=9).to_the_end()
    plain = msgspec.to_builtins(played.record())
    number = next(number for number, line in enumerate(plain["moves"]) if line["move"] is None)
    for changes in ({"seat": 3}, {"seat": (plain["moves"][number]["seat"] + 1) % 2}, {"automatic": True}):
        forged = {**plain, "moves": list(plain["moves"])}
        forged["moves"][number] = {**plain["moves"][number], **changes}
        difference = judged(msgspec.convert(forged, MatchRecord))
        assert difference is not None, changes
        assert difference.where == f"moves.{number}"


def test_a_record_that_leaves_options_out_differs() -> None:
    plain = msgspec.to_builtins(Played("island_of_gems", 4).to_the_end().record())
    plain["options"] = {}
    assert judged(msgspec.convert(plain, MatchRecord)).where == "options"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_an_imported_match_tells_the_same_story(game: str) -> None:
    played = Played(game, 8, undo_every=9).to_the_end()
    not_recorded = (b"seat_taken", b"undo_asked", b"undo_accepted")
    story = [stored.event for stored in played.told if not any(name in stored.event for name in not_recorded)]
    imported = records.match_of("1" * 20, played.record())
    assert [_without_number(stored.event) for stored in imported.events] == [_without_number(event) for event in story]


def _without_number(event: bytes) -> Any:
    """A record holds neither taking seats nor agreeing to an undo, so its events have other numbers."""
    plain = msgspec.json.decode(event)
    plain.pop("back_to_event", None)
    return plain


def test_a_running_match_has_no_record() -> None:
    with pytest.raises(NotOverError):
        Played("island_of_gems", 1).record()


def test_moving_declines_a_pending_undo() -> None:
    played = Played("island_of_gems", 7)
    first = played.match.asked.seats[0]
    played.move()
    while played.match.asked.seats[0] == first:
        played.move()
    played.move()
    wished = undo.ask_undo(played.match, reversed(played.log), first)
    assert wished.header.undo is not None
    seat = wished.asked.seats[0]
    moved = make_move(wished, seat, wished.asked.serial, next(wished.legal_moves(seat)))
    assert moved.header.undo is None


def test_moves_with_the_same_result_have_different_checks() -> None:
    """As with two equal dice: whichever is placed, the same is told."""
    lines = [
        None,
        LogEntry(seat=0, move=_encode(PlaceDie(0, "reef"))),
        LogEntry(seat=0, move=_encode(PlaceDie(1, "reef"))),
        LogEntry(seat=1, move=_encode(PlaceDie(0, "reef"))),
        LogEntry(seat=0, move=_encode(PlaceDie(0, "reef")), automatic=True),
        LogEntry(seat=0, taken_back=1),
    ]
    assert len({check_of(b"", line, [], []) for line in lines}) == len(lines)

"""Records verify; tampered ones don't, and the first difference is named."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from service.engine.chance import commitment
from service.engine.message import message
from service.games import GAMES, PACKAGES
from service.games.coralia.moves import PlaceDie
from service.matches import lobby, records, undo
from service.matches.errors import NotOverError
from service.matches.log import check_of
from service.matches.match import ABANDONED, LogEntry, new_token
from service.matches.moves import make_move
from service.matches.records import Difference, MatchRecord, verify
from service.words import LANGUAGES, Speech, catalogue
from tests.laws.walk import every_options
from tests.trust.played import CountedReplay, Played

MATCHES = int(os.environ.get("TRUST_MATCHES", "6"))
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
    return verify(msgspec.json.decode(msgspec.json.encode(record), type=MatchRecord))


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
    plain["moves"].insert(2, {**plain["moves"][1], "move": None, "taken_back": 110, "automatic": False})
    assert judged(msgspec.convert(plain, MatchRecord)).where == "moves.2"  # type: ignore[union-attr]


@pytest.mark.parametrize("field", ["secret", "commitment"])
def test_a_line_break_after_a_hash_is_a_change(field: str) -> None:
    plain = msgspec.to_builtins(Played("island_of_gems", 4).to_the_end().record())
    plain[field] += "\n"
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert(plain, MatchRecord)


def taken_back_to_the_limit(game: str) -> Played:
    """The longest record that a match can have: moves taken back until no more can be, then played to its end."""
    return Played(game, 1, undo_every=1, seats=GAMES[game].seats[-1]).to_the_end()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_taken_back_up_to_the_limit_has_a_record_that_verifies(game: str) -> None:
    record = taken_back_to_the_limit(game).record()
    assert sum(line.taken_back for line in record.moves) > undo.MOST_TAKEN_BACK - 10
    assert len(record.moves) <= records.MOST_MOVES
    assert judged(record) is None


def test_a_record_obeys_the_limit_of_undos_too(monkeypatch: pytest.MonkeyPatch) -> None:
    record = taken_back_to_the_limit("island_of_gems").record()
    taken_back = sum(line.taken_back for line in record.moves)
    monkeypatch.setattr(undo, "MOST_TAKEN_BACK", taken_back)
    assert verify(record) is None
    monkeypatch.setattr(undo, "MOST_TAKEN_BACK", taken_back - 1)
    last = max(number for number, line in enumerate(record.moves) if line.taken_back)
    assert verify(record) == Difference(f"moves.{last}", message("undo-spent", most=records.MOST_TAKEN_BACK))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_carries_out_each_line_once_and_pauses_after_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = Played(game, 2, undo_every=9).to_the_end().record()
    for replayed in (lambda pause: verify(record, pause), lambda pause: records.match_of("1" * 20, record, pause)):
        counted, pauses = CountedReplay(monkeypatch), []
        replayed(lambda pauses=pauses: pauses.append(None))
        assert (counted.moves, len(pauses)) == (len(record.moves), 1 + len(record.moves))
        monkeypatch.undo()


def test_no_record_is_longer_than_a_match_can_be() -> None:
    plain = msgspec.to_builtins(Played("island_of_gems", 6).to_the_end().record())
    plain["moves"] = plain["moves"][:1] * (records.MOST_MOVES + 1)
    with pytest.raises(msgspec.ValidationError, match="moves"):
        msgspec.convert(plain, MatchRecord)


def abandoned_after(game: str, moves: int) -> Played:
    played = Played(game, 3, undo_every=7)
    while len(played.log) < moves:
        played.move()
    return played.abandon()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 20])
def test_an_abandoned_match_has_a_record_that_verifies_and_can_be_imported(game: str, moves: int) -> None:
    played = abandoned_after(game, moves)
    record = played.record()
    assert record.outcome is None
    assert judged(record) is None
    imported = records.match_of("1" * 20, record)
    assert (imported.header.status, imported.asked, imported.version) == (ABANDONED, None, 1)
    assert imported.dumped == played.match.dumped
    assert imported.events[-1].event == b'{"type":"match_abandoned"}'
    assert records.record_of(imported, list(imported.moves)) == record


def test_the_dice_of_an_abandoned_match_can_be_checked() -> None:
    plain = msgspec.to_builtins(abandoned_after("coralia", 20).record())
    secret_and_commitment_are_changed(plain, random.Random(1))
    assert judged(msgspec.convert(plain, MatchRecord)).where == "check"  # type: ignore[union-attr]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_was_played_to_its_end_has_an_outcome(game: str) -> None:
    plain = msgspec.to_builtins(Played(game, 4).to_the_end().record())
    outcome, plain["outcome"] = plain["outcome"], None
    assert judged(msgspec.convert(plain, MatchRecord)).where == "outcome"  # type: ignore[union-attr]
    abandoned = msgspec.to_builtins(abandoned_after(game, 20).record())
    abandoned["outcome"] = outcome
    assert judged(msgspec.convert(abandoned, MatchRecord)).where == "moves"  # type: ignore[union-attr]


def test_a_record_is_not_cut_off_before_an_automatic_answer() -> None:
    played = next(one for one in map(_played_coralia, range(40)) if any(entry.automatic for entry in one.log))
    plain = msgspec.to_builtins(played.record())
    first = next(number for number, line in enumerate(plain["moves"]) if line["automatic"])
    cut_off = {**plain, "moves": plain["moves"][:first], "outcome": None}
    assert judged(msgspec.convert(cut_off, MatchRecord)).where == "moves"  # type: ignore[union-attr]


def _played_coralia(seed: int) -> Played:
    return Played("coralia", seed).to_the_end()


def test_a_match_that_was_abandoned_before_its_start_has_no_record() -> None:
    options = GAMES["coralia"].options()
    created = lobby.create(
        "0" * 20,
        new_token(),
        game=GAMES["coralia"],
        options=options,
        names=[None, None],
        starts=None,
        listed=True,
        automatic=True,
    )
    with pytest.raises(NotOverError, match="not-started"):
        records.record_of(lobby.abandon(created), [])


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

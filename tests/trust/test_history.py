"""The past is what a replay of the whole log gives, at the same cost for every move."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from service.games import GAMES
from service.matches import history, records, replay, undo
from service.matches.errors import NoSuchMomentError, NothingToUndoError, RulesChangedError, UndoSpentError
from service.matches.log import CHECKPOINT_EVERY, in_effect
from service.matches.match import OVER, LogEntry, with_header
from tests.trust.played import CountedReplay, Played


def without_checkpoints(log: list[LogEntry]) -> list[LogEntry]:
    """A log as it was before there were checkpoints."""
    return [replace(entry, state=b"") for entry in log]


def replayed_states(played: Played) -> list[bytes]:
    """The position at the start and after each entry of the log, all replayed from the start."""
    first = replay.set_up(played.match.header).state
    following = replay.replay(played.match.header, first, played.log)
    return [played.match.game.dump(state) for state in (first, *(transition.state for transition in following))]


def played_with_undos(game: str, seed: int) -> Played:
    return Played(game, seed, undo_every=(20, 30, 45)[seed % 3]).to_the_end()


class CountedLog:
    """A log, newest first, and how many of its entries were read."""

    def __init__(self, log: list[LogEntry]) -> None:
        self._entries = reversed(log)
        self.entries = 0

    def __iter__(self) -> Iterator[LogEntry]:
        return self

    def __next__(self) -> LogEntry:
        entry = next(self._entries)
        self.entries += 1
        return entry


@pytest.mark.parametrize("game", GAMES)
def test_the_past_is_what_a_replay_from_the_start_gives(game: str) -> None:
    undos = 0
    for seed in range(4):
        played = played_with_undos(game, seed)
        undos += sum(entry.taken_back > 0 for entry in played.log)
        last_events = [played.match.header.start_event, *(entry.last_event for entry in played.log)]
        old = without_checkpoints(played.log)
        for moves, state in enumerate(replayed_states(played)):
            past = history.at(played.match, moves, reversed(played.log[:moves]))
            assert (past.dumped, past.last_event, past.header.moves) == (state, last_events[moves], moves)
            if moves % 23 == 0:
                assert history.at(played.match, moves, reversed(old[:moves])).dumped == state
    assert undos


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_checkpoints_from_half_way_on_has_the_same_past(game: str) -> None:
    played = played_with_undos(game, 1)
    half = len(played.log) // 2
    mixed = without_checkpoints(played.log[:half]) + played.log[half:]
    states = replayed_states(played)
    for moves in range(half - 5, len(played.log)):
        assert history.at(played.match, moves, reversed(mixed[:moves])).dumped == states[moves]


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_by_a_worker_that_keeps_no_checkpoints_has_the_same_past(game: str) -> None:
    """While workers are replaced, an old one may take moves back to before a checkpoint of a new one."""
    played = played_with_undos(game, 1)
    mixed = [replace(entry, state=b"") if entry.taken_back else entry for entry in played.log]
    for moves, state in enumerate(replayed_states(played)):
        assert history.at(played.match, moves, reversed(mixed[:moves])).dumped == state


@pytest.mark.parametrize("game", GAMES)
def test_a_look_at_any_move_replays_no_further_than_a_checkpoint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = played_with_undos(game, 2)
    for moves in range(len(played.log)):
        replayed, log = CountedReplay(monkeypatch), CountedLog(played.log[:moves])
        history.at(played.match, moves, log)
        assert replayed.moves < CHECKPOINT_EVERY
        assert log.entries <= CHECKPOINT_EVERY
        monkeypatch.undo()


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_reads_and_replays_no_more_late_in_a_match(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(game, 5)
    while played.match.asked:
        played.move()
        seat = played.log[-1].seat
        if not played.match.asked or played.log[-1].automatic:
            continue
        replayed, log = CountedReplay(monkeypatch), CountedLog(played.log)
        undo.ask_undo(replace(played.match, position=played.match.dumped), log, seat)
        assert replayed.moves < CHECKPOINT_EVERY
        assert log.entries <= CHECKPOINT_EVERY + 1
        monkeypatch.undo()


@pytest.mark.parametrize("game", GAMES)
def test_a_log_without_checkpoints_is_taken_back_to_the_same_position(game: str) -> None:
    played = Played(game, 4, undo_every=6)
    for _ in range(40):
        played.move()
        if not played.match.asked:
            break
        if played.chooser.randrange(6) == 0:
            played.undo()
        seats = [entry.seat for entry in in_effect(reversed(played.log)) if not entry.automatic]
        if not seats:
            continue
        seat = played.chooser.choice(seats)
        new, old = (
            undo.ask_undo(replace(played.match, position=played.match.dumped), reversed(log), seat)
            for log in (played.log, without_checkpoints(played.log))
        )
        assert (new.header, new.dumped, new.moves) == (old.header, old.dumped, old.moves)


def test_moves_in_effect_are_those_not_taken_back() -> None:
    chooser = random.Random(1)
    for _ in range(200):
        log: list[LogEntry] = []
        expected: list[LogEntry] = []
        for number in range(30):
            if expected and chooser.random() < 0.4:
                log.append(LogEntry(seat=0, taken_back=chooser.randint(1, len(expected))))
                del expected[-log[-1].taken_back :]
            else:
                log.append(LogEntry(seat=0, last_event=number))
                expected.append(log[-1])
        assert [*in_effect(reversed(log))] == expected[::-1]


def test_a_match_that_is_taken_back_again_and_again_keeps_its_past(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("coralia", 3)
    while len(played.log) < 150:
        played.move()
        played.undo()
    states = replayed_states(played)
    assert played.match.dumped == states[-1]
    for moves in range(len(played.log)):
        assert history.at(played.match, moves, reversed(played.log[:moves])).dumped == states[moves]
    seat = played.match.asked.seats[0]
    played.move()
    monkeypatch.setattr(undo, "MOST_TAKEN_BACK", played.match.header.taken_back)
    with pytest.raises(UndoSpentError):
        undo.ask_undo(played.match, reversed(played.log), seat)


def test_a_seat_that_has_not_moved_has_nothing_to_take_back() -> None:
    played = Played("island_of_gems", 7)
    first = played.match.asked.seats[0]
    played.move()
    with pytest.raises(NothingToUndoError):
        undo.ask_undo(played.match, reversed(played.log), 1 - first)


def test_the_position_is_kept_at_intervals_and_after_every_undo() -> None:
    played = played_with_undos("reef_gardens", 0)
    for number, entry in enumerate(played.log, 1):
        assert bool(entry.state) == bool(entry.taken_back or number % CHECKPOINT_EVERY == 0), number


def test_an_imported_match_keeps_the_same_positions() -> None:
    played = played_with_undos("coralia", 0)
    imported = records.match_of("1" * 20, played.record())
    assert [entry.state for entry in imported.moves] == [entry.state for entry in played.log]
    assert imported.header.check == played.match.header.check


def test_entries_of_an_earlier_version_are_read() -> None:
    entry = LogEntry(seat=1, move=b'{"type":"draw_seahorse_card"}', last_event=7, told=2, check=b"12345678")
    *earlier, state = msgspec.msgpack.decode(msgspec.msgpack.encode(entry))
    assert state == b""
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(earlier), type=LogEntry) == entry


def test_other_rules_show_no_past_even_where_a_position_is_kept() -> None:
    played = played_with_undos("island_of_gems", 0)
    match = with_header(played.match, rules_version="0")
    for moves in (3, CHECKPOINT_EVERY):
        with pytest.raises(RulesChangedError):
            history.at(match, moves, reversed(played.log[:moves]))


def test_a_moment_that_has_not_come_is_not_read() -> None:
    played = played_with_undos("island_of_gems", 0)
    log = CountedLog(played.log)
    with pytest.raises(NoSuchMomentError):
        history.at(played.match, len(played.log) + 1, log)
    assert history.at(played.match, len(played.log), log) is played.match
    assert log.entries == 0
    assert played.match.header.status == OVER

"""The laws about what is said and pointed at, for a client that knows no game."""

from __future__ import annotations

import html
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from service.boards import THEMES, Seating, board_of
from service.engine.message import Message, message
from service.engine.play import Transition, decision_for, legal_moves
from service.engine.records import Places, Setup, State
from service.games import PACKAGES
from service.words import FALLBACK, LANGUAGES, Speech
from service.words.catalogue import Catalogue, _text
from tests.laws.walk import Match, Step
from tests.words.english import english_in

#: All of them are sent to a client that asks why something can't be done.
MAX_TRIED = 1000
NAMES = ["Ada", "Bo", "Cleo", "Dov"]


@cache
def strict(game: str, language: str) -> Speech:
    """The words of one language alone, without a fallback."""
    texts = [_text("service.words", f"{language}.ftl"), _text(PACKAGES[game], "words", f"{language}.ftl")]
    return Speech(Catalogue(language, texts), NAMES)


class Complaints(logging.Handler):
    """Collects what a catalogue could not say."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        logging.getLogger("service.words.catalogue").addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


_COMPLAINTS = Complaints()


@contextmanager
def nothing_is_missing() -> Iterator[None]:
    """Asserts that everything said in the `with` block has its words."""
    _COMPLAINTS.lines.clear()
    yield
    assert _COMPLAINTS.lines == []


def setup_of(match: Match) -> Setup:
    return Setup(match.seats, match.options)


def drawn(match: Match, state: State, viewer: int | None) -> set[str]:
    """The names of the places on the board drawn for a viewer."""
    say = strict(match.game.name, FALLBACK)
    asked = state.pending[-1].seats if state.pending else []
    seating = Seating(NAMES[: match.seats], asked)
    svg = board_of(match.game.name).svg(match.game.view(state, viewer), seating, say, THEMES["light"])
    return {html.unescape(ref) for ref in re.findall(r'data-ref="([^"]*)"', svg)}


def law_11_every_place_is_on_the_board(match: Match, transition: Transition) -> None:
    game, state = match.game, transition.state
    for viewer in match.viewers:
        named = {place for told in transition.told for place in game.points_at(told.to(viewer), setup_of(match))}
        if viewer is not None and decision_for(state, viewer):
            tried = (game.conceivable or game.candidates)(state, viewer)
            moves = {*legal_moves(game, state, viewer), *tried}
            named |= {place for move in moves for place in game.touches(state, viewer, move).names}
        missing = named - drawn(match, state, viewer) if named else set()
        assert not missing, (viewer, missing)


def law_12_every_sentence_is_whole(match: Match, transition: Transition) -> None:
    said = set(messages(match, transition))
    with nothing_is_missing():
        for language in LANGUAGES:
            say = strict(match.game.name, language)
            for one in said:
                _must_be_whole(say.of(one), one, language)


def messages(match: Match, transition: Transition) -> Iterator[Message]:
    """Everything that is said to anybody after a transition."""
    game, state = match.game, transition.state
    yield from (message(f"met-{met.kind}", what=met.what) for met in transition.met)
    for viewer in match.viewers:
        yield from (game.says(told.to(viewer), setup_of(match)) for told in transition.told)
        view = game.view(state, viewer)
        for seat in range(match.seats):
            for item in game.panel(view, seat):
                assert item.symbol is None or item.symbol in game.pieces, item
                yield message(f"panel-{item.id}")
                if isinstance(item.value, Message):
                    strict(game.name, FALLBACK).catalogue.say(item.value)  # without names, because it mustn't need any
                    yield item.value
        if viewer is not None and decision_for(state, viewer):
            yield game.question(state, viewer)
            yield from (game.does(state, viewer, move) for move in legal_moves(game, state, viewer))
            for move in (game.conceivable or game.candidates)(state, viewer):
                if refusal := game.refusal(state, viewer, move):
                    yield refusal.message


#: Signs of a sentence that is not whole: a placeholder, a key, an id, a seat's number.
_BROKEN = re.compile(r"[{}_\ue000\ue001]|\w:\w|\bseat \d|\?\?\?|  |\bNone\b| [.,;:]")


def _must_be_whole(text: str, said: Message, language: str) -> None:
    assert text, said
    assert not _BROKEN.search(text), (text, said)
    assert language == FALLBACK or not english_in(text, language), (text, said)
    if said.id.startswith(("event-", "move-", "decision-")):
        assert text[-1] in ".?!…”“)", (text, said)


def law_18_every_legal_move_can_be_touched(step: Step) -> None:
    """Its places identify it, and every candidate is among the conceivable moves."""
    game, state, seat = step.match.game, step.before, step.seat
    touched = [_as_touched(game.touches(state, seat, move)) for move in step.legal]
    assert all(places for places, _ in touched), step.legal
    twice = [move for move, places in zip(step.legal, touched, strict=True) if touched.count(places) > 1]
    assert not twice, twice
    if game.conceivable is not None:
        tried = list(game.conceivable(state, seat))
        assert set(tried) >= set(game.candidates(state, seat))
        assert len(tried) == len(set(tried)) < MAX_TRIED


def _as_touched(places: Places) -> tuple[tuple[str, ...], bool]:
    return (tuple(sorted(places.names)) if places.any_order else places.names), places.any_order

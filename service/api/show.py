"""Turns matches into the records of answers, in a given language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from service.api.answers import (
    AnyEvent,
    AskedShown,
    DecisionShown,
    EventShown,
    LegalMove,
    MatchShown,
    MatchSummary,
    MetShown,
    MoveMade,
    NewMove,
    OutcomeShown,
    PanelItemShown,
    RefusedMove,
    SeatShown,
    SeatTakenShown,
    UndoAnswered,
    UndoShown,
)
from service.api.causes import Cause
from service.api.problem_answers import ProblemExplained
from service.api.rulebook import rules_url, ruling_behind
from service.api.words import speech
from service.engine.game import Game
from service.engine.message import Message, Name, message
from service.engine.records import Asked, Met, Move, Outcome, PanelItem, Setup, View
from service.engine.sentences import reason
from service.games import GAMES
from service.matches import events
from service.matches.match import Match, MatchHeader, Player, StoredEvent, UndoWish, running_state
from service.words import Catalogue, Speech, filled

_NO_PANEL: Any = msgspec.Raw(b"[]")
_decode_event = msgspec.json.Decoder(AnyEvent).decode


def says_of(header: MatchHeader, language: str) -> Speech:
    """The catalogue of a match's game, with the names of the match's players."""
    return speech(header.game, language, tuple(seat.name for seat in header.seats))


def matches_url(match: str) -> str:
    return f"/v1/matches/{match}"


def picture_url(game: str, piece: str) -> str:
    return f"/v1/games/{game}/pieces/{piece}.svg"


def match_summary(header: MatchHeader, language: str) -> MatchSummary:
    say = says_of(header, language)
    return MatchSummary(
        id=header.id,
        game=header.game,
        status=header.status,
        seats=[
            SeatTakenShown(seat=seat, name=player.name, called=say.names[seat], taken=player.token is not None)
            for seat, player in enumerate(header.seats)
        ],
        options=header.options,
        created=_time(header.created),
        moves=header.moves,
        url=matches_url(header.id),
    )


def match_shown(
    match: Match, viewer: int | None, language: str, *, minimal: bool = False, with_decision: bool = False
) -> MatchShown:
    header = match.header
    view = None if minimal else match.view(viewer)
    say = says_of(header, language)
    return MatchShown(
        id=header.id,
        game=header.game,
        rules_version=header.rules_version,
        status=header.status,
        listed=header.listed,
        automatic=header.automatic,
        imported=header.imported,
        options=header.options,
        seats=[_seat(match, view, seat, player, say) for seat, player in enumerate(header.seats)],
        created=_time(header.created),
        commitment=match.commitment,
        version=match.version,
        check=match.public_check,
        moves=header.moves,
        last_event=match.last_event,
        viewer=viewer,
        asked=_asked(match.asked, say),
        undo=_undo(header.undo),
        view=msgspec.UNSET if view is None else view.to_encode(),
        decision=decision_shown(match, viewer, language) if with_decision and viewer is not None else None,
        outcome=_outcome(match.outcome, say),
    )


def _seat(match: Match, view: View | None, seat: int, player: Player, say: Speech) -> SeatShown:
    return SeatShown(
        seat=seat,
        name=player.name,
        called=say.names[seat],
        taken=player.token is not None,
        panel=_panel(match.game, view, seat, say.catalogue) if view else _NO_PANEL,
    )


def _panel(game: Game, view: View, seat: int, words: Catalogue) -> Any:
    """The list of items, already encoded."""
    return _panel_shown(tuple(game.panel(view, seat)), game.name, words)


@lru_cache(2**12)  # few panels change from one answer to the next
def _panel_shown(items: tuple[PanelItem, ...], game: str, words: Catalogue) -> msgspec.Raw:
    return msgspec.Raw(b"[%b]" % b",".join([_panel_item(item, game, words) for item in items]))


@lru_cache(2**14)  # players have the same things in many matches
def _panel_item(item: PanelItem, game: str, words: Catalogue) -> bytes:
    shown = PanelItemShown(
        label=words.say(message(f"panel-{item.id}")),
        value=words.say(item.value) if isinstance(item.value, Message) else str(item.value),
        symbol=item.symbol,
        picture=picture_url(game, item.symbol) if item.symbol else None,
    )
    return msgspec.json.encode(shown)


def _asked(asked: Asked | None, say: Speech) -> AskedShown | None:
    if asked is None:
        return None
    says = _to_decide(tuple(asked.seats), say)
    return AskedShown(type=asked.type, serial=asked.serial, seats=asked.seats, says=says)


@lru_cache(1024)
def _to_decide(seats: tuple[int, ...], say: Speech) -> str:
    return say("to-decide", who=tuple(map(Name, seats)))


def _outcome(outcome: Outcome | None, say: Speech) -> OutcomeShown | None:
    if outcome is None:
        return None
    return OutcomeShown(
        scores=outcome.scores,
        winners=outcome.winners,
        decided_by=outcome.decided_by,
        compared=outcome.compared,
        says=say.of(reason(outcome)),
    )


def decision_shown(match: Match, seat: int, language: str, refused: bool = False) -> DecisionShown:
    decision, game = match.decision(seat), match.game
    say = says_of(match.header, language)
    return DecisionShown(
        match=match.header.id,
        version=match.version,
        seat=seat,
        asked=_asked(match.asked, say),
        decision=decision or msgspec.UNSET,
        question=say.of(game.question(match.state, seat)) if decision else None,
        rule=decision.rule if decision else None,
        rule_url=rules_url(game.name, decision.rule) if decision else None,
        moves=[_legal_move(match, seat, move, say) for move in match.legal_moves(seat)] if decision else [],
        refused=list(_refused(match, seat, say)) if decision and refused else [],
    )


def _legal_move(match: Match, seat: int, move: Move, say: Speech) -> LegalMove:
    game = match.game
    places, any_order = game.touches(match.state, seat, move)
    return LegalMove(
        does=say.of(game.does(match.state, seat, move)),
        places=list(places),
        any_order=any_order,
        gives_up=game.gives_up(match.state, seat, move),
        body=move_body(match, move),
    )


def _refused(match: Match, seat: int, say: Speech) -> Iterator[RefusedMove]:
    """Moves that a player might try and a rule forbids."""
    game = match.game
    for move in (game.conceivable or game.candidates)(match.state, seat):
        refusal = game.refusal(match.state, seat, move)
        if refusal is not None:
            places, any_order = game.touches(match.state, seat, move)
            yield RefusedMove(
                places=list(places),
                any_order=any_order,
                why=say.of(refusal.message),
                rule=refusal.rule,
                rule_url=rules_url(game.name, refusal.rule),
                ruling=ruling_behind(refusal, game.name, say.language),
            )


def move_body(match: Match, move: Move) -> NewMove:
    return NewMove(decision=running_state(match).pending[-1].serial, move=move)


def events_shown(
    header: MatchHeader, stored: Iterable[tuple[int, StoredEvent]], viewer: int | None, language: str
) -> list[EventShown]:
    """Events with their sequence numbers, as the viewer may see them."""
    say, setup = says_of(header, language), _setup(header.game, len(header.seats), tuple(header.options.items()))
    shown = []
    for seq, event in stored:
        told = event.to(viewer)
        parts, places = _told(told, header.game, setup, say.catalogue)
        says = filled(parts, say.names)
        asked = _asked(event.asked, say)
        shown.append(
            EventShown(seq=seq, moves=event.moves, event=msgspec.Raw(told), says=says, places=places, asked=asked)
        )
    return shown


@lru_cache(1024)
def _setup(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Setup:
    return Setup(seats, msgspec.convert(dict(options), GAMES[game].options))


@lru_cache(2**14)  # viewers who learn the same in the same language share the sentence
def _told(told: bytes, game: str, setup: Setup, words: Catalogue) -> tuple[list[str], list[str]]:
    """An event's sentence, split at the players' names, and its places."""
    try:
        event = _decode_event(told)
    except msgspec.ValidationError:
        # An earlier version of the rules told it, without the fields that its sentence needs now.
        return words.parts(message("event-of-earlier-rules")), []
    if isinstance(event, events.SERVICE_EVENTS):
        return words.parts(events.says(event)), []
    return words.parts(GAMES[game].says(event, setup)), list(GAMES[game].points_at(event, setup))


def move_made(
    match: Match,
    viewer: int,
    missed: list[EventShown],
    language: str,
    *,
    minimal: bool = False,
    with_decision: bool = False,
) -> MoveMade:
    return MoveMade(
        preview=False,
        meets=None,
        missed=missed,
        events=new_events(match, viewer, language),
        match=match_shown(match, viewer, language, minimal=minimal, with_decision=with_decision),
    )


def move_previewed(match: Match, viewer: int, met: Met | None, language: str, *, minimal: bool = False) -> MoveMade:
    return MoveMade(
        preview=True,
        meets=_met(met, says_of(match.header, language)),
        missed=[],
        events=new_events(match, viewer, language),
        match=match_shown(match, viewer, language, minimal=minimal),
    )


def _met(met: Met | None, say: Speech) -> MetShown | None:
    return MetShown(kind=met.kind, says=say.of(message(f"met-{met.kind}", what=met.what))) if met else None


def undo_answered(match: Match, viewer: int, language: str, *, with_decision: bool = False) -> UndoAnswered:
    return UndoAnswered(
        undone=any(line.taken_back for line in match.moves),
        events=new_events(match, viewer, language),
        match=match_shown(match, viewer, language, with_decision=with_decision),
    )


def new_events(match: Match, viewer: int | None, language: str) -> list[EventShown]:
    """The events that a use case has just added."""
    first = match.last_event - len(match.events) + 1
    return events_shown(match.header, enumerate(match.events, first), viewer, language)


def problem_explained(cause: Cause, say: Speech) -> ProblemExplained:
    return ProblemExplained(type=cause.url, status=cause.status, title=cause.title(say), remedy=cause.remedy(say))


def _undo(wish: UndoWish | None) -> UndoShown | None:
    return UndoShown(seat=wish.seat, moves=wish.moves, agreed=wish.agreed) if wish else None


@lru_cache(maxsize=1024)
def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

"""Makes the answers' records out of matches and games."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from service.api.answers import (
    CreditsShown,
    DecisionShown,
    EventShown,
    GameShown,
    GameSummary,
    LegalMove,
    MatchShown,
    MatchSummary,
    MetShown,
    MoveBody,
    MoveMade,
    ProblemExplained,
    RuleShown,
    RulesShown,
    SeatShown,
    SectionShown,
    UndoAnswered,
    UndoShown,
)
from service.api.rulebook import Section, rules_url
from service.causes import Cause
from service.engine.game import Credits, Game
from service.engine.play import tag
from service.engine.records import Met, Move
from service.matches import Match, running
from service.store import Facts, StoredEvent, UndoWish


def matches_url(match: str) -> str:
    return f"/v1/matches/{match}"


def game_summary(game: Game) -> GameSummary:
    return GameSummary(**_named(game), url=f"/v1/games/{game.name}")


def game_shown(game: Game) -> GameShown:
    return GameShown(
        **_named(game),
        options=msgspec.to_builtins(game.options()),
        options_schema=msgspec.json.schema_components([game.options])[1][game.options.__name__],
        moves=_tags(game.moves),
        decisions=_tags(game.decisions),
        events=_tags(game.all_events),
        categories=list(game.categories),
        tables=list(game.box),
        credits=_credits(game.credits),
        rules_url=rules_url(game.name),
    )


def _named(game: Game) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": game.title,
        "summary": game.summary,
        "rules_version": game.version,
        "fewest_seats": game.seats[0],
        "most_seats": game.seats[-1],
    }


def rules_shown(game: Game, language: str, sections: Iterable[Section]) -> RulesShown:
    shown = [
        SectionShown(
            section=section.number,
            title=section.title,
            text=section.text,
            rules=[RuleShown(rule=rule, text=text) for rule, text in section.rules.items()],
        )
        for section in sections
    ]
    return RulesShown(game=game.name, rules_version=game.version, lang=language, sections=shown)


def match_summary(facts: Facts) -> MatchSummary:
    return MatchSummary(
        match=facts.id,
        game=facts.game,
        status=facts.status,
        seats=_seats(facts),
        options=facts.options,
        created=_time(facts.created),
        moves=facts.moves,
        url=matches_url(facts.id),
    )


def match_shown(match: Match, viewer: int | None) -> MatchShown:
    facts = match.facts
    return MatchShown(
        match=facts.id,
        game=facts.game,
        rules_version=facts.rules_version,
        status=facts.status,
        listed=facts.listed,
        automatic=facts.automatic,
        imported=facts.imported,
        options=facts.options,
        seats=_seats(facts),
        created=_time(facts.created),
        commitment=match.commitment,
        version=match.version,
        moves=facts.moves,
        last_event=match.last_event,
        viewer=viewer,
        asked=match.asked,
        undo=_undo(facts.undo),
        view=match.view(viewer),
        outcome=match.outcome,
    )


def decision_shown(match: Match, seat: int) -> DecisionShown:
    decision = match.decision(seat)
    moves = match.legal_moves(seat) if decision else ()
    return DecisionShown(
        match=match.facts.id,
        version=match.version,
        seat=seat,
        asked=match.asked,
        decision=decision,
        moves=[
            LegalMove(does=match.game.describe(match.state, seat, move), body=move_body(match, move)) for move in moves
        ],
    )


def move_body(match: Match, move: Move) -> MoveBody:
    return MoveBody(decision=running(match).pending[-1].serial, move=move)


def events_shown(first: int, events: Iterable[StoredEvent], viewer: int | None) -> list[EventShown]:
    """Consecutive events, the first with this sequence number."""
    return [event_shown(seq, stored, viewer) for seq, stored in enumerate(events, first)]


def event_shown(seq: int, stored: StoredEvent, viewer: int | None) -> EventShown:
    return EventShown(seq=seq, moves=stored.moves, event=msgspec.Raw(stored.to(viewer)))


def move_made(match: Match, viewer: int, missed: list[EventShown]) -> MoveMade:
    return MoveMade(
        preview=False,
        meets=None,
        missed=missed,
        events=new_events(match, viewer),
        match=match_shown(match, viewer),
    )


def move_previewed(match: Match, viewer: int, met: Met | None) -> MoveMade:
    return MoveMade(
        preview=True,
        meets=MetShown(kind=met.kind, what=met.what) if met else None,
        missed=[],
        events=new_events(match, viewer),
        match=match_shown(match, viewer),
    )


def undo_answered(match: Match, viewer: int) -> UndoAnswered:
    return UndoAnswered(
        undone=any(line.taken_back for line in match.moves),
        events=new_events(match, viewer),
        match=match_shown(match, viewer),
    )


def new_events(match: Match, viewer: int | None) -> list[EventShown]:
    """The events that a use case has just added."""
    return events_shown(match.last_event - len(match.events) + 1, match.events, viewer)


def problem_explained(cause: Cause) -> ProblemExplained:
    return ProblemExplained(type=cause.url, status=cause.status, title=cause.title, remedy=cause.remedy)


def _undo(wish: UndoWish | None) -> UndoShown | None:
    return UndoShown(seat=wish.seat, moves=wish.moves, agreed=wish.agreed) if wish else None


def _tags(records: Iterable[type]) -> list[str]:
    return [tag(record) for record in records]


def _credits(given: Credits) -> CreditsShown:
    return CreditsShown(author=given.author, publisher=given.publisher or None, year=given.year)


def _seats(facts: Facts) -> list[SeatShown]:
    return [
        SeatShown(seat=seat, name=seating.name, taken=seating.token is not None)
        for seat, seating in enumerate(facts.seats)
    ]


@lru_cache(maxsize=1024)
def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")

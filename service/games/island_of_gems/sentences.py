"""What is asked, what a move does and what happened, as messages of the catalogue."""

from __future__ import annotations

from functools import cache

from service.engine import sentences
from service.engine.message import Message, Name, message
from service.engine.records import Event, Setup
from service.games.island_of_gems.components import DIAMOND_POINTS, DIVER_POINTS, SEAHORSE_CARDS, Space
from service.games.island_of_gems.events import (
    DiamondPlaced,
    GemMoved,
    GemPlaced,
    SeahorseCardTaken,
    SeahorseRowDealt,
    SeahorseRowRefilled,
    SecretCardsShown,
)
from service.games.island_of_gems.islands import place_of
from service.games.island_of_gems.moves import (
    DrawSeahorseCard,
    GemToPlace,
    MoveGem,
    PlaceDiamond,
    PlaceGem,
    TakeSeahorseCard,
)
from service.games.island_of_gems.phrases import card_in_row, card_of, space_at
from service.games.island_of_gems.rules import IslandOfGemsMove, can_dive
from service.games.island_of_gems.scoring import points_of_card
from service.games.island_of_gems.state import OPEN, State

_DRAW = message("move-draw_seahorse_card")


def question(state: State, seat: int) -> Message:
    if isinstance(state.pending[-1], GemToPlace) and state.sent_to is not None:
        return message(f"decision-place_gem-{_sent_island_status(state)}", island=state.sent_to)
    return sentences.question(state, seat)


def _sent_island_status(state: State) -> str:
    if state.destination is not None:
        return "open"
    return "flooded" if state.sent_to == state.flooded else "full"


# What a move does


def does(state: State, seat: int, move: IslandOfGemsMove) -> Message:
    match move:
        case PlaceGem():
            return _placing_gem(state, move)
        case PlaceDiamond():
            return _placing_diamond(state, move)
        case TakeSeahorseCard():
            return _taking_card(state, seat, move)
        case DrawSeahorseCard():
            return _DRAW
        case MoveGem():
            return _diving(state, seat, move)


def _placing_gem(state: State, move: PlaceGem) -> Message:
    place = place_of(move.island, move.space)
    printed = state.printed(place)
    space, gain = space_at(place, printed), _gain(printed)
    if state.in_last_turn:
        return message("move-place_gem-last", space=space, gain=gain)
    return message("move-place_gem", space=space, gain=gain, sends=_sends(move.space, _next_island_status(state, move)))


@cache
def _gain(printed: Space) -> Message:
    return message("gain", printed=printed.kind, points=printed.value)


@cache
def _sends(island: int, status: str) -> Message:
    return message(f"sends-{status}", island=island)


def _next_island_status(state: State, move: PlaceGem) -> str:
    """The status of the island that this gem sends the next one to. A tide card due by then ends a flood (I4.2)."""
    island = move.space
    if island == state.flooded and state.gems_to_tide != 1:
        return "flooded"
    taken_now = island == move.island
    return "full" if state.board.count(OPEN, 9 * island, 9 * island + 9) == taken_now else "open"


def _placing_diamond(state: State, move: PlaceDiamond) -> Message:
    place = place_of(move.island, move.space)
    return message("move-place_diamond", space=space_at(place, state.printed(place)), points=DIAMOND_POINTS)


def _taking_card(state: State, seat: int, move: TakeSeahorseCard) -> Message:
    kind, _, points = SEAHORSE_CARDS[move.card]
    island = state.island_counted(move.card, seat)
    if island is None:
        return message(f"move-take_seahorse_card-{kind}", points=points, moves=can_dive(state))
    return message(
        f"move-take_seahorse_card-{kind}",
        card=card_of(move.card, island),
        points=points,
        now=points_of_card(state, seat, move.card),
        other=Name(state.seat_after(seat)),
    )


def _diving(state: State, seat: int, move: MoveGem) -> Message:
    place, target = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
    start, end = state.printed(place), state.printed(target)
    own, other = state.owner(place) == seat, state.seat_after(seat)
    return message(
        "move-move_gem",
        own=own,
        other=Name(other),
        start=space_at(place, start),
        end=space_at(target, end),
        effects=_effects(own, other, end.value - start.value, end.kind == "seahorse"),
    )


@cache
def _effects(own: bool, other: int, change: int, card: bool) -> tuple[Message, ...]:
    """The effects of a dive, in order (I5.3)."""
    points = message("effect-points", own=own, other=Name(other), gained=change > 0, points=abs(change))
    diver = message("effect-diver", points=DIVER_POINTS)
    draw = message("effect-card", own=own, other=Name(other))
    return (*[points] * bool(change), diver, *[draw] * card)


# What an event says


def says(event: Event, setup: Setup) -> Message:
    """Events not listed here use the default message."""
    match event:
        case SeahorseRowDealt():
            return _row_dealt(event)
        case DiamondPlaced() | GemPlaced():
            return _placed(event)
        case SeahorseCardTaken():
            return _card_taken(event)
        case SeahorseRowRefilled():
            return message("event-seahorse_row_refilled", card=card_in_row(event.card, tuple(event.islands)))
        case GemMoved():
            return _gem_moved(event)
        case SecretCardsShown():
            return _secret_cards_shown(event)
    return sentences.says(event, setup)


def _row_dealt(event: SeahorseRowDealt) -> Message:
    cards = zip(event.cards, map(tuple, event.islands), strict=True)
    return message("event-seahorse_row_dealt", cards=tuple(card_in_row(card, islands) for card, islands in cards))


def _placed(event: DiamondPlaced | GemPlaced) -> Message:
    space = space_at(place_of(event.island, event.space), Space(event.kind, event.value))
    what = "event-gem_placed" if isinstance(event, GemPlaced) else "event-diamond_placed"
    return message(what, who=Name(event.seat), space=space)


def _card_taken(event: SeahorseCardTaken) -> Message:
    who = Name(event.seat)
    if not isinstance(event.card, str):
        return message("event-seahorse_card_taken", who=who, source="unseen")
    island = event.island if isinstance(event.island, int) else None
    return message("event-seahorse_card_taken", who=who, source=event.source, card=card_of(event.card, island))


def _gem_moved(event: GemMoved) -> Message:
    return message(
        "event-gem_moved",
        who=Name(event.seat),
        own=event.seat == event.owner,
        owner=Name(event.owner),
        start=space_at(place_of(event.island, event.space), Space(event.kind, event.value)),
        end=space_at(place_of(event.to_island, event.to_space), Space(event.to_kind, event.to_value)),
    )


def _secret_cards_shown(event: SecretCardsShown) -> Message:
    cards = tuple(card_of(card, island) for card, island in zip(event.cards, event.islands, strict=True))
    return message("event-secret_cards_shown", who=Name(event.seat), cards=cards)

"""What a move does, as a sentence for the player who thinks of making it."""

from __future__ import annotations

from service.games.island_of_gems.board import NAMES, island_shown, name_of, place_of
from service.games.island_of_gems.components import DIVER_POINTS, SEAHORSE_CARDS
from service.games.island_of_gems.moves import DrawSeahorseCard, MoveGem, PlaceDiamond, PlaceGem, TakeSeahorseCard
from service.games.island_of_gems.rules import GemsMove
from service.games.island_of_gems.scoring import points_of_card
from service.games.island_of_gems.state import State


def describe(state: State, seat: int, move: GemsMove) -> str:
    match move:
        case PlaceGem():
            return describe_gem(state, move)
        case PlaceDiamond():
            return describe_diamond(state, move)
        case TakeSeahorseCard():
            return describe_open_card(state, seat, move)
        case DrawSeahorseCard():
            return "Take the unseen top card of the deck: a shell card stays secret, a scuba diver is played at once."
        case MoveGem():
            return describe_dive(state, seat, move)


def describe_gem(state: State, move: PlaceGem) -> str:
    place = place_of(move.island, move.space)
    gain = "take a seahorse card" if _is_seahorse(state, place) else _points(state.printed(place).value)
    put = f"Put a gem on {_named(state, place)}: {gain}."
    return put if state.in_last_turn else f"{put} The next gem is sent to the {NAMES[move.space]} island."


def describe_diamond(state: State, move: PlaceDiamond) -> str:
    place = place_of(move.island, move.space)
    return f"Put a diamond on {_named(state, place)}: it pays 2 points to whoever has the majority there at the end."


def describe_open_card(state: State, seat: int, move: TakeSeahorseCard) -> str:
    card = SEAHORSE_CARDS[move.card]
    if card.position is None:
        return f"Take the scuba diver: move any gem by one space, and score {_points(DIVER_POINTS)}."
    colour, whose = ("yellow", "your") if card.kind == "yellow_shell" else ("white", "the other player's")
    island = NAMES[island_shown(card.position, seat, state.starts)]
    return (
        f"Take the {colour} shell card of the {island} island: at the end {_points(card.value)} for each of {whose} "
        f"gems there, {_points(points_of_card(state, seat, move.card))} as things stand."
    )


def describe_dive(state: State, seat: int, move: MoveGem) -> str:
    place, target = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
    mine = state.owner(place) == seat
    whose, who = ("your", "you") if mine else ("the other player's", "the other player")
    change = state.printed(target).value - state.printed(place).value
    effects = [f"{who} {_won_or_lost(change, mine)}"] if change else []
    effects.append(f"you score {_points(DIVER_POINTS)} for the scuba diver")
    effects += [f"{who} {'take' if mine else 'takes'} a seahorse card"] if _is_seahorse(state, target) else []
    return f"Move {whose} gem from {_named(state, place)} to {_named(state, target)}: {', '.join(effects)}."


def _won_or_lost(change: int, mine: bool) -> str:
    verb = "win" if change > 0 else "lose"
    return f"{verb if mine else verb + 's'} {_points(abs(change))}"


def _named(state: State, place: int) -> str:
    printed = state.printed(place)
    names = {
        "seahorse": "the seahorse",
        "yellow_shell": "the yellow shell",
        "numbered_shell": f"the {printed.value} shell",
    }
    return f"{names[printed.kind]} on {name_of(place)}"


def _is_seahorse(state: State, place: int) -> bool:
    return state.printed(place).kind == "seahorse"


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"

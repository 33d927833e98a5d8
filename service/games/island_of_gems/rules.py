"""The rules of play in the order of their sections, I2 to I5. Each chapter says what it forbids, then what it does."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from service.engine.records import Decision, Refusal, TurnBegan
from service.engine.table import Table
from service.games.island_of_gems.board import NAMES, NEIGHBOURS, PLACES, name_of, place_of
from service.games.island_of_gems.components import (
    DIVER_POINTS,
    OPEN_ROW,
    SEAHORSE_CARDS,
    TIDE_CARDS,
    TILES,
    PatternsOption,
)
from service.games.island_of_gems.events import (
    DiamondPlaced,
    FloodEnded,
    GemMoved,
    GemPlaced,
    IslandsLaid,
    SeahorseCardTaken,
    SeahorseRowDealt,
    SeahorseRowRefilled,
    TideCardRevealed,
)
from service.games.island_of_gems.moves import (
    DiamondToPlace,
    DrawSeahorseCard,
    GemToMove,
    GemToPlace,
    MoveGem,
    PlaceDiamond,
    PlaceGem,
    SeahorseCardToTake,
    TakeSeahorseCard,
)
from service.games.island_of_gems.scoring import score_points, score_the_end
from service.games.island_of_gems.state import DIAMOND, GEM_OF, OPEN, Player, State

GemsMove = PlaceGem | PlaceDiamond | TakeSeahorseCard | DrawSeahorseCard | MoveGem


class GemsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Island of Gems. Three patterns pay 28 by `sum` (5 + 9 + 14) and 14 by `table`."""

    patterns: PatternsOption = "sum"


def candidates(state: State, _seat: int) -> Iterable[GemsMove]:
    """Answers worth checking. Not onto taken spaces: late in a match most are, and every refusal writes a sentence."""
    match state.pending[-1]:
        case GemToPlace():
            return gem_candidates(state)
        case DiamondToPlace():
            return diamond_candidates(state)
        case SeahorseCardToTake():
            return [*map(TakeSeahorseCard, state.row), DrawSeahorseCard()]
        case GemToMove():
            return diver_candidates(state)


def refusal(state: State, _seat: int, move: GemsMove) -> Refusal | None:
    match move:
        case PlaceGem():
            return refuse_gem(state, move)
        case PlaceDiamond():
            return refuse_taken(state, place_of(move.island, move.space), "I4.3")
        case TakeSeahorseCard():
            return refuse_open_card(state, move)
        case DrawSeahorseCard():
            return refuse_draw(state)
        case MoveGem():
            return refuse_diver(state, move)


def apply(state: State, _decision: Decision, seat: int, move: GemsMove, table: Table) -> None:
    match move:
        case PlaceGem():
            place_gem(state, seat, move, table)
        case PlaceDiamond():
            place_diamond(state, seat, move, table)
        case TakeSeahorseCard():
            take_open_card(state, seat, move.card, table)
        case DrawSeahorseCard():
            draw_card(state, seat, table)
        case MoveGem():
            move_gem(state, seat, move, table)
    if not state.pending:
        go_on(state, table)


# I2 Set-up


def setup(seats: int, starts: int, options: GemsOptions, table: Table) -> State:
    tiles, deck, tide_pile = list(TILES), list(SEAHORSE_CARDS), list(TIDE_CARDS)
    for shuffled in (tiles, deck, tide_pile):
        table.shuffle(shuffled)
    state = State(
        seats=seats,
        starts=starts,
        patterns=options.patterns,
        islands=tiles[:9],
        unused_tiles=tiles[9:],
        deck=deck,
        tide_pile=tide_pile,
        players=[Player() for _ in range(seats)],
    )
    table.tell(IslandsLaid(tiles=tiles[:9]))
    state.row = table.draw(deck, "the seahorse deck", OPEN_ROW)
    table.tell(SeahorseRowDealt(cards=list(state.row)))
    go_on(state, table)
    return state


def reshuffle(state: State, table: Table) -> None:
    for pile in (state.deck, state.tide_pile):
        table.shuffle(pile)


# I3 A turn


def go_on(state: State, table: Table) -> None:
    """What comes when a turn's gem, cards and divers are done: the end, the tide, the next turn."""
    if state.in_last_turn:
        score_the_end(state, table)
        return
    if state.tide_is_due:
        turn_the_tide(state, table)
    if not state.pending:
        begin_turn(state, table)


def begin_turn(state: State, table: Table) -> None:
    state.turn += 1
    table.tell(TurnBegan(seat=state.turn_of, turn=state.turn))
    state.ask(GemToPlace(seats=[state.turn_of]))


EVERY_GEM = [PlaceGem(*divmod(place, 9)) for place in PLACES]


def gem_candidates(state: State) -> list[PlaceGem]:
    island = state.destination
    places = PLACES if island is None else PLACES[9 * island : 9 * island + 9]
    return [EVERY_GEM[place] for place in places if state.board[place] == OPEN]


def refuse_gem(state: State, move: PlaceGem) -> Refusal | None:
    destination = state.destination
    if destination is not None and move.island != destination:
        return Refusal(
            "I3.1", f"The last gem sends this one to the {NAMES[destination]} island, which has an open space."
        )
    if move.island == state.flooded:
        return Refusal("I4.2", f"The {NAMES[move.island]} island is flooded: nobody can visit it.")
    return refuse_taken(state, place_of(move.island, move.space), "I3.1")


def refuse_taken(state: State, place: int, rule: str) -> Refusal | None:
    if state.board[place] == OPEN:
        return None
    thing = "a diamond" if state.board[place] == DIAMOND else f"a gem of seat {state.owner(place)}"
    return Refusal(rule, f"There is {thing} on {name_of(place)} already.")


def place_gem(state: State, seat: int, move: PlaceGem, table: Table) -> None:
    place = place_of(move.island, move.space)
    state.board[place] = GEM_OF[seat]
    state.sent_to = move.space
    table.tell(GemPlaced(seat=seat, island=move.island, space=move.space))
    gain_from(state, seat, place, "I3.3", table)


def gain_from(state: State, owner: int, place: int, rule: str, table: Table) -> None:
    """A gem has come to a space: a shell pays, a seahorse gives a card."""
    printed = state.printed(place)
    score_points(state, table, owner, printed.value, "shells", rule)
    if printed.kind == "seahorse":
        state.ask(SeahorseCardToTake(seats=[owner]))


# I4 The tide


def turn_the_tide(state: State, table: Table) -> None:
    if state.flooded is not None:
        table.tell(FloodEnded(island=state.flooded))
    state.tides += table.draw(state.tide_pile, "the tide deck")
    card = TIDE_CARDS[state.tides[-1]]
    table.tell(TideCardRevealed(card=state.tides[-1], kind=card.kind, island=card.position))
    if card.kind == "diamond":
        call_for_diamonds(state)


def call_for_diamonds(state: State) -> None:
    first, second = sorted(state.seats_from(state.starts), key=lambda seat: state.players[seat].score)
    state.ask(DiamondToPlace(seats=[second]))
    state.ask(DiamondToPlace(seats=[first]))


EVERY_DIAMOND = [PlaceDiamond(*divmod(place, 9)) for place in PLACES]


def diamond_candidates(state: State) -> list[PlaceDiamond]:
    return [EVERY_DIAMOND[place] for place in PLACES if state.board[place] == OPEN]


def place_diamond(state: State, seat: int, move: PlaceDiamond, table: Table) -> None:
    state.board[place_of(move.island, move.space)] = DIAMOND
    state.players[seat].diamonds_left -= 1
    table.tell(DiamondPlaced(seat=seat, island=move.island, space=move.space))


# I5 Seahorse cards


def refuse_open_card(state: State, move: TakeSeahorseCard) -> Refusal | None:
    if move.card in state.row:
        return None
    return Refusal("I5.1", f"{move.card} is not in the open row, which holds {', '.join(state.row)}.")


def refuse_draw(state: State) -> Refusal | None:
    return None if state.deck else Refusal("I5.1", "The seahorse deck is empty: take a card of the open row.")


def take_open_card(state: State, seat: int, card: str, table: Table) -> None:
    place = state.row.index(card)
    table.tell(SeahorseCardTaken(seat=seat, source="row", card=card))
    refill = table.draw(state.deck, "the seahorse deck")
    state.row[place : place + 1] = refill
    for new in refill:
        table.tell(SeahorseRowRefilled(card=new))
    keep_open(state, seat, card, table)


def draw_card(state: State, seat: int, table: Table) -> None:
    (card,) = table.draw(state.deck, "the seahorse deck")
    if SEAHORSE_CARDS[card].kind == "scuba_diver":
        table.tell(SeahorseCardTaken(seat=seat, source="deck", card=card))
        keep_open(state, seat, card, table)
    else:
        table.tell(SeahorseCardTaken(seat=seat, source="deck"), only={seat: {"card": card}})
        state.players[seat].secret_cards.append(card)


def keep_open(state: State, seat: int, card: str, table: Table) -> None:
    state.players[seat].open_cards.append(card)
    if SEAHORSE_CARDS[card].kind == "scuba_diver":
        play_diver(state, seat, table)


def play_diver(state: State, seat: int, table: Table) -> None:
    if any(refuse_diver(state, move) is None for move in diver_candidates(state)):
        state.ask(GemToMove(seats=[seat]))
    else:
        score_points(state, table, seat, DIVER_POINTS, "divers", "I5.3")


EVERY_DIVE = [
    [(target, MoveGem(*divmod(place, 9), *divmod(target, 9))) for target in NEIGHBOURS[place]] for place in PLACES
]


def diver_candidates(state: State) -> list[MoveGem]:
    board = state.board
    gems = (place for place in PLACES if board[place] in GEM_OF)
    return [move for place in gems for target, move in EVERY_DIVE[place] if board[target] == OPEN]


def refuse_diver(state: State, move: MoveGem) -> Refusal | None:
    place, target = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
    if state.board[place] == DIAMOND:
        return Refusal("I4.3", f"The diamond on {name_of(place)} never moves.")
    if state.board[place] == OPEN:
        return Refusal("I5.3", f"There is no gem on {name_of(place)}.")
    if target not in NEIGHBOURS[place]:
        return Refusal(
            "I5.3", f"A scuba diver moves a gem by one space: {name_of(target)} is no neighbour of {name_of(place)}."
        )
    if move.to_island == state.flooded:
        return Refusal("I5.3", f"The {NAMES[move.to_island]} island is flooded: no gem may move onto it or within it.")
    return refuse_taken(state, target, "I5.3")


def move_gem(state: State, seat: int, move: MoveGem, table: Table) -> None:
    place, target = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
    owner = GEM_OF.index(state.board[place])
    state.board[target], state.board[place] = state.board[place], OPEN
    table.tell(GemMoved(seat=seat, owner=owner, **msgspec.structs.asdict(move)))
    score_points(state, table, owner, -state.printed(place).value, "shells", "I5.4")
    gain_from(state, owner, target, "I5.4", table)
    score_points(state, table, seat, DIVER_POINTS, "divers", "I5.3")

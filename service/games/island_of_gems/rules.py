"""The rules of play in the order of their sections, I2 to I5: what each section forbids, then what it does."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from service.engine.message import message
from service.engine.records import Decision, Refusal, Ruling, TurnBegan
from service.engine.table import Table
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
from service.games.island_of_gems.islands import NEIGHBOURS, PLACES, islands_shown, place_of
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
from service.games.island_of_gems.phrases import card_of, occupant, space_at
from service.games.island_of_gems.scoring import score_points, score_the_end
from service.games.island_of_gems.state import DIAMOND, GEM_OF, OPEN, Player, State

_ROW, _CARD, _TIDE = message("met-open_row"), message("met-seahorse_card"), message("met-tide_card")

IslandOfGemsMove = PlaceGem | PlaceDiamond | TakeSeahorseCard | DrawSeahorseCard | MoveGem


class IslandOfGemsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of Island of Gems."""

    patterns: PatternsOption = "sum"


def candidates(state: State, _seat: int) -> Iterable[IslandOfGemsMove]:
    """Answers worth checking. Leaves out taken spaces, which are most of them late in a match."""
    match state.pending[-1]:
        case GemToPlace():
            return gem_candidates(state)
        case DiamondToPlace():
            return diamond_candidates(state)
        case SeahorseCardToTake():
            return [*map(TakeSeahorseCard, state.row), DrawSeahorseCard()]
        case GemToMove():
            return diver_candidates(state)


def refusal(state: State, seat: int, move: IslandOfGemsMove) -> Refusal | None:
    match move:
        case PlaceGem():
            return refuse_gem(state, seat, move)
        case PlaceDiamond():
            return refuse_taken(state, seat, place_of(move.island, move.space), "I4.3")
        case TakeSeahorseCard():
            return refuse_open_card(state, seat, move)
        case DrawSeahorseCard():
            return refuse_draw(state)
        case MoveGem():
            return refuse_diver(state, seat, move)


def apply(state: State, _decision: Decision, seat: int, move: IslandOfGemsMove, table: Table) -> None:
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
        advance(state, table)


# I2 Set-up


def setup(seats: int, starts: int, options: IslandOfGemsOptions, table: Table) -> State:
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
    state.row = table.draw(deck, _ROW, OPEN_ROW)
    islands = [islands_shown(SEAHORSE_CARDS[card].position, starts) for card in state.row]
    table.tell(SeahorseRowDealt(cards=list(state.row), islands=islands))
    advance(state, table)
    return state


def reshuffle(state: State, table: Table) -> None:
    for pile in (state.deck, state.tide_pile):
        table.shuffle(pile)


# I3 A turn


def advance(state: State, table: Table) -> None:
    """Continue once a turn's gem, cards and divers are done: with the end, or with the tide and the next turn."""
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


def refuse_gem(state: State, seat: int, move: PlaceGem) -> Refusal | None:
    destination = state.destination
    if destination is not None and move.island != destination:
        return Refusal("I3.1", "sent-elsewhere", island=destination)
    if move.island == state.flooded:
        return Refusal("I4.2", "island-flooded", island=move.island)
    return refuse_taken(state, seat, place_of(move.island, move.space), "I3.1")


def refuse_taken(state: State, seat: int, place: int, rule: str) -> Refusal | None:
    if state.board[place] == OPEN:
        return None
    there = occupant(state.owner(place), seat)
    return Refusal(rule, "space-taken", there=there, island=place // 9, space=place % 9)


def place_gem(state: State, seat: int, move: PlaceGem, table: Table) -> None:
    place = place_of(move.island, move.space)
    state.board[place] = GEM_OF[seat]
    state.sent_to = move.space
    kind, value = state.printed(place)
    table.tell(GemPlaced(seat=seat, island=move.island, space=move.space, kind=kind, value=value))
    gain_from(state, seat, place, "I3.3", table)


def gain_from(state: State, owner: int, place: int, rule: str, table: Table) -> None:
    """A gem has arrived on a space: a shell pays, a seahorse gives a card."""
    printed = state.printed(place)
    score_points(state, table, owner, printed.value, "shells", rule)
    if printed.kind == "seahorse":
        state.ask(SeahorseCardToTake(seats=[owner]))


# I4 The tide


def turn_the_tide(state: State, table: Table) -> None:
    if state.flooded is not None:
        table.tell(FloodEnded(island=state.flooded))
    state.tides += table.draw(state.tide_pile, _TIDE)
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
    place = place_of(move.island, move.space)
    state.board[place] = DIAMOND
    state.players[seat].diamonds_left -= 1
    kind, value = state.printed(place)
    table.tell(DiamondPlaced(seat=seat, island=move.island, space=move.space, kind=kind, value=value))


# I5 Seahorse cards


def refuse_open_card(state: State, seat: int, move: TakeSeahorseCard) -> Refusal | None:
    if move.card in state.row:
        return None
    return Refusal("I5.1", "card-not-in-row", card=card_of(move.card, state.island_counted(move.card, seat)))


def refuse_draw(state: State) -> Refusal | None:
    return None if state.deck else Ruling("I5.1", "deck-empty")


def take_open_card(state: State, seat: int, card: str, table: Table) -> None:
    place = state.row.index(card)
    island = state.island_counted(card, seat)
    table.tell(SeahorseCardTaken(seat=seat, source="row", card=card, island=island))
    refill = table.draw(state.deck, _CARD)
    state.row[place : place + 1] = refill
    for new in refill:
        islands = islands_shown(SEAHORSE_CARDS[new].position, state.starts)
        table.tell(SeahorseRowRefilled(card=new, islands=islands))
    keep_open(state, seat, card, table)


def draw_card(state: State, seat: int, table: Table) -> None:
    (card,) = table.draw(state.deck, _CARD)
    island = state.island_counted(card, seat)
    if SEAHORSE_CARDS[card].kind == "scuba_diver":
        table.tell(SeahorseCardTaken(seat=seat, source="deck", card=card, island=island))
        keep_open(state, seat, card, table)
    else:
        table.tell(SeahorseCardTaken(seat=seat, source="deck"), only={seat: {"card": card, "island": island}})
        state.players[seat].secret_cards.append(card)


def keep_open(state: State, seat: int, card: str, table: Table) -> None:
    state.players[seat].open_cards.append(card)
    if SEAHORSE_CARDS[card].kind == "scuba_diver":
        play_diver(state, seat, table)


def play_diver(state: State, seat: int, table: Table) -> None:
    if can_dive(state):
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


def can_dive(state: State) -> bool:
    """Whether any gem can be moved. Both players can move the same gems: the seat only affects a refusal's wording."""
    return any(refuse_diver(state, state.starts, move) is None for move in diver_candidates(state))


def refuse_diver(state: State, seat: int, move: MoveGem) -> Refusal | None:
    place, target = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
    if state.board[place] == DIAMOND:
        return Ruling("I4.3", "diamond-stays", island=move.island, space=move.space)
    if state.board[place] == OPEN:
        return Refusal("I5.3", "no-gem-there", island=move.island, space=move.space)
    if target not in NEIGHBOURS[place]:
        start, end = space_at(place, state.printed(place)), space_at(target, state.printed(target))
        return Refusal("I5.3", "not-a-neighbour", start=start, end=end)
    if move.to_island == state.flooded:
        return Ruling("I5.3", "dive-to-flooded", island=move.to_island)
    return refuse_taken(state, seat, target, "I5.3")


def move_gem(state: State, seat: int, move: MoveGem, table: Table) -> None:
    place, target = place_of(move.island, move.space), place_of(move.to_island, move.to_space)
    owner = GEM_OF.index(state.board[place])
    state.board[target], state.board[place] = state.board[place], OPEN
    start, end = state.printed(place), state.printed(target)
    table.tell(
        GemMoved(
            seat=seat,
            owner=owner,
            **msgspec.structs.asdict(move),
            kind=start.kind,
            value=start.value,
            to_kind=end.kind,
            to_value=end.value,
        )
    )
    score_points(state, table, owner, -start.value, "shells", "I5.4")
    gain_from(state, owner, target, "I5.4", table)
    score_points(state, table, seat, DIVER_POINTS, "divers", "I5.3")

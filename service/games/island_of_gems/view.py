"""What a seat or a spectator may see (I7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from service.engine.records import Seat, View
from service.games.island_of_gems.components import (
    DIAMONDS,
    GEMS,
    GEMS_BETWEEN_TIDES,
    OPEN_ROW,
    SEAHORSE_CARDS,
    TIDE_CARDS,
    TILES,
    SeahorseKind,
    Space,
    SpaceKind,
    TideKind,
)
from service.games.island_of_gems.events import TideId, TileId
from service.games.island_of_gems.islands import Position, islands_shown
from service.games.island_of_gems.moves import SeahorseId
from service.games.island_of_gems.scoring import IslandOfGemsStanding, standings
from service.games.island_of_gems.state import DIAMOND, GEM_OF, OPEN, State


class IslandOfGemsSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of an island: what is printed there and what is on it."""

    kind: SpaceKind
    value: Annotated[int, msgspec.Meta(ge=0, le=3, description="The points that it pays.")]
    gem: Annotated[Seat | None, msgspec.Meta(description="The seat whose gem is there; null for none.")]
    diamond: Annotated[bool, msgspec.Meta(description="Whether a diamond is there.")]


class IslandOfGemsIsland(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An island with its nine spaces in reading order."""

    tile: TileId
    spaces: Annotated[
        list[IslandOfGemsSpace], msgspec.Meta(min_length=9, max_length=9, description="In reading order.")
    ]


class IslandOfGemsCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seahorse card: a shell card counts gems on an island at the end, a scuba diver moves a gem at once."""

    id: SeahorseId
    kind: SeahorseKind
    value: Annotated[int, msgspec.Meta(ge=1, le=2, description="Points for each gem counted, or for the dive.")]
    position: Annotated[Position | None, msgspec.Meta(description="The island printed; null for a scuba diver.")]
    islands: Annotated[
        list[Position],
        msgspec.Meta(description="The island that it counts for seat 0, and for seat 1; none for a diver."),
    ]


class IslandOfGemsTideCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tide card."""

    id: TideId
    kind: TideKind
    island: Annotated[Position | None, msgspec.Meta(description="The island that it floods; null for a diamond.")]


class IslandOfGemsPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's pieces and cards."""

    seat: Seat
    gems_left: Annotated[int, msgspec.Meta(ge=0, le=GEMS, description="Gems not put down yet.")]
    diamonds_left: Annotated[int, msgspec.Meta(ge=0, le=DIAMONDS, description="Diamonds not put down yet.")]
    open_cards: Annotated[list[IslandOfGemsCard], msgspec.Meta(description="Cards that everybody knows.")]
    secret_cards: Annotated[
        list[IslandOfGemsCard] | None,
        msgspec.Meta(
            description="Cards that only this player knows until the end; null for those who may not see them."
        ),
    ]
    secret_card_count: Annotated[int, msgspec.Meta(ge=0, le=18, description="How many cards are secret.")]
    standing: IslandOfGemsStanding


class IslandOfGemsView(View, frozen=True, tag="island_of_gems"):
    """The table of Island of Gems. Every position is named from the starting player's side."""

    turn: Annotated[int, msgspec.Meta(ge=0, le=2 * GEMS, description="Turns begun, one gem each.")]
    turn_of: Annotated[Seat, msgspec.Meta(description="The seat whose turn it is, or will be before the first turn.")]
    islands: Annotated[
        list[IslandOfGemsIsland], msgspec.Meta(min_length=9, max_length=9, description="In reading order.")
    ]
    sent_to: Annotated[
        Position | None, msgspec.Meta(description="The island that the last gem put down names; null before the first.")
    ]
    next_gem_on: Annotated[
        Position | None,
        msgspec.Meta(description="The island where the next gem must go as of now; null for any not flooded."),
    ]
    flooded: Annotated[Position | None, msgspec.Meta(description="The island that nobody can visit; null for none.")]
    tides: Annotated[
        list[IslandOfGemsTideCard], msgspec.Meta(description="The tide cards revealed; the last one is in effect.")
    ]
    tide_pile: Annotated[int, msgspec.Meta(ge=0, le=14, description="Tide cards face down.")]
    gems_to_tide: Annotated[
        Annotated[int, msgspec.Meta(ge=0, le=GEMS_BETWEEN_TIDES)] | None,
        msgspec.Meta(
            description="Gems until the next tide card; 0 if it comes at the end of this turn, null if none is left."
        ),
    ]
    open_row: Annotated[
        list[IslandOfGemsCard], msgspec.Meta(max_length=OPEN_ROW, description="The seahorse cards face up.")
    ]
    deck: Annotated[int, msgspec.Meta(ge=0, le=24, description="Seahorse cards face down.")]
    players: Annotated[list[IslandOfGemsPlayer], msgspec.Meta(description="In seat order.")]


def view(state: State, seat: int | None) -> IslandOfGemsView:
    cards = _CARDS[state.starts]
    return IslandOfGemsView(
        starts=state.starts,
        scores=[player.score for player in state.players],
        turn=state.turn,
        turn_of=state.turn_of,
        islands=[_island(tile, contents) for tile, contents in state.laid_out],
        sent_to=state.sent_to,
        next_gem_on=state.destination,
        flooded=state.flooded,
        tides=[_TIDES[card] for card in state.tides],
        tide_pile=len(state.tide_pile),
        gems_to_tide=state.gems_to_tide,
        open_row=[cards[card] for card in state.row],
        deck=len(state.deck),
        players=[_player(state, other, standing, seat) for other, standing in enumerate(standings(state))],
    )


@lru_cache(maxsize=4096)  # few islands change from one view to the next
def _island(tile: str, contents: bytes) -> IslandOfGemsIsland:
    return IslandOfGemsIsland(tile, [space[content] for space, content in zip(_SPACES[tile], contents, strict=True)])


def _player(state: State, seat: int, standing: IslandOfGemsStanding, viewer: int | None) -> IslandOfGemsPlayer:
    player, cards = state.players[seat], _CARDS[state.starts]
    may_see_secrets = viewer == seat or not state.pending
    return IslandOfGemsPlayer(
        seat=seat,
        gems_left=state.gems_left(seat),
        diamonds_left=player.diamonds_left,
        open_cards=[cards[card] for card in player.open_cards],
        secret_cards=[cards[card] for card in player.secret_cards] if may_see_secrets else None,
        secret_card_count=len(player.secret_cards),
        standing=standing,
    )


# A view is built for every response, so the parts that never change are built once.


def _space(printed: Space, content: int) -> IslandOfGemsSpace:
    gem = GEM_OF.index(content) if content in GEM_OF else None
    return IslandOfGemsSpace(printed.kind, printed.value, gem, content == DIAMOND)


def _card(name: str, starts: int) -> IslandOfGemsCard:
    kind, position, value = SEAHORSE_CARDS[name]
    return IslandOfGemsCard(name, kind, value, position, islands_shown(position, starts))


#: By tile, space and what is there.
_SPACES = {
    tile: [[_space(printed, content) for content in (OPEN, *GEM_OF, DIAMOND)] for printed in spaces]
    for tile, spaces in TILES.items()
}
#: By starting player and id.
_CARDS = [{name: _card(name, starts) for name in SEAHORSE_CARDS} for starts in range(2)]
_TIDES = {name: IslandOfGemsTideCard(name, *card) for name, card in TIDE_CARDS.items()}

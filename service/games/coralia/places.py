"""What to touch for a move, what an event points at, and what touching the board can mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from service.engine import places
from service.engine.records import (
    Decision,
    Event,
    Move,
    Places,
    Setup,
)
from service.games.coralia import events, rules
from service.games.coralia.components import CARDS, COLOURS, OPTIONAL, SeaCard
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    CopyTurtle,
    DrawLeftoverCard,
    KeepSeaCard,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    ReturnSpecialDie,
    SeaCardToKeep,
    SetStarfishAside,
    StarfishToCarryOut,
    StopDrawing,
    StopRecovering,
    TakeSpareChest,
    TurtleToCopy,
)
from service.games.coralia.state import State

# What to touch for a move


def touches(state: State, _seat: int, move: Move) -> Places:
    return _TOUCHES[type(move)](state, move)


def _lock(_state: State, move: LockDice) -> Places:
    """Locking no dice means rolling at once."""
    if not move.dice:
        return Places(("roll",), any_order=True)
    return Places(tuple(f"die:{position}" for position in move.dice), any_order=True)


def _place(state: State, move: PlaceDie) -> Places:
    die = state.station[move.die]
    to = "island" if move.to == "island" else f"space:{die.colour}:{die.symbol}"
    return Places((f"die:{move.die}", to))


def _place_special_die(state: State, move: PlaceSpecialDie) -> Places:
    rolled: Any = state.pending[-1]
    return Places((f"space:{move.reef}:{rolled.symbol}",))


_TOUCHES: dict[type[Move], Callable[[State, Any], Places]] = {
    PickDie: lambda _state, move: Places((f"supply:{move.colour}",)),
    LockDice: _lock,
    PlaceDie: _place,
    KeepSeaCard: lambda _state, move: Places((move.card,)),
    CopyTurtle: lambda _state, move: Places((move.turtle,)),
    TakeSpareChest: lambda _state, move: Places((f"spare_chest:{move.chest}",)),
    PlaceSpecialDie: _place_special_die,
    ReturnSpecialDie: lambda _state, _move: Places(("island",)),
    CarryOutStarfish: lambda _state, move: Places((move.card,)),
    SetStarfishAside: lambda _state, move: Places(("aside", move.card)),
    RecoverChest: lambda _state, move: Places((f"space:{move.reef}:treasure",)),
    StopRecovering: lambda _state, _move: Places(("stop",)),
    DrawLeftoverCard: lambda _state, move: Places((f"pile:{move.pile}",)),
    StopDrawing: lambda _state, _move: Places(("stop",)),
}


# What an event points at


def points_at(event: Event, setup: Setup) -> Sequence[str]:
    if type(event) in _POINTS_AT:
        return _POINTS_AT[type(event)](event)
    return places.points_at(event, setup)


def _player(event: Any) -> list[str]:
    return [places.player(event.seat)]


def _setup_die(event: events.SetupDiePlaced) -> list[str]:
    return ["island" if event.to == "island" else f"space:{event.colour}:{event.to}"]


def _cards_of_pile(event: events.SeaCardsDrawn | events.SeaCardsLookedAt) -> list[str]:
    """Only a player who sees the cards has them on the board."""
    return [f"pile:{event.pile}", *_seen(event.cards)]


def _card_kept(event: events.SeaCardKept) -> list[str]:
    kept = [] if event.card is msgspec.UNSET else [event.card.id]
    return [f"pile:{event.pile}", *kept]


def _seen(cards: list[SeaCard] | msgspec.UnsetType) -> list[str]:
    return [] if cards is msgspec.UNSET else [card.id for card in cards]


def _diver_swam(event: events.DiverSwam) -> list[str]:
    reefs = [event.reef] if event.came_from is None else [event.came_from, event.reef]
    return [f"space:{reef}:diver" for reef in reefs]


def _chest_recovered(event: events.ChestRecovered) -> list[str]:
    return _player(event) if event.reef is None else [f"space:{event.reef}:treasure", *_player(event)]


def _nothing_left(event: events.NothingLeft) -> list[str]:
    if event.of == "special_die":
        return ["island"]
    return _player(event) if event.of in ("stingray", "spare_chest") else [f"pile:{event.of}"]


_POINTS_AT: dict[type[Event], Callable[[Any], list[str]]] = {
    events.SetupDiePlaced: _setup_die,
    events.TurtlePutAside: lambda event: [event.turtle.id],
    events.DiePicked: lambda event: [f"supply:{event.colour}"],
    events.DiceLocked: lambda event: [f"die:{position}" for position in event.dice],
    events.DiceRolled: lambda event: [f"die:{position}" for position in event.rolled],
    events.DiePlaced: lambda event: [f"space:{event.reef}:{event.space}"],
    events.DiePutOnIsland: lambda _event: ["island"],
    events.SeaCardsDrawn: _cards_of_pile,
    events.SeaCardsLookedAt: _cards_of_pile,
    events.SeaCardKept: _card_kept,
    events.OctopusSettled: lambda event: [f"space:{event.reef}:octopus"],
    events.DiverSwam: _diver_swam,
    events.DieMovedDown: lambda event: [f"space:{event.reef}:treasure"],
    events.ChestRecovered: _chest_recovered,
    events.TurtleTaken: lambda event: [f"space:{event.reef}:turtle", *_player(event)],
    events.TurtleCopied: lambda event: [event.turtle.id],
    events.StingrayTaken: lambda event: [event.card.id],
    events.SpecialDieRolled: lambda event: ["special_die" if event.fits else "island"],
    events.NothingLeft: _nothing_left,
    events.StarfishRevealed: lambda event: _seen(event.cards),
    events.StarfishCarriedOut: lambda event: [event.card.id],
    events.StarfishSetAside: lambda event: [event.card.id],
    events.RecoveringStopped: lambda event: [f"space:{event.reef}:treasure"],
    events.SeaCardsShown: lambda event: _seen(event.cards),
}


# What touching the board can mean


def conceivable(state: State, seat: int) -> Iterable[Move]:
    listed = _CONCEIVABLE.get(type(state.pending[-1]))
    return listed(state, seat) if listed else rules.candidates(state, seat)


def _cards_seen(state: State, seat: int) -> Iterator[str]:
    looked_at = state.pending[-1]
    return chain(
        looked_at.cards if isinstance(looked_at, SeaCardToKeep) else (),
        state.players[seat].hidden,
        *(player.to_carry_out + player.shown for player in state.players),
        state.stingrays,
    )


def _turtles_seen(state: State) -> Iterator[str]:
    return chain(state.spare_turtles, (reef.turtle for reef in state.reefs.values() if reef.turtle))


def _starfish(state: State, seat: int) -> list[Move]:
    """If one card can be set aside, players may try to do the same with the others."""
    cards = state.players[seat].to_carry_out
    optional = any(CARDS[card].face in OPTIONAL for card in cards)
    return [*map(CarryOutStarfish, _cards_seen(state, seat)), *(map(SetStarfishAside, cards) if optional else ())]


def _chests(state: State, _seat: int) -> list[Move]:
    card: Any = state.pending[-1]
    return [*map(RecoverChest, COLOURS), *([StopRecovering()] if card.may_stop else [])]


_CONCEIVABLE: dict[type[Decision], Callable[[State, int], list[Move]]] = {
    SeaCardToKeep: lambda state, seat: [KeepSeaCard(card) for card in _cards_seen(state, seat)],
    TurtleToCopy: lambda state, _seat: [CopyTurtle(turtle) for turtle in _turtles_seen(state)],
    StarfishToCarryOut: _starfish,
    ChestToRecover: _chests,
}

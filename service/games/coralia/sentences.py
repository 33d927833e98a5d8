"""What is asked, what a move does and what happened, as messages of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from service.engine import sentences
from service.engine.message import Message, Name, message
from service.engine.records import Decision, Event, Move, Setup
from service.games.coralia import events
from service.games.coralia.components import (
    CARDS,
    COLOURS,
    OPTIONAL,
    PILES,
    STATION_DICE,
    SYMBOLS,
    TURTLES,
    Colour,
    SeaCard,
    Symbol,
    TurtleBonus,
)
from service.games.coralia.events import CoraliaDie
from service.games.coralia.moves import (
    CarryOutStarfish,
    ChestToRecover,
    CopyTurtle,
    DiceToLock,
    DieToPick,
    DrawLeftoverCard,
    KeepSeaCard,
    LeftoverCardToDraw,
    LockDice,
    PickDie,
    PlaceDie,
    PlaceSpecialDie,
    RecoverChest,
    ReturnSpecialDie,
    SetStarfishAside,
    SpecialDieToPlace,
    StarfishToCarryOut,
    StopRecovering,
    TakeSpareChest,
)
from service.games.coralia.pieces import name_of_card
from service.games.coralia.state import Die, State

_ROLLED = {
    (colour, symbol): message("rolled-die", colour=colour, symbol=symbol) for colour in COLOURS for symbol in SYMBOLS
}


def _named(dice: Iterable[Die | CoraliaDie]) -> tuple[Message, ...]:
    return tuple(_ROLLED[die.colour, die.symbol] for die in dice)


# What is asked


def question(state: State, seat: int) -> Message:
    decision = state.pending[-1]
    asked = _QUESTIONS.get(type(decision))
    return asked(state, seat, decision) if asked else sentences.question(state, seat)


def _ask_to_pick(state: State, _seat: int, _decision: DieToPick) -> Message:
    if state.turn == 1:
        return message("decision-pick_die-first", number=len(state.picked) + 1, of=STATION_DICE)
    return message("decision-pick_die")


def _ask_to_lock(state: State, seat: int, _decision: DiceToLock) -> Message:
    return message("decision-lock_dice", most=min(len(state.players[seat].turtles), STATION_DICE - 1))


def _ask_to_place_special_die(state: State, _seat: int, rolled: SpecialDieToPlace) -> Message:
    asked = "decision-place_special_die-free" if state.special_die == "free" else "decision-place_special_die"
    return message(asked, symbol=rolled.symbol)


def _ask_to_carry_out(state: State, seat: int, _decision: StarfishToCarryOut) -> Message:
    optional = any(CARDS[card].face in OPTIONAL for card in state.players[seat].to_carry_out)
    return message("decision-carry_out_starfish-or-set-aside" if optional else "decision-carry_out_starfish")


def _ask_to_recover(state: State, _seat: int, card: ChestToRecover) -> Message:
    if card.may_stop:
        return message("decision-recover_chest-other", reef=state.chests_on(card.reefs)[0])
    return message("decision-recover_chest")


def _ask_to_draw(_state: State, _seat: int, card: LeftoverCardToDraw) -> Message:
    asked = "decision-draw_leftover_card-more" if card.may_stop else "decision-draw_leftover_card"
    return message(asked, dice=card.dice)


_QUESTIONS: dict[type[Decision], Callable[[State, int, Any], Message]] = {
    DieToPick: _ask_to_pick,
    DiceToLock: _ask_to_lock,
    SpecialDieToPlace: _ask_to_place_special_die,
    StarfishToCarryOut: _ask_to_carry_out,
    ChestToRecover: _ask_to_recover,
    LeftoverCardToDraw: _ask_to_draw,
}


# What a move does, from what its seat may see


def does(state: State, seat: int, move: Move) -> Message:
    described = _MOVES.get(type(move))
    return described(state, seat, move) if described else sentences.does(state, seat, move)


def _pick(state: State, _seat: int, move: PickDie) -> Message:
    if state.turn == 1:
        number = len(state.picked) + 1
        return message("move-pick_die-first", colour=move.colour, number=number, of=STATION_DICE)
    return message("move-pick_die", colour=move.colour, left=state.supply[move.colour])


def _lock(state: State, _seat: int, move: LockDice) -> Message:
    if not move.dice:
        return message("move-lock_dice-none")
    return message("move-lock_dice", dice=_named(state.station[position] for position in move.dice))


def _place(state: State, seat: int, move: PlaceDie) -> Message:
    die = state.station[move.die]
    if move.to == "island":
        effect = _on_island(state, seat, die.colour)
        return message("move-place_die-island", colour=die.colour, symbol=die.symbol, effect=effect)
    effect = _on_space(state, seat, die.colour, die.symbol)
    return message("move-place_die", colour=die.colour, space=die.symbol, effect=effect)


def _place_special_die(state: State, seat: int, move: PlaceSpecialDie) -> Message:
    rolled: Any = state.pending[-1]
    effect = _on_space(state, seat, move.reef, rolled.symbol)
    return message("move-place_special_die", reef=move.reef, space=rolled.symbol, effect=effect)


def _return_special_die(state: State, _seat: int, _move: ReturnSpecialDie) -> Message:
    left = len(state.piles["island"].cards)
    return message("move-return_special_die", effect=_warn_if_short(message("effect-island"), 1, left))


def _on_island(state: State, seat: int, colour: Colour) -> Message:
    owner = state.reefs[colour].octopus
    left = len(state.piles["island"].cards)
    if owner is None:
        return _warn_if_short(message("effect-island"), 1, left)
    if owner == seat:
        return _warn_if_short(message("effect-island-own"), 1, left)
    return _warn_if_short(message("effect-island-other", who=Name(owner)), 2, left)


def _warn_if_short(effect: Message, wanted: int, left: int) -> Message:
    """The effect, with a warning if the pile is short or empty (C4.7)."""
    return effect if left >= wanted else message("effect-short", effect=effect, left=left)


def _on_space(state: State, seat: int, reef: Colour, space: Symbol) -> Message:
    if space == "octopus":
        return _octopus(state, reef)
    if space == "diver":
        return _diver(state, seat)
    if space == "turtle":
        # Only a die takes the turtle from its space, so a free space has one.
        return _bonus_effect(state, "effect-turtle", TURTLES[str(state.reefs[reef].turtle)].bonus)
    return _warn_if_short(message(f"effect-{space}"), _CARDS_WANTED[space], len(state.piles[space].cards))


_CARDS_WANTED: dict[Symbol, int] = {"pearl": 2, "fish": 2, "starfish": 3}


def _octopus(state: State, reef: Colour) -> Message:
    others = sum(other.octopus is not None for other in state.reefs.values())
    return message("effect-octopus", points=len(state.reefs[reef].dice) + 1, others=others)


def _diver(state: State, seat: int) -> Message:
    came_from = state.players[seat].diver
    if came_from is None:
        return message("effect-diver-first")
    reef = state.reefs[came_from]
    recovers = reef.chest is not None and "treasure" not in reef.dice
    return message("effect-diver" if recovers else "effect-diver-no-chest", reef=came_from)


def _bonus_effect(state: State, id: str, bonus: TurtleBonus) -> Message:  # noqa: A002 - a message's id
    left = _LEFT_FOR_BONUS.get(bonus)
    effect = message(id, bonus=bonus)
    return effect if left is None else _warn_if_short(effect, 1, left(state))


_LEFT_FOR_BONUS: dict[TurtleBonus, Callable[[State], int]] = {
    "special_die": lambda state: state.island["white"],
    "stingray": lambda state: len(state.stingrays),
    "starfish_card": lambda state: len(state.piles["starfish"].cards),
    "island_card": lambda state: len(state.piles["island"].cards),
    "fish_card": lambda state: len(state.piles["fish"].cards),
    "spare_chest": lambda state: len(state.spare_chests),
}


def _keep(_state: State, _seat: int, move: KeepSeaCard) -> Message:
    return message("move-keep_sea_card", card=name_of_card(move.card))


def _copy(state: State, _seat: int, move: CopyTurtle) -> Message:
    return message("move-copy_turtle", effect=_bonus_effect(state, "effect-bonus", TURTLES[move.turtle].bonus))


def _take_spare_chest(state: State, _seat: int, move: TakeSpareChest) -> Message:
    return message("move-take_spare_chest", number=move.chest + 1, of=len(state.spare_chests))


def _carry_out(_state: State, _seat: int, move: CarryOutStarfish) -> Message:
    return message("move-carry_out_starfish", card=name_of_card(move.card))


def _set_aside(_state: State, _seat: int, move: SetStarfishAside) -> Message:
    return message("move-set_starfish_aside", card=name_of_card(move.card))


def _recover(_state: State, _seat: int, move: RecoverChest) -> Message:
    return message("move-recover_chest", reef=move.reef)


def _stop_recovering(state: State, _seat: int, _move: StopRecovering) -> Message:
    card: Any = state.pending[-1]
    return message("move-stop_recovering", reef=state.chests_on(card.reefs)[0])


def _draw_leftover(state: State, _seat: int, move: DrawLeftoverCard) -> Message:
    return message("move-draw_leftover_card", pile=move.pile, left=len(state.piles[move.pile].cards))


#: All other moves use the default message.
_MOVES: dict[type[Move], Callable[[State, int, Any], Message]] = {
    PickDie: _pick,
    LockDice: _lock,
    PlaceDie: _place,
    KeepSeaCard: _keep,
    CopyTurtle: _copy,
    TakeSpareChest: _take_spare_chest,
    PlaceSpecialDie: _place_special_die,
    ReturnSpecialDie: _return_special_die,
    CarryOutStarfish: _carry_out,
    SetStarfishAside: _set_aside,
    RecoverChest: _recover,
    StopRecovering: _stop_recovering,
    DrawLeftoverCard: _draw_leftover,
}


# What happened


def says(event: Event, setup: Setup) -> Message:
    told = _EVENTS.get(type(event))
    return told(event) if told else sentences.says(event, setup)


def _setup_die_placed(event: events.SetupDiePlaced) -> Message:
    if event.to == "island":
        return message("event-setup_die_placed-island", reef=event.colour, symbol=event.symbol)
    return message("event-setup_die_placed", reef=event.colour, symbol=event.symbol, space=event.to)


def _turtle_put_aside(event: events.TurtlePutAside) -> Message:
    return message("event-turtle_put_aside", reef=event.reef, bonus=event.turtle.bonus)


def _dice_locked(event: events.DiceLocked) -> Message:
    if not event.locked:
        return message("event-dice_locked-none", who=Name(event.seat))
    return message("event-dice_locked", who=Name(event.seat), dice=_named(event.locked))


def _dice_rolled(event: events.DiceRolled) -> Message:
    again = event.rule == "C3.8"
    return message("event-dice_rolled", who=Name(event.seat), dice=_named(event.station), again=again)


def _cards_drawn(event: events.SeaCardsDrawn) -> Message:
    if event.cards is msgspec.UNSET:
        return message("event-sea_cards_drawn", who=Name(event.seat), pile=event.pile, count=event.count)
    cards = _cards(event.cards)
    return message("event-sea_cards_drawn-seen", who=Name(event.seat), pile=event.pile, cards=cards)


def _cards_looked_at(event: events.SeaCardsLookedAt) -> Message:
    if event.cards is msgspec.UNSET:
        return message("event-sea_cards_looked_at", who=Name(event.seat), pile=event.pile, count=event.count)
    cards = _cards(event.cards)
    return message("event-sea_cards_looked_at-seen", who=Name(event.seat), pile=event.pile, cards=cards)


def _card_kept(event: events.SeaCardKept) -> Message:
    if event.card is msgspec.UNSET or event.cards_returned is msgspec.UNSET:
        return message("event-sea_card_kept", who=Name(event.seat), pile=event.pile, returned=event.returned)
    return message(
        "event-sea_card_kept-seen",
        who=Name(event.seat),
        pile=event.pile,
        card=name_of_card(event.card.id),
        cards=_cards(event.cards_returned),
    )


def _cards(cards: Iterable[SeaCard]) -> tuple[str | Message, ...]:
    return tuple(name_of_card(card.id) for card in cards)


def _diver_swam(event: events.DiverSwam) -> Message:
    if event.came_from is None:
        return message("event-diver_swam-first", who=Name(event.seat), reef=event.reef)
    return message("event-diver_swam", who=Name(event.seat), reef=event.reef, came_from=event.came_from)


def _chest_recovered(event: events.ChestRecovered) -> Message:
    if event.reef is None:
        return message("event-chest_recovered-spare", who=Name(event.seat), bonus=event.chest.bonus)
    return message("event-chest_recovered", who=Name(event.seat), reef=event.reef, bonus=event.chest.bonus)


def _turtle_taken(event: events.TurtleTaken) -> Message:
    return message("event-turtle_taken", who=Name(event.seat), reef=event.reef, bonus=event.turtle.bonus)


def _turtle_copied(event: events.TurtleCopied) -> Message:
    return message("event-turtle_copied", who=Name(event.seat), bonus=event.turtle.bonus)


def _nothing_left(event: events.NothingLeft) -> Message:
    bonus = f"{event.of}_card" if event.of in PILES else event.of
    return message("event-nothing_left", who=Name(event.seat), bonus=bonus)


def _starfish_revealed(event: events.StarfishRevealed) -> Message:
    return message("event-starfish_revealed", who=Name(event.seat), cards=_cards(event.cards))


def _starfish_carried_out(event: events.StarfishCarriedOut) -> Message:
    return message("event-starfish_carried_out", who=Name(event.seat), card=name_of_card(event.card.id))


def _starfish_set_aside(event: events.StarfishSetAside) -> Message:
    return message("event-starfish_set_aside", who=Name(event.seat), card=name_of_card(event.card.id))


def _cards_shown(event: events.SeaCardsShown) -> Message:
    return message("event-sea_cards_shown", who=Name(event.seat), cards=_cards(event.cards))


#: All other events use the default message.
_EVENTS: dict[type[Event], Callable[[Any], Message]] = {
    events.SetupDiePlaced: _setup_die_placed,
    events.TurtlePutAside: _turtle_put_aside,
    events.DiceLocked: _dice_locked,
    events.DiceRolled: _dice_rolled,
    events.SeaCardsDrawn: _cards_drawn,
    events.SeaCardsLookedAt: _cards_looked_at,
    events.SeaCardKept: _card_kept,
    events.DiverSwam: _diver_swam,
    events.ChestRecovered: _chest_recovered,
    events.TurtleTaken: _turtle_taken,
    events.TurtleCopied: _turtle_copied,
    events.NothingLeft: _nothing_left,
    events.StarfishRevealed: _starfish_revealed,
    events.StarfishCarriedOut: _starfish_carried_out,
    events.StarfishSetAside: _starfish_set_aside,
    events.SeaCardsShown: _cards_shown,
}

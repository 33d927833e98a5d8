"""The decisions of the game, each after the move that answers it, in rule book order."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from service.engine.records import Decision, Move
from service.games.coralia.components import CardId, Colour, PileName, ReefColour, Symbol, TurtleId

StationDie = Annotated[int, msgspec.Meta(ge=0, le=3, description="A die of the station, counted from 0.")]
DieTarget = Annotated[
    Literal["reef", "island"],
    msgspec.Meta(
        title="DieTarget", description="The reef of the die's colour, or the island if its space is occupied."
    ),
]
OldDie = Annotated[int, msgspec.Meta(ge=0, le=2, description="A die left on the station, counted from 0.")]


class PickDie(Move, frozen=True):
    """Pick a die of this colour from the supply."""

    colour: Colour


class DieToPick(Decision, tag="pick_die"):
    """Which die do you take from the supply?"""

    answers: ClassVar[tuple[type[Move], ...]] = (PickDie,)
    rule: ClassVar[str] = "C3.3"


class LockDice(Move, frozen=True):
    """Keep these dice of the station as they are, on your turtles, and roll the others. None is fine."""

    dice: Annotated[
        tuple[OldDie, ...],
        msgspec.Meta(max_length=3, description="Each die once, in the order in which they lie on the station."),
    ]


class DiceToLock(Decision, tag="lock_dice"):
    """Which dice do your turtles keep from being rolled?"""

    answers: ClassVar[tuple[type[Move], ...]] = (LockDice,)
    rule: ClassVar[str] = "C3.4"


class PlaceDie(Move, frozen=True):
    """Use this die of the station: on the reef of its colour, or on the island."""

    die: StationDie
    to: DieTarget


class DieToPlace(Decision, tag="place_die"):
    """Which die do you use, and where?"""

    answers: ClassVar[tuple[type[Move], ...]] = (PlaceDie,)
    rule: ClassVar[str] = "C3.5"


class KeepSeaCard(Move, frozen=True):
    """Keep this one of the cards you are looking at; the others go under their pile."""

    card: Annotated[CardId, msgspec.Meta(description="One of the decision's `cards`.")]


class SeaCardToKeep(Decision, tag="keep_sea_card"):
    """Which of these cards do you keep?"""

    answers: ClassVar[tuple[type[Move], ...]] = (KeepSeaCard,)
    rule: ClassVar[str] = "C4.3"

    pile: Annotated[PileName, msgspec.Meta(description="The pile that the cards are from.")]
    cards: Annotated[list[CardId], msgspec.Meta(description="In the order drawn.")]


class CopyTurtle(Move, frozen=True):
    """Take the bonus of this spare turtle."""

    turtle: Annotated[TurtleId, msgspec.Meta(description="One of the spare turtles, by its id.")]


class TurtleToCopy(Decision, tag="copy_turtle"):
    """Which spare turtle's bonus do you take?"""

    answers: ClassVar[tuple[type[Move], ...]] = (CopyTurtle,)
    rule: ClassVar[str] = "C7.2"


class TakeSpareChest(Move, frozen=True):
    """Take this one of the face-down spare chests."""

    chest: Annotated[int, msgspec.Meta(ge=0, le=1, description="A spare chest, counted from 0.")]


class SpareChestToTake(Decision, tag="take_spare_chest"):
    """Which spare chest do you take?"""

    answers: ClassVar[tuple[type[Move], ...]] = (TakeSpareChest,)
    rule: ClassVar[str] = "C7.3"


class PlaceSpecialDie(Move, frozen=True):
    """Put the special die on this reef, on the space of its symbol."""

    reef: ReefColour


class ReturnSpecialDie(Move, frozen=True):
    """Put the special die back on the island, and take the top island card."""


class SpecialDieToPlace(Decision, tag="place_special_die"):
    """Where do you put the special die?"""

    answers: ClassVar[tuple[type[Move], ...]] = (PlaceSpecialDie, ReturnSpecialDie)
    rule: ClassVar[str] = "C8.1"

    symbol: Annotated[Symbol, msgspec.Meta(description="What the special die shows.")]


class CarryOutStarfish(Move, frozen=True):
    """Carry out this one of your revealed starfish cards next."""

    card: CardId


class SetStarfishAside(Move, frozen=True):
    """Set this one of your revealed starfish cards aside, without its effect."""

    card: CardId


class StarfishToCarryOut(Decision, tag="carry_out_starfish"):
    """Which starfish card do you carry out or set aside next?"""

    answers: ClassVar[tuple[type[Move], ...]] = (CarryOutStarfish, SetStarfishAside)
    rule: ClassVar[str] = "C10.1"


class RecoverChest(Move, frozen=True):
    """Recover the chest of this reef next."""

    reef: ReefColour


class StopRecovering(Move, frozen=True):
    """Leave the other chest where it is."""


class ChestToRecover(Decision, tag="recover_chest"):
    """Which of the two reefs' chests do you recover next?"""

    answers: ClassVar[tuple[type[Move], ...]] = (RecoverChest, StopRecovering)
    rule: ClassVar[str] = "C10.1"

    reefs: Annotated[list[Colour], msgspec.Meta(description="The reefs of the starfish card.")]
    may_stop: Annotated[bool, msgspec.Meta(description="Whether you have recovered a chest, and may stop.")] = False


class DrawLeftoverCard(Move, frozen=True):
    """Draw the top card of this pile for a leftover die."""

    pile: PileName


class StopDrawing(Move, frozen=True):
    """Draw no further card for leftover dice."""


class LeftoverCardToDraw(Decision, tag="draw_leftover_card"):
    """From which pile do you draw for the next leftover die?"""

    answers: ClassVar[tuple[type[Move], ...]] = (DrawLeftoverCard, StopDrawing)
    rule: ClassVar[str] = "C10.1"

    dice: Annotated[int, msgspec.Meta(ge=1, description="Leftover dice for which you have not drawn yet.")]
    piles: Annotated[list[PileName], msgspec.Meta(description="The piles you have not drawn from with this card.")]
    may_stop: Annotated[bool, msgspec.Meta(description="Whether you have drawn a card, and may stop.")] = False


MOVES: tuple[type[Move], ...] = (
    PickDie,
    LockDice,
    PlaceDie,
    KeepSeaCard,
    CopyTurtle,
    TakeSpareChest,
    PlaceSpecialDie,
    ReturnSpecialDie,
    CarryOutStarfish,
    SetStarfishAside,
    RecoverChest,
    StopRecovering,
    DrawLeftoverCard,
    StopDrawing,
)
DECISIONS: tuple[type[Decision], ...] = (
    DieToPick,
    DiceToLock,
    DieToPlace,
    SeaCardToKeep,
    TurtleToCopy,
    SpareChestToTake,
    SpecialDieToPlace,
    StarfishToCarryOut,
    ChestToRecover,
    LeftoverCardToDraw,
)

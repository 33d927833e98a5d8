"""What the service answers about games, their rules and its languages."""

# Annotations are evaluated here, not postponed: the names of games are those that are registered.

from typing import Annotated

import msgspec

from service.api.answers import Answer, GameName, Language, Options, OptionValue
from service.engine.game import BoxTable
from service.engine.records import RuleNumber


class LanguageShown(Answer, frozen=True):
    """A language that the service speaks."""

    language: Language
    name: Annotated[str, msgspec.Meta(description="Its name in itself.")]


class LanguageList(Answer, frozen=True):
    """The languages that answers can be in."""

    languages: list[LanguageShown]


class CreditsShown(Answer, frozen=True):
    """Who made the game that these rules are of."""

    author: str
    publisher: str | None
    year: int | None


class GameNamed(Answer, frozen=True):
    game: GameName
    title: str
    summary: str
    rules_version: str
    fewest_seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    most_seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    hidden_information: Annotated[
        bool, msgspec.Meta(description="Whether a seat sees something that another one doesn't.")
    ]


class GameSummary(GameNamed, frozen=True):
    """A game in short."""

    url: str


class GameList(Answer, frozen=True):
    """The games that can be played here."""

    games: list[GameSummary]


class ChoiceShown(Answer, frozen=True):
    """A value that an option can have."""

    value: OptionValue
    label: str


class OptionShown(Answer, frozen=True):
    """An option of a game."""

    option: Annotated[str, msgspec.Meta(description="Its name in the body of a new match.")]
    label: str
    explains: Annotated[str | None, msgspec.Meta(description="What it changes; null where the label says it all.")]
    default: OptionValue
    choices: list[ChoiceShown]


class ProposalShown(Answer, frozen=True):
    """The options to propose to so many players."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    options: Options


class CategoryShown(Answer, frozen=True):
    """Something that points are scored for."""

    category: str
    label: str


class PieceShown(Answer, frozen=True):
    """A kind of piece of the game. On a board, its pieces have this name as their `data-piece`."""

    piece: str
    name: str
    explains: Annotated[str, msgspec.Meta(description="What it does.")]
    picture: Annotated[str, msgspec.Meta(description="Where its picture is, an SVG.")]


class GameShown(GameNamed, frozen=True):
    """All about a game that does not change from match to match."""

    options: list[OptionShown]
    proposals: Annotated[list[ProposalShown], msgspec.Meta(description="One for each number of seats.")]
    moves: Annotated[list[str], msgspec.Meta(description="The types of its moves; their schemas are in the contract.")]
    decisions: list[str]
    events: list[str]
    categories: list[CategoryShown]
    pieces: list[PieceShown]
    tables: Annotated[list[BoxTable], msgspec.Meta(description="What is in the box.")]
    credits: CreditsShown
    rules_url: str


class RuleShown(Answer, frozen=True):
    """One numbered rule."""

    rule: RuleNumber
    text: str


class SectionShown(Answer, frozen=True):
    """A section of the rules."""

    section: RuleNumber
    title: str
    text: Annotated[str, msgspec.Meta(description="What stands before the first numbered rule, maybe nothing.")]
    rules: list[RuleShown]


class RulesShown(Answer, frozen=True):
    """The rules of a game as the service plays them."""

    game: GameName
    rules_version: str
    language: Language
    sections: list[SectionShown]

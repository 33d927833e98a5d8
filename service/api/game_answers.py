"""What the service answers about games, their rules, and languages."""

# Annotations are evaluated here, not postponed: the names of games are those found at start.

from typing import Annotated

import msgspec

from service.api.answers import Answer, GameName, Language, Options, OptionValue
from service.api.rulebook import Source
from service.engine.game import BoxTable
from service.engine.records import RuleNumber


class LanguageShown(Answer, frozen=True):
    """A language that the service speaks."""

    language: Language
    name: Annotated[str, msgspec.Meta(description="Its name in that language.")]


class LanguageList(Answer, frozen=True):
    """The languages that answers can be in."""

    languages: list[LanguageShown]


class CreditsShown(Answer, frozen=True):
    """Who made the original game."""

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
    hidden_information: Annotated[bool, msgspec.Meta(description="Whether some seats see things that others don't.")]


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
    """The options to propose for this number of players."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]
    options: Options


class CategoryShown(Answer, frozen=True):
    """Something that points are scored for."""

    category: str
    label: str


class PieceShown(Answer, frozen=True):
    """A kind of piece. On a board, all pieces of this kind have its name as their `data-piece`."""

    piece: str
    name: str
    explains: Annotated[str, msgspec.Meta(description="What it does.")]
    picture: Annotated[str, msgspec.Meta(description="The address of its picture, an SVG.")]


class GameShown(GameNamed, frozen=True):
    """Everything about a game that is the same in all matches."""

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
    source: Annotated[
        Source,
        msgspec.Meta(description="Whether the rule is from the rule book, our own ruling, or from both."),
    ]
    ruling: Annotated[
        str | None, msgspec.Meta(description="What we decided and why; null if all of the rule is from the book.")
    ]


class IntroductionShown(Answer, frozen=True):
    """What to read first: the goal of the game, or a turn in short."""

    title: str
    text: str


class SectionShown(Answer, frozen=True):
    """A section of the rules."""

    section: RuleNumber
    title: str
    text: Annotated[str, msgspec.Meta(description="The text before the first numbered rule; may be empty.")]
    rules: list[RuleShown]


class RulesShown(Answer, frozen=True):
    """The rules of a game as the service plays them."""

    game: GameName
    rules_version: str
    language: Language
    introduction: Annotated[
        list[IntroductionShown], msgspec.Meta(description="The goal and a turn in short, to read before the sections.")
    ]
    sections: list[SectionShown]

"""What the service answers about games, their rules, languages, and its version."""

# Annotations are evaluated here, not postponed: the names of games are those found at start.

from typing import Annotated

import msgspec

from service.api.answers import Answer, GameId, Language, Options, OptionValue, RulesVersion
from service.api.rulebook import Source
from service.engine.game import BoxTable
from service.engine.records import RuleNumber


class LanguageShown(Answer, frozen=True):
    """A language that the service speaks."""

    id: Language
    name: Annotated[str, msgspec.Meta(description="Its name in that language.")]


class LanguageList(Answer, frozen=True):
    """The languages that answers can be in."""

    languages: Annotated[list[LanguageShown], msgspec.Meta(description="To choose from.")]


class CreditsShown(Answer, frozen=True):
    """Who made the original game."""

    author: Annotated[str, msgspec.Meta(description="Who designed it.")]
    publisher: Annotated[str | None, msgspec.Meta(description="Who published it; null if nobody has yet.")]
    year: Annotated[int | None, msgspec.Meta(description="When it was published; null if it hasn't been yet.")]


Title = Annotated[str, msgspec.Meta(description="Its heading.")]
Text = Annotated[str, msgspec.Meta(description="Plain text.")]
Label = Annotated[str, msgspec.Meta(description="What to call it.")]
Choice = Annotated[OptionValue, msgspec.Meta(description="A boolean, a number or a word.")]
CurrentRules = Annotated[str, msgspec.Meta(description="The version of its rules that new matches are played by.")]


class GameBase(Answer, frozen=True):
    id: GameId
    title: Annotated[str, msgspec.Meta(description="The game's name.")]
    summary: Annotated[str, msgspec.Meta(description="What the game is about, in a sentence or two.")]
    rules_version: CurrentRules
    fewest_seats: Annotated[int, msgspec.Meta(ge=2, le=4, description="How many players it needs.")]
    most_seats: Annotated[int, msgspec.Meta(ge=2, le=4, description="How many players it takes.")]
    hidden_information: Annotated[bool, msgspec.Meta(description="Whether some seats see things that others don't.")]


class GameSummary(GameBase, frozen=True):
    """A game in short."""

    url: Annotated[str, msgspec.Meta(description="Where to read more about it.")]


class GameList(Answer, frozen=True):
    """The games that can be played here."""

    games: Annotated[list[GameSummary], msgspec.Meta(description="To choose from.")]


class ChoiceShown(Answer, frozen=True):
    """A value that an option can have."""

    value: Choice
    label: Label


class OptionShown(Answer, frozen=True):
    """An option of a game."""

    id: Annotated[str, msgspec.Meta(description="Its name in the body of a new match.")]
    label: Label
    explains: Annotated[str | None, msgspec.Meta(description="What it changes; null where the label says it all.")]
    default: Annotated[OptionValue, msgspec.Meta(description="The value that it has if a new match doesn't name it.")]
    choices: Annotated[list[ChoiceShown], msgspec.Meta(description="The values that it can have.")]


class ProposalShown(Answer, frozen=True):
    """The options to propose for this number of players."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4, description="The number of players.")]
    options: Options


class CategoryShown(Answer, frozen=True):
    """Something that points are scored for."""

    id: Annotated[str, msgspec.Meta(description="Its name in scores and in the event `points_scored`.")]
    label: Label


class PieceShown(Answer, frozen=True):
    """A kind of piece. On a board, all pieces of this kind have its name as their `data-piece`."""

    id: Annotated[str, msgspec.Meta(description="Its name on boards and in panels.")]
    name: Annotated[str, msgspec.Meta(description="What players call it.")]
    explains: Annotated[str, msgspec.Meta(description="What it does.")]
    picture: Annotated[str, msgspec.Meta(description="The address of its picture, an SVG.")]


class GameShown(GameBase, frozen=True):
    """Everything about a game that is the same in all matches."""

    options: Annotated[list[OptionShown], msgspec.Meta(description="What can be chosen for a match.")]
    proposals: Annotated[list[ProposalShown], msgspec.Meta(description="One for each number of seats.")]
    moves: Annotated[list[str], msgspec.Meta(description="The types of its moves; their schemas are in the contract.")]
    decisions: Annotated[list[str], msgspec.Meta(description="The types of its decisions.")]
    events: Annotated[list[str], msgspec.Meta(description="The types of its events.")]
    categories: Annotated[list[CategoryShown], msgspec.Meta(description="What points are scored for.")]
    pieces: Annotated[list[PieceShown], msgspec.Meta(description="Every kind of piece.")]
    tables: Annotated[list[BoxTable], msgspec.Meta(description="What is in the box.")]
    credits: CreditsShown
    rules_url: Annotated[str, msgspec.Meta(description="Where its rules can be read.")]


class RuleShown(Answer, frozen=True):
    """One numbered rule."""

    id: RuleNumber
    text: Text
    source: Annotated[
        Source,
        msgspec.Meta(
            title="RuleSource", description="Whether the rule is from the rule book, our own ruling, or from both."
        ),
    ]
    ruling: Annotated[
        str | None, msgspec.Meta(description="What we decided and why; null if all of the rule is from the book.")
    ]


class IntroductionShown(Answer, frozen=True):
    """What to read first: the goal of the game, or a turn in short."""

    title: Title
    text: Text


class SectionShown(Answer, frozen=True):
    """A section of the rules."""

    id: RuleNumber
    title: Title
    text: Annotated[str, msgspec.Meta(description="The text before the first numbered rule; may be empty.")]
    rules: Annotated[list[RuleShown], msgspec.Meta(description="Its numbered rules, in order.")]


class RulesShown(Answer, frozen=True):
    """The rules of a game as the service plays them."""

    game: GameId
    rules_version: RulesVersion
    language: Language
    introduction: Annotated[
        list[IntroductionShown], msgspec.Meta(description="The goal and a turn in short, to read before the sections.")
    ]
    sections: Annotated[list[SectionShown], msgspec.Meta(description="In order.")]


class GameVersion(Answer, frozen=True):
    """A game and the version of its rules."""

    id: GameId
    rules_version: CurrentRules


class ServiceVersion(Answer, frozen=True):
    """Which version of the service this is, and by which rules it plays."""

    version: Annotated[
        str, msgspec.Meta(description="The version of the service and of its contract, whose `info.version` it is.")
    ]
    games: Annotated[list[GameVersion], msgspec.Meta(description="Every game that can be played here.")]

"""Turns games and their rules into the records of answers."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, cast

import msgspec
from msgspec import inspect

from service.api.game_answers import (
    CategoryShown,
    ChoiceShown,
    CreditsShown,
    GameShown,
    GameSummary,
    GameVersion,
    IntroductionShown,
    OptionShown,
    PieceShown,
    ProposalShown,
    RuleShown,
    RulesShown,
    SectionShown,
    ServiceVersion,
)
from service.api.rulebook import Rule, Rulebook, Section, rules_url
from service.api.show import picture_url
from service.engine.game import Credits, Game
from service.engine.records import tag
from service.games import GAMES
from service.words import Speech


def game_summary(game: Game, say: Speech) -> GameSummary:
    return GameSummary(**_basics(game, say), url=f"/v1/games/{game.name}")


def game_shown(game: Game, say: Speech) -> GameShown:
    return GameShown(
        **_basics(game, say),
        options=_options(game, say),
        proposals=[_proposal(game, seats) for seats in game.seats],
        moves=_tags(game.moves),
        decisions=_tags(game.decisions),
        events=_tags(game.all_events),
        categories=[CategoryShown(id=one, label=say(f"category-{one}")) for one in game.categories],
        pieces=[_piece(game, piece, say) for piece in game.pieces],
        tables=list(game.box),
        credits=_credits(game.credits),
        rules_url=rules_url(game.name),
    )


def service_version() -> ServiceVersion:
    games = [GameVersion(id=game.name, rules_version=game.version) for game in GAMES.values()]
    return ServiceVersion(version=version("tidetable"), games=games)


def rules_shown(game: Game, book: Rulebook) -> RulesShown:
    return RulesShown(
        game=game.name,
        rules_version=game.version,
        language=book.language,
        introduction=[IntroductionShown(title=section.title, text=section.text) for section in book.introduction],
        sections=[_section(section) for section in book.sections],
    )


def _section(section: Section) -> SectionShown:
    rules = [_rule(number, rule) for number, rule in section.rules.items()]
    return SectionShown(id=section.number, title=section.title, text=section.text, rules=rules)


def _rule(number: str, rule: Rule) -> RuleShown:
    return RuleShown(id=number, text=rule.text, source=rule.source, ruling=rule.ruling or None)


def _basics(game: Game, say: Speech) -> dict[str, Any]:
    return {
        "id": game.name,
        "title": game.title,
        "summary": say("game-summary"),
        "rules_version": game.version,
        "fewest_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "hidden_information": game.hidden_information,
    }


def _options(game: Game, say: Speech) -> list[OptionShown]:
    about = cast(inspect.StructType, inspect.type_info(game.options))
    return [_option(field, say) for field in about.fields]


def _option(field: inspect.Field, say: Speech) -> OptionShown:
    name = field.encode_name
    explained = f"option-{name}.explains"
    return OptionShown(
        id=name,
        label=say(f"option-{name}"),
        explains=say(explained) if explained in say.catalogue else None,
        default=field.default,
        choices=[ChoiceShown(value=value, label=_choice(name, value, say)) for value in _values(field.type)],
    )


def _choice(name: str, value: str | bool | int, say: Speech) -> str:
    if not isinstance(value, bool):
        return say(f"option-{name}-{value}")
    key = "yes" if value else "no"
    return say(f"option-{name}-{key}" if f"option-{name}-{key}" in say.catalogue else f"choice-{key}")


def _values(option_type: inspect.Type) -> list[Any]:
    match option_type:
        case inspect.Metadata(type=inner):
            return _values(inner)
        case inspect.BoolType():
            return [True, False]
        case inspect.IntType(ge=int(low), le=int(high)):
            return list(range(low, high + 1))
        case inspect.LiteralType(values=values):
            return list(values)
    raise TypeError(f"an option is a bool, an int within bounds or a literal, not {option_type}")


def _proposal(game: Game, seats: int) -> ProposalShown:
    options = msgspec.to_builtins(game.options(**game.proposal(seats)))
    return ProposalShown(seats=seats, options=options)


def _piece(game: Game, piece: str, say: Speech) -> PieceShown:
    name, explains = say(f"piece-{piece}"), say(f"piece-{piece}.explains")
    return PieceShown(id=piece, name=name, explains=explains, picture=picture_url(game.name, piece))


def _tags(records: Iterable[type]) -> list[str]:
    return [tag(record) for record in records]


def _credits(given: Credits) -> CreditsShown:
    return CreditsShown(author=given.author, publisher=given.publisher or None, year=given.year)

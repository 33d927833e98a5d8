"""What the service answers when something goes wrong: problems (RFC 9457), and what each of them means."""

# Annotations are evaluated here, not postponed, as in `answers`.

from typing import Annotated, Literal

import msgspec

from service.api.answers import Answer, Link, NewMove, Ruling
from service.engine.records import RuleNumber


class FieldError(Answer, frozen=True):
    """One thing that does not fit the contract."""

    where: Annotated[
        Literal["body", "path", "query", "header"],
        msgspec.Meta(title="RequestPart", description="The part of the request that it is in."),
    ]
    field: Annotated[str, msgspec.Meta(description="The field, as a path with dots; empty for the whole.")]
    detail: Annotated[str, msgspec.Meta(description="Why it does not fit.")]


ProblemType = Annotated[
    str,
    msgspec.Meta(pattern="^/problems/[a-z_]+$", description="One stable type per cause, explained at this address."),
]
ProblemStatus = Annotated[int, msgspec.Meta(ge=400, le=599, description="The HTTP status.")]
ProblemTitle = Annotated[str, msgspec.Meta(description="What problems of this type have in common.")]
Remedy = Annotated[str, msgspec.Meta(description="What to do about it.")]


class Problem(Answer, frozen=True):
    """A problem (RFC 9457)."""

    type: ProblemType
    title: ProblemTitle
    status: ProblemStatus
    detail: Annotated[str, msgspec.Meta(description="What went wrong this time.")]
    remedy: Remedy


class ProblemExplained(Answer, frozen=True):
    """What a problem of this type means, and what to do about it."""

    type: ProblemType
    status: ProblemStatus
    title: ProblemTitle
    remedy: Remedy


class ProblemList(Answer, frozen=True):
    """Every type of problem that the service answers with."""

    problems: Annotated[list[ProblemExplained], msgspec.Meta(description="In the order of their status.")]


class ContractProblem(Problem, frozen=True):
    """A request that can't be read, or does not fit the contract, field by field."""

    errors: Annotated[list[FieldError], msgspec.Meta(description="All that does not fit, up to a limit.")]


class IllegalMoveProblem(Problem, frozen=True):
    """A move that a rule of the game forbids."""

    rule: RuleNumber
    rule_url: Link
    ruling: Ruling
    legal: Annotated[list[NewMove], msgspec.Meta(description="A few moves that are legal.")]


class VersionProblem(Problem, frozen=True):
    """The match is not at the version that the request wants."""

    current: Annotated[str, msgspec.Meta(description="The match's ETag now.")]


class RecordProblem(Problem, frozen=True):
    """A record that is not what its replay gives, or can't be imported for another reason."""

    where: Annotated[
        str | msgspec.UnsetType,
        msgspec.Meta(description="The first field that differs, as a path with dots; only if the record differs."),
    ] = msgspec.UNSET

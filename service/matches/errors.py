"""Why a use case can't be carried out."""

from __future__ import annotations

from service.engine.message import Variable, message


class MatchError(Exception):
    """Something that can't be done with this match now; `message` says why."""

    def __init__(self, id: str, /, **variables: Variable) -> None:  # noqa: A002 - a message's id
        super().__init__(id)
        self.message = message(id, **variables)


class NoSuchMatchError(MatchError):
    pass


class NoSuchSeatError(MatchError):
    pass


class SeatTakenError(MatchError):
    pass


class NotOpenError(MatchError):
    """The match has started, or is over, or was abandoned."""


class LeftTooOftenError(MatchError):
    """The seats of the match were left so often that its story would become too long."""


class NotRunningError(MatchError):
    """The match has not started yet, or is over, or was abandoned."""


class UnknownTokenError(MatchError):
    pass


class NotCreatorError(MatchError):
    pass


class NotYourSeatError(MatchError):
    pass


class DecisionAnsweredError(MatchError):
    pass


class NoSuchDecisionError(MatchError):
    pass


class BusyError(MatchError):
    """Others changed the match at every attempt."""


class NotOverError(MatchError):
    """The record of a match is public once the match is over or, after its start, abandoned."""


class NoSuchMomentError(MatchError):
    """The match has not come that far."""


class RulesChangedError(MatchError):
    """The match was played by another version of the rules, so that it can't be replayed."""


class NothingToUndoError(MatchError):
    pass


class UndoSpentError(MatchError):
    """Moves were taken back so often that the log has grown too long."""


class UndoAskedError(MatchError):
    pass


class NoUndoAskedError(MatchError):
    pass

"""What has occurred in random play, to see that everything that can happen does."""

from __future__ import annotations

from collections import Counter

from service.engine.game import Game
from service.engine.play import Transition, tag
from service.engine.records import AnsweredAutomatically, State
from tests.laws.walk import Step


class Census:
    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def count_state(self, state: State) -> None:
        if state.pending:
            self.seen["decision " + tag(state.pending[-1])] += 1

    def count_told(self, transition: Transition) -> None:
        self.seen.update("event " + tag(told.event) for told in transition.told)

    def count(self, step: Step) -> None:
        self.seen["move " + tag(step.move)] += 1
        self.count_told(step.transition)
        self.count_state(step.after)

    def missing(self, game: Game) -> set[str]:
        """What the game declares and random play never met. The service answers by itself, random play doesn't."""
        declared = {"move " + str(move.__struct_config__.tag) for move in game.moves}
        declared |= {"decision " + str(decision.__struct_config__.tag) for decision in game.decisions}
        declared |= {
            "event " + str(event.__struct_config__.tag)
            for event in game.all_events
            if event is not AnsweredAutomatically
        }
        return declared - set(self.seen)

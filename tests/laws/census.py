"""Counts what occurs in random play, to check that everything that can happen does."""

from __future__ import annotations

from collections import Counter

from service.engine.game import Game
from service.engine.play import Transition
from service.engine.records import AnsweredAutomatically, State, tag
from tests.laws.walk import Step

#: The islands of Island of Gems are laid before the first move and stay where they are.
LAID_FOR_GOOD = "tile:"


class Census:
    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        #: By component, how many moves named it to everybody; set-up does not count.
        self.components: Counter[str] = Counter()

    def add(self, other: Census) -> None:
        self.seen += other.seen
        self.components += other.components

    def count_state(self, state: State) -> None:
        if state.pending:
            self.seen["decision " + tag(state.pending[-1])] += 1

    def count_told(self, transition: Transition) -> None:
        self.seen.update("event " + tag(told.event) for told in transition.told)

    def count(self, step: Step) -> None:
        self.seen["move " + tag(step.move)] += 1
        self.count_told(step.transition)
        self.count_state(step.after)
        self.components.update(set(step.match.components_in([told.event for told in step.transition.told])))

    def missing(self, game: Game) -> set[str]:
        """What the game declares or has in its box but random play never met.

        Automatic answers are left out: only the service gives them.
        """
        declared = {"move " + str(move.__struct_config__.tag) for move in game.moves}
        declared |= {"decision " + str(decision.__struct_config__.tag) for decision in game.decisions}
        declared |= {
            "event " + str(event.__struct_config__.tag)
            for event in game.all_events
            if event is not AnsweredAutomatically
        }
        movable = {name for name in game.components if not name.startswith(LAID_FOR_GOOD)}
        return declared - set(self.seen) | movable - set(self.components)

"""The reefs of a view, put together from the corals on the sea floor."""

from __future__ import annotations

from typing import NamedTuple

from service.games.reef_gardens.view import ReefGardensField, ReefGardensPlantedCoral, ReefGardensView


class Reef(NamedTuple):
    #: Any of its corals; they all describe the same reef.
    coral: ReefGardensPlantedCoral
    fields: list[ReefGardensField]

    @property
    def clownfish(self) -> int:
        return sum(place.coral.clownfish for place in self.fields if place.coral)


def reefs_of(view: ReefGardensView) -> list[Reef]:
    reefs: dict[int, Reef] = {}
    for place in view.fields:
        if place.coral:
            reefs.setdefault(place.coral.reef, Reef(place.coral, [])).fields.append(place)
    return [reefs[number] for number in sorted(reefs)]

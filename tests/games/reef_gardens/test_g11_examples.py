"""G11 The rule book's examples."""

from __future__ import annotations

from service.games.reef_gardens.events import IncomeTaken, ReefsJoined, StationScored
from service.games.reef_gardens.moves import BuyLine, EndTurn, PlantCoral, Surface
from service.games.reef_gardens.stations import counted_corals
from tests.games.reef_gardens.positions import (
    ATOLLS,
    answer,
    at,
    build,
    fill_around,
    legal,
    mark,
    points,
    reef,
    refused,
    sea,
    stock,
    told,
    wait,
)


def test_g11_1_dennis_buys_two_corals_for_two_money() -> None:
    state = sea()
    stock(state, {1: "table", 2: "fan", 3: "brain", 4: "tube", 7: "brain", 8: "fan"})
    after = answer(state, BuyLine("row_1")).state
    assert after.players[0].money == 6 - 2
    assert after.waiting == [state.nursery[0], state.nursery[1]]


def test_g11_2_dennis_joins_the_two_on_the_right_and_not_the_larger_one_on_the_left() -> None:
    state = sea()
    own = reef(state, 0, "brain", (2, 4), (2, 5), (2, 6))
    four = reef(state, None, "brain", (3, 3), (3, 2), (3, 1), (4, 3), clownfish=1)
    smaller = reef(state, None, "brain", (1, 7), (1, 8))
    equal = reef(state, None, "brain", (3, 7), (4, 7), (4, 6))
    (coral,) = wait(state, "brain")
    assert refused(state, PlantCoral(coral, at(state, (2, 3)))) == (
        "G4.9",
        f"The coral touches neutral reef {four} (4 brain corals), which is larger than what you have there: 3 corals.",
    )
    transition = answer(state, PlantCoral(coral, at(state, (2, 7))))
    assert told(transition, ReefsJoined) == [
        ReefsJoined(seat=0, reef=own, own=[], neutral=[smaller, equal], size=9, kind="brain")
    ]
    assert transition.state.size(own) == 3 + 2 + 3 + 1


def test_g11_3_andrea_klemens_stefan_and_anja_score_a_station() -> None:
    andrea, klemens, stefan, anja = range(4)
    state = sea(4)
    station = build(state, "C", 10)  # row 5, column 8
    reef(state, klemens, "tube", (5, 9), (5, 10), (5, 11), (5, 12), (4, 12))
    reef(state, stefan, "table", (6, 8), (7, 8))
    reef(state, stefan, "staghorn", (6, 9), (7, 9), (7, 10))
    reef(state, anja, "fan", (4, 9), (4, 10), (4, 11))
    reef(state, andrea, "brain", (4, 8), (3, 8), (3, 7), (3, 6))
    reef(state, andrea, "fan", (5, 7), (5, 6), (5, 5))
    fill_around(state, station)
    wait(state)
    transition = answer(state, EndTurn())
    (event,) = told(transition, StationScored)
    assert event.corals == [7, 5, 5, 3]
    assert points(transition) == [
        (andrea, 10, "surrounded_stations", "G5.3"),
        (klemens, 5, "surrounded_stations", "G5.3"),
        (stefan, 5, "surrounded_stations", "G5.3"),
    ]


def test_g11_4_dennis_closes_three_reefs_and_gets_seven_money_for_four_divers() -> None:
    state = sea()
    state.players[0].money = 2
    numbers = [reef(state, 0, "fan", (10, column)) for column in (1, 3, 5, 7)]
    transition = answer(state, Surface(tuple(numbers[:3])))
    assert told(transition, IncomeTaken) == [IncomeTaken(seat=0, divers=4, gained=7, money=9)]


def test_g11_5_dennis_may_grow_to_the_corner_of_the_station_but_not_to_its_side() -> None:
    state = sea(options=ATOLLS)
    station = build(state, "A")  # row 3, column 5
    mark(state, "G")
    reef(state, 1, "tube", (2, 5))
    reef(state, 0, "tube", (3, 7), (4, 7))
    (coral,) = wait(state, "tube")
    assert refused(state, PlantCoral(coral, at(state, (3, 6)))) == (
        "G4.11",
        "There is a tube coral in row 2, column 5, next to the same building site: "
        "in an atoll the corals there are all of different kinds.",
    )
    corner = PlantCoral(coral, at(state, (4, 6)))
    assert corner in legal(state)
    assert counted_corals(answer(state, corner).state, station) == [3, 1]

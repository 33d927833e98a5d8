"""G6 Build and refill."""

from __future__ import annotations

from service.games.reef_gardens.events import (
    NurseryFilled,
    SitesMarked,
    StationBuilt,
    StationsWithdrawn,
    StationTurnedUp,
)
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    CoralsToPlant,
    PlantCoral,
    SendSubmarine,
    SiteToBuildOn,
)
from service.games.reef_gardens.state import State
from tests.games.reef_gardens.positions import (
    SHORT,
    answer,
    at,
    build,
    give,
    legal,
    mark,
    of_type,
    play_all,
    refused,
    said,
    sea,
    stock,
    told,
    wait,
)


def thin() -> State:
    """Buying row 1 leaves a single coral, on field 8."""
    state = sea()
    build(state, "A")
    mark(state, "F", "G", "H")
    stock(state, {1: "brain", 2: "fan", 8: "tube"})
    return state


def empty_bag(state: State, left: int = 0) -> None:
    """Leave only this many corals in the bag."""
    state.out_unseen += state.bag[left:]
    del state.bag[left:]


def test_g6_1_the_top_station_is_turned_up_and_its_site_chosen() -> None:
    transition = answer(thin(), BuyLine("row_1"))
    state = transition.state
    assert told(transition, StationTurnedUp) == [StationTurnedUp(station="station:15")]
    assert transition.met
    assert legal(state) == [BuildStation("F"), BuildStation("G"), BuildStation("H")]
    built = answer(state, BuildStation("G"))
    field = state.board.sites["G"]
    assert told(built, StationBuilt) == [StationBuilt(seat=0, station="station:15", site="G", field=field)]
    assert built.state.fields[field] == "station:15"
    assert "sonar:G" in built.state.out
    assert built.state.to_build == ""


def test_g6_1_only_marked_sites() -> None:
    state = answer(thin(), BuyLine("row_1")).state
    assert refused(state, BuildStation("A")) == (
        "G6.1",
        "There is a station on site A already. Marked: F, G and H.",
    )
    assert refused(state, BuildStation("B")) == ("G6.1", "No sonar tile marks site B. Marked: F, G and H.")


def test_g6_1_the_short_board_has_fewer_sites() -> None:
    state = sea(options=SHORT)
    mark(state, "F")
    stock(state, {1: "brain", 8: "tube"})
    state = answer(state, BuyLine("row_1")).state
    assert refused(state, BuildStation("O")) == ("G6.1", "The short board has no site O. Marked: F.")


def test_g6_1_a_reef_may_start_at_the_new_station_at_once() -> None:
    state = play_all(thin(), BuyLine("row_1"), BuildStation("G"))
    assert PlantCoral(state.waiting[0], at(state, (2, 7))) in legal(state)


def test_g6_2_a_new_sonar_tile_marks_its_site() -> None:
    state = answer(thin(), BuyLine("row_1")).state
    transition = answer(state, BuildStation("G"))
    assert told(transition, SitesMarked) == [SitesMarked(sonar=["sonar:O"])]
    assert transition.state.fields[state.board.sites["O"]] == "sonar:O"


def test_g6_2_skipped_when_no_sonar_tile_is_left() -> None:
    state = thin()
    state.out += state.sonar
    state.sonar = []
    transition = answer(answer(state, BuyLine("row_1")).state, BuildStation("G"))
    assert told(transition, SitesMarked) == []
    assert isinstance(transition.state.pending[-1], CoralsToPlant)


def test_g6_1_and_g6_2_skipped_when_no_station_is_left() -> None:
    state = thin()
    state.out_unseen += state.stations
    state.stations = []
    transition = answer(state, BuyLine("row_1"))
    assert isinstance(transition.state.pending[-1], CoralsToPlant)
    assert told(transition, SitesMarked) == []
    assert transition.state.corals_in_nursery == 12


def test_g6_3_lowest_empty_number_first() -> None:
    state = thin()
    empty_bag(state, left=4)
    first, second, third, fourth = reversed(state.bag)
    transition = answer(answer(state, BuyLine("row_1")).state, BuildStation("F"))
    (event,) = told(transition, NurseryFilled)
    assert event == NurseryFilled(corals=[first, second, third, fourth], fields=[1, 2, 3, 4])
    assert transition.state.nursery[:4] == [first, second, third, fourth]


def test_g6_station_sonar_tile_and_nursery_in_this_order() -> None:
    state = answer(thin(), BuyLine("row_1")).state
    transition = answer(state, BuildStation("G"))
    assert [type(told.event) for told in transition.told] == [StationBuilt, SitesMarked, NurseryFilled]
    assert [said(met.what) for met in transition.met] == ["a sonar tile from the stack", "corals from the bag"]


def test_g6_3_nothing_is_drawn_for_a_full_nursery() -> None:
    state = thin()
    give(state, 0, "submarine")
    state.out += state.sonar
    state.sonar = []
    state.nursery = [coral or state.bag.pop() for coral in state.nursery]
    transition = answer(answer(state, SendSubmarine()).state, BuildStation("F"))
    assert told(transition, NurseryFilled) == []
    assert transition.met == []


def test_g6_3_an_empty_bag_withdraws_the_stations() -> None:
    state = thin()
    empty_bag(state, left=4)
    waiting = len(state.stations) - 1
    transition = answer(answer(state, BuyLine("row_1")).state, BuildStation("F"))
    assert told(transition, StationsWithdrawn) == [StationsWithdrawn(count=waiting)]
    assert transition.state.stations == []
    assert transition.state.out_unseen[-waiting:] == answer(state, BuyLine("row_1")).state.stations


def test_g6_3_stations_are_withdrawn_when_the_last_coral_fills_the_last_field() -> None:
    state = thin()
    empty_bag(state, left=11)
    transition = answer(answer(state, BuyLine("row_1")).state, BuildStation("F"))
    assert transition.state.corals_in_nursery == 12
    assert told(transition, StationsWithdrawn)


def test_g6_3_stations_stay_while_a_coral_is_left() -> None:
    state = thin()
    empty_bag(state, left=12)
    transition = answer(answer(state, BuyLine("row_1")).state, BuildStation("F"))
    assert len(transition.state.bag) == 1
    assert told(transition, StationsWithdrawn) == []


def test_g6_3_nothing_happens_with_an_empty_bag_and_no_station() -> None:
    state = thin()
    empty_bag(state)
    state.out_unseen += state.stations
    state.stations = []
    transition = answer(state, BuyLine("row_1"))
    assert told(transition, NurseryFilled) == []
    assert transition.state.corals_in_nursery == 1


def test_g6_4_a_submarine_builds_too() -> None:
    state = thin()
    give(state, 0, "submarine")
    wait(state)
    state = answer(state, SendSubmarine()).state
    assert isinstance(state.pending[-1], SiteToBuildOn)
    assert of_type(legal(state), BuildStation)

"""G4.4 to G4.11: where a coral may grow and what it does there."""

from __future__ import annotations

import pytest

from service.games.reef_gardens.components import SiteLetter
from service.games.reef_gardens.events import (
    CoralPlanted,
    ReefsJoined,
    ShellTileTaken,
)
from service.games.reef_gardens.moves import (
    PlantCoral,
    StoreCoral,
)
from service.games.reef_gardens.state import ReefGardensOptions, State
from tests.games.reef_gardens.positions import (
    ATOLLS,
    SHORT,
    Place,
    answer,
    at,
    build,
    lay,
    legal,
    mark,
    reef,
    refusal,
    refused,
    row,
    sea,
    told,
    wait,
)

# Site A is in row 3, column 5 of the long board: (2, 5), (4, 5), (3, 4) and (3, 6) are orthogonally next to it.


def plant(state: State, place: Place, coral: int = 0) -> PlantCoral:
    return PlantCoral(state.waiting[coral], at(state, place))


# G4.4: fields


def test_g4_4_not_on_corals_caves_sites_or_stations() -> None:
    state = sea()
    build(state, "G")
    reef(state, 0, "brain", (2, 9))
    wait(state, "brain")
    assert refused(state, plant(state, (2, 9))) == ("G4.4", "There is a brain coral in row 2, column 9 already.")
    assert refused(state, plant(state, (3, 9))) == (
        "G4.4",
        "There is a cave in row 3, column 9: only algae let you plant on it.",
    )
    assert refused(state, plant(state, (2, 8))) == ("G4.4", "There is a station in row 2, column 8.")
    assert refused(state, plant(state, (3, 5))) == (
        "G4.4",
        "Row 3, column 5 is building site A, kept free for a station.",
    )


def test_g4_4_a_marked_site_is_kept_free_too() -> None:
    state = sea()
    mark(state, "A")
    wait(state, "brain")
    assert refusal(state, plant(state, (3, 5))).rule == "G4.4"


def test_g1_6_not_off_the_short_board() -> None:
    state = sea(options=SHORT)
    (coral,) = wait(state, "brain")
    assert refused(state, PlantCoral(coral, 100)) == (
        "G1.6",
        "There is no field 100: the short board has the fields 0 to 99.",
    )


# G4.5: starting


@pytest.mark.parametrize("scored", [False, True])
def test_g4_5_a_reef_starts_orthogonally_next_to_a_station(scored: bool) -> None:
    state = sea()
    build(state, "A", scored=scored)
    wait(state, "brain")
    fields = {move.field for move in legal(state) if isinstance(move, PlantCoral)}
    assert fields == {at(state, place) for place in ((2, 5), (4, 5), (3, 4), (3, 6))}


def test_g4_5_starting_takes_a_diver() -> None:
    state = sea()
    build(state, "A")
    (coral,) = wait(state, "brain")
    field = at(state, (2, 5))
    transition = answer(state, plant(state, (2, 5)))
    assert told(transition, CoralPlanted) == [
        CoralPlanted(seat=0, coral=coral, field=field, reef=1, started=True, size=1)
    ]
    after = transition.state
    assert (after.divers(0), after.reefs[field], after.owners[1]) == (4, 1, 0)
    assert after.fields[field] == coral
    assert after.waiting == []


def test_g4_5_not_at_a_corner_nor_in_the_open_sea_nor_at_an_unbuilt_site() -> None:
    state = sea()
    build(state, "A")
    mark(state, "G")
    wait(state, "brain")
    for place in ((2, 4), (9, 1), (2, 7)):
        assert refusal(state, plant(state, place)).rule == "G4.5"
    assert refused(state, plant(state, (2, 4)))[1] == (
        "You have no reef of brain corals next to row 2, column 4, "
        "and a new reef starts only orthogonally next to a station."
    )


def test_g4_5_without_a_diver_no_reef_starts() -> None:
    state = sea()
    build(state, "A")
    for column in (1, 3, 5, 7, 9):
        reef(state, 0, "fan", (10, column))
    wait(state, "brain")
    assert refused(state, plant(state, (2, 5))) == (
        "G4.5",
        "A new reef needs a diver from your board, and all 5 are on reefs.",
    )


def test_g4_5_other_kinds_next_to_it_do_not_matter() -> None:
    state = sea()
    build(state, "A")
    reef(state, 1, "fan", (2, 4))
    reef(state, 0, "tube", (2, 6))
    reef(state, None, "table", (1, 5))
    wait(state, "brain")
    assert plant(state, (2, 5)) in legal(state)


# G4.6 to G4.9: extending and joining


def test_g4_6_extending_takes_no_diver_even_next_to_a_station() -> None:
    state = sea()
    build(state, "A")
    number = reef(state, 0, "brain", (2, 4))
    wait(state, "brain", "brain")
    transition = answer(state, plant(state, (2, 5)))
    (event,) = told(transition, CoralPlanted)
    assert (event.reef, event.started, event.size) == (number, False, 2)
    assert transition.state.divers(0) == 4
    assert not told(transition, ReefsJoined)


def test_g4_6_only_the_same_kind_extends_and_not_diagonally() -> None:
    state = sea()
    reef(state, 0, "brain", (9, 2))
    wait(state, "fan", "brain")
    assert refusal(state, plant(state, (9, 1), 0)).rule == "G4.5"
    assert refusal(state, plant(state, (8, 1), 1)).rule == "G4.5"
    assert plant(state, (9, 1), 1) in legal(state)


def test_g4_7_never_connected_to_another_players_reef() -> None:
    state = sea()
    build(state, "A")
    reef(state, 0, "brain", (2, 4))
    reef(state, 1, "brain", (1, 5), (1, 6))
    wait(state, "brain")
    assert refused(state, plant(state, (2, 5))) == (
        "G4.7",
        "The coral would connect to reef 2 (2 brain corals), which belongs to Bo.",
    )


def test_g4_8_joined_reefs_give_divers_back_without_income() -> None:
    state = sea()
    state.players[0].money = 3
    first = reef(state, 0, "brain", (2, 4), (2, 3))
    second = reef(state, 0, "brain", (2, 6))
    third = reef(state, 0, "brain", (1, 5))
    reef(state, 0, "fan", (10, 1))
    wait(state, "brain")
    transition = answer(state, plant(state, (2, 5)))
    assert told(transition, ReefsJoined) == [
        ReefsJoined(seat=0, reef=first, own=[second, third], neutral=[], size=5, kind="brain")
    ]
    after = transition.state
    assert (after.size(first), after.size(second), after.divers(0), after.players[0].money) == (5, 0, 3, 3)


def test_g4_8_the_diver_that_came_back_can_be_used_at_once() -> None:
    state = sea()
    build(state, "B")
    for column in (1, 3, 5):
        reef(state, 0, "fan", (10, column))
    reef(state, 0, "brain", (2, 4))
    reef(state, 0, "brain", (2, 6))
    wait(state, "brain", "tube")
    at_b = (8, 11)
    assert refusal(state, plant(state, at_b, 1)).rule == "G4.5"
    state = answer(state, plant(state, (2, 5), 0)).state
    state = answer(state, plant(state, at_b)).state
    assert state.divers(0) == 0


def test_g4_9_a_neutral_reef_no_larger_than_the_players_own_is_taken_in() -> None:
    state = sea()
    own = reef(state, 0, "brain", (2, 4), (2, 3))
    neutral = reef(state, None, "brain", (2, 6), (1, 6))
    wait(state, "brain")
    transition = answer(state, plant(state, (2, 5)))
    assert told(transition, ReefsJoined) == [
        ReefsJoined(seat=0, reef=own, own=[], neutral=[neutral], size=5, kind="brain")
    ]
    assert transition.state.size(own) == 5
    assert not transition.state.exists(neutral)
    assert transition.state.divers(0) == 4


def test_g4_9_a_larger_neutral_reef_is_not_taken_in() -> None:
    state = sea()
    reef(state, 0, "brain", (2, 4), (2, 3))
    reef(state, None, "brain", (2, 6), (1, 6), (1, 7))
    wait(state, "brain")
    assert refused(state, plant(state, (2, 5))) == (
        "G4.9",
        "The coral touches neutral reef 2 (3 brain corals), which is larger than what you have there: 2 corals.",
    )


def test_g4_9_the_players_own_reefs_count_together() -> None:
    state = sea()
    own = reef(state, 0, "brain", (2, 4), (2, 3))
    other = reef(state, 0, "brain", (1, 5))
    neutral = reef(state, None, "brain", (2, 6), (2, 7), (3, 7))
    wait(state, "brain")
    transition = answer(state, plant(state, (2, 5)))
    assert told(transition, ReefsJoined) == [
        ReefsJoined(seat=0, reef=own, own=[other], neutral=[neutral], size=7, kind="brain")
    ]
    assert transition.state.size(own) == 7
    assert transition.state.divers(0) == 4


def test_g4_9_each_neutral_reef_must_be_small_enough_by_itself() -> None:
    state = sea()
    reef(state, 0, "brain", (2, 4), (2, 3))
    reef(state, None, "brain", (1, 5))
    large = reef(state, None, "brain", *row(2, 6, 7), (3, 7))
    wait(state, "brain")
    rule, sentence = refused(state, plant(state, (2, 5)))
    assert rule == "G4.9"
    assert f"reef {large} (3 brain corals)" in sentence


def test_g4_9_nothing_is_planted_next_to_a_neutral_reef_alone() -> None:
    state = sea()
    build(state, "A")
    reef(state, None, "brain", (2, 4))
    wait(state, "brain")
    assert refused(state, plant(state, (2, 5))) == (
        "G4.9",
        "The coral touches neutral reef 1 (1 brain coral), so it must also touch a reef of yours of that kind.",
    )


def test_g4_9_refuses_a_larger_neutral_reef_in_an_atoll_too() -> None:
    state = sea(options=ATOLLS)
    build(state, "A")
    reef(state, 0, "brain", (2, 4))
    reef(state, None, "brain", (1, 5), (1, 6))
    reef(state, None, "brain", (4, 5))
    wait(state, "brain")
    assert refusal(state, plant(state, (2, 5))).rule == "G4.9"


# G4.10: shell tiles


def test_g4_10_a_shell_tile_on_the_field_is_taken_and_can_be_used_this_turn() -> None:
    state = sea()
    build(state, "A")
    tile = lay(state, "pearls", (4, 5), 2)
    wait(state, "brain")
    transition = answer(state, plant(state, (4, 5)))
    assert told(transition, ShellTileTaken) == [ShellTileTaken(seat=0, shell=tile)]
    assert transition.state.players[0].shells == [tile]
    assert [str(move.__struct_config__.tag) for move in legal(transition.state)] == ["spend_pearls", "end_turn"]


def test_g4_10_a_shell_tile_is_taken_where_reefs_are_joined_too() -> None:
    state = sea()
    reef(state, 0, "brain", (2, 4))
    reef(state, None, "brain", (2, 6))
    tile = lay(state, "boat", (2, 5))
    wait(state, "brain")
    transition = answer(state, plant(state, (2, 5)))
    assert told(transition, ReefsJoined)
    assert transition.state.players[0].shells == [tile]


def test_g4_10_a_sea_anemone_can_store_a_coral_this_turn() -> None:
    state = sea()
    build(state, "A")
    lay(state, "sea_anemone", (4, 5))
    wait(state, "brain", "fan")
    state = answer(state, plant(state, (4, 5))).state
    assert StoreCoral(state.waiting[0]) in legal(state)


# G4.11: atolls


@pytest.mark.parametrize("site", ["A", "G"])
def test_g4_11_corals_next_to_a_station_or_a_site_all_differ(site: SiteLetter) -> None:
    state = sea(options=ATOLLS)
    build(state, "A")
    beside, opposite = ((2, 5), (4, 5)) if site == "A" else ((2, 7), (2, 9))
    reef(state, None, "brain", opposite)
    own = {"A": (2, 4), "G": (2, 6)}[site]
    reef(state, 0, "brain", own)
    wait(state, "brain", "fan")
    rule, sentence = refused(state, plant(state, beside, 0))
    assert rule == "G4.11"
    assert f"row {opposite[0]}, column {opposite[1]}" in sentence
    state.options = type(state.options)()
    assert plant(state, beside, 0) in legal(state)


@pytest.mark.parametrize("opposite", [(5, 4), (7, 4)])
def test_g4_11_both_sites_next_to_a_field_count(opposite: Place) -> None:
    state = sea(options=ReefGardensOptions(board="short", atolls=True))
    build(state, "C")  # row 5, column 5; site K is in row 7, column 5
    reef(state, None, "brain", opposite)
    wait(state, "brain", "fan")
    assert refusal(state, plant(state, (6, 5), 0)).rule == "G4.11"
    assert plant(state, (6, 5), 1) in legal(state)


def test_g4_11_applies_within_one_reef_too() -> None:
    state = sea(options=ATOLLS)
    build(state, "A")
    reef(state, 0, "brain", (2, 5), (2, 4))
    wait(state, "brain", "fan")
    assert refusal(state, plant(state, (3, 4), 0)).rule == "G4.11"
    assert plant(state, (3, 4), 1) in legal(state)

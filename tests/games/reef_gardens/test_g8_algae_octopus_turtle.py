"""G8 Shell tiles: algae, octopuses and turtles, which change the sea floor."""

from __future__ import annotations

from service.games.reef_gardens.events import (
    AlgaeUsed,
    CoralCovered,
    CoralPlanted,
    OctopusLaid,
    ReefTakenOver,
    ShellTileTaken,
)
from service.games.reef_gardens.moves import LayOctopus, PlantCoral, PlantWithAlgae, TakeOverReef
from service.games.reef_gardens.state import NEUTRAL, State
from tests.games.reef_gardens.positions import (
    ATOLLS,
    SHORT,
    Place,
    answer,
    at,
    build,
    give,
    lay,
    legal,
    of_type,
    reef,
    refusal,
    refused,
    sea,
    stock,
    told,
    wait,
)

# G8.6 Algae


def overgrow(state: State, place: Place) -> PlantWithAlgae:
    return PlantWithAlgae(state.waiting[0], at(state, place))


def with_algae() -> State:
    """A station on site G (row 2, column 8) and algae in hand; there is a cave in row 3, column 9."""
    state = sea()
    build(state, "G")
    give(state, 0, "algae")
    return state


def test_g8_6_on_a_cave_by_the_rules_of_planting() -> None:
    state = with_algae()
    reef(state, 0, "brain", (2, 9))
    (coral,) = wait(state, "brain")
    tile = state.players[0].shells[0]
    field = at(state, (3, 9))
    transition = answer(state, PlantWithAlgae(coral, field))
    assert told(transition, AlgaeUsed) == [AlgaeUsed(seat=0, shell=tile, field=field)]
    assert told(transition, CoralCovered) == []
    (event,) = told(transition, CoralPlanted)
    assert (event.reef, event.size) == (1, 2)
    assert tile in transition.state.out
    assert transition.state.fields[field] == coral


def test_g8_6_a_cave_next_to_nothing_is_still_refused() -> None:
    state = with_algae()
    wait(state, "brain")
    assert refusal(state, overgrow(state, (3, 9))).rule == "G4.5"


def test_g8_6_over_a_neutral_coral_of_another_kind() -> None:
    state = with_algae()
    neutral = reef(state, None, "fan", (2, 7), (2, 6), (2, 5))
    covered = state.fields[at(state, (2, 7))]
    wait(state, "brain")
    transition = answer(state, overgrow(state, (2, 7)))
    assert told(transition, CoralCovered) == [
        CoralCovered(seat=0, coral=covered, field=at(state, (2, 7)), parts=[neutral])
    ]
    (event,) = told(transition, CoralPlanted)
    assert event.started
    after = transition.state
    assert after.size(neutral) == 2
    assert after.divers(0) == 4
    assert covered in after.out


def test_g8_6_a_cut_reef_falls_into_neutral_parts() -> None:
    state = with_algae()
    cross = reef(state, None, "fan", (3, 8), (3, 7), (3, 6), (4, 8), (4, 9))
    wait(state, "brain")
    transition = answer(state, overgrow(state, (3, 8)))
    (event,) = told(transition, CoralCovered)
    assert event.parts == [cross, cross + 1]
    after = transition.state
    assert after.fields_of(cross) == [at(state, (3, 6)), at(state, (3, 7))]
    assert after.fields_of(cross + 1) == [at(state, (4, 8)), at(state, (4, 9))]
    assert [after.owners[part] for part in event.parts] == [NEUTRAL, NEUTRAL]
    assert after.owners[after.reefs[at(state, (3, 8))]] == 0


def test_g8_6_the_size_rule_holds_and_the_covered_kind_does_not_count() -> None:
    state = with_algae()
    reef(state, None, "fan", (2, 7))
    reef(state, None, "brain", (2, 6))
    wait(state, "brain")
    assert refusal(state, overgrow(state, (2, 7))).rule == "G4.9"


def test_g8_6_over_a_single_coral_with_any_kind() -> None:
    state = with_algae()
    single = reef(state, None, "fan", (2, 7))
    wait(state, "fan")
    transition = answer(state, overgrow(state, (2, 7)))
    (event,) = told(transition, CoralCovered)
    assert event.parts == []
    assert not transition.state.exists(single)
    assert transition.state.divers(0) == 4


def test_g8_6_not_over_a_larger_reef_of_the_same_kind() -> None:
    state = with_algae()
    reef(state, None, "fan", (2, 7), (2, 6))
    wait(state, "fan")
    assert refused(state, overgrow(state, (2, 7))) == (
        "G8.6",
        "Only another kind can be planted over neutral reef 1 (2 fan corals).",
    )


def test_g8_6_not_over_a_reef_with_a_diver() -> None:
    state = with_algae()
    reef(state, 0, "fan", (2, 7))
    reef(state, 1, "tube", (2, 9))
    wait(state, "brain")
    assert refused(state, overgrow(state, (2, 7))) == (
        "G8.6",
        "Algae are used on a cave or over a neutral coral; reef 1 (1 fan coral) has a diver on it.",
    )
    assert refusal(state, overgrow(state, (2, 9))).rule == "G8.6"


def test_g8_6_only_caves_and_corals() -> None:
    state = with_algae()
    lay(state, "boat", (1, 8))
    wait(state, "brain")
    for place in ((2, 7), (1, 8), (2, 8), (3, 5)):
        assert refusal(state, overgrow(state, place)).rule == "G8.6"
    assert refused(state, overgrow(state, (2, 7)))[1] == (
        "Algae are used on a cave or over a neutral coral; row 2, column 7 is neither."
    )


def test_g8_6_a_coral_planted_on_a_cave_can_be_covered_in_turn() -> None:
    state = with_algae()
    reef(state, None, "fan", (3, 9))
    reef(state, 0, "brain", (2, 9))
    wait(state, "brain")
    assert overgrow(state, (3, 9)) in legal(state)
    assert refusal(state, PlantCoral(state.waiting[0], at(state, (3, 9)))).rule == "G4.4"


def test_g8_6_a_stored_coral_can_be_planted_too() -> None:
    state = with_algae()
    reef(state, 0, "brain", (2, 9))
    give(state, 0, "sea_anemone", holds="brain")
    stored = state.players[0].anemones[0].coral
    wait(state)
    state = answer(state, PlantWithAlgae(stored, at(state, (3, 9)))).state
    assert state.players[0].anemones[0].coral == ""


def test_g8_6_not_without_algae_or_off_the_board() -> None:
    state = sea(options=SHORT)
    (coral,) = wait(state, "brain")
    assert refused(state, PlantWithAlgae(coral, 3)) == ("G8.6", "You have no algae.")
    give(state, 0, "algae")
    assert refusal(state, PlantWithAlgae(coral, 120)).rule == "G1.6"
    assert refusal(state, PlantWithAlgae(state.bag[0], 3)).rule == "G4.3"


def test_g4_11_in_an_atoll_the_coral_on_top_counts() -> None:
    state = sea(options=ATOLLS)
    build(state, "G")
    give(state, 0, "algae")
    reef(state, None, "fan", (2, 7))
    wait(state, "brain", "fan", "brain")
    state = answer(state, overgrow(state, (2, 7))).state
    fan, brain = state.waiting
    assert PlantCoral(fan, at(state, (2, 9))) in legal(state)
    assert refusal(state, PlantCoral(brain, at(state, (2, 9)))).rule == "G4.11"


# G8.7 Octopus


def test_g8_7_an_octopus_goes_on_any_free_field_and_stays_in_the_game() -> None:
    state = sea()
    tile = give(state, 0, "octopus")
    wait(state)
    field = at(state, (10, 8))
    transition = answer(state, LayOctopus(field))
    assert told(transition, OctopusLaid) == [OctopusLaid(seat=0, shell=tile, field=field)]
    assert transition.state.fields[field] == tile
    assert transition.state.players[0].shells == []
    assert tile not in transition.state.out


def test_g8_7_every_free_field_is_offered() -> None:
    state = sea()
    build(state, "A")
    reef(state, 1, "brain", (2, 5))
    lay(state, "boat", (4, 5))
    give(state, 0, "octopus")
    give(state, 0, "octopus")
    wait(state)
    fields = [move.field for move in legal(state) if isinstance(move, LayOctopus)]
    assert len(fields) == len(set(fields)) == 150 - 15 - 10 - 2


def test_g8_7_not_on_caves_sites_corals_or_shell_tiles() -> None:
    state = sea(options=SHORT)
    give(state, 0, "octopus")
    build(state, "A")
    reef(state, 1, "brain", (2, 3))
    lay(state, "fish_school", (4, 3), 4)
    wait(state)
    there = {
        (1, 2): "a cave",
        (1, 5): "building site F",
        (3, 3): "building site A",
        (2, 3): "a brain coral",
        (4, 3): "a fish school worth 4",
    }
    for place, what in there.items():
        assert refused(state, LayOctopus(at(state, place))) == (
            "G8.7",
            f"An octopus goes on a free field, and row {place[0]}, column {place[1]} is taken: {what}.",
        )
    assert refusal(state, LayOctopus(149)).rule == "G1.6"


def test_g8_7_whoever_plants_on_it_takes_it() -> None:
    state = sea(seat=1)
    build(state, "A")
    tile = lay(state, "octopus", (2, 5))
    wait(state, "brain")
    transition = answer(state, PlantCoral(state.waiting[0], at(state, (2, 5))))
    assert told(transition, ShellTileTaken) == [ShellTileTaken(seat=1, shell=tile)]
    assert of_type(legal(transition.state), LayOctopus)


def test_g8_7_not_without_an_octopus() -> None:
    state = sea()
    wait(state)
    assert refused(state, LayOctopus(1)) == ("G8.7", "You have no octopus.")


# G8.8 Turtle


def test_g8_8_a_small_neutral_reef_anywhere_is_taken_over() -> None:
    state = sea()
    stock(state, {1: "brain", 4: "fan", 5: "tube", 8: "fan", 9: "table"})
    tile = give(state, 0, "turtle")
    single, pair = reef(state, None, "fan", (10, 1)), reef(state, None, "fan", (10, 3), (10, 4))
    reef(state, None, "fan", (8, 4), (8, 5), (8, 6))
    assert of_type(legal(state), TakeOverReef) == [TakeOverReef(single), TakeOverReef(pair)]
    transition = answer(state, TakeOverReef(pair))
    assert told(transition, ReefTakenOver) == [ReefTakenOver(seat=0, shell=tile, reef=pair, size=2, kind="fan")]
    assert transition.state.owners[pair] == 0
    assert transition.state.divers(0) == 4
    assert tile in transition.state.out


def test_g8_8_refusals() -> None:
    state = sea()
    large, own = reef(state, None, "fan", (8, 4), (8, 5), (8, 6)), reef(state, 0, "tube", (10, 15))
    wait(state)
    assert refused(state, TakeOverReef(large)) == ("G8.8", "You have no turtle.")
    give(state, 0, "turtle")
    assert refused(state, TakeOverReef(large)) == (
        "G8.8",
        "A turtle takes over a reef of at most 2 corals, not reef 1 (3 fan corals).",
    )
    assert refused(state, TakeOverReef(own)) == (
        "G8.8",
        "A turtle takes over a neutral reef; reef 2 (1 tube coral) has a diver on it.",
    )
    assert refused(state, TakeOverReef(200)) == ("G8.8", "There is no reef 200.")


def test_g8_8_a_turtle_needs_a_diver() -> None:
    state = sea()
    give(state, 0, "turtle")
    small = reef(state, None, "brain", (1, 2))
    for column in (1, 3, 5, 7, 9):
        reef(state, 0, "fan", (10, column))
    wait(state)
    assert refused(state, TakeOverReef(small)) == (
        "G8.8",
        "A turtle needs a diver from your board, and all of yours are on reefs.",
    )

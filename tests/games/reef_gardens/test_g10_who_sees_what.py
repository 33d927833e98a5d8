"""G10 Who sees what: the view."""

from __future__ import annotations

import msgspec

from service.games.reef_gardens import GAME
from service.games.reef_gardens.components import STATIONS
from service.games.reef_gardens.moves import BuyLine, LayOctopus
from service.games.reef_gardens.state import State
from service.games.reef_gardens.view import ReefGardensField, ReefGardensView, view
from tests.games.reef_gardens.positions import (
    SHORT,
    Place,
    answer,
    at,
    build,
    give,
    lay,
    mark,
    random_play,
    reef,
    sea,
    stock,
)


def seen(state: State) -> ReefGardensView:
    return view(state, None)


def field(state: State, place: Place) -> ReefGardensField:
    return seen(state).fields[at(state, place)]


def test_g10_1_everybody_sees_the_same() -> None:
    for step in random_play(3, 3):
        state = step.after
        views = {msgspec.json.encode(GAME.view(state, viewer)) for viewer in (None, 0, 1, 2)}
        assert len(views) == 1


def test_g10_1_bag_stacks_and_what_left_unseen_are_hidden() -> None:
    for step in random_play(5, 2, SHORT):
        state = step.after
        shown = msgspec.json.encode(seen(state)).decode()
        hidden = [*state.bag, *state.stations, *state.sonar, *state.out_unseen]
        assert not [tile for tile in hidden if f'"{tile}"' in shown]
        assert (seen(state).bag, seen(state).station_stack, seen(state).sonar_stack) == (
            len(state.bag),
            len(state.stations),
            len(state.sonar),
        )


def test_g10_1_everything_else_is_shown() -> None:
    for step in random_play(6, 4):
        state = step.after
        shown = msgspec.json.encode(seen(state)).decode()
        hidden = {*state.bag, *state.stations, *state.sonar, *state.out_unseen}
        assert not [tile for tile in GAME.components - hidden if f'"{tile}"' not in shown]


def test_a_field_tells_what_lies_there() -> None:
    state = sea()
    station = build(state, "A", 12, scored=True)
    mark(state, "G")
    own = reef(state, 1, "brain", (2, 5), (2, 4), clownfish=1)
    neutral = reef(state, None, "fan", (3, 4))
    shell = lay(state, "fish_school", (1, 5), 4)
    there = field(state, (3, 5))
    assert (there.ground, there.site) == ("site", "A")
    assert there.station is not None
    assert (there.station.higher, there.station.lower, there.station.scored) == (12, 6, True)
    assert there.station.station == state.fields[station]
    assert field(state, (2, 8)).sonar == "sonar:G"
    coral = field(state, (2, 5)).coral
    assert coral is not None
    assert (coral.kind, coral.clownfish, coral.reef, coral.reef_size, coral.owner) == ("brain", True, own, 2, 1)
    other = field(state, (3, 4)).coral
    assert other is not None
    assert (other.reef, other.reef_size, other.owner) == (neutral, 1, None)
    lying = field(state, (1, 5)).shell
    assert lying is not None
    assert (lying.shell, lying.kind, lying.worth) == (shell, "fish_school", 4)
    assert field(state, (1, 1)) == ReefGardensField(field=0, row=1, column=1, ground="cave")


def test_players_and_nursery_are_shown() -> None:
    state = sea(3)
    stock(state, {1: "tube", 4: "fan"})
    give(state, 2, "boat")
    give(state, 2, "sea_anemone", holds="brain")
    number = reef(state, 2, "brain", (2, 5))
    shown = seen(state)
    assert [(player.money, player.divers, player.reefs) for player in shown.players] == [
        (6, 5, []),
        (6, 5, []),
        (6, 4, [number]),
    ]
    boat, anemone = shown.players[2].shells
    assert (boat.kind, boat.holds) == ("boat", None)
    assert anemone.holds is not None
    assert anemone.holds.kind == "brain"
    assert {line.line: line.price for line in shown.lines if line.price} == {"row_1": 1, "row_2": 1, "column_2": 2}
    assert [place.number for place in shown.nursery if place.coral] == [1, 4]


def test_the_turn_and_what_was_done_in_it_are_shown() -> None:
    state = sea(seat=1)
    mark(state, "F")
    stock(state, {1: "tube", 4: "fan"})
    give(state, 1, "octopus")
    shown = seen(state)
    assert (shown.active, shown.turn, shown.planting, shown.line_bought) == (1, 5, False, False)
    committed = answer(state, LayOctopus(at(state, (1, 2)))).state
    assert (seen(committed).planting, seen(committed).line_bought) == (True, False)
    bought = answer(committed, BuyLine("row_1")).state
    assert (seen(bought).planting, seen(bought).line_bought) == (True, True)
    assert [coral.kind for coral in seen(bought).waiting] == ["tube"]
    to_build = seen(bought).station_to_build
    assert to_build is not None
    assert STATIONS[to_build.station] == (to_build.higher, to_build.lower)


def test_the_view_reads_back() -> None:
    for step in random_play(7, 4):
        shown = seen(step.after)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=ReefGardensView) == shown

"""What to touch for a move, what may be tried, what an event points at, and what a player has."""

from __future__ import annotations

import pytest

from service.engine.records import Event, MatchOver, MatchStarted, Move, Places, Setup, TurnBegan
from service.games.reef_gardens import GAME, events
from service.games.reef_gardens.moves import (
    BuildStation,
    BuyLine,
    DiscardCoral,
    EndTurn,
    LayOctopus,
    PassTurn,
    PlantCoral,
    PlantWithAlgae,
    SendBoat,
    SendSubmarine,
    SiteToBuildOn,
    SpendPearls,
    StoreCoral,
    Surface,
    TakeOverReef,
)
from service.games.reef_gardens.state import ReefGardensOptions, State
from service.games.reef_gardens.view import view
from tests.games.reef_gardens.positions import (
    at,
    build,
    give,
    legal,
    of_type,
    reef,
    refused,
    said,
    sea,
    stock,
    wait,
)

SETUP = Setup(3, ReefGardensOptions())
SHELL = "shell:10"


def touched(state: State, move: Move) -> tuple[str, ...]:
    places = GAME.touches(state, 0, move)
    assert not places.any_order
    return places.names


def conceivable(state: State) -> list[Move]:
    assert GAME.conceivable is not None
    return list(GAME.conceivable(state, 0))


def well_equipped() -> State:
    state = sea()
    stock(state, {1: "brain", 2: "fan", 3: "tube", 5: "tube"})
    for kind in ("submarine", "boat", "octopus", "turtle", "algae"):
        give(state, 0, kind)  # type: ignore[arg-type]
    give(state, 0, "pearls", 3)
    give(state, 0, "sea_anemone", holds="table")
    give(state, 0, "sea_anemone")
    return state


def test_a_move_without_a_target_is_made_at_the_players_own_panel() -> None:
    assert touched(sea(), PassTurn()) == ("player:0",)
    assert touched(sea(), EndTurn()) == ("player:0",)


def test_a_line_a_site_and_a_coral_with_its_field() -> None:
    state = well_equipped()
    assert touched(state, BuyLine("row_1")) == ("line:row_1",)
    assert touched(state, BuildStation("C")) == ("site:C",)
    assert touched(state, PlantCoral("coral:05", 17)) == ("coral:coral:05", "field:17")
    assert touched(state, PlantWithAlgae("coral:05", 0)) == ("coral:coral:05", "field:0")


def test_a_coral_is_stored_on_a_free_anemone_and_discarded_out_of_the_game() -> None:
    state = well_equipped()
    (coral,) = wait(state, "fan")
    free = state.players[0].anemones[1]
    assert touched(state, StoreCoral(coral)) == (f"coral:{coral}", f"shell:{free.tile}")
    assert touched(state, DiscardCoral(coral)) == (f"coral:{coral}", "out")
    free.coral, free.stored_in = state.bag.pop(), state.turn
    assert touched(state, StoreCoral(coral))[1] == f"shell:{state.players[0].anemones[0].tile}"


def test_a_shell_tile_is_touched_before_what_it_is_used_on() -> None:
    state = well_equipped()
    submarine, boat, octopus, turtle, _algae, pearls = state.players[0].shells
    assert touched(state, SendSubmarine()) == (f"shell:{submarine}",)
    assert touched(state, SendBoat("coral:05")) == (f"shell:{boat}", "coral:coral:05")
    assert touched(state, LayOctopus(3)) == (f"shell:{octopus}", "field:3")
    assert touched(state, TakeOverReef(2)) == (f"shell:{turtle}", "reef:2")
    assert touched(state, SpendPearls(3)) == (f"shell:{pearls}",)
    assert touched(state, SpendPearls(2)) == ("player:0",)


def test_reefs_to_surface_from_are_touched_in_any_order() -> None:
    assert GAME.touches(sea(), 0, Surface((1, 4))) == Places(("reef:1", "reef:4"), any_order=True)


def test_every_field_may_be_tried_for_every_coral_at_hand() -> None:
    state = well_equipped()
    build(state, "A")
    reef(state, None, "tube", (2, 5))
    waiting = wait(state, "brain", "fan")
    stored = state.players[0].anemones[0].coral
    moves = conceivable(state)
    planted = [(move.coral, move.field) for move in moves if isinstance(move, PlantCoral | PlantWithAlgae)]
    assert planted == [(coral, field) for coral in (*waiting, stored) for field in range(150)]
    assert set(legal(state)) <= set(moves)
    assert refused(state, DiscardCoral(stored))[0] == "G4.3"
    assert DiscardCoral(stored) in moves


def test_on_caves_and_neutral_corals_algae_are_tried_only_by_those_who_have_them() -> None:
    state = sea()
    reef(state, None, "tube", (2, 5))
    (coral,) = wait(state, "brain")
    cave, neutral = at(state, (1, 1)), at(state, (2, 5))
    assert {PlantCoral(coral, cave), PlantCoral(coral, neutral)} <= set(conceivable(state))
    give(state, 0, "algae")
    moves = set(conceivable(state))
    assert {PlantWithAlgae(coral, cave), PlantWithAlgae(coral, neutral)} <= moves
    assert moves.isdisjoint({PlantCoral(coral, cave), PlantCoral(coral, neutral)})


def test_other_players_reefs_may_be_tried_one_by_one() -> None:
    state = well_equipped()
    own = [reef(state, 0, "brain", (2, 4)), reef(state, 0, "fan", (9, 1))]
    others = [reef(state, 1, "tube", (2, 6)), reef(state, None, "tube", (9, 9))]
    moves = conceivable(state)
    tried = {move.reefs for move in moves if isinstance(move, Surface)}
    assert tried == {(own[0],), (own[1],), tuple(own), (others[0],), (others[1],)}
    assert of_type(moves, TakeOverReef) == [TakeOverReef(number) for number in sorted(own + others)]
    assert len(of_type(moves, LayOctopus)) == 150


def test_every_site_may_be_tried() -> None:
    state = well_equipped()
    state.to_build = state.stations.pop()
    state.pending = []
    state.ask(SiteToBuildOn(seats=[0]))
    assert conceivable(state) == [BuildStation(site) for site in state.board.sites]


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (MatchStarted(starts=1, by_lot=True), ["player:1"]),
        (TurnBegan(seat=2, turn=4), ["player:2"]),
        (MatchOver(winners=[0, 2], decided_by="shared", compared=[3, 1, 3]), ["player:0", "player:2"]),
        (events.ShellTilesLaid(shells=["shell:01"], fields=[4]), ["field:4"]),
        (events.LineBought(seat=0, line="row_1", corals=["coral:07"], money=3), ["line:row_1", "coral:coral:07"]),
        (events.CoralDiscarded(seat=0, coral="coral:07"), ["out"]),
        (events.ReefsJoined(seat=0, reef=1, own=[2], neutral=[3], size=3, kind="fan"), ["reef:1"]),
        (events.CoralCovered(seat=0, coral="coral:07", field=9, parts=[4]), ["field:9"]),
        (events.ShellTileTaken(seat=0, shell=SHELL), ["shell:shell:10"]),
        (events.PearlsSpent(seat=1, shell=SHELL, gained=2, money=4), ["player:1"]),
        (events.StationBuilt(seat=None, station="station:01", site="A", field=34), ["site:A"]),
        (events.SitesMarked(sonar=["sonar:F", "sonar:G"]), ["site:F", "site:G"]),
        (events.NurseryFilled(corals=["coral:01", "coral:02"], fields=[1, 6]), ["nursery:1", "nursery:6"]),
        (events.StationsWithdrawn(count=2), ["station_stack"]),
    ],
)
def test_an_event_points_at_what_it_is_about(event: Event, places: list[str]) -> None:
    assert list(GAME.points_at(event, SETUP)) == places


def test_the_panel_shows_means_and_shell_tiles() -> None:
    state = well_equipped()
    give(state, 0, "boat")
    give(state, 0, "pearls", 2)
    give(state, 0, "fish_school", 4)
    reef(state, 0, "fan", (9, 1))
    items = GAME.panel(view(state, None), 0)
    shown = [
        (item.id, said(item.value) if not isinstance(item.value, int) else item.value, item.symbol) for item in items
    ]
    assert shown == [
        ("money", 6, "money"),
        ("divers", 4, "diver"),
        ("reefs", 1, None),
        ("fish_school", 4, "fish_school"),
        ("sea_anemone", "2, holding a table coral", "sea_anemone"),
        ("pearls", 5, "pearls"),
        ("boat", 2, "boat"),
        ("octopus", 1, "octopus"),
        ("algae", 1, "algae"),
        ("submarine", 1, "submarine"),
        ("turtle", 1, "turtle"),
    ]


def test_two_players_are_proposed_the_short_board() -> None:
    assert [GAME.proposal(seats) for seats in GAME.seats] == [{"board": "short"}, {}, {}]

"""G2 Set-up."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from service.engine.chance import KeyedChance
from service.engine.play import Transition, begin
from service.engine.table import Table
from service.games.reef_gardens import GAME
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    SHELLS,
    SONAR,
    STATIONS,
    BoardName,
    StartSites,
)
from service.games.reef_gardens.events import NurseryFilled, ShellTilesLaid, SitesMarked, StationBuilt
from service.games.reef_gardens.moves import PlantingOrSurfacing
from service.games.reef_gardens.state import ReefGardensOptions
from tests.games.reef_gardens.positions import SHORT, told


def set_up(
    seats: int = 2, options: ReefGardensOptions | None = None, starts: int | None = 0, key: int = 1
) -> Transition:
    return begin(GAME, seats, starts, options or ReefGardensOptions(), Table(KeyedChance(key.to_bytes(32, "big"))))


def test_g2_1_the_defaults_are_the_long_board_no_atolls_and_fixed_sites() -> None:
    assert msgspec.json.decode(b"{}", type=ReefGardensOptions) == ReefGardensOptions("long", False, "fixed")
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"board": "round"}', type=ReefGardensOptions)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"tide": true}', type=ReefGardensOptions)


@pytest.mark.parametrize("board", BOARDS)
def test_g2_2_a_shell_tile_on_each_shell_field_and_the_rest_out(board: BoardName) -> None:
    transition = set_up(options=ReefGardensOptions(board=board))
    state = transition.state
    laid = {field: tile for field, tile in enumerate(state.fields) if tile in SHELLS}
    assert tuple(laid) == state.board.shell_fields
    assert set(SHELLS) - set(laid.values()) == {tile for tile in state.out_unseen if tile in SHELLS}
    (event,) = told(transition, ShellTilesLaid)
    assert dict(zip(event.fields, event.shells, strict=True)) == laid


@pytest.mark.parametrize(("seats", "letters"), [(2, "ABC"), (3, "ABCD"), (4, "ABCDE")])
def test_g2_3_first_stations_on_the_first_letters(seats: int, letters: str) -> None:
    transition = set_up(seats)
    state = transition.state
    assert [event.site for event in told(transition, StationBuilt)] == list(letters)
    assert state.built == [state.board.sites[letter] for letter in letters]
    assert len(state.stations) == 15 - len(letters)


def test_g2_3_random_start_builds_on_drawn_sites_in_the_order_drawn() -> None:
    starts = set()
    for key in range(6):
        transition = set_up(4, ReefGardensOptions(start_sites="random"), key=key)
        sites = tuple(event.site for event in told(transition, StationBuilt))
        assert len(set(sites)) == 5
        assert {f"sonar:{site}" for site in sites} <= set(transition.state.out)
        starts.add(sites)
    assert len(starts) == 6
    assert any(list(sites) != sorted(sites) for sites in starts)


class Unshuffled:
    """Chance that leaves every pile as it is: the tile with the last id is on top."""

    def __init__(self) -> None:
        self.drawn = 0
        self.results: list[int] = []

    def below(self, bound: int) -> int:
        return bound - 1


@pytest.mark.parametrize(("start_sites", "sites"), [("fixed", "ABC"), ("random", "ONM")])
def test_g2_3_stations_go_on_the_sites_from_the_top_of_the_stack(start_sites: StartSites, sites: str) -> None:
    transition = begin(GAME, 2, 0, ReefGardensOptions(start_sites=start_sites), Table(Unshuffled()))
    assert [(event.site, event.station) for event in told(transition, StationBuilt)] == list(
        zip(sites, ("station:15", "station:14", "station:13"), strict=True)
    )


def test_g2_3_the_starting_player_is_given_or_drawn_by_lot() -> None:
    assert set_up(3, starts=2).state.active == 2
    assert {set_up(3, starts=None, key=key).state.active for key in range(12)} == {0, 1, 2}


def test_g2_4_three_other_sites_are_marked() -> None:
    transition = set_up(2)
    state = transition.state
    marked = {tile for tile in state.fields if tile in SONAR}
    assert len(marked) == 3
    assert marked.isdisjoint({"sonar:A", "sonar:B", "sonar:C"})
    assert {"sonar:A", "sonar:B", "sonar:C"} <= set(state.out)
    assert all(state.fields[state.board.sites[SONAR[tile]]] == tile for tile in marked)
    assert len(state.sonar) == 9
    assert [set(event.sonar) for event in told(transition, SitesMarked)] == [marked]


def test_g2_2_and_g2_4_shell_tiles_and_sonar_tiles_are_shuffled() -> None:
    set_ups = [set_up(key=key) for key in range(4)]
    assert len({tuple(event.shells) for transition in set_ups for event in told(transition, ShellTilesLaid)}) == 4
    assert len({tuple(event.sonar) for transition in set_ups for event in told(transition, SitesMarked)}) == 4


def test_g2_5_the_nursery_is_filled_except_field_six() -> None:
    transition = set_up()
    state = transition.state
    assert [number for number in range(1, 13) if not state.nursery[number - 1]] == [6]
    assert len(state.bag) == 79
    (event,) = told(transition, NurseryFilled)
    assert event.fields == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]
    assert event.corals == [coral for coral in state.nursery if coral]


def test_g1_6_on_the_short_board_tiles_leave_the_game_unseen() -> None:
    state = set_up(2, SHORT).state
    out = Counter(tile.split(":")[0] for tile in state.out_unseen)
    assert (out["coral"], out["station"]) == (30, 4)
    assert {"sonar:L", "sonar:M", "sonar:N", "sonar:O"} <= set(state.out)
    assert len(state.bag) == 60 - 11
    assert len(state.stations) == 11 - 3


def test_g1_6_what_is_left_out_is_random() -> None:
    left_out = {
        frozenset(tile for tile in set_up(2, SHORT, key=key).state.out_unseen if tile in CORALS) for key in range(4)
    }
    assert len(left_out) == 4
    withdrawn = {
        frozenset(tile for tile in set_up(2, SHORT, key=key).state.out_unseen if tile in STATIONS) for key in range(4)
    }
    assert len(withdrawn) > 1


def test_g1_4_players_begin_with_six_money_five_divers_and_no_points() -> None:
    state = set_up(4).state
    assert [(player.money, player.score) for player in state.players] == [(6, 0)] * 4
    assert [state.divers(seat) for seat in range(4)] == [5] * 4
    assert isinstance(state.pending[-1], PlantingOrSurfacing)

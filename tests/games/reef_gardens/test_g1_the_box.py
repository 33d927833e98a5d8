"""G1 The box."""

from __future__ import annotations

from collections import Counter
from itertools import product

from service.games.reef_gardens import GAME
from service.games.reef_gardens.components import (
    BOARDS,
    CORALS,
    KINDS,
    LINES,
    MAX_CHEAPEST_PRICE,
    SHELLS,
    SONAR,
    STATIONS,
    Coral,
    Shell,
)


def test_g1_1_eighteen_corals_of_each_kind_six_with_a_clownfish() -> None:
    assert len(CORALS) == 90
    count = Counter(CORALS.values())
    assert all(count[Coral(kind, True)] == 6 and count[Coral(kind, False)] == 12 for kind in KINDS)


def test_g1_2_stations_by_value() -> None:
    assert Counter(STATIONS.values()) == {(6, 3): 3, (8, 4): 4, (10, 5): 4, (12, 6): 3, (14, 7): 1}


def test_g1_3_shell_tiles_by_kind() -> None:
    assert len(SHELLS) == 30
    assert len(SONAR) == 15
    count = Counter(SHELLS.values())
    assert [count[Shell("fish_school", worth)] for worth in (2, 3, 4)] == [2, 2, 2]
    assert [count[Shell("pearls", worth)] for worth in (2, 3)] == [2, 2]
    kinds = ("sea_anemone", "boat", "octopus", "algae", "submarine", "turtle")
    assert [count[Shell(kind)] for kind in kinds] == [3, 4, 3, 3, 3, 4]


def test_g1_5_every_nursery_field_lies_in_a_row_and_in_a_column() -> None:
    for direction in ("row", "column"):
        numbers = [number for line, numbers in LINES.items() if line.startswith(direction) for number in numbers]
        assert sorted(numbers) == list(range(1, 13))


def test_g1_5_the_cheapest_line_never_costs_more_than_two() -> None:
    for filled in product((0, 1), repeat=12):
        prices = [price for numbers in LINES.values() if (price := sum(filled[number - 1] for number in numbers))]
        assert not prices or min(prices) <= MAX_CHEAPEST_PRICE


def test_g1_6_sites_never_touch_and_only_the_short_board_has_some_at_the_edge() -> None:
    for name, board in BOARDS.items():
        sites = set(board.sites.values())
        assert all(sites.isdisjoint(board.around[site]) for site in sites)
        assert {len(board.around[site]) for site in sites} == ({8} if name == "long" else {8, 5})
    assert "".join(BOARDS["long"].sites) == "ABCDEFGHIJKLMNO"
    assert "".join(BOARDS["short"].sites) == "ABCDEFGHIJK"


def test_g1_6_a_field_has_neighbours_inside_the_board_only() -> None:
    long = BOARDS["long"]
    assert long.orthogonal[0] == (1, 15)
    assert sorted(long.around[14]) == [13, 28, 29]
    assert long.orthogonal[16] == (1, 15, 17, 31)


def test_the_box_lists_every_component() -> None:
    listed = {row["id"] for table in GAME.box for row in table.rows if "id" in row}
    assert listed == GAME.components
    assert len(GAME.components) == 150

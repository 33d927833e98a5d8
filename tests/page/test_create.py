"""A new match, by the form."""

from __future__ import annotations

from tests.api.served import Served
from tests.page.conftest import Visit


def test_the_form_proposes_what_suits_so_many_players(visit: Visit, served: Served) -> None:
    visitor = visit()
    visitor.open("#/new/reef_gardens")
    board, seats = visitor.page.locator("[name=board]"), visitor.page.locator("[name=seats]")
    assert board.input_value() == "short"
    seats.select_option("3")
    assert board.input_value() == "long"
    board.select_option("short")
    seats.select_option("4")
    assert board.input_value() == "short"
    visitor.page.click("form.create button.main")
    visitor.page.wait_for_selector(".seats")
    assert served.get(f"/v1/matches/{visitor.match}").json["options"]["board"] == "short"

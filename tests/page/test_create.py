"""Creating a match with the form."""

from __future__ import annotations

from tests.api.served import Served
from tests.page.conftest import Visit


def test_the_form_proposes_options_for_the_number_of_players(visit: Visit, served: Served) -> None:
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


def test_a_change_of_language_keeps_what_was_filled_in(visit: Visit) -> None:
    visitor = visit()
    visitor.open("#/new/reef_gardens")
    visitor.page.fill("[name=name-0]", "Ada")
    visitor.page.select_option("[name=seats]", "4")
    visitor.page.locator(".menu > summary").click()
    visitor.page.select_option("[name=language]", "de")
    visitor.page.get_by_role("heading", name="Neue Partie").wait_for()
    assert visitor.page.locator("[name=name-0]").input_value() == "Ada"
    assert visitor.page.locator("[name=seats]").input_value() == "4"
    assert "Spiel" in visitor.page.locator("form.create").inner_text()

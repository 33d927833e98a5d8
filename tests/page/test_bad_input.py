"""Strange names, dead links, wrong tokens, two tabs: the page says what is wrong and carries on."""

from __future__ import annotations

import json
import random

import pytest

from service.words import isolated
from tests.api.judged import Seated
from tests.api.served import Served
from tests.page.conftest import Visit
from tests.page.test_table import at_table, sit

NAMES = [
    "<img src=x onerror=alert(1)>",
    "🐙🌊👩‍👩‍👧‍👦",
    "שלום <b>",
    "\u202egnorw\u202c",
    "W" * 40,
    "a' \" & `${1}`",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_only_ever_a_name(visit: Visit, name: str) -> None:
    ada, bob = visit(viewport={"width": 375, "height": 700}), visit()
    link = ada.create("island_of_gems", name=name)
    bob.open()
    bob.page.get_by_text(isolated(name)[:10]).first.wait_for()
    bob.join(link)
    ada.page.wait_for_selector(".table")
    assert ada.page.locator(".players bdi").first.inner_text() == isolated(name)
    assert ada.page.locator("img[src=x]").count() == 0
    wider = ada.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wider <= 0


def test_a_name_that_is_too_long_or_full_of_controls_is_cut_to_what_the_contract_takes(visit: Visit) -> None:
    visitor = visit()
    visitor.open("#/new/island_of_gems")
    field = visitor.page.locator("[name=name-0]")
    field.evaluate(
        "(field, name) => { field.value = name; field.dispatchEvent(new Event('input', { bubbles: true })); }",
        "🐙" * 50 + "\t",
    )
    visitor.page.click("form.create button.main")
    visitor.page.wait_for_selector(".seats")
    assert visitor.page.locator(".seats bdi").inner_text() == "🐙" * 40


@pytest.mark.parametrize("match", ["zzzzzzzzzzzzzzzzzzzz", "nonsense", "%E0%A4%A"])
def test_a_link_to_no_match_says_so(visit: Visit, served: Served, match: str) -> None:
    visitor = visit()
    visitor.expects("404")
    visitor.open(f"#/match/{match}")
    is_a_name = len(match) == 20
    said = served.get(f"/v1/matches/{match}").json["detail"] if is_a_name else "There is nothing at this address."
    visitor.page.get_by_role("heading", name=said).wait_for()
    visitor.page.get_by_role("link", name="All matches").last.click()
    visitor.page.get_by_role("heading", name="What shall we play?").wait_for()


def test_a_pasted_text_that_is_no_link_is_refused(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    visitor.page.fill("[name=link]", "https://elsewhere/#/match/short")
    visitor.page.get_by_role("button", name="Open").click()
    visitor.page.locator("#bad-link").wait_for()


def test_a_visitor_with_a_wrong_token_watches(visit: Visit, served: Served) -> None:
    seated = Seated(served, "island_of_gems", 2)  # type: ignore[arg-type] - it has all that Seated needs
    visitor = visit()
    visitor.expects("401")
    name = f"tidetable.match.{seated.name}"
    keys = json.dumps({"seats": {"0": "A" * 43}})
    visitor.open()
    visitor.page.evaluate("([name, keys]) => localStorage.setItem(name, keys)", [name, keys])
    visitor.open(f"#/match/{seated.name}")
    visitor.page.get_by_text("You are watching.").first.wait_for()
    visitor.page.locator(".notice").wait_for()


def test_a_decision_answered_in_another_tab_is_explained_and_shown(visit: Visit, served: Served) -> None:
    seated = Seated(served, "island_of_gems", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    visitor = visit()
    visitor.set(ask="never")
    visitor.expects("409")
    sit(visitor, seated, 0)
    visitor.page.wait_for_selector("[data-place]")
    visitor.page.route("**/moves?*", lambda route: (seated.move_at_random(random.Random(1)), route.continue_())[1])
    answered: list[str] = []
    visitor.page.on("response", lambda answer: answered.append(answer.text()) if answer.status == 409 else None)
    visitor.page.locator("[data-place] rect").first.click()
    visitor.page.locator(".notice").wait_for()
    visitor.until(lambda: bool(answered))
    assert visitor.page.locator(".notice p").inner_text().strip() == json.loads(answered[0])["detail"]
    visitor.page.unroute("**/moves?*")
    visitor.until(
        lambda: visitor.page.locator(".table").get_attribute("data-version") == str(seated.look(0)["version"])
    )


def test_the_newest_match_is_in_the_list_however_many_this_device_knows(visit: Visit) -> None:
    visitor = visit()
    visitor.expects("404")
    visitor.open()
    older = {f"tidetable.match.{number:020}": json.dumps({"seats": {"0": "A" * 43}}) for number in range(300)}
    visitor.page.evaluate("(kept) => Object.assign(localStorage, kept)", older)
    match = visitor.create("island_of_gems").rsplit("/", 1)[1]
    visitor.open("#/")
    visitor.page.reload()
    own = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="Your matches on this device"))
    own.locator(f"a[href$='{match}']").wait_for()


#: Navigates to another screen between the page's first render and its first effects.
_NAVIGATE = """() => {
    const nextFrame = window.requestAnimationFrame;
    window.requestAnimationFrame = (go) => {
        window.requestAnimationFrame = nextFrame;
        location.hash = "#/new/driftwood";
        return setTimeout(go, 50);
    };
}"""


def test_an_address_that_changes_while_the_page_starts_is_followed(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(f"({_NAVIGATE})()")
    visitor.open("#/")
    visitor.page.wait_for_selector("form.create", timeout=20_000)


def test_a_reload_restores_the_table(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=8)
    version = str(seated.look(0)["version"])
    visitor.page.reload()
    visitor.page.wait_for_selector(".table")
    assert visitor.page.locator(".table").get_attribute("data-version") == version
    assert visitor.keys["seats"]["0"] == seated.tokens[0]

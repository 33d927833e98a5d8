"""Strange names, dead links, wrong tokens, two tabs: the page says what is wrong and carries on."""

from __future__ import annotations

import json
import random
import re

import pytest

from service.matches.records import NAME
from service.words import isolated
from tests.api.judged import Seated
from tests.api.served import Served
from tests.page.conftest import Visit
from tests.page.test_table import at_table, sit

NAMES = [
    "<img src=x onerror=alert(1)>",
    "🐙🌊👩‍👩‍👧‍👦",
    "שלום <b>",
    "W" * 40,
    "a' \" & `${1}`",
]
#: What the page trims from a name.
_TRIMMED = " \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"


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


@pytest.mark.parametrize(("typed", "shown"), [("🐙" * 50 + "\t", "🐙" * 40), ("\u202egnorw\u202c", "gnorw")])
def test_a_name_is_cut_to_what_the_contract_takes(visit: Visit, typed: str, shown: str) -> None:
    visitor = visit()
    visitor.open("#/new/island_of_gems")
    field = visitor.page.locator("[name=name-0]")
    field.evaluate(
        "(field, name) => { field.value = name; field.dispatchEvent(new Event('input', { bubbles: true })); }",
        typed,
    )
    visitor.page.click("form.create button.main")
    visitor.page.wait_for_selector(".seats")
    assert visitor.page.locator(".seats bdi").inner_text() == shown


#: Characters alone, within a name and before one: all that the pattern could tell apart, and some of the others.
TYPED = [
    wrapped.format(chr(code))
    for wrapped in ("{}", "A{}B", "{}B")
    for code in (*range(0x3400), *range(0x3400, 0xD800, 0x51), *range(0xE000, 0x10000), *range(0x10000, 0x110000, 0xFD))
]
_CLEAN = "async (typed) => { const { cleaned } = await import('/page/create.js'); return typed.map(cleaned); }"
_MATCH = """([pattern, flags, typed]) => {
    const regex = new RegExp(pattern, flags);
    return typed.map((name, number) => regex.test(name) ? number : -1).filter((number) => number >= 0);
}"""


def test_whatever_is_typed_becomes_a_name_or_none(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    names = visitor.page.evaluate(_CLEAN, TYPED)
    assert len(set(names)) > 30_000
    assert [name for name in names if name and not re.fullmatch(NAME, name)] == []
    changed = [
        (typed, name)
        for typed, name in zip(TYPED, names, strict=True)
        if re.fullmatch(NAME, typed) and name != typed.strip(_TRIMMED)
    ]
    assert changed == []


@pytest.mark.parametrize("flags", ["", "u"])
def test_a_browser_reads_the_pattern_for_names_as_python_does(visit: Visit, flags: str) -> None:
    found = visit().page.evaluate(_MATCH, [NAME, flags, TYPED])
    assert found == [number for number, typed in enumerate(TYPED) if re.fullmatch(NAME, typed)]


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

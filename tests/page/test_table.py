"""At the table: looking ahead, refusals, taking back, looking back, proof at the end, several seats at one device."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator

from service.api.rulebook import rulebook
from tests.api.judged import Seated
from tests.api.served import Served
from tests.games.playthroughs import folder
from tests.page.conftest import Visit
from tests.page.visitor import Visitor


def two(visit: Visit, game: str = "island_of_gems", **settings: str) -> tuple[Visitor, Visitor]:
    """Two visitors at one table; the first one starts."""
    ada, bob = visit(), visit()
    for visitor in (ada, bob):
        visitor.set(**{"ask": "never", **settings})
    bob.join(ada.create(game, starts="0"))
    ada.page.wait_for_selector(".table")
    return ada, bob


def at_table(
    visit: Visit, served: Served, moves: int = 12, game: str = "island_of_gems", **wishes: Any
) -> tuple[Visitor, Seated]:
    """A visitor who plays both seats of a match that has gone on for some moves."""
    seated = Seated(served, game, 2, starts=0)  # type: ignore[arg-type] - it has what is needed of a client
    chooser = random.Random(3)
    for _ in range(moves):
        seated.move_at_random(chooser)
    visitor = visit(**wishes)
    sit(visitor, seated, 0)
    return visitor, seated


def sit(visitor: Visitor, seated: Seated, *seats: int) -> None:
    keys = json.dumps({"seats": {seat: seated.tokens[seat] for seat in seats}})
    name = f"tidetable.match.{seated.name}"
    sitting = f"localStorage.getItem('{name}') || localStorage.setItem('{name}', '{keys}')"
    visitor.page.context.add_init_script(sitting)
    if visitor.page.url.startswith(visitor.base):
        visitor.page.evaluate(sitting)
    visitor.open(f"#/match/{seated.name}")
    visitor.page.wait_for_selector(".table, .curtain")


def test_a_move_that_meets_chance_is_shown_before_it_is_made(visit: Visit) -> None:
    ada, _ = two(visit, "coralia", ask="chance")
    for _ in range(4):
        ada.page.wait_for_selector("[data-place]")
        before = ada.standing()
        ada.page.locator("[data-place] rect").first.click()
        ada.until(lambda before=before: ada.standing() != before and ada.is_idle)  # type: ignore[misc]
    dialog = ada.page.locator("dialog[open]")
    assert "a roll of" in dialog.inner_text()
    version = ada.page.locator(".table").get_attribute("data-version")
    ada.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert ada.page.locator(".table").get_attribute("data-version") == version
    ada.act(ada.page.locator("[data-place] rect").first)
    ada.act(ada.page.get_by_role("button", name="Do it"))
    assert ada.page.locator(".table").get_attribute("data-version") != version


def test_a_refusal_is_a_sentence_with_its_rule(visit: Visit, served: Served) -> None:
    seated = Seated(served, "island_of_gems", 2, starts=0)  # type: ignore[arg-type] - it has what is needed of a client
    while seated.look()["asked"]["type"] != "place_gem" or seated.look()["view"]["next_gem_on"] is None:
        seated.move_at_random(random.Random(1))
    bob = visit()
    bob.expects("422")
    sit(bob, seated, seated.asked())
    bob.page.wait_for_selector("[data-place]")
    allowed = set(bob.page.locator("[data-place]").evaluate_all("all => all.map((one) => one.dataset.place)"))
    refs = bob.page.locator("[data-ref^='space:']").evaluate_all("all => all.map((one) => one.dataset.ref)")
    elsewhere = next(ref for ref in refs if ref not in allowed)
    bob.page.locator(f"[data-ref='{elsewhere}']").first.click()
    notice = bob.page.locator(".notice")
    notice.wait_for()
    link = notice.locator("button.link")
    assert link.inner_text().startswith("Rule I")
    link.click()
    asked = bob.page.locator("dialog .rule.asked")
    asked.wait_for()
    assert asked.is_visible()
    bob.page.keyboard.press("Escape")


def test_a_click_on_a_full_space_is_refused_in_coralia_too(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0, game="coralia")
    visitor.expects("422")
    chooser = random.Random(2)
    while seated.asked() != 0 or seated.look()["asked"]["type"] != "place_die":
        seated.move_at_random(chooser)
    dice = visitor.page.locator(f'.table[data-version="{seated.look()["version"]}"] [data-place^="die:"]')
    dice.first.wait_for()
    visitor.act(dice.first.locator("rect"))
    assert visitor.page.locator("[data-place][aria-pressed]").count() == 1
    legal = visitor.page.locator("[data-place]:not([aria-pressed])").get_attribute("data-place")
    die = seated.look(0)["view"]["station"][int((dice.first.get_attribute("data-place") or "").split(":")[1])]
    space = f"space:{die['colour']}:{die['symbol']}"
    visitor.page.locator(f'[data-ref="{space if legal == "island" else "island"}"]').first.click(
        force=True, position={"x": 12, "y": 40} if legal != "island" else None
    )
    notice = visitor.page.locator(".notice")
    notice.wait_for()
    assert "Rule C3." in notice.inner_text()


def test_who_picked_a_place_may_pick_another(visit: Visit, served: Served) -> None:
    seated = Seated(served, "coralia", 2, starts=0)  # type: ignore[arg-type] - it has what is needed of a client
    chooser = random.Random(2)
    while (
        seated.look()["asked"]["type"] != "place_die"
        or len({legal["body"]["move"]["die"] for legal in seated.legal(seated.asked())}) < 2
    ):
        seated.move_at_random(chooser)
    visitor = visit()
    sit(visitor, seated, seated.asked())
    dice = visitor.page.locator('[data-place^="die:"]')
    dice.nth(1).wait_for()
    one, other = (dice.nth(number).get_attribute("data-place") for number in range(2))
    picked = visitor.page.locator("[data-place][aria-pressed]")
    visitor.act(dice.first.locator("rect"))
    assert picked.get_attribute("data-place") == one
    visitor.page.locator(f'[data-ref="{other}"]').first.click()
    visitor.until(lambda: picked.get_attribute("data-place") == other)
    picked.locator("rect").click()
    visitor.until(lambda: picked.count() == 0 and dice.count() > 1)


def test_a_move_is_taken_back_at_once_or_by_consent(visit: Visit) -> None:
    ada, bob = two(visit)
    chooser = random.Random(1)
    ada.page.locator("[data-place]").first.wait_for()
    while ada.is_asked:
        ada.move(chooser)
        ada.until(lambda: ada.is_asked or bob.is_asked)
    ada.page.get_by_role("button", name="Take back").click()
    story = "document.querySelector('.story').textContent"
    ada.until(lambda: "took back" in ada.page.evaluate(story) or bool(ada.page.locator(".wish").count()))
    if ada.page.locator(".wish").count():
        bob.page.get_by_role("button", name="Agree").click()
    for visitor in (ada, bob):
        visitor.until(lambda visitor=visitor: "took back" in visitor.page.evaluate(story))  # type: ignore[misc]
    ada.wait_to_be_asked()
    assert ada.page.locator(".story .gone").count() > 0


def test_the_past_can_be_looked_at(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=12)
    slider = visitor.page.locator(".travel input")
    slider.focus()
    for _ in range(5):
        visitor.page.keyboard.press("ArrowLeft")
    visitor.page.locator(".past").wait_for()
    moves = seated.look(0)["moves"]
    scores = served.get(f"{seated.path}?at={moves - 5}", token=seated.tokens[0]).json["view"]["scores"]
    visitor.until(
        lambda: visitor.page.locator(".players .points").all_inner_texts() == [_points(one) for one in scores]
    )
    assert visitor.page.locator("[data-place]").count() == 0
    visitor.page.get_by_role("button", name="Back to now").click()
    visitor.page.locator(".past").wait_for(state="detached")


def _points(score: int) -> str:
    return "1 point" if score == 1 else f"{score} points"


def test_the_breakdown_adds_up_to_the_score(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=40)
    visitor.page.locator(".score summary").click()
    cells = visitor.page.locator(".score tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))"
    )
    rows = [[int(cell.replace("\N{MINUS SIGN}", "-")) for cell in row] for row in cells]
    *categories, total = rows
    assert [sum(column) for column in zip(*categories, strict=True)] == total == seated.look(0)["view"]["scores"]


def test_a_finished_match_is_verified_and_its_record_saved(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    visitor.expects("422")
    seated.play_to_the_end(random.Random(5))
    visitor.page.locator(".end .winner").wait_for()
    visitor.page.get_by_role("button", name="Verify this match").click()
    visitor.page.locator(".end .good").first.wait_for()
    assert visitor.page.locator(".end .good").count() == 2
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Download the record").click()
    record = json.loads(saved.value.path().read_text())
    assert served.post("/v1/records/verify", record).json["same"]


def test_of_an_imported_match_no_promise_is_said_to_be_kept(visit: Visit, served: Served) -> None:
    record = json.loads((folder("island_of_gems") / "v1-2-seats-sum.json").read_text())
    imported = served.post("/v1/records", record).json["match"]["match"]
    visitor = visit()
    visitor.open(f"#/match/{imported}")
    visitor.page.get_by_role("button", name="Verify this match").click()
    visitor.page.locator(".end .good").first.wait_for()
    assert visitor.page.locator(".end .good").count() == 1
    assert "came here as a record" in visitor.page.locator(".end").inner_text()


def test_nothing_is_shown_while_the_device_goes_from_hand_to_hand(visit: Visit) -> None:
    visitor = visit()
    visitor.set(ask="never")
    visitor.open("#/new/coralia")
    visitor.page.select_option("[name=here]", "all")
    visitor.page.fill("[name=name-0]", "Ada")
    visitor.page.fill("[name=name-1]", "Bob")
    visitor.page.select_option("[name=starts]", "0")
    visitor.page.click("form.create button.main")
    visitor.page.get_by_role("button", name="I am").click()
    chooser = random.Random(2)
    visitor.wait_to_be_asked()
    while visitor.is_asked:
        visitor.move(chooser)
    hand_over = visitor.page.get_by_role("button", name="Pass the device to")
    hand_over.wait_for()
    own = visitor.page.locator(".own")
    hidden = own.inner_text() if own.count() else ""
    hand_over.click()
    visitor.page.locator(".curtain").wait_for()
    assert visitor.page.locator(".table").count() == 0
    assert not hidden or hidden not in visitor.page.locator("body").inner_text()
    visitor.page.reload()
    visitor.page.locator(".curtain").wait_for()
    visitor.page.get_by_role("button", name="I am").click()
    visitor.wait_to_be_asked()
    assert "Bob" in visitor.page.locator(".asks").inner_text()


def test_players_at_one_device_agree_to_a_take_back_right_there(visit: Visit, served: Served) -> None:
    seated = Seated(served, "reef_gardens", 2, starts=0)  # type: ignore[arg-type] - it has what is needed of a client
    chooser = random.Random(4)
    for seat in (0, 1):
        while seated.asked() == seat:
            seated.move_at_random(chooser)
    moves = seated.look()["moves"]
    visitor = visit()
    sit(visitor, seated, 0, 1)
    visitor.wait_to_be_asked()
    visitor.page.get_by_role("button", name="Take back").click()
    visitor.page.get_by_role("button", name="agrees").click()
    visitor.page.locator(".wish").wait_for(state="detached")
    after = seated.look()
    assert (after["undo"], after["moves"]) == (None, moves + 1)


def test_on_a_phone_question_and_board_are_seen_together(visit: Visit, served: Served) -> None:
    visitor, _ = at_table(visit, served, moves=0)
    visitor.page.set_viewport_size({"width": 375, "height": 600})
    visitor.page.locator("[data-place]").first.wait_for()
    visitor.page.locator(".board").evaluate("(board) => board.scrollIntoView({ block: 'end', behavior: 'instant' })")
    assert visitor.page.evaluate("() => scrollY") > 150
    top, bottom = visitor.page.locator(".asks").evaluate(
        "(asks) => [asks.getBoundingClientRect().top, asks.getBoundingClientRect().bottom]"
    )
    assert 0 <= top < bottom <= 200


def test_a_refusal_is_seen_wherever_the_page_is_scrolled(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    visitor.page.set_viewport_size({"width": 375, "height": 500})
    notice = refused(visitor, seated)
    top = notice.bounding_box()["y"]  # type: ignore[index]
    assert 0 <= top < 500


def test_a_refusal_and_its_rule_are_in_the_language_of_the_page(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0, locale="de-DE")
    notice = refused(visitor, seated)
    assert notice.inner_text().startswith(("Auf Feld", "Der letzte Edelstein", "Die Insel"))
    notice.get_by_role("button", name="Regel").click()
    rule = visitor.page.locator(".rule.asked > div")
    rule.wait_for()
    assert any(rule.inner_text() in section.rules.values() for section in rulebook("island_of_gems", "de"))


def refused(visitor: Visitor, seated: Seated) -> Locator:
    """Click on a space that no gem may go to; what the page says about it."""
    visitor.expects("422")
    chooser = random.Random(8)
    while (
        seated.asked() != 0 or seated.look()["asked"]["type"] != "place_gem" or not seated.look()["view"]["next_gem_on"]
    ):
        seated.move_at_random(chooser)
    version = seated.look()["version"]
    visitor.page.locator(f'.table[data-version="{version}"] [data-place^="space:"]').first.wait_for()
    legal = visitor.page.eval_on_selector_all("[data-place]", "(places) => places.map((one) => one.dataset.place)")
    spaces = visitor.page.locator('[data-ref^="space:"]')
    illegal = next(one for one in spaces.all() if one.get_attribute("data-ref") not in legal)
    illegal.scroll_into_view_if_needed()
    illegal.click(force=True)
    notice = visitor.page.locator(".notice")
    notice.wait_for()
    return notice

"""At the table: previews, refusals, undo, the past, verification, and several seats at one device."""

from __future__ import annotations

import itertools
import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route

from service.games import GAMES
from service.words import LANGUAGES
from tests.api.judged import Seated
from tests.api.served import Served
from tests.games.playthroughs import folder
from tests.page.conftest import Visit
from tests.page.visitor import Visitor


def two_at_table(visit: Visit, game: str = "island_of_gems", **settings: str) -> tuple[Visitor, Visitor]:
    """Two visitors at one table; the first one starts."""
    ada, bob = visit(), visit()
    for visitor in (ada, bob):
        visitor.set(**{"ask": "never", **settings})
    bob.join(ada.create(game, starts="0"))
    ada.page.wait_for_selector(".table")
    return ada, bob


def at_table(
    visit: Visit, served: Served, moves: int = 12, game: str = "island_of_gems", **options: Any
) -> tuple[Visitor, Seated]:
    """A visitor in seat 0 of a match in which some moves have been made."""
    seated = Seated(served, game, 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    chooser = random.Random(3)
    for _ in range(moves):
        seated.move_at_random(chooser)
    visitor = visit(**options)
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
    ada, _ = two_at_table(visit, "coralia", ask="chance")
    chooser = random.Random(4)
    dialog = ada.page.locator("dialog[open]")
    while not dialog.count():
        ada.move(chooser)
    assert dialog.locator(".chance").inner_text().endswith(".")
    version = ada.page.locator(".table").get_attribute("data-version")
    ada.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert ada.page.locator(".table").get_attribute("data-version") == version
    while not dialog.count():
        ada.move(chooser)
    ada.act(ada.page.get_by_role("button", name="Do it"))
    assert ada.page.locator(".table").get_attribute("data-version") != version


def test_a_move_is_previewed_and_made_by_keyboard(visit: Visit) -> None:
    ada, _ = two_at_table(visit, "coralia", ask="always")
    ada.page.wait_for_selector("[data-place]")
    version = ada.page.locator(".table").get_attribute("data-version")
    place = ada.page.locator("[data-place]").first
    place.focus()
    for key in ("Escape", "Enter"):
        place.press("Enter")
        ada.page.wait_for_selector("dialog[open]")
        assert ada.page.evaluate("() => document.activeElement.matches('dialog button.main')")
        ada.page.keyboard.press(key)
        ada.page.locator("dialog[open]").wait_for(state="detached")
        assert ada.page.evaluate("() => document.activeElement.closest('.drawing') !== null")
    ada.until(lambda: ada.page.locator(".table").get_attribute("data-version") != version)


def test_the_same_news_twice_leaves_the_board_alone(visit: Visit) -> None:
    ada, _ = two_at_table(visit, "coralia")
    ada.page.wait_for_selector("[data-place]")
    asked = ada.page.locator(".table").get_attribute("data-asked")
    held: list[Route] = []
    look = re.compile(r"/v1/matches/[^/]+\?")
    ada.page.route(look, lambda route: held.append(route))
    ada.click(ada.page.locator("[data-place]").first, "data-place")
    ada.until(lambda: len(held) == 1)  # the stream reports the same move, too
    ada.until(lambda: ada.page.locator(".table").get_attribute("data-asked") != asked)
    mark = ada.page.wait_for_selector("[data-place]")
    with ada.page.expect_response(look):
        held[0].continue_()
    ada.page.wait_for_timeout(300)
    assert mark is not None
    assert mark.evaluate("(mark) => mark.isConnected")


def test_a_move_that_gives_something_up_is_confirmed_even_if_others_are_not(visit: Visit, served: Served) -> None:
    seated = Seated(served, "reef_gardens", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    chooser = random.Random(5)
    while not (lossy := [move for move in seated.legal(seated.asked()) if move["gives_up"]]):
        seated.move_at_random(chooser)
    visitor = visit()
    visitor.set(ask="never")
    sit(visitor, seated, seated.asked())
    visitor.page.wait_for_selector("[data-place]")
    visitor.page.locator(".all-moves summary").click()
    visitor.page.locator(".all-moves").get_by_role("button", name=lossy[0]["does"], exact=True).first.click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.locator(".warning").count() == 1
    visitor.act(dialog.get_by_role("button", name="Do it"))
    assert dialog.count() == 0


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, itertools.cycle(LANGUAGES[1:]), strict=False)])
def test_a_click_on_a_wrong_place_is_explained_by_its_rule(
    visit: Visit, served: Served, game: str, language: str
) -> None:
    visitor, seated = at_table(visit, served, moves=4, game=game, locale=language)
    notice, refused = explained(visitor, seated, language)
    link = notice.locator("button.link")
    said = notice.locator("p").first.inner_text()
    assert said in [f"{one['why']} {link.inner_text()}" for one in refused]
    rule = link.inner_text().split()[-1]
    assert rule in {one["rule"] for one in refused}
    link.click()
    visitor.page.locator(f'dialog [lang={language}] [id="rule-{rule}"]').wait_for()
    visitor.page.keyboard.press("Escape")


def explained(visitor: Visitor, seated: Seated, language: str = "en") -> tuple[Locator, list[Any]]:
    """Click a place where no legal move begins; the notice that explains it, and all refused moves there."""
    chooser = random.Random(8)
    while True:
        while seated.asked() != 0:
            seated.move_at_random(chooser)
        visitor.page.locator(f'.table[data-version="{seated.look()["version"]}"] [data-place]').first.wait_for()
        path = f"{seated.path}/decision?refused=true&language={language}"
        decision = seated.client.get(path, token=seated.tokens[0]).json
        marked = {place for move in decision["moves"] for place in move["places"]}
        for place in {move["places"][0] for move in decision["refused"]} - marked:
            if visitor.click_unmarked(place):
                visitor.page.locator(".notice").wait_for()
                return visitor.page.locator(".notice"), [one for one in decision["refused"] if place in one["places"]]
        seated.move_at_random(chooser)


def test_refused_moves_are_fetched_once_per_decision(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=4)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url) if "refused=true" in request.url else None)
    notice, refused = explained(visitor, seated)
    notice.get_by_role("button", name="Dismiss").click()
    notice.wait_for(state="detached")
    assert visitor.click_unmarked(refused[0]["places"][0])
    notice.wait_for()
    assert len(asked) == 1


def test_touching_a_piece_explains_it(visit: Visit, served: Served) -> None:
    seated = Seated(served, "coralia", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    visitor = visit()
    visitor.open(f"#/match/{seated.name}")
    pieces = {piece["id"]: piece for piece in served.get("/v1/games/coralia").json["pieces"]}
    touched = visitor.page.locator("[data-piece]").first
    touched.wait_for()
    visitor.click(touched, "data-piece")
    piece = pieces[touched.get_attribute("data-piece")]
    notice = visitor.page.locator(".notice .piece")
    notice.wait_for()
    assert notice.inner_text() == f"{piece['name']} {piece['explains']}"
    visitor.until(lambda: bool(notice.locator("img").evaluate("(img) => img.complete && img.naturalWidth > 0")))


def test_another_place_can_be_picked_instead(visit: Visit, served: Served) -> None:
    seated = Seated(served, "coralia", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    chooser = random.Random(2)
    while len({legal["places"][0] for legal in seated.legal(seated.asked()) if len(legal["places"]) == 2}) < 2 or any(
        legal["any_order"] for legal in seated.legal(seated.asked())
    ):
        seated.move_at_random(chooser)
    visitor = visit()
    sit(visitor, seated, seated.asked())
    places = visitor.page.locator("[data-place]")
    places.nth(1).wait_for()
    one, other = (places.nth(number).get_attribute("data-place") for number in range(2))
    picked = visitor.page.locator("[data-place][aria-pressed]")
    visitor.touch(places.first)
    assert picked.get_attribute("data-place") == one
    assert visitor.click_unmarked(str(other))
    visitor.until(lambda: picked.get_attribute("data-place") == other)
    visitor.touch(picked)
    visitor.until(lambda: picked.count() == 0 and places.count() > 1)


def test_several_things_are_picked_in_any_order_and_then_confirmed(visit: Visit, served: Served) -> None:
    seated = Seated(served, "reef_gardens", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    chooser = random.Random(2)
    while not any(legal["any_order"] and len(legal["places"]) == 2 for legal in seated.legal(seated.asked())):
        seated.move_at_random(chooser)
    legal = {frozenset(one["places"]): one for one in seated.legal(seated.asked())}
    first, second = sorted(next(places for places in legal if len(places) == 2 and {*places} <= _single_places(legal)))
    visitor = visit()
    visitor.set(ask="never")
    sit(visitor, seated, seated.asked())
    for place in (second, second, first):
        visitor.page.locator(f'[data-place="{place}"]').wait_for()
        visitor.touch(visitor.page.locator(f'[data-place="{place}"]'))
    confirm = visitor.page.locator(".confirm")
    assert confirm.inner_text() == f"Do this: {legal[frozenset([first])]['does']}"
    with visitor.page.expect_request("**/moves?*") as sent:
        confirm.click()
    assert sent.value.post_data_json["move"] == legal[frozenset([first])]["body"]["move"]


def _single_places(legal: dict[frozenset[str], Any]) -> set[str]:
    """The places that are a whole move by themselves."""
    return {place for places in legal if len(places) == 1 for place in places}


def test_the_places_of_a_line_of_the_story_are_outlined(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=12)
    visitor.page.locator(".story summary").click()
    told = [one for one in seated.story(0) if one["places"] and one["event"]["type"] != "turn_began"]
    outlined = visitor.page.locator(".pointed rect")
    visitor.page.locator("header").hover()
    visitor.page.locator(f'.story [data-seq="{told[-1]["seq"]}"]').hover()
    visitor.until(lambda: outlined.count() == len(told[-1]["places"]))


def test_a_move_is_taken_back_at_once_or_by_consent(visit: Visit) -> None:
    ada, bob = two_at_table(visit)
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
    seated.play_to_the_end(random.Random(5))
    visitor.page.locator(".end .winner").wait_for()
    visitor.page.get_by_role("button", name="Verify this match").click()
    visitor.page.locator(".end .good").first.wait_for()
    assert visitor.page.locator(".end .good").count() == 2
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Download the record").click()
    record = json.loads(saved.value.path().read_text())
    assert served.post("/v1/records/verify", record).json["same"]


def test_an_imported_match_does_not_claim_to_have_kept_its_promise(visit: Visit, served: Served) -> None:
    record = json.loads((folder("island_of_gems") / "v2-2-seats-sum.json").read_text())
    imported = served.post("/v1/records", record).json["match"]["id"]
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
    hand_over.click()
    visitor.page.locator(".curtain").wait_for()
    assert visitor.page.locator(".table, .holdings").count() == 0
    visitor.page.reload()
    visitor.page.locator(".curtain").wait_for()
    visitor.page.get_by_role("button", name="I am").click()
    visitor.wait_to_be_asked()
    assert "Bob" in visitor.page.locator(".asks").inner_text()


def test_players_at_one_device_can_agree_to_an_undo_there(visit: Visit, served: Served) -> None:
    seated = Seated(served, "reef_gardens", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
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
    notice, _ = explained(visitor, seated)
    top = notice.bounding_box()["y"]  # type: ignore[index]
    assert 0 <= top < 500

"""The live story: streams that are cut lose nothing and repeat nothing, and a restart goes unnoticed."""

from __future__ import annotations

import json
import random
import signal

import pytest
import redis
from playwright.sync_api import Route

from tests.api.judged import Seated
from tests.api.served import Served, until
from tests.page.conftest import Visit
from tests.page.test_table import at_table, sit
from tests.page.visitor import Visitor

DROPS = 20
_STORY = """() => [...document.querySelectorAll(".story [data-seq]")]
    .map((one) => [Number(one.dataset.seq), one.textContent])"""
#: Cuts the first `drops` streams in the middle of an event.
_CUT = """drops => {
    const whole = window.fetch;
    window.cut = 0;
    window.fetch = async (address, asked) => {
        const answer = await whole(address, asked);
        const isStream = (answer.headers.get("Content-Type") ?? "").startsWith("text/event-stream");
        if (!isStream || window.cut >= drops) return answer;
        const cutShort = new TransformStream({
            transform(part, stream) {
                if (part.length < 40) return stream.enqueue(part);
                window.cut += 1;
                stream.enqueue(part.slice(0, window.cut % 2 ? part.length - 1 : part.length - 20));
                stream.error(new TypeError("cut"));
            },
        });
        return new Response(answer.body.pipeThrough(cutShort), { headers: answer.headers });
    };
}"""


def shows_all(visitor: Visitor, seated: Seated) -> bool:
    """Whether each event is shown once, and no other; the start of a turn is a heading."""
    story = [event for event in seated.story(0) if event["event"]["type"] != "turn_began"]
    shown = sorted(visitor.page.evaluate(_STORY))
    return [seq for seq, _ in shown] == [event["seq"] for event in story] and all(
        event["says"] in text for event, (_, text) in zip(story, shown, strict=True)
    )


def test_streams_that_are_cut_lose_nothing_and_repeat_nothing(visit: Visit, served: Served) -> None:
    visitor = visit()
    visitor.page.context.add_init_script(f"({_CUT})({DROPS})")
    seated = Seated(served, "island_of_gems", 2, starts=0)  # type: ignore[arg-type] - it has all that Seated needs
    sit(visitor, seated, 0)
    chooser = random.Random(4)
    while visitor.page.evaluate("() => window.cut") < DROPS and seated.look()["status"] == "running":
        dropped = visitor.page.evaluate("() => window.cut")
        seated.move_at_random(chooser)
        visitor.until(lambda dropped=dropped: visitor.page.evaluate("() => window.cut") > dropped or dropped == DROPS)  # type: ignore[misc]
    assert visitor.page.evaluate("() => window.cut") == DROPS
    seated.move_at_random(chooser)
    visitor.until(lambda: shows_all(visitor, seated))


def test_the_page_polls_where_no_stream_gets_through(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0)

    def without_stream(route: Route) -> None:
        headers = {**route.request.headers, "accept": "application/json"}
        route.continue_(headers=headers)

    visitor.page.route("**/events**", without_stream)
    visitor.page.reload()
    visitor.page.wait_for_selector(".table")
    chooser = random.Random(6)
    for _ in range(3):
        seated.move_at_random(chooser)
    visitor.until(lambda: shows_all(visitor, seated))


def test_a_restart_of_the_service_goes_unnoticed(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    restart(served, visitor)
    seated.move_at_random(random.Random(1))
    visitor.until(lambda: shows_all(visitor, seated))


def restart(served: Served, visitor: Visitor) -> None:
    visitor.expects("ERR_")
    before = set(served.workers)
    served.process.send_signal(signal.SIGHUP)
    until(lambda: len(served.workers) == 2 and not before & set(served.workers))


def test_a_lost_connection_is_reported_and_can_be_restored(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    visitor.expects("ERR_")
    visitor.page.route("**/events**", lambda route: route.abort())
    visitor.page.reload()
    visitor.page.get_by_text("can't be reached").wait_for()
    visitor.page.unroute("**/events**")
    visitor.page.get_by_role("button", name="Load the page again").click()
    visitor.page.wait_for_selector(".table")
    seated.move_at_random(random.Random(1))
    visitor.until(lambda: shows_all(visitor, seated))


def test_the_page_tries_again_when_it_could_not_fetch_a_change(visit: Visit, served: Served) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    visitor.expects("ERR_")
    failing = iter(range(5))

    def fail(route: Route) -> None:
        route.continue_() if next(failing, None) is None else route.abort()

    visitor.page.route(f"**{seated.path}?*", fail)
    seated.move_at_random(random.Random(1))
    visitor.page.get_by_text("The connection is lost").wait_for()
    version = str(seated.look(0)["version"])
    visitor.until(lambda: visitor.page.locator(".table").get_attribute("data-version") == version)
    visitor.page.get_by_text("The connection is lost").wait_for(state="detached")


def test_a_table_that_could_not_be_opened_can_be_opened_later(visit: Visit, served: Served) -> None:
    visitor, _ = at_table(visit, served, moves=0)
    visitor.expects("503")
    unavailable = json.dumps({"type": "/problems/store_unavailable", "status": 503, "detail": "Out to lunch."})
    visitor.page.route("**/v1/games/island_of_gems?*", lambda route: route.fulfill(status=503, body=unavailable))
    visitor.page.reload()
    visitor.page.get_by_text("Out to lunch.").wait_for()
    visitor.page.unroute("**/v1/games/island_of_gems?*")
    visitor.page.get_by_role("button", name="Load the page again").click()
    visitor.page.wait_for_selector(".table")


# Moves that Redis has lost


class Kept:
    """A match as it is in Redis at this moment, to be put back."""

    def __init__(self, client: redis.Redis, seated: Seated) -> None:
        self._client = client
        self._content = {key: client.dump(key) for key in client.scan_iter(f"match:{{{seated.name}}}*")}

    def put_back(self) -> None:
        for key, value in self._content.items():
            self._client.restore(key, 0, value, replace=True)


def shows_version(visitor: Visitor, seated: Seated) -> bool:
    return visitor.page.locator(".table").get_attribute("data-version") == str(seated.look()["version"])


@pytest.mark.parametrize("made_since", [0, 1])
def test_moves_that_were_lost_disappear(
    visit: Visit, served: Served, redis_client: redis.Redis, made_since: int
) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    kept = Kept(redis_client, seated)
    first, *_, last = seated.legal(0)
    seated.move(0, first["body"])
    visitor.until(lambda: shows_version(visitor, seated))
    visitor.expects("404")
    kept.put_back()
    for _ in range(made_since):
        seated.move(0, last["body"])
    restart(served, visitor)
    visitor.page.get_by_text("The service lost some moves").wait_for()
    visitor.until(lambda: shows_version(visitor, seated) and shows_all(visitor, seated))


def test_moves_that_were_lost_while_the_page_was_away_disappear(
    visit: Visit, served: Served, redis_client: redis.Redis
) -> None:
    visitor, seated = at_table(visit, served, moves=0)
    kept = Kept(redis_client, seated)
    first, *_, last = seated.legal(0)
    seated.move(0, first["body"])
    visitor.until(lambda: shows_version(visitor, seated))
    visitor.expects("ERR_")
    visitor.page.context.set_offline(True)
    kept.put_back()
    seated.move(0, last["body"])
    for _ in range(4):
        seated.move_at_random(random.Random(2))
    restart(served, visitor)
    visitor.page.context.set_offline(False)
    visitor.page.get_by_text("The service lost some moves").wait_for()
    visitor.until(lambda: shows_version(visitor, seated) and shows_all(visitor, seated))


def test_an_attempt_to_move_shows_that_moves_were_lost(visit: Visit, served: Served, redis_client: redis.Redis) -> None:
    seated = Seated(served, "island_of_gems", 2, starts=1)  # type: ignore[arg-type] - it has all that Seated needs
    while seated.asked() == 1:
        kept = Kept(redis_client, seated)
        seated.move_at_random(random.Random(3))
    visitor = visit()
    visitor.expects("409")
    sit(visitor, seated, 0)
    visitor.page.locator(".all-moves summary").click()
    kept.put_back()
    visitor.page.locator(".all-moves button").first.click()
    visitor.page.get_by_text("The service lost some moves").wait_for()
    visitor.until(lambda: shows_version(visitor, seated) and shows_all(visitor, seated))

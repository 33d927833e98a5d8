"""The story of a match, as each viewer may know it."""

from __future__ import annotations

from typing import Any

import pytest

from service.api.live import FORMS
from service.words import FALLBACK
from tests.api.expect import SAYS, any_move, problem
from tests.api.judged import Seated


def page(match: Seated, query: str, seat: int | None = None, media: str = "application/json") -> Any:
    return match.client.get(f"{match.path}/events?{query}", token=match.token(seat), headers={"Accept": media})


def test_the_story_has_no_gap(gems: Seated) -> None:
    for _ in range(5):
        gems.move(*any_move(gems))
    story = gems.story()
    assert [told["seq"] for told in story] == list(range(1, gems.look()["last_event"] + 1))
    assert [told["moves"] for told in story] == sorted(told["moves"] for told in story)
    assert story[-1]["moves"] == gems.look()["moves"]


def test_only_events_after_the_one_named(gems: Seated) -> None:
    story = gems.story()
    for after in (0, 1, len(story) - 1, len(story)):
        answer = page(gems, f"after={after}")
        assert answer.json["events"] == story[after:]
        assert answer.json["last_event"] == len(story)
        assert "Link" not in answer.headers


@pytest.mark.parametrize("media", ["application/json", *FORMS])
def test_nothing_follows_an_event_that_has_not_happened(gems: Seated, media: str) -> None:
    """Its caller would wait for nothing, or miss what happens until the match has as many events."""
    newest = gems.look()["last_event"]
    for after in (newest + 1, 10**9):
        said = problem(page(gems, f"after={after}&wait=8", media=media), 404, "no_such_moment")
        assert said["detail"] == SAYS[FALLBACK]("not-told-that-far", after=after, newest=newest)


def test_page_by_page(gems: Seated) -> None:
    for _ in range(5):
        gems.move(*any_move(gems))
    story = gems.story(0)
    path, seen, pages = f"{gems.path}/events?limit=3", [], 0
    while path:
        answer = gems.client.get(path, token=gems.tokens[0])
        assert len(answer.json["events"]) <= 3
        seen += answer.json["events"]
        pages += 1
        link = answer.headers.get("Link", "")
        assert not link or link.endswith('>; rel="next"')
        path = link.split(">")[0][1:]
    assert seen == story
    assert pages == -(-len(story) // 3)


def test_a_page_that_is_exactly_full_has_no_next(gems: Seated) -> None:
    last = gems.look()["last_event"]
    assert "Link" not in page(gems, f"limit={last}").headers
    assert f"after={last - 1}" in page(gems, f"limit={last - 1}").headers["Link"]


def test_a_card_that_is_drawn_is_told_to_its_seat_only(drawn: tuple[Seated, int, int]) -> None:
    match, seat, seq = drawn
    events = {viewer: match.story(viewer)[seq - 1]["event"] for viewer in (0, 1, None)}
    assert events[seat]["card"].startswith("seahorse:")
    assert events[1 - seat] == events[None] == {"type": "seahorse_card_taken", "seat": seat, "source": "deck"}


def test_a_card_that_is_drawn_is_seen_by_its_seat_only(drawn: tuple[Seated, int, int]) -> None:
    match, seat, seq = drawn
    card = match.story(seat)[seq - 1]["event"]["card"]
    seen = {viewer: card in match.client.get(match.path, token=match.token(viewer)).text for viewer in (0, 1, None)}
    assert seen == {seat: True, 1 - seat: False, None: False}


def test_what_was_missed_is_told_as_the_seat_may_know_it(drawn: tuple[Seated, int, int]) -> None:
    match, seat, seq = drawn
    for _ in range(40):
        mover, body = any_move(match)
        made = match.move(mover, body, f"?after={seq - 1}").json
        assert made["missed"][0] == match.story(mover)[seq - 1]
        assert ("card" in made["missed"][0]["event"]) == (mover == seat)
        if mover != seat:
            return
    pytest.fail("the other seat never moved")


def test_all_but_the_private_part_is_the_same_for_everybody(drawn: tuple[Seated, int, int]) -> None:
    match, _, _ = drawn
    stories = [match.story(viewer) for viewer in (0, 1, None)]
    for one, other, spectator in zip(*stories, strict=True):
        assert one["seq"] == other["seq"] == spectator["seq"]
        assert spectator["event"].items() <= one["event"].items()
        assert spectator["event"].items() <= other["event"].items()

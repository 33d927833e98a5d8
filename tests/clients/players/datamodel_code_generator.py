"""Plays a match of every game with httpx and the models of datamodel-code-generator: python player.py ADDRESS"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

import httpx
from client import (
    CoraliaNewMatch,
    DecisionShown,
    EventList,
    EventShown,
    GameList,
    IslandOfGemsNewMatch,
    MatchCreated,
    MoveMade,
    NewMatch,
    NewMove,
    NewSeatTaken,
    PointsScored,
    Problem,
    ReefGardensNewMatch,
    SeatJoined,
)
from pydantic import BaseModel

Model = TypeVar("Model", bound=BaseModel)
MATCHES = {
    "coralia": NewMatch(root=CoraliaNewMatch(game="coralia")),
    "island_of_gems": NewMatch(root=IslandOfGemsNewMatch(game="island_of_gems")),
    "reef_gardens": NewMatch(root=ReefGardensNewMatch(game="reef_gardens")),
}
service = httpx.Client(base_url=sys.argv[1])


def get(model: type[Model], path: str, token: str | None = None, **query: int) -> Model:
    return model.model_validate_json(service.get(path, params=query, headers=bearer(token)).text)


def post(model: type[Model], path: str, body: BaseModel, token: str | None = None) -> Model:
    content = body.model_dump_json(exclude_unset=True)
    headers = {"Content-Type": "application/json", **bearer(token)}
    return model.model_validate_json(service.post(path, content=content, headers=headers).text)


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def play(new: NewMatch) -> int:
    match = post(MatchCreated, "/v1/matches", new).match
    at = f"/v1/matches/{match.id}"
    tokens: list[str] = []
    for _ in match.seats:
        taken = post(SeatJoined, f"{at}/seats", NewSeatTaken())
        match = taken.match
        tokens.append(taken.token)

    made = 0
    while match.asked:
        token = tokens[match.asked.seats[0]]
        moves = get(DecisionShown, f"{at}/decision", token).moves
        body: NewMove = moves[made * 7 % len(moves)].body
        match = post(MoveMade, f"{at}/moves", body, token).match
        made += 1
        if made == 1:
            assert post(Problem, f"{at}/moves", body, token).type == "/problems/decision_answered"

    assert match.outcome
    points = [0] * len(tokens)
    for shown in story(at):
        if isinstance(shown.event.root, PointsScored):
            points[shown.event.root.seat] += shown.event.root.points
    assert points == [score.points for score in match.outcome.scores]
    return made


def story(at: str) -> Iterator[EventShown]:
    after = 0
    while True:
        page = get(EventList, f"{at}/events", after=after)
        yield from page.events
        after = page.events[-1].seq
        if after == page.last_event:
            return


def main() -> None:
    assert [game.id for game in get(GameList, "/v1/games").games] == list(MATCHES)
    for game, new in MATCHES.items():
        print(game, play(new))


main()

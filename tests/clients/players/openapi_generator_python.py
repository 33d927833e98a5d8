"""Plays a match of every game with a Python client of openapi-generator: python player.py ADDRESS"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from client import (
    ApiClient,
    ApiException,
    Configuration,
    CoraliaNewMatch,
    EventsApi,
    EventShown,
    GamesApi,
    IslandOfGemsNewMatch,
    MatchesApi,
    MovesApi,
    NewMatch,
    NewMove,
    NewSeatTaken,
    PointsScored,
    Problem,
    ReefGardensNewMatch,
    SeatsApi,
)

ADDRESS = sys.argv[1]
MATCHES = {
    "coralia": NewMatch(CoraliaNewMatch(game="coralia")),
    "island_of_gems": NewMatch(IslandOfGemsNewMatch(game="island_of_gems")),
    "reef_gardens": NewMatch(ReefGardensNewMatch(game="reef_gardens")),
}


def api(token: str | None = None) -> ApiClient:
    return ApiClient(Configuration(host=ADDRESS, access_token=token))


def play(new: NewMatch) -> int:
    match = MatchesApi(api()).create_match(new).match
    seats: list[ApiClient] = []
    for _ in match.seats:
        taken = SeatsApi(api()).take_seat(match.id, new_seat_taken=NewSeatTaken())
        match = taken.match
        seats.append(api(taken.token))

    made = 0
    while match.asked:
        moves = MovesApi(seats[match.asked.seats[0]])
        decision = moves.get_decision(match.id)
        body = decision.moves[made * 7 % len(decision.moves)].body
        match = moves.make_move(match.id, body).match
        made += 1
        if made == 1:
            assert refusal(moves, match.id, body).type == "/problems/decision_answered"

    assert match.outcome
    points = [0] * len(seats)
    for shown in story(match.id):
        event = shown.event.actual_instance
        if isinstance(event, PointsScored):
            points[event.seat] += event.points
    assert points == [score.points for score in match.outcome.scores]
    return made


def refusal(moves: MovesApi, match: str, body: NewMove) -> Problem:
    try:
        moves.make_move(match, body)
    except ApiException as refused:
        problem = refused.data
    assert isinstance(problem, Problem)
    return problem


def story(match: str) -> Iterator[EventShown]:
    after = 0
    while True:
        page = EventsApi(api()).list_events(match, after=after)
        yield from page.events
        after = page.events[-1].seq
        if after == page.last_event:
            return


def main() -> None:
    assert [game.id for game in GamesApi(api()).list_games().games] == list(MATCHES)
    for game, new in MATCHES.items():
        print(game, play(new))


main()

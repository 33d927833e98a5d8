"""Plays a match of every game with a client of openapi-python-client: python player.py ADDRESS"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from client import AuthenticatedClient, Client
from client.api.events import list_events
from client.api.games import list_games
from client.api.matches import create_match
from client.api.moves import get_decision, make_move
from client.api.seats import take_seat
from client.models import (
    CoraliaNewMatch,
    DecisionShown,
    EventList,
    EventShown,
    GameList,
    IslandOfGemsNewMatch,
    MatchCreated,
    MoveMade,
    NewSeatTaken,
    PointsScored,
    Problem,
    ReefGardensNewMatch,
    SeatJoined,
)

ADDRESS = sys.argv[1]
MATCHES = (
    CoraliaNewMatch(game="coralia"),
    IslandOfGemsNewMatch(game="island_of_gems"),
    ReefGardensNewMatch(game="reef_gardens"),
)


def play(new: CoraliaNewMatch | IslandOfGemsNewMatch | ReefGardensNewMatch) -> int:
    anybody = Client(ADDRESS)
    created = create_match.sync(client=anybody, body=new)
    assert isinstance(created, MatchCreated)
    match = created.match
    seats: list[AuthenticatedClient] = []
    for _ in match.seats:
        taken = take_seat.sync(match.id, client=anybody, body=NewSeatTaken())
        assert isinstance(taken, SeatJoined)
        match = taken.match
        seats.append(AuthenticatedClient(ADDRESS, token=taken.token))

    made = 0
    while match.asked:
        seat = seats[match.asked.seats[0]]
        decision = get_decision.sync(match.id, client=seat)
        assert isinstance(decision, DecisionShown)
        body = decision.moves[made * 7 % len(decision.moves)].body
        answer = make_move.sync(match.id, client=seat, body=body)
        assert isinstance(answer, MoveMade), answer
        match = answer.match
        made += 1
        if made == 1:
            again = make_move.sync(match.id, client=seat, body=body)
            assert isinstance(again, Problem)
            assert again.type_ == "/problems/decision_answered"

    assert match.outcome
    points = [0] * len(seats)
    for shown in story(seats[0], match.id):
        if isinstance(shown.event, PointsScored):
            points[shown.event.seat] += shown.event.points
    assert points == [score.points for score in match.outcome.scores]
    return made


def story(seat: AuthenticatedClient, match: str) -> Iterator[EventShown]:
    after = 0
    while True:
        page = list_events.sync(match, client=seat, after=after)
        assert isinstance(page, EventList)
        yield from page.events
        after = page.events[-1].seq
        if after == page.last_event:
            return


def main() -> None:
    games = list_games.sync(client=Client(ADDRESS))
    assert isinstance(games, GameList)
    assert [game.id for game in games.games] == [new.game for new in MATCHES]
    for new in MATCHES:
        print(new.game, play(new))


main()

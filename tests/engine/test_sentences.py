from __future__ import annotations

from service.engine import sentences
from service.engine.message import Name, message
from service.engine.records import MatchOver, MatchStarted, PointsScored, Setup, TurnBegan
from tests.engine.pebbles import Bid, BidMade, PebbleWon

SETUP = Setup(2, None)


def test_a_move_is_named_after_its_type_and_filled_with_its_fields() -> None:
    assert sentences.does(None, 0, Bid(2)) == message("move-bid", coins=2)  # type: ignore[arg-type]


def test_an_event_names_its_player() -> None:
    assert sentences.says(PebbleWon(seat=1, coins=2), SETUP) == message("event-pebble_won", who=Name(1), coins=2)


def test_an_unset_field_is_no_variable() -> None:
    assert sentences.says(BidMade(seat=1), SETUP) == message("event-bid_made", who=Name(1))


def test_events_that_all_games_share_have_their_own_messages() -> None:
    assert sentences.of_shared(PebbleWon(seat=1, coins=2)) is None
    assert sentences.of_shared(TurnBegan(seat=0, turn=3)) == message("event-turn_began", who=Name(0), turn=3)
    started = message("event-match_started", starts=Name(1), by_lot=True)
    assert sentences.of_shared(MatchStarted(starts=1, by_lot=True)) == started


def test_lost_points_are_told_as_a_loss() -> None:
    lost = PointsScored(seat=0, points=-3, category="corals", rule="G4.3", score=4)
    expected = {"who": Name(0), "gained": False, "points": 3, "category": "corals", "score": 4}
    assert sentences.of_shared(lost) == message("event-points_scored", **expected)


def test_the_end_says_who_won_and_what_decided() -> None:
    over = MatchOver(winners=[1], decided_by="cards", compared=[3, 5])
    reason = message("outcome-cards", winners=(Name(1),), most=5, least=3)
    assert sentences.of_shared(over) == message("event-match_over", reason=reason)

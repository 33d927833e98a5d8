"""Small faults in the service, each with the test that has to find it."""

from __future__ import annotations

from typing import NamedTuple


class Mutant(NamedTuple):
    """The old text occurs exactly once in the file, below service/; the test is below tests/."""

    name: str
    file: str
    old: str
    new: str
    test: str


_STORE, _FEED, _KEPT = "store/store.py", "store/feed.py", "store/idempotency.py"
_MATCH, _UNDO, _LOG, _RECORDS = "matches/match.py", "matches/undo.py", "matches/log.py", "matches/records.py"
_CALL, _JUDGE, _WORKER = "api/call.py", "api/contract/judge.py", "server/worker.py"
_GEMS, _REEFS, _CORALIA = "games/island_of_gems", "games/reef_gardens", "games/coralia"

MUTANTS = (
    # The store
    Mutant(
        "the version is not compared",
        _STORE,
        "or '0') ~= ARGV[1] then return 0 end",
        "or '0') ~= ARGV[1] then end",
        "store/test_store.py::test_a_change_of_another_version_is_not_written",
    ),
    Mutant(
        "marks are not found",
        _STORE,
        "if string.find(marks, ARGV[2], 1, true) then",
        "if false then",
        "store/test_store.py::test_a_script_that_is_run_twice_is_carried_out_once",
    ),
    Mutant(
        "only the last mark is kept",
        _STORE,
        "string.sub(ARGV[2] .. marks, 1, 64)",
        "ARGV[2]",
        "store/test_store.py::test_others_may_change_the_match_between_the_two_runs",
    ),
    Mutant(
        "events and log never expire",
        _STORE,
        "for i = 1, 3 do redis.call('EXPIRE'",
        "for i = 1, 1 do redis.call('EXPIRE'",
        "store/test_store.py::test_every_key_of_a_match_expires",
    ),
    Mutant(
        "a kept answer is not given",
        _STORE,
        "if known then\n",
        "if false then\n",
        "store/test_store.py::test_with_a_key_the_second_run_gives_the_answer_of_the_first",
    ),
    Mutant(
        "a change is not published",
        _STORE,
        "redis.call('PUBLISH', KEYS[1], ARGV[4])",
        "",
        "store/test_store.py::test_a_change_is_published",
    ),
    Mutant(
        "a story that has grown is archived",
        _STORE,
        " or redis.call('XLEN', KEYS[2]) ~= tonumber(ARGV[2])",
        "",
        "store/test_store.py::test_what_has_grown_since_it_was_read_is_not_archived",
    ),
    Mutant(
        "a match that goes on after a crash is archived",
        _STORE,
        "if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] or",
        "if",
        "store/test_store.py::test_a_match_that_goes_on_after_a_crash_is_not_archived",
    ),
    # Idempotency
    Mutant(
        "the fingerprint is not compared",
        _KEPT,
        "if fingerprint != key.fingerprint:",
        "if False:",
        "store/test_store.py::test_a_key_is_not_for_another_request",
    ),
    Mutant(
        "answers are not encrypted",
        _KEPT,
        'b"answer " + self.key.encode()',
        'b"answer "',
        "store/test_store.py::test_answers_cannot_be_read_in_redis",
    ),
    Mutant(
        "the nonce is always the same",
        _KEPT,
        "secrets.token_bytes(_NONCE)",
        "bytes(_NONCE)",
        "store/test_store.py::test_the_same_answer_is_sealed_differently_each_time",
    ),
    Mutant(
        "the fingerprint leaves the body out",
        _CALL,
        'self.environ["PATH_INFO"], self.query, self.token, self.body]',
        'self.environ["PATH_INFO"], self.query, self.token]',
        "api/test_idempotency.py::test_a_key_is_not_for_another_move_seat_or_player",
    ),
    Mutant(
        "the fingerprint depends on the order of members",
        _CALL,
        'msgspec.json.Encoder(order="sorted")',
        "msgspec.json.Encoder()",
        "api/test_idempotency.py::test_the_order_of_members_makes_no_difference",
    ),
    # Tokens
    Mutant(
        "any token opens the first seat",
        _MATCH,
        "if player.token and hmac.compare_digest(player.token, given):",
        "if player.token:",
        "api/test_tokens.py::test_a_token_of_another_match_opens_nothing",
    ),
    Mutant(
        "tokens are stored readably",
        _MATCH,
        "return hashlib.sha256(token.encode()).digest()",
        "return token.encode()",
        "api/test_tokens.py::test_only_hashes_of_tokens_are_stored",
    ),
    Mutant(
        "anybody calls a match off",
        _MATCH,
        "if token is None or not hmac.compare_digest(header.creator, token_hash(token)):",
        "if token is None:",
        "api/test_tokens.py::test_a_seats_token_does_not_abandon_the_match",
    ),
    Mutant(
        "the creator plays seat 0",
        _CALL,
        'if self.operation.caller == "seat" and self.seat is None:',
        "if False:",
        "api/test_tokens.py::test_the_creators_token_plays_no_seat",
    ),
    # Secrecy
    Mutant(
        "secret cards are shown to the other seat",
        f"{_GEMS}/view.py",
        "may_see_secrets = viewer == seat or not state.pending",
        "may_see_secrets = viewer is not None or not state.pending",
        "games/island_of_gems/test_i7_who_sees_what.py::test_i7_a_seat_sees_its_own_secret_cards_only",
    ),
    Mutant(
        "hands are shown to everybody",
        f"{_CORALIA}/view.py",
        "hand=_cards(player.hidden) if seat == viewer else None",
        "hand=_cards(player.hidden)",
        "games/coralia/test_c11_who_sees_what.py::test_c11_2_only_its_owner_sees_a_hand",
    ),
    Mutant(
        "what one seat is told everybody hears",
        _MATCH,
        "return self.event if seat is None else self.only.get(seat, self.event)",
        "return next(iter(self.only.values()), self.event)",
        "api/test_events.py::test_a_card_that_is_drawn_is_told_to_its_seat_only",
    ),
    Mutant(
        "a preview looks at what nobody knows",
        "engine/table.py",
        "        raise UnknownMetError(met)",
        "        super().meet(met)",
        "engine/test_table.py::test_looking_ahead_stops_at_what_nobody_can_know",
    ),
    Mutant(
        "the past shows the present",
        "matches/history.py",
        "return replace(past, position=position_after(match, log), last_event=last_event)",
        "return replace(past, last_event=last_event)",
        "trust/test_over_http.py::test_the_past_is_shown_as_each_viewer_saw_it_then",
    ),
    Mutant(
        "listeners share what one seat is told",
        _FEED,
        "if token is not None and not any(seat in event.only for _, event in events):",
        "if token is not None:",
        "store/test_feed.py::test_only_listeners_who_see_more_get_their_own_part",
    ),
    # Chance
    Mutant(
        "the key leaves the players' parts out",
        "engine/chance.py",
        'b"tidetable draws\\0" + mixed',
        'b"tidetable draws\\0"',
        "engine/test_chance.py::test_every_part_affects_the_key_of_all_draws",
    ),
    Mutant(
        "the commitment is the key of a draw",
        "engine/chance.py",
        'b"tidetable commitment\\0" + secret',
        "secret",
        "engine/test_chance.py::test_the_commitment_is_a_plain_hash_and_no_key",
    ),
    Mutant(
        "low results are favoured",
        "engine/chance.py",
        "fair = _SPAN - _SPAN % bound",
        "fair = _SPAN",
        "engine/test_chance.py::test_numbers_past_the_last_whole_multiple_are_drawn_again",
    ),
    Mutant(
        "a draw is used again after an undo",
        "engine/play.py",
        "    restored.draws = table.chance.drawn\n",
        "",
        "engine/test_play.py::test_draws_are_never_used_again",
    ),
    # Undo
    Mutant(
        "what was revealed is taken back without consent",
        _UNDO,
        "return any(entry.revealed or (entry.seat",
        "return any((entry.seat",
        "trust/test_over_http.py::test_a_card_drawn_and_taken_back_is_shuffled_into_its_pile",
    ),
    Mutant(
        "one seat's consent is enough",
        _UNDO,
        "if len(agreed) == len(match.header.seats) - 1:",
        "if agreed:",
        "trust/test_over_http.py::test_an_undo_is_pending_until_it_is_answered_or_withdrawn",
    ),
    Mutant(
        "a seat consents to its own undo",
        _UNDO,
        "    if wish.seat == seat:\n",
        "    if False:\n",
        "trust/test_over_http.py::test_after_somebody_else_has_moved_all_others_must_agree",
    ),
    # The judge
    Mutant(
        "unknown parameters are ignored",
        _JUDGE,
        'faults.append(Fault(where, name, message("fault-no-parameter")))',
        "pass",
        "api/test_bad_input.py::test_an_address_that_does_not_fit_the_contract",
    ),
    Mutant(
        "a part of a chunked body is taken for the whole",
        _JUDGE,
        "    if len(data) > most:\n",
        "    if len(data) > 1000 * most:\n",
        "api/test_bad_input.py::test_a_part_of_a_chunked_body_is_not_taken_for_the_whole",
    ),
    Mutant(
        "all faults of a big body are listed",
        _JUDGE,
        "if len(_encode(value)) <= _SMALL:",
        "if True:",
        "api/test_bad_input.py::test_a_body_with_very_many_faults_is_refused_early",
    ),
    # ETags
    Mutant(
        "If-Match is ignored",
        _CALL,
        'if "If-Match" in self.headers:',
        "if False:",
        "api/test_etags.py::test_a_move_for_another_version_is_refused",
    ),
    Mutant(
        "all viewers have the same ETag",
        _CALL,
        'viewer = "spectator" if seat is None else seat',
        'viewer = "anybody"',
        "api/test_etags.py::test_each_viewer_has_its_own_etag",
    ),
    # The feed
    Mutant(
        "a change wakes nobody",
        _FEED,
        "        changed.set()\n",
        "",
        "store/test_feed.py::test_a_listener_from_anywhere_hears_each_event_once",
    ),
    Mutant(
        "a listener that lags behind misses events",
        _FEED,
        "if news is None or not news.begins <= after <= news.last:",
        "if news is None or after > news.last:",
        "store/test_feed.py::test_a_change_may_tell_more_than_is_read_at_once",
    ),
    # The worker
    Mutant(
        "a body that breaks off is taken for a whole one",
        _WORKER,
        "if len(data) < len(buffer) and self._missing > 0:",
        "if False:",
        "server/test_worker.py::test_a_body_that_ends_too_early_is_not_taken_for_a_whole_one",
    ),
    Mutant(
        "a body may take for ever",
        _WORKER,
        "max(0.0, self._deadline - time.monotonic())",
        "600",
        "server/test_worker.py::test_a_slow_body_is_refused",
    ),
    Mutant(
        "a refusal is an internal error",
        _WORKER,
        "    errors.LimitRequestLine: _remedied(causes.URI_TOO_LONG),\n",
        "",
        "server/test_worker.py::test_what_gunicorn_refuses_is_a_problem",
    ),
    # Records
    Mutant(
        "checks are not compared",
        _RECORDS,
        "if match.header.check.hex() != line.check:",
        "if False:",
        "trust/test_records.py::test_finished_matches_verify_and_every_tampering_is_found",
    ),
    Mutant(
        "the commitment is not verified",
        _RECORDS,
        "if commitment(bytes.fromhex(record.secret)) != record.commitment:",
        "if False:",
        "trust/test_records.py::test_finished_matches_verify_and_every_tampering_is_found",
    ),
    Mutant(
        "the check leaves the move out",
        _LOG,
        "_encode([entry and _essence(entry), drawn])",
        "_encode([drawn])",
        "trust/test_records.py::test_moves_with_the_same_result_have_different_checks",
    ),
    # The rules
    Mutant(
        "a tie in yellow shells pays both",
        f"{_GEMS}/scoring.py",
        "if own.yellow_shells > other.yellow_shells:",
        "if own.yellow_shells >= other.yellow_shells:",
        "games/island_of_gems/test_i6_the_end.py::test_i6_2_a_tie_pays_nobody",
    ),
    Mutant(
        "majorities don't break a tie",
        f"{_GEMS}/scoring.py",
        "for name in IslandOfGemsStanding.__struct_fields__}",
        'for name in IslandOfGemsStanding.__struct_fields__ if name != "majorities"}',
        "games/island_of_gems/test_i6_the_end.py::test_i6_6_ties_are_decided_in_this_order",
    ),
    Mutant(
        "clownfish don't count in reefs that surface",
        f"{_REEFS}/surfacing.py",
        'seat, corals + clownfish, "surfaced_reefs"',
        'seat, corals, "surfaced_reefs"',
        "games/reef_gardens/test_g7_surfacing.py::test_g7_1_corals_and_clownfish_score_and_the_reef_becomes_neutral",
    ),
    Mutant(
        "money over twelve is kept",
        f"{_REEFS}/surfacing.py",
        "min(before + INCOME[divers], MOST_MONEY)",
        "before + INCOME[divers]",
        "games/reef_gardens/test_g7_surfacing.py::test_g7_2_money_over_twelve_is_lost",
    ),
    Mutant(
        "a reef is named twice",
        f"{_REEFS}/surfacing.py",
        "if len(set(move.reefs)) < len(move.reefs):",
        "if False:",
        "games/reef_gardens/test_g7_surfacing.py::test_g7_1_each_reef_is_named_once",
    ),
    Mutant(
        "equal pearls go to nobody in particular",
        f"{_CORALIA}/scoring.py",
        "totals = sorted({(sum(values), len(values)) for values in pearls}, reverse=True)\n",
        "pearls = [[sum(values)] for values in pearls]\n    totals = sorted({(sum(values), 1) for values in pearls})\n",
        "games/coralia/test_c10_the_end.py::test_c10_4_equal_totals_go_to_more_cards",
    ),
    Mutant(
        "turtles don't break a tie",
        f"{_CORALIA}/scoring.py",
        'enumerate(("points", "cards", "turtles"))',
        'enumerate(("points", "cards"))',
        "games/coralia/test_c10_the_end.py::test_c10_5_players_are_told_what_decided",
    ),
    Mutant(
        "legality is not checked",
        "engine/play.py",
        "    if refusal is not None:\n        raise IllegalMoveError(refusal)\n",
        "",
        "api/test_moves.py::test_an_illegal_move_names_the_rule_and_legal_ones",
    ),
)

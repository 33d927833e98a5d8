"""Small faults in what operators rely on: the promise of the store, readiness, limits, replicas, the index."""

from __future__ import annotations

from tests.mutants.mutants import Mutant

_PROMISE, _LIMITS, _LINKS = "store/promise.py", "store/limits.py", "store/connections.py"
_TEST_PROMISE, _TEST_LIMITS = "store/test_promise.py", "api/test_limits.py"
_TEST_SERVERS, _TEST_LINKS = "store/test_servers.py", "store/test_connections.py"

OPERATING = (
    Mutant(
        "eviction loses nothing",
        _PROMISE,
        'if given.get("maxmemory", "0") != "0" and',
        "if False and",
        f"{_TEST_PROMISE}::test_the_settings_of_a_server_make_its_promise",
    ),
    Mutant(
        "what is not known is enough",
        _PROMISE,
        "return self.durability is not None and",
        "return self.durability is None or",
        f"{_TEST_PROMISE}::test_a_server_that_hides_its_settings_promises_nothing_known",
    ),
    Mutant(
        "the first server speaks for the Cluster",
        _PROMISE,
        "_weakest(promise.durability for promise in promises)",
        "promises[0].durability",
        f"{_TEST_PROMISE}::test_the_weakest_server_of_a_cluster_counts",
    ),
    Mutant(
        "a store that refuses writes is ready",
        "store/readiness.py",
        "if condition.obstacle:",
        "if False:",
        "api/test_ready.py::test_a_store_that_refuses_writes_is_not_ready_but_read",
    ),
    Mutant(
        "readiness waits for as long as it takes",
        "store/readiness.py",
        "self.join(patience)",
        "self.join()",
        f"{_TEST_PROMISE}::test_readiness_is_told_in_time_whatever_hangs",
    ),
    Mutant(
        "each look at readiness writes",
        "store/readiness.py",
        "time.monotonic() - self._ended > FRESH",
        "time.monotonic() - self._ended > 0",
        "api/test_ready.py::test_many_who_ask_cost_one_write_a_second",
    ),
    Mutant(
        "a Redis that keeps less is taken",
        "server/store_check.py",
        "if not condition.promise.covers(wanted):",
        "if False:",
        "server/test_store_check.py::test_less_than_what_is_wanted_is_refused",
    ),
    Mutant(
        "no replica has to confirm",
        _LINKS,
        "return confirmed >= self.replicas",
        "return True",
        "store/test_servers.py::test_a_change_that_no_replica_confirms_is_not_acknowledged",
    ),
    Mutant(
        "each worker has a quota of its own",
        _LIMITS,
        "max(0, min(wanted, item.amount - (int(used) - wanted)))",
        "wanted",
        f"{_TEST_LIMITS}::test_workers_share_a_limit_and_never_exceed_it",
    ),
    Mutant(
        "any header names the client",
        "api/addresses.py",
        "if address is None or not self._trusts(address):",
        "if address is None:",
        f"{_TEST_LIMITS}::test_the_client_is_the_first_hop_that_is_not_trusted",
    ),
    Mutant(
        "anybody creates matches",
        "api/limits.py",
        "raise ProblemError(causes.API_KEY_NEEDED",
        "ProblemError(causes.API_KEY_NEEDED",
        f"{_TEST_LIMITS}::test_creating_matches_can_need_a_key",
    ),
    Mutant(
        "expired entries stay in the list",
        "store/index.py",
        "if milliseconds == -2:",
        "if False:",
        "store/test_index.py::test_new_entries_remove_those_that_have_expired",
    ),
    Mutant(
        "a repeated change needs no replica",
        "store/store.py",
        "  redis.call('EXPIRE', KEYS[1], ARGV[7])\n  return 1\n",
        "  return 1\n",
        f"{_TEST_SERVERS}::test_a_change_whose_reply_was_cut_is_not_acknowledged_without_replicas",
    ),
    Mutant(
        "a kept answer needs no replica",
        "store/store.py",
        "if not self._connections.confirm(kept, self._keep_answers):",
        'if not self._connections.call("EXPIRE", kept, self._keep_answers):',
        f"{_TEST_SERVERS}::test_a_change_that_no_replica_confirms_is_not_acknowledged",
    ),
    Mutant(
        "a kept answer is confirmed by a server that never had it",
        "store/connections.py",
        "return bool(is_there)",
        "return True",
        f"{_TEST_SERVERS}::test_an_answer_that_only_an_earlier_primary_had_is_not_given",
    ),
    Mutant(
        "a change that came too late is called stored",
        "store/store.py",
        "if written and not confirmed:",
        "if not confirmed:",
        "api/test_limit_of_open_matches.py::test_a_change_that_came_too_late_is_not_called_stored",
    ),
    Mutant(
        "an unconfirmed change takes away the entry that a rollback needs",
        "store/store.py",
        "self._tidy_up(match, None, [])",
        "self._tidy_up(match, before if moved else None, [])",
        "store/test_index_in_changes.py::test_a_change_that_a_failover_may_take_back_leaves_the_earlier_entry",
    ),
    Mutant(
        "a change is not acknowledged because tidying up failed",
        "store/store.py",
        "        except redis.RedisError as error:\n            _log.warning(",
        "        except NotImplementedError as error:\n            _log.warning(",
        "store/test_index_in_changes.py::test_a_change_is_made_although_tidying_up_fails",
    ),
    Mutant(
        "a server that is away keeps all listeners waiting",
        "store/feed.py",
        'if what == b"message":',
        "if what:",
        "store/test_feed.py::test_a_server_that_is_away_keeps_no_other_match_waiting",
    ),
    Mutant(
        "a client waits for what follows an event that was lost",
        "matches/history.py",
        "if event > match.last_event:",
        "if False:",
        "api/test_events.py::test_nothing_follows_an_event_that_has_not_happened",
    ),
    Mutant(
        "a stream goes on after what it told was lost",
        "store/feed.py",
        "if part.match.last_event < after:",
        "if False:",
        "store/test_feed.py::test_a_story_ends_if_redis_has_lost_what_it_told",
    ),
    Mutant(
        "replicas of the wrong server confirm",
        "store/servers.py",
        "takewhile(lambda one: _key_of(one) is None, commands[number + 1 :])",
        "()",
        f"{_TEST_SERVERS}::test_the_replicas_of_the_server_that_a_slot_moves_to_confirm",
    ),
    Mutant(
        "readiness never hears of a failover",
        "store/readiness.py",
        "if not self._servers.recovers_from(error):",
        "if True:",
        f"{_TEST_SERVERS}::test_a_failover_is_no_reason_not_to_be_ready",
    ),
    Mutant(
        "connections to a server that has ended are kept",
        _LINKS,
        "while self._kept:\n                    self._close(",
        "while False:\n                    self._close(",
        f"{_TEST_LINKS}::test_one_request_is_enough_to_notice_that_redis_is_back",
    ),
    Mutant(
        "a connection is never free again",
        _LINKS,
        "finally:\n            self._turns.put(None)",
        "finally:\n            pass",
        f"{_TEST_LINKS}::test_more_than_there_are_connections_take_turns",
    ),
)

"""Limits: how much a client may ask for, and what it is told when that is too much."""

from __future__ import annotations

import io
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import redis

from service.api.addresses import Addresses, counted_as
from service.api.contract import examples
from service.api.records import _MOST_BYTES
from service.config import Settings, SettingsError, settings_from
from service.store.limits import PREFIX, client_hash
from service.store.store import match_key
from tests.api.expect import EACH_OTHER_LANGUAGE, accepting, every_text, fresh_key, problem
from tests.api.judged import Seated
from tests.api.limited import GEMS, Make, counted, from_address


@pytest.fixture(autouse=True)
def no_window_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time stands still, unless a test moves it on."""
    now = time.time()
    monkeypatch.setattr("service.store.limits.time.time", lambda: now)


def test_an_address_has_so_many_requests(limited: Make) -> None:
    client = limited(limit_requests="3/hour")
    assert counted(client, 3) == 3
    answer = client.get("/v1/languages")
    said = problem(answer, 429, "too_many_requests")
    assert "3 requests" in said["detail"]
    seconds = int(answer.headers["Retry-After"])
    assert 1 <= seconds <= 3600
    assert f"{seconds} s" in said["detail"].replace(",", "")
    assert answer.headers["RateLimit-Policy"] == '"requests";q=3;w=3600'
    assert answer.headers["RateLimit"] == f'"requests";r=0;t={seconds}'
    assert counted(client, 3, **from_address("192.0.2.7")) == 3


def test_health_is_told_to_anybody(limited: Make) -> None:
    client = limited(limit_requests="1/hour")
    assert [client.get("/livez").status_code for _ in range(3)] == [200] * 3
    assert counted(client, 3) == 1
    assert client.get("/readyz").status_code == 200


@pytest.mark.parametrize("path", ["/nowhere", "/favicon.ico", "/v1/languages/", "/docs/swagger-ui.css"])
def test_every_address_of_the_service_counts(limited: Make, path: str) -> None:
    client = limited(limit_requests="2/hour")
    assert [client.get(path).status_code == 429 for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize("path", ["//v1/languages", "//v1/languages/", "//livez", "//docs", "//nowhere"])
def test_an_address_with_two_slashes_counts(limited: Make, path: str) -> None:
    browser = limited(limit_requests="2/hour")._client
    # As it arrives: a client would take what follows the slashes for a host.
    answers = [browser.get("/", environ_overrides={"PATH_INFO": path}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [404, 404, 429]


@pytest.mark.parametrize("path", ["/v1/languages", "/v1/matches/", "/v1//games", "/livez", "/docs", "/nowhere"])
@pytest.mark.parametrize("method", ["OPTIONS", "HEAD", "PUT"])
def test_every_method_counts_once(limited: Make, path: str, method: str) -> None:
    browser = limited(limit_requests="2/hour")._client
    is_health = (method, path) == ("HEAD", "/livez")
    limits = [browser.open(path, method=method).status_code == 429 for _ in range(3)]
    assert limits == [False, False, not is_health]


@EACH_OTHER_LANGUAGE
def test_the_limit_is_named_in_each_language(limited: Make, language: str) -> None:
    client = limited(limit_requests="1/hour")
    client.get("/v1/languages")
    english, other = (client.get("/v1/languages", headers=accepting(one)).json for one in ("en", language))
    for member in ("title", "detail", "remedy"):
        assert english[member] != other[member]


def test_a_refused_request_is_not_judged(limited: Make) -> None:
    client = limited(limit_requests="1/hour")
    problem(client.post("/v1/matches", {"game": "chess"}), 400, "contract_violation")
    problem(client.post("/v1/matches", {"game": "chess"}), 429, "too_many_requests")


def test_a_token_has_so_many_requests_from_all_addresses(limited: Make) -> None:
    client = limited(limit_requests="9/hour")
    match = Seated(client, "island_of_gems", 2)
    answers = [
        client.get(match.path, token=match.tokens[0], environ_base={"REMOTE_ADDR": f"192.0.2.{number}"})
        for number in range(10)
    ]
    assert [answer.status_code for answer in answers] == [200] * 9 + [429]
    shouted = {"Authorization": f"BEARER {match.tokens[0]}"}
    problem(
        client.get(match.path, headers=shouted, environ_base={"REMOTE_ADDR": "192.0.2.77"}), 429, "too_many_requests"
    )
    assert client.get(match.path, token=match.tokens[1], environ_base={"REMOTE_ADDR": "192.0.2.77"}).status_code == 200


def test_workers_share_a_limit_and_never_exceed_it(limited: Make, redis_client: redis.Redis) -> None:
    workers = [limited(limit_requests="350/hour") for _ in range(2)]
    granted = sum(counted(worker, 1) for worker in workers * 200)
    assert granted == 350
    (key,) = redis_client.keys(f"{PREFIX}:*")
    assert redis_client.ttl(key) > 0


def test_hardly_any_request_asks_redis(limited: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = limited(limit_requests="1000/hour")
    asked: list[object] = []
    counts = client._client.application.services.limits._by_address._counts
    lease = counts.lease
    monkeypatch.setattr(counts, "lease", lambda *arguments: asked.append(arguments) or lease(*arguments))
    assert counted(client, 1100) == 1000
    assert len(asked) == 1000 // 10 + 1  # a block is a hundredth, and one lease finds out that there is no more


def test_a_burst_leases_what_it_needs_and_not_a_block_each(
    limited: Make, redis_client: redis.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = limited(limit_requests="1000/hour")
    quota = client._client.application.services.limits._by_address
    together, lease = threading.Barrier(20), quota._counts.lease
    monkeypatch.setattr(quota._counts, "lease", lambda *arguments: time.sleep(0.1) or lease(*arguments))

    def take(_: int) -> None:
        together.wait()
        quota.take("192.0.2.1")

    with ThreadPoolExecutor(20) as burst:
        list(burst.map(take, range(20)))
    (key,) = redis_client.keys(f"{PREFIX}:*")
    assert int(redis_client.get(key) or 0) <= 20 + 10


def test_a_new_window_has_a_new_quota(limited: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = limited(limit_requests="2/minute")
    monkeypatch.setattr("service.store.limits.time.time", lambda: 1_000_000_020.0)
    assert counted(client, 3) == 2
    assert client.get("/v1/languages").headers["Retry-After"] == "60"
    monkeypatch.setattr("service.store.limits.time.time", lambda: 1_000_000_080.0)
    assert counted(client, 3) == 2


def test_a_worker_remembers_only_so_many_clients(limited: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.store.limits._MOST_CLIENTS", 5)
    client = limited(limit_requests="2/hour")
    for number in range(20):
        counted(client, 3, **from_address(f"192.0.2.{number}"))
    assert len(client._client.application.services.limits._by_address._allowances) == 5
    assert counted(client, 1, **from_address("192.0.2.0")) == 0  # forgotten here, but not in Redis


def test_limits_can_be_switched_off(limited: Make, redis_client: redis.Redis) -> None:
    every = {f"limit_{name}": "1/hour" for name in ("requests", "matches", "record_bytes")}
    client = limited(rate_limits="off", limit_open_matches="1", limit_waiting="1", **every)
    assert counted(client, 5) == 5
    made = [client.post("/v1/matches", GEMS) for _ in range(3)]
    assert [answer.status_code for answer in made] == [201] * 3
    path = f"/v1/matches/{made[0].json['match']['id']}/events"
    streams = [client._client.get(path, headers={"Accept": "text/event-stream"}) for _ in range(2)]
    assert [answer.status_code for answer in streams] == [200] * 2
    assert client.post("/v1/records/verify", examples.record()).status_code == 200
    assert redis_client.keys(f"{PREFIX}:*") == []


def test_a_client_creates_so_many_matches(limited: Make) -> None:
    client = limited(limit_matches="2/hour")
    assert [client.post("/v1/matches", GEMS).status_code for _ in range(2)] == [201] * 2
    answer = client.post("/v1/matches", GEMS)
    assert "2 new matches" in problem(answer, 429, "too_many_requests")["detail"]
    assert answer.headers["RateLimit-Policy"] == '"matches";q=2;w=3600'
    assert client.get("/v1/matches").status_code == 200
    assert client.post("/v1/matches", GEMS, **from_address("192.0.2.7")).status_code == 201


def test_a_client_sends_so_many_bytes_of_records(limited: Make) -> None:
    client = limited(limit_record_bytes="20000/hour")
    record = examples.record()
    answers = [client.post("/v1/records/verify", record) for _ in range(30)]
    statuses = [answer.status_code for answer in answers]
    length = int(answers[0].request.environ["CONTENT_LENGTH"])
    assert statuses == [200] * (20000 // length) + [429] * (30 - 20000 // length)
    assert answers[-1].headers["RateLimit-Policy"] == '"record-bytes";q=20000;w=3600;qu="content-bytes"'
    problem(client.post("/v1/records", record), 429, "too_many_requests")


def test_a_record_in_chunks_counts_as_the_longest_one(limited: Make) -> None:
    client = limited(limit_record_bytes=f"{_MOST_BYTES}/hour")
    chunked = client.call(
        "POST",
        "/v1/records/verify",
        headers={"Transfer-Encoding": "chunked", "Content-Type": "application/json"},
        input_stream=io.BytesIO(json.dumps(examples.record()).encode()),
        environ_overrides={"wsgi.input_terminated": True},
    )
    assert chunked.status_code == 200
    problem(client.post("/v1/records/verify", examples.record()), 429, "too_many_requests")


def test_a_creator_has_so_many_matches_that_have_not_started(limited: Make, redis_client: redis.Redis) -> None:
    client = limited(limit_open_matches="2")
    first, second = (client.post("/v1/matches", GEMS).json for _ in range(2))
    answer = client.post("/v1/matches", GEMS)
    assert "2 matches" in problem(answer, 429, "too_many_requests")["detail"]
    assert answer.headers["RateLimit-Policy"] == '"open-matches";q=2'
    path = f"/v1/matches/{first['match']['id']}"
    assert client.delete(path, token=first["creator_token"]).status_code == 200
    Seated(client, "island_of_gems", 2)
    assert client.post("/v1/matches", GEMS).status_code == 201
    problem(client.post("/v1/matches", GEMS), 429, "too_many_requests")
    (key,) = redis_client.keys(f"{PREFIX}:open:*")
    assert second["match"]["id"].encode() in redis_client.zrange(key, 0, -1)
    assert 0 < redis_client.ttl(key) <= Settings().keep_open + 2


def test_a_match_forgets_its_creator_when_it_starts(limited: Make, redis_client: redis.Redis) -> None:
    client = limited()
    created = client.post("/v1/matches", GEMS).json["match"]["id"]
    creator = client_hash("127.0.0.1").encode()
    assert creator in redis_client.hget(match_key(created), "facts")
    started = Seated(client, "island_of_gems", 2)
    assert creator not in redis_client.hget(match_key(started.name), "facts")


def test_nobody_uses_up_the_quota_of_an_address_by_naming_it(limited: Make) -> None:
    client = limited(limit_requests="3/hour")
    named = from_address("192.0.2.7", Authorization="Bearer 127.0.0.1")
    for _ in range(3):
        client.get("/v1/matches/zzzzzzzzzzzzzzzzzzzz", **named)
    assert counted(client, 3) == 3


def test_an_open_match_that_has_expired_does_not_count(limited: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = limited(limit_open_matches="1", keep_open="100")
    client.post("/v1/matches", GEMS)
    problem(client.post("/v1/matches", GEMS), 429, "too_many_requests")
    now = time.time()
    monkeypatch.setattr("service.store.limits.time.time", lambda: now + 101)
    assert client.post("/v1/matches", GEMS).status_code == 201


def test_a_repeated_request_counts_its_match_once(limited: Make) -> None:
    client = limited(limit_open_matches="1")
    key = fresh_key()
    first, again = (client.post("/v1/matches", GEMS, headers=key) for _ in range(2))
    assert (first.status_code, first.json) == (again.status_code, again.json)


def test_an_address_has_so_many_live_streams(limited: Make) -> None:
    client = limited(limit_waiting="2")
    match = Seated(client, "island_of_gems", 2)
    listen = {"headers": {"Accept": "text/event-stream"}}
    open_stream = lambda: client._client.get(f"{match.path}/events", **listen)  # noqa: E731 - never read to its end
    streams = [open_stream() for _ in range(2)]
    answer = client.get(f"{match.path}/events", **listen)
    assert "2 live streams" in problem(answer, 429, "too_many_requests")["detail"]
    assert answer.headers["RateLimit-Policy"] == '"waiting";q=2;qu="concurrent-requests"'
    problem(client.get(f"{match.path}/events?after={len(match.story())}&wait=1"), 429, "too_many_requests")
    streams[0].close()
    streams[0].close()
    streams[1].close()
    assert [open_stream().status_code for _ in range(2)] == [200] * 2


def test_a_request_waits_no_longer_once_it_is_answered(limited: Make) -> None:
    client = limited(limit_waiting="1")
    match = Seated(client, "island_of_gems", 2)
    path = f"{match.path}/decision?wait=1"
    assert [client.get(path, token=match.tokens[match.asked()]).status_code for _ in range(3)] == [200] * 3
    headers = {"If-None-Match": client.get(match.path).headers["ETag"]}
    assert [client.get(f"{match.path}?wait=1", headers=headers).status_code for _ in range(2)] == [304] * 2


def test_redis_holds_no_address_and_no_token(limited: Make, redis_client: redis.Redis) -> None:
    client = limited(api_keys="a-key-for-the-tests")
    created = client.post("/v1/matches", GEMS, **from_address("192.0.2.77", X_API_Key="a-key-for-the-tests"))
    client.get("/v1/matches/x", token=created.json["creator_token"], environ_base={"REMOTE_ADDR": "192.0.2.77"})
    stored = every_text(redis_client)
    for secret in ("192.0.2.77", created.json["creator_token"], "a-key-for-the-tests"):
        assert secret.encode() not in stored


def test_creating_matches_can_need_a_key(limited: Make) -> None:
    client = limited(api_keys="first-key-of-two, second-key-of-two", limit_matches="1/hour")
    for key in ({}, {"X-API-Key": "third-key-of-two"}, {"X-API-Key": "é"}):
        answer = client.post("/v1/matches", GEMS, headers=key)
        problem(answer, 401, "api_key_needed")
        assert answer.headers["WWW-Authenticate"] == 'ApiKey realm="tidetable"'
    problem(client.post("/v1/records", examples.record()), 401, "api_key_needed")
    assert client.post("/v1/records/verify", examples.record()).status_code == 200
    for key in ("first-key-of-two", "second-key-of-two"):
        assert client.post("/v1/matches", GEMS, headers={"X-API-Key": key}).status_code == 201
        problem(client.post("/v1/matches", GEMS, headers={"X-API-Key": key}), 429, "too_many_requests")


def test_a_key_counts_for_nothing_unless_it_is_one_of_ours(limited: Make) -> None:
    client = limited(limit_matches="1/hour")
    made = [client.post("/v1/matches", GEMS, headers={"X-API-Key": f"made-up-{number:09}"}) for number in range(2)]
    assert [answer.status_code for answer in made] == [201, 429]


def test_a_header_names_the_client_only_behind_a_trusted_proxy(limited: Make) -> None:
    spoofed = [from_address("192.0.2.1", X_Forwarded_For=f"198.51.100.{number}") for number in range(3)]
    plain, other = limited(limit_requests="2/hour"), limited(limit_requests="4/hour", trusted_proxies="10.0.0.0/8")
    assert sum(counted(plain, 1, **one) for one in spoofed) == 2
    assert sum(counted(other, 2, **one) for one in spoofed) == 4


@pytest.mark.parametrize(
    ("peer", "header", "client"),
    [
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "203.0.113.9, 198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "203.0.113.9, 198.51.100.7:4711, 10.0.0.2", "198.51.100.7"),
        ("::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "[2001:db8::7]:443", "2001:db8::7"),
        ("10.0.0.1", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.1", "203.0.113.9, unknown", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("192.0.2.1", "198.51.100.7", "192.0.2.1"),
        ("", "198.51.100.7", ""),
    ],
)
def test_the_client_is_the_first_hop_that_is_not_trusted(peer: str, header: str, client: str) -> None:
    settings = settings_from({"TIDETABLE_TRUSTED_PROXIES": "10.0.0.0/8"})
    assert Addresses(settings).of({"REMOTE_ADDR": peer, "HTTP_X_FORWARDED_FOR": header}) == client


@pytest.mark.parametrize(
    ("header", "client"),
    [
        ('for=203.0.113.9, for="[2001:db8::7]:443";proto=https;by=10.0.0.1', "2001:db8::7"),
        ("For=198.51.100.7;proto=http", "198.51.100.7"),
        ("proto=http; for=198.51.100.7", "198.51.100.7"),
        ("for=_hidden", "10.0.0.1"),
    ],
)
def test_forwarded_is_read_if_the_proxy_sends_that(header: str, client: str) -> None:
    settings = settings_from({"TIDETABLE_TRUSTED_PROXIES": "10.0.0.0/8", "TIDETABLE_PROXY_HEADER": "Forwarded"})
    environ = {"REMOTE_ADDR": "10.0.0.1", "HTTP_FORWARDED": header, "HTTP_X_FORWARDED_FOR": "203.0.113.1"}
    assert Addresses(settings).of(environ) == client


def test_a_unix_socket_is_a_proxy_only_if_it_is_listed() -> None:
    trusting = Addresses(settings_from({"TIDETABLE_TRUSTED_PROXIES": "unix"}))
    assert trusting.of({"REMOTE_ADDR": "", "HTTP_X_FORWARDED_FOR": "198.51.100.7"}) == "198.51.100.7"
    assert trusting.of({"REMOTE_ADDR": ""}) == ""


def test_ipv6_counts_by_its_network(limited: Make) -> None:
    client = limited(limit_requests="2/hour")
    assert sum(counted(client, 1, **from_address(f"2001:db8::{number}")) for number in range(1, 4)) == 2
    assert counted(client, 1, **from_address("2001:db8:0:1::1")) == 1
    assert counted_as("::ffff:192.0.2.1") == counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("fe80::1%eth0") == "fe80::/64"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LIMIT_REQUESTS", "many"),
        ("LIMIT_REQUESTS", "0/minute"),
        ("LIMIT_REQUESTS", "5/second;6/minute"),
        ("LIMIT_REQUESTS", "9999999999999999/minute"),
        ("LIMIT_REQUESTS", "5 per 99999999999 year"),
        ("LIMIT_OPEN_MATCHES", "0"),
        ("RATE_LIMITS", "perhaps"),
        ("TRUSTED_PROXIES", "proxy.example"),
        ("API_KEYS", "short"),
        ("API_KEYS", ","),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=f"^TIDETABLE_{name}: "):
        settings_from({f"TIDETABLE_{name}": value})


def test_settings_do_not_show_the_keys() -> None:
    settings = settings_from({"TIDETABLE_API_KEYS": "a-key-for-the-tests"})
    assert len(settings.api_keys) == 1
    assert "a-key-for-the-tests" not in repr(settings)

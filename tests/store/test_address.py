"""What REDIS_URL says."""

from __future__ import annotations

import pytest
import redis

from service.store.address import AddressError, address_of


@pytest.mark.parametrize(
    ("url", "kind", "hosts", "service"),
    [
        ("redis://:pw@one:7000/2", "", [], ""),
        ("redis+cluster://a,b:7001,[::1]:7002", "cluster", [("a", 6379), ("b", 7001), ("::1", 7002)], ""),
        ("rediss+cluster://user:pw@a", "cluster", [("a", 6379)], ""),
        ("redis+sentinel://a,b:7001/main", "sentinel", [("a", 26379), ("b", 7001)], "main"),
        ("redis+sentinel://:pw@a/main/3", "sentinel", [("a", 26379)], "main"),
    ],
)
def test_an_address_names_servers(url: str, kind: str, hosts: list[tuple[str, int]], service: str) -> None:
    assert address_of(url)[:3] == (kind, hosts, service)


def test_an_address_holds_passwords_databases_and_tls() -> None:
    assert address_of("redis+sentinel://:p%40w@a/main/3").options == {"password": "p@w", "db": 3}
    tls = address_of("rediss+cluster://user:pw@a?ssl_ca_certs=/ca.pem").options
    assert tls.pop("connection_class") is redis.SSLConnection
    assert tls == {"username": "user", "password": "pw", "ssl_ca_certs": "/ca.pem"}


@pytest.mark.parametrize(
    "url",
    [
        "http://a",
        "redis+magic://a",
        "redis+sentinel://a",
        "redis+cluster://",
        "redis+cluster://a,,b",
        "redis+cluster://a:x",
    ],
)
def test_what_is_no_address_is_refused_without_showing_it(url: str) -> None:
    with pytest.raises(AddressError) as refused:
        address_of(url)
    assert url not in str(refused.value)

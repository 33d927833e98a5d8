"""Servers with passwords and TLS, on their own and in groups: with a certificate of the operator's own authority."""

from __future__ import annotations

import datetime
import ipaddress
import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
import redis
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from service.config import Settings
from service.server.embedded import find_server
from service.store.feed import QUIET, Feed
from service.store.servers import servers
from service.store.store import Store
from tests.store.groups import REQUIRED, Secured, cluster, one_server, sentinel_group
from tests.store.test_servers import PATIENCE, eventually
from tests.store.test_store import MATCH, change, write

PASSWORD = "p@ss:word/"  # noqa: S105 - of servers that only this test has
QUOTED = "p%40ss%3Aword%2F"


def _single(secured: Secured) -> AbstractContextManager[Any]:
    return one_server(secured=secured)


STARTS: dict[str, Callable[[Secured], AbstractContextManager[Any]]] = {
    "one": _single,
    "sentinel": lambda secured: sentinel_group(replicas=1, secured=secured),
    "cluster": lambda secured: cluster(secured=secured),
}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a certificate for this machine that vouches for itself, and its key."""
    folder = Path(tmp_path_factory.mktemp("tls"))
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tidetable's tests")])
    now = datetime.datetime.now(datetime.UTC)
    own = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(own, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return folder


def must_speak_tls() -> None:
    without_certificate = [find_server(), "--port", "0", "--tls-port", "1"]
    done = subprocess.run(without_certificate, capture_output=True, text=True, timeout=20)
    if "Failed finding TLS support" in done.stdout:
        (pytest.fail if REQUIRED else pytest.skip)("the Redis here was built without TLS")


def must_serve(url: str) -> None:
    """Store a match, hear of it, and read it."""
    settings = Settings(store_patience=1.0)
    store, feed = Store(servers(url, 1.0), settings), Feed(servers(url, QUIET))
    with feed.waiter(MATCH) as waiter:
        assert waiter.wait(PATIENCE), "the subscription is not confirmed"
        eventually(lambda: write(store, change(1)))
        assert waiter.wait(PATIENCE)
    feed.stop()
    saved = store.read(MATCH)
    assert saved is not None
    assert saved.version == 1


@pytest.mark.parametrize("kind", STARTS)
def test_a_password_opens_every_server(kind: str) -> None:
    with STARTS[kind](Secured(PASSWORD)) as started:
        url = started.url.replace("//", f"//:{QUOTED}@", 1)
        more = f"?sentinel_password={QUOTED}" if kind == "sentinel" else ""
        must_serve(url + more)
        for refused in (started.url, url.replace(QUOTED, "wrong") + more):
            with pytest.raises(redis.ConnectionError) as told:
                Store(servers(refused, 0.5), Settings(store_patience=0.5)).read(MATCH)
            assert PASSWORD not in str(told.value)
            assert len(str(told.value)) < 300


@pytest.mark.parametrize("kind", STARTS)
def test_everything_goes_over_tls(kind: str, certificate: Path) -> None:
    must_speak_tls()
    with STARTS[kind](Secured(PASSWORD, certificate)) as started:
        url = started.url.replace("redis", "rediss", 1).replace("//", f"//:{QUOTED}@", 1)
        more = f"&sentinel_password={QUOTED}" if kind == "sentinel" else ""
        must_serve(f"{url}?ssl_ca_certs={certificate / 'cert.pem'}{more}")
        with pytest.raises(redis.ConnectionError):
            Store(servers(f"{url}?{more}", 0.5), Settings(store_patience=0.5)).read(MATCH)

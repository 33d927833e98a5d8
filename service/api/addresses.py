"""Whose request it is: the address of the client, read behind the proxies that the operator trusts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from service.config import UNIX, Settings

_Address = IPv4Address | IPv6Address
#: One hop of X-Forwarded-For, or the `for` of one of Forwarded (RFC 7239): an address, perhaps with a port.
_HOP = re.compile(r'"?(?:\[([0-9a-f:.]+)\](?::\d+)?|([0-9.]+)(?::\d+)?|([0-9a-f:.]+))"?', re.IGNORECASE)
_FOR = re.compile(r"(?:^|;)\s*for=([^;]+)", re.IGNORECASE)
_MOST_REMEMBERED = 10_000
#: Longer headers are not remembered, and hops beyond these are not read: no chain of proxies is that long.
_USUAL_LENGTH, _MOST_HOPS = 200, 50


class Addresses:
    def __init__(self, settings: Settings) -> None:
        self._trusted = settings.trusted_proxies
        self._forwarded = settings.proxy_header == "Forwarded"
        self._key = f"HTTP_{settings.proxy_header.upper().replace('-', '_')}"
        self._found = lru_cache(_MOST_REMEMBERED)(self._find)

    def of(self, environ: dict[str, Any]) -> str:
        """The address of the client; empty for one on a unix socket."""
        peer: str = environ.get("REMOTE_ADDR") or ""
        if not self._trusted:
            return peer
        header = environ.get(self._key, "")
        return self._find(peer, header) if len(header) > _USUAL_LENGTH else self._found(peer, header)

    def is_proxy(self, peer: str) -> bool:
        """Whether many clients may come from here: a trusted proxy, or a unix socket."""
        address = _parsed(peer)
        return not peer or (address is not None and self._trusts(address))

    def _find(self, peer: str, header: str) -> str:
        """The first hop, from the service outwards, that isn't a trusted proxy. What is beyond it could be made up."""
        address = _parsed(peer or UNIX)
        for hop in self._hops(header):
            if address is None or not self._trusts(address):
                break
            following = _parsed(hop)
            if following is None:
                break
            address = following
        return peer if address in (None, _parsed(UNIX)) else str(address)

    def _hops(self, header: str) -> Iterator[str]:
        for hop in reversed(header.rsplit(",", _MOST_HOPS)[-_MOST_HOPS:]):
            named = _FOR.search(hop) if self._forwarded else None
            yield named[1].strip() if named else hop.strip()

    def _trusts(self, address: _Address) -> bool:
        return any(address in network for network in self._trusted)


@lru_cache(_MOST_REMEMBERED)
def counted_as(address: str) -> str:
    """What an address is counted as: of IPv6 the /64, all of which one client can have."""
    found = _parsed(address)
    if not isinstance(found, IPv6Address):
        return str(found) if found else address
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def _parsed(text: str) -> _Address | None:
    found = _HOP.fullmatch(text)
    try:
        address = ip_address(next(filter(None, found.groups())) if found else text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address

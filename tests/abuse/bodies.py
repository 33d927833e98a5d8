"""Bodies and headers that are hard to read or to judge, as large as they may be."""

from __future__ import annotations

from collections.abc import Iterator

#: The largest body of most operations, and of those that take a record.
USUAL, RECORD = 64 * 1024, 512 * 1024
#: A body may hold a value for each of so many of the bytes that it may have.
_BYTES_PER_VALUE = 32
#: Bodies up to this size have all their errors listed.
_SMALL = 4000
#: Deeper than this, JSON is not read at all.
_DEPTH = 800
#: The longest header, the most headers, and how many of the longest a request may have.
_HEADER, _HEADERS, _ALLOWED = 8000, 60, 2


def hostile_bodies(size: int) -> Iterator[tuple[str, bytes]]:
    """Bodies of about this size that the contract refuses, and what is wrong with each."""
    deepest = min(size // 2, _most_values(size))
    yield "nested as deep as it fits", b"[" * deepest + b"]" * deepest
    yield "nothing but arrays", _filled(b"[%b]", b"[]", size)
    yield "thousands of unknown members", _filled(b"{%b}", None, size)
    yield "the same member thousands of times", _filled(b"{%b}", b'"game":0', size)
    yield "thousands of numbers and an escape", _filled(b'{"a":[%b],"b":"\\n"}', b"0", size)
    yield "thousands of numbers, deep, and an escape", _deep(size)
    yield "thousands of objects and an escape", _filled(b'{"a":[%b],"b":"\\n"}', b"{}", size)
    yield "thousands of wrong seats", _filled(b'{"game":"coralia","seats":[%b]}', b"0", size)
    yield "thousands of wrong seats in few bytes", _filled(b'{"game":"coralia","seats":[%b]}', b"0", _SMALL)
    yield "thousands of unknown members in few bytes", _filled(b'{"game":"coralia",%b}', None, _SMALL)
    yield "a number of thousands of digits", b'{"game":' + b"9" * (size - 10) + b"}"
    yield "a fraction of thousands of digits", b'{"game":0.' + b"9" * (size - 12) + b"}"
    yield "the largest numbers", _filled(b"[%b]", b"-" + b"9" * 19, size)
    yield "the largest numbers with an exponent", _filled(b"[%b]", b"9.9e18", size)
    yield "the largest numbers and an escape", _filled(b'{"a":[%b],"b":"\\n"}', b"9" * 19, size)
    yield "numbers with 309 digits", _filled(b"[%b]", b"1e308", size)
    yield "numbers with 4,299 digits", _filled(b"[%b]", b"9" * 4299, size)
    yield "digits in a string", _filled(b'{"a":[%b],"b":"' + b"9" * 20 + b'"}', b"0", size)
    yield "thousands of escapes", _filled(b"[%b]", b'{"a":"\\n"}', size)
    yield "one long string", b'{"game":"' + b"x" * (size - 12) + b'"}'
    yield "one long string of escapes", b'{"game":"' + b"\\u00e9" * ((size - 12) // 6) + b'"}'


def _most_values(size: int) -> int:
    """How many values a body of this size may hold: as many as the largest of its operation, however short it is."""
    return max(size, USUAL) // _BYTES_PER_VALUE


def _filled(frame: bytes, one: bytes | None, size: int) -> bytes:
    """The frame, filled with as many of these as fit; without one, with members of different names."""
    room = size - len(frame)
    if one is None:
        members = min(room // 10, _most_values(size) - 10)
        return frame.replace(b"%b", b",".join(b'"%05d":0' % number for number in range(members)))
    values = 1 + one.count(b"[") + one.count(b"{")
    most = (_most_values(size) - _DEPTH - 10) // values
    return frame.replace(b"%b", b",".join([one] * min(room // (len(one) + 1), most)))


def one_byte_chunks(size: int) -> bytes:
    """A body of spaces, each in a chunk of its own."""
    return b"1\r\n \r\n" * size + b"0\r\n\r\n"


def long_extensions(size: int) -> bytes:
    """A body of spaces, each in a chunk with an extension that is as long as a line may be."""
    return (b"1" + b";a=a" * 2000 + b"\r\n \r\n") * size + b"0\r\n\r\n"


def _deep(size: int) -> bytes:
    """Numbers in the innermost of many arrays, each with a long path."""
    numbers = _filled(b"%b", b"0", size - 2 * _DEPTH - 20)
    return b'{"b":"\\n","a":' + b"[" * _DEPTH + numbers + b"]" * _DEPTH + b"}"


def hostile_headers() -> Iterator[tuple[str, dict[str, str]]]:
    """Headers that take long to read, and what is in them."""
    tags = ",".join(f"x{number}-{number};q=0.{number}" for number in range(100, 999))
    yield "the longest Accept-Language", {"Accept-Language": tags[:_HEADER]}
    codings = ",".join(f"x{number};q=0.{number}" for number in range(100, 999))
    yield "the longest Accept-Encoding", {"Accept-Encoding": f"br;q=0.001,{codings}"[:_HEADER]}
    media = ",".join(f"a/b{number};q=0.{number};x=y" for number in range(100, 999))
    yield "the longest Accept", {"Accept": f"{media[: _HEADER - 100].rpartition(',')[0]},application/json"}
    yield "the longest If-None-Match", {"If-None-Match": ",".join(['"x:br"'] * (_HEADER // 7))}
    yield "an If-None-Match of quotes", {"If-None-Match": '"' * _HEADER}
    for name, value in _REPEATED.items():
        yield f"repeated {name}", _lines(name, value, _ALLOWED)


def too_many_headers() -> Iterator[tuple[str, dict[str, str]]]:
    """More bytes of headers than a request may have, and what is in them."""
    yield "the most and longest headers", {f"X-Long-{number}": "x" * _HEADER for number in range(_HEADERS)}
    for name, value in _REPEATED.items():
        yield f"very often repeated {name}", _lines(name, value, _HEADERS)


#: What is slow to read in each header that is a list.
_REPEATED = {
    "Accept": ",".join(['a/b;c="\\\\"'] * (_HEADER // 11)) + ",*/*",
    "Accept-Encoding": ",".join(["x;q=0.1"] * (_HEADER // 8)),
    "Accept-Language": ",".join(['a="\\\\";b'] * (_HEADER // 9)),
    "If-None-Match": ",".join(['"a:br"'] * (_HEADER // 7)),
    "X-Forwarded-For": ",".join(["127.0.0.1"] * (_HEADER // 10)),
}


def _lines(name: str, value: str, times: int) -> dict[str, str]:
    """A header that is given on several lines."""
    return {name: f"\r\n{name}: ".join([value] * times)}


def hostile_queries() -> Iterator[tuple[str, str]]:
    room = 8000
    yield "thousands of parameters", "&".join(["a"] * (room // 2))
    yield "hundreds of different parameters", "&".join(f"a{number}=1" for number in range(room // 8))
    yield "hundreds of languages", "&".join(["language=x"] * (room // 11))

"""The headers that every answer has, whether the app gives it or the worker."""

from __future__ import annotations

# Any page may call the service: a token is sent by hand, never by a browser on its own.
COMMON_HEADERS = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Vary", "Authorization, Accept, Accept-Encoding, Accept-Language"),
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", "Content-Language, ETag, Link, Location, Preference-Applied, Retry-After"),
]
PREFLIGHT_HEADERS = [
    (
        "Access-Control-Allow-Headers",
        "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Prefer",
    ),
    ("Access-Control-Allow-Methods", "GET, POST, DELETE"),
    ("Access-Control-Max-Age", "86400"),
]
#: Opened as a page of its own, a picture loads nothing, runs nothing and belongs to nobody.
ONLY_A_PICTURE = {"Content-Security-Policy": "default-src 'none'; sandbox"}

"""The headers that every answer has, whether it comes from the app or from the worker."""

from __future__ import annotations

# Any page may call the service: its code sends the token, never the browser by itself.
COMMON_HEADERS = [
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Vary", "Authorization, Accept, Accept-Encoding, Accept-Language"),
    ("Access-Control-Allow-Origin", "*"),
    (
        "Access-Control-Expose-Headers",
        "Content-Language, ETag, Link, Location, Preference-Applied, RateLimit, RateLimit-Policy, Retry-After",
    ),
]
PREFLIGHT_HEADERS = [
    (
        "Access-Control-Allow-Headers",
        "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, "
        "Prefer, X-API-Key",
    ),
    ("Access-Control-Allow-Methods", "GET, POST, DELETE"),
    ("Access-Control-Max-Age", "86400"),
]
#: A picture that is opened as a page loads nothing, runs nothing and has no origin.
PICTURE_HEADERS = {"Content-Security-Policy": "default-src 'none'; sandbox"}

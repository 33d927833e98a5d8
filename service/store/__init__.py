"""Matches in Redis, remembered answers, and the feed of changes. Nothing here knows a game or HTTP."""

"""Matches: what one is, the use cases that change it, its history and its record. No HTTP and no Redis commands."""

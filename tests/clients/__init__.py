"""Clients generated from openapi.yaml, each playing a match of every game: `make clients`."""

"""Tidetable: a rules server for board games over HTTP."""

"""gunicorn as `tidetable serve` runs it: it imports nothing from the folder that the user happens to be in."""

from __future__ import annotations

from gunicorn.app.wsgiapp import WSGIApplication


class Application(WSGIApplication):  # type: ignore[misc] # gunicorn has no types
    def chdir(self) -> None:
        """Do nothing: gunicorn would import modules from the current folder first, and a service.py is common."""


if __name__ == "__main__":
    Application(prog="gunicorn").run()

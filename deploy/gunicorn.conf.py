"""For `gunicorn --config deploy/gunicorn.conf.py`: the settings that `tidetable serve` and `make run` use too."""

import subprocess
import sys

from service.server import gunicorn_conf
from service.server.gunicorn_conf import *  # noqa: F403 - gunicorn takes the settings from this module's globals


def on_starting(server):
    """Look at Redis first, as `tidetable serve` does: in a process of its own, or gevent would patch it too late."""
    gunicorn_conf.on_starting(server)
    if subprocess.run([sys.executable, "-m", "service.server.store_check"]).returncode:
        sys.exit(1)

"""For `gunicorn --config deploy/gunicorn.conf.py`: the settings that `tidetable serve` and `make run` use too."""

from service.server.gunicorn_conf import *  # noqa: F403 - gunicorn takes the settings from this module's globals

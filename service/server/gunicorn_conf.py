"""How gunicorn serves the app, for `tidetable serve` and for the container alike.

WEB_CONCURRENCY sets the number of workers, TIDETABLE_ACCESS_LOG a file for the access log ("-" for standard output)
and TIDETABLE_LOG_LEVEL how much else is logged.
"""

import gc
import os
import resource
from pathlib import Path
from typing import Any

from service.config import settings_from


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


proc_name = "tidetable"
wsgi_app = "service:create_app()"
worker_class = "service.server.worker.Worker"
workers = settings_from().web_concurrency or _cores()
# A live stream holds its connection for as long as somebody watches.
worker_connections = 5000

timeout = 30
graceful_timeout = 10
# Also how long a client may take to send its request's headers.
keepalive = 15

limit_request_line = 8190
limit_request_fields = 64
limit_request_field_size = 8190
# The parser that service.server.request bounds further, whatever else is installed.
http_parser = "python"
# No header may move the service to another path: gunicorn would take any client on this machine for a proxy.
forwarder_headers = ""

loglevel = os.environ.get("TIDETABLE_LOG_LEVEL") or "info"
accesslog = os.environ.get("TIDETABLE_ACCESS_LOG") or None
logger_class = "service.server.logs.Logger"
# The path without its query, and no headers: either could show a token.
access_log_format = '%(h)s %(t)s "%(m)s %(U)s %(H)s" %(s)s %(B)s %(D)sus'

control_socket_disable = True
# The workers' heartbeat must not wait for a disk.
worker_tmp_dir = next((folder for folder in ("/dev/shm",) if Path(folder).is_dir()), None)  # noqa: S108 - a private file in it


def on_starting(_server: Any) -> None:
    """Allow as many open files as the connections need, as far as the system lets us."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * worker_connections + 100
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def post_worker_init(_worker: Any) -> None:
    """Make garbage collection rare: what is loaded by now stays, and requests leave next to nothing behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)

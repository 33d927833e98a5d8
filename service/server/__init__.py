"""What serves the app: gunicorn's settings and worker, `tidetable serve`, and a Redis of its own."""

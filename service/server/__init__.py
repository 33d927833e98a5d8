"""What serves the app: gunicorn's settings and worker, `tidetable serve`, and an embedded Redis."""

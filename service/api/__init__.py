"""The service over HTTP: one module per resource."""

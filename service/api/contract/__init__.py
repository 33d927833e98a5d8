"""openapi.yaml: how it is generated, and the judge that holds every request against it."""

"""openapi.yaml: how it is generated, and the judge that checks every request against it."""

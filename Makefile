# Everything runs in a virtual environment, which the first target that needs it makes.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

.DEFAULT_GOAL := help
.PHONY: help install run test check lint types spec openapi compat release contract clients browser trust laws sentences faults abuse cluster mutants bench screenshots lock clean

help: ## Show this help
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

install: $(INSTALLED) ## Make the virtual environment from the lock file, hash-checked

$(INSTALLED): tests/requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Tidetable needs Python 3.11 or newer: make PYTHON=python3.11 $(MAKECMDGOALS)' >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r tests/requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

run: $(INSTALLED) ## Serve on http://127.0.0.1:8000, with an embedded Redis in .data/ (ARGS='--port 9000')
	$(BIN)/tidetable serve $(ARGS)

test: $(INSTALLED) ## Run the tests (ARGS='-k embedded'), without the long ones (TIDETABLE_LONG_TESTS=1)
	$(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder $(ARGS)

check: lint types spec compat test ## Run everything that a change has to pass

lint: $(INSTALLED) ## Lint the code, the container and the composition
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/hadolint deploy/Dockerfile
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yaml

types: $(INSTALLED) ## Check the types
	$(BIN)/mypy

spec: $(INSTALLED) ## Check that openapi.yaml is valid and up to date, and lint it if npm is installed
	$(BIN)/python -m service.api.contract.openapi --check
	$(BIN)/openapi-spec-validator openapi.yaml
	$(BIN)/python -m tests.clients.lint

openapi: $(INSTALLED) ## Generate openapi.yaml from the code
	$(BIN)/python -m service.api.contract.openapi

compat: $(INSTALLED) ## Compare openapi.yaml with the last release, and fail if it breaks clients unannounced
	$(BIN)/python -m tests.contract.compat

release: spec compat ## Save openapi.yaml as the contract of the last release
	cp openapi.yaml tests/contract/released.yaml

contract: $(INSTALLED) ## Fuzz the service, and report how much of the contract was covered (CONTRACT_EXAMPLES=100)
	$(BIN)/python -m tests.contract

clients: $(INSTALLED) ## Generate seven clients from openapi.yaml, and have each play every game (ARGS='java hey-api')
	$(BIN)/python -m tests.clients $(ARGS)

browser: $(INSTALLED) ## Test the page in Chromium, including whole matches of every game
	TIDETABLE_BROWSER_REQUIRED=1 TIDETABLE_LONG_TESTS=1 $(BIN)/pytest -n 2 tests/page $(ARGS)

trust: $(INSTALLED) ## Verify and tamper with a thousand records of every game (TRUST_MATCHES=1000)
	TRUST_MATCHES=$(or $(TRUST_MATCHES),1000) $(BIN)/pytest -n 2 tests/trust $(ARGS)

laws: $(INSTALLED) ## Check every game against the laws, at length
	$(BIN)/python -m tests.laws.deep $(ARGS)

sentences: $(INSTALLED) ## Print every sentence that 50 random matches say (ARGS='coralia fr --most 20')
	$(BIN)/python -m tests.sentences $(ARGS)

faults: $(INSTALLED) ## Play under faults; nothing acknowledged may be lost or doubled (ARGS='redis-kill --rounds 5')
	$(BIN)/python -m tests.faults $(ARGS)

abuse: $(INSTALLED) ## Abuse the service while a polite client plays, and measure the costliest requests (ARGS='streams costs')
	$(BIN)/python -m tests.abuse $(ARGS)

cluster: $(INSTALLED) ## Play on a Cluster and a Sentinel group whose primaries fail, and count what was lost (ARGS=sentinel)
	$(BIN)/python -m tests.cluster $(ARGS)

mutants: $(INSTALLED) ## Put faults into a copy of the service, one by one; a named test has to find each (ARGS='marks')
	$(BIN)/python -m tests.mutants $(ARGS)

bench: $(INSTALLED) ## Run all benchmarks, or those that ARGS names (ARGS='http --quick', ARGS=--help)
	$(BIN)/python -m tests.benchmarks $(ARGS)

screenshots: $(INSTALLED) ## Take pictures of the page: every screen and board, light and dark, desktop and phone
	$(BIN)/python -m tests.page.screenshots

lock: $(INSTALLED) ## Upgrade all dependencies in the lock files
	$(COMPILE) pyproject.toml --upgrade --output-file deploy/requirements.lock
	$(COMPILE) pyproject.toml --upgrade --output-file tests/requirements.lock \
		--group test --group lint --group build --group lock --group bench
	$(COMPILE) tests/clients/requirements.in --upgrade --output-file tests/clients/requirements.lock
	npm update --prefix tests/clients --package-lock-only

clean: ## Remove everything that can be made again, but not the data
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .schemathesis build *.egg-info \
		tests/clients/.venv tests/clients/node_modules tests/benchmarks/boardgame_io/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

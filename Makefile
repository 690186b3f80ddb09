.DEFAULT_GOAL := help
.PHONY: help play serve test check format site screenshots bench fuzz strength kills playthroughs coverage mutants docs clean setup
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
JOBS ?= auto
ARGS ?=

venv := .venv
bin := $(venv)/bin
ready := $(venv)/.ready
site := src/agon/server/site/index.html
of_site := tools/site.sh tools/wire.py web/package-lock.json web/index.html web/vite.config.ts \
	$(shell find web/src web/public web/map -type f ! -name wire.ts ! -name map.json 2>/dev/null) \
	$(shell find src/agon -name '*.ftl' -o -name '*.toml') $(wildcard src/agon/server/*.py)
pip := $(bin)/python -m pip --quiet --disable-pip-version-check

help: ## Show these words
	@echo "make WORD [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ready) $(site) ## Play: start everything and open the browser (in the terminal: .venv/bin/agon play)
	@$(bin)/agon serve --open $(ARGS)

serve: $(ready) $(site) ## Serve games to browsers and programs, e.g. ARGS="--port 8080"
	@$(bin)/agon serve $(ARGS)

test: check ## Set everything up, then run the checks and all tests
	@tools/need.sh postgresql
	@tools/need.sh chromium
	@echo "Testing: the web client (vitest)"
	@tools/site.sh test
	@echo "Testing: rules, engine, server, browser, studies and the examples in the documentation"
	@$(bin)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

check: $(ready) $(site) ## Lint, formatting, types, and who may import whom
	@echo "Checking: lint (ruff)"
	@$(bin)/ruff check --quiet --output-format concise
	@echo "Checking: formatting (ruff format)"
	@$(bin)/ruff format --check --quiet || { echo "Some files are not formatted: run make format"; exit 1; }
	@echo "Checking: types (mypy)"
	@$(bin)/mypy
	@echo "Checking: imports (import-linter)"
	@$(bin)/lint-imports --no-logo
	@echo "Checking: the web client (prettier, svelte-check)"
	@tools/site.sh lint
	@tools/site.sh check

format: $(ready) ## Format the code and mend what lint can mend
	@$(bin)/ruff check --fix-only --quiet
	@$(bin)/ruff format
	@tools/site.sh format

site: $(ready) $(site) ## Build the web client

$(site): $(ready) $(of_site)
	@tools/site.sh

screenshots: $(ready) $(site) ## Every main screen in every language, light and dark, into screenshots/
	@tools/need.sh chromium
	@$(bin)/python tools/screenshots.py $(ARGS)

bench: $(ready) ## Measure speed
	@$(bin)/python -m bench $(ARGS)

fuzz: $(ready) ## Play random games and look for broken promises
	@$(bin)/python tools/fuzz.py $(ARGS)

strength: $(ready) ## Let the agents play each other and write the tables of docs/agents.md anew; for hours
	@$(bin)/python tools/strength.py $(ARGS)

kills: $(ready) ## Kill a server under load 50 times, e.g. ARGS="--postgresql"
	@$(bin)/python tools/kills.py $(ARGS)

playthroughs: $(ready) ## Write the golden games anew; read the diff
	@$(bin)/python tools/playthroughs.py $(ARGS)

coverage: $(ready) ## Which rules and rulings the tests cite
	@$(bin)/agon rules coverage $(ARGS)

mutants: $(ready) ## Break cited clauses one by one and see that a test notices
	@$(bin)/python tools/mutants.py $(ARGS)

docs: $(ready) ## Run every example in README.md and docs/
	@$(bin)/python -m pytest --doctest-glob='*.md' $(wildcard README.md docs) $(ARGS)

clean: ## Remove the environment, caches and everything built
	@rm -rf $(venv) build dist screenshots src/agon/server/site web/node_modules web/.made .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup: $(ready) ## Make the environment in .venv (the other words do it by themselves)

$(ready): requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Setting up: Python 3.11 or newer is needed; name one with make PYTHON=..."; exit 1; }
	@tools/need.sh gcc
	@tools/need.sh venv $(PYTHON)
	@echo "Setting up: a virtual environment in $(venv)"
	@$(bin)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(venv)
	@echo "Setting up: the packages of requirements-dev.txt"
	@$(pip) install -r requirements-dev.txt
	@echo "Setting up: agon itself"
	@$(pip) install --no-deps -e .
	@touch $@
	@echo "Setting up: done"

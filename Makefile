.DEFAULT_GOAL := help
.PHONY: help play serve quick test soak check check-python check-web test-web format site wheel screenshots bench fuzz strength kills playthroughs coverage mutants docs clean setup
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
JOBS ?= auto
ARGS ?=

venv := .venv
bin := $(venv)/bin
ready := $(venv)/.ready
torch := 2.13.0
site := src/agon/server/site/index.html
of_site := tools/site.sh tools/wire.py web/package-lock.json web/index.html web/vite.config.ts \
	$(shell find web/src web/public web/map -type f ! -name wire.ts ! -name map.json 2>/dev/null) \
	$(shell find src/agon -name '*.ftl' -o -name '*.toml') \
	$(shell find src/agon/server -name '*.py' -not -path '*/migrations/*')
quick := tests/engine tests/rulebook tests/games tests/text tests/cli tests/test_coverage.py \
	$(addprefix tests/server/test_,tables.py undo.py play.py clocks.py settings.py protocol.py) \
	$(addprefix --ignore-glob=*/test_,mind.py playdek.py components_file.py tune.py arena.py analyse.py serve.py)
together := $(MAKE) -j2 --output-sync=target
pip := $(bin)/python -m pip --quiet --disable-pip-version-check

help: ## List the targets
	@echo "make TARGET [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(ready) $(site) ## Start the server and open the browser (in the terminal: .venv/bin/agon play)
	@$(bin)/agon serve --open $(ARGS)

serve: $(ready) $(site) ## Start the server, e.g. ARGS="--port 8080"
	@$(bin)/agon serve $(ARGS)

quick: $(ready) ## Run the tests of rules, studies, engine, texts, terminal and the core of the server
	@$(bin)/python -m pytest -n $(JOBS) --dist worksteal $(quick) $(ARGS)

test: $(ready) $(site) ## Install everything, then run all checks and tests but the slow ones
	@+$(together) check-python check-web test-web
	@tools/need.sh postgresql
	@tools/need.sh chromium
	@echo "Testing: rules, engine, server, browser, studies and the examples in the docs"
	@$(bin)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

soak: $(ready) $(site) ## Run every check and every test, the slow ones too, all at full size
	@AGON_SOAK=1 $(MAKE) test ARGS='-m "" --timeout 3600 $(ARGS)'

check: $(ready) $(site) ## Check lint, formatting, types and import contracts
	@+$(together) check-python check-web

check-python: $(ready)
	@echo "Checking: lint (ruff)"
	@$(bin)/ruff check --quiet --output-format concise
	@echo "Checking: formatting (ruff format)"
	@$(bin)/ruff format --check --quiet || { echo "Some files are not formatted: run make format"; exit 1; }
	@echo "Checking: types (mypy)"
	@$(bin)/mypy
	@echo "Checking: imports (import-linter)"
	@$(bin)/lint-imports --no-logo

check-web: $(site)
	@echo "Checking: the web client (prettier, svelte-check)"
	@tools/site.sh lint
	@tools/site.sh check

test-web: $(site)
	@echo "Testing: the web client (vitest)"
	@tools/site.sh test

format: $(ready) ## Format the code and apply lint fixes
	@$(bin)/ruff check --fix-only --quiet
	@$(bin)/ruff format
	@tools/site.sh format

site: $(ready) $(site) ## Build the web client

$(site): $(ready) $(of_site)
	@tools/site.sh

wheel: $(ready) $(site) ## Build the package with the web client, for `pip install` without make or Node, to dist/
	@$(bin)/python -m hatchling build -t wheel

screenshots: $(ready) $(site) ## Render the main screens at every size, in four languages, light and dark, to screenshots/
	@tools/need.sh chromium
	@$(bin)/python -m tools.screenshots $(ARGS)

bench: $(ready) ## Measure speed
	@$(bin)/python -m bench $(ARGS)

fuzz: $(ready) ## Play random games, check invariants and update docs/reports/fuzz.md
	@$(bin)/python tools/fuzz.py $(ARGS)

strength: $(ready) ## Run strength matches and update docs/reports/strength.md (takes hours)
	@$(bin)/python tools/strength.py $(ARGS)

kills: $(ready) ## Kill a server under load 50 times and check that no acknowledged choice is lost, e.g. ARGS="--postgresql"
	@$(bin)/python tools/kills.py $(ARGS)

playthroughs: $(ready) ## Update the golden games; read the diff
	@$(bin)/python tools/playthroughs.py $(ARGS)
	@$(bin)/python tools/log_samples.py

coverage: $(ready) ## Show which rules and rulings the tests cite
	@$(bin)/agon rules coverage $(ARGS)

mutants: $(ready) ## Break cited clauses one by one and check that a test fails
	@$(bin)/python tools/mutants.py $(ARGS)

docs: $(ready) ## Run every example in README.md and docs/
	@$(bin)/python -m pytest --doctest-glob='*.md' $(wildcard README.md docs) $(ARGS)

clean: ## Remove the environment, caches and build products
	@rm -rf $(venv) build dist screenshots src/agon/server/site web/node_modules web/.made .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

setup: $(ready) ## Create the environment in .venv (the other targets do this when needed)

$(ready): requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Setting up: Python 3.11 or newer is required; choose one with make PYTHON=..."; exit 1; }
	@tools/need.sh gcc
	@tools/need.sh venv $(PYTHON)
	@echo "Setting up: creating a virtual environment in $(venv)"
	@$(bin)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(venv)
	@echo "Setting up: installing requirements-dev.txt"
	@$(pip) install -r requirements-dev.txt
	@$(pip) install torch==$(torch)+cpu 2>/dev/null || \
		echo "Setting up: no build of PyTorch for the CPU on offer, so the tests of training are skipped"
	@echo "Setting up: installing agon"
	@$(pip) install --no-deps -e .
	@touch $@
	@echo "Setting up: done"

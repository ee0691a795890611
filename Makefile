# make setup     the environment in .venv, and the page of the browser
# make play      play in the browser
# make terminal  a game of Crusader Rex against a bot, in the terminal
# make test      everything that must hold before a change is committed
# make bench     how fast each game is
# make fast      the engine compiled with mypyc, in .venv-fast, and the tests run on it
# make pictures  the pictures of the documentation, taken from the page
# make mutants   how many planted errors the casebook of each game finds

PYTHON := $(shell for each in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each && break; done)
BIN := .venv/bin
GAMES := crusader-rex jerusalem

PAGE := src/outremer/server/static/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)

.PHONY: setup play terminal test browser bench fast mutants pictures

setup: .venv/.done $(PAGE)

.venv/.done: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Outremer needs Python 3.11 or newer."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

$(PAGE): .venv/.done $(WEB)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build
	touch $@

play: setup
	$(BIN)/outremer play

terminal: setup
	$(BIN)/outremer play crusader-rex

test: setup browser
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	$(BIN)/pytest --quiet --numprocesses=auto --dist=loadfile --cov --cov-report=term --cov-fail-under=95
	for game in $(GAMES); do $(BIN)/outremer fuzz $$game --games 100 || exit 1; done

# A browser for the tests that look at the page.
browser:
	@command -v chromium || command -v chromium-browser || command -v google-chrome || { \
		test "$$(id -u)" = 0 && command -v apt-get || { echo "The tests need Chromium: please install it."; exit 1; }; \
		apt-get update && apt-get install -y chromium; }

bench: setup
	for game in $(GAMES); do $(BIN)/outremer bench $$game || exit 1; done

fast: setup
	$(BIN)/python -m tools.fast

mutants: setup
	$(BIN)/python -m tools.mutants

pictures: setup
	$(BIN)/python -m tools.pictures

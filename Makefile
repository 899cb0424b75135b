# README.md begins with demo; CONTRIBUTING.md explains the others. All make .venv first.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test lint coverage docs notebooks wheel-smoke integrations clean

.venv/playable: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "badbones needs Python 3.11 or newer: make PYTHON=...")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[web]'
	touch $@

# what maintainers need
.venv/installed: .venv/playable
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

# what only the tests need: training libraries (torch is large, so the demo does without it)
.venv/installed-train: .venv/installed
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt torch
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[train,data]'
	touch $@

# a browser for the end-to-end tests of the viewer: Debian's chromium and its driver, if they are not there already
.venv/browser: .venv/installed
	@if command -v chromedriver >/dev/null || { apt-get update -qq && apt-get install -y -qq --no-install-recommends \
		chromium chromium-driver fonts-dejavu-core >/dev/null; }; then touch $@; \
		else echo "no browser could be installed (see README.md): the tests in the browser will be skipped"; fi

# axe-core, which looks for what readers with disabilities stumble over; used by the tests in the browser
AXE := 4.14.0
.venv/axe: .venv/installed
	@if command -v npm >/dev/null && npm install --silent --no-fund --no-audit --prefix $@ axe-core@$(AXE) >/dev/null; \
		then touch $@; else echo "npm could not fetch axe-core: the tests that need it will be skipped"; fi

demo: .venv/playable
	$(BIN)/badbones tournament champion:simulations=0 guardian sentry greedy random --games 1000 --seed 7 --out runs/demo --overwrite
	@echo
	@echo "See the report, with games to watch:  $(BIN)/python -m webbrowser file://$(CURDIR)/runs/demo/report.html"
	@echo "Play in the browser:                  $(BIN)/badbones play --web"

test: .venv/installed-train .venv/browser .venv/axe lint
	$(BIN)/pytest -n 2

lint: .venv/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# line coverage of badbones_env; with the JIT off, because compiled code cannot be measured
COVERED := scenarios choices notation malformed_positions config components drawing trace record scenario_files \
	malformed_scenarios
COVERED_TOO := 'tests/system/test_pages.py::test_code_of_the_documents_runs[docs/environment.md]'
coverage: .venv/installed-train
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -k 'not oracle' $(COVERED:%=tests/*/test_%.py) $(COVERED_TOO)
	$(BIN)/coverage report

docs: .venv/installed
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs site
	@echo "Open site/index.html in a browser."

# runs all notebooks and saves them with their outputs
notebooks: .venv/installed-train
	$(BIN)/python notebooks/execute.py

# a wheel, installed into an empty environment, plays a game from another folder
wheel-smoke: .venv/installed
	tests/wheel_smoke.sh $(BIN)/python

# the examples of other libraries with the oldest and the newest Gymnasium and PettingZoo that are supported
integrations:
	tests/integrations.sh $(PYTHON)

clean:
	rm -rf .venv build dist site *.egg-info

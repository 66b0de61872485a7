# The project's commands; `make` alone lists them.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench format lock

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv with the locked libraries (the others do this by themselves)
	@:

$(STAMP): requirements.lock pyproject.toml
	@echo "setting up .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tabuleiro needs Python 3.11 or newer")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --require-hashes -r requirements.lock
	@$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

play: $(STAMP) ## play in the terminal
	@$(BIN)/tabuleiro play

test: $(STAMP) ## run all tests
	@$(BIN)/pytest -q -n auto

check: $(STAMP) ## format, lint, types, layers
	@$(BIN)/ruff format --check --quiet --output-format concise . || { echo "not formatted: run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/lint-imports --no-logo > .venv/layers.log || { cat .venv/layers.log; exit 1; }
	@echo "check: all well"

bench: $(STAMP) ## measure the engine's speed
	@$(BIN)/python benchmarks/run.py

format: $(STAMP) ## format and sort what can be done by machine
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

lock: ## pin anew what pyproject.toml asks for (needs uv)
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-config \
		--upgrade --extra dev --output-file requirements.lock pyproject.toml

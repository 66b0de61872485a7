# The project's commands; `make` alone lists them.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.stamp
# The compiled package lies beside the plain one; PYTHONPATH chooses it.
COMPILED := .venv/compiled
WHEELS := dist/compiled
PEERS := .venv/peers
RESEARCH := .venv/research
# The morphing library of the pages and their fonts, from npm by package-lock.json; never committed.
PAGE := src/tabuleiro/web/static/lib/idiomorph.js
BROWSER_TESTS := .venv/.chromium
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.json' -o -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.md')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help setup play test test-plain test-browser test-compiled test-research check bench learn wheel positions house keep reference format lock

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMP) $(PAGE) ## make .venv with the locked libraries (the others do this by themselves)
	@:

$(STAMP): requirements.lock pyproject.toml
	@echo "setting up .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tabuleiro needs Python 3.11 or newer")'
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install -q --require-hashes -r requirements.lock
	@$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(PAGE): package-lock.json
	@npm ci --silent --no-audit --no-fund
	@mkdir -p $(@D)
	@cp node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2 $(@D)
	@cp node_modules/@fontsource-variable/gelasio/files/gelasio-latin-wght-*.woff2 $(@D)
	@cp node_modules/idiomorph/dist/idiomorph.esm.js $@

# The first start is plain Python; the compiled build is made meanwhile, for the next ones.
play: $(STAMP) $(PAGE) ## play in the browser (PORT=8000, BROWSER=none for no window)
	@if $(MAKE) -q $(COMPILED)/.stamp 2> /dev/null; then \
		PYTHONPATH=$(COMPILED) $(BIN)/tabuleiro serve; \
	else \
		if command -v gcc > /dev/null; then \
			echo "plain Python this time: the compiled build is being made, for next time"; \
			nohup nice $(MAKE) wheel > .venv/wheel.log 2>&1 & \
		fi; \
		$(BIN)/tabuleiro serve; \
	fi

# Browser tests need a real Chromium: Debian's, installed when missing and allowed.
$(BROWSER_TESTS): | $(STAMP)
	@command -v chromium-headless-shell > /dev/null || { echo "installing chromium for the browser tests ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; } > .venv/chromium.log 2>&1; } \
		|| command -v chromium > /dev/null \
		|| { echo "the browser tests need chromium (Debian: apt install chromium-headless-shell); .venv/chromium.log"; exit 1; }
	@touch $@

# In two parts, which .ci/run has at the same time: pages wait for servers and for what is told, the others compute.
test: test-plain test-browser ## run all tests

test-plain: $(STAMP) $(PAGE)
	@$(BIN)/pytest -q -n auto --ignore=tests/browser $(PLAIN)

test-browser: $(STAMP) $(PAGE) $(BROWSER_TESTS)
	@$(BIN)/pytest -q -n auto tests/browser

# Adapters, data sets and the bot interface beside the libraries that they are made for, in an environment of their own. Of
# their thousands of files few are needed: these are compiled when they are.
$(RESEARCH)/.stamp: tests/research/requirements.lock | $(STAMP)
	@echo "setting up the libraries of researchers, about 700 MB ..."
	@rm -rf $(RESEARCH)
	@$(PYTHON) -m venv $(RESEARCH)
	@$(RESEARCH)/bin/pip install -q --no-compile --require-hashes -r $<
	@$(RESEARCH)/bin/pip install -q --no-deps -e .
	@touch $@

test-research: $(COMPILED)/.stamp $(RESEARCH)/.stamp ## run the tests of adapters and data on the compiled build
	@PYTHONPATH=$(COMPILED) EXPECT=compiled $(RESEARCH)/bin/pytest -q tests/research

# What is compiled, and what runs it in loops; content, words, pictures, server and pages are plain Python in both builds.
PLAIN_TESTS := content words rulebook book pictures packs messages
COMPILED_TESTS ?= tests/core tests/games tests/bots tests/test_builds.py
test-compiled: $(COMPILED)/.stamp ## run the tests of rules and bots on the compiled build
	@PYTHONPATH=$(COMPILED) EXPECT=compiled $(BIN)/pytest -q -n auto $(COMPILED_TESTS) $(PLAIN_TESTS:%=--ignore-glob='*/test_%*')

check: $(STAMP) ## format, lint, types, layers
	@$(BIN)/ruff format --check --quiet --output-format concise . || { echo "not formatted: run 'make format'"; exit 1; }
	@$(BIN)/ruff check --quiet --output-format concise .
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python tools/reference.py --check
	@$(BIN)/python tools/positions.py --check
	@$(BIN)/python tools/protocol.py --check
	@$(BIN)/python tools/codec.py --check
	@$(BIN)/python tools/views.py --check
	@$(BIN)/lint-imports --no-logo > .venv/layers.log || { cat .venv/layers.log; exit 1; }
	@echo "check: all well"

bench: $(COMPILED)/.stamp $(PEERS)/.stamp ## measure the engine's speed, plain and compiled, beside other engines
	@$(BIN)/python benchmarks/run.py

# In an environment of their own, made when first needed; without them the bench says so and goes on.
$(PEERS)/.stamp: benchmarks/peers.lock | $(STAMP)
	@echo "setting up other engines to compare with, once, about 350 MB ..."
	@rm -rf $(PEERS)
	@{ $(PYTHON) -m venv $(PEERS) \
		&& $(PEERS)/bin/pip install -q --retries 2 --require-hashes -r benchmarks/peers.lock \
		&& touch $@; } > .venv/peers.log 2>&1 || echo "they cannot be installed: .venv/peers.log says why"

GAME ?= imperial_miners
learn: $(COMPILED)/.stamp ## learn the search bot's weights anew from plays (some minutes; GAME=above_and_below, ARGS="--games 500")
	@PYTHONPATH=$(COMPILED) $(BIN)/python training/$(GAME).py $(ARGS)

wheel: $(COMPILED)/.stamp ## build the compiled wheel into dist/ (needs gcc, some minutes)
	@ls $(WHEELS)/*.whl

# By way of the source archive: built in place, compiled files would stay in src and hijack the plain build.
# Without gcc's warnings, which nobody reads in generated code: they take twice as long as the compiling itself.
$(COMPILED)/.stamp: $(STAMP) $(PAGE) $(SOURCES) pyproject.toml tools/fields.py
	@echo "compiling, some minutes ..."
	@rm -rf $(WHEELS) $(COMPILED)
	@CFLAGS=-Wno-all HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m build --no-isolation --outdir $(WHEELS) . > .venv/compile.log 2>&1 \
		|| { tail -n 20 .venv/compile.log; exit 1; }
	@$(BIN)/pip install -q --no-deps --target $(COMPILED) $(WHEELS)/*.whl
	@touch $@

positions: $(STAMP) ## write the reference of positions, after a change of their keys
	@$(BIN)/python tools/positions.py

house: $(STAMP) ## draw the picture of the house from the imports
	@$(BIN)/python tools/house.py

reference: $(STAMP) ## write the references of packs, codecs and the bot protocol, after a change of one
	@$(BIN)/python tools/reference.py
	@$(BIN)/python tools/protocol.py
	@$(BIN)/python tools/codec.py
	@$(BIN)/python tools/views.py

keep: $(STAMP) ## put the house sets in use into the archive, after a change of content
	@$(BIN)/python -c 'from tabuleiro.kit.shelf import keep_all; keep_all()'

format: $(STAMP) ## format and sort what can be done by machine
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .

lock: ## pin anew what pyproject.toml asks for (needs uv)
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-config \
		--upgrade --extra dev --output-file requirements.lock pyproject.toml
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-config \
		--upgrade --group peers --output-file benchmarks/peers.lock
	@uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-config \
		--upgrade --extra environments --extra openspiel --extra data --extra ray --group research \
		--output-file tests/research/requirements.lock pyproject.toml

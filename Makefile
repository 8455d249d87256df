# The whole life of a checkout. Every target builds .venv first if it is missing or out of date.

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
INSTALLED := .venv/.installed

.PHONY: install serve test check prove bench openapi format constraints

install: $(INSTALLED)

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) hatchling
	$(PIP) --no-build-isolation --editable '.[dev]'
	touch $@

serve: $(INSTALLED)
	$(BIN)/adjudicator serve --host $(HOST) --port $(PORT)

test: $(INSTALLED)
	rm -f build/tested-rules.jsonl
	$(BIN)/pytest

check: $(INSTALLED)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/hadolint Dockerfile

prove: $(INSTALLED)
	$(BIN)/pytest -m prove

bench: $(INSTALLED)
	$(BIN)/python -m bench

openapi: $(INSTALLED)
	$(BIN)/python -m app openapi

format: $(INSTALLED)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

constraints:
	$(BIN)/uv pip compile pyproject.toml --all-extras --upgrade --no-emit-index-url --no-annotate --no-header --quiet \
		--output-file constraints.txt

"""Which rules the tests assert, recorded as they pass.

One line of JSON for each passing test that asserted citations, `{"test": id, "rules": [number, …]}`. Lines are
appended, so that several test processes can record at once.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from app.rulebook.citations import rule_order

TESTED_FILE = Path("build/tested-rules.jsonl")


def record(test: str, rules: Iterable[str], path: Path = TESTED_FILE) -> None:
    """Add the rules that a passing test asserted on steps of an explanation. `test` is its id."""
    line = json.dumps({"test": test, "rules": sorted(set(rules), key=rule_order)})
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def read_tested(path: Path = TESTED_FILE) -> dict[str, tuple[str, ...]]:
    """The ids of the tests by rule number; empty if no run of the tests has recorded anything."""
    if not path.exists():
        return {}
    tests: dict[str, set[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        passed = json.loads(line)
        for number in passed["rules"]:
            tests.setdefault(number, set()).add(passed["test"])
    return {number: tuple(sorted(tests[number])) for number in sorted(tests, key=rule_order)}

"""The citation lock: what each cited rule said when we cited it, as a checksum, and which modules cite it.

When a new edition appears, comparing it with the lock lists the rules to read again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Literal

from app.rulebook.citations import APP, rule_order, scan
from app.rulebook.importer import read_cr_index

LOCK_FILE = Path(__file__).with_name("citations.lock.json")

Change = Literal["new", "changed", "vanished", "moved", "uncited"]


@dataclass(frozen=True, slots=True)
class Locked:
    """A cited rule: the first sixteen hex digits of the SHA-256 of its text, and the modules that cite it."""

    checksum: str
    cited_in: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One way in which the lock, the code and an edition disagree.

    `new`: cited, not locked. `changed`: the text is another one now. `vanished`: the edition has no such number.
    `moved`: cited by other modules than the lock says. `uncited`: locked, no longer cited.
    """

    number: str
    change: Change
    cited_in: tuple[str, ...]


def load_lock(path: Path = LOCK_FILE) -> dict[str, Locked]:
    """The locked rules by number."""
    rules = json.loads(path.read_text(encoding="utf-8"))["rules"]
    return {number: Locked(checksum, tuple(modules)) for number, (checksum, *modules) in rules.items()}


def make_lock(cr_index: Path, package: Path = APP, target: Path = LOCK_FILE) -> dict[str, Locked]:
    """Lock every rule the package cites to its text in the index; write the lock and return it.

    Raises ValueError, and writes nothing, if the code cites a number that the edition does not have.
    """
    index = read_cr_index(cr_index)
    cited = scan(package)
    unknown = [f"{number} ({', '.join(modules)})" for number, modules in cited.items() if number not in index.texts]
    if unknown:
        raise ValueError(f"cited, but not in the edition: {'; '.join(unknown)}")
    lock = {number: Locked(_checksum(index.texts[number]), modules) for number, modules in cited.items()}
    _save(index.edition.effective, lock, target)
    return lock


def check_lock(cr_index: Path, package: Path = APP, lock_file: Path = LOCK_FILE) -> list[Difference]:
    """How the lock differs from the package's citations and from the rules of the index, in the order of the rules."""
    return list(_differences(load_lock(lock_file), scan(package), read_cr_index(cr_index).texts))


def _differences(
    lock: Mapping[str, Locked], cited: Mapping[str, tuple[str, ...]], texts: Mapping[str, str]
) -> Iterator[Difference]:
    for number in sorted({*lock, *cited}, key=rule_order):
        locked, modules = lock.get(number), cited.get(number, ())
        if locked is not None and not modules:
            yield Difference(number, "uncited", locked.cited_in)
        elif number not in texts:
            yield Difference(number, "vanished", modules)
        elif locked is None:
            yield Difference(number, "new", modules)
        elif locked.checksum != _checksum(texts[number]):
            yield Difference(number, "changed", modules)
        elif locked.cited_in != modules:
            yield Difference(number, "moved", modules)


def _checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def _save(effective: str, lock: Mapping[str, Locked], path: Path) -> None:
    """One rule a line, `"605.1a": [checksum, module, …]`, so that changes can be read and merged line by line."""
    rules = ",\n".join(
        f"{json.dumps(number)}: {json.dumps([locked.checksum, *locked.cited_in])}" for number, locked in lock.items()
    )
    path.write_text(f'{{"effective": "{effective}", "rules": {{\n{rules}\n}}}}\n', encoding="utf-8")

"""How much of the rules the service applies: for every leaf rule, whether it is cited, tested, or out of scope."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from app.rulebook.book import Rulebook, rulebook
from app.rulebook.citations import APP, scan
from app.rulebook.tested import TESTED_FILE, read_tested

SCOPE_FILE = Path(__file__).with_name("scope.toml")


@dataclass(frozen=True, slots=True)
class LeafCoverage:
    """A rule with nothing below it: the modules that cite it, the tests that assert it, and why it is out of scope."""

    number: str
    cited_in: tuple[str, ...]
    tested_by: tuple[str, ...]
    out_of_scope: str | None


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    """How many leaf rules a chapter has, and how many of them are in scope, cited and tested."""

    number: str
    title: str
    rules: int
    in_scope: int
    cited: int
    tested: int


@dataclass(frozen=True, slots=True)
class Coverage:
    """The same counts for the whole edition, with the table of chapters and every leaf rule."""

    edition: str
    rules: int
    in_scope: int
    cited: int
    tested: int
    chapters: tuple[ChapterCoverage, ...]
    leaves: tuple[LeafCoverage, ...]


def coverage(tested: Path = TESTED_FILE, package: Path = APP) -> Coverage:
    """Hold the edition's leaf rules against a package's citations, the recorded tests, and `scope.toml`.

    A leaf counts as cited or tested only by its own number: citing 702.16 covers nothing of 702.16b.
    """
    book, cited_in, tested_by, scope = rulebook(), scan(package), read_tested(tested), load_scope()
    leaves = tuple(
        LeafCoverage(
            number=rule.number,
            cited_in=cited_in.get(rule.number, ()),
            tested_by=tested_by.get(rule.number, ()),
            out_of_scope=_reason(book, rule.number, scope),
        )
        for rule in book.rules()
        if rule.leaf
    )
    chapters = tuple(
        ChapterCoverage(number, book.get(number).title, *_tally(list(members)))
        for number, members in groupby(leaves, key=lambda leaf: leaf.number.partition(".")[0])
    )
    return Coverage(book.edition, *_tally(leaves), chapters, leaves)


def load_scope(path: Path = SCOPE_FILE) -> dict[str, str]:
    """Reasons by the number of a rule that is out of scope together with everything below it."""
    scope: dict[str, str] = tomllib.loads(path.read_text(encoding="utf-8"))
    return scope


def _reason(book: Rulebook, number: str, scope: dict[str, str]) -> str | None:
    above: str | None = number
    while above is not None:
        if above in scope:
            return scope[above]
        above = book.get(above).parent
    return None


def _tally(leaves: Iterable[LeafCoverage]) -> tuple[int, int, int, int]:
    counted = [(leaf.out_of_scope is None, bool(leaf.cited_in), bool(leaf.tested_by)) for leaf in leaves]
    in_scope, cited, tested = (sum(column) for column in zip(*counted, strict=True))
    return len(counted), in_scope, cited, tested

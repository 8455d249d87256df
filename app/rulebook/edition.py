"""An edition of the rules as the package ships it: its date, its numbers and its headings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

EDITION_FILE = Path(__file__).with_name("edition.json")


@dataclass(frozen=True, slots=True)
class Entry:
    """A number of the edition, the number above it, and its name if it is a heading."""

    number: str
    parent: str | None
    heading: str | None


@dataclass(frozen=True, slots=True)
class Edition:
    """The entries of one edition, in its own order. `effective` is an ISO date."""

    effective: str
    entries: tuple[Entry, ...]


def load_edition(path: Path = EDITION_FILE) -> Edition:
    """Read an edition written by `save_edition`."""
    document = json.loads(path.read_text(encoding="utf-8"))
    return Edition(document["effective"], tuple(Entry(*row) for row in document["entries"]))


def save_edition(edition: Edition, path: Path = EDITION_FILE) -> None:
    """Write an edition as JSON, one entry `[number, parent, heading]` a line so that editions can be compared."""
    rows = ",\n".join(
        json.dumps([entry.number, entry.parent, entry.heading], ensure_ascii=False) for entry in edition.entries
    )
    path.write_text(f'{{"effective": "{edition.effective}", "entries": [\n{rows}\n]}}\n', encoding="utf-8")

"""Reading an index of the Comprehensive Rules, and keeping of it what we ship: numbers and headings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from app.rulebook.edition import EDITION_FILE, Edition, Entry, save_edition


@dataclass(frozen=True, slots=True)
class CrIndex:
    """An index of the Comprehensive Rules: the edition, and the text of each rule, which stays with the operator."""

    edition: Edition
    texts: Mapping[str, str]


def read_cr_index(path: Path) -> CrIndex:
    """Read a file `{"effective": "August 7, 2026", "rules": [{"number", "parent", "is_heading", "text"}, …]}`.

    Raises KeyError or ValueError if the file has another shape.
    """
    document = json.loads(path.read_text(encoding="utf-8"))
    effective = datetime.strptime(document["effective"], "%B %d, %Y").date().isoformat()
    rules = document["rules"]
    entries = tuple(
        Entry(rule["number"], rule["parent"], rule["text"] if rule["is_heading"] else None) for rule in rules
    )
    return CrIndex(Edition(effective, entries), {rule["number"]: rule["text"] for rule in rules})


def import_edition(path: Path, target: Path = EDITION_FILE) -> Edition:
    """Make the package's edition file from an index of the Comprehensive Rules, and return the edition."""
    edition = read_cr_index(path).edition
    save_edition(edition, target)
    return edition

"""The edition in the package is what the importer makes of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.rulebook.edition import EDITION_FILE, Edition, Entry, load_edition, save_edition
from app.rulebook.importer import import_edition


def test_every_entry_stands_below_one_that_came_before():
    seen: set[str | None] = {None}
    for entry in load_edition().entries:
        assert entry.parent in seen
        seen.add(entry.number)


def test_only_headings_have_words():
    assert all(len(entry.heading.split()) <= 8 for entry in load_edition().entries if entry.heading)


def test_an_edition_is_read_as_it_was_written(tmp_path: Path):
    edition = Edition(
        "2026-08-07", (Entry("6", None, "Spells"), Entry("605", "6", "Mana “x”"), Entry("605.1", "605", None))
    )
    save_edition(edition, tmp_path / "edition.json")
    assert load_edition(tmp_path / "edition.json") == edition


def test_an_index_of_another_shape_is_refused(tmp_path: Path):
    (tmp_path / "index.json").write_text('{"effective": "soon", "rules": []}')
    with pytest.raises(ValueError, match="soon"):
        import_edition(tmp_path / "index.json", tmp_path / "edition.json")


def test_the_package_holds_what_the_importer_makes(shared: Path, tmp_path: Path):
    import_edition(shared / "reference/cr-index.json", tmp_path / "edition.json")
    assert (tmp_path / "edition.json").read_bytes() == EDITION_FILE.read_bytes()

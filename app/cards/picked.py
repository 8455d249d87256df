"""Some cards of a large card file, compiled."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from app.cards.catalogue import Held, fold
from app.cards.compiling import compile_record
from app.cards.importing import read_cards
from app.cards.records import CardRecord
from app.cards.scanning import Progress


def pick_cards(source: Path, names: Iterable[str], progress: Progress | None = None) -> Held:
    """The cards of a file that have one of the names, or a face that has. Raises `OSError`, `BrokenFile`."""
    wanted = {fold(name) for name in names}
    return Held(
        compile_record(found)
        for found in read_cards(source, progress)
        if isinstance(found, CardRecord) and wanted & _names(found)
    )


def _names(record: CardRecord) -> set[str]:
    return {fold(record.name), *(fold(face.name) for face in record.faces)}

"""Which catalogues a ruling looks its cards up in, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.cards.catalogue import Catalogue, Held, Layers
from app.cards.compiling import compile_record
from app.cards.entries import Entry, Performed
from app.cards.importing import Fault, NotACard, read_cards
from app.cards.records import CardRecord
from app.cards.scanning import Progress
from app.cards.starter import starter
from app.cards.stored import Stored, store


@dataclass(slots=True)
class ImportReport:
    """What an import found.

    Attributes:
        cards: the cards that were read.
        understood: those of which everything is understood.
        lines: their lines of rules text.
        lines_understood: those that are understood.
        passed_over: tokens, emblems and pictures, which are not cards.
        repeated: cards whose name an earlier card has; the earlier one counts.
        faults: records that could not be used.
    """

    cards: int = 0
    understood: int = 0
    lines: int = 0
    lines_understood: int = 0
    passed_over: int = 0
    repeated: int = 0
    faults: list[Fault] = field(default_factory=list)


def open_library(catalogue: Path | None) -> Catalogue:
    """The imported catalogue over the starter set, or the starter set alone. Raises `UnusableCatalogue`."""
    return starter() if catalogue is None else Layers(Stored(catalogue), starter())


def with_request_cards(library: Catalogue, sent: Sequence[Entry]) -> Catalogue:
    """The cards sent with a request (`compile_card`) over a library."""
    return Layers(Held(sent), library) if sent else library


def import_cards(source: Path, out: Path, performed: Performed, progress: Progress | None = None) -> ImportReport:
    """Compile every card of a card file and write the catalogue. Raises `OSError`, `BrokenFile`."""
    report = ImportReport()
    store(out, _compiled(source, report, performed, progress))
    return report


def _compiled(source: Path, report: ImportReport, performed: Performed, progress: Progress | None) -> Iterator[Entry]:
    seen: set[str] = set()
    for found in read_cards(source, progress):
        if isinstance(found, CardRecord) and found.name in seen:
            report.repeated += 1
        elif isinstance(found, CardRecord):
            seen.add(found.name)
            entry = compile_record(found)
            lines = [line.understood(performed) for _, line in entry.all_lines() if not line.fact]
            report.cards += 1
            report.understood += entry.understood(performed)
            report.lines += len(lines)
            report.lines_understood += sum(lines)
            yield entry
        elif isinstance(found, NotACard):
            report.passed_over += 1
        else:
            report.faults.append(found)

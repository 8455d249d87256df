"""How much of a card file is understood, and what to teach the language next."""

from __future__ import annotations

import multiprocessing
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from app.cards.compiling import IN_SECTION, compile_record, prints_back
from app.cards.entries import Line, Performed
from app.cards.importing import Fault, NotACard, read_cards
from app.cards.records import CardRecord
from app.cards.scanning import Progress
from app.oracle.tokens import words_of
from app.vocabulary.abilities import Unread
from app.vocabulary.node import Node
from app.vocabulary.tree import walk

FAMILIES = {
    "mana": re.compile(
        r"\badd(?:s|ed|ing)?\b[^.]*?(?:\{[^{}]+\}|\bmana\b)|\btap(?:s|ped|ping)?\b[^.]*? for mana\b", re.IGNORECASE
    ),
}
VERDICTS = ("exact", "variant", "declined", "ambiguous", "mismatched")
CHUNK = 200
EXAMPLES = 3


@dataclass(frozen=True, slots=True)
class Obstacle:
    """One thing that stands in the way of lines being understood.

    Attributes:
        where: the last word that was read and the words that were not, or the kind of node that is not carried out.
        cards: how many cards would be understood if only this were out of the way.
        lines: how many lines it stops.
        examples: some of these lines.
    """

    where: str
    cards: int
    lines: int
    examples: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """What was understood of a card file.

    Attributes:
        cards: the cards looked at.
        understood: those of which every line, face and number was read and is carried out.
        lines: their lines of rules text, which the five verdicts divide.
        idle: lines that were read but in which something is not carried out.
        round_trips: trees that were printed from their meaning alone and read again as the same tree.
        strayed: lines whose trees were not.
        faults: records that could not be used.
        ms_per_card_p50: the median time to read a card.
        obstacles: what stands in the way, the most useful to remove first.
    """

    cards: int
    understood: int
    lines: int
    exact: int
    variant: int
    declined: int
    ambiguous: int
    mismatched: int
    idle: int
    round_trips: int
    strayed: tuple[str, ...]
    faults: tuple[Fault, ...]
    ms_per_card_p50: float
    obstacles: tuple[Obstacle, ...]

    def summary(self) -> dict[str, int | float]:
        """The numbers, for a machine to read."""
        counts = {
            name: getattr(self, name) for name in ("cards", "understood", "lines", *VERDICTS, "idle", "round_trips")
        }
        return {
            **counts,
            "strayed": len(self.strayed),
            "faults": len(self.faults),
            "ms_per_card_p50": self.ms_per_card_p50,
        }


@dataclass(frozen=True, slots=True)
class _Measure:
    """What one card adds to the coverage."""

    verdicts: tuple[str, ...]
    understood: bool
    idle: int
    round_trips: int
    strayed: tuple[str, ...]
    obstacles: tuple[tuple[str, str], ...]  # where and in which line
    milliseconds: float


def coverage(
    path: Path,
    performed: Performed,
    *,
    tournament: bool = False,
    family: str | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Coverage:
    """Read a card file and tell what was understood.

    `tournament` takes only cards that are legal in some format. With a `family` (a key of `FAMILIES`) only lines that
    belong to it count, and only cards that have such lines. With several `jobs`, `performed` must be a function that
    another process can import. Raises `OSError`, `BrokenFile`.
    """
    faults: list[Fault] = []
    measure = partial(_measure, performed=performed, family=FAMILIES[family] if family else None)
    records = _records(path, tournament, faults, progress)
    if jobs > 1:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            measures = [found for found in pool.imap(measure, records, CHUNK) if found]
    else:
        measures = [found for found in map(measure, records) if found]
    return _total(measures, tuple(faults))


def _records(path: Path, tournament: bool, faults: list[Fault], progress: Progress | None) -> Iterator[CardRecord]:
    for found in read_cards(path, progress):
        if isinstance(found, CardRecord):
            if found.legal_in or not tournament:
                yield found
        elif not isinstance(found, NotACard):
            faults.append(found)


def _measure(record: CardRecord, performed: Performed, family: re.Pattern[str] | None) -> _Measure | None:
    start = perf_counter()
    entry = compile_record(record)
    milliseconds = 1000 * (perf_counter() - start)
    counted = [
        (face, line) for face, line in entry.all_lines() if family is None or (line.text and family.search(line.text))
    ]
    if family and not counted:
        return None
    read = [(face, line) for face, line in counted if not isinstance(line.ability, Unread)]
    strayed = tuple(line.text or "" for face, line in read if not prints_back(face, line.ability))
    return _Measure(
        verdicts=tuple(line.verdict for _, line in counted if not line.fact),
        understood=all(line.understood(performed) for _, line in counted),
        idle=sum(not line.understood(performed) for _, line in read),
        round_trips=len(read) - len(strayed),
        strayed=strayed,
        obstacles=tuple(
            (where, line.text or "") for _, line in counted for where in dict.fromkeys(_obstacles(line, performed))
        ),
        milliseconds=milliseconds,
    )


def _obstacles(line: Line, performed: Performed) -> Iterator[str]:
    if line.fact:
        yield f"fact: {line.text}"
    elif isinstance(line.ability, Unread):
        yield stopped_at(line) if line.verdict == "declined" else line.verdict
    else:
        yield from (f"not carried out: {type(part).__name__}" for part in idle_parts(line.ability, performed))


def idle_parts(tree: Node, performed: Performed) -> Iterator[Node]:
    """The parts of a tree that are not carried out though all that they are made of is."""
    for part in walk(tree):
        if not performed(part) and all(performed(child) for child in list(walk(part))[1:]):
            yield part


def stopped_at(line: Line) -> str:
    """The last word that was read and the first two that were not; numbers and symbols are all one here."""
    if line.expected == IN_SECTION:
        return "a line in a level, class or station section"
    at = len(line.prefix.split())
    words = words_of(line.text or "")
    stop = " ".join((*(words[at - 1 : at] or ("^",)), "|", *words[at : at + 2]))
    return re.sub(r"\d+", "N", re.sub(r"\{[^{}]+\}", "{…}", stop)).lower()


def _total(measures: list[_Measure], faults: tuple[Fault, ...]) -> Coverage:
    verdicts = Counter(verdict for measure in measures for verdict in measure.verdicts)
    return Coverage(
        cards=len(measures),
        understood=sum(measure.understood for measure in measures),
        lines=sum(verdicts.values()),
        **{verdict: verdicts[verdict] for verdict in VERDICTS},
        idle=sum(measure.idle for measure in measures),
        round_trips=sum(measure.round_trips for measure in measures),
        strayed=tuple(text for measure in measures for text in measure.strayed),
        faults=faults,
        ms_per_card_p50=round(median(measure.milliseconds for measure in measures), 3) if measures else 0.0,
        obstacles=_rank(measures),
    )


def _rank(measures: Iterable[_Measure]) -> tuple[Obstacle, ...]:
    cards: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    examples: dict[str, list[str]] = {}
    for measure in measures:
        places = {where for where, _ in measure.obstacles}
        if len(places) == 1:
            cards.update(places)
        for where, text in measure.obstacles:
            lines[where] += 1
            shown = examples.setdefault(where, [])
            if len(shown) < EXAMPLES and text not in shown:
                shown.append(text)
    best = sorted(lines, key=lambda where: (-cards[where], -lines[where], where))
    return tuple(Obstacle(where, cards[where], lines[where], tuple(examples[where])) for where in best)

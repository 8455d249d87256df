"""A suite of scripted scenarios, run over several processes."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from app.cards.catalogue import Catalogue
from app.documents.scripted import run_scenario
from app.rulings.scripted import Scenario, Summary, Verdict, summarise

Told = Callable[[int, int], None]
"""Called with the scenarios done so far and the scenarios there are."""


@dataclass(frozen=True, slots=True)
class SuiteRun:
    """The verdicts of a suite in its order, and their numbers."""

    verdicts: tuple[Verdict, ...]
    summary: Summary

    def report(self, top: int, *, explain: bool = False) -> Iterator[str]:
        """The numbers, a table by group, and what failed and was declined by cause, the commonest first."""
        it = self.summary
        yield (
            f"{it.scenarios} scenarios: {it.passed} passed, {it.failed} failed, {it.declined} declined, "
            f"{it.disputed} disputed; reach {it.reach:.1%}, accuracy {it.accuracy:.1%}, {it.seconds} s"
        )
        yield f"{'passed':>7} {'failed':>7} {'declined':>8}"
        for group in sorted({verdict.group for verdict in self.verdicts}):
            kinds = Counter(verdict.kind for verdict in self.verdicts if verdict.group == group)
            yield f"{kinds['passed']:7} {kinds['failed']:7} {kinds['declined']:8}  {group}"
        for kind in ("failed", "declined"):
            causes = Counter(verdict.cause for verdict in self.verdicts if verdict.kind == kind)
            yield f"{kind}, by cause:"
            yield from (f"{count:7}  {cause}" for cause, count in causes.most_common(top))
        if explain:
            for verdict in self.verdicts:
                yield f"{verdict.id}: {verdict.kind} {verdict.cause} {verdict.detail}".rstrip()
                yield verdict.trace


def run_suite(
    scenarios: Sequence[Scenario], library: Catalogue, jobs: int = 1, told: Told | None = None, *, explain: bool = False
) -> SuiteRun:
    """Play every scenario of a suite, with explanations where asked for."""
    began = time.monotonic()
    verdicts: list[Verdict] = []
    if jobs == 1:
        for scenario in scenarios:
            verdicts.append(run_scenario(scenario, library, explain=explain))
            if told is not None:
                told(len(verdicts), len(scenarios))
    else:
        _shared.append((library, explain))
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            for verdict in pool.imap(_run_here, scenarios, chunksize=8):
                verdicts.append(verdict)
                if told is not None:
                    told(len(verdicts), len(scenarios))
        _shared.pop()
    return SuiteRun(tuple(verdicts), summarise(verdicts, time.monotonic() - began))


_shared: list[tuple[Catalogue, bool]] = []
"""The library of the suite that is being run: processes that are forked off have it without its being sent."""


def _run_here(scenario: Scenario) -> Verdict:
    library, explain = _shared[-1]
    return run_scenario(scenario, library, explain=explain)

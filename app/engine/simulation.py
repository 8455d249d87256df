"""Playing a piece of the rules on throw-away branches, once for every way the choices in it can go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import comb

from app.engine.choices import Choice, Chooser
from app.engine.outcomes import BudgetExceeded
from app.engine.run import ProducibleTypes, Run


@dataclass(slots=True)
class _Branch:
    """A chooser that repeats the picks of a path, takes the first pick after it, and notes where others were open."""

    path: list[tuple[str, ...]]
    open: list[list[tuple[str, ...]]] = field(default_factory=list)

    def choose(self, choice: Choice) -> tuple[str, ...]:
        if choice.forced:
            return choice.taken
        depth = len(self.open)
        if depth < len(self.path):
            self.open.append([])
            return self.path[depth]
        first, *others = _picks(choice)
        self.path.append(first)
        self.open.append(others)
        return first


MOST_NUMBERS = 1_000
"""How many numbers, or divisions, are tried where one is to be chosen."""


def _picks(choice: Choice) -> Iterator[tuple[str, ...]]:
    """Every pick that a choice allows. Raises `BudgetExceeded` where there are too many."""
    if choice.divide is not None:
        if comb(choice.divide + len(choice.options) - 1, choice.divide) > MOST_NUMBERS:
            raise BudgetExceeded("simulations", MOST_NUMBERS)
        yield from _divisions(choice.options, choice.divide)
        return
    if choice.number:
        if choice.maximum - choice.minimum > MOST_NUMBERS:
            raise BudgetExceeded("simulations", MOST_NUMBERS)
        yield from ((str(number),) for number in range(choice.minimum, choice.maximum + 1))
        return
    for size in range(choice.minimum, min(choice.maximum, len(choice.options)) + 1):
        yield from combinations(choice.options, size)


def _divisions(options: tuple[str, ...], amount: int) -> Iterator[tuple[str, ...]]:
    """Every way to divide an amount among options."""
    first, *others = options
    if not others:
        yield (f"{first}:{amount}",)
        return
    for share in range(amount, -1, -1):
        for rest in _divisions(tuple(others), amount - share):
            yield (f"{first}:{share}", *rest)


@dataclass(slots=True)
class Along:
    """A chooser that goes along a known path, and leaves what comes after it to another."""

    path: list[tuple[str, ...]]
    then: Chooser
    steps: int = 0

    def choose(self, choice: Choice) -> tuple[str, ...]:
        if choice.forced:
            return choice.taken
        if self.steps == len(self.path):
            return self.then.choose(choice)
        self.steps += 1
        return self.path[self.steps - 1]


Path = list[tuple[str, ...]]


def branches(run: Run, deed: Callable[[Run], None], producible: ProducibleTypes | None = None) -> Iterator[Run]:
    """Every run that a deed can lead to from the present state, choices and orders of replacement taken every way.

    The branches are played on copies: the run they start from does not change.
    """
    return (branch for branch, _ in paths(run, deed, producible))


def paths(
    run: Run, deed: Callable[[Run], None], producible: ProducibleTypes | None = None, *, triggering: bool = False
) -> Iterator[tuple[Run, Path]]:
    """The same, each with the picks that lead there; with `triggering`, abilities trigger as they would."""
    left: list[Path] = [[]]
    while left:
        run.budget.spend("simulations")
        chooser = _Branch(left.pop())
        start = len(chooser.path)
        branch = Run(
            run.state,
            chooser,
            run.budget,
            producible=producible,
            simulated=not triggering,
            ignore_unread=run.ignore_unread,
        )
        branch.share_view(run)
        deed(branch)
        yield branch, chooser.path
        for depth in range(start, len(chooser.path)):
            left.extend([*chooser.path[:depth], other] for other in chooser.open[depth])

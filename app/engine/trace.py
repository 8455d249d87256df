"""The trace: the steps of a ruling in the order the rules take them, each with its rule, built as the engine works."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, fields

from app.engine.budget import Budget
from app.game.events import Event


class Literally(str):
    """Words that stand for themselves in a step; any other string in a field is the id of an object or a player."""

    __slots__ = ()


@dataclass(slots=True)
class Step:
    """One step: the rule that makes it so, a template, and the fields that fill it. Words are made when asked for."""

    rule: str
    template: str
    fields: dict[str, object]
    steps: list[Step] = field(default_factory=list)
    event: Event | None = None


class Trace:
    """The growing tree of steps; those of a throw-away branch count against no budget."""

    def __init__(self, budget: Budget | None) -> None:
        self.steps: list[Step] = []
        self._here = self.steps
        self._budget = budget

    def note(self, rule: str, template: str, **fields: object) -> Step:
        """Add a step at the present place."""
        return self._add(Step(rule, template, fields))

    def happened(self, event: Event, within: Step | None = None) -> Step:
        """Add the step of an event that has been committed, as a detail of the step that led to it if there is one."""
        roles: dict[str, object] = {role.name: getattr(event, role.name) for role in fields(event)}
        return self._add(Step(event.rule, event.SENTENCE, roles, event=event), within)

    @contextmanager
    def under(self, rule: str, template: str, **fields: object) -> Iterator[Step]:
        """Add a step, and let the steps of the block be its details."""
        step = self.note(rule, template, **fields)
        outer, self._here = self._here, step.steps
        try:
            yield step
        finally:
            self._here = outer

    def every_step(self) -> Iterator[Step]:
        """All steps in the order they were taken, details after what they belong to."""
        left = list(reversed(self.steps))
        while left:
            step = left.pop()
            yield step
            left.extend(reversed(step.steps))

    def _add(self, step: Step, within: Step | None = None) -> Step:
        if self._budget is not None:
            self._budget.spend("trace_steps")
        (self._here if within is None else within.steps).append(step)
        return step

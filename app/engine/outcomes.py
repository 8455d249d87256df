"""How a run can end before it is done: no answer, an illegal action, something unsupported, a spent budget."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.engine.choices import Choice


class Stop(Exception):
    """The run ends here; nothing of it counts."""


class NeedChoice(Stop):
    """A player must choose and no answer was given."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.kind)
        self.choice = choice


class Illegal(Stop):
    """The action is not allowed: the rule that forbids it, and the sentence that says why, as in a trace step."""

    def __init__(self, rule: str, template: str, **fields: object) -> None:
        super().__init__(rule)
        self.rule = rule
        self.template = template
        self.fields = fields


class Unsupported(Stop):
    """The ruling would need something that is not understood or not implemented, named here."""

    def __init__(self, rule: str, template: str, **fields: object) -> None:
        super().__init__(template)
        self.rule = rule
        self.template = template
        self.fields = fields


class BudgetExceeded(Stop):
    """A counted limit was reached: "events", "trace_steps", "simulations", "comparisons", "rows_tried", "mana"."""

    def __init__(self, budget: str, limit: int) -> None:
        super().__init__(budget)
        self.budget = budget
        self.limit = limit

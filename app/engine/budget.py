"""Counted limits of a run and of all its throw-away branches, so that the same request always ends the same way."""

from __future__ import annotations

from app.engine.outcomes import BudgetExceeded


class Budget:
    """How many events, trace steps and simulated branches a run may have, and how many it has had.

    `comparisons` counts how often an effect or a triggered ability is held against an event, `rows_tried` how often the
    characteristics of an object are tried to see whether one effect depends on another (613.8a). `mana` is how many
    units may be made at once, and be in one pool, `number` how large a number of any kind may get: as much as a game
    state may hold.
    """

    def __init__(
        self,
        events: int = 20_000,
        trace_steps: int = 20_000,
        simulations: int = 5_000,
        comparisons: int = 50_000,
        rows_tried: int = 200_000,
        mana: int = 1_000,
        number: int = 1_000_000_000,
    ) -> None:
        self._limits = {
            "events": events,
            "trace_steps": trace_steps,
            "simulations": simulations,
            "comparisons": comparisons,
            "rows_tried": rows_tried,
            "mana": mana,
            "number": number,
        }
        self._left = dict(self._limits)

    def spend(self, what: str, count: int = 1) -> None:
        """Count one more, or several. Raises `BudgetExceeded` past the limit."""
        if self._left[what] < count:
            raise BudgetExceeded(what, self._limits[what])
        self._left[what] -= count

    def allow(self, what: str, count: int) -> int:
        """The count, if "mana" may be so much, or a "number" so large. Raises `BudgetExceeded` past the limit."""
        if count > self._limits[what]:
            raise BudgetExceeded(what, self._limits[what])
        return count

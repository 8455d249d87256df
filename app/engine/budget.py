"""Counted limits of a run and of all its throw-away branches, so that the same request always ends the same way."""

from __future__ import annotations

from app.engine.outcomes import BudgetExceeded


class Budget:
    """How many events, trace steps and simulated branches a run may have, and how many it has had.

    `mana` is how many units may be made at once, and be in one pool, `number` how large a number of any kind may get:
    as much as a game state may hold.
    """

    def __init__(
        self,
        events: int = 20_000,
        trace_steps: int = 20_000,
        simulations: int = 5_000,
        mana: int = 1_000,
        number: int = 1_000_000_000,
    ) -> None:
        self._limits = {
            "events": events,
            "trace_steps": trace_steps,
            "simulations": simulations,
            "mana": mana,
            "number": number,
        }
        self._left = dict(self._limits)

    def spend(self, what: str) -> None:
        """Count one more of "events", "trace_steps" or "simulations". Raises `BudgetExceeded` past the limit."""
        if self._left[what] == 0:
            raise BudgetExceeded(what, self._limits[what])
        self._left[what] -= 1

    def allow(self, what: str, count: int) -> int:
        """The count, if "mana" may be so much, or a "number" so large. Raises `BudgetExceeded` past the limit."""
        if count > self._limits[what]:
            raise BudgetExceeded(what, self._limits[what])
        return count

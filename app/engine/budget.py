"""Counted limits of a run and of all its throw-away branches, so that the same request always ends the same way."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.outcomes import BudgetExceeded


@dataclass(slots=True)
class Budget:
    """How many events, trace steps and simulated branches are left."""

    events: int = 20_000
    trace_steps: int = 20_000
    simulations: int = 5_000

    def spend_event(self) -> None:
        """Count one committed event. Raises `BudgetExceeded` when none is left."""
        if self.events == 0:
            raise BudgetExceeded("events")
        self.events -= 1

    def spend_trace_step(self) -> None:
        """Count one trace step."""
        if self.trace_steps == 0:
            raise BudgetExceeded("trace_steps")
        self.trace_steps -= 1

    def spend_simulation(self) -> None:
        """Count one throw-away branch."""
        if self.simulations == 0:
            raise BudgetExceeded("simulations")
        self.simulations -= 1

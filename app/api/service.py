"""What a running service holds, and the way for a route to reach it."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from app.api.metrics import Metrics
from app.api.runs import Runs
from app.documents.limits import Limits
from app.documents.operations import Version
from app.rulings.budgets import Budget
from app.rulings.lookups import Catalogue
from app.settings import Settings


@dataclass(frozen=True, slots=True)
class Service:
    """Made when the app starts, gone when it stops."""

    settings: Settings
    metrics: Metrics
    runs: Runs
    library: Catalogue
    version: Version

    @property
    def limits(self) -> Limits:
        """How large a game state may be."""
        return Limits(self.settings.objects, self.settings.stack_objects)

    def budget(self) -> Budget:
        """The counts that one run may spend."""
        return Budget(
            self.settings.events,
            self.settings.trace_steps,
            self.settings.simulations,
            self.settings.comparisons,
            self.settings.rows_tried,
        )


def service_of(request: Request) -> Service:
    """The service that a request came to."""
    service: Service = request.state.service
    return service

"""The counted limits of a ruling, for those who set them and those who tell that one was reached."""

from __future__ import annotations

from app.engine.budget import Budget
from app.engine.outcomes import BudgetExceeded as Spent

__all__ = ["Budget", "Spent"]

"""A table for each example of the rules."""

from __future__ import annotations

from tests.statements.conftest import client, table

__all__ = ["client", "table"]

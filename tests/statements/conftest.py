"""A table for each scenario."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from tests.table import Table


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """The service, in this process."""
    with TestClient(create_app(Settings())) as made:
        yield made


@pytest.fixture
def table(client: TestClient, cites: Callable[[str], None]) -> Table:
    """An empty table with two players; it is Alice's main phase, and she has priority."""
    return Table(client, cites)

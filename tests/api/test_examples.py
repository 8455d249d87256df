"""Every ready-made request works as it stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from app.api.ready_made import examples
from app.documents.examples import Example
from app.main import create_app


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as made:
        yield made


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.name)
def test_it_is_answered(client: TestClient, example: Example) -> None:
    response = client.post(example.path, json=example.request)
    assert response.status_code == 200, response.text
    told = response.json()
    assert told.get("outcome") != "unsupported", told.get("not_understood")
    assert told["citations"]

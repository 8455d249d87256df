"""The OpenAPI document: the one in the repository is the one that is served, and it tells everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from app.cli import openapi_text
from app.documents.problems import MEDIA_TYPE
from tests.conftest import ROOT


@pytest.fixture(scope="module")
def document(client) -> dict[str, Any]:
    document: dict[str, Any] = client.get("/openapi.json").json()
    return document


@pytest.fixture(scope="module")
def operations(document) -> list[dict[str, Any]]:
    return [operation for path in document["paths"].values() for operation in path.values()]


def values(node: object, key: str) -> Iterator[object]:
    """Every value of a key, anywhere below a node."""
    if isinstance(node, dict):
        if key in node:
            yield node[key]
        for member in node.values():
            yield from values(member, key)
    elif isinstance(node, list):
        for member in node:
            yield from values(member, key)


def test_the_file_in_the_repository_is_up_to_date():
    file = ROOT / "openapi" / "openapi.json"
    assert file.read_text(encoding="utf-8") == openapi_text(), "run `make openapi`"


def test_what_is_served_is_what_is_written(document):
    assert document == json.loads(openapi_text())


def test_it_names_no_host(document):
    assert "servers" not in document


def test_every_reference_leads_somewhere(document):
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(values(document, "$ref")) <= known


def test_every_operation_is_told_to_a_reader(operations):
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert operation["tags"]


def test_every_operation_has_a_name_of_its_own(operations):
    names = [operation["operationId"] for operation in operations]
    assert len(names) == len(set(names))


def test_every_refusal_is_a_problem_document(operations):
    for operation in operations:
        for status, response in operation["responses"].items():
            if status != "200":
                assert list(response["content"]) == [MEDIA_TYPE]


OF_OTHERS = {"SentCard", "SentFace"}
"""Objects in the shape of another service, which has fields that we have no use for."""


def test_every_object_of_ours_is_closed(document):
    for name, schema in document["components"]["schemas"].items():
        if "properties" in schema and name not in OF_OTHERS:
            assert schema.get("additionalProperties") is False, name

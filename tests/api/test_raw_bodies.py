"""Hostile and clumsy bodies, byte for byte: each is answered with a problem document, and the service stays well."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.testclient import TestClient

from app.api.bodies import json_body
from app.api.metrics import Metrics
from app.api.middleware import stack
from app.api.problems import handlers
from app.documents.model import Incoming
from app.documents.problems import MEDIA_TYPE
from app.documents.reading import read
from app.settings import Settings

LIMIT = 10_000
JSON = {"Content-Type": "application/json"}


class Sent(Incoming):
    number: int = 0
    words: tuple[str, ...] = ()


@pytest.fixture
def client() -> Iterator[TestClient]:
    settings = Settings(body_bytes=LIMIT, request_seconds=0.5)
    app = FastAPI(middleware=stack(settings, Metrics(), "2026-08-07"), exception_handlers=handlers())

    @app.post("/")
    async def receive(request: Request) -> Response:
        read(await json_body(request), Sent)
        return Response(status_code=204)

    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def padded(size: int) -> bytes:
    return b'{"number": 1' + b" " * (size - 13) + b"}"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"words": ["\\ud800"]}', 400),
        (b'{"words": ' + b"[" * 900 + b"]" * 900 + b"}", 400),
        (b'{"number": NaN}', 400),
        (b'{"number": Infinity}', 400),
        (b'{"number": 1e999}', 400),
        (b'{"number": ' + b"9" * 4000 + b"}", 400),
        (b'{"number": 1, "number": 2}', 400),
        (b'{"words": ["\\u0000"]}', 400),
        (b"\xef\xbb\xbf{}", 400),
        (b"", 400),
        (b'{"words": ["\xff"]}', 400),
        (b"\xff\xfe{\x00}\x00", 400),
        (b"null", 422),
        (b'{"number": true}', 422),
        (b'{"number": "1"}', 422),
        (b'{"__proto__": {}}', 422),
        (b'{"words": [' + b"1," * 2000 + b"1]}", 422),
    ],
)
def test_it_is_a_problem_document(client, body, status):
    response = client.post("/", content=body, headers=JSON)
    assert (response.status_code, response.headers["content-type"]) == (status, MEDIA_TYPE)
    assert client.post("/", json={}).status_code == 204


def test_a_body_is_read_up_to_its_limit(client):
    assert client.post("/", content=padded(LIMIT), headers=JSON).status_code == 204
    assert client.post("/", content=padded(LIMIT + 1), headers=JSON).status_code == 413


def test_a_body_in_chunks_is_too_large_as_well(client):
    def chunks(size: int) -> Iterator[bytes]:
        body = padded(size)
        yield from (body[start : start + 1000] for start in range(0, size, 1000))

    assert client.post("/", content=chunks(LIMIT), headers=JSON).status_code == 204
    assert client.post("/", content=chunks(LIMIT + 1), headers=JSON).status_code == 413


@pytest.mark.parametrize(
    "headers",
    [
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
        {"Content-Type": "application/json; charset=utf-16"},
        {"Content-Type": "application/json", "Content-Encoding": "gzip"},
    ],
)
def test_what_is_not_declared_as_json_is_not_read(client, headers):
    assert client.post("/", content=b"{}", headers=headers).status_code == 415


def test_json_in_utf8_is_json(client):
    assert (
        client.post("/", content=b"{}", headers={"Content-Type": 'Application/JSON; charset="UTF-8"'}).status_code
        == 204
    )


def test_a_body_that_never_ends_is_given_up(client):
    sent: list[dict[str, object]] = []

    async def trickle() -> dict[str, object]:
        await asyncio.sleep(0.05)
        return {"type": "http.request", "body": b" ", "more_body": True}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": [], "root_path": ""}
    asyncio.run(client.app(scope, trickle, send))
    assert sent[0]["status"] == 503

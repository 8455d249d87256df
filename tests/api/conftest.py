"""The service, in this process and as a server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """The service with its defaults."""
    with TestClient(create_app(Settings())) as client:
        yield client


@pytest.fixture
def client_with():
    """Makes the service with settings of its own: `client_with(api_key="secret")`."""

    @contextmanager
    def make(**settings: object) -> Iterator[TestClient]:
        with TestClient(create_app(Settings(**settings))) as client:  # type: ignore[arg-type]
            yield client

    return make


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """Serves an app on a free port of the loopback address; gives the address."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", lifespan="on"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
            assert thread.is_alive(), "the server did not start"
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a served service."""
    with serving(create_app(Settings())) as address:
        yield address

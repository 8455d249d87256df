"""`make bench`: the time of the engine, of a whole ruling, and what one worker does over HTTP."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bench.engine import engine_ms, whole_ms
from bench.load import get, load, post
from bench.situations import SITUATIONS


@contextmanager
def served() -> Iterator[int]:
    """The service with one worker, in a process of its own; gives its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = {**os.environ, "ADJUDICATOR_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "app", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as service:
        try:
            _wait_for(port)
            yield port
        finally:
            service.terminate()


def _wait_for(port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("The service did not start.")


def main() -> None:
    print(f"{'':42} {'engine':>9} {'ruling':>9}   one worker over HTTP")
    with served() as port:
        for name, request in SITUATIONS.items():
            figures = load(port, post("/v1/rulings", request), requests=1_000, connections=4)
            print(f"{name:42} {engine_ms(request):6.2f} ms {whole_ms(request):6.2f} ms {figures}")
        print(f"{'looking up a rule':63}", load(port, get("/v1/rules/605.1a"), requests=5_000, connections=4))


main()

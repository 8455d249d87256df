"""A load on the loopback address: the same request again and again over a few connections that stay open."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Figures:
    """What a load measured: requests a second, and the time of an answer in milliseconds."""

    rate: float
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.rate:8.0f}/s   p50 {self.p50:7.2f} ms   p99 {self.p99:7.2f} ms"


def load(port: int, request: bytes, *, requests: int, connections: int) -> Figures:
    """Send a request so many times in all. Raises AssertionError if an answer is not 200."""
    began = perf_counter()
    seconds = asyncio.run(_all(port, request, requests, connections))
    whole = perf_counter() - began
    cuts = quantiles(seconds, n=100)
    return Figures(requests / whole, cuts[49] * 1000, cuts[98] * 1000)


def get(path: str) -> bytes:
    """A GET request as it goes over the wire."""
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def post(path: str, body: bytes) -> bytes:
    """A POST request of JSON as it goes over the wire."""
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    return head.encode() + b"\r\n\r\n" + body


async def _all(port: int, request: bytes, requests: int, connections: int) -> list[float]:
    shares = [requests // connections + (index < requests % connections) for index in range(connections)]
    answered = await asyncio.gather(*(_some(port, request, share) for share in shares))
    return [seconds for share in answered for seconds in share]


async def _some(port: int, request: bytes, requests: int) -> list[float]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    seconds = []
    for _ in range(requests):
        began = perf_counter()
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        await reader.readexactly(int(length))
        seconds.append(perf_counter() - began)
    writer.close()
    await writer.wait_closed()
    return seconds

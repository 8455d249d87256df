"""One line in the log for every request, and its count in the metrics. Never the body."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import structlog
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.metrics import Metrics

_log = structlog.get_logger("adjudicator.access")
_NOTES = "log_notes"


def note(request: Request, **facts: Any) -> None:
    """Add facts, such as the outcome of a ruling, to the log line of a request."""
    request.scope.setdefault(_NOTES, {}).update(facts)


class AccessLog:
    """Logs id, method, route, status and duration, with what the route noted."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        notes = scope.setdefault(_NOTES, {})
        status = 0
        began = perf_counter()

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        finally:
            seconds = perf_counter() - began
            route = getattr(scope.get("route"), "path", "")
            self.metrics.request(scope["method"], route, status, seconds)
            _log.info(
                "request",
                request_id=scope["request_id"],
                method=scope["method"],
                route=route,
                status=status,
                ms=round(seconds * 1000, 2),
                **notes,
            )

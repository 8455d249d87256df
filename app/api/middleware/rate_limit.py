"""So many requests to /v1 from one address in one window of time. Each worker counts for itself."""

from __future__ import annotations

import math
import time

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.types import ASGIApp, Receive, Scope, Send

from app.api.responses import refused
from app.documents.problems import RateLimited


class RateLimit:
    """Answers with RateLimited, and when to come again, once an address has used up its window."""

    def __init__(self, app: ASGIApp, limit: str) -> None:
        self.app = app
        self.limit = parse(limit)
        self.limiter = FixedWindowRateLimiter(MemoryStorage())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/v1/"):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        if self.limiter.hit(self.limit, address):
            await self.app(scope, receive, send)
            return
        ends = self.limiter.get_window_stats(self.limit, address).reset_time
        problem = RateLimited(
            f"From one address {self.limit} are taken.", retry_after=max(1, math.ceil(ends - time.time()))
        )
        await refused(problem)(scope, receive, send)

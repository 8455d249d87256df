"""No request lasts longer than its time, also one whose body comes in a trickle."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.responses import refused
from app.documents.problems import OutOfTime


class Timeout:
    """Answers with OutOfTime if the response has not begun in time."""

    def __init__(self, app: ASGIApp, seconds: float, retry_after: int) -> None:
        self.app = app
        self.seconds = seconds
        self.retry_after = retry_after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            async with asyncio.timeout(self.seconds):
                await self.app(scope, receive, send_noting)
        except TimeoutError:
            if begun:
                raise
            detail = f"The request was not read and answered within {self.seconds:g} seconds."
            await refused(OutOfTime(detail, retry_after=self.retry_after))(scope, receive, send)

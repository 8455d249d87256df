"""No body is read past its limit, whether it declares its length or comes in chunks."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.documents.problems import TooLarge


class BodySize:
    """Counts the bytes as the route reads them, and raises TooLarge in the reading."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app = app
        self.limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        declared = Headers(scope=scope).get("content-length", "")
        too_large = TooLarge(f"A request may have at most {self.limit} bytes.")
        received = 0

        async def receive_counting() -> Message:
            nonlocal received
            if declared.isdecimal() and int(declared) > self.limit:
                raise too_large
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.limit:
                raise too_large
            return message

        await self.app(scope, receive_counting, send)

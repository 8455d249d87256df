"""Header fields that every response has: what a browser may do with it, and the edition of the rules."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Headers:
    """Adds the header fields; a response may have its own Content-Security-Policy."""

    def __init__(self, app: ASGIApp, rules_edition: str) -> None:
        self.app = app
        self.fields = {
            "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Rules-Edition": rules_edition,
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_fields(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.fields.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_fields)

"""A fault of our own is a problem document too, and is logged with its traceback."""

from __future__ import annotations

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.api.responses import refused
from app.documents.problems import InternalError

_log = structlog.get_logger("adjudicator.fault")


class LastResort:
    """Turns whatever no handler took into InternalError, if the response has not begun."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

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
            await self.app(scope, receive, send_noting)
        except Exception:
            _log.exception("fault", request_id=scope["request_id"])
            if begun:
                raise
            detail = f"This is a fault of the service; its log knows it as {scope['request_id']}."
            await refused(InternalError(detail))(scope, receive, send)

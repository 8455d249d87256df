"""If the operator set a key, /v1 asks for it; health, metrics and documentation stay open."""

from __future__ import annotations

from hmac import compare_digest

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from app.api.responses import refused
from app.documents.problems import Unauthorised


class ApiKey:
    """Lets a request to /v1 through that has the key as X-API-Key or as a bearer token."""

    def __init__(self, app: ASGIApp, key: str) -> None:
        self.app = app
        self.key = key.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith("/v1/") or self._has_key(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        problem = Unauthorised("Send the key as X-API-Key, or as a bearer token.")
        await refused(problem)(scope, receive, send)

    def _has_key(self, headers: Headers) -> bool:
        bearer = headers.get("authorization", "").removeprefix("Bearer ")
        return any(compare_digest(given.encode(), self.key) for given in (headers.get("x-api-key", ""), bearer))

"""The bytes of a request's body, if it is declared as JSON."""

from __future__ import annotations

from starlette.requests import Request

from app.documents.problems import UnsupportedMediaType


async def json_body(request: Request) -> bytes:
    """The body of a request. Raises UnsupportedMediaType where it is declared as something else than JSON in UTF-8."""
    media, _, parameters = request.headers.get("content-type", "application/json").partition(";")
    charset = parameters.partition("charset=")[2].strip('" ').lower() or "utf-8"
    encoding = request.headers.get("content-encoding", "identity").lower()
    if media.strip().lower() != "application/json" or charset != "utf-8" or encoding != "identity":
        raise UnsupportedMediaType(
            "Send JSON in UTF-8, not compressed, with Content-Type: application/json.", suggestions=["application/json"]
        )
    return await request.body()

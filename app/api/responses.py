"""Bytes out: documents and problems as responses."""

from __future__ import annotations

from starlette.responses import Response

from app.documents.model import Outgoing
from app.documents.problems import MEDIA_TYPE, Problem


def told(document: Outgoing) -> Response:
    """A document as a response."""
    return Response(document.json_bytes(), media_type="application/json")


def prose_or_json(body: bytes, media: str) -> Response:
    """A body in the media type that was negotiated."""
    return Response(body, media_type=media if media == "application/json" else f"{media}; charset=utf-8")


def refused(problem: Problem) -> Response:
    """A problem as a response."""
    return Response(problem.json(), problem.status, problem.headers, MEDIA_TYPE)

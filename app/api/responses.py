"""Bytes out: documents and problems as responses."""

from __future__ import annotations

from starlette.responses import Response

from app.documents.model import Outgoing
from app.documents.problems import MEDIA_TYPE, Problem


def told(document: Outgoing) -> Response:
    """A document as a response."""
    return Response(document.json_bytes(), media_type="application/json")


def refused(problem: Problem) -> Response:
    """A problem as a response."""
    return Response(problem.json(), problem.status, problem.headers, MEDIA_TYPE)

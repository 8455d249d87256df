"""The route for the ready-made requests."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from app.api.openapi import operation
from app.api.ready_made import examples
from app.api.responses import told
from app.documents.examples import Examples

router = APIRouter(tags=["examples"])


@router.get(
    "/v1/examples",
    **operation("list_examples", "List the examples", tells=Examples, told_as="Every example, ready to be sent."),
)
async def list_examples() -> Response:
    """The ready-made requests that this page also shows, each with the path it is for and the topic it shows."""
    return told(Examples.of(examples()))

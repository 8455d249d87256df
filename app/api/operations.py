"""Routes for those who run the service: is it up, can it rule, what is it, what has it done."""

from __future__ import annotations

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from app.api.openapi import operation
from app.api.responses import told
from app.api.service import service_of
from app.documents.operations import Alive, Ready, Version

router = APIRouter(tags=["operations"])


@router.get("/health/live", **operation("live", "Is the process up?", tells=Alive, told_as="It is.", guarded=False))
async def live() -> Response:
    """Answers as long as the process can answer at all; restart it when it does not."""
    return told(Alive())


@router.get("/health/ready", **operation("ready", "Can it rule?", tells=Ready, told_as="It can.", guarded=False))
async def ready() -> Response:
    """Answers once the rules and the card catalogue are loaded: the service takes no request before that."""
    return told(Ready())


@router.get(
    "/version",
    **operation("version", "What exactly answers?", tells=Version, told_as="Version and edition.", guarded=False),
)
async def version(request: Request) -> Response:
    """The version of the package, the edition of the rules, and a hash over the card catalogue.

    Where all three are the same, the same request is answered with the same bytes.
    """
    return told(service_of(request).version)


@router.get(
    "/metrics",
    operation_id="metrics",
    summary="Counts for Prometheus",
    response_class=Response,
    responses={200: {"description": "Metrics.", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Requests, their durations, rulings by outcome and runs under way, in Prometheus's text form."""
    return Response(service_of(request).metrics.exposition(), media_type=CONTENT_TYPE_LATEST)

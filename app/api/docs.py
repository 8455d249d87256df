"""Swagger UI at /docs, wholly from installed packages: nothing on the page comes from another host."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response

router = APIRouter(include_in_schema=False)

_OURS = Path(__file__).with_name("swagger")
_THEIRS = Path(str(resources.files("fastapi_swagger"))) / "resources"
_FILES = {
    "start.js": _OURS,
    "swagger-ui-bundle.js": _THEIRS,
    "swagger-ui.css": _THEIRS,
    "favicon-32x32.png": _THEIRS,
}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@router.get("/")
async def root() -> Response:
    return RedirectResponse("docs")


@router.get("/docs")
async def page() -> Response:
    return FileResponse(_OURS / "index.html", headers={"Content-Security-Policy": _POLICY})


@router.get("/docs/{name}")
async def asset(name: str) -> Response:
    if name not in _FILES:
        raise HTTPException(404)
    return FileResponse(_FILES[name] / name, headers={"Cache-Control": "public, max-age=3600"})

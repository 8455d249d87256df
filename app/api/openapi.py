"""The OpenAPI document: what FastAPI knows of the routes, with requests and problems told explicitly.

Bodies are read and written as bytes, so FastAPI sees no models; each route says with `operation` what it reads, tells
and refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.responses import Response

from app.api.ready_made import openapi_examples
from app.documents.model import Incoming, Outgoing
from app.documents.problems import (
    MEDIA_TYPE,
    Fault,
    InternalError,
    MalformedRequest,
    OutOfTime,
    Problem,
    RateLimited,
    TooLarge,
    Unauthorised,
    UnsupportedMediaType,
    kinds,
)

_SCHEMAS = "#/components/schemas/"
_ANYWHERE = (InternalError, OutOfTime)
_GUARDED = (Unauthorised, RateLimited)
_WITH_A_BODY = (MalformedRequest, TooLarge, UnsupportedMediaType)


def operation(
    operation_id: str,
    summary: str,
    *,
    tells: type[Outgoing],
    told_as: str,
    refuses: Sequence[type[Problem]] = (),
    reads: type[Incoming] | None = None,
    examples: str = "",
    also_as: Sequence[str] = (),
    guarded: bool = True,
) -> dict[str, Any]:
    """The arguments of a route: the model that it tells and what that is, the problems that it refuses with, the model
    that it reads, the path of its examples, other media types that it tells the same in, and whether the operator may
    ask for a key and limit the rate.
    """
    content = {media: {"schema": {"type": "string"}} for media in also_as}
    always = (*_ANYWHERE, *(_GUARDED if guarded else ()), *(_WITH_A_BODY if reads else ()))
    problems = sorted({*refuses, *always}, key=lambda kind: kind.slug)
    extra: dict[str, Any] = {"security": [{}, {"ApiKey": []}, {"Bearer": []}]} if guarded else {}
    if reads is not None:
        extra["requestBody"] = _request_body(reads, examples)
    return {
        "operation_id": operation_id,
        "summary": summary,
        "response_class": Response,
        "responses": {200: {"model": tells, "description": told_as, "content": content}} | _refusals(problems),
        "openapi_extra": extra,
    }


def openapi(app: FastAPI, requests: Iterable[type[Incoming]]) -> Callable[[], dict[str, Any]]:
    """What gives the document of an app whose routes read the given models; it is made once, when first asked for."""

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app, requests)
        return app.openapi_schema

    return document


def _document(app: FastAPI, requests: Iterable[type[Incoming]]) -> dict[str, Any]:
    document = get_openapi(
        title=app.title,
        version=app.version,
        summary=app.summary,
        description=app.description,
        routes=app.routes,
        tags=app.openapi_tags,
        license_info=app.license_info,
    )
    components = document.setdefault("components", {})
    schemas = components.setdefault("schemas", {})
    named = {"Fault": Fault.schema(), **{kind.__name__: kind.schema() for kind in kinds()}, **_schemas(requests)}
    for name, schema in named.items():
        if schemas.setdefault(name, schema) != schema:
            raise ValueError(f"Two schemas have the name {name}.")
    components["securitySchemes"] = {
        "ApiKey": {"type": "apiKey", "in": "header", "name": "X-API-Key"},
        "Bearer": {"type": "http", "scheme": "bearer"},
    }
    return document


def _schemas(models: Iterable[type[BaseModel]]) -> dict[str, Any]:
    _, definitions = models_json_schema([(model, "validation") for model in models], ref_template=_SCHEMAS + "{model}")
    schemas: dict[str, Any] = definitions.get("$defs", {})
    return schemas


def _request_body(model: type[Incoming], examples: str) -> dict[str, Any]:
    content: dict[str, Any] = {"schema": {"$ref": _SCHEMAS + model.__name__}}
    if shown := openapi_examples(examples):
        content["examples"] = shown
    return {"required": True, "content": {"application/json": content}}


def _refusals(problems: Sequence[type[Problem]]) -> dict[int, dict[str, Any]]:
    by_status: dict[int, list[type[Problem]]] = {}
    for problem in problems:
        by_status.setdefault(problem.status, []).append(problem)
    return {status: _refusal(by_status[status]) for status in sorted(by_status)}


def _refusal(problems: Sequence[type[Problem]]) -> dict[str, Any]:
    schemas = [{"$ref": _SCHEMAS + problem.__name__} for problem in problems]
    schema = schemas[0] if len(schemas) == 1 else {"oneOf": schemas}
    description = "; or: ".join(problem.title for problem in problems) + "."
    return {"description": description, "content": {MEDIA_TYPE: {"schema": schema}}}

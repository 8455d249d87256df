"""Whatever is wrong with a request goes out as a problem document, also what FastAPI finds for itself."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.api.responses import refused
from app.documents.faults import near
from app.documents.problems import (
    Fault,
    InvalidFields,
    MalformedRequest,
    MethodNotAllowed,
    NotFound,
    Problem,
    problem_of,
)
from app.documents.syntax import pointer

Handler = Callable[[Request, Any], Coroutine[Any, Any, Response]]


def handlers() -> dict[int | type[Exception], Handler]:
    """The exception handlers of the app."""
    return {Problem: _problem, RequestValidationError: _parameters, HTTPException: _http}


async def _problem(_: Request, problem: Problem) -> Response:
    return refused(problem)


async def _parameters(_: Request, error: RequestValidationError) -> Response:
    return refused(problem_of([_parameter_fault(detail) for detail in error.errors()]))


def _parameter_fault(detail: dict[str, Any]) -> Fault:
    """A fault in a parameter, its pointer beginning with where the parameter stands: /query/limit."""
    saying = "This parameter is required" if detail["type"] == "missing" else detail["msg"]
    return Fault(pointer(detail["loc"]), saying.replace("Input should", "Must") + ".", kind=InvalidFields)


async def _http(request: Request, error: HTTPException) -> Response:
    match error.status_code:
        case 404:
            near_paths = near(request.url.path, _paths(request.app))
            return refused(NotFound("There is nothing at this path; see /docs.", suggestions=near_paths))
        case 405:
            allowed = (error.headers or {}).get("Allow", "")
            return refused(MethodNotAllowed(f"This path takes {allowed}.", allowed=allowed))
        case _:
            return refused(MalformedRequest("The request could not be read."))


def _paths(app: FastAPI) -> Sequence[str]:
    return list(app.openapi()["paths"])

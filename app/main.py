"""The application: settings in, a FastAPI app out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI

from app.api import cards, docs, examples, logs, operations, questions, rules, rulings
from app.api.metrics import Metrics
from app.api.middleware import stack
from app.api.openapi import openapi
from app.api.problems import handlers
from app.api.runs import Runs
from app.api.service import Service
from app.documents.compile_request import CompileRequest
from app.documents.operations import Version
from app.documents.question_request import QuestionRequest
from app.documents.ruling_request import RulingRequest
from app.rulings.lookups import edition, open_library
from app.settings import Settings

DESCRIPTION = """\
Send a game state, however partial, and an action. Back come the resulting state and an explanation in which every step
cites the rule that makes it so.

Nothing is stored: the same request is always answered with the same bytes. An illegal action is no error but a ruling;
errors are problem documents (RFC 9457) with a JSON Pointer to what is wrong. Card text that the service has not fully
understood is never guessed at.

Unofficial fan content; not approved by Wizards of the Coast.
"""

TAGS = [
    {"name": "rulings", "description": "What comes of an action, and why."},
    {"name": "questions", "description": "What is true of a game as it stands."},
    {"name": "cards", "description": "The card catalogue, and reading rules text."},
    {"name": "rules", "description": "The Comprehensive Rules by number."},
    {"name": "examples", "description": "Requests to begin with."},
    {"name": "operations", "description": "For those who run the service."},
]


def create_app(settings: Settings | None = None) -> FastAPI:
    """An app with the given settings, or with those of the environment."""
    settings = settings or Settings()
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        logs.configure(settings)
        runs = Runs(settings, metrics)
        library = open_library(settings.catalogue)
        told = Version(version=version("adjudicator"), rules_edition=edition(), catalogue=library.hash)
        yield {"service": Service(settings, metrics, runs, library, told)}
        runs.close()

    app = FastAPI(
        title="Adjudicator",
        version=version("adjudicator"),
        summary="Rulings on Magic: The Gathering situations, each step with its rule.",
        description=DESCRIPTION,
        license_info={"name": "MIT", "identifier": "MIT"},
        openapi_tags=TAGS,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        middleware=stack(settings, metrics, edition()),
        exception_handlers=handlers(),
    )
    for part in (rulings, questions, cards, rules, examples, operations, docs):
        app.include_router(part.router)
    app.openapi = openapi(app, requests=(RulingRequest, QuestionRequest, CompileRequest))  # type: ignore[method-assign]
    return app

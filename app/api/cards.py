"""Routes for cards: search, one card line by line, and reading any rules text."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from app.api.bodies import json_body
from app.api.openapi import operation
from app.api.responses import told
from app.api.service import service_of
from app.documents.card_facts import CardDocument, CardSearch, find_card
from app.documents.compile_request import CompileDocument, CompileRequest, compile_text
from app.documents.problems import InvalidFields, NotFound, OutOfTime, Overloaded

router = APIRouter(tags=["cards"])


@router.get(
    "/v1/cards",
    **operation("search_cards", "Search the cards", tells=CardSearch, told_as="Cards.", refuses=[InvalidFields]),
)
async def search(
    request: Request,
    q: Annotated[str, Query(min_length=1, max_length=200, description="Words of a name or of the card's text.")],
    limit: Annotated[int, Query(ge=1, le=100, description="How many cards at most.")] = 20,
) -> Response:
    """Cards whose name or text contains all the words, names first."""
    return told(CardSearch.of(service_of(request).library.search(q, limit)))


@router.post(
    "/v1/cards/compile",
    **operation(
        "compile",
        "Read rules text",
        reads=CompileRequest,
        tells=CompileDocument,
        told_as="What each line was read as, or where reading stopped.",
        refuses=[InvalidFields, OutOfTime, Overloaded],
        examples="/v1/cards/compile",
    ),
)
async def compile_card_text(request: Request) -> Response:
    """Any rules text, read line by line: the abilities, or the exact place where reading stopped and what could have
    followed there.
    """
    body = await json_body(request)
    return told(await service_of(request).runs.run(lambda: compile_text(body)))


@router.get(
    "/v1/cards/{name:path}",
    **operation("get_card", "Get a card", tells=CardDocument, told_as="The card.", refuses=[NotFound, InvalidFields]),
)
async def card(
    request: Request,
    name: Annotated[str, Path(max_length=200, description="The name of a card or of one of its faces.")],
) -> Response:
    """A card: each line of its rules text, the ability that it was read as, and whether that is understood."""
    return told(find_card(service_of(request).library, name))

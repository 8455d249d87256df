"""Routes for the Comprehensive Rules: search, and one rule by its number."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from app.api.openapi import operation
from app.api.responses import told
from app.documents.problems import InvalidFields, NotFound
from app.documents.rules import RuleDocument, RuleSearch
from app.rulings.lookups import UnknownRule, find_rule, search_rules

router = APIRouter(tags=["rules"])


@router.get(
    "/v1/rules",
    **operation(
        "search_rules", "Search the rules", tells=RuleSearch, told_as="Rules, best first.", refuses=[InvalidFields]
    ),
)
async def search(
    q: Annotated[str, Query(max_length=200, description="Words of a heading or summary, or the begin of a number.")],
    limit: Annotated[int, Query(ge=1, le=100, description="How many rules at most.")] = 20,
) -> Response:
    """Rules whose number, headings or summary contain all the words.

    What is searched are headings and our own summaries: the service ships no rule text.
    """
    return told(RuleSearch.of(search_rules(q, limit)))


@router.get(
    "/v1/rules/{number}",
    **operation("get_rule", "Get a rule", tells=RuleDocument, told_as="The rule.", refuses=[NotFound, InvalidFields]),
)
async def rule(
    number: Annotated[str, Path(max_length=20, description="A number such as 605.1a, or a chapter or section.")],
) -> Response:
    """One rule: the headings above it, what it says in one sentence of ours, its neighbours, and the modules of the
    engine that apply it.
    """
    try:
        return told(RuleDocument.of(find_rule(number)))
    except UnknownRule as unknown:
        raise NotFound("The rules have no such number.", suggestions=unknown.near) from None

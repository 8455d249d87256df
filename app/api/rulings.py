"""The route for rulings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import Response

from app.api.bodies import json_body
from app.api.middleware.access_log import note
from app.api.negotiation import preferred
from app.api.openapi import operation
from app.api.responses import prose_or_json
from app.api.service import service_of
from app.documents.answering import rule
from app.documents.explanation import Explain
from app.documents.problems import (
    BudgetExceeded,
    ImpossibleState,
    InvalidFields,
    NotAcceptable,
    OutOfTime,
    Overloaded,
    UnknownCard,
    UnreadableText,
    UntellableState,
    WrongAnswer,
)
from app.documents.ruling import RulingDocument
from app.documents.ruling_request import RulingRequest

router = APIRouter(tags=["rulings"])

PROSE = ("text/markdown", "text/plain")
OFFERS = ("application/json", *PROSE)
REFUSES = [
    BudgetExceeded,
    ImpossibleState,
    InvalidFields,
    NotAcceptable,
    OutOfTime,
    Overloaded,
    UnknownCard,
    UnreadableText,
    UntellableState,
]

Explained = Annotated[
    Explain, Query(description="How much of the explanation: none, its first levels, or every step of it.")
]


@router.post(
    "/v1/rulings",
    **operation(
        "rule",
        "Rule on an action",
        reads=RulingRequest,
        tells=RulingDocument,
        told_as="The ruling: what comes of the action, and why. An illegal action is a ruling too.",
        refuses=[*REFUSES, WrongAnswer],
        examples="/v1/rulings",
        also_as=PROSE,
    ),
)
async def rule_on(request: Request, explain: Explained = "summary") -> Response:
    """A game state and an action, or several: what is the state afterwards, and which rules make it so?

    Where the rules have a player choose and the request holds no answer, the ruling comes back as `choice_required`
    with the options. Send the same request again with the answer appended to `answers`.
    """
    media = preferred(request.headers.get("accept", ""), OFFERS)
    body = await json_body(request)
    service = service_of(request)

    def work() -> tuple[bytes, dict[str, Any]]:
        ruled = rule(body, service.library, service.limits, service.budget())
        told = ruled.markdown(explain) if media in PROSE else ruled.json(explain)
        return told, ruled.facts(explain)

    told, facts = await service.runs.run(work)
    service.metrics.ruling(facts["outcome"])
    note(request, **facts)
    return prose_or_json(told, media)

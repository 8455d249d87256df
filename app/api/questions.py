"""The route for questions."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from app.api.bodies import json_body
from app.api.negotiation import preferred
from app.api.openapi import operation
from app.api.responses import prose_or_json
from app.api.rulings import OFFERS, PROSE, REFUSES, Explained
from app.api.service import service_of
from app.documents.answering import answer
from app.documents.question_request import QuestionRequest
from app.documents.reply import ReplyDocument

router = APIRouter(tags=["questions"])


@router.post(
    "/v1/questions",
    **operation(
        "ask",
        "Ask about a game state",
        reads=QuestionRequest,
        tells=ReplyDocument,
        told_as="The answer, and why.",
        refuses=REFUSES,
        examples="/v1/questions",
        also_as=PROSE,
    ),
)
async def ask(request: Request, explain: Explained = "summary") -> Response:
    """What is true of a game state as it stands, and which rules make it so? Asking changes nothing.

    `could_produce`: which types of mana a permanent could produce. `characteristics`: what an object is once every
    continuous effect has applied. `mana_available`: every distinct pool of mana that a player could have now.
    """
    media = preferred(request.headers.get("accept", ""), OFFERS)
    body = await json_body(request)
    service = service_of(request)

    def work() -> bytes:
        answered = answer(body, service.library, service.limits, service.budget())
        return answered.markdown(explain) if media in PROSE else answered.json(explain)

    return prose_or_json(await service.runs.run(work), media)

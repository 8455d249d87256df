"""The request for a ruling: a game state, an action or several, and the answers to choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from app.cards.catalogue import Catalogue
from app.cards.library import with_request_cards
from app.documents.actions import MOST_ACTIONS, ActionDocument, ActionReader
from app.documents.answers import MOST_ANSWERS, AnswerDocument
from app.documents.game_state import GameStateDocument
from app.documents.limits import Limits
from app.documents.model import Incoming
from app.documents.object_writing import Written
from app.documents.pointers import Pointers
from app.documents.problems import Fault, InvalidFields, Problem, problem_of
from app.documents.reading import read
from app.documents.sent_cards import MOST_CARDS, SentCard, compile_sent
from app.documents.state_reading import read_state
from app.documents.state_writing import digest, write_state
from app.rulings.ruling import Request

Unread = Literal["refuse", "ignore"]


class RulingRequest(Incoming):
    """A game state and what a player does in it."""

    state: GameStateDocument
    action: ActionDocument | None = None
    actions: Annotated[list[ActionDocument], Field(min_length=1, max_length=MOST_ACTIONS)] | None = Field(
        default=None, description="Instead of one action, several in order; they share the answers."
    )
    answers: Annotated[list[AnswerDocument], Field(max_length=MOST_ANSWERS)] = Field(
        default_factory=list, description="The answers to choices, in the order in which they are asked."
    )
    cards: Annotated[list[SentCard], Field(max_length=MOST_CARDS)] = Field(
        default_factory=list, description="Card objects in Scryfall's shape that define or override cards."
    )
    seed: Annotated[str, Field(max_length=64)] | None = Field(
        default=None, description="Lets chance be decided: the same seed, the same outcome."
    )
    unread: Unread = Field(
        default="refuse",
        description="What to do where a line that was not understood could matter: refuse, or ignore it.",
    )


def _one_way_to_act(document: object) -> Iterator[Fault]:
    """An action is given, or several, not both and not neither."""
    if isinstance(document, dict) and (document.get("action") is None) is (document.get("actions") is None):
        yield Fault("", "Give either an `action` or a list of `actions`.", kind=InvalidFields)


@dataclass(frozen=True)
class RulingAsked:
    """A request as the rules take it, where its things stand, and its fingerprint apart from the state."""

    request: Request
    pointers: Pointers
    rest: str

    @cached_property
    def state(self) -> Written:
        """The canonical form of the state."""
        return write_state(self.request.state)

    @cached_property
    def decision_id(self) -> str:
        """A hash of the canonical request: the same request, the same id."""
        return digest([self.state, sorted(self.request.stated), self.rest])


def read_ruling_request(body: bytes, library: Catalogue, limits: Limits) -> RulingAsked:
    """The request in a body of JSON. Raises a `Problem` that lists every fault."""
    said = read(body, RulingRequest, _one_way_to_act)
    faults: list[Fault] = []
    cards = with_request_cards(library, tuple(compile_sent(said.cards, faults)))
    try:
        found = read_state(said.state, cards.get, limits)
    except Problem as problem:
        raise problem_of([*faults, *problem.errors]) from None
    reader = ActionReader(found.state, faults)
    listed = (
        [(said.action, "/action")]
        if said.action
        else [(it, f"/actions/{n}") for n, it in enumerate(said.actions or ())]
    )
    actions = tuple(reader.read(it, pointer, first=n == 0) for n, (it, pointer) in enumerate(listed))
    if faults:
        raise problem_of(faults)
    request = Request(
        state=found.state,
        actions=actions,
        answers=tuple(answer.answer() for answer in said.answers),
        seed=said.seed,
        ignore_unread=said.unread == "ignore",
        stated=found.stated,
    )
    rest = said.model_dump_json(exclude={"state"}, exclude_none=True)
    return RulingAsked(request, found.pointers, rest)

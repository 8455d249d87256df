"""The request for an answer: a game state, and a question about it. Asking changes nothing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from app.cards.catalogue import Catalogue
from app.cards.library import with_request_cards
from app.documents.game_state import GameStateDocument
from app.documents.limits import Limits
from app.documents.model import Incoming
from app.documents.naming import no_such_id
from app.documents.pointers import Pointers
from app.documents.problems import Fault, ImpossibleState, Problem, problem_of
from app.documents.reading import read
from app.documents.ruling_request import Unread
from app.documents.sent_cards import MOST_CARDS, SentCard, compile_sent
from app.documents.state_reading import read_state
from app.documents.words import Id, not_yet
from app.game.state import GameState
from app.rulings.questions import Characteristics, CouldProduce, ManaAvailable, Question
from app.vocabulary.words import Zone


class CouldProduceQuestion(Incoming):
    """Which types of mana could a permanent produce (106.7)?"""

    kind: Literal["could_produce"]
    object: Id


class CharacteristicsQuestion(Incoming):
    """What is an object, once every continuous effect has applied (613)?"""

    kind: Literal["characteristics"]
    object: Id


class ManaAvailableQuestion(Incoming):
    """What mana could a player have now, by activating mana abilities (605.3a)?"""

    kind: Literal["mana_available"]
    player: Id


QuestionDocument: TypeAlias = Annotated[
    CouldProduceQuestion | CharacteristicsQuestion | ManaAvailableQuestion,
    Field(
        discriminator="kind",
        json_schema_extra=not_yet(
            "copiable", "legal_actions", "legal_targets", "why_not", "triggers", "cost", "combat", "effects",
            "outcomes",
        ),
    ),
]  # fmt: skip


class QuestionRequest(Incoming):
    """A game state, and what is asked about it."""

    state: GameStateDocument
    question: QuestionDocument
    cards: Annotated[list[SentCard], Field(max_length=MOST_CARDS)] = Field(
        default_factory=list, description="Card objects in Scryfall's shape that define or override cards."
    )
    unread: Unread = Field(
        default="refuse", description="What to do where a line that was not understood could matter."
    )


@dataclass(frozen=True, slots=True)
class QuestionAsked:
    """A question as the rules take it, and where the things of its request stand."""

    state: GameState
    question: Question
    ignore_unread: bool
    stated: frozenset[tuple[str, str]]
    pointers: Pointers


def read_question_request(body: bytes, library: Catalogue, limits: Limits) -> QuestionAsked:
    """The question in a body of JSON. Raises a `Problem` that lists every fault."""
    said = read(body, QuestionRequest)
    faults: list[Fault] = []
    cards = with_request_cards(library, tuple(compile_sent(said.cards, faults)))
    try:
        found = read_state(said.state, cards.get, limits)
    except Problem as problem:
        raise problem_of([*faults, *problem.errors]) from None
    question = _question(said.question, found.state, faults)
    if faults:
        raise problem_of(faults)
    return QuestionAsked(found.state, question, said.unread == "ignore", found.stated, found.pointers)


def _question(said: QuestionDocument, state: GameState, faults: list[Fault]) -> Question:
    """The question as the rules take it; a fault where what it names is not there, or can't be asked about."""
    match said:
        case ManaAvailableQuestion(player=player):
            _must_be_there(player, state.players, "/question/player", faults)
            return ManaAvailable(player)
        case CharacteristicsQuestion(object=object):
            _must_be_there(object, state.objects, "/question/object", faults)
            return Characteristics(object)
        case CouldProduceQuestion(object=object):
            _must_be_there(object, state.objects, "/question/object", faults)
            if object in state.objects and state.objects[object].zone is not Zone.BATTLEFIELD:
                detail = "Only a permanent could produce mana."
                faults.append(Fault("/question/object", detail, rule="106.7", kind=ImpossibleState))
            return CouldProduce(object)


def _must_be_there(id: str, known: Collection[str], pointer: str, faults: list[Fault]) -> None:
    if id not in known:
        detail, rule, suggestions = no_such_id(id, known)
        faults.append(Fault(pointer, detail, suggestions, rule))

"""A ruling as a document: what comes of an action, and why."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.documents.ability_text import Source
from app.documents.canonical import CanonicalState
from app.documents.events import EventTold, write_event
from app.documents.explanation import (
    CITATIONS,
    AssumptionDocument,
    CitationDocument,
    Explain,
    NotUnderstoodDocument,
    StepDocument,
    rules_cited,
    write_assumptions,
    write_citations,
    write_explanation,
    write_unread,
)
from app.documents.model import Outgoing
from app.documents.naming import lineage
from app.documents.ruling_request import RulingAsked
from app.documents.state_writing import compact, digest, write_state
from app.game.objects import GameObject
from app.game.state import GameState
from app.rulings.lookups import edition
from app.rulings.ruling import OpenChoice, Ruling


class OptionDocument(Outgoing):
    """Something that can be picked; `name` is what the object of this id is called."""

    id: str
    name: str | None = None


class ChoiceDocument(Outgoing):
    """A choice without an answer. Send the request again with the answer appended to `answers`."""

    id: str
    kind: str
    player: str
    rule: str
    prompt: str
    source: str | None
    options: tuple[OptionDocument, ...]
    min: int
    max: int
    answer: Literal["pick", "amount", "divide"] = Field(description="Which member of the answer it asks for.")
    total: int | None = Field(description="How much is to be divided among the options.")


class RulingDocument(Outgoing):
    """What comes of an action, and why. An illegal action is no error: it is a ruling, and the state is the input."""

    outcome: Literal["done", "illegal", "choice_required", "unsupported"]
    verdict: str = Field(description="The first thing to say, in one sentence or a few.")
    decision_id: str = Field(description="A hash of the canonical request.")
    state_hash: str = Field(description="A hash of the state below.")
    completed: int = Field(description="How many actions were done.")
    state: CanonicalState = Field(description="After the last action, or before the one that stopped.")
    events: tuple[EventTold, ...]
    explanation: tuple[StepDocument, ...]
    citations: tuple[CitationDocument, ...] = Field(description=CITATIONS)
    choice: ChoiceDocument | None
    assumptions: tuple[AssumptionDocument, ...]
    not_understood: tuple[NotUnderstoodDocument, ...]
    rules_edition: str


def write_ruling(ruling: Ruling, asked: RulingAsked, explain: Explain = "summary") -> bytes:
    """The ruling as JSON."""
    unchanged = ruling.state is asked.request.state
    state = asked.state if unchanged else write_state(ruling.state)
    sources = _Sources(asked.request.state, ruling.state)
    return compact(
        {
            "outcome": ruling.outcome,
            "verdict": ruling.verdict,
            "decision_id": asked.decision_id,
            "state_hash": digest(state),
            "completed": ruling.completed,
            "state": state,
            "events": [write_event(event, sources.find) for event in ruling.events],
            "explanation": write_explanation(ruling.explanation, explain),
            "citations": write_citations(rules_cited(ruling.explanation, explain)),
            "choice": write_choice(ruling.choice, ruling.state) if ruling.choice else None,
            "assumptions": write_assumptions(ruling.assumptions, asked.pointers),
            "not_understood": write_unread(ruling.not_understood, asked.pointers),
            "rules_edition": ruling.edition or edition(),
        }
    )


def write_choice(open_choice: OpenChoice, state: GameState) -> dict[str, object]:
    """An open choice with its options."""
    choice = open_choice.choice
    return {
        "id": open_choice.id,
        "kind": choice.kind,
        "player": choice.player,
        "rule": choice.rule,
        "prompt": open_choice.prompt,
        "source": choice.source,
        "options": [_option(option, state) for option in choice.options],
        "min": choice.minimum,
        "max": choice.maximum,
        "answer": "amount" if choice.number else "pick" if choice.divide is None else "divide",
        "total": choice.divide,
    }


def _option(id: str, state: GameState) -> dict[str, object]:
    face = state.objects[id].printed if id in state.objects else None
    return {"id": id, "name": face.name} if face else {"id": id}


class _Sources:
    """Finds objects of a run by their ids, those that moved on by their lineage."""

    def __init__(self, before: GameState, after: GameState) -> None:
        self._states = (after, before)
        self._by_lineage: dict[str, GameObject] | None = None

    def find(self, id: str) -> Source:
        for state in self._states:
            if found := state.objects.get(id) or state.past.get(id):
                return found
        if self._by_lineage is None:
            objects = (it for state in self._states for it in state.objects.values())
            self._by_lineage = {lineage(it.id): it for it in objects}
        return self._by_lineage.get(lineage(id))

"""The answer to a question as a document."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from app.documents.ability_text import facts_of, print_on
from app.documents.canonical import ManaUnit
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
from app.documents.markdown import prose
from app.documents.model import Outgoing
from app.documents.object_writing import write_pool
from app.documents.question_request import QuestionAsked
from app.documents.snapshots import write_lines
from app.documents.state_writing import compact
from app.documents.words import ManaInSymbols, ManaSymbol
from app.game.mana import written
from app.rulings.lookups import edition
from app.rulings.questions import Answer, Available, Described, Possibility, Reply, Types
from app.vocabulary.abilities import Keywords
from app.vocabulary.words import CardType, Color, Supertype


class TypesAnswer(Outgoing):
    """Types of mana, as symbols."""

    types: tuple[ManaSymbol, ...]


class UnreadAbility(Outgoing):
    """A line that was not understood."""

    understood: Literal[False]
    shape: str
    text: str | None


class CharacteristicsAnswer(Outgoing):
    """The characteristics of an object (109.3)."""

    name: str
    mana_cost: str | None
    mana_value: int
    colors: tuple[Color, ...]
    supertypes: tuple[Supertype, ...]
    types: tuple[CardType, ...]
    subtypes: tuple[str, ...]
    keywords: tuple[str, ...]
    abilities: tuple[str | UnreadAbility, ...] = Field(description="The lines of its text, keywords included.")
    power: int | None
    toughness: int | None
    controller: str | None


class AbilityUsed(Outgoing):
    """A mana ability, as an action names it."""

    source: str
    ability: int = Field(description="Its place among the activated abilities of its source, from 1.")


class PoolAvailable(Outgoing):
    """Mana that a player could have, and the mana abilities that lead there, in their order."""

    mana: ManaInSymbols
    pool: tuple[ManaUnit, ...] = Field(description="The same unit by unit, with what is known of each.")
    abilities: tuple[AbilityUsed, ...]


class ManaAvailableAnswer(Outgoing):
    """Every distinct pool that a player could have now (605.3a), smaller ones first."""

    pools: tuple[PoolAvailable, ...]


class ReplyDocument(Outgoing):
    """The answer to a question, and why. It is null where a line that was not understood could matter."""

    verdict: str = Field(description="The answer in a sentence.")
    answer: TypesAnswer | CharacteristicsAnswer | ManaAvailableAnswer | None
    explanation: tuple[StepDocument, ...]
    citations: tuple[CitationDocument, ...] = Field(description=CITATIONS)
    assumptions: tuple[AssumptionDocument, ...]
    not_understood: tuple[NotUnderstoodDocument, ...]
    rules_edition: str


def write_reply(reply: Reply, asked: QuestionAsked, explain: Explain = "summary") -> bytes:
    """The answer as JSON."""
    return compact(
        {
            "verdict": reply.verdict,
            "answer": _answer(reply.answer),
            "explanation": write_explanation(reply.explanation, explain),
            "citations": write_citations(rules_cited(reply.explanation, explain)),
            "assumptions": write_assumptions(reply.assumptions, asked.pointers),
            "not_understood": write_unread(reply.not_understood, asked.pointers),
            "rules_edition": edition(),
        }
    )


def reply_markdown(reply: Reply, explain: Explain = "summary") -> str:
    """The answer as prose."""
    return prose(reply.verdict, reply.explanation, reply.assumptions, reply.not_understood, explain, edition())


def _answer(answer: Answer | None) -> dict[str, object] | None:
    match answer:
        case None:
            return None
        case Types(symbols):
            return {"types": list(symbols)}
        case Described():
            return _characteristics(answer)
        case Available(pools):
            return {"pools": [_pool(one) for one in pools]}


def _pool(one: Possibility) -> dict[str, object]:
    return {
        "mana": written(one.pool),
        "pool": write_pool(one.pool),
        "abilities": [{"source": used.source, "ability": used.ability} for used in one.used],
    }


def _characteristics(described: Described) -> dict[str, object]:
    row = described.row
    lines = [line for line in row.abilities if isinstance(line, Keywords)]
    return {
        "name": row.name,
        "mana_cost": None if row.mana_cost is None else "".join(row.mana_cost),
        "mana_value": described.mana_value,
        "colors": [color.value for color in Color if color in row.colors],
        "supertypes": [it.value for it in Supertype if it in row.supertypes],
        "types": [it.value for it in CardType if it in row.types],
        "subtypes": sorted(row.subtypes),
        "keywords": [print_on(Keywords((keyword,)), row) for line in lines for keyword in line.keywords],
        "abilities": write_lines(row.abilities, facts_of(row)),
        "power": row.power,
        "toughness": row.toughness,
        "controller": row.controller,
    }

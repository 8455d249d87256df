"""Why: steps with their rules, citations, assumptions, and lines that were not understood."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from pydantic import Field

from app.documents.model import Outgoing
from app.documents.pointers import Pointers
from app.documents.rules import rule_url
from app.rulings.lookups import find_rule
from app.rulings.ruling import Assumption, Explained, UnreadLine

Explain = Literal["none", "summary", "full"]

LEVELS: dict[Explain, int] = {"none": 0, "summary": 2, "full": 1_000}
"""How many levels of steps are told: a summary has the steps and their first details."""


CITATIONS = "The rules that the steps of the explanation cite; without steps, those that a summary would cite."


class StepDocument(Outgoing):
    """One step: its rule, one sentence about this case, the objects it names, and its details."""

    rule: str
    text: str
    objects: tuple[str, ...]
    steps: tuple[StepDocument, ...]


class CitationDocument(Outgoing):
    """A rule that the explanation cites, with the heading that it stands under."""

    rule: str
    title: str
    url: str


class AssumptionDocument(Outgoing):
    """Something that was taken for granted."""

    text: str
    pointer: str | None = Field(description="JSON Pointer to where the request could have said it.")
    rule: str | None
    decides: bool | None = Field(
        description="Whether another value would change the result; null where a line was ignored: nobody can tell."
    )
    conditional: bool = Field(description="Whether a line that was not understood was ignored for it.")


class NotUnderstoodDocument(Outgoing):
    """A line of rules text that was not understood."""

    object: str
    card: str
    line: int = Field(description="Which line of the face, from 1.")
    shape: str = Field(
        description="How it must work, by its form: activated, triggered, spell or static; of keywords also cast, "
        "entering, targeted or special, for what matters only when that is done."
    )
    text: str | None = Field(description="The line, if its text is at hand.")
    pointer: str | None


def write_explanation(steps: Iterable[Explained], explain: Explain) -> list[dict[str, object]]:
    """The steps as far as they are to be told."""
    return _steps(steps, LEVELS[explain])


def rules_cited(steps: Iterable[Explained], explain: Explain) -> tuple[str, ...]:
    """The rules that the steps cite as far as they are told, each once, in the order of first mention.

    Where no step is told they are those of the summary.
    """
    return tuple(dict.fromkeys(_rules(steps, LEVELS[explain] or LEVELS["summary"])))


def _rules(steps: Iterable[Explained], levels: int) -> Iterator[str]:
    for step in steps if levels else ():
        yield step.rule
        yield from _rules(step.steps, levels - 1)


def write_citations(rules: Iterable[str]) -> list[dict[str, object]]:
    """The rules with their headings and where the service tells of them."""
    return [{"rule": rule, "title": find_rule(rule).title, "url": rule_url(rule)} for rule in rules]


def write_assumptions(assumptions: Iterable[Assumption], pointers: Pointers) -> list[dict[str, object]]:
    """What was taken for granted, and where the request could have said it."""
    return [
        {
            "text": it.text,
            "pointer": pointers.of(it.subject, it.fact),
            "rule": it.rule,
            "decides": it.decides,
            "conditional": it.conditional,
        }
        for it in assumptions
    ]


def write_unread(lines: Iterable[UnreadLine], pointers: Pointers) -> list[dict[str, object]]:
    """The lines that were not understood, and where in the request their objects stand."""
    return [
        {
            "object": it.object,
            "card": it.card,
            "line": it.line,
            "shape": it.shape,
            "text": it.text,
            "pointer": pointers.of(it.object),
        }
        for it in lines
    ]


def _steps(steps: Iterable[Explained], levels: int) -> list[dict[str, object]]:
    if levels == 0:
        return []
    return [
        {"rule": it.rule, "text": it.text, "objects": list(it.objects), "steps": _steps(it.steps, levels - 1)}
        for it in steps
    ]

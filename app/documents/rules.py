"""Rules as documents: numbers, headings, our own summaries, neighbours, and where the engine applies them."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from app.documents.model import Outgoing
from app.rulings.lookups import Rule


class RuleEntry(Outgoing):
    """A rule as a search finds it."""

    number: str
    title: str = Field(description="The heading it stands under.")
    path: tuple[str, ...] = Field(description="The headings above it, from the section down.")
    summary: str | None = Field(description="What it says, in one sentence of ours; null where none is written yet.")
    url: str

    @classmethod
    def of(cls, rule: Rule) -> RuleEntry:
        return cls(
            number=rule.number, title=rule.title, path=rule.path, summary=rule.summary, url=rule_url(rule.number)
        )


class RuleSearch(Outgoing):
    """The rules that fit a search, the best first."""

    rules: tuple[RuleEntry, ...]

    @classmethod
    def of(cls, rules: Iterable[Rule]) -> RuleSearch:
        return cls(rules=tuple(map(RuleEntry.of, rules)))


class RuleDocument(RuleEntry):
    """One rule of the edition with its neighbours. It holds no rule text."""

    heading: bool = Field(description="Whether it is nothing but a name for the rules below it.")
    parent: str | None
    children: tuple[str, ...]
    previous: str | None
    next: str | None
    applied_in: tuple[str, ...] = Field(description="The modules of the engine that apply it.")

    @classmethod
    def of(cls, rule: Rule) -> RuleDocument:
        return cls(
            number=rule.number,
            title=rule.title,
            path=rule.path,
            summary=rule.summary,
            url=rule_url(rule.number),
            heading=rule.heading,
            parent=rule.parent,
            children=rule.children,
            previous=rule.previous,
            next=rule.next,
            applied_in=rule.cited_in,
        )


def rule_url(number: str) -> str:
    """Where the service tells of a rule."""
    return f"/v1/rules/{number}"

"""Abilities (113.3)."""

from __future__ import annotations

from app.vocabulary.ability import Ability
from app.vocabulary.conditions import Condition, YourTurn
from app.vocabulary.costs import Cost
from app.vocabulary.events import Event
from app.vocabulary.keywords import Keyword
from app.vocabulary.limits import Limit
from app.vocabulary.node import kept, node, says
from app.vocabulary.statements import Do, Effect, Statement
from app.vocabulary.statics import StaticRule
from app.vocabulary.words import Zone

__all__ = ["Ability", "Activated", "Do", "Effect", "Keywords", "Spell", "Statement", "Static", "Triggered", "Unread"]


@says("[<label:label> —] <cost>: <effect:sentences>. [<limits:sentences> .]")
@says("[<label:label> —] <cost>: <effect:modal in a row>")
@node
class Activated(Ability):
    """An activated ability; whether it is a mana ability is computed from it (605.1a)."""

    RULES = ("113.3b", "602.1")
    cost: Cost
    effect: Effect
    limits: tuple[Limit, ...] = ()
    label: str | None = kept()


@says("[<label:label> —] whenever <event:occasion> [, if <condition>], <effect:sentences>. [<limits:sentences> .]")
@says("[<label:label> —] when <event:occasion> [, if <condition>], <effect:sentences>. [<limits:sentences> .]")
@says("[<label:label> —] at <event:moment> [, if <condition>], <effect:sentences>. [<limits:sentences> .]")
@says("[<label:label> —] whenever <event:occasion> [, if <condition>], <effect:modal in a row>")
@says("[<label:label> —] when <event:occasion> [, if <condition>], <effect:modal in a row>")
@says("[<label:label> —] at <event:moment> [, if <condition>], <effect:modal in a row>")
@node
class Triggered(Ability):
    """A triggered ability; whether it is a mana ability is computed from it (605.1b)."""

    RULES = ("113.3c", "603.1")
    event: Event
    effect: Effect
    condition: Condition | None = None
    limits: tuple[Limit, ...] = ()
    label: str | None = kept()
    said: str | None = kept()


@says("[<label:label> —] <rule> [as long as <condition>].")
@says("[<label:label> —] as long as <condition>, <rule>.")
@says("[<label:label> —] during your turn, <rule>.", condition=YourTurn())
@node
class Static(Ability):
    """A static ability."""

    RULES = ("113.3d", "604.1")
    rule: StaticRule
    condition: Condition | None = None
    said: str | None = kept()
    label: str | None = kept()


@says("[<label:label> —] <effect:sentences>.", into="spell")
@says("[<label:label> —] <effect:modal in a row>", into="spell")
@node
class Spell(Ability):
    """The instructions of an instant or sorcery."""

    RULES = ("113.3a", "608.2")
    effect: Effect
    label: str | None = kept()


@says("<chapters:chapter comma list> — <effect:sentences>.")
@says("<chapters:chapter comma list> — <effect:modal in a row>")
@node
class Chapter(Ability):
    """A chapter ability of a Saga."""

    RULES = ("714.2b", "714.2c")
    chapters: tuple[int, ...]
    effect: Effect


@says("<keywords:comma list>")
@node
class Keywords(Ability):
    """A line of keyword abilities."""

    RULES = ("702.1",)
    keywords: tuple[Keyword, ...]


@node
class Unread(Ability):
    """A line that was not understood. `shape` says how it must work, as far as its form tells.

    Shapes: "activated", "triggered", "spell", "static" (also whatever else could matter at any time); of keywords also
    "cast", "entering", "targeted" and "special", for what matters only when somebody does that.
    `text` is the operator's text, verbatim, or None where none is at hand. `event` is what a triggered ability waits
    for, where that much was understood, `zone` where it works (113.6), where that is known,
    `line` which line of its face it is, where that is not its place among them.
    """

    shape: str
    text: str | None = None
    event: Event | None = None
    zone: Zone | None = None
    line: int | None = kept()

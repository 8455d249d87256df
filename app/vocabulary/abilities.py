"""Abilities and the statements they are made of (113.3)."""

from __future__ import annotations

from app.vocabulary.costs import Cost
from app.vocabulary.events import Event
from app.vocabulary.instructions import Instruction
from app.vocabulary.keywords import Keyword
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.references import Reference
from app.vocabulary.statics import StaticRule


class Statement(Node):
    """One step of an effect (608.2c)."""

    __slots__ = ()


@says("<who:subject#N> <acts#N>")
@node
class Do(Statement):
    """Someone or something does things, in order. An imperative has "you" for its subject and does not say it."""

    RULES = ("608.2c",)
    who: Reference
    acts: tuple[Instruction, ...]
    said: str | None = kept()


Effect = tuple[Statement, ...]


class Ability(Node):
    """One line of rules text, read."""

    __slots__ = ()


@says("<cost>: <effect>")
@node
class Activated(Ability):
    """An activated ability; whether it is a mana ability is computed from it (605.1a)."""

    RULES = ("113.3b", "602.1")
    cost: Cost
    effect: Effect


@says("{When|Whenever|At} <event>, <effect>")
@node
class Triggered(Ability):
    """A triggered ability; whether it is a mana ability is computed from it (605.1b)."""

    RULES = ("113.3c", "603.1")
    event: Event
    effect: Effect


@says("<rule>.")
@node
class Static(Ability):
    """A static ability."""

    RULES = ("113.3d", "604.1")
    rule: StaticRule


@says("<effect>")
@node
class Spell(Ability):
    """The instructions of an instant or sorcery."""

    RULES = ("113.3a", "608.2")
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

    Shapes: "activated", "triggered", "spell", "static" (also whatever else could matter at any time).
    `text` is the operator's text, verbatim, or None where none is at hand.
    """

    shape: str
    text: str | None = None

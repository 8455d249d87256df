"""Abilities and the statements they are made of (113.3)."""

from __future__ import annotations

from app.vocabulary.costs import Cost
from app.vocabulary.events import Event
from app.vocabulary.instructions import Instruction
from app.vocabulary.keywords import Keyword
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.references import Reference, You
from app.vocabulary.statics import StaticRule


class Statement(Node):
    """One sentence of an effect (608.2c)."""

    __slots__ = ()


class Clause(Statement):
    """A statement with its own subject that can follow another one in a sentence."""

    __slots__ = ()


@says("<acts:chained#plural>", who=You(), into="deed")
@says("<who:subject#N> <acts:chained#N>", into="deed")
@says("<who:subject#N> <acts:chained#N>", into="told deed")
@node
class Do(Statement):
    """Someone or something does things, in order. An imperative has "you" for its subject and does not say it."""

    RULES = ("608.2c",)
    who: Reference
    acts: tuple[Instruction, ...]
    said: str | None = kept()
    joints: tuple[str, ...] | None = kept()


@says("<who:subject> may <acts:chained#plural>")
@node
class May(Clause):
    """A player may do things; the choice is made when the instruction is reached."""

    RULES = ("608.2d", "603.5")
    who: Reference
    acts: tuple[Instruction, ...]
    joints: tuple[str, ...] | None = kept()


@says("<steps:first clause & next clause chained>")
@node
class InOrder(Statement):
    """Several clauses in one sentence, in order: "draw a card, then each opponent loses 1 life"."""

    RULES = ("608.2c",)
    steps: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()


Effect = tuple[Statement, ...]


class Ability(Node):
    """One line of rules text, read."""

    __slots__ = ()


@says("<cost>: <effect:statement sentences>.")
@node
class Activated(Ability):
    """An activated ability; whether it is a mana ability is computed from it (605.1a)."""

    RULES = ("113.3b", "602.1")
    cost: Cost
    effect: Effect


@says("whenever <event>, <effect:statement sentences>.")
@says("when <event>, <effect:statement sentences>.")
@node
class Triggered(Ability):
    """A triggered ability; whether it is a mana ability is computed from it (605.1b)."""

    RULES = ("113.3c", "603.1")
    event: Event
    effect: Effect
    said: str | None = kept()


@says("<rule>.")
@node
class Static(Ability):
    """A static ability."""

    RULES = ("113.3d", "604.1")
    rule: StaticRule


@says("<effect:statement sentences>.", into="spell")
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

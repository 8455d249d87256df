"""What static abilities say: continuous effects with their modifications, and replacement effects."""

from __future__ import annotations

from app.vocabulary.events import Event
from app.vocabulary.instructions import Instruction
from app.vocabulary.keywords import Keyword
from app.vocabulary.mana import ManaSpec
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.references import Reference


class Modification(Node):
    """One change to the characteristics of the things in a scope; a verb phrase without its subject."""

    __slots__ = ()


@says("{has|have} <keywords:joined by and>")
@says("gain(s) <keywords:joined by and>", into="change")
@node
class HaveKeywords(Modification):
    """They have keywords (layer 6)."""

    RULES = ("613.1f",)
    keywords: tuple[Keyword, ...]


@says("{gets|get} <power:raised>/<toughness:raised>", into="size change")
@says("{gets|get} <power:lowered>/<toughness:lowered>", into="size change")
@says("{gets|get} <power:raised>/<toughness:lowered>", into="size change")
@says("{gets|get} <power:lowered>/<toughness:raised>", into="size change")
@node
class GetPT(Modification):
    """Power and toughness are changed by amounts (layer 7c)."""

    RULES = ("613.4c",)
    power: int
    toughness: int
    said: str | None = kept()


@says("<changes:change joined by and#N> until end of turn")
@node
class ChangeUntilEndOfTurn(Instruction):
    """The subject's characteristics change until the cleanup step: "gets +2/+2 and gains trample until end of turn"."""

    RULES = ("611.2a", "514.2")
    changes: tuple[Modification, ...]


class StaticRule(Node):
    """What a static ability makes true while it is in effect (604.1)."""

    __slots__ = ()


@says("<scope:subject#N> <modifications:joined by and#N>")
@node
class Continuous(StaticRule):
    """A continuous effect of a static ability: whom it affects and what changes (611.3)."""

    RULES = ("611.3", "613.1")
    scope: Reference
    modifications: tuple[Modification, ...]


class Rewrite(Node):
    """What a replacement effect makes of the event it replaces."""

    __slots__ = ()


@says("it produces <times:multiple> as much of that mana instead")
@node
class ProduceTimes(Rewrite):
    """The mana is multiplied: "twice as much"."""

    RULES = ("106.12b", "106.6a")
    times: int


@says("it produces <mana> instead of any other type and amount")
@node
class ProduceInstead(Rewrite):
    """Other mana is made, whatever type and amount it would have been."""

    RULES = ("106.12b",)
    mana: ManaSpec


@says("if <event>, <rewrite>")
@node
class Replacement(StaticRule):
    """A replacement effect: the event it watches for, and what happens instead (614.1a)."""

    RULES = ("614.1a",)
    event: Event
    rewrite: Rewrite

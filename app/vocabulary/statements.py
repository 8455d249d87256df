"""Statements: the sentences an effect is made of (608.2c)."""

from __future__ import annotations

from app.vocabulary.conditions import Condition
from app.vocabulary.costs import Cost
from app.vocabulary.durations import Duration, UntilEndOfTurn
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Quantity, Value
from app.vocabulary.references import Reference, You
from app.vocabulary.statics import Modification, Replacement


class Statement(Node):
    """One sentence of an effect (608.2c)."""

    __slots__ = ()


class Clause(Statement):
    """A statement with its own subject that can follow another one in a sentence."""

    __slots__ = ()


@says("<acts:chained#plural>", who=You(), into="deed")
@says("<who:subject#N> <acts:chained#N>", into="deed")
@says("<who:subject#plural> each <acts:chained#plural>", into="deed")
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


@says("<steps:first clause & next clause chained>", into="clauses")
@node
class InOrder(Statement):
    """Several clauses in one sentence, in order: "draw a card, then each opponent loses 1 life"."""

    RULES = ("608.2c",)
    steps: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()


@says("if <condition>, <then:first clause & next clause chained>")
@node
class If(Statement):
    """Do something if a condition holds."""

    RULES = ("608.2c",)
    condition: Condition
    then: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()


@says("if <condition>, instead <then:first clause & next clause chained>")
@says("if <condition>, <then:first clause & next clause chained> instead")
@says("<then:first clause & next clause chained> instead if <condition>")
@node
class InsteadIf(Statement):
    """Do something in place of the statement before, if a condition holds."""

    RULES = ("608.2c", "614.1a")
    condition: Condition
    then: tuple[Statement, ...]
    said: str | None = kept()
    joints: tuple[str, ...] | None = kept()


@says("<what:first clause> unless <who:subject#N> pay(s) <cost:mana cost>")
@says("unless <who:subject#N> pay(s) <cost:mana cost>, <what:first clause>")
@says("<what:first clause> unless <who:subject#N> <cost:deed as a cost#N>")
@says("<what:first clause> unless <who:subject#N> pay(s) <cost:mana cost> <times:each count>")
@node
class Unless(Statement):
    """Do something unless a player pays a cost, which may be something to do (118.12, 118.12a)."""

    RULES = ("118.12a",)
    what: Statement
    who: Reference
    cost: Cost
    times: Quantity | None = None
    said: str | None = kept()


@says("<what:whole clause>, where X is <value>")
@node
class WhereX(Statement):
    """Do something in which X is defined (107.3i)."""

    RULES = ("107.3i",)
    what: Statement
    value: Value


@says("then <what:statement>")
@node
class Then(Statement):
    """Do something after what the sentence before said, which is the order in any case."""

    RULES = ("608.2c",)
    what: Statement


@says("<what:subject#N> can't be regenerated")
@node
class NoRegeneration(Statement):
    """What the effect destroys can't be regenerated."""

    RULES = ("701.19c",)
    what: Reference


@says("otherwise, <then:first clause & next clause chained>")
@node
class Otherwise(Statement):
    """Do something if the condition of the sentence before did not hold."""

    RULES = ("608.2c",)
    then: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()


@says("• <effect:sentences>.")
@node
class Mode(Node):
    """One of the modes of a choice."""

    RULES = ("700.2",)
    effect: tuple[Statement, ...]


@says("choose <number:mode count> — <modes:in a row>", into="modal")
@node
class Modal(Statement):
    """Choose among modes as the spell or ability is put on the stack."""

    RULES = ("700.2", "601.2b")
    number: str
    modes: tuple[Mode, ...]


@says("<lasting>, <who:subject#N> <changes:change joined by and#N>")
@node
class ForATime(Statement):
    """Someone or something changes for a time that is said first: "until end of turn, target creature gets +1/+1"."""

    RULES = ("611.2a",)
    lasting: Duration
    who: Reference
    changes: tuple[Modification, ...]


@says("<lasting>, <replacement:replacement>")
@says("<replacement:replacement this turn>", lasting=UntilEndOfTurn())
@node
class ReplaceForATime(Statement):
    """A replacement effect lasts for a time (614.1a, 611.2a)."""

    RULES = ("614.1a", "611.2a")
    lasting: Duration
    replacement: Replacement
    said: str | None = kept()


Effect = tuple[Statement, ...]

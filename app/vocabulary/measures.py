"""Numbers that are looked up: a property of something, the greatest among several, devotion (608.2h)."""

from __future__ import annotations

from app.vocabulary.filters import Filter
from app.vocabulary.node import kept, node, says
from app.vocabulary.quantities import Value
from app.vocabulary.references import Reference, You
from app.vocabulary.words import Color


@says("<of:whose> <property:property>")
@node
class Property(Value):
    """A property of one thing: "its power", "the sacrificed creature's mana value", "your life total"."""

    RULES = ("608.2h", "208.1", "202.3")
    of: Reference
    property: str


@says("the greatest <property:property> among <what#plural>")
@node
class Greatest(Value):
    """The greatest of a property among things."""

    RULES = ("608.2h",)
    property: str
    what: Filter


@says("the total <property:property> of <what#plural>")
@node
class Total(Value):
    """The sum of a property over things."""

    RULES = ("608.2h",)
    property: str
    what: Filter


@says("your devotion to <color:color>")
@node
class Devotion(Value):
    """Mana symbols of a colour among the mana costs of your permanents."""

    RULES = ("700.5",)
    color: Color


@says("the number of <kind:counter kind> counters on <what:object>")
@says("for each <kind:counter kind> counter on <what:object>", into="each count")
@node
class CountersOn(Value):
    """How many counters of a kind are on something."""

    RULES = ("122.1",)
    kind: str
    what: Reference


@says("for each <what#singular> <who:subject#N> {has|have} cast this turn", into="each count")
@says("for each <what#singular> you've cast this turn", into="each count", who=You())
@says("the number of <what#plural> <who:subject#N> {has|have} cast this turn")
@says("the number of <what#plural> you've cast this turn", who=You())
@node
class SpellsCast(Value):
    """How many spells a player has cast this turn; "other" leaves out the one that is spoken of."""

    RULES = ("601.2i", "608.2h")
    what: Filter
    who: Reference
    said: str | None = kept()


@says("twice <value>")
@node
class Twice(Value):
    """Two times a number."""

    RULES = ("608.2h",)
    value: Value


@says("for each <kind:counter kind> counter removed this way", into="each count")
@node
class RemovedThisWay(Value):
    """How many counters were removed to pay, or earlier in the effect."""

    RULES = ("608.2h",)
    kind: str

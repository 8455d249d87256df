"""What is said of things after "with": comparisons and counters."""

from __future__ import annotations

from app.vocabulary.filters import Quality
from app.vocabulary.node import kept, node, says
from app.vocabulary.quantities import Quantity, X


@says("power <amount:digits> or greater", property="power", least=True)
@says("power <amount:digits> or less", property="power", least=False)
@says("toughness <amount:digits> or greater", property="toughness", least=True)
@says("toughness <amount:digits> or less", property="toughness", least=False)
@says("mana value <amount:digits> or greater", property="mana value", least=True)
@says("mana value <amount:digits> or less", property="mana value", least=False)
@says("mana value X or less", property="mana value", least=False, amount=X())
@node
class Compared(Quality):
    """A property at least or at most so much: "power 4 or greater"."""

    RULES = ("208.1", "202.3")
    property: str
    least: bool
    amount: Quantity


@says("a <kind:counter kind> counter on it")
@says("a <kind:counter kind> counter on them")
@node
class HasCounter(Quality):
    """Having a counter of a kind on it."""

    RULES = ("122.1",)
    kind: str
    said: str | None = kept()

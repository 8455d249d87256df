"""Power and toughness that an object's own text defines, in every zone (208.2a, 604.3, 613.4a)."""

from __future__ import annotations

from app.engine.meaning import measure
from app.engine.registry import structural, unless
from app.engine.scene import Scene, Sight
from app.game.row import Row
from app.vocabulary.abilities import Static
from app.vocabulary.node import Node
from app.vocabulary.references import This
from app.vocabulary.statics import SizeIs

structural(SizeIs)


@unless
def defines_no_characteristic(it: Node) -> bool:
    """Abilities that say what power is only under a condition, or of another object (604.3a)."""
    return (
        isinstance(it, Static) and isinstance(it.rule, SizeIs) and (it.condition is not None or it.rule.what != This())
    )


def definition(row: Row) -> SizeIs | None:
    """The ability that defines the power of an object, if it has one."""
    rules = (it.rule for it in row.abilities if isinstance(it, Static) and it.condition is None)
    return next((rule for rule in rules if isinstance(rule, SizeIs)), None)


def define(row: Row, sight: Sight) -> None:
    """Set the power, or power and toughness, that the text of an object defines."""
    rule = definition(row)
    if rule is None:
        return
    number = measure(rule.value, sight, Scene(row.controller or sight.owner(row.id), row.id))
    row.power = number
    if rule.both:
        row.toughness = number

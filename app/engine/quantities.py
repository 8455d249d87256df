"""How many: quantities evaluated when an effect is applied (608.2h)."""

from __future__ import annotations

from app.engine import filters
from app.engine.registry import Registry
from app.engine.scene import Scene, Sight
from app.vocabulary import quantities as words
from app.vocabulary.quantities import Quantity

measures: Registry[int] = Registry(Quantity)


def measure(quantity: Quantity, sight: Sight, scene: Scene) -> int:
    """The number that a quantity is now."""
    return measures[type(quantity)](quantity, sight, scene)


@measures(words.Number)
def number(it: words.Number, sight: Sight, scene: Scene) -> int:
    return it.value


@measures(words.Count)
def count(it: words.Count, sight: Sight, scene: Scene) -> int:
    return len(filters.permanents(it.what, sight, scene))

"""What words mean: the registries of nouns, references, numbers and conditions, which speak of one another."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.registry import Registry
from app.engine.rows import Row
from app.engine.scene import Scene, Sight
from app.vocabulary.conditions import Condition
from app.vocabulary.filters import Atom
from app.vocabulary.quantities import Quantity
from app.vocabulary.references import Reference

Ids = tuple[str, ...]
Test = Callable[[Row, Sight, Scene], bool]

matches: Registry[Test] = Registry(Atom)
refers: Registry[Ids] = Registry(Reference)
measures: Registry[int] = Registry(Quantity)
holds: Registry[bool] = Registry(Condition)


def atom_test(atom: Atom) -> Test:
    """The test that an atom of a noun phrase stands for."""
    return matches[type(atom)](atom)


def refer(reference: Reference, sight: Sight, scene: Scene) -> Ids:
    """The ids of the objects or players that a reference means now; none where it means nothing."""
    return refers[type(reference)](reference, sight, scene)


def measure(quantity: Quantity, sight: Sight, scene: Scene) -> int:
    """The number that a quantity is now."""
    return measures[type(quantity)](quantity, sight, scene)


def is_true(condition: Condition, sight: Sight, scene: Scene) -> bool:
    """Whether a condition is true now."""
    return holds[type(condition)](condition, sight, scene)

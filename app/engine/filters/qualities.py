"""Atoms said after "with": keywords, comparisons, counters."""

from __future__ import annotations

from app.engine.meaning import Test, matches, measure
from app.engine.properties import property_of
from app.engine.rows import Row
from app.engine.scene import Scene, Sight
from app.vocabulary import qualities as words
from app.vocabulary.filters import HasKeyword, Without


@matches(HasKeyword)
def has_keyword(atom: HasKeyword) -> Test:
    return lambda row, sight, scene: row.has(atom.name)


@matches(Without)
def without(atom: Without) -> Test:
    return lambda row, sight, scene: not row.has(atom.name)


@matches(words.Compared)
def compared(atom: words.Compared) -> Test:
    """At least or at most so much; what has no such property does not compare (208.3)."""

    def holds(row: Row, sight: Sight, scene: Scene) -> bool:
        found = property_of(row, atom.property, sight)
        if found is None:
            return False
        bound = measure(atom.amount, sight, scene)
        return found >= bound if atom.least else found <= bound

    return holds


@matches(words.HasCounter)
def has_counter(atom: words.HasCounter) -> Test:
    return lambda row, sight, scene: sight.object(row.id).count(atom.kind) > 0

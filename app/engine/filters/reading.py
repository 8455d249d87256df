"""What filters, references, numbers and conditions ask about beyond characteristics (109.3)."""

from __future__ import annotations

from app.vocabulary import conditions, filters, measures, qualities, references
from app.vocabulary.node import Node
from app.vocabulary.tree import walk

READS: dict[type[Node], tuple[str, ...]] = {
    filters.IsTapped: ("tapped",),
    filters.IsUntapped: ("tapped",),
    filters.InState: ("attached_to", "counters", "designations"),
    filters.Other: ("id",),
    qualities.HasCounter: ("counters",),
    references.Host: ("attached_to",),
    measures.CountersOn: ("counters",),
    conditions.HasCounters: ("counters",),
}
"""The fields of objects that each kind of node asks about; "id" where which object it is matters at all."""


def reads(tree: object) -> frozenset[str]:
    """The fields of objects, beyond characteristics, that the words in a tree ask about."""
    return frozenset(name for found in walk(tree) for name in READS.get(type(found), ()))

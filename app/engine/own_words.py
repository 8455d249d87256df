"""Words by which an ability or effect speaks of what is its source's alone."""

from __future__ import annotations

from functools import lru_cache

from app.vocabulary.filters import Other
from app.vocabulary.mana import ChosenColor
from app.vocabulary.node import Node
from app.vocabulary.references import CostPaid, Host, This
from app.vocabulary.tree import walk

_OWN: tuple[type[Node], ...] = (This, Host, ChosenColor, CostPaid, Other)


@lru_cache(maxsize=65_536)
def speaks_of_its_own(text: Node) -> bool:
    """Whether the same text on another object with the same controller may do something else."""
    return any(isinstance(it, _OWN) for it in walk(text))

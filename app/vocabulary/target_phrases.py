"""The target phrases of an ability: what it targets itself (115.1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache

from app.vocabulary.ability import Ability
from app.vocabulary.delayed import WhenDone
from app.vocabulary.node import Node
from app.vocabulary.references import Target


@lru_cache(maxsize=16_384)
def target_phrases(tree: Hashable) -> tuple[Target, ...]:
    """The target phrases of an ability, or of a part of one, by slot.

    Those of abilities that it grants, or that trigger on what it does (603.12), are none of its own.
    """
    return tuple(sorted((it for it in _said(tree) if isinstance(it, Target)), key=lambda phrase: phrase.slot))


def _said(tree: object, *, within: bool = False) -> Iterator[Node]:
    if isinstance(tree, tuple):
        for part in tree:
            yield from _said(part, within=within)
    elif isinstance(tree, Node) and not (within and isinstance(tree, Ability | WhenDone)):
        yield tree
        for name in tree.MEANING:
            yield from _said(getattr(tree, name), within=True)

"""How far the printer keeps to the words a card used where English leaves a choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from functools import cache
from typing import Any

from app.vocabulary.node import Node, Wording

_FIELD = re.compile(r"<(\w+)")


class Keeping(Enum):
    """All kept words; only those that decide the order of mention, on which references back depend; none."""

    ALL = "all"
    ORDER = "order"
    NONE = "none"

    def said(self, node: Any) -> str | None:
        """The kept words of a node that count."""
        said: str | None = getattr(node, "said", None)
        if said is None or self is Keeping.NONE:
            return None
        if self is Keeping.ALL or mention_order(node, said) != mention_order(node, None):
            return said
        return None


def mention_order(node: Any, said: str | None) -> tuple[str, ...]:
    """The fields of a node in the order its wording mentions them: the wording kept, else the first that fits it."""
    return _order(type(node), _worded(node, said))  # type: ignore[arg-type]


def _worded(node: Any, said: str | None) -> str | None:
    """The template of a node's wording: the one kept, else the first whose fixed fields the node agrees with."""
    wordings: tuple[Wording, ...] = type(node).WORDINGS
    if any(wording.template == said for wording in wordings):
        return said
    return next((it.template for it in wordings if all(getattr(node, name) == to for name, to in it.fixed)), None)


@cache
def _order(cls: Any, template: str | None) -> tuple[str, ...]:
    meaning: tuple[str, ...] = cls.MEANING
    fields = [name for name in _FIELD.findall(template or "") if name in meaning]
    return (*fields, *(name for name in meaning if name not in fields))


def reordered(tree: Any) -> Iterator[Any]:
    """The tree with one node that mentions its parts in another order, for every node and every order it may have."""
    if isinstance(tree, tuple):
        for index, part in enumerate(tree):
            for other in reordered(part):
                yield (*tree[:index], other, *tree[index + 1 :])
    elif isinstance(tree, Node):
        kind: Any = type(tree)
        if "said" in kind.__dataclass_fields__:
            for wording in kind.WORDINGS[1:]:
                alike = wording.canonical and wording.into == kind.WORDINGS[0].into
                if alike and mention_order(tree, wording.template) != mention_order(tree, None):
                    yield replace(tree, said=wording.template)  # type: ignore[type-var]
        for name in kind.MEANING:
            for other in reordered(getattr(tree, name)):
                yield replace(tree, **{name: other})  # type: ignore[type-var]

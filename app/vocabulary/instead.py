"""Replacement effects that have something else done (614.1a, 615.5)."""

from __future__ import annotations

from app.vocabulary.node import kept, node, says
from app.vocabulary.statements import Statement
from app.vocabulary.statics import Rewrite


@says("<then:first clause & next clause chained> instead")
@says("instead <then:first clause & next clause chained>")
@node
class InsteadDo(Rewrite):
    """Something else is done: "exile it instead"."""

    RULES = ("614.1a",)
    then: tuple[Statement, ...]
    said: str | None = kept()
    joints: tuple[str, ...] | None = kept()


@says("prevent that damage and <then:first clause & next clause chained>")
@node
class PreventAnd(Rewrite):
    """Damage is prevented, and something is done besides, which may speak of how much it was (615.5)."""

    RULES = ("615.5",)
    then: tuple[Statement, ...]
    joints: tuple[str, ...] | None = kept()

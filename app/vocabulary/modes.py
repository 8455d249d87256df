"""The modes of a spell or ability: what it says once they are chosen (700.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from app.vocabulary.abilities import Ability, Activated, Spell, Triggered
from app.vocabulary.statements import Modal

Modes = tuple[int, ...]
"""The modes that were chosen, counted from 1 in the order written."""

A = TypeVar("A", bound=Ability)


def choice_in(abilities: Iterable[Ability]) -> Modal | None:
    """The choice among modes that the first modal one of several abilities is."""
    return next((it for ability in abilities for it in _effect(ability) if isinstance(it, Modal)), None)


def as_chosen(ability: A, modes: Modes) -> A:
    """An ability with the modes that were not chosen left out; itself if it is not modal."""
    if choice_in((ability,)) is None:
        return ability
    effect = tuple(
        replace(it, modes=tuple(it.modes[place - 1] for place in modes)) if isinstance(it, Modal) else it
        for it in _effect(ability)
    )
    return replace(ability, effect=effect)  # type: ignore[type-var]


def _effect(ability: Ability) -> tuple[object, ...]:
    return ability.effect if isinstance(ability, Activated | Triggered | Spell) else ()

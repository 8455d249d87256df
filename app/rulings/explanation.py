"""Explanations: the steps of a trace in words, and the verdict that goes before them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from app.engine.trace import Step
from app.game import events
from app.game.events import Event
from app.game.mana import Mana, written
from app.rulings.ruling import Explained
from app.rulings.wording import Wording


def explain(steps: Iterable[Step], words: Wording) -> tuple[Explained, ...]:
    """The steps with their details, in words."""
    return tuple(
        Explained(
            step.rule,
            words.sentence(step.template, step.fields),
            words.objects_in(step.fields),
            step.event,
            partial(explain, step.steps, words),
        )
        for step in steps
    )


_TOLD = (
    events.Moved,
    events.DamageDealt,
    events.LifeGained,
    events.LifeLost,
    events.CardDrawn,
    events.PlayerLost,
    events.AbilityTriggered,
    events.StepBegan,
    events.AttackersDeclared,
    events.Blocked,
    events.SpellCast,
)
"""Events that a verdict tells one by one."""


def verdict_of(happened: tuple[Event, ...], words: Wording) -> str:
    """What came of it, in one sentence or a few: the mana that is left of what was added, then the rest."""
    sentences = [sentence for event in happened if (sentence := _telling(event, words))]
    return " ".join([*_mana(happened, words), *sentences]) or "Done; nothing else changes."


def _mana(happened: tuple[Event, ...], words: Wording) -> list[str]:
    left: dict[str, list[Mana]] = {}
    spent = False
    for event in happened:
        match event:
            case events.ManaAdded(player, mana):
                left.setdefault(player, []).extend(mana)
            case events.ManaSpent(player, mana):
                spent = True
                for unit in mana:
                    if unit in left.get(player, ()):
                        left[player].remove(unit)
    verb = "is left with" if spent else "adds"
    told = [f"{words.name(player)} {verb} {written(tuple(mana))}." for player, mana in left.items() if mana]
    resolved = any(isinstance(event, events.AbilityActivated) and event.ability is None for event in happened)
    return ["No mana is added."] if resolved and not left else told


def _telling(event: Event, words: Wording) -> str | None:
    """The sentence of an event that a verdict tells; None for one that goes without saying."""
    match event:
        case events.Tapped(cause=events.Cause.EFFECT) | events.Untapped(cause=events.Cause.EFFECT):
            return words.event(event)
        case events.AbilityActivated(source=source, ability=ability) if ability is not None:
            return f"The ability of {words.name(source)} is on the stack."
        case _ if isinstance(event, _TOLD):
            return words.event(event)
        case _:
            return None

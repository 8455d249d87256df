"""Explanations: the steps of a trace in words, and the verdict that goes before them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

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
            explain(step.steps, words),
            step.event,
        )
        for step in steps
    )


def rules_cited(steps: Iterable[Explained]) -> tuple[str, ...]:
    """The rules cited by steps and their details, each once, in the order of first mention."""
    return tuple(dict.fromkeys(_rules(steps)))


def _rules(steps: Iterable[Explained]) -> Iterator[str]:
    for step in steps:
        yield step.rule
        yield from _rules(step.steps)


_TELLING = (
    events.Moved,
    events.DamageDealt,
    events.LifeGained,
    events.LifeLost,
    events.CardDrawn,
    events.PlayerLost,
    events.AbilityTriggered,
)
"""Events that a verdict tells one by one."""


def verdict_of(happened: tuple[Event, ...], words: Wording) -> str:
    """What came of it, in one sentence or a few."""
    added: dict[str, tuple[Mana, ...]] = {}
    sentences: list[str] = []
    for event in happened:
        match event:
            case events.ManaAdded(player, mana):
                added[player] = (*added.get(player, ()), *mana)
            case events.Tapped(cause=events.Cause.EFFECT) | events.Untapped(cause=events.Cause.EFFECT):
                sentences.append(_sentence(event, words))
            case events.AbilityActivated(_, source, ability) if ability is not None:
                sentences.append(f"The ability of {words.name(source)} is on the stack.")
            case events.StepBegan():
                sentences.append(_sentence(event, words))
            case _ if isinstance(event, _TELLING):
                sentences.append(_sentence(event, words))
    totals = [f"{words.name(player)} adds {written(mana)}." for player, mana in added.items()]
    if not totals and any(isinstance(event, events.AbilityActivated) and event.ability is None for event in happened):
        totals = ["No mana is added."]
    return " ".join([*totals, *sentences]) or "Done; nothing else changes."


def _sentence(event: Event, words: Wording) -> str:
    return words.sentence(event.SENTENCE, {role.name: getattr(event, role.name) for role in fields(event)})

"""Preventing damage (615), and damage that can't be prevented (615.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.conditions import is_true
from app.engine.continuous import lasting_rule
from app.engine.deferred import DoneInstead, ShieldReduced
from app.engine.door import commits
from app.engine.picking import Question, pick
from app.engine.quantities import measure
from app.engine.references import Ids, means
from app.engine.registry import structural
from app.engine.replacement import Became, rewrites
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import follows, performs
from app.game.events import DamageDealt, Event
from app.vocabulary import prevention as words
from app.vocabulary.abilities import Static
from app.vocabulary.durations import UntilEndOfTurn
from app.vocabulary.events import IsDealtDamage
from app.vocabulary.instead import PreventAnd
from app.vocabulary.prevention import CannotBePrevented, PreventUpTo
from app.vocabulary.references import Those
from app.vocabulary.statics import Prevent, Replacement

structural(CannotBePrevented)

SHIELDED = Question("recipient", prompt="To what is damage prevented?")


def prevented(run: Run, event: DamageDealt, amount: int) -> tuple[int, Became]:
    """How much of an amount of damage is prevented, and what is left of it.

    What can't be prevented is dealt in full, though the effect has applied (615.12).
    """
    amount = min(amount, event.amount)
    if event.unpreventable or any(_can_not_be(run, rule, event, scene) for rule, scene in _rules(run)):
        run.trace.note("615.12", "The damage that {source} deals can't be prevented.", source=event.source)
        return 0, (event,)
    left = event.amount - amount
    return amount, (replace(event, amount=left),) if left else ()


def _rules(run: Run) -> Iterator[tuple[CannotBePrevented, Scene]]:
    for row in run.view.permanents():
        for line in row.abilities:
            if isinstance(line, Static) and isinstance(line.rule, CannotBePrevented) and row.controller is not None:
                scene = Scene(row.controller, row.id)
                if line.condition is None or is_true(line.condition, run.sight, scene):
                    yield line.rule, scene
    for effect in run.state.effects:
        if isinstance(effect.rule, CannotBePrevented):
            yield effect.rule, Scene(effect.controller, effect.source)


def _can_not_be(run: Run, rule: CannotBePrevented, event: DamageDealt, scene: Scene) -> bool:
    if rule.combat and not event.combat:
        return False
    return rule.by is None or means(rule.by, event.source, run.sight, scene)


@rewrites(Prevent)
def prevent(run: Run, it: Prevent, event: Event, scene: Scene) -> Became:
    """All of the damage is prevented, or so much of it (615.1)."""
    assert isinstance(event, DamageDealt)
    amount = event.amount if it.amount is None else measure(it.amount, run.sight, scene)
    return prevented(run, event, amount)[1]


@rewrites(PreventUpTo)
def prevent_up_to(run: Run, it: PreventUpTo, event: Event, scene: Scene) -> Became:
    """The shield is less by what it has prevented (615.7)."""
    assert isinstance(event, DamageDealt)
    assert scene.effect is not None
    amount, left = prevented(run, event, it.amount)
    return (*left, ShieldReduced(scene.source, scene.effect, amount)) if amount else left


@rewrites(PreventAnd)
def prevent_and(run: Run, it: PreventAnd, event: Event, scene: Scene) -> Became:
    """What is done besides is done at once, even where nothing could be prevented (615.5, 615.12)."""
    assert isinstance(event, DamageDealt)
    _, left = prevented(run, event, event.amount)
    return (*left, DoneInstead(scene.you, scene.source, it.then, tuple(scene.bound.items()), scene.spent))


@commits(ShieldReduced)
def reduce_shield(run: Run, event: ShieldReduced) -> None:
    """A shield that is used up is gone (615.7)."""
    effects = []
    for effect in run.state.effects:
        if effect.id == event.effect:
            assert isinstance(effect.rule, Replacement)
            assert isinstance(effect.rule.rewrite, PreventUpTo)
            left = effect.rule.rewrite.amount - event.amount
            if not left:
                continue
            effect = replace(effect, rule=replace(effect.rule, rewrite=PreventUpTo(left)))
        effects.append(effect)
    run.become(replace(run.state, effects=tuple(effects)))


@performs(words.PreventNext)
def prevent_next(run: Run, it: words.PreventNext, who: Ids, scene: Scene) -> None:
    """A shield for each of those that are meant, of so much damage (615.7)."""
    amount = measure(it.amount, run.sight, scene)
    for id in pick(run, it.to, scene.you, scene, SHIELDED):
        if amount > 0:
            shield = Replacement(IsDealtDamage(Those((id,)), combat=False), PreventUpTo(amount))
            lasting_rule(run, shield, UntilEndOfTurn(), scene)


@performs(words.PreventAll)
def prevent_all(run: Run, it: words.PreventAll, who: Ids, scene: Scene) -> None:
    lasting_rule(run, Replacement(it.damage, Prevent(None)), UntilEndOfTurn(), scene)


@follows(words.NoPrevention)
def no_prevention(run: Run, it: words.NoPrevention, scene: Scene) -> None:
    """All damage this turn; what is said of the damage of this effect alone counts as that is dealt (`follow`)."""
    if not it.this:
        lasting_rule(run, CannotBePrevented(None), UntilEndOfTurn(), scene)

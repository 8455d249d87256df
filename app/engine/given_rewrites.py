"""What becomes of an event by the effects that the rules themselves give (122.1c, 122.1d, 122.1h, 701.19a, 702.16e)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.patterns import Parts, watches
from app.engine.preventing import prevented
from app.engine.replacement import Became, rewrites
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.events import CountersRemoved, DamageDealt, Event, Manner, Moved, Regenerated, Untapped
from app.vocabulary import given as words
from app.vocabulary.words import Zone


@rewrites(words.RemoveShieldInstead)
def remove_shield(run: Run, it: words.RemoveShieldInstead, event: Event, scene: Scene) -> Became:
    return (CountersRemoved(scene.source, "shield", 1),)


@rewrites(words.PreventedByShield)
def prevent_by_shield(run: Run, it: words.PreventedByShield, event: Event, scene: Scene) -> Became:
    """The counter is removed even where the damage can't be prevented (615.12)."""
    assert isinstance(event, DamageDealt)
    return (*prevented(run, event, event.amount)[1], CountersRemoved(scene.source, "shield", 1))


@rewrites(words.RemoveStunInstead)
def remove_stun(run: Run, it: words.RemoveStunInstead, event: Event, scene: Scene) -> Became:
    assert isinstance(event, Untapped)
    return (CountersRemoved(scene.source, "stun", 1, event.cause),)


@watches(words.LeavesStack, Moved)
def leaves_stack(pattern: words.LeavesStack, event: Moved) -> Parts | None:
    elsewhere = event.origin is Zone.STACK and event.zone is not Zone.EXILE
    return {"what": event.object} if elsewhere else None


@rewrites(words.ExiledByFinality, words.ExiledByFlashback)
def exile(run: Run, it: words.ExiledByFinality | words.ExiledByFlashback, event: Event, scene: Scene) -> Became:
    assert isinstance(event, Moved)
    return (replace(event, zone=Zone.EXILE, manner=Manner.EXILED, entry=None),)


@rewrites(words.RegenerateInstead)
def regenerate(run: Run, it: words.RegenerateInstead, event: Event, scene: Scene) -> Became:
    return (Regenerated(scene.source),)


@rewrites(words.PreventedByProtection)
def prevent_by_protection(run: Run, it: words.PreventedByProtection, event: Event, scene: Scene) -> Became:
    assert isinstance(event, DamageDealt)
    return prevented(run, event, event.amount)[1]

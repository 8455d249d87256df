"""What each kind of event pattern waits for, and who takes part (603.2, 603.6, 603.10)."""

from __future__ import annotations

from app.engine.patterns import Parts, Roles, watches
from app.engine.references import means
from app.engine.scene import Scene, Sight
from app.game import events
from app.vocabulary import events as words
from app.vocabulary.words import Step, Zone

_MANNERS = {words.Sacrifices: events.Manner.SACRIFICED, words.Discards: events.Manner.DISCARDED}

_STEPS = {
    "upkeep": Step.UPKEEP,
    "draw step": Step.DRAW,
    "end step": Step.END,
    "untap step": Step.UNTAP,
    "combat": Step.BEGIN_COMBAT,
    "first main phase": Step.PRECOMBAT_MAIN,
    "second main phase": Step.POSTCOMBAT_MAIN,
}


@watches(words.Enters, events.Moved, trigger_rule="603.6a")
def enters(pattern: words.Enters, event: events.Moved) -> Parts | None:
    """Something enters the battlefield: looked at as it is there."""
    if event.entry is None:
        return None
    return {"what": event.becomes, "whose": event.entry.controller}


def _into_the_right_graveyard(
    pattern: words.Dies | words.PutIntoGraveyard, event: events.Moved, sight: Sight, scene: Scene
) -> Roles | None:
    """Whether the graveyard, which is its owner's (404.2), is of the player that the pattern speaks of."""
    return {} if pattern.of is None or means(pattern.of, sight.owner(event.object), sight, scene) else None


@watches(words.Dies, events.Moved, trigger_rule="603.6c", looks_back=True, further=_into_the_right_graveyard)
def dies(pattern: words.Dies, event: events.Moved) -> Parts | None:
    """Something is put into a graveyard from the battlefield: looked at as it last was there (603.10a)."""
    fits = event.origin is Zone.BATTLEFIELD and event.zone is Zone.GRAVEYARD
    return {"what": event.object} if fits else None


@watches(words.PutIntoGraveyard, events.Moved, trigger_rule="603.6", further=_into_the_right_graveyard)
def put_into_graveyard(pattern: words.PutIntoGraveyard, event: events.Moved) -> Parts | None:
    """A card is put into a graveyard: looked at as it is there."""
    if event.zone is not Zone.GRAVEYARD or (pattern.origin is not None and event.origin is not pattern.origin):
        return None
    return {"what": event.becomes}


@watches(words.LeavesBattlefield, events.Moved, trigger_rule="603.6c", looks_back=True)
def leaves_battlefield(pattern: words.LeavesBattlefield, event: events.Moved) -> Parts | None:
    return {"what": event.object} if event.origin is Zone.BATTLEFIELD else None


@watches(words.BecomesTapped, events.Tapped, trigger_rule="603.2e")
def becomes_tapped(pattern: words.BecomesTapped, event: events.Tapped) -> Parts | None:
    return {"what": event.object}


@watches(words.BecomesUntapped, events.Untapped, trigger_rule="603.2e")
def becomes_untapped(pattern: words.BecomesUntapped, event: events.Untapped) -> Parts | None:
    return {"what": event.object}


@watches(words.BecomesTarget, events.BecameTarget)
def becomes_target(pattern: words.BecomesTarget, event: events.BecameTarget) -> Parts | None:
    return {"what": event.object, "by": event.by}


@watches(words.Casts, events.SpellCast)
def casts(pattern: words.Casts, event: events.SpellCast) -> Parts | None:
    return {"by": event.player, "what": event.spell}


@watches(words.GainsLife, events.LifeGained)
def gains_life(pattern: words.GainsLife, event: events.LifeGained) -> Parts | None:
    return {"by": event.player}


@watches(words.LosesLife, events.LifeLost)
def loses_life(pattern: words.LosesLife, event: events.LifeLost) -> Parts | None:
    return {"by": event.player}


@watches(words.DealsDamage, events.DamageDealt)
def deals_damage(pattern: words.DealsDamage, event: events.DamageDealt) -> Parts | None:
    return {"what": event.source, "to": event.recipient} if event.combat or not pattern.combat else None


@watches(words.IsDealtDamage, events.DamageDealt)
def is_dealt_damage(pattern: words.IsDealtDamage, event: events.DamageDealt) -> Parts | None:
    return {"what": event.recipient} if event.combat or not pattern.combat else None


@watches(words.Sacrifices, events.Moved, looks_back=True)
@watches(words.Discards, events.Moved, looks_back=True)
def moves_by_deed(pattern: words.Sacrifices | words.Discards, event: events.Moved) -> Parts | None:
    """A player sacrifices or discards something of their own."""
    if event.manner is not _MANNERS[type(pattern)] or event.by is None:
        return None
    return {"by": event.by, "what": event.object}


@watches(words.BeginningOf, events.StepBegan, trigger_rule="603.2b")
def beginning_of(pattern: words.BeginningOf, event: events.StepBegan) -> Parts | None:
    return {"whose": event.player} if _STEPS[pattern.step] is event.step else None

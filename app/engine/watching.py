"""What each kind of event pattern waits for, and who takes part (603.2, 603.6, 603.10)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import filters
from app.engine.patterns import Parts, Roles, watches
from app.engine.references import means
from app.engine.scene import Scene, Sight
from app.game import events
from app.vocabulary import events as words
from app.vocabulary.filters import IsCard, IsToken
from app.vocabulary.references import A, Each, Reference, Some
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


def _card_put_into_graveyard(
    pattern: words.PutIntoGraveyard, event: events.Moved, sight: Sight, scene: Scene
) -> Roles | None:
    """What is put there, looked at as it is there, or as the card that it would be there.

    "A card" is whatever a card represents, wherever it comes from; no token.
    """
    there = sight.knows(event.becomes)
    id = event.becomes if there else event.object
    if _into_the_right_graveyard(pattern, event, sight, scene) is None:
        return None
    return {"subject": id} if _is_meant(pattern.what, id, sight, scene) else None


def _is_meant(what: Reference, id: str, sight: Sight, scene: Scene) -> bool:
    if not isinstance(what, A | Each | Some) or not any(isinstance(head, IsCard) for head in what.what.heads):
        return means(what, id, sight, scene)
    if sight.object(id).token:
        return any(isinstance(head, IsToken) for head in what.what.heads)
    return filters.test(what.what)(replace(sight.row(id), zone=Zone.GRAVEYARD), sight, scene)


@watches(words.PutIntoGraveyard, events.Moved, trigger_rule="603.6", further=_card_put_into_graveyard)
def put_into_graveyard(pattern: words.PutIntoGraveyard, event: events.Moved) -> Parts | None:
    """A card is put into a graveyard: looked at as it is there."""
    if event.zone is not Zone.GRAVEYARD or (pattern.origin is not None and event.origin is not pattern.origin):
        return None
    return {}


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
    return {"what": event.source, "to": event.recipient} if _of_the_kind(pattern, event) else None


def _of_the_kind(pattern: words.DealsDamage | words.IsDealtDamage, event: events.DamageDealt) -> bool:
    """Whether damage is combat damage, or isn't, where the pattern asks for that."""
    return not (pattern.noncombat if event.combat else pattern.combat)


@watches(words.IsDealtDamage, events.DamageDealt)
def is_dealt_damage(pattern: words.IsDealtDamage, event: events.DamageDealt) -> Parts | None:
    return {"what": event.recipient} if _of_the_kind(pattern, event) else None


@watches(words.IsDestroyed, events.Moved)
def is_destroyed(pattern: words.IsDestroyed, event: events.Moved) -> Parts | None:
    """Something is destroyed, by an effect where the pattern asks for that."""
    if event.manner is not events.Manner.DESTROYED or event.zone is not Zone.GRAVEYARD:
        return None
    return {"what": event.object} if event.cause is events.Cause.EFFECT or not pattern.effects else None


@watches(words.TokensCreated, events.TokensCreated)
def tokens_created(pattern: words.TokensCreated, event: events.TokensCreated) -> Parts | None:
    """A player creates tokens; what another replacement effect creates counts as created by an effect (614.16)."""
    return {"whose": event.player} if event.cause is events.Cause.EFFECT or not pattern.effects else None


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

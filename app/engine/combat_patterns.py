"""What abilities that trigger on attacking and blocking wait for (508.3, 509.3)."""

from __future__ import annotations

from app.engine.patterns import Parts, watches
from app.game import events
from app.vocabulary import events as words
from app.vocabulary.filters import IsOpponent, IsPlayer
from app.vocabulary.references import A, Each, Reference, You


def _speaks_of_players(reference: Reference) -> bool:
    if isinstance(reference, (A, Each)):
        return all(isinstance(head, (IsPlayer, IsOpponent)) for head in reference.what.heads)
    return isinstance(reference, You)


@watches(words.Attacks, events.Attacked, events.AttackersDeclared, trigger_rule="508.3")
def attacks(pattern: words.Attacks, event: events.Attacked | events.AttackersDeclared) -> Parts | None:
    """A creature is declared as an attacker (508.3a), or a player attacks (508.3d), or attacks another (508.3e)."""
    if not _speaks_of_players(pattern.what):
        return {"what": event.attacker, "whom": event.attacked} if isinstance(event, events.Attacked) else None
    if isinstance(event, events.AttackersDeclared):
        return {"what": event.player} if pattern.whom is None else None
    return {"what": event.player, "whom": event.attacked} if pattern.whom is not None and event.first else None


@watches(words.AttacksAlone, events.AttackersDeclared, trigger_rule="506.5")
def attacks_alone(pattern: words.AttacksAlone, event: events.AttackersDeclared) -> Parts | None:
    return {"what": event.attackers[0]} if len(event.attackers) == 1 else None


@watches(words.Blocks, events.Blocked, trigger_rule="509.3")
def blocks(pattern: words.Blocks, event: events.Blocked) -> Parts | None:
    """A creature blocks: once for the creature (509.3a), or once for each that it blocks (509.3b)."""
    if pattern.whom is None:
        return {"what": event.blocker} if event.first else None
    return {"what": event.blocker, "whom": event.attacker}


@watches(words.BecomesBlocked, events.BecameBlocked, events.Blocked, trigger_rule="509.3")
def becomes_blocked(pattern: words.BecomesBlocked, event: events.BecameBlocked | events.Blocked) -> Parts | None:
    """A creature becomes blocked: once for the creature (509.3c), or once for each that blocks it (509.3d)."""
    if isinstance(event, events.BecameBlocked):
        return {"what": event.attacker} if pattern.by is None else None
    return {"what": event.attacker, "by": event.blocker} if pattern.by is not None else None

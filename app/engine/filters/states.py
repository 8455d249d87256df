"""Atoms about the state an object is in: tapped, attached to, of how many colours (110.5, 105.2, 700)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.meaning import Test, matches
from app.engine.registry import unless
from app.engine.rows import Row
from app.engine.scene import Scene, Sight
from app.game.combat import Attacker
from app.vocabulary import filters as nouns
from app.vocabulary.abilities import Activated, Triggered
from app.vocabulary.node import Node
from app.vocabulary.words import CardType, Supertype


@matches(nouns.IsTapped)
def is_tapped(atom: nouns.IsTapped) -> Test:
    return lambda row, sight, scene: sight.object(row.id).tapped


@matches(nouns.IsUntapped)
def is_untapped(atom: nouns.IsUntapped) -> Test:
    return lambda row, sight, scene: not sight.object(row.id).tapped


@matches(nouns.InState)
def in_state(atom: nouns.InState) -> Test:
    return STATES[atom.state]


@unless
def is_unknown_state(it: Node) -> bool:
    """States that a game state does not tell of."""
    return isinstance(it, nouns.InState) and it.state not in STATES


def colorless(row: Row, sight: Sight, scene: Scene) -> bool:
    """Without a colour (105.2c)."""
    return not row.colors


def monocolored(row: Row, sight: Sight, scene: Scene) -> bool:
    """Of exactly one colour (105.2a)."""
    return len(row.colors) == 1


def multicolored(row: Row, sight: Sight, scene: Scene) -> bool:
    """Of two or more colours (105.2b)."""
    return len(row.colors) > 1


def historic(row: Row, sight: Sight, scene: Scene) -> bool:
    """Legendary, an artifact, or a Saga (700.6)."""
    return Supertype.LEGENDARY in row.supertypes or CardType.ARTIFACT in row.types or "Saga" in row.subtypes


def attacking(row: Row, sight: Sight, scene: Scene) -> bool:
    """Declared as an attacker, or put onto the battlefield attacking (508.1k, 508.4)."""
    return _attacker(row, sight) is not None


def blocking(row: Row, sight: Sight, scene: Scene) -> bool:
    """Declared as a blocker (509.1g)."""
    return sight.state.combat is not None and sight.state.combat.blocker(row.id) is not None


def attacking_or_blocking(row: Row, sight: Sight, scene: Scene) -> bool:
    return attacking(row, sight, scene) or blocking(row, sight, scene)


def blocked(row: Row, sight: Sight, scene: Scene) -> bool:
    """Attacking and blocked, even if what blocked it is gone (509.1h)."""
    attacker = _attacker(row, sight)
    return attacker is not None and attacker.blocked is True


def unblocked(row: Row, sight: Sight, scene: Scene) -> bool:
    """Attacking, with no blocker declared for it (509.1h)."""
    attacker = _attacker(row, sight)
    return attacker is not None and attacker.blocked is False


def _attacker(row: Row, sight: Sight) -> Attacker | None:
    return sight.state.combat.attacker(row.id) if sight.state.combat is not None else None


def suspected(row: Row, sight: Sight, scene: Scene) -> bool:
    """With the designation (701.60b)."""
    return "suspected" in sight.object(row.id).designations


def enchanted(row: Row, sight: Sight, scene: Scene) -> bool:
    """With an Aura attached to it (303.4b)."""
    return any("Aura" in attached.subtypes for attached in _attached_to(row, sight))


def equipped(row: Row, sight: Sight, scene: Scene) -> bool:
    """With an Equipment attached to it (301.5a)."""
    return any("Equipment" in attached.subtypes for attached in _attached_to(row, sight))


def modified(row: Row, sight: Sight, scene: Scene) -> bool:
    """With a counter on it, equipped, or enchanted by an Aura of its own controller (700.9)."""
    if any(counters.count for counters in sight.object(row.id).counters) or equipped(row, sight, scene):
        return True
    return any("Aura" in it.subtypes and it.controller == row.controller for it in _attached_to(row, sight))


def _attached_to(row: Row, sight: Sight) -> Iterator[Row]:
    return (other for other in sight.rows.values() if sight.object(other.id).attached_to == row.id)


def activated(row: Row, sight: Sight, scene: Scene) -> bool:
    """An activated ability on the stack (113.3b)."""
    return row.id in sight.state.abilities and isinstance(sight.state.abilities[row.id].ability, Activated)


def triggered(row: Row, sight: Sight, scene: Scene) -> bool:
    """A triggered ability on the stack (113.3c)."""
    return row.id in sight.state.abilities and isinstance(sight.state.abilities[row.id].ability, Triggered)


def activated_or_triggered(row: Row, sight: Sight, scene: Scene) -> bool:
    return row.id in sight.state.abilities


STATES: dict[str, Test] = {
    "activated": activated,
    "triggered": triggered,
    "activated or triggered": activated_or_triggered,
    "colorless": colorless,
    "monocolored": monocolored,
    "multicolored": multicolored,
    "historic": historic,
    "enchanted": enchanted,
    "equipped": equipped,
    "modified": modified,
    "attacking": attacking,
    "blocking": blocking,
    "attacking or blocking": attacking_or_blocking,
    "blocked": blocked,
    "unblocked": unblocked,
    "suspected": suspected,
}

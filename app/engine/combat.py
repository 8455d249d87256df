"""Combat as a whole: what becomes of attackers and blockers, and when they stop being it (506, 511)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.door import commits, happen
from app.engine.run import Run
from app.game import events
from app.game.combat import Attacker, Blocker, Combat
from app.game.events import RemovedFromCombat
from app.game.objects import ObjectId
from app.vocabulary.words import CardType


def change_combat(run: Run, **fields: object) -> None:
    """Change the present combat, or begin to keep one."""
    combat = replace(run.state.combat or Combat(), **fields)  # type: ignore[arg-type]
    run.become(replace(run.state, combat=combat))


def update(run: Run) -> None:
    """Remove from combat what no longer can be in it (506.4). What left the battlefield is told already."""
    combat = run.state.combat
    if combat is None:
        return
    for id, rule, reason in _misplaced(run, combat):
        with run.trace.under(rule, reason, object=id):
            happen(run, RemovedFromCombat(id))
    _forget_what_has_left(run)


def _forget_what_has_left(run: Run) -> None:
    combat = run.state.combat or Combat()
    there = run.view.rows
    if any(id not in there for id in combat.fighting()):
        change_combat(
            run,
            attackers=tuple(it for it in combat.attackers if it.id in there),
            blockers=tuple(it for it in combat.blockers if it.id in there),
        )


def _misplaced(run: Run, combat: Combat) -> list[tuple[ObjectId, str, str]]:
    """What is to be removed from combat, with the rule and the reason; each once."""
    found: dict[ObjectId, tuple[str, str]] = {}
    for attacker in combat.attackers:
        if reason := _why_no_longer_in_it(run, attacker.id, run.state.turn.active):
            found.setdefault(attacker.id, ("506.4", reason))
        if attacker.attacks is not None and (reason := _why_no_longer_attacked(run, attacker)):
            found.setdefault(attacker.attacks, ("506.4c", reason))
    for blocker in combat.blockers:
        blocked = next((it for id in blocker.blocks if (it := combat.attacker(id)) is not None), None)
        if reason := _why_no_longer_in_it(run, blocker.id, blocked.defending if blocked else None):
            found.setdefault(blocker.id, ("506.4", reason))
    return [(id, *why) for id, why in found.items()]


def _why_no_longer_in_it(run: Run, creature: ObjectId, player: str | None) -> str:
    """Why an attacking or blocking creature can't stay one; nothing if it can, or has left the battlefield."""
    row = run.view.permanent(creature)
    if row is None:
        return ""
    if CardType.CREATURE not in row.types:
        return "{object} isn't a creature any more."
    if CardType.BATTLE in row.types:
        return "{object} has become a battle."
    if player is not None and row.controller != player:
        return "{object} has changed control."
    return ""


def _why_no_longer_attacked(run: Run, attacker: Attacker) -> str:
    """Why nothing can go on attacking what an attacker attacks; nothing if it can."""
    assert attacker.attacks is not None
    if attacker.attacks in run.state.players:
        return "{object} has left the game." if run.player(attacker.attacks).lost else ""
    row = run.view.permanent(attacker.attacks)
    if row is None:
        return "{object} has left the battlefield."
    if CardType.BATTLE in row.types:
        return ""
    if CardType.PLANESWALKER not in row.types:
        return "{object} isn't a planeswalker any more."
    return "" if row.controller == attacker.defending else "{object} has changed control."


@commits(RemovedFromCombat)
def remove(run: Run, event: RemovedFromCombat) -> None:
    """It stops attacking, blocking and being attacked; what attacks it goes on attacking nothing (506.4, 506.4c)."""
    combat = run.state.combat
    if combat is None:
        return
    change_combat(
        run,
        attackers=tuple(
            replace(it, attacks=None) if it.attacks == event.object else it
            for it in combat.attackers
            if it.id != event.object
        ),
        blockers=tuple(it for it in combat.blockers if it.id != event.object),
    )


@commits(events.Attacked)
def attack(run: Run, event: events.Attacked) -> None:
    combat = run.state.combat or Combat()
    attacker = Attacker(event.attacker, event.attacked, event.defending)
    change_combat(run, attackers=(*combat.attackers, attacker))


@commits(events.AttackersDeclared)
def have_attacked(run: Run, event: events.AttackersDeclared) -> None:
    """Each of the creatures is an attacking one already."""


@commits(events.Blocked)
def block(run: Run, event: events.Blocked) -> None:
    combat = run.state.combat or Combat()
    before = combat.blocker(event.blocker) or Blocker(event.blocker, ())
    blocker = replace(before, blocks=(*before.blocks, event.attacker))
    change_combat(run, blockers=(*(it for it in combat.blockers if it.id != blocker.id), blocker))


@commits(events.BecameBlocked)
def become_blocked(run: Run, event: events.BecameBlocked) -> None:
    _set_blocked(run, event.attacker, True)


@commits(events.BecameUnblocked)
def become_unblocked(run: Run, event: events.BecameUnblocked) -> None:
    _set_blocked(run, event.attacker, False)


def _set_blocked(run: Run, attacker: ObjectId, blocked: bool) -> None:
    combat = run.state.combat or Combat()
    change_combat(
        run, attackers=tuple(replace(it, blocked=blocked) if it.id == attacker else it for it in combat.attackers)
    )


def end(run: Run) -> None:
    """All creatures, battles and planeswalkers are removed from combat as the end of combat step ends (511.3)."""
    if run.state.combat is not None:
        if run.state.combat.attackers or run.state.combat.blockers:
            run.trace.note("511.3", "Combat is over: nothing attacks, blocks or is attacked any more.")
        run.become(replace(run.state, combat=None))

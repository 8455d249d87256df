"""Declaring blockers (509)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.combat import change_combat
from app.engine.door import happen
from app.engine.evasion import why_not_block
from app.engine.outcomes import Illegal
from app.engine.prohibitions import forbidden
from app.engine.run import Run
from app.game.combat import Attacker, Combat
from app.game.events import BecameBlocked, BecameUnblocked, Blocked, Event
from app.game.objects import ObjectId, PlayerId
from app.game.row import Row
from app.vocabulary.words import CardType

Block = tuple[ObjectId, tuple[ObjectId, ...]]
"""A creature and the attackers that it blocks."""


def next_defender(run: Run) -> PlayerId | None:
    """The defending player whose turn it is to declare blockers, in turn order (802.4); None once all have."""
    combat = run.state.combat or Combat()
    defenders = combat.defenders()
    waiting = (it for it in run.state.turn_order() if it in defenders and it not in combat.declared)
    return next(waiting, None)


def declare(run: Run, player: PlayerId, blocks: tuple[Block, ...]) -> None:
    """A defending player declares blockers, by the lettered steps of 509.1.

    Raises `Illegal` where the declaration breaks a rule.
    """
    with run.trace.under("509.1", "{player} declares blockers.", player=player):
        _must_be_chosen_well(run, player, blocks)
        _must_obey_restrictions(run, player, blocks)
        happen(run, *_events(run, player, blocks))
    combat = run.state.combat or Combat()
    change_combat(run, declared=(*combat.declared, player))


def ask(run: Run, player: PlayerId) -> None:
    """Ask a defending player which creatures block; nothing is asked where no creature could block."""
    attackers = _attackers_of(run, player)
    pairs = [
        (row.id, attacker.id)
        for row in run.view.permanents()
        for attacker in attackers
        if why_not(run, row, player) is None and why_not_block(run, row, run.row(attacker.id), player) is None
    ]
    if not pairs:
        run.trace.note("509.1a", "{player} controls no creature that could block.", player=player)
        declare(run, player, ())
        return
    one = len(attackers) == 1
    options = {blocker if one else f"{blocker}:{attacker}": (blocker, attacker) for blocker, attacker in pairs}
    picked = run.choose(
        "blockers", player, "509.1a", "Which creatures block?", tuple(options), minimum=0, maximum=len(options)
    )
    declare(run, player, _by_blocker(options[option] for option in picked))


def _by_blocker(pairs: Iterator[tuple[ObjectId, ObjectId]]) -> tuple[Block, ...]:
    found: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for blocker, attacker in pairs:
        found[blocker] = (*found.get(blocker, ()), attacker)
    return tuple(found.items())


def _attackers_of(run: Run, player: PlayerId) -> tuple[Attacker, ...]:
    """The creatures that attack a player, that player's planeswalkers, or battles that player protects."""
    combat = run.state.combat or Combat()
    return tuple(it for it in combat.attackers if it.defending == player)


def why_not(run: Run, row: Row, player: PlayerId) -> Illegal | None:
    """Why a creature can't be declared as a blocker by a player, whatever attacks; None if it can."""
    fields: dict[str, object] = {"creature": row.id, "player": player}
    if CardType.CREATURE not in row.types:
        return Illegal("506.3", "{creature} isn't a creature: it can't block.", **fields)
    if row.controller != player:
        return Illegal("509.1a", "{player} doesn't control {creature}.", **fields)
    if CardType.BATTLE in row.types:
        return Illegal("509.1a", "{creature} is a battle too: it can't block.", **fields)
    if run.object(row.id).tapped:
        return Illegal("509.1a", "{creature} is tapped: it can't block.", **fields)
    if forbidden(row, "block", "attack or block"):
        return Illegal("509.1b", "An effect says that {creature} can't block.", **fields)
    return None


def _must_be_chosen_well(run: Run, player: PlayerId, blocks: tuple[Block, ...]) -> None:
    """Step a, and step b for each pair: creatures that may block, each blocking one attacker that it can block."""
    own = {it.id for it in _attackers_of(run, player)}
    for position, (blocker, attackers) in enumerate(blocks):
        fields: dict[str, object] = {"creature": blocker, "player": player, "attackers": attackers}
        row = run.view.permanent(blocker)
        if row is None:
            raise Illegal("506.3", "{creature} isn't on the battlefield: it can't block.", **fields)
        refusal = why_not(run, row, player)
        if refusal is not None:
            raise refusal
        for attacker in attackers:
            if attacker not in own:
                raise Illegal(
                    "509.1a",
                    "{attacker} attacks neither {player} nor anything that {player} defends.",
                    attacker=attacker,
                    **fields,
                )
            refusal = why_not_block(run, row, run.row(attacker), player)
            if refusal is not None:
                raise refusal
        if len(attackers) != 1 or any(other == blocker for other, _ in blocks[:position]):
            raise Illegal("509.1a", "{creature} can block one attacking creature only.", **fields)


def _must_obey_restrictions(run: Run, player: PlayerId, blocks: tuple[Block, ...]) -> None:
    """Step b, for what depends on the whole declaration."""
    for attacker in _attackers_of(run, player):
        row = run.row(attacker.id)
        count = sum(attacker.id in attackers for _, attackers in blocks)
        if count == 1 and row.has("menace"):
            raise Illegal(
                "702.111b",
                "{attacker} has menace: it can't be blocked except by two or more creatures.",
                attacker=attacker.id,
            )
        if count > 1 and forbidden(row, "be blocked by more than one creature"):
            raise Illegal("509.1b", "{attacker} can't be blocked by more than one creature.", attacker=attacker.id)
    if len(blocks) == 1 and forbidden(run.row(blocks[0][0]), "block alone"):
        raise Illegal("509.1b", "{creature} can't block alone.", creature=blocks[0][0])


def _events(run: Run, player: PlayerId, blocks: tuple[Block, ...]) -> Iterator[Event]:
    """Steps g to i: creatures become blocking creatures, attackers blocked or unblocked."""
    blocked: set[ObjectId] = set()
    for blocker, blocks_these in blocks:
        for position, id in enumerate(blocks_these):
            yield Blocked(blocker, id, player, first=position == 0)
            blocked.add(id)
    for attacker in _attackers_of(run, player):
        if attacker.id in blocked:
            yield BecameBlocked(attacker.id)
        elif attacker.blocked is None:
            yield BecameUnblocked(attacker.id)

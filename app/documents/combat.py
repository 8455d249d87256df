"""The present combat: who attacks what, and who blocks whom (508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from app.documents.game_state import AttackerDocument, CombatDocument
from app.documents.naming import no_such_id
from app.documents.problems import Fault, ImpossibleState
from app.game.combat import Attacker, Blocker, Combat
from app.game.objects import GameObject, ObjectId, PlayerId
from app.vocabulary.words import Zone


def read_combat(
    said: CombatDocument,
    objects: Mapping[ObjectId, GameObject],
    players: Iterable[PlayerId],
    faults: list[Fault],
    pointer: str,
) -> Combat:
    """The combat that is described."""
    players = tuple(players)
    permanents = tuple(id for id, it in objects.items() if it.zone is Zone.BATTLEFIELD)
    for id, known, where in _mentioned(said, permanents, players):
        if id not in known:
            detail, rule, suggestions = no_such_id(id, known)
            faults.append(Fault(f"{pointer}{where}", detail, suggestions, rule, ImpossibleState))
    attackers = []
    for position, it in enumerate(said.attackers):
        defending = it.defending or _defending(it.attacks, objects, players)
        if defending is None:
            detail = "Say who the defending player is."
            faults.append(
                Fault(f"{pointer}/attackers/{position}/defending", detail, rule="508.5", kind=ImpossibleState)
            )
        attackers.append(Attacker(it.attacker, it.attacks, defending or "", _blocked(it)))
    told = any(it.blocked is not None for it in attackers)
    everyone = tuple(dict.fromkeys(it.defending for it in attackers)) if told else ()
    if said.blockers is None:
        blockers = _blockers(said.attackers)
    else:
        blockers = tuple(Blocker(it.blocker, tuple(it.blocks)) for it in said.blockers)
    return Combat(
        tuple(attackers),
        blockers,
        everyone if said.declared is None else tuple(said.declared),
        None if said.struck_first is None else tuple(said.struck_first),
    )


def write_combat(it: Combat) -> dict[str, object]:
    """A combat in full; `blockers` only where the attackers do not tell it all."""
    attackers = [_attacker(attacker, it) for attacker in it.attackers]
    told = _blockers_by((attacker.id, it.blockers_of(attacker.id)) for attacker in it.attackers)
    blockers = [{"blocker": blocker.id, "blocks": list(blocker.blocks)} for blocker in it.blockers]
    return {
        "attackers": attackers,
        **({} if told == it.blockers else {"blockers": blockers}),
        "declared": list(it.declared),
        **({} if it.struck_first is None else {"struck_first": list(it.struck_first)}),
    }


def _attacker(it: Attacker, combat: Combat) -> dict[str, object]:
    blocked_by = combat.blockers_of(it.id)
    return {
        "attacker": it.id,
        "attacks": it.attacks,
        "defending": it.defending,
        **({} if it.blocked is None else {"blocked_by": list(blocked_by)}),
        **({"blocked": True} if it.blocked and not blocked_by else {}),
    }


def _blocked(it: AttackerDocument) -> bool | None:
    if it.blocked is not None:
        return it.blocked
    return None if it.blocked_by is None else bool(it.blocked_by)


def _blockers(attackers: Iterable[AttackerDocument]) -> tuple[Blocker, ...]:
    return _blockers_by((it.attacker, it.blocked_by or ()) for it in attackers)


def _blockers_by(attackers: Iterable[tuple[ObjectId, Iterable[ObjectId]]]) -> tuple[Blocker, ...]:
    """The blockers in the order in which the attackers name them."""
    blocks: dict[ObjectId, list[ObjectId]] = {}
    for attacker, blocked_by in attackers:
        for blocker in blocked_by:
            blocks.setdefault(blocker, []).append(attacker)
    return tuple(Blocker(blocker, tuple(ids)) for blocker, ids in blocks.items())


def _defending(
    attacks: str | None, objects: Mapping[ObjectId, GameObject], players: tuple[PlayerId, ...]
) -> PlayerId | None:
    """The player attacked, or the controller of the permanent attacked (508.5)."""
    if attacks in players:
        return attacks
    it = objects.get(attacks or "")
    return it.controller if it else None


def _mentioned(
    said: CombatDocument, permanents: tuple[ObjectId, ...], players: tuple[PlayerId, ...]
) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Every id in a combat, what it may be the id of, and where it stands."""
    for position, it in enumerate(said.attackers):
        where = f"/attackers/{position}"
        yield it.attacker, permanents, f"{where}/attacker"
        if it.attacks is not None:
            yield it.attacks, (*players, *permanents), f"{where}/attacks"
        if it.defending is not None:
            yield it.defending, players, f"{where}/defending"
        yield from ((id, permanents, f"{where}/blocked_by/{place}") for place, id in enumerate(it.blocked_by or ()))
    for position, blocker in enumerate(said.blockers or ()):
        yield blocker.blocker, permanents, f"/blockers/{position}/blocker"
    yield from ((id, players, f"/declared/{place}") for place, id in enumerate(said.declared or ()))

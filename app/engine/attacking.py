"""Declaring attackers (508)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.door import happen
from app.engine.outcomes import Illegal
from app.engine.prohibitions import forbidden
from app.engine.run import Run
from app.game.events import Attacked, AttackersDeclared, Cause, Event, Tapped
from app.game.objects import ObjectId, PlayerId
from app.game.row import Row
from app.vocabulary.statics import MustAttack
from app.vocabulary.words import CardType

Attack = tuple[ObjectId, PlayerId | ObjectId]
"""A creature and the player, planeswalker or battle that it attacks."""


def declare(run: Run, attacks: tuple[Attack, ...]) -> None:
    """The active player declares attackers, by the lettered steps of 508.1.

    Raises `Illegal` where the declaration breaks a rule.
    """
    player = run.state.turn.active
    with run.trace.under("508.1", "{player} declares attackers.", player=player):
        _must_be_chosen_well(run, attacks)
        _must_obey_restrictions(run, attacks)
        _must_obey_requirements(run, attacks)
        if not attacks:
            run.trace.note("508.8", "No creature attacks.")
            return
        _explain_haste(run, attacks)
        happen(run, *_taps(run, attacks))
        happen(run, *_events(run, attacks))


def ask(run: Run) -> None:
    """Ask the active player which creatures attack, and what; nothing is asked where no creature could attack."""
    player = run.state.turn.active
    creatures = [row.id for row in run.view.permanents() if row.controller == player and can_attack(run, row)]
    attackable = tuple(targets_of_attack(run))
    pairs = [(creature, attacked) for creature in creatures for attacked in attackable]
    if not pairs:
        run.trace.note("508.1a", "{player} controls no creature that could attack.", player=player)
        declare(run, ())
        return
    one = len(attackable) == 1
    options = {creature if one else f"{creature}:{attacked}": (creature, attacked) for creature, attacked in pairs}
    picked = run.choose(
        "attackers", player, "508.1a", "Which creatures attack?", tuple(options), minimum=0, maximum=len(creatures)
    )
    declare(run, tuple(options[option] for option in picked))


def announced(run: Run, attackers: tuple[tuple[ObjectId, str | None], ...]) -> tuple[Attack, ...]:
    """The attacks that an action names; what is left unsaid is asked where there is more than one thing to attack."""
    attackable = tuple(targets_of_attack(run))
    return tuple((creature, attacked or _ask_what(run, creature, attackable)) for creature, attacked in attackers)


def _ask_what(run: Run, creature: ObjectId, attackable: tuple[str, ...]) -> str:
    player, prompt = run.state.turn.active, "What does {source} attack?"
    (picked,) = run.choose("attacked", player, "508.1b", prompt, attackable, source=creature)
    return picked


def targets_of_attack(run: Run) -> Iterator[str]:
    """What can be attacked: the defending players, their planeswalkers, the battles they protect (506.2, 508.1b).

    With several opponents, each of them is a defending player (802.2).
    """
    opponents = run.state.opponents(run.state.turn.active)
    yield from opponents
    yield from (row.id for row in run.view.permanents() if defender_of(run, row.id) in opponents)


def defender_of(run: Run, attacked: str) -> PlayerId | None:
    """The defending player where something is attacked (508.5); None for what can't be attacked."""
    if attacked in run.state.players:
        return attacked
    row = run.view.permanent(attacked)
    if row is None:
        return None
    if CardType.BATTLE in row.types:
        return dict(run.object(attacked).chosen).get("protector")
    return row.controller if CardType.PLANESWALKER in row.types else None


def can_attack(run: Run, row: Row) -> bool:
    """Whether a creature of the active player could be declared as an attacker, by itself."""
    return why_not(run, row) is None


def why_not(run: Run, row: Row) -> Illegal | None:
    """Why a creature can't be declared as an attacker by the active player; None if it can."""
    it, player = run.object(row.id), run.state.turn.active
    fields: dict[str, object] = {"creature": row.id, "player": player}
    if CardType.CREATURE not in row.types:
        return Illegal("506.3", "{creature} isn't a creature: it can't attack.", **fields)
    if row.controller != player:
        return Illegal("508.1a", "{player} doesn't control {creature}.", **fields)
    if CardType.BATTLE in row.types:
        return Illegal("508.1a", "{creature} is a battle too: it can't attack.", **fields)
    if it.tapped:
        return Illegal("508.1a", "{creature} is tapped: it can't attack.", **fields)
    if it.summoning_sick and not row.has("haste"):
        return Illegal(
            "302.6",
            "{player} hasn't controlled {creature} continuously since {player}'s most recent turn began, and it has no "
            "haste: it can't attack.",
            **fields,
        )
    if row.has("defender"):
        return Illegal("702.3b", "{creature} has defender: it can't attack.", **fields)
    if forbidden(row, "attack", "attack or block"):
        return Illegal("508.1c", "An effect says that {creature} can't attack.", **fields)
    return None


def _must_be_chosen_well(run: Run, attacks: tuple[Attack, ...]) -> None:
    """Steps a and b: creatures that may attack, each attacking one thing that may be attacked."""
    attackable = tuple(targets_of_attack(run))
    for position, (creature, attacked) in enumerate(attacks):
        fields: dict[str, object] = {"creature": creature, "attacked": attacked}
        row = run.view.permanent(creature)
        if row is None:
            raise Illegal("506.3", "{creature} isn't on the battlefield: it can't attack.", **fields)
        refusal = why_not(run, row)
        if refusal is not None:
            raise refusal
        if attacked not in attackable:
            raise Illegal("508.1b", "{creature} can't attack {attacked}.", **fields)
        if any(other == creature for other, _ in attacks[:position]):
            raise Illegal("508.1b", "{creature} can attack one player, planeswalker or battle only.", **fields)
        if not row.has("haste"):
            run.lean(creature, "summoning_sick")


def _must_obey_restrictions(run: Run, attacks: tuple[Attack, ...]) -> None:
    """Step c, for what depends on the whole declaration."""
    if len(attacks) == 1 and forbidden(run.row(attacks[0][0]), "attack alone"):
        raise Illegal("508.1c", "{creature} can't attack alone.", creature=attacks[0][0])


def _must_obey_requirements(run: Run, attacks: tuple[Attack, ...]) -> None:
    """Step d: no declaration that obeys the restrictions may obey more requirements.

    No restriction that is known here forbids that one more creature attacks, so that the most that can be obeyed is
    what all creatures that could attack obey together.
    """
    player = run.state.turn.active
    able = [row for row in run.view.permanents() if row.controller == player and can_attack(run, row)]
    if len(able) == 1 and forbidden(able[0], "attack alone"):
        return
    declared = {creature for creature, _ in attacks}
    for row in able:
        if not any(isinstance(rule, MustAttack) for rule in row.rules):
            continue
        if row.id not in declared:
            raise Illegal("508.1d", "{creature} must attack, and it could.", creature=row.id)
        run.trace.note("508.1d", "{creature} must attack, and does.", creature=row.id)


def _explain_haste(run: Run, attacks: tuple[Attack, ...]) -> None:
    for creature, _ in attacks:
        if run.object(creature).summoning_sick:
            run.trace.note(
                "702.10b", "{creature} has haste: it can attack in the turn it came under control.", creature=creature
            )


def _taps(run: Run, attacks: tuple[Attack, ...]) -> Iterator[Tapped]:
    """Step f: attacking taps creatures, unless they have vigilance (702.20b)."""
    for creature, _ in attacks:
        if run.row(creature).has("vigilance"):
            run.trace.note("702.20b", "{creature} has vigilance: attacking doesn't tap it.", creature=creature)
        else:
            yield Tapped(creature, Cause.TURN_BASED)


def _events(run: Run, attacks: tuple[Attack, ...]) -> Iterator[Event]:
    """Steps k and m: the creatures become attacking creatures, and what triggers on that triggers."""
    player = run.state.turn.active
    seen: set[str] = set()
    for creature, attacked in attacks:
        defending = defender_of(run, attacked)
        assert defending is not None
        yield Attacked(creature, attacked, player, defending, first=attacked not in seen)
        seen.add(attacked)
    yield AttackersDeclared(player, tuple(creature for creature, _ in attacks))

"""State-based actions (704): everything that applies is performed at once, again and again until nothing does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from app.engine import attaching
from app.engine.door import happen
from app.engine.effects.permanents import destroying
from app.engine.outcomes import Unsupported
from app.engine.run import Run
from app.engine.zones import moving
from app.game.events import (
    Cause,
    CeasedToExist,
    CountersRemoved,
    Event,
    Manner,
    Moved,
    PlayerLost,
    Unattached,
)
from app.game.objects import ObjectId
from app.game.state import Result
from app.vocabulary.words import CardType, Supertype, Zone

Check = Callable[[Run], Iterator[tuple[str, str, Event]]]
"""A state-based action: for each thing it applies to, its rule, its reason, and what is to happen."""


def perform_all(run: Run) -> bool:
    """Perform state-based actions until none applies (704.3). Whether any was performed."""
    any_performed = False
    if _game_is_over(run):
        return False
    while found := [due for check in CHECKS for due in check(run)]:
        any_performed = True
        events: dict[Event, None] = {}
        for rule, reason, event in found:
            run.trace.note(rule, reason, **_subject(event))
            events.setdefault(event)
        happen(run, *events)
        _forget_attempts(run)
        if _game_is_over(run):
            break
    return any_performed


def _subject(event: Event) -> dict[str, object]:
    if isinstance(event, PlayerLost):
        return {"player": event.player}
    return {"object": event.on if isinstance(event, CountersRemoved) else getattr(event, "object", None)}


def _players(run: Run) -> Iterator[tuple[str, str, Event]]:
    for player in run.state.players.values():
        if player.lost:
            continue
        if player.life <= 0:
            yield "704.5a", "{player} has 0 or less life and loses the game.", PlayerLost(player.id)
        if player.drew_from_empty:
            yield "704.5b", "{player} tried to draw from an empty library and loses the game.", PlayerLost(player.id)
        if player.poison >= 10:
            yield "704.5c", "{player} has ten or more poison counters and loses the game.", PlayerLost(player.id)


def _creatures(run: Run) -> Iterator[tuple[str, str, Event]]:
    for row in run.view.permanents():
        if CardType.CREATURE not in row.types or row.toughness is None:
            continue
        it = run.object(row.id)
        if row.toughness <= 0:
            yield "704.5f", "{object} has toughness 0 or less.", _to_graveyard(run, row.id, Manner.PUT)
        elif it.damage >= row.toughness:
            for event in destroying(run, row.id, Cause.STATE_BASED):
                yield "704.5g", "{object} has lethal damage marked on it.", event
        elif it.deathtouched:
            for event in destroying(run, row.id, Cause.STATE_BASED):
                yield "704.5h", "A source with deathtouch dealt damage to {object}.", event


def _planeswalkers(run: Run) -> Iterator[tuple[str, str, Event]]:
    for row in run.view.permanents():
        if CardType.PLANESWALKER in row.types and run.object(row.id).count("loyalty") == 0:
            yield "704.5i", "{object} has no loyalty left.", _to_graveyard(run, row.id, Manner.PUT)


def _legends(run: Run) -> Iterator[tuple[str, str, Event]]:
    """The legend rule: its controller keeps one of those of the same name (704.5j)."""
    groups: dict[tuple[str, str], list[ObjectId]] = {}
    for row in run.view.permanents():
        if Supertype.LEGENDARY in row.supertypes and row.controller is not None and row.name:
            groups.setdefault((row.controller, row.name), []).append(row.id)
    for (player, _), ids in groups.items():
        if len(ids) > 1:
            kept = run.choose("legend", player, "704.5j", "Which one is kept?", tuple(ids))
            for id in ids:
                if id not in kept:
                    yield (
                        "704.5j",
                        "{object} is legendary, and its controller keeps another of the same name.",
                        _to_graveyard(run, id, Manner.PUT),
                    )


def _copies(run: Run) -> Iterator[tuple[str, str, Event]]:
    for it in run.state.objects.values():
        if it.spell_copy and it.zone is not Zone.STACK:
            yield "704.5e", "{object} is a copy of a spell that is no longer on the stack.", CeasedToExist(it.id)


def _tokens(run: Run) -> Iterator[tuple[str, str, Event]]:
    for it in run.state.objects.values():
        if it.token and it.zone is not Zone.BATTLEFIELD:
            yield "704.5d", "{object} is a token that isn't on the battlefield.", CeasedToExist(it.id)


def _worlds(run: Run) -> Iterator[tuple[str, str, Event]]:
    """The world rule: only the newest of several stays; of several that are equally new, none (704.5k)."""
    worlds = [row.id for row in run.view.permanents() if Supertype.WORLD in row.supertypes]
    newest = max((run.object(id).timestamp for id in worlds), default=0)
    kept = [id for id in worlds if run.object(id).timestamp == newest]
    for id in worlds:
        if len(worlds) > 1 and (id not in kept or len(kept) > 1):
            yield "704.5k", "{object} isn't the newest world permanent.", _to_graveyard(run, id, Manner.PUT)


def _battles(run: Run) -> Iterator[tuple[str, str, Event]]:
    """A Siege waits until its own abilities are off the stack (704.5v)."""
    for row in run.view.permanents():
        if CardType.BATTLE not in row.types or run.object(row.id).count("defense"):
            continue
        if "Siege" not in row.subtypes:
            yield "704.5w", "{object} has no defense left.", _to_graveyard(run, row.id, Manner.PUT)
        elif row.id not in _sources_of_abilities(run):
            yield "704.5v", "{object} has no defense left.", _to_graveyard(run, row.id, Manner.PUT)


def _sources_of_abilities(run: Run) -> set[ObjectId]:
    """The sources of abilities that have triggered, or were activated, and have not left the stack."""
    return {it.source for it in run.state.abilities.values()} | {it.source for it in run.state.waiting}


def _attachments(run: Run) -> Iterator[tuple[str, str, Event]]:
    """Auras that enchant nothing legal are lost (704.5m); anything else comes off (704.5n, 704.5p)."""
    for row in run.view.permanents():
        to = run.object(row.id).attached_to
        if to is None and not attaching.is_aura(row):
            continue
        if to is not None and attaching.can_be_attached(run, row.id, to):
            continue
        if attaching.is_aura(row) and (to is None or CardType.CREATURE not in row.types):
            yield "704.5m", "{object} enchants nothing that it may enchant.", _to_graveyard(run, row.id, Manner.PUT)
        elif {attaching.EQUIPMENT, attaching.FORTIFICATION} & row.subtypes:
            yield "704.5n", "{object} can't be attached to what it is attached to.", Unattached(row.id)
        else:
            yield "704.5p", "{object} can't be attached to anything.", Unattached(row.id)


def _opposite_counters(run: Run) -> Iterator[tuple[str, str, Event]]:
    """As many +1/+1 counters as -1/-1 counters are removed in pairs (704.5q)."""
    for id in run.state.ids(Zone.BATTLEFIELD):
        pairs = min(run.object(id).count("+1/+1"), run.object(id).count("-1/-1"))
        for kind in ("+1/+1", "-1/-1") if pairs else ():
            reason = "{object} has +1/+1 and -1/-1 counters: they are removed in pairs."
            yield "704.5q", reason, CountersRemoved(id, kind, pairs, Cause.STATE_BASED)


CHECKS: tuple[Check, ...] = (
    _players,
    _tokens,
    _copies,
    _creatures,
    _planeswalkers,
    _legends,
    _worlds,
    _attachments,
    _opposite_counters,
    _battles,
)


def _to_graveyard(run: Run, id: ObjectId, manner: Manner) -> Moved:
    return moving(run, id, Zone.GRAVEYARD, manner, Cause.STATE_BASED)


def _forget_attempts(run: Run) -> None:
    """Attempts to draw from an empty library count once (704.5b)."""
    for player in run.state.players.values():
        if player.drew_from_empty and not player.lost:
            run.change_player(player.id, drew_from_empty=False)


def _game_is_over(run: Run) -> bool:
    """Whether the game has ended: at the latest when no more than one player is left (104.2a, 104.4a)."""
    if run.state.result is not None:
        return True
    left = tuple(player.id for player in run.state.players.values() if not player.lost)
    if len(left) > 1 and len(left) < len(run.state.players):
        raise Unsupported("800.4a", "A player leaves the game while others go on: that is not carried out.")
    if len(left) > 1 or len(run.state.players) == 1:
        return False
    run.state = replace(run.state, result=Result(left))
    if left:
        run.trace.note("104.2a", "{player} is the only player left and wins the game.", player=left[0])
    else:
        run.trace.note("104.4a", "All remaining players lose at the same time: the game is a draw.")
    return True

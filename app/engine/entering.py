"""Replacement effects on how permanents enter the battlefield (614.1c, 614.1d, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from app.engine import attaching
from app.engine.conditions import is_true
from app.engine.outcomes import Unsupported
from app.engine.quantities import measure
from app.engine.references import means
from app.engine.registry import Registry
from app.engine.rows import Row, printed_row
from app.engine.run import Run
from app.engine.scene import Scene, Sight
from app.engine.statements import perform
from app.engine.trace import Literally
from app.engine.unread import not_understood
from app.game.events import Entry, Manner, Moved
from app.game.objects import GameObject
from app.vocabulary.abilities import Static
from app.vocabulary.copying import EntersAsCopy
from app.vocabulary.quantities import X
from app.vocabulary.statics import AsEnters, EntersTapped, EntersTappedUnlessDone, EntersWithCounters, StaticRule
from app.vocabulary.tree import mentions
from app.vocabulary.words import Zone

changes_entry: Registry[Entry] = Registry(StaticRule)


@dataclass(frozen=True, slots=True)
class EntryEffect:
    """A replacement effect on an entering: the object it is on, whose it is, and what it says."""

    source: str
    you: str
    rule: StaticRule


def entered_with(run: Run, event: Moved) -> Moved:
    """The event of a permanent entering, once every effect on how it enters has been applied.

    The permanent is looked at as it would exist on the battlefield (614.12). Its own effects apply, and those of
    permanents that are there already.
    """
    entry = event.entry
    if entry is None:
        return event
    run.needs_read(event.object, "614.12", "static", "entering")
    for line in run.row(event.object).unread("triggered"):
        if line.event is None and not run.ignore_unread:
            raise not_understood(event.object, line, "603.6a")
    applied: set[EntryEffect] = set()
    while left := [found for found in _applicable(run, event) if found not in applied]:
        effect = min(left, key=lambda found: not isinstance(found.rule, EntersAsCopy))  # 616.1c
        applied.add(effect)
        scene = _scene(run, event, effect)
        changed = changes_entry[type(effect.rule)](run, effect.rule, entry, scene)
        for how, fields in _changes(entry, changed):
            says_so = "." if effect.source == event.object else ": {source} says so."
            said = "{object} enters " + how + says_so
            run.trace.note(effect.rule.RULES[0], said, object=event.object, source=effect.source, **fields)
        entry = changed
        event = replace(event, entry=entry)
    if (
        entry.copies is not None
        and entry.attached_to is None
        and attaching.is_aura(would_be := prospective(run, event))
    ):
        host = attaching.choose_host(run, would_be, entry.controller)
        if host is None:
            return _stays_out(event)
        entry = replace(entry, attached_to=host)
    return replace(event, entry=_with_printed_counters(run, event, entry))


def _stays_out(event: Moved) -> Moved:
    """An Aura that finds nothing to enchant goes from the stack to the graveyard (303.4g)."""
    if event.origin is not Zone.STACK:
        raise Unsupported("303.4g", "{aura} would have to stay where it is.", aura=event.object)
    return replace(event, zone=Zone.GRAVEYARD, manner=Manner.PUT, entry=None)


def _changes(before: Entry, after: Entry) -> Iterator[tuple[str, dict[str, object]]]:
    """What an effect has changed about an entering, each as words with their fields."""
    if after.copies is not None and after.copies != before.copies:
        yield "as a copy of {copied}", {"copied": Literally(after.copies.name)}
    if after.tapped and not before.tapped:
        yield "tapped", {}
    for kind, count in after.counters[len(before.counters) :]:
        yield "with {count} {kind} {count:counter|counters} on it", {"count": count, "kind": Literally(kind)}
    for _, value in after.chosen[len(before.chosen) :]:
        yield "with {value} as its choice", {"value": value}


def _with_printed_counters(run: Run, event: Moved, entry: Entry) -> Entry:
    """A planeswalker enters with its printed loyalty (306.5b), a battle with its printed defense (310.4b)."""
    it = run.object(event.object)
    face = entry.copies or it.printed
    printed = () if face is None else (("loyalty", face.loyalty), ("defense", face.defense))
    given = tuple((kind, _printed_number(run, it, number)) for kind, number in printed if number is not None)
    return replace(entry, counters=(*(one for one in given if one[1]), *entry.counters))


def _printed_number(run: Run, it: GameObject, number: str) -> int:
    """A printed loyalty or defense; X is the X of the spell that becomes the permanent (107.3m)."""
    if number != "X":
        return int(number) if number.isdecimal() else 0
    x = it.cast.x if it.cast is not None else 0
    run.trace.note("107.3m", "X is {x}, as for the spell that becomes {object}.", x=x, object=it.id)
    return x


def _applicable(run: Run, event: Moved) -> Iterator[EntryEffect]:
    would_be = prospective(run, event)
    sight = Sight(run.state, {**run.view.rows, event.object: would_be})
    for row in (would_be, *run.view.permanents()):
        if row.controller is None:
            continue
        for ability in row.abilities:
            if not isinstance(ability, Static) or type(ability.rule) not in changes_entry:
                continue
            scene = Scene(row.controller, row.id)
            rule = ability.rule
            assert isinstance(rule, (AsEnters, EntersAsCopy, EntersTapped, EntersTappedUnlessDone, EntersWithCounters))
            on = ability.condition is None or is_true(ability.condition, sight, scene)
            if on and means(rule.what, event.object, sight, scene):
                yield EntryEffect(row.id, row.controller, rule)


def prospective(run: Run, event: Moved) -> Row:
    """The row of an entering object as it would exist on the battlefield (614.12)."""
    assert event.entry is not None
    it = run.object(event.object)
    there = GameObject(
        it.id,
        Zone.BATTLEFIELD,
        it.owner,
        it.card,
        it.timestamp,
        controller=event.entry.controller,
        face=it.face,
        copies=event.entry.copies or it.copies,
    )
    return printed_row(there)


def _scene(run: Run, event: Moved, effect: EntryEffect) -> Scene:
    """X is the X of the spell that becomes the permanent, for that permanent's own effects (107.3m)."""
    cast = run.object(event.object).cast
    x = cast.x if cast is not None and effect.source == event.object else 0
    if any(mentions(effect.rule, X)):
        run.trace.note("107.3m", "X is {x}, as for the spell that becomes {object}.", x=x, object=event.object)
    return Scene(effect.you, effect.source, x=x)


@changes_entry(EntersTapped)
def enters_tapped(run: Run, it: EntersTapped, entry: Entry, scene: Scene) -> Entry:
    if it.unless is not None and is_true(it.unless, run.sight, scene):
        return entry
    return replace(entry, tapped=True)


@changes_entry(EntersWithCounters)
def enters_with_counters(run: Run, it: EntersWithCounters, entry: Entry, scene: Scene) -> Entry:
    count = measure(it.count, run.sight, scene)
    counters = (*entry.counters, (it.kind, count)) if count > 0 else entry.counters
    return replace(entry, counters=counters, tapped=entry.tapped or it.tapped)


@changes_entry(AsEnters)
def as_enters(run: Run, it: AsEnters, entry: Entry, scene: Scene) -> Entry:
    """Choices are made before the permanent enters (614.12a), and stay with it (607.2d)."""
    for act in it.acts:
        perform(run, act, (scene.you,), scene)
    chosen = tuple((name, value) for name, value in scene.bound.items() if isinstance(value, str))
    return replace(entry, chosen=(*entry.chosen, *chosen))

"""Replacement effects on how permanents enter the battlefield (614.1c, 614.1d, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine import attaching
from app.engine.conditions import is_true
from app.engine.outcomes import Unsupported
from app.engine.quantities import measure
from app.engine.references import means
from app.engine.registry import Registry
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene, Sight
from app.engine.statements import perform
from app.engine.trace import Literally
from app.engine.unread import not_understood
from app.engine.view import View
from app.game.events import Entry, Manner, Moved
from app.game.objects import GameObject, ObjectId, PlayerId
from app.vocabulary.abilities import Static
from app.vocabulary.copying import EnterAsCopies, EntersAsCopy
from app.vocabulary.quantities import X
from app.vocabulary.references import This
from app.vocabulary.statics import AsEnters, EntersTapped, EntersTappedUnlessDone, EntersWithCounters, StaticRule
from app.vocabulary.tree import mentions
from app.vocabulary.words import Zone

changes_entry: Registry[Entry] = Registry(StaticRule)


def must_be_read(run: Run, event: Moved) -> None:
    """Raise `Unsupported` if what enters has a line that could matter to its entering and was not understood."""
    run.needs_read(event.object, "614.12", "static", "entering")
    for line in run.row(event.object).unread("triggered"):
        if line.event is None and not run.ignore_unread:
            raise not_understood(event.object, line, "603.6a")


def changed(run: Run, event: Moved, rule: StaticRule, you: PlayerId, source: ObjectId) -> Moved:
    """The event of a permanent entering, once an effect on how it enters has been applied."""
    entry = event.entry
    assert entry is not None
    return replace(event, entry=changes_entry[type(rule)](run, rule, entry, _scene(run, event, rule, you, source)))


def note_changes(run: Run, before: Moved, after: Moved, rule: StaticRule, source: ObjectId) -> None:
    """Say what an effect has changed about how a permanent enters."""
    assert before.entry is not None
    assert after.entry is not None
    for how, fields in _changes(before.entry, after.entry):
        says_so = "." if source == before.object else ": {source} says so."
        run.trace.note(rule.RULES[0], "{object} enters " + how + says_so, object=before.object, source=source, **fields)


def copies(rule: StaticRule) -> bool:
    """Whether an effect has something enter as a copy (616.1c)."""
    return isinstance(rule, EntersAsCopy | EnterAsCopies)


def entered(run: Run, event: Moved) -> Moved:
    """The event of a permanent entering, once every effect on how it enters has had its turn.

    A copy that is an Aura enchants something (303.4f); what has printed counters enters with them.
    """
    entry = event.entry
    assert entry is not None
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


def looking_ahead(run: Run, event: Moved) -> Sight:
    """The sight in which an entering object is there as it would exist on the battlefield (614.12)."""
    return Sight(run.state, {**run.view.rows, event.object: prospective(run, event)}, run.lean)


def applicable(run: Run, event: Moved) -> Iterator[tuple[ObjectId, PlayerId, StaticRule]]:
    """The effects on how a permanent enters: of which object, whose, and what they say.

    Its own apply, as it would exist on the battlefield, if they are about it alone and no general kind of permanent
    (614.12); and those of permanents that are there already.
    """
    sight = looking_ahead(run, event)
    would_be = sight.row(event.object)
    for row in (would_be, *run.view.permanents()):
        if row.controller is None:
            continue
        for ability in row.abilities:
            if not isinstance(ability, Static) or type(ability.rule) not in changes_entry:
                continue
            scene = Scene(row.controller, row.id)
            rule = ability.rule
            assert isinstance(
                rule,
                (AsEnters, EntersAsCopy, EnterAsCopies, EntersTapped, EntersTappedUnlessDone, EntersWithCounters),
            )
            if row is would_be and not isinstance(rule.what, This):
                continue
            on = ability.condition is None or is_true(ability.condition, sight, scene)
            if on and means(rule.what, event.object, sight, scene):
                yield row.id, row.controller, rule


def prospective(run: Run, event: Moved) -> Row:
    """The row of an entering object as it would exist on the battlefield, under all continuous effects (614.12)."""
    assert event.entry is not None
    it = run.object(event.object)
    there = GameObject(
        it.id,
        Zone.BATTLEFIELD,
        it.owner,
        it.card,
        run.state.clock,
        controller=event.entry.controller,
        face=it.face,
        token=it.token,
        copies=event.entry.copies or it.copies,
    )
    state = run.state.with_object(there)
    others = (id for id in state.ids(Zone.BATTLEFIELD) if id != it.id)
    return View(state.with_zone(Zone.BATTLEFIELD, "", (*others, it.id)), run.budget).rows[it.id]


def _scene(run: Run, event: Moved, rule: StaticRule, you: PlayerId, source: ObjectId) -> Scene:
    """X is the X of the spell that becomes the permanent, for that permanent's own effects (107.3m)."""
    cast = run.object(event.object).cast
    x = cast.x if cast is not None and source == event.object else 0
    if any(mentions(rule, X)):
        run.trace.note("107.3m", "X is {x}, as for the spell that becomes {object}.", x=x, object=event.object)
    return Scene(you, source, x=x)


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

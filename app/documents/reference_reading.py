"""What refers to other things of a game: the stack, waiting and delayed triggers, effects, the history."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from app.documents.ability_text import Source, read_ability
from app.documents.delayed_text import read_delayed, spoken_of
from app.documents.effect_text import puts_a_rule_in_force, read_effect, read_rule
from app.documents.events import read_event
from app.documents.game_state import GameStateDocument
from app.documents.naming import no_such_id
from app.documents.object_documents import (
    AbilityDocument,
    DelayedDocument,
    EffectDocument,
    Referred,
    Roles,
    SnapshotDocument,
    SpellDocument,
    TargetLists,
    WaitingDocument,
)
from app.documents.object_reading import read_pool
from app.documents.placing import Placed
from app.documents.problems import Fault, ImpossibleState
from app.documents.snapshots import read_snapshot
from app.documents.words import ID_PATTERN
from app.game.events import Event
from app.game.objects import Cast, GameObject, ObjectId, PlayerId, StackAbility, Value
from app.game.row import Row
from app.game.state import Delayed, FloatingEffect, Waiting
from app.vocabulary.abilities import Ability, Spell, Unread
from app.vocabulary.modes import Modes, as_chosen, choice_in
from app.vocabulary.target_phrases import target_phrases
from app.vocabulary.words import CardType

_ID = re.compile(ID_PATTERN)

Targets = tuple[tuple[ObjectId, ...], ...]


class ReferenceReader:
    """Reads what refers to other things of the state. `past` are the objects that snapshots tell of (608.2h)."""

    def __init__(
        self,
        things: Sequence[Placed],
        objects: Mapping[ObjectId, GameObject],
        players: Mapping[PlayerId, str],
        document: GameStateDocument,
        faults: list[Fault],
        place: str,
    ) -> None:
        self.past: dict[ObjectId, Row] = {}
        self._on_stack = [thing for thing in things if isinstance(thing.said, SpellDocument | AbilityDocument)]
        self._effects = [thing for thing in things if isinstance(thing.said, EffectDocument)]
        self._delayed = [thing for thing in things if isinstance(thing.said, DelayedDocument)]
        self._objects = objects
        self._players = players
        self._document = document
        self._faults = faults
        self._place = place
        self._ids = {thing.id for thing in things}
        self._take_snapshots()

    def spells(self) -> dict[ObjectId, GameObject]:
        """The spells on the stack, with their targets."""
        return {thing.id: self._spell(thing) for thing in self._on_stack if thing.id in self._objects}

    def abilities(self) -> dict[ObjectId, StackAbility]:
        """The abilities on the stack."""
        return {it.id: it for thing in self._on_stack if (it := self._ability(thing)) is not None}

    def waiting(self) -> tuple[Waiting, ...]:
        """The abilities that wait to be put on the stack."""
        found = (
            self._one_waiting(said, f"{self._place}/waiting/{position}")
            for position, said in enumerate(self._document.waiting)
        )
        return tuple(it for it in found if it is not None)

    def effects(self) -> tuple[FloatingEffect, ...]:
        """The continuous effects of what has resolved, in the order of their timestamps."""
        found = [it for thing in self._effects if (it := self._effect(thing)) is not None]
        return tuple(sorted(found, key=lambda it: it.timestamp))

    def _effect(self, thing: Placed) -> FloatingEffect | None:
        said = thing.said
        assert isinstance(said, EffectDocument)  # noqa: S101
        source = self._refer(said.source, f"{thing.pointer}/source")
        controller = self._controller(said.controller, source, thing.pointer)
        ((bound, ids),) = said.bind.items() if said.bind else ((None, ()),)
        affected = [self._refer(id, f"{thing.pointer}/bind/{bound}/{place}") for place, id in enumerate(ids)]
        locked_in = tuple(id for id in affected if id is not None)
        text = f"{thing.pointer}/text"
        if bound is None or puts_a_rule_in_force(said.text, bound):
            rule = read_rule(said.text, bound, locked_in, text, self._faults)
            if source is None or controller is None or rule is None:
                return None
            return FloatingEffect(thing.id, source, controller, thing.timestamp, (), (), rule[1], rule[0])
        read = read_effect(said.text, bound, controller or "", text, self._faults)
        if source is None or controller is None or read is None:
            return None
        return FloatingEffect(thing.id, source, controller, thing.timestamp, locked_in, *read)

    def delayed(self) -> tuple[Delayed, ...]:
        """The delayed triggered abilities, in the order of their timestamps."""
        found = [it for thing in self._delayed if (it := self._one_delayed(thing)) is not None]
        return tuple(sorted(found, key=lambda it: it.timestamp))

    def _one_delayed(self, thing: Placed) -> Delayed | None:
        said = thing.said
        assert isinstance(said, DelayedDocument)  # noqa: S101
        source = self._refer(said.source, f"{thing.pointer}/source")
        controller = self._controller(said.controller, source, thing.pointer)
        bound = self._roles(said.bind, f"{thing.pointer}/bind")
        free = spoken_of(bound, self._players, self._source)
        pointer = f"{thing.pointer}/text"
        read = read_delayed(said.text, self._source(source or ""), free, pointer, self._faults)
        if source is None or controller is None or read is None:
            return None
        ability, lasting = read
        return Delayed(thing.id, source, controller, ability, thing.timestamp, bound, lasting)

    def history(self) -> tuple[Event, ...]:
        """What has happened this turn."""
        pointer = f"{self._place}/history"
        found = (
            read_event(said, self._source, f"{pointer}/{position}", self._faults)
            for position, said in enumerate(self._document.history)
        )
        return tuple(event for event in found if event is not None)

    def _source(self, id: ObjectId) -> Source:
        return self._objects.get(id) or self.past.get(id)

    def _spell(self, thing: Placed) -> GameObject:
        it = self._objects[thing.id]
        said = thing.said
        assert isinstance(said, SpellDocument)  # noqa: S101
        text = tuple(line for line in it.printed.abilities if isinstance(line, Spell)) if it.printed else ()
        modes = self._modes(said.modes, text, thing.pointer)
        targets = self._targets(said.targets, _spell_text(it), modes, f"{thing.pointer}/targets")
        return replace(it, cast=replace(it.cast or Cast(), targets=targets, modes=modes))

    def _ability(self, thing: Placed) -> StackAbility | None:
        said = thing.said
        if not isinstance(said, AbilityDocument):
            return None
        source = self._refer(said.source, f"{thing.pointer}/source")
        ability = self._text(said, thing.pointer)
        controller = self._controller(said.controller, source, thing.pointer)
        roles = self._roles(said.roles, f"{thing.pointer}/roles")
        text = None if ability is None else (ability,)
        modes = self._modes(said.modes, text or (), thing.pointer)
        targets = self._targets(said.targets, text, modes, f"{thing.pointer}/targets")
        if ability is None or source is None or controller is None:
            return None
        return StackAbility(thing.id, source, controller, ability, thing.timestamp, roles, targets, said.x, modes)

    def _one_waiting(self, said: WaitingDocument, pointer: str) -> Waiting | None:
        source = self._refer(said.source, f"{pointer}/source")
        ability = self._text(said, pointer)
        controller = self._controller(said.controller, source, pointer)
        roles = self._roles(said.roles, f"{pointer}/roles")
        if ability is None or source is None or controller is None:
            return None
        return Waiting(source, controller, ability, roles, read_pool(said.mana, f"{pointer}/mana", self._faults))

    def _text(self, said: AbilityDocument | WaitingDocument, pointer: str) -> Ability | None:
        return read_ability(said.ability, self._source(_id(said.source)), f"{pointer}/ability", self._faults)

    def _controller(self, given: PlayerId | None, source: ObjectId | None, pointer: str) -> PlayerId | None:
        """Whose ability it is: the one given, else the controller, or else the owner, of its source (113.8)."""
        if given is not None:
            if given in self._players:
                return given
            self._unknown(given, f"{pointer}/controller", self._players)
            return None
        if (it := self._objects.get(source or "")) is not None:
            return it.controller or it.owner
        if (was := self.past.get(source or "")) is not None and was.controller is not None:
            return was.controller
        if source is not None:
            self._faults.append(Fault(f"{pointer}/controller", "Say whose ability it is.", kind=ImpossibleState))
        return None

    def _modes(self, said: Sequence[int], text: tuple[Ability, ...], pointer: str) -> Modes:
        """The modes that were chosen, where the text is modal; none where they are at fault."""
        modal = choice_in(text)
        written = 0 if modal is None else len(modal.modes)
        modes = tuple(sorted(said))
        if written and not modes:
            detail = f"Its text has {written} modes: say which were chosen."
        elif modes and modes[-1] > written:
            detail = f"Its text has {written} mode(s)."
        elif len(set(modes)) < len(modes):
            detail = "No mode can be chosen more than once."
        else:
            return modes
        self._faults.append(Fault(f"{pointer}/modes", detail, rule="700.2", kind=ImpossibleState))
        return ()

    def _targets(self, said: TargetLists, text: tuple[Ability, ...] | None, modes: Modes, pointer: str) -> Targets:
        """The targets by target phrase: as lists, or flat where every phrase has one."""
        found: list[tuple[ObjectId, ...]] = []
        for position, entry in enumerate(said):
            where = f"{pointer}/{position}"
            if isinstance(entry, list):
                ids = (self._refer(it, f"{where}/{place}") for place, it in enumerate(entry))
                found.append(tuple(id for id in ids if id is not None))
            elif (id := self._refer(entry, where)) is not None:
                found.append((id,))
        chosen = tuple(as_chosen(line, modes) for line in text or ())
        if text is not None and len(said) != (wanted := len(target_phrases(chosen))):
            detail = f"Its text has {wanted} target phrase(s); give the targets of each."
            self._faults.append(Fault(pointer, detail, rule="601.2c", kind=ImpossibleState))
        return tuple(found)

    def _roles(self, said: Roles, pointer: str) -> tuple[tuple[str, Value], ...]:
        return tuple((name, self._role(value, f"{pointer}/{name}")) for name, value in said.items())

    def _role(self, value: Referred | int | list[Referred], pointer: str) -> Value:
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return tuple(self._refer(it, f"{pointer}/{place}") or "" for place, it in enumerate(value))
        return self._refer(value, pointer) or ""

    def _refer(self, said: Referred, pointer: str) -> str | None:
        """The id of something that is there, or was. A word that can be no id stands for itself."""
        id = _id(said)
        if not _ID.match(id) or id in self._ids or id in self._players or id in self.past:
            return id
        self._unknown(id, pointer, (*self._ids, *self._players))
        return None

    def _unknown(self, id: str, pointer: str, known: Iterable[str]) -> None:
        detail, rule, suggestions = no_such_id(id, sorted(known))
        self._faults.append(Fault(pointer, detail, suggestions, rule, ImpossibleState))

    def _take_snapshots(self) -> None:
        for said, pointer in self._snapshots():
            if said.controller is not None and said.controller not in self._players:
                self._unknown(said.controller, f"{pointer}/controller", self._players)
            was = read_snapshot(said)
            if said.id in self._ids or said.id in self._players or self.past.setdefault(said.id, was) != was:
                detail = "Something else has this id; a snapshot tells of an object that is gone."
                self._faults.append(Fault(f"{pointer}/id", detail, kind=ImpossibleState))

    def _snapshots(self) -> Iterator[tuple[SnapshotDocument, str]]:
        abilities = ((thing.said, thing.pointer) for thing in self._on_stack)
        waiting = ((said, f"{self._place}/waiting/{position}") for position, said in enumerate(self._document.waiting))
        effects = ((thing.said, thing.pointer) for thing in (*self._effects, *self._delayed))
        yield from ((it, f"{self._place}/past/{position}") for position, it in enumerate(self._document.past))
        for said, pointer in (*abilities, *waiting, *effects):
            source = getattr(said, "source", None)
            if isinstance(source, SnapshotDocument):
                yield source, f"{pointer}/source"
            targets, roles = getattr(said, "targets", ()), getattr(said, "roles", None) or getattr(said, "bind", {})
            yield from _snapshots_among(enumerate(targets), f"{pointer}/targets")
            name = "bind" if hasattr(said, "bind") else "roles"
            yield from _snapshots_among(roles.items(), f"{pointer}/{name}")


def _spell_text(it: GameObject) -> tuple[Ability, ...] | None:
    """The lines of an instant or sorcery, if all are understood; None where its targets can't be counted."""
    face = it.printed
    if face is None or not {CardType.INSTANT, CardType.SORCERY} & {*face.types}:
        return None
    return None if any(isinstance(line, Unread) for line in face.abilities) else face.abilities


def _snapshots_among(entries: Iterable[tuple[object, object]], pointer: str) -> Iterator[tuple[SnapshotDocument, str]]:
    for key, entry in entries:
        if isinstance(entry, SnapshotDocument):
            yield entry, f"{pointer}/{key}"
        elif isinstance(entry, list):
            yield from _snapshots_among(enumerate(entry), f"{pointer}/{key}")


def _id(said: Referred) -> str:
    return said if isinstance(said, str) else said.id

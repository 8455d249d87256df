"""The canonical form of a game: every id and timestamp written, one way only, and itself a valid input.

Zones without an order of their own are listed by timestamp.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import fields

from pydantic_core import to_json

from app.documents.ability_text import Source, print_on
from app.documents.combat import write_combat
from app.documents.delayed_text import bindings, print_delayed, spoken_of
from app.documents.effect_text import print_effect
from app.documents.events import write_event
from app.documents.libraries import write_library
from app.documents.object_writing import Written, write_object, write_pool
from app.documents.placing import UNORDERED, ZONES
from app.documents.problems import UntellableState
from app.documents.snapshots import write_snapshot
from app.game.objects import Cast, GameObject, ObjectId, PlayerId, StackAbility, Value
from app.game.player import Player
from app.game.row import Row
from app.game.state import SHARED_ZONES, Delayed, FloatingEffect, GameState, Waiting
from app.oracle.printing import Unspeakable
from app.vocabulary.words import Zone


def write_state(state: GameState) -> Written:
    """The canonical document of a game. Raises UntellableState where something in it has no words."""
    try:
        return _StateWriter(state).write()
    except Unspeakable:
        raise UntellableState("Something that the state holds after this can't be told in a document yet.") from None


def compact(document: object) -> bytes:
    """A document as bytes of JSON, keys in the order in which they were written."""
    return to_json(document)


def digest(document: object) -> str:
    """A short hash of a canonical document."""
    return hashlib.sha256(compact(document)).hexdigest()[:16]


class _StateWriter:
    def __init__(self, state: GameState) -> None:
        self._state = state
        self._told: set[ObjectId] = set()

    def write(self) -> Written:
        state = self._state
        turn = state.turn
        written: Written = {
            "players": [self._player(player) for player in state.players.values()],
            "stack": [self._on_stack(id) for id in state.ids(Zone.STACK)],
            "waiting": [self._waiting(it) for it in state.waiting],
            "effects": [self._effect(it) for it in sorted(state.effects, key=lambda it: it.timestamp)],
            "delayed_triggers": [self._delayed(it) for it in sorted(state.delayed, key=lambda it: it.timestamp)],
            "turn": {
                "number": turn.number,
                "active": turn.active,
                "step": turn.step.value,
                "priority": turn.priority,
                "passed": list(turn.passed),
                "began": turn.began,
            },
            "clock": state.clock,
        }
        if state.combat is not None:
            written["combat"] = write_combat(state.combat)
        if state.history:
            written["history"] = [write_event(event, self._source) for event in state.history]
            written["past"] = [write_snapshot(was) for was in self._past_of_history()]
        if state.result is not None:
            winners = list(state.result.winners)
            written["result"] = {"kind": "won" if winners else "draw", "winners": winners}
        return written

    def _past_of_history(self) -> Iterator[Row]:
        """What the objects were that the history tells of, as far as nothing else has told it already."""
        for event in self._state.history:
            for role in fields(event):
                id = getattr(event, role.name)
                was = self._state.past.get(id) if isinstance(id, str) else None
                if was is not None and was.id not in self._told and was.id not in self._state.objects:
                    self._told.add(was.id)
                    yield was

    def _player(self, it: Player) -> Written:
        return {
            "id": it.id,
            "life": it.life,
            "poison": it.poison,
            "lands_played": it.lands_played,
            **({"counters": dict(sorted(it.counters))} if it.counters else {}),
            "mana_pool": write_pool(it.pool),
            **({"lost": True} if it.lost else {}),
            **({"drew_from_empty": True} if it.drew_from_empty else {}),
            **{zone.value: self._zone(zone, it) for zone in ZONES},
        }

    def _zone(self, zone: Zone, player: Player) -> object:
        objects = [write_object(it) for it in self._objects_in(zone, player.id)]
        return write_library(objects, player) if zone is Zone.LIBRARY else objects

    def _objects_in(self, zone: Zone, player: PlayerId) -> Iterable[GameObject]:
        found = [self._state.objects[id] for id in self._state.ids(zone, player)]
        if zone in SHARED_ZONES:
            found = [it for it in found if (it.controller if zone is Zone.BATTLEFIELD else it.owner) == player]
        return sorted(found, key=lambda it: it.timestamp) if zone in UNORDERED else found

    def _on_stack(self, id: ObjectId) -> Written:
        ability = self._state.abilities.get(id)
        return self._spell(self._state.objects[id]) if ability is None else self._ability(ability)

    def _spell(self, it: GameObject) -> Written:
        cast = it.cast or Cast()
        return {
            **write_object(it),
            "controller": it.controller,
            **({"modes": list(cast.modes)} if cast.modes else {}),
            "targets": self._targets(cast.targets),
        }

    def _ability(self, it: StackAbility) -> Written:
        return {
            "id": it.id,
            "source": self._referred(it.source),
            "ability": print_on(it.ability, self._source(it.source)),
            "controller": it.controller,
            **({"modes": list(it.modes)} if it.modes else {}),
            "targets": self._targets(it.targets),
            **({"x": it.x} if it.x else {}),
            "roles": self._roles(it.roles),
            "timestamp": it.timestamp,
        }

    def _waiting(self, it: Waiting) -> Written:
        return {
            "source": self._referred(it.source),
            "ability": print_on(it.ability, self._source(it.source)),
            "controller": it.controller,
            "roles": self._roles(it.roles),
            "mana": write_pool(it.mana),
        }

    def _effect(self, it: FloatingEffect) -> Written:
        text, bind = print_effect(it, [id for id in it.affected if id in self._state.objects])
        return {
            "id": it.id,
            "text": text,
            "bind": bind,
            "source": self._referred(it.source),
            "controller": it.controller,
            "timestamp": it.timestamp,
        }

    def _delayed(self, it: Delayed) -> Written:
        bound = bindings(it)
        free = spoken_of(bound, self._state.players, self._source)
        return {
            "id": it.id,
            "text": print_delayed(it, self._source(it.source), free),
            "bind": self._roles(bound),
            "source": self._referred(it.source),
            "controller": it.controller,
            "timestamp": it.timestamp,
        }

    def _targets(self, targets: tuple[tuple[ObjectId, ...], ...]) -> list[list[str | Written]]:
        return [[self._referred(id) for id in ids] for ids in targets]

    def _roles(self, roles: tuple[tuple[str, Value], ...]) -> dict[str, object]:
        return {name: self._value(value) for name, value in roles}

    def _value(self, value: Value) -> object:
        if isinstance(value, tuple):
            return [self._referred(id) for id in value]
        return self._referred(value) if isinstance(value, str) else value

    def _referred(self, id: str) -> str | Written:
        """An id; the first time, for what is gone, a snapshot in its place."""
        was = self._state.past.get(id)
        if was is None or id in self._state.objects or id in self._told:
            return id
        self._told.add(id)
        return write_snapshot(was)

    def _source(self, id: ObjectId) -> Source:
        return self._state.objects.get(id) or self._state.past.get(id)

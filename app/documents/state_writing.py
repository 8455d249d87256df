"""The canonical form of a game: every id and timestamp written, one way only, and itself a valid input.

Of a permanent its status, damage and counters are always written; what else an object or an ability may have is written
where it has it. Zones without an order of their own are listed by timestamp.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

from app.documents.ability_text import Source, print_on
from app.documents.card_reading import TOKEN_LAYOUT
from app.documents.effect_text import print_effect
from app.documents.placing import UNORDERED, ZONES
from app.documents.snapshots import write_snapshot
from app.game.mana import Mana, symbol
from app.game.objects import GameObject, ObjectId, PlayerId, StackAbility, Value
from app.game.player import Player
from app.game.state import SHARED_ZONES, FloatingEffect, GameState, Waiting
from app.vocabulary.words import Zone

Written = dict[str, Any]


def write_state(state: GameState) -> Written:
    """The canonical document of a game."""
    return _StateWriter(state).write()


def compact(document: object) -> bytes:
    """A document as bytes of JSON, keys in the order in which they were written."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def digest(document: object) -> str:
    """A short hash of a canonical document."""
    return hashlib.sha256(compact(document)).hexdigest()[:16]


def write_pool(pool: Iterable[Mana]) -> list[Written]:
    """Mana unit by unit, each with its source where it is known."""
    return [{"type": symbol(it.type), **({} if it.source is None else {"source": it.source})} for it in pool]


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
        if state.result is not None:
            winners = list(state.result.winners)
            written["result"] = {"kind": "won" if winners else "draw", "winners": winners}
        return written

    def _player(self, it: Player) -> Written:
        return {
            "id": it.id,
            "life": it.life,
            "poison": it.poison,
            "lands_played": it.lands_played,
            "mana_pool": write_pool(it.pool),
            **({"lost": True} if it.lost else {}),
            **({"drew_from_empty": True} if it.drew_from_empty else {}),
            **{zone.value: self._zone(zone, it) for zone in ZONES},
        }

    def _zone(self, zone: Zone, player: Player) -> list[Written | int] | int:
        objects = [write_object(it) for it in self._objects_in(zone, player.id)]
        if zone is not Zone.LIBRARY or not player.unlisted_library:
            return [*objects]
        return [*objects, player.unlisted_library] if objects else player.unlisted_library

    def _objects_in(self, zone: Zone, player: PlayerId) -> Iterable[GameObject]:
        found = [self._state.objects[id] for id in self._state.ids(zone, player)]
        if zone in SHARED_ZONES:
            found = [it for it in found if (it.controller if zone is Zone.BATTLEFIELD else it.owner) == player]
        return sorted(found, key=lambda it: it.timestamp) if zone in UNORDERED else found

    def _on_stack(self, id: ObjectId) -> Written:
        ability = self._state.abilities.get(id)
        return self._spell(self._state.objects[id]) if ability is None else self._ability(ability)

    def _spell(self, it: GameObject) -> Written:
        targets = it.cast.targets if it.cast else ()
        return {**write_object(it), "controller": it.controller, "targets": self._targets(targets)}

    def _ability(self, it: StackAbility) -> Written:
        return {
            "id": it.id,
            "source": self._referred(it.source),
            "ability": print_on(it.ability, self._source(it.source)),
            "controller": it.controller,
            "targets": self._targets(it.targets),
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


def write_object(it: GameObject) -> Written:
    """A card or token in its zone."""
    return {"id": it.id, **_identity(it), "owner": it.owner, "timestamp": it.timestamp, **dict(_condition(it))}


def _identity(it: GameObject) -> Written:
    card = it.card
    if card is None:
        return {"card": None}
    if it.token and card.layout == TOKEN_LAYOUT:
        face = card.faces[0]
        return {
            "token": {
                "name": face.name,
                "type_line": _type_line(it),
                "colors": [color.value for color in face.color_indicator or ()],
                "text": "\n".join(_token_text(it)),
                "power": face.power,
                "toughness": face.toughness,
            }
        }
    several = {} if len(card.faces) == 1 or not it.face else {"face": it.face + 1}
    return {"card": card.name, **several, **({"token": True} if it.token else {})}


def _condition(it: GameObject) -> Iterator[tuple[str, object]]:
    if it.was is not None:
        yield "was", it.was
    if it.zone is Zone.BATTLEFIELD:
        yield "tapped", it.tapped
        yield "summoning_sick", it.summoning_sick
        yield "damage", it.damage
        yield "counters", _counters(it)
        if it.deathtouched:
            yield "deathtouched", True
        if it.attached_to is not None:
            yield "attached_to", it.attached_to
    elif it.counters:
        yield "counters", _counters(it)
    if it.chosen:
        yield "chosen", dict(sorted(it.chosen))
    if it.cast is not None:
        yield "x", it.cast.x
        yield "mana_spent", None if it.cast.mana is None else write_pool(it.cast.mana)
        yield "cast_from", None if it.cast.zone is None else it.cast.zone.value


def _counters(it: GameObject) -> list[Written]:
    ordered = sorted(it.counters, key=lambda counters: (counters.timestamp, counters.kind))
    return [{"kind": them.kind, "count": them.count, "timestamp": them.timestamp} for them in ordered]


def _type_line(it: GameObject) -> str:
    face = it.printed
    assert face is not None  # noqa: S101
    left = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    return f"{left} — {' '.join(face.subtypes)}" if face.subtypes else left


def _token_text(it: GameObject) -> Iterator[str]:
    face = it.printed
    assert face is not None  # noqa: S101
    for line in face.abilities:
        yield getattr(line, "text", None) or print_on(line, it)

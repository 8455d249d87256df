"""From the document of a game state to the game: every fault at once, and what the request gave itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.documents.card_reading import CardReader, Lookup
from app.documents.combat import read_combat
from app.documents.faults import near
from app.documents.game_state import GameStateDocument
from app.documents.libraries import unknown_part
from app.documents.limits import Limits
from app.documents.naming import no_such_id
from app.documents.object_documents import AbilityDocument, DelayedDocument, EffectDocument, SpellDocument
from app.documents.object_reading import game_object, read_pool
from app.documents.placing import UNORDERED, Placed, named_players, next_timestamp, placed
from app.documents.pointers import Pointers
from app.documents.problems import Fault, ImpossibleState, InvalidFields, problem_of
from app.documents.reference_reading import ReferenceReader
from app.documents.turn_reading import read_result, read_turn
from app.game.combat import Combat
from app.game.history import History
from app.game.objects import GameObject, ObjectId, PlayerId
from app.game.player import Player
from app.game.state import SHARED_ZONES, GameState
from app.vocabulary.cards import Face
from app.vocabulary.words import PERMANENT_TYPES, CardType, Zone

MOST_FAULTS = 100
_ONLY_PERMANENTS = {
    "tapped": "110.5d",
    "summoning_sick": "302.6",
    "damage": "120.6",
    "deathtouched": "704.5h",
    "attached_to": "303.4",
}
_USUAL = Limits()
_OF_THE_SPELL = ("x", "kicked", "mana_spent", "cast_from", "alternative")


@dataclass(frozen=True, slots=True)
class StateRead:
    """A game state, the facts of it that the request gave itself (pairs of an id and a field), and where they stand."""

    state: GameState
    stated: frozenset[tuple[str, str]]
    pointers: Pointers


def read_state(
    document: GameStateDocument, lookup: Lookup, limits: Limits = _USUAL, place: str = "/state"
) -> StateRead:
    """The game that a document describes. Raises a `Problem` that lists every fault."""
    if too_large := list(limits.faults(document, place)):
        raise problem_of(too_large)
    return _StateReader(document, lookup, place).read()


class _StateReader:
    def __init__(self, document: GameStateDocument, lookup: Lookup, place: str) -> None:
        self.document = document
        self.place = place
        self.faults: list[Fault] = []
        self.cards = CardReader(lookup, self.faults)
        self.players = named_players(document, self.faults, place)
        self.things = placed(document, self.players, self.faults, place)
        fighting = document.combat is not None
        self.turn = read_turn(document.turn, self.players, self.faults, f"{place}/turn", fighting=fighting)

    def read(self) -> StateRead:
        objects = {thing.id: it for thing in self.things if (it := self._object(thing)) is not None}
        self._check_attachments(objects)
        referring = ReferenceReader(self.things, objects, self.players, self.document, self.faults, self.place)
        objects.update(referring.spells())
        abilities = referring.abilities()
        waiting = referring.waiting()
        effects = referring.effects()
        delayed = referring.delayed()
        history = referring.history()
        clock = next_timestamp(self.document, self.things, self.faults, self.place)
        result = read_result(self.document.result, self.players, self.faults, f"{self.place}/result")
        combat = self._combat(objects)
        players = dict(self._players())
        if self.faults:
            raise problem_of(self.faults[:MOST_FAULTS])
        state = GameState(
            players=players,
            turn=self.turn,
            objects=objects,
            abilities=abilities,
            zones=self._zones(),
            effects=effects,
            delayed=delayed,
            waiting=waiting,
            clock=clock,
            past=referring.past,
            history=History(history),
            result=result,
            combat=combat,
        )
        places = {**self.players, **{thing.id: thing.pointer for thing in self.things}}
        return StateRead(state, frozenset(self._stated()), Pointers(places, self.place))

    def _combat(self, objects: dict[ObjectId, GameObject]) -> Combat | None:
        said = self.document.combat
        if said is None:
            return None
        return read_combat(said, objects, self.players, self.faults, f"{self.place}/combat")

    def _players(self) -> Iterator[tuple[PlayerId, Player]]:
        for id, said in zip(self.players, self.document.players, strict=False):
            library = f"{self.players[id]}/library"
            unlisted, shuffled, bottom = unknown_part(said.library, library, self.faults)
            yield (
                id,
                Player(
                    id=id,
                    life=said.life,
                    pool=read_pool(said.mana_pool, f"{self.players[id]}/mana_pool", self.faults),
                    unlisted_library=unlisted,
                    shuffled=shuffled,
                    bottom=bottom,
                    lands_played=said.lands_played,
                    poison=said.poison,
                    drew_from_empty=said.drew_from_empty,
                    lost=said.lost,
                    counters=tuple(sorted(said.counters.items())),
                ),
            )

    def _zones(self) -> dict[tuple[Zone, PlayerId], tuple[ObjectId, ...]]:
        listed: dict[tuple[Zone, PlayerId], list[Placed]] = {}
        for thing in self.things:
            if thing.zone is not None:
                listed.setdefault((thing.zone, "" if thing.zone in SHARED_ZONES else thing.player), []).append(thing)
        for (zone, _), things in listed.items():
            if zone in UNORDERED:
                things.sort(key=lambda thing: thing.timestamp)
        return {key: tuple(thing.id for thing in things) for key, things in listed.items()}

    def _object(self, thing: Placed) -> GameObject | None:
        """A card or token; None for an ability or an effect."""
        said = thing.said
        if isinstance(said, AbilityDocument | EffectDocument | DelayedDocument) or thing.zone is None:
            return None
        card, face = self.cards.read(said, thing.zone, thing.pointer, thing.card_pointer)
        copies = self.cards.read_copied(said, thing.pointer)
        if card is not None or said.card is None:
            self._check_kind(thing, copies or (card.faces[face] if card else None))
        controller = self._controller(thing)
        owner = self._player(said.owner, f"{thing.pointer}/owner") or thing.player or controller or ""
        return game_object(
            said,
            thing.id,
            thing.zone,
            owner,
            controller,
            thing.timestamp,
            card,
            face,
            copies,
            self.players,
            thing.pointer,
            self.faults,
        )

    def _controller(self, thing: Placed) -> PlayerId | None:
        if thing.zone is Zone.BATTLEFIELD:
            return thing.player
        if isinstance(thing.said, SpellDocument):
            return self._player(thing.said.controller, f"{thing.pointer}/controller") or self.turn.active
        return None

    def _player(self, id: str | None, pointer: str) -> PlayerId | None:
        if id is not None and id not in self.players:
            self._impossible(pointer, "No player has this id.", suggestions=near(id, self.players) or (*self.players,))
        return id

    def _check_kind(self, thing: Placed, face: Face | None) -> None:
        """Whether a card can be where it is, and have there what is said of it."""
        types = set(face.types) if face else set()
        if thing.zone is Zone.BATTLEFIELD:
            if face is None:
                self.faults.append(
                    Fault(thing.card_pointer, "A permanent that nobody knows is not supported yet.", kind=InvalidFields)
                )
            elif not types & PERMANENT_TYPES or types & {CardType.INSTANT, CardType.SORCERY}:
                self._impossible(thing.card_pointer, "A card of this type can't be a permanent.", "110.4")
            return
        if thing.zone is Zone.STACK and CardType.LAND in types:
            self._impossible(thing.card_pointer, "A land can't be cast as a spell.", "305.9")
        for name, rule in _ONLY_PERMANENTS.items():
            if getattr(thing.said, name):
                self._impossible(f"{thing.pointer}/{name}", "Only a permanent can have this.", rule)
        for name in _OF_THE_SPELL:
            if getattr(thing.said, name) and thing.zone is not Zone.STACK:
                self._impossible(f"{thing.pointer}/{name}", "Only a spell or a permanent can have this.", "400.7d")

    def _check_attachments(self, objects: dict[ObjectId, GameObject]) -> None:
        permanents = [id for id, it in objects.items() if it.zone is Zone.BATTLEFIELD]
        for thing in self.things:
            holder = getattr(thing.said, "held_by", None)
            if holder is not None and holder not in permanents:
                self._impossible(f"{thing.pointer}/held_by", *no_such_id(holder, permanents))
            host = getattr(thing.said, "attached_to", None)
            if host is None or host in self.players or (host in objects and host != thing.id and host in permanents):
                continue
            pointer = f"{thing.pointer}/attached_to"
            if host == thing.id:
                self._impossible(pointer, "Nothing can be attached to itself.", "303.4d")
            elif host in objects:
                self._impossible(pointer, "It can be attached to a permanent or a player only.", "303.4")
            else:
                self._impossible(pointer, *no_such_id(host, (*permanents, *self.players)))

    def _stated(self) -> Iterator[tuple[str, str]]:
        for id, said in zip(self.players, self.document.players, strict=False):
            yield from ((id, name) for name in said.model_fields_set)
        for thing in self.things:
            yield from ((thing.id, name) for name in thing.said.model_fields_set)
        given = self.document.turn.model_fields_set if "turn" in self.document.model_fields_set else set()
        yield from (("", name) for name in given)
        if "priority" in given and self.turn.priority is not None:
            yield self.turn.priority, "priority"

    def _impossible(
        self, pointer: str, detail: str, rule: str | None = None, suggestions: tuple[str, ...] = ()
    ) -> None:
        self.faults.append(Fault(pointer, detail, suggestions, rule, ImpossibleState))

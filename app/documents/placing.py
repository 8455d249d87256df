"""Which things a game state lists, in document order, with their ids and timestamps: those given, and those made.

Document order: players in order, of each the battlefield, hand, graveyard, exile, command zone and library; then the
stack; then effects and delayed triggers, which are in no zone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from app.documents.game_state import GameStateDocument
from app.documents.libraries import listed_cards
from app.documents.naming import Namer, lineage, slug
from app.documents.object_documents import (
    AbilityDocument,
    DelayedDocument,
    EffectDocument,
    ObjectDocument,
    SpellDocument,
    TokenDocument,
)
from app.documents.problems import Fault, ImpossibleState
from app.documents.words import LARGEST
from app.game.objects import PlayerId
from app.vocabulary.words import Zone

Listed = ObjectDocument | SpellDocument | AbilityDocument | EffectDocument | DelayedDocument
ZONES = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)
"""The zones that a player lists, in document order."""

UNORDERED = frozenset({Zone.BATTLEFIELD, Zone.HAND, Zone.EXILE, Zone.COMMAND})
"""Zones whose objects have no order of their own: they stand in the order of their timestamps."""

_MADE_BY_RUNS = re.compile(r"(?:^ability|^effect|^delayed|\.card)-(\d{1,9})$")
"""Ids that a run makes from its clock."""


@dataclass(slots=True)
class Placed:
    """Something that the state lists: what is said of it, where it is, whose list it is in ("" for the stack).

    `bare` says that the request gives nothing but a name.
    """

    said: Listed
    pointer: str
    zone: Zone | None
    player: PlayerId
    bare: bool = False
    id: str = ""
    timestamp: int = 0

    @property
    def card_pointer(self) -> str:
        """Where the name of its card stands."""
        return self.pointer if self.bare else f"{self.pointer}/card"


def named_players(document: GameStateDocument, faults: list[Fault], place: str) -> dict[PlayerId, str]:
    """The ids of the players with their places, in order."""
    namer = Namer(player.id for player in document.players if player.id is not None)
    found: dict[PlayerId, str] = {}
    for position, player in enumerate(document.players):
        pointer = f"{place}/players/{position}"
        id = player.id or namer.name("player")
        if id in found:
            faults.append(Fault(f"{pointer}/id", "Another player has this id.", kind=ImpossibleState))
        found.setdefault(id, pointer)
    return found


def placed(document: GameStateDocument, players: dict[PlayerId, str], faults: list[Fault], place: str) -> list[Placed]:
    """Everything that the state lists, with ids and timestamps."""
    things = list(_listed(document, players, place))
    _name(things, players, faults)
    _stamp(things, faults)
    return things


def next_timestamp(document: GameStateDocument, things: Iterable[Placed], faults: list[Fault], place: str) -> int:
    """The next timestamp: the one given, else the first past all that are used."""
    used = 0
    for thing in things:
        counters = getattr(thing.said, "counters", ())
        used = max(used, thing.timestamp, *(it.timestamp or 0 for it in counters if isinstance(counters, list)))
        if made := _MADE_BY_RUNS.search(thing.id):
            used = max(used, int(made[1]))
    if used == LARGEST:
        faults.append(Fault(f"{place}/clock", f"No timestamp is left after {LARGEST}.", kind=ImpossibleState))
    if document.clock is None:
        return used + 1
    if document.clock <= used:
        faults.append(
            Fault(
                f"{place}/clock",
                f"The next timestamp must be past all that are used: at least {used + 1}.",
                kind=ImpossibleState,
            )
        )
    return document.clock


def _listed(document: GameStateDocument, players: dict[PlayerId, str], place: str) -> Iterator[Placed]:
    for (player, pointer), said in zip(players.items(), document.players, strict=False):
        for zone in ZONES:
            for suffix, entry in listed_cards(getattr(said, zone.value)):
                where = f"{pointer}/{zone.value}{suffix}"
                if isinstance(entry, str):
                    yield Placed(_card(entry), where, zone, player, bare=True)
                else:
                    yield Placed(entry, where, zone, player)
    for position, on_stack in enumerate(document.stack):
        where = f"{place}/stack/{position}"
        if isinstance(on_stack, str):
            yield Placed(_spell(on_stack), where, Zone.STACK, "", bare=True)
        else:
            yield Placed(on_stack, where, Zone.STACK, "")
    for position, effect in enumerate(document.effects):
        yield Placed(effect, f"{place}/effects/{position}", None, "")
    for position, delayed in enumerate(document.delayed_triggers):
        yield Placed(delayed, f"{place}/delayed_triggers/{position}", None, "")


@lru_cache(4_096)
def _card(name: str) -> ObjectDocument:
    return ObjectDocument(card=name)


@lru_cache(4_096)
def _spell(name: str) -> SpellDocument:
    return SpellDocument(card=name)


def _name(things: Iterable[Placed], players: dict[PlayerId, str], faults: list[Fault]) -> None:
    """Give every thing its id. One card has one id at a time: no two ids may be of one lineage (400.7)."""
    things = list(things)
    of_players = {lineage(id) for id in players}
    taken: dict[str, str] = {}
    namer = Namer([*players, *(thing.said.id for thing in things if thing.said.id is not None)])
    for thing in things:
        if thing.said.id is None:
            thing.id = namer.name(_kind(thing.said))
            continue
        thing.id = thing.said.id
        of_one = lineage(thing.id)
        if of_one in of_players:
            detail = "A player has this id, or one that it could come to have by changing zones."
        elif of_one not in taken:
            taken[of_one] = thing.id
            continue
        elif taken[of_one] == thing.id:
            detail = "Another object has this id."
        else:
            detail = "It is of one lineage with another id here: one becomes the other by changing zones."
        faults.append(Fault(f"{thing.pointer}/id", detail, rule="400.7", kind=ImpossibleState))


def _kind(said: Listed) -> str:
    if isinstance(said, AbilityDocument):
        return "ability"
    if isinstance(said, EffectDocument):
        return "effect"
    if isinstance(said, DelayedDocument):
        return "delayed"
    if isinstance(said.token, TokenDocument):
        return slug(said.token.name)
    return slug(said.card) if said.card else "card"


def _stamp(things: Iterable[Placed], faults: list[Fault]) -> None:
    """Give every thing its timestamp: those without one in document order, past none that is taken (613.7)."""
    things = list(things)
    given: dict[int, Placed] = {}
    faults.extend(
        Fault(
            f"{thing.pointer}/timestamp",
            "Another object has this timestamp; of two that came at once one is still the earlier.",
            rule="613.7m",
            kind=ImpossibleState,
        )
        for thing in things
        if thing.said.timestamp is not None and given.setdefault(thing.said.timestamp, thing) is not thing
    )
    free = (number for number in range(1, LARGEST) if number not in given)
    for thing in things:
        thing.timestamp = thing.said.timestamp or next(free)

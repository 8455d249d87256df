"""Noun phrases: where they look (109.2), what they test, and whom or what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from app.engine.meaning import Ids, Test, atom_test, refer
from app.engine.outcomes import Unsupported
from app.engine.registry import structural
from app.engine.rows import Row
from app.engine.scene import Scene, Sight
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import filters as nouns
from app.vocabulary.filters import Filter
from app.vocabulary.relations import InAnyGraveyard, InZoneOf
from app.vocabulary.words import Zone

structural(Filter, nouns.IsPlayer, nouns.IsOpponent, nouns.Other)

PLAYERS = (nouns.IsPlayer, nouns.IsOpponent)
ON_THE_BATTLEFIELD = (nouns.OfType, nouns.OfSubtype, nouns.IsPermanent, nouns.IsToken)
"""Nouns that mean something on the battlefield unless the phrase names another zone (109.2)."""

SPOKEN_OF = ("target-", "chosen-", "subject", "player", "recipient", "blocker", "spell", "each", "token")
"""The beginnings of the names under which objects and players are bound."""


@lru_cache(maxsize=65_536)
def test(noun: Filter) -> Test:
    """The test for a noun phrase: all its adjectives, one of its heads, its qualities and its relation."""
    if nouns.Other() in noun.adjectives:
        return _apart(without_other(noun))
    elsewhere = zone_of(noun) is not None
    heads = [_head_test(head, elsewhere=elsewhere) for head in noun.heads if not isinstance(head, PLAYERS)]
    others = [atom_test(atom) for atom in (*noun.adjectives, *noun.qualities)]
    if noun.controller is not None:
        others.append(atom_test(noun.controller))

    def holds(row: Row, sight: Sight, scene: Scene) -> bool:
        return any(head(row, sight, scene) for head in heads) and all(other(row, sight, scene) for other in others)

    return holds


def _head_test(head: nouns.Head, *, elsewhere: bool) -> Test:
    holds = atom_test(head)
    if elsewhere or not isinstance(head, ON_THE_BATTLEFIELD):
        return holds
    return lambda row, sight, scene: row.zone is Zone.BATTLEFIELD and holds(row, sight, scene)


def without_other(noun: Filter) -> Filter:
    """The same description of things that need not be told apart from others."""
    return replace(noun, adjectives=tuple(it for it in noun.adjectives if not isinstance(it, nouns.Other)))


def _apart(noun: Filter) -> Test:
    """The test for "other" things: other than what was mentioned before by the same description, else than this."""
    holds = test(noun)

    def holds_apart(row: Row, sight: Sight, scene: Scene) -> bool:
        if not holds(row, sight, scene):
            return False
        before = [id for id in _mentioned(scene) if sight.knows(id) and holds(sight.row(id), sight, scene)]
        return row.id not in (before or [scene.source])

    return holds_apart


def _mentioned(scene: Scene) -> Ids:
    """The ids of everything that has been mentioned so far."""
    found: list[str] = []
    for name, value in scene.bound.items():
        if name.startswith(SPOKEN_OF):
            found.extend(value if isinstance(value, tuple) else (str(value),))
    return tuple(found)


def zone_of(noun: Filter) -> Zone | None:
    """The zone that a noun phrase names, if it names one."""
    match noun.controller:
        case InZoneOf(zone=zone):
            return zone
        case InAnyGraveyard():
            return Zone.GRAVEYARD
        case _:
            return None


def objects(noun: Filter, sight: Sight, scene: Scene, among: Ids | None = None) -> tuple[ObjectId, ...]:
    """The ids of the objects that a noun phrase means, in the order of their zones.

    Where it looks follows from its words (109.2): the zone it names, the stack for spells, any zone for sources, else
    the battlefield. "Card" alone names no zone, so such a phrase means nothing but what an instruction looks through:
    `among` are the objects to look through instead. Raises `Unsupported` where the answer hangs on hidden cards that
    are not known.
    """
    holds = test(noun)
    rows = _rows(noun, sight, scene) if among is None else (sight.row(id) for id in among)
    if asks_for_looks(noun):
        rows = _known(rows, sight)
    return tuple(row.id for row in rows if holds(row, sight, scene))


def _known(rows: Iterable[Row], sight: Sight) -> Iterator[Row]:
    for row in rows:
        it = sight.state.objects.get(row.id)
        if it is not None and it.card is None and it.zone in (Zone.HAND, Zone.LIBRARY):
            raise Unsupported("400.2", "It is not known which card {card} is.", card=row.id)
        yield row


def asks_for_looks(noun: Filter) -> bool:
    """Whether a noun phrase asks about the characteristics of cards, not only where they are and whose."""
    adjectives = [it for it in noun.adjectives if not isinstance(it, nouns.Other | nouns.NotToken)]
    return bool(adjectives or noun.qualities) or any(not isinstance(head, nouns.IsCard) for head in noun.heads)


def _rows(noun: Filter, sight: Sight, scene: Scene) -> Iterator[Row]:
    """What a noun phrase looks through (109.2)."""
    zone = zone_of(noun)
    if zone is not None:
        for player in _owners(noun, sight, scene):
            yield from _in_zone(zone, sight, player)
        return
    anywhere = any(isinstance(head, nouns.IsSource) for head in noun.heads)
    if anywhere or any(isinstance(head, ON_THE_BATTLEFIELD) for head in noun.heads):
        yield from sight.rows.values()
    if anywhere or any(isinstance(head, nouns.IsSpell) for head in noun.heads):
        yield from _in_zone(Zone.STACK, sight)
    if any(isinstance(head, nouns.IsAbility) for head in noun.heads):
        yield from (sight.row(id) for id in sight.state.ids(Zone.STACK) if id in sight.state.abilities)
    if anywhere:
        yield from _in_zone(Zone.COMMAND, sight)


def _owners(noun: Filter, sight: Sight, scene: Scene) -> tuple[PlayerId, ...]:
    """The players in whose zones a noun phrase looks."""
    if isinstance(noun.controller, InZoneOf):
        return refer(noun.controller.whose, sight, scene)
    return sight.state.turn_order(scene.you)


def _in_zone(zone: Zone, sight: Sight, player: PlayerId = "") -> Iterator[Row]:
    """The objects in a zone; abilities on the stack are none of them."""
    if zone is Zone.LIBRARY and sight.state.players[player].unlisted_library:
        raise Unsupported("400.2", "The game state does not list all cards of {player}'s library.", player=player)
    return (sight.row(id) for id in sight.state.ids(zone, player) if id in sight.state.objects)


def permanents(noun: Filter, sight: Sight, scene: Scene) -> tuple[ObjectId, ...]:
    """The ids of the permanents that a noun phrase means, in the order of the battlefield."""
    holds = test(noun)
    return tuple(row.id for row in sight.rows.values() if holds(row, sight, scene))


def players(noun: Filter, sight: Sight, scene: Scene) -> tuple[PlayerId, ...]:
    """The ids of the players that a noun phrase means, in turn order from "you"."""
    if nouns.Other() in noun.adjectives:
        found = players(without_other(noun), sight, scene)
        before = [id for id in _mentioned(scene) if id in found] or [scene.you]
        return tuple(player for player in found if player not in before)
    state = sight.state
    if any(isinstance(head, nouns.IsPlayer) for head in noun.heads):
        return state.turn_order(scene.you)
    if any(isinstance(head, nouns.IsOpponent) for head in noun.heads):
        return state.opponents(scene.you)
    return ()

"""Which objects and players a noun phrase means: filters compiled once to tests over rows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from app.engine.registry import Registry, structural
from app.engine.rows import Row
from app.engine.scene import Scene, Sight
from app.game.objects import PlayerId
from app.vocabulary import filters as nouns
from app.vocabulary.filters import Atom, Filter
from app.vocabulary.node import Node
from app.vocabulary.tree import walk
from app.vocabulary.words import Zone

Test = Callable[[Row, Sight, Scene], bool]

matches: Registry[Test] = Registry(Atom)
structural(Filter, nouns.IsPlayer, nouns.IsOpponent)

READS: dict[type[Node], str] = {nouns.IsTapped: "tapped", nouns.IsUntapped: "tapped"}


def reads(tree: object) -> frozenset[str]:
    """The fields of objects, beyond characteristics, that the filters in a tree ask about."""
    return frozenset(READS[type(found)] for found in walk(tree) if type(found) in READS)


@lru_cache(maxsize=65_536)
def test(noun: Filter) -> Test:
    """The test for a noun phrase: all its adjectives, one of its heads, its qualities and its relation."""
    heads = [_atom(head) for head in noun.heads if not isinstance(head, (nouns.IsPlayer, nouns.IsOpponent))]
    others = [_atom(atom) for atom in (*noun.adjectives, *noun.qualities)]
    if noun.controller is not None:
        others.append(_atom(noun.controller))

    def holds(row: Row, sight: Sight, scene: Scene) -> bool:
        return any(head(row, sight, scene) for head in heads) and all(other(row, sight, scene) for other in others)

    return holds


def _atom(atom: Atom) -> Test:
    return matches[type(atom)](atom)


def permanents(noun: Filter, sight: Sight, scene: Scene) -> tuple[str, ...]:
    """The ids of the permanents that a noun phrase means, in the order of the battlefield."""
    holds = test(noun)
    return tuple(row.id for row in sight.rows.values() if holds(row, sight, scene))


def players(noun: Filter, sight: Sight, scene: Scene) -> tuple[PlayerId, ...]:
    """The ids of the players that a noun phrase means, in turn order from "you"."""
    found: set[PlayerId] = set()
    if any(isinstance(head, nouns.IsPlayer) for head in noun.heads):
        found.update(sight.state.turn_order(scene.you))
    if any(isinstance(head, nouns.IsOpponent) for head in noun.heads):
        found.update(sight.state.opponents(scene.you))
    return tuple(player for player in sight.state.turn_order(scene.you) if player in found)


@matches(nouns.OfType)
def of_type(atom: nouns.OfType) -> Test:
    return lambda row, sight, scene: atom.type in row.types


@matches(nouns.OfSubtype)
def of_subtype(atom: nouns.OfSubtype) -> Test:
    return lambda row, sight, scene: atom.subtype in row.subtypes


@matches(nouns.IsPermanent)
def is_permanent(atom: nouns.IsPermanent) -> Test:
    return lambda row, sight, scene: row.zone is Zone.BATTLEFIELD


@matches(nouns.Colored)
def colored(atom: nouns.Colored) -> Test:
    return lambda row, sight, scene: atom.color in row.colors


@matches(nouns.OfSupertype)
def of_supertype(atom: nouns.OfSupertype) -> Test:
    return lambda row, sight, scene: atom.supertype in row.supertypes


@matches(nouns.NotOfType)
def not_of_type(atom: nouns.NotOfType) -> Test:
    return lambda row, sight, scene: atom.type not in row.types


@matches(nouns.IsTapped)
def is_tapped(atom: nouns.IsTapped) -> Test:
    return lambda row, sight, scene: sight.state.objects[row.id].tapped


@matches(nouns.IsUntapped)
def is_untapped(atom: nouns.IsUntapped) -> Test:
    return lambda row, sight, scene: not sight.state.objects[row.id].tapped


@matches(nouns.YouControl)
def you_control(atom: nouns.YouControl) -> Test:
    return lambda row, sight, scene: row.controller == scene.you


@matches(nouns.AnOpponentControls)
def an_opponent_controls(atom: nouns.AnOpponentControls) -> Test:
    return lambda row, sight, scene: row.controller is not None and row.controller != scene.you

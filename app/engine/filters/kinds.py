"""Atoms about what an object is: card types, subtypes, supertypes, colours, card, spell, token (109.2, 205)."""

from __future__ import annotations

from app.engine.meaning import Test, matches
from app.vocabulary import filters as nouns
from app.vocabulary.words import CardType, Zone

IN_PLAY = frozenset({Zone.BATTLEFIELD, Zone.STACK})


@matches(nouns.OfType)
def of_type(atom: nouns.OfType) -> Test:
    return lambda row, sight, scene: atom.type in row.types


@matches(nouns.NotOfType)
def not_of_type(atom: nouns.NotOfType) -> Test:
    return lambda row, sight, scene: atom.type not in row.types


@matches(nouns.OfSubtype)
def of_subtype(atom: nouns.OfSubtype) -> Test:
    return lambda row, sight, scene: atom.subtype in row.subtypes


@matches(nouns.NotOfSubtype)
def not_of_subtype(atom: nouns.NotOfSubtype) -> Test:
    return lambda row, sight, scene: atom.subtype not in row.subtypes


@matches(nouns.Typed)
def typed(atom: nouns.Typed) -> Test:
    """Any of the types will do, card type or subtype."""
    types = frozenset(kind for kind in atom.kinds if isinstance(kind, CardType))
    subtypes = frozenset(kind for kind in atom.kinds if not isinstance(kind, CardType))
    return lambda row, sight, scene: bool(types & row.types or subtypes & row.subtypes)


@matches(nouns.OfSupertype)
def of_supertype(atom: nouns.OfSupertype) -> Test:
    return lambda row, sight, scene: atom.supertype in row.supertypes


@matches(nouns.NotOfSupertype)
def not_of_supertype(atom: nouns.NotOfSupertype) -> Test:
    return lambda row, sight, scene: atom.supertype not in row.supertypes


@matches(nouns.Colored)
def colored(atom: nouns.Colored) -> Test:
    return lambda row, sight, scene: atom.color in row.colors


@matches(nouns.NotColored)
def not_colored(atom: nouns.NotColored) -> Test:
    return lambda row, sight, scene: atom.color not in row.colors


@matches(nouns.IsPermanent)
def is_permanent(atom: nouns.IsPermanent) -> Test:
    return lambda row, sight, scene: row.zone is Zone.BATTLEFIELD


@matches(nouns.IsCard)
def is_card(atom: nouns.IsCard) -> Test:
    """A card somewhere other than on the battlefield or the stack (109.2a)."""
    return lambda row, sight, scene: row.zone not in IN_PLAY


@matches(nouns.IsSpell)
def is_spell(atom: nouns.IsSpell) -> Test:
    """A spell on the stack (109.2b)."""
    return lambda row, sight, scene: row.zone is Zone.STACK and row.id not in sight.state.abilities


@matches(nouns.IsAbility)
def is_ability(atom: nouns.IsAbility) -> Test:
    """An activated or triggered ability on the stack (113.3b, 113.3c)."""
    return lambda row, sight, scene: row.id in sight.state.abilities


@matches(nouns.IsToken)
def is_token(atom: nouns.IsToken) -> Test:
    return lambda row, sight, scene: sight.object(row.id).token


@matches(nouns.NotToken)
def not_token(atom: nouns.NotToken) -> Test:
    return lambda row, sight, scene: not sight.object(row.id).token


@matches(nouns.IsSource)
def is_source(atom: nouns.IsSource) -> Test:
    """Any object, in any zone, can be the source of an ability or of damage (109.2c)."""
    return lambda row, sight, scene: True

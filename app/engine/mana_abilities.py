"""Which abilities are mana abilities: judged from their text alone (605.1, 605.2), and what the text tells of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from app.game.mana import symbol
from app.vocabulary.abilities import Ability, Activated, Triggered
from app.vocabulary.actions import Perform, PerformCounted, PerformPhrase
from app.vocabulary.costs import Loyalty, TapThis
from app.vocabulary.events import AddsMana, AnyOf, Event, TappedForMana
from app.vocabulary.instructions import AddMana, DoubleMana, Draw, Instruction, Mill
from app.vocabulary.mana import AnyColor, AnyType, ManaOf, ManaSpec, OneOf, Symbols
from app.vocabulary.node import Node
from app.vocabulary.quantities import Number
from app.vocabulary.references import Target, TopCards, You
from app.vocabulary.relations import InZoneOf
from app.vocabulary.statements import Do
from app.vocabulary.words import MANA_TYPES, Color, Zone
from app.vocabulary.zones import CastNow, Exile, Put, Search, ToLibrary

LIBRARY_VERBS: tuple[type[Instruction], ...] = (Draw, Mill, Search)
"""Verbs that by their own rules move a card from a library (121.1, 701.17a, 701.23a)."""

LIBRARY_ACTIONS = frozenset({"explore", "connive", "learn", "discover", "surveil", "manifest dread"})
"""Keyword actions that do, or may; scry and fateseal leave every card in its library."""

_MOVES: tuple[type[Instruction], ...] = (Put, Exile, CastNow)


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether an ability is a mana ability, with the rule and the test that decided it."""

    is_mana_ability: bool
    rule: str
    reason: str


def _said(tree: object) -> Iterator[Node]:
    """Every node of a tree but those of abilities that it only grants: what those do is not what it does."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from _said(part)
    elif isinstance(tree, Node) and not isinstance(tree, Ability):
        yield tree
        for name in tree.MEANING:
            yield from _said(getattr(tree, name))


@lru_cache(maxsize=65_536)
def adds_mana(ability: Activated | Triggered) -> bool:
    """Whether an ability could add mana when it resolves."""
    return any(isinstance(it, AddMana | DoubleMana) for it in _said(ability.effect))


def _requires_a_target(ability: Activated | Triggered) -> bool:
    """A target is required even where none need be chosen: "up to one target" (115.6)."""
    cost = ability.cost if isinstance(ability, Activated) else ()
    return any(isinstance(it, Target) for it in _said((cost, ability.effect)))


def _moves_library_cards(ability: Activated) -> bool:
    """Whether the cost or the effect moves a card to or from a library; looking, revealing and shuffling move none."""
    said = tuple(_said((ability.cost, ability.effect)))
    if any(isinstance(it, (*LIBRARY_VERBS, ToLibrary)) for it in said):
        return True
    if any(isinstance(it, (Perform, PerformCounted, PerformPhrase)) and it.action in LIBRARY_ACTIONS for it in said):
        return True
    speaks_of_one = any(
        isinstance(it, TopCards) or (isinstance(it, InZoneOf) and it.zone is Zone.LIBRARY) for it in said
    )
    return speaks_of_one and any(isinstance(it, _MOVES) for it in said)


def is_loyalty_ability(ability: Activated) -> bool:
    """Whether an activated ability has a loyalty symbol in its cost (606.2)."""
    return any(isinstance(item, Loyalty) for item in ability.cost.items)


@lru_cache(maxsize=65_536)
def judge_activated(ability: Activated) -> Judgement:
    """Judge an activated ability by the criteria of 605.1a, in their order."""
    if _requires_a_target(ability):
        return Judgement(False, "605.1a", "it requires a target")
    if not adds_mana(ability):
        return Judgement(False, "605.1a", "it couldn't add mana")
    if is_loyalty_ability(ability):
        return Judgement(False, "605.1a", "it is a loyalty ability")
    if _moves_library_cards(ability):
        return Judgement(False, "605.1a", "it moves a card to or from a library")
    return Judgement(
        True,
        "605.1a",
        "it requires no target, could add mana, isn't a loyalty ability and moves no card to or from a library",
    )


@lru_cache(maxsize=65_536)
def judge_triggered(ability: Triggered) -> Judgement:
    """Judge a triggered ability by the criteria of 605.1b, in their order."""
    if _requires_a_target(ability):
        return Judgement(False, "605.1b", "it requires a target")
    if not _triggers_from_mana(ability.event):
        return Judgement(False, "605.5a", "it doesn't trigger from a mana ability or from mana being added")
    if not adds_mana(ability):
        return Judgement(False, "605.5a", "it couldn't add mana")
    return Judgement(True, "605.1b", "it requires no target, triggers from a mana ability and could add mana")


def _triggers_from_mana(event: Event) -> bool:
    if isinstance(event, AnyOf):
        return all(_triggers_from_mana(one) for one in event.events)
    return isinstance(event, (TappedForMana, AddsMana))


@lru_cache(maxsize=65_536)
def taps_for_mana(ability: Activated) -> bool:
    """Whether activating an ability is tapping its permanent for mana: a mana ability with {T} in its cost (106.12)."""
    return judge_activated(ability).is_mana_ability and any(isinstance(item, TapThis) for item in ability.cost.items)


@dataclass(frozen=True, slots=True)
class Output:
    """What a plain mana ability can make: the types unit by unit, and the pick that leads there, if one is asked."""

    types: tuple[str, ...]
    pick: str | None = None


@lru_cache(maxsize=65_536)
def plain_outputs(ability: Activated | Triggered) -> tuple[Output, ...] | None:
    """What an ability that does nothing but add mana can make, whatever the game is like; None where that matters."""
    match ability.effect:
        case (Do(You(), (AddMana(spec),)),):
            return _plain_outputs(spec)
    return None


def _plain_outputs(spec: ManaSpec) -> tuple[Output, ...] | None:
    match spec:
        case Symbols(symbols) if _are_plain(symbols):
            return (Output(_types(symbols)),)
        case OneOf(options) if all(_are_plain(option.symbols) for option in options):
            return tuple(Output(_types(option.symbols), "".join(option.symbols)) for option in options)
        case ManaOf(Number(amount), AnyColor()):
            return tuple(Output((color.value,) * amount, symbol(color)) for color in Color)
        case ManaOf(Number(amount), AnyType()):
            return tuple(Output((type,) * amount, symbol(type)) for type in MANA_TYPES)
    return None


def _are_plain(symbols: tuple[str, ...]) -> bool:
    return all(text.strip("{}") in MANA_TYPES for text in symbols)


def _types(symbols: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(text.strip("{}") for text in symbols)

"""Continuous effects applied to characteristics, layer by layer (613).

This is the evaluator straight from the rule: within a layer, effects apply in the order of their timestamps, unless one
depends on another, which is found by trying (613.8a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass
from functools import cache

from app.engine.budget import Budget
from app.engine.conditions import is_true
from app.engine.defined_size import define, definition
from app.engine.filters import reads
from app.engine.modifications import Layer, apply, layer_of, settle, speaks_of_each
from app.engine.own_words import speaks_of_its_own
from app.engine.references import refer
from app.engine.registry import structural
from app.engine.rows import Row, printed_row
from app.engine.scene import Scene, Sight
from app.game.objects import ObjectId, PlayerId
from app.game.state import GameState
from app.vocabulary.abilities import Activated, Do, Static
from app.vocabulary.conditions import Condition
from app.vocabulary.costs import Cost, TapThis
from app.vocabulary.counters import KEYWORDS_OF_COUNTERS, POWER_TOUGHNESS_COUNTERS
from app.vocabulary.instructions import AddMana
from app.vocabulary.keywords import keyword_called
from app.vocabulary.mana import Symbols
from app.vocabulary.node import Node
from app.vocabulary.references import Reference, You
from app.vocabulary.statics import Cannot, Continuous, HaveKeywords, Modification
from app.vocabulary.words import BASIC_LAND_MANA, CardType, Zone
from app.vocabulary.zones import UnderControl, YouControlThat

structural(Static, Continuous, YouControlThat)


@dataclass(frozen=True, slots=True)
class ContinuousEffect:
    """A continuous effect: what it comes from, when it applies from (613.7), whom it affects and how.

    `affected` is a set of objects fixed when the effect began (611.2c), or a reference that may change (611.3a).
    """

    source: ObjectId
    you: PlayerId
    timestamp: int
    affected: Reference | tuple[ObjectId, ...]
    modifications: tuple[Modification, ...]
    condition: Condition | None = None

    @property
    def kind(self) -> tuple[object, ...]:
        """The same for effects that do the same to the same objects."""
        text = (self.affected, self.modifications, self.condition)
        parts = (*self.modifications, self.affected, self.condition)
        own = any(isinstance(part, Node) and speaks_of_its_own(part) for part in parts)
        return self.you, *text, self.source if own else None

    def changes_in(self, layer: Layer) -> tuple[Modification, ...]:
        """Its modifications that belong to one layer."""
        return tuple(it for it in self.modifications if layer_of(it) is layer)


@dataclass(slots=True)
class Characteristics:
    """The rows of all permanents, and what they hold for.

    `reads` names the fields of objects, beyond characteristics, that the effects asked about; `volatile` says that some
    effect depends on more than that, so that any change of the state may change the rows.
    """

    rows: dict[ObjectId, Row]
    reads: frozenset[str]
    volatile: bool


def characteristics(state: GameState, budget: Budget) -> Characteristics:
    """The characteristics of all permanents of a state. Raises `BudgetExceeded` where too much had to be tried."""
    rows = {id: printed_row(state.objects[id]) for id in state.ids(Zone.BATTLEFIELD)}
    table = _Table(state, rows, budget)
    for layer in Layer:
        if layer is Layer.POWER_DEFINED:
            table.define_sizes()
        table.apply_layer(layer)
        if layer is Layer.TYPE:
            table.add_intrinsic_mana_abilities()
        if layer is Layer.POWER_CHANGED:
            table.apply_counters()
    return Characteristics(rows, table.reads, table.volatile)


class _Table:
    """The rows on their way through the layers, and the effects that have begun to apply (613.6)."""

    def __init__(self, state: GameState, rows: dict[ObjectId, Row], budget: Budget) -> None:
        self.state = state
        self.rows = rows
        self.budget = budget
        self.reads: frozenset[str] = frozenset()
        self.volatile = False
        self.sight = Sight(state, rows)
        self.begun: dict[ContinuousEffect, tuple[ObjectId, ...]] = {}
        self._effects: list[ContinuousEffect] | None = None

    def effects(self) -> list[ContinuousEffect]:
        """The effects that exist now, and those that began in an earlier layer, by timestamp."""
        if self._effects is None:
            self._effects = self._found()
        return self._effects

    def _found(self) -> list[ContinuousEffect]:
        static = (effect for row in self.rows.values() for effect in self._of(row))
        floating = (
            ContinuousEffect(it.source, it.controller, it.timestamp, it.affected, it.modifications)
            for it in self.state.effects
        )
        counters = (effect for row in self.rows.values() for effect in self._of_markers(row))
        found = {
            **dict.fromkeys(self.begun),
            **dict.fromkeys(static),
            **dict.fromkeys(floating),
            **dict.fromkeys(counters),
        }
        return sorted(found, key=lambda effect: effect.timestamp)

    def _of_markers(self, row: Row) -> Iterable[ContinuousEffect]:
        """Keyword counters give their permanent the keyword, from when they were put on it (122.1b, 613.1f).

        What is suspected has menace and can't block (701.60c).
        """
        permanent = self.state.objects[row.id]
        if "suspected" in permanent.designations:
            suspicion = (HaveKeywords((keyword_called("menace"),)), Cannot("block"))
            yield ContinuousEffect(row.id, row.controller or "", permanent.timestamp, (row.id,), suspicion)
        for it in permanent.counters:
            if it.kind in KEYWORDS_OF_COUNTERS:
                gives = HaveKeywords((keyword_called(it.kind),))
                yield ContinuousEffect(row.id, row.controller or "", it.timestamp, (row.id,), (gives,))

    def _of(self, row: Row) -> Iterable[ContinuousEffect]:
        for ability in row.abilities:
            if not isinstance(ability, Static) or row.controller is None:
                continue
            match ability.rule:
                case Continuous(scope, modifications):
                    affected, changes = scope, modifications
                case YouControlThat(what):
                    affected, changes = what, (UnderControl(row.controller),)
                case _:
                    continue
            stamp = self.state.objects[row.id].timestamp
            effect = ContinuousEffect(row.id, row.controller, stamp, affected, changes, ability.condition)
            if self._is_on(effect):
                yield effect

    def _is_on(self, effect: ContinuousEffect) -> bool:
        if effect.condition is None:
            return True
        self.volatile = True
        return is_true(effect.condition, self.sight, Scene(effect.you, effect.source))

    def apply_layer(self, layer: Layer) -> None:
        applied: set[ContinuousEffect] = set()
        while pending := [it for it in self.effects() if it.changes_in(layer) and it not in applied]:
            chosen = self._next(pending, layer)
            self._apply(chosen, layer)
            applied.add(chosen)

    def affected(self, effect: ContinuousEffect) -> tuple[ObjectId, ...]:
        """The objects an effect applies to: fixed once it has begun to apply (613.6)."""
        if effect in self.begun:
            return self.begun[effect]
        if isinstance(effect.affected, tuple):
            return tuple(id for id in effect.affected if id in self.rows)
        self.reads |= reads(effect.affected)
        named = refer(effect.affected, self.sight, Scene(effect.you, effect.source))
        return tuple(id for id in named if id in self.rows)

    def changes(self, effect: ContinuousEffect, layer: Layer) -> tuple[tuple[Modification, ...], ...]:
        """What an effect does to each object it applies to in a layer, its numbers worked out."""
        affected, changes = self.affected(effect), effect.changes_in(layer)
        if not speaks_of_each(changes):
            return (self._settled(changes, Scene(effect.you, effect.source)),) * len(affected)
        return tuple(self._settled(changes, Scene(effect.you, effect.source, {"each": (id,)})) for id in affected)

    def _settled(self, changes: tuple[Modification, ...], scene: Scene) -> tuple[Modification, ...]:
        settled = tuple(settle(it, self.sight, scene) for it in changes)
        self.volatile |= settled != changes
        return settled

    def _apply(self, effect: ContinuousEffect, layer: Layer) -> None:
        affected = self.begun[effect] = self.affected(effect)
        for id, changes in zip(affected, self.changes(effect, layer), strict=True):
            row = self.rows[id]
            for change in changes:
                before = (row.types, row.subtypes, row.abilities)
                apply(row, change)
                if (row.types, row.subtypes, row.abilities) != before:
                    row.shaped_by += ((change.RULES[0], effect.source),)
        self._effects = None

    def _next(self, pending: list[ContinuousEffect], layer: Layer) -> ContinuousEffect:
        """The effect that applies next: the earliest of those that wait for no other (613.7, 613.8b)."""
        if len(pending) == 1:
            return pending[0]
        kinds: dict[tuple[object, ...], list[ContinuousEffect]] = {}
        for effect in pending:
            kinds.setdefault(effect.kind, []).append(effect)

        @cache
        def waits_for(effect: ContinuousEffect) -> frozenset[ContinuousEffect]:
            others = ([other for other in alike if other is not effect] for alike in kinds.values())
            return frozenset(it for alike in others if alike and self._depends(effect, alike[0], layer) for it in alike)

        for effect in pending:
            if all(effect in _reachable(waits_for, other) for other in _reachable(waits_for, effect)):
                return effect
        raise AssertionError("some effect depends only on effects of its own loop")

    def _depends(self, effect: ContinuousEffect, other: ContinuousEffect, layer: Layer) -> bool:
        """Whether applying another would change the existence of an effect, what it applies to or does (613.8a)."""
        self.budget.spend("rows_tried", len(self.rows))
        trial = _Table(self.state, {id: copy(row) for id, row in self.rows.items()}, self.budget)
        trial.begun = dict(self.begun)
        trial._apply(other, layer)
        return (
            effect not in trial.effects()
            or trial.affected(effect) != self.affected(effect)
            or trial.changes(effect, layer) != self.changes(effect, layer)
        )

    def add_intrinsic_mana_abilities(self) -> None:
        """Lands have the mana ability of each of their basic land types (305.6)."""
        self._effects = None
        for row in self.rows.values():
            if CardType.LAND in row.types:
                row.abilities += tuple(
                    intrinsic_mana_ability(mana) for name, mana in BASIC_LAND_MANA.items() if name in row.subtypes
                )

    def define_sizes(self) -> None:
        """Power and toughness that the objects' own text defines come first (613.4a)."""
        for row in self.rows.values():
            if definition(row) is not None:
                self.volatile = True
                define(row, self.sight)

    def apply_counters(self) -> None:
        """Counters such as +1/+1 change power and toughness in layer 7c (122.1a, 613.4c)."""
        self._effects = None
        for id, row in self.rows.items():
            for it in self.state.objects[id].counters:
                if it.kind in POWER_TOUGHNESS_COUNTERS and row.power is not None and row.toughness is not None:
                    power, _, toughness = it.kind.partition("/")
                    row.power += int(power) * it.count
                    row.toughness += int(toughness) * it.count


def _reachable(
    waits_for: Callable[[ContinuousEffect], frozenset[ContinuousEffect]], start: ContinuousEffect
) -> set[ContinuousEffect]:
    found: set[ContinuousEffect] = set()
    frontier = [start]
    while frontier:
        for other in waits_for(frontier.pop()):
            if other not in found:
                found.add(other)
                frontier.append(other)
    return found


_INTRINSIC = {
    mana: Activated(Cost((TapThis(),)), (Do(You(), (AddMana(Symbols(("{" + mana + "}",))),)),))
    for mana in BASIC_LAND_MANA.values()
}


def intrinsic_mana_ability(mana: str) -> Activated:
    """The intrinsic ability of a basic land type, by the letter of its mana (305.6)."""
    return _INTRINSIC[mana]

"""What a permanent could produce (106.7): every ability of it, in every way, as if it resolved now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from app.engine.conditions import is_true
from app.engine.layers import intrinsic_mana_ability
from app.engine.mana_abilities import adds_mana, plain_outputs, taps_for_mana
from app.engine.mana_types import as_symbols, of_kind
from app.engine.own_words import speaks_of_its_own
from app.engine.patterns import WATCHES
from app.engine.references import refer
from app.engine.replacement import APPLIED
from app.engine.run import ProducibleTypes, Run
from app.engine.scene import Scene
from app.engine.simulation import branches
from app.engine.statements import follow
from app.engine.trace import Literally, Step
from app.game.events import ManaAdded
from app.game.mana import symbol, written
from app.game.objects import ObjectId, PlayerId
from app.game.row import Row
from app.vocabulary import filters as nouns
from app.vocabulary.abilities import Ability, Activated, Triggered
from app.vocabulary.filters import Atom
from app.vocabulary.itself import Itself
from app.vocabulary.mana import CouldProduce
from app.vocabulary.references import Host, This
from app.vocabulary.statics import Replacement
from app.vocabulary.tree import mentions, walk
from app.vocabulary.words import BASIC_LAND_MANA

Types = frozenset[str]


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which an ability can go: the mana it ends in, and the replacement effects that made it so."""

    made: str
    replaced: tuple[Step, ...] = ()

    @property
    def made_at_first(self) -> str:
        """The mana before any replacement effect."""
        return _mana(self.replaced[0], "before") if self.replaced else self.made


@dataclass(frozen=True, slots=True)
class Making:
    """What one ability would make if it resolved now: the types, and the ways that lead to them."""

    ability: Ability
    types: Types
    ways: tuple[Way, ...]


Makings = dict[ObjectId, tuple[Making, ...]]


def producible_types(run: Run, permanents: Iterable[ObjectId]) -> dict[ObjectId, Types]:
    """The types of mana that each of some permanents could produce; nothing changes by asking."""
    return {id: _types(found) for id, found in makings(run, permanents).items()}


def could_produce(run: Run, permanent: ObjectId) -> Types:
    """The types of mana that one permanent could produce, with every link of the answer noted."""
    named = _looked_at(run, (permanent,))
    found = makings(run, named)
    run.trace.note(
        "106.7",
        "What {permanent} could produce is what its abilities would make if they resolved now; costs don't matter.",
        permanent=permanent,
    )
    _explain_each(run, {id: found[id] for id in reversed(named)})
    return _types(found[permanent])


def types_offered(run: Run, choice: CouldProduce, scene: Scene) -> Types:
    """The union over the permanents that the words name of what each could produce."""
    named = refer(choice.what, run.sight, scene)
    if run.producible is not None:
        return of_kind(choice.kind, _union(run.producible.get(id, frozenset()) for id in named))
    everyone = _looked_at(run, named)
    found = makings(run, everyone)
    run.trace.note(
        "106.7",
        "{source} looks at what these could produce, whatever their costs: {named}.",
        source=scene.source,
        named=named or None,
    )
    _explain_each(run, found)
    return of_kind(choice.kind, _union(_types(found[id]) for id in named))


def makings(run: Run, permanents: Iterable[ObjectId]) -> Makings:
    """What each ability of some permanents would make.

    Every ability that adds mana counts as if it resolved now, its costs and the limits on activating it ignored, with
    its choices and the orders of replacement effects taken every way. Permanents that look at each other are asked
    together, from nothing to the least fixed point, so that a circular definition defines nothing.
    """
    asked = tuple(permanents)
    everyone = _looked_at(run, asked)
    readers = [id for id in everyone if any(_questions(ability) for ability in run.row(id).abilities)]
    question = _Question(run)
    found: Makings = {id: question.makings(id, {}) for id in everyone if id not in readers}
    could: dict[ObjectId, Types] = {id: _types(found[id]) if id in found else frozenset() for id in everyone}
    while readers:
        question = _Question(run)
        latest = {id: question.makings(id, could) for id in readers}
        found.update(latest)
        if all(could[id] == _types(made) for id, made in latest.items()):
            break
        could.update({id: _types(made) for id, made in latest.items()})
    return {id: found[id] for id in asked}


def _types(makings: tuple[Making, ...]) -> Types:
    return _union(making.types for making in makings)


def _union(sets: Iterable[Types]) -> Types:
    return frozenset().union(*sets)


@lru_cache(maxsize=65_536)
def _questions(ability: Ability) -> tuple[CouldProduce, ...]:
    """Where an ability asks what other permanents could produce."""
    return tuple(mentions(ability, CouldProduce))


def _looked_at(run: Run, permanents: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """The permanents and all that they look at, directly or through others."""
    found: dict[ObjectId, None] = {}
    frontier = list(reversed(permanents))
    while frontier:
        id = frontier.pop()
        if id in found:
            continue
        found[id] = None
        row = run.row(id)
        if row.controller is not None:
            for ability in row.abilities:
                for question in _questions(ability):
                    frontier.extend(refer(question.what, run.sight, Scene(row.controller, id)))
    return tuple(found)


_SHARED: tuple[type[Atom], ...] = (
    nouns.OfType,
    nouns.NotOfType,
    nouns.OfSubtype,
    nouns.NotOfSubtype,
    nouns.OfSupertype,
    nouns.NotOfSupertype,
    nouns.Colored,
    nouns.NotColored,
    nouns.Typed,
    nouns.IsPermanent,
    nouns.IsPlayer,
    nouns.IsOpponent,
    nouns.YouControl,
    nouns.YouDontControl,
    nouns.AnOpponentControls,
)
"""Atoms that permanents of the same controller, types and colours share."""


class _Question:
    """What permanents could produce, asked once for each distinct ability of permanents that are alike."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.seen: dict[object, Making] = {}
        patterns = [pattern for pattern, watch in WATCHES.items() if ManaAdded in watch.events]
        watching = [static for pattern in patterns for _, _, static in run.view.replacements.get(pattern, ())]
        self.nothing_replaces = not watching
        self.alike_share = all(
            isinstance(it, _SHARED) if isinstance(it, Atom) else not isinstance(it, (This, Host))
            for static in watching
            if isinstance(static.rule, Replacement)
            for it in walk(static.rule.event)
        )

    def makings(self, id: ObjectId, could: ProducibleTypes) -> tuple[Making, ...]:
        """What each ability of a permanent would make. Raises `Unsupported` where a line of it was not understood."""
        row = self.run.row(id)
        if row.controller is None:
            return ()
        self.run.needs_read(id, "106.7", "activated", "triggered")
        return tuple(
            self._making(row, row.controller, ability, could)
            for ability in row.abilities
            if isinstance(ability, (Activated, Triggered)) and adds_mana(ability)
        )

    def _making(self, row: Row, you: PlayerId, ability: Activated | Triggered, could: ProducibleTypes) -> Making:
        alike = (ability, you, row.types, row.subtypes, row.supertypes, row.colors)
        if not self.alike_share or speaks_of_its_own(ability):
            return self._resolve(row.id, you, ability, could)
        if alike not in self.seen:
            self.seen[alike] = self._resolve(row.id, you, ability, could)
        return self.seen[alike]

    def _resolve(self, id: ObjectId, you: PlayerId, ability: Activated | Triggered, could: ProducibleTypes) -> Making:
        condition = ability.condition if isinstance(ability, Triggered) else None
        if condition is not None and not is_true(condition, self.run.sight, Scene(you, id)):
            return Making(ability, frozenset(), ())
        outputs = plain_outputs(ability) if self.nothing_replaces else None
        if outputs is not None:
            ways = tuple(Way("".join(symbol(type) for type in output.types)) for output in outputs)
            return Making(ability, frozenset(type for output in outputs for type in output.types), ways)
        return self._simulate(id, you, ability, could)

    def _simulate(self, id: ObjectId, you: PlayerId, ability: Activated | Triggered, could: ProducibleTypes) -> Making:
        """Resolve the ability on branches. What a cost would say, X or how many counters, is taken to be 1."""
        by_tapping = isinstance(ability, Activated) and taps_for_mana(ability)

        def resolve(branch: Run) -> None:
            follow(branch, ability.effect, Scene(you, id, {"removed": 1}, by_tapping=by_tapping, x=1))

        types: set[str] = set()
        ways: dict[tuple[str, tuple[object, ...]], Way] = {}
        for branch in branches(self.run, resolve, producible=could):
            made = tuple(unit for it in branch.log if isinstance(it, ManaAdded) and it.source == id for unit in it.mana)
            types.update(unit.type for unit in made)
            steps = tuple(step for step in branch.trace.every_step() if step.template in APPLIED)
            key = (written(made), tuple((step.fields["source"], step.fields["after"]) for step in steps))
            ways.setdefault(key, Way(written(made), steps))
        return Making(ability, frozenset(types), tuple(ways.values()))


def _explain_each(run: Run, found: Makings) -> None:
    """Note what permanents could produce, those that are alike together."""
    alike: dict[tuple[Itself[Making], ...], list[ObjectId]] = {}
    for id, makings in found.items():
        alike.setdefault(tuple(Itself(making) for making in makings), []).append(id)
    for permanents in alike.values():
        _explain(run, tuple(permanents), found[permanents[0]])


def _explain(run: Run, permanents: tuple[ObjectId, ...], makings: tuple[Making, ...]) -> None:
    """Note what permanents that are alike could produce, ability by ability, with what replaces it."""
    with run.trace.under(
        "106.7", "{permanents} could produce {types}.", permanents=permanents, types=as_symbols(_types(makings))
    ):
        shaping = (one for id in permanents for one in run.row(id).shaped_by)
        for rule, effect in dict.fromkeys(shaping):
            run.trace.note(rule, "{effect} has a part in what {permanents} is.", effect=effect, permanents=permanents)
        for making in makings:
            _explain_making(run, run.row(permanents[0]), making)


def _explain_making(run: Run, row: Row, making: Making) -> None:
    if not making.types:
        run.trace.note("106.7", "{ability} would make no mana now.", ability=making.ability)
        return
    rule = "305.6" if _is_intrinsic(row, making.ability) else "106.7"
    made = tuple(dict.fromkeys(way.made_at_first for way in making.ways))
    run.trace.note(rule, "{ability} would make {made}.", ability=making.ability, made=Literally(" or ".join(made)))
    shown: set[tuple[object, str, str]] = set()
    for way in making.ways:
        for step in way.replaced:
            before, after = _mana(step, "before"), _mana(step, "after")
            if (step.fields["source"], before, after) not in shown:
                shown.add((step.fields["source"], before, after))
                run.trace.note(
                    step.rule,
                    _STAYS if before == after else _BECOMES,
                    replacement=step.fields["source"],
                    before=Literally(before),
                    after=Literally(after),
                )
    _explain_order(run, making)


_STAYS = "{replacement} applies, and {before} stays {after}."
_BECOMES = "{replacement} would replace that: {after} instead of {before}."


def _mana(step: Step, when: str) -> str:
    """The mana that a replacement effect found or left, in symbols."""
    event = step.fields[when]
    assert isinstance(event, ManaAdded)
    return written(event.mana)


def _explain_order(run: Run, making: Making) -> None:
    """Whether the order of replacement effects matters (616.1)."""
    orders = {tuple(str(step.fields["source"]) for step in way.replaced): way.made for way in making.ways}
    sources = {source for order in orders for source in order}
    if len(sources) == 1:
        run.trace.note(
            "616.1", "{replacement} is the only effect that applies: there is no other order.", replacement=min(sources)
        )
    elif len(sources) > 1:
        for order, made in orders.items():
            run.trace.note("616.1", "In the order {order} it ends as {made}.", order=order, made=Literally(made))


def _is_intrinsic(row: Row, ability: Ability) -> bool:
    return any(
        name in row.subtypes and ability == intrinsic_mana_ability(mana) for name, mana in BASIC_LAND_MANA.items()
    )

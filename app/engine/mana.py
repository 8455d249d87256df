"""Mana: which mana an effect adds (106), and what a permanent could produce (106.7)."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine import filters
from app.engine.door import happen
from app.engine.mana_abilities import taps_for_mana
from app.engine.quantities import measure
from app.engine.references import Ids, refer
from app.engine.registry import Registry, unless
from app.engine.run import ProducibleTypes, Run
from app.engine.scene import Scene
from app.engine.simulation import branches
from app.engine.statements import follow, performs
from app.game.events import ManaAdded
from app.game.mana import Mana, symbol
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import mana as words
from app.vocabulary.abilities import Ability, Activated, Triggered
from app.vocabulary.instructions import AddMana
from app.vocabulary.mana import ManaSpec, TypeChoice
from app.vocabulary.node import Node
from app.vocabulary.references import This
from app.vocabulary.tree import mentions
from app.vocabulary.words import COLORLESS, MANA_TYPES, Color

Types = tuple[str, ...]

specifies: Registry[Types] = Registry(ManaSpec)
offers: Registry[frozenset[str]] = Registry(TypeChoice)


@performs(AddMana)
def add_mana(run: Run, it: AddMana, who: Ids, scene: Scene) -> None:
    """The player adds the mana; where its type is not defined, none (106.5)."""
    for player in who:
        types = specifies[type(it.mana)](run, it.mana, player, scene)
        if types:
            made = tuple(Mana(type, scene.source) for type in types)
            happen(run, ManaAdded(player, made, scene.source, scene.by_tapping))


@unless
def is_no_plain_symbol(it: Node) -> bool:
    """Hybrid, Phyrexian, generic and snow symbols in what is added (106.8 to 106.11)."""
    return isinstance(it, words.Symbols) and any(text.strip("{}") not in MANA_TYPES for text in it.symbols)


@specifies(words.Symbols)
def symbols(run: Run, it: words.Symbols, player: PlayerId, scene: Scene) -> Types:
    return tuple(text.strip("{}") for text in it.symbols)


@specifies(words.OneOf)
def one_of(run: Run, it: words.OneOf, player: PlayerId, scene: Scene) -> Types:
    (picked,) = run.choose(
        "mana",
        player,
        "106.3",
        "Which mana is added?",
        tuple("".join(option.symbols) for option in it.options),
        source=scene.source,
    )
    chosen = next(option for option in it.options if "".join(option.symbols) == picked)
    return tuple(text.strip("{}") for text in chosen.symbols)


@specifies(words.ManaOf)
def mana_of(run: Run, it: words.ManaOf, player: PlayerId, scene: Scene) -> Types:
    offered = offers[type(it.choice)](run, it.choice, scene)
    if not offered:
        run.trace.note(
            "106.5",
            "{source}'s ability would make mana of a type that is not defined, so it makes none.",
            source=scene.source,
        )
        return ()
    (picked,) = run.choose(
        "mana_type",
        player,
        it.choice.RULES[0],
        "Which type of mana is added?",
        tuple(symbol(type) for type in MANA_TYPES if type in offered),
        source=scene.source,
    )
    return (picked.strip("{}"),) * measure(it.amount, run.sight, scene)


@offers(words.AnyColor)
def any_color(run: Run, it: words.AnyColor, scene: Scene) -> frozenset[str]:
    return frozenset(Color)


@offers(words.BoundColor)
def bound_color(run: Run, it: words.BoundColor, scene: Scene) -> frozenset[str]:
    color = scene.bound.get(it.name)
    return frozenset({color}) if isinstance(color, str) else frozenset()


@offers(words.Produced)
def produced(run: Run, it: words.Produced, scene: Scene) -> frozenset[str]:
    return of_kind(it.kind, {unit.type for unit in scene.mana})


@offers(words.CouldProduce)
def could_produce(run: Run, it: words.CouldProduce, scene: Scene) -> frozenset[str]:
    """The union over the permanents named of what each could produce."""
    named = refer(it.what, run.sight, scene)
    if run.producible is not None:
        return of_kind(it.kind, _union(run.producible.get(id, frozenset()) for id in named))
    with run.trace.under(
        "106.7",
        "{source} looks at what these could produce, whatever their costs: {named}.",
        source=scene.source,
        named=named or None,
    ):
        could = producible_types(run, named)
        for id in named:
            run.trace.note("106.7", "{permanent} could produce {types}.", permanent=id, types=as_symbols(could[id]))
    return of_kind(it.kind, _union(could[id] for id in named))


def of_kind(kind: str, types: Iterable[str]) -> frozenset[str]:
    """The types themselves, or the colours among them: colourless is a type and no colour (106.1a, 106.1b)."""
    return frozenset(type for type in types if kind == "type" or type != COLORLESS)


def as_symbols(types: Iterable[str]) -> tuple[str, ...]:
    """Types of mana as symbols, in WUBRGC order."""
    found = frozenset(types)
    return tuple(symbol(type) for type in MANA_TYPES if type in found)


def _union(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*sets)


def producible_types(run: Run, permanents: Iterable[ObjectId]) -> dict[ObjectId, frozenset[str]]:
    """What each of some permanents could produce (106.7).

    Every ability of a permanent that adds mana counts as if it resolved now, its costs ignored, with its choices and
    the replacement effects taken every way. Permanents that look at each other are asked together, from nothing to the
    least fixed point.
    """
    asked = tuple(permanents)
    everyone = _looked_at(run, asked)
    readers = [id for id in everyone if _reads_others(run, id)]
    could: dict[ObjectId, frozenset[str]] = dict.fromkeys(everyone, frozenset())
    seen: dict[object, frozenset[str]] = {}
    for id in everyone:
        if id not in readers:
            could[id] = _could_produce(run, id, could, seen)
    while readers:
        found = {id: _could_produce(run, id, could, {}) for id in readers}
        if all(could[id] == types for id, types in found.items()):
            break
        could.update(found)
    return {id: could[id] for id in asked}


def _reads_others(run: Run, id: ObjectId) -> bool:
    return any(any(mentions(ability, words.CouldProduce)) for ability in run.row(id).abilities)


def _looked_at(run: Run, permanents: Iterable[ObjectId]) -> tuple[ObjectId, ...]:
    """The permanents and all that they look at, directly or through others."""
    found: dict[ObjectId, None] = {}
    frontier = list(permanents)
    while frontier:
        id = frontier.pop()
        if id in found:
            continue
        found[id] = None
        row = run.row(id)
        if row.controller is not None:
            scene = Scene(row.controller, id)
            for question in mentions(row.abilities, words.CouldProduce):
                frontier.extend(refer(question.what, run.sight, scene))
    return tuple(found)


def _could_produce(
    run: Run, id: ObjectId, could: ProducibleTypes, seen: dict[object, frozenset[str]]
) -> frozenset[str]:
    row = run.row(id)
    if row.controller is None:
        return frozenset()
    run.needs_read(id, "106.7", "activated", "triggered")
    types: set[str] = set()
    for ability in row.abilities:
        if isinstance(ability, (Activated, Triggered)) and any(mentions(ability.effect, AddMana)):
            alike = (ability, row.controller, row.types, row.subtypes, row.supertypes, row.colors)
            if not _same_for_all_alike(run, ability):
                types |= _would_make(run, id, ability, row.controller, could)
                continue
            if alike not in seen:
                seen[alike] = _would_make(run, id, ability, row.controller, could)
            types |= seen[alike]
    return frozenset(types)


def _same_for_all_alike(run: Run, ability: Ability) -> bool:
    """Whether permanents of the same types, colours and controller make the same mana with an ability."""
    watching = tuple(rule for found in run.view.replacements.values() for _, rule in found)
    return not any(mentions((ability, *watching), This)) and not filters.reads((ability, *watching))


def _would_make(
    run: Run, id: ObjectId, ability: Activated | Triggered, you: PlayerId, could: ProducibleTypes
) -> frozenset[str]:
    by_tapping = isinstance(ability, Activated) and taps_for_mana(ability)

    def resolve(branch: Run) -> None:
        follow(branch, ability.effect, Scene(you, id, by_tapping=by_tapping))

    return frozenset(
        unit.type
        for branch in branches(run, resolve, producible=could)
        for event in branch.log
        if isinstance(event, ManaAdded) and event.source == id
        for unit in event.mana
    )

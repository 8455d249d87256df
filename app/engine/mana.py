"""Mana: which mana an effect adds (106.3 to 106.11)."""

from __future__ import annotations

from app.engine.could_produce import types_offered
from app.engine.door import happen
from app.engine.mana_types import as_symbols, types_named
from app.engine.quantities import measure
from app.engine.references import Ids
from app.engine.registry import Registry, unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.game.events import ManaAdded
from app.game.mana import Mana, symbol
from app.game.objects import PlayerId
from app.vocabulary import mana as words
from app.vocabulary.instructions import AddMana, DoubleMana
from app.vocabulary.mana import ManaSpec
from app.vocabulary.node import Node
from app.vocabulary.words import COLORLESS, MANA_TYPES, Color, Supertype

Types = tuple[str, ...]
"""The types of the mana that is added, unit by unit."""

specifies: Registry[Types] = Registry(ManaSpec)


@performs(AddMana)
def add_mana(run: Run, it: AddMana, who: Ids, scene: Scene) -> None:
    """The player adds the mana, with its riders on every unit (106.6); where its type is not defined, none (106.5)."""
    for player in who:
        types = specifies[type(it.mana)](run, it.mana, player, scene)
        if types:
            snow = Supertype.SNOW in run.row(scene.source).supertypes
            made = tuple(Mana(type, scene.source, scene.riders, snow) for type in types)
            happen(run, ManaAdded(player, made, scene.source, scene.by_tapping))


@performs(DoubleMana)
def double_mana(run: Run, it: DoubleMana, who: Ids, scene: Scene) -> None:
    """As much mana of each type is added as is there, without what restricts that (701.10f, 106.6)."""
    for player in who:
        types = tuple(unit.type for unit in run.player(player).pool)
        if types:
            made = tuple(Mana(type, scene.source, scene.riders) for type in types)
            with run.trace.under("701.10f", "{player} doubles the unspent mana.", player=player):
                happen(run, ManaAdded(player, made, scene.source, scene.by_tapping))


@unless
def has_a_symbol_that_is_no_mana(it: Node) -> bool:
    """Symbols that stand for no amount of mana when they are added, such as {X} or {E}."""
    if not isinstance(it, (words.Symbols, words.Repeated)):
        return False
    return not all(
        part in MANA_TYPES or part == "S" or part.isdecimal() for text in it.symbols for part in _halves(text)
    )


def _halves(text: str) -> tuple[str, ...]:
    """The parts of a symbol that mana can be made of; the Phyrexian mark adds none (106.9)."""
    return tuple(part for part in text.strip("{}").split("/") if part != "P")


def _of_symbol(run: Run, text: str, player: PlayerId, scene: Scene) -> Types:
    """The mana that one symbol stands for: of a hybrid symbol the player chooses a half (106.8)."""
    half, *others = _halves(text)
    if others:
        options = tuple(symbol(part) for part in (half, *others))
        (picked,) = run.choose("mana", player, "106.8", "Which half is added?", options, source=scene.source)
        half = picked.strip("{}")
    if half.isdecimal():
        return (COLORLESS,) * run.budget.allow("mana", int(half))
    return (COLORLESS,) if half == "S" else (half,)


def _of_symbols(run: Run, symbols: tuple[str, ...], player: PlayerId, scene: Scene) -> Types:
    return tuple(type for text in symbols for type in _of_symbol(run, text, player, scene))


@specifies(words.Symbols)
def written(run: Run, it: words.Symbols, player: PlayerId, scene: Scene) -> Types:
    return _of_symbols(run, it.symbols, player, scene)


@specifies(words.Repeated)
def repeated(run: Run, it: words.Repeated, player: PlayerId, scene: Scene) -> Types:
    """The symbols, so many times over; the number is counted as the effect is applied (608.2h)."""
    times = max(0, measure(it.amount, run.sight, scene))
    run.budget.allow("mana", len(it.symbols) * times)
    return _of_symbols(run, it.symbols * times, player, scene)


@specifies(words.OneOf)
def one_of(run: Run, it: words.OneOf, player: PlayerId, scene: Scene) -> Types:
    options = {"".join(option.symbols): option for option in it.options}
    (picked,) = run.choose("mana", player, "106.3", "Which mana is added?", tuple(options), source=scene.source)
    return _of_symbols(run, options[picked].symbols, player, scene)


@specifies(words.ManaOf)
def mana_of(run: Run, it: words.ManaOf, player: PlayerId, scene: Scene) -> Types:
    """An amount of one type, which the player chooses among those that the words name."""
    amount = run.budget.allow("mana", max(0, measure(it.amount, run.sight, scene)))
    if not amount:
        return ()
    if isinstance(it.choice, words.CouldProduce):
        offered = types_offered(run, it.choice, scene)
    else:
        offered = types_named(it.choice, run.sight, scene)
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
        as_symbols(offered),
        source=scene.source,
    )
    return (picked.strip("{}"),) * amount


@specifies(words.Combination)
def combination(run: Run, it: words.Combination, player: PlayerId, scene: Scene) -> Types:
    """An amount in any combination: the player divides it among the types."""
    among = tuple("".join(option.symbols) for option in it.among) or as_symbols(Color)
    amount = run.budget.allow("mana", max(0, measure(it.amount, run.sight, scene)))
    if not amount:
        return ()
    shares = run.choose_division(
        "mana", player, "106.3", "How much of each type of mana is added?", amount, among, source=scene.source
    )
    return tuple(option.strip("{}") for option in among for _ in range(shares.get(option, 0)))


@specifies(words.DifferentColors)
def different_colors(run: Run, it: words.DifferentColors, player: PlayerId, scene: Scene) -> Types:
    """An amount of mana, no two of the same colour: never more than five."""
    amount = min(len(Color), max(0, measure(it.amount, run.sight, scene)))
    picked = run.choose(
        "mana_type",
        player,
        "106.3",
        "Which colors of mana are added?",
        as_symbols(Color),
        minimum=amount,
        maximum=amount,
        source=scene.source,
    )
    return tuple(option.strip("{}") for option in picked)

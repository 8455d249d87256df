"""Which types of mana words name: "any color", "the chosen color", "any type that land produced" (106.1, 105.4)."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.references import refer
from app.engine.registry import Registry, structural
from app.engine.scene import Scene, Sight
from app.game.mana import symbol
from app.game.objects import ObjectId
from app.vocabulary import mana as words
from app.vocabulary.mana import TypeChoice
from app.vocabulary.words import COLORLESS, MANA_TYPES, Color

Types = frozenset[str]

names: Registry[Types] = Registry(TypeChoice)
structural(words.CouldProduce)


def types_named(choice: TypeChoice, sight: Sight, scene: Scene) -> Types:
    """The types of mana that words name now; none where nothing defines one (106.5).

    What permanents could produce is no matter of looking: `could_produce.types_offered` works that out.
    """
    return names[type(choice)](choice, sight, scene)


def of_kind(kind: str, types: Iterable[str]) -> Types:
    """The types themselves, or the colours among them: colourless is a type and no colour (106.1a, 106.1b)."""
    return frozenset(type for type in types if kind == "type" or type != COLORLESS)


def as_symbols(types: Iterable[str]) -> tuple[str, ...]:
    """Types of mana as symbols, in WUBRGC order."""
    found = frozenset(types)
    return tuple(symbol(type) for type in MANA_TYPES if type in found)


def chosen_color(sight: Sight, id: ObjectId) -> str | None:
    """The colour that was chosen for an object, by its letter (607.2d); a state may also give it by its name.

    Raises `Unsupported` for an object that is gone: what was chosen for it is not kept.
    """
    said = dict(sight.object(id).chosen).get("color")
    return next((color.value for color in Color if said in (color.value, symbol(color), color.name.lower())), None)


@names(words.AnyColor)
def any_color(it: words.AnyColor, sight: Sight, scene: Scene) -> Types:
    return frozenset(color.value for color in Color)


@names(words.AnyType)
def any_type(it: words.AnyType, sight: Sight, scene: Scene) -> Types:
    return frozenset(MANA_TYPES)


@names(words.ExactType)
def exact_type(it: words.ExactType, sight: Sight, scene: Scene) -> Types:
    return frozenset(text.strip("{}") for text in it.symbols)


@names(words.ChosenColor)
def the_chosen_color(it: words.ChosenColor, sight: Sight, scene: Scene) -> Types:
    color = chosen_color(sight, scene.source)
    return frozenset() if color is None else frozenset({color})


@names(words.BoundColor)
def bound_color(it: words.BoundColor, sight: Sight, scene: Scene) -> Types:
    color = scene.bound.get(it.name)
    return frozenset({color}) if isinstance(color, str) else frozenset()


@names(words.ColorAmong)
def color_among(it: words.ColorAmong, sight: Sight, scene: Scene) -> Types:
    """The colours that the things have (105.2); where all are colourless, none."""
    return frozenset(color for id in refer(it.what, sight, scene) for color in sight.row(id).colors)


@names(words.Produced)
def produced(it: words.Produced, sight: Sight, scene: Scene) -> Types:
    return of_kind(it.kind, {unit.type for unit in scene.mana})

"""Which types of mana words name: "any color", "the chosen color", "any type that land produced" (106.1, 105.4)."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.outcomes import Unsupported
from app.engine.references import refer
from app.engine.registry import Registry, structural
from app.engine.scene import Scene, Sight
from app.game.mana import symbol
from app.game.objects import GameObject, ObjectId
from app.vocabulary import mana as words
from app.vocabulary.abilities import Static
from app.vocabulary.instructions import ChooseColor
from app.vocabulary.mana import TypeChoice
from app.vocabulary.statics import AsEnters
from app.vocabulary.words import COLORLESS, MANA_TYPES, Color

Types = frozenset[str]

names: Registry[Types] = Registry(TypeChoice)
structural(words.CouldProduce)


def types_named(choice: TypeChoice, sight: Sight, scene: Scene) -> Types:
    """The types of mana that words name now; none where nothing defines one (106.5).

    Raises `Unsupported` where the words speak of a colour that was chosen and is not told. What permanents could
    produce is no matter of looking: `could_produce.types_offered` works that out.
    """
    if isinstance(choice, words.ChosenColor) and is_untold(sight.object(scene.source)):
        raise choice_untold(scene.source)
    return names[type(choice)](choice, sight, scene)


def of_kind(kind: str, types: Iterable[str]) -> Types:
    """The types themselves, or the colours among them: colourless is a type and no colour (106.1a, 106.1b)."""
    return frozenset(type for type in types if kind == "type" or type != COLORLESS)


def as_symbols(types: Iterable[str]) -> tuple[str, ...]:
    """Types of mana as symbols, in WUBRGC order."""
    found = frozenset(types)
    return tuple(symbol(type) for type in MANA_TYPES if type in found)


def chosen_color(sight: Sight, id: ObjectId) -> str | None:
    """The colour that was chosen for an object, by its letter (607.2d).

    Raises `Unsupported` for an object that is gone: what was chosen for it is not kept.
    """
    return dict(sight.object(id).chosen).get("color")


def is_untold(it: GameObject) -> bool:
    """Whether a colour is chosen for an object as it enters, and the state doesn't say which it was (607.2d)."""
    lines = it.printed.abilities if it.printed is not None else ()
    entering = (line.rule for line in lines if isinstance(line, Static) and isinstance(line.rule, AsEnters))
    chooses = any(isinstance(act, ChooseColor) for rule in entering for act in rule.acts)
    return chooses and "color" not in dict(it.chosen)


def choice_untold(id: ObjectId) -> Unsupported:
    """The end of a run that would need to know which colour was chosen for an object."""
    return Unsupported("607.2d", "It is not said which color was chosen for {object}: give it in `chosen`.", object=id)


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

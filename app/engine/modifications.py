"""What continuous effects change about an object: each modification with its layer and its deed on one row (613)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from app.engine.keywords import expanded
from app.engine.quantities import measure
from app.engine.registry import Registry
from app.engine.scene import Scene, Sight
from app.game.row import Row
from app.vocabulary import statics, type_changes
from app.vocabulary.abilities import Keywords
from app.vocabulary.keywords import Keyword
from app.vocabulary.quantities import Number
from app.vocabulary.references import Bound
from app.vocabulary.statics import Modification
from app.vocabulary.subtypes import PARENTS
from app.vocabulary.tree import mentions
from app.vocabulary.words import CardType


class Layer(StrEnum):
    """Layers and sublayers in the order in which they apply (613.1, 613.4); changes of rules come last (613.11)."""

    COPY = "1"
    CONTROL = "2"
    TEXT = "3"
    TYPE = "4"
    COLOR = "5"
    ABILITY = "6"
    POWER_DEFINED = "7a"
    POWER_SET = "7b"
    POWER_CHANGED = "7c"
    POWER_SWITCHED = "7d"
    RULES = "rules"


Apply = Callable[[Row, Modification], None]


@dataclass(frozen=True, slots=True)
class _Modified:
    layer: Layer
    apply: Apply


_MODIFIED: dict[type[Modification], _Modified] = {}
_registry: Registry[None] = Registry(Modification)


def modifies(*kinds: type[Modification], layer: Layer) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register how kinds of modification change a row, and in which layer."""

    def register(apply: Callable[..., None]) -> Callable[..., None]:
        for kind in kinds:
            _MODIFIED[kind] = _Modified(layer, apply)
        return _registry(*kinds)(apply)

    return register


def layer_of(it: Modification) -> Layer:
    """The layer in which a modification applies."""
    return _MODIFIED[type(it)].layer


def apply(row: Row, it: Modification) -> None:
    """Change a row as a settled modification says."""
    _MODIFIED[type(it)].apply(row, it)


@lru_cache(maxsize=4096)
def speaks_of_each(changes: tuple[Modification, ...]) -> bool:
    """Whether changes speak of the one object they are made to: "for each counter on it"."""
    return any(found.name == "each" for found in mentions(changes, Bound))


def settle(it: Modification, sight: Sight, scene: Scene) -> Modification:
    """A modification with its numbers worked out: what it does at this moment."""
    if isinstance(it, statics.GetPTTimes):
        times = measure(it.times, sight, scene)
        return statics.GetPT(it.power * times, it.toughness * times)
    if isinstance(it, type_changes.BasePT):
        power, toughness = measure(it.power, sight, scene), measure(it.toughness, sight, scene)
        return type_changes.BasePT(Number(power), Number(toughness))
    if isinstance(it, type_changes.BasePTEqual):
        number = Number(measure(it.value, sight, scene))
        return type_changes.BasePT(number, number)
    return it


@modifies(statics.HaveKeywords, layer=Layer.ABILITY)
def have_keywords(row: Row, it: statics.HaveKeywords) -> None:
    given = tuple(Keywords((one,)) if isinstance(one, Keyword) else one for one in it.keywords)
    row.abilities += expanded(given)


@modifies(statics.GetPT, statics.GetPTTimes, layer=Layer.POWER_CHANGED)
def get_power_and_toughness(row: Row, it: statics.GetPT) -> None:
    if row.power is not None and row.toughness is not None:
        row.power += it.power
        row.toughness += it.toughness


@modifies(
    statics.DoNotUntap,
    statics.Cannot,
    statics.MustAttack,
    statics.BlockOnly,
    statics.CannotBeBlockedBy,
    layer=Layer.RULES,
)
def changes_the_rules(row: Row, it: Modification) -> None:
    """The rules ask the row for these where they come into play."""
    row.rules += (it,)


@modifies(type_changes.AlsoOfSubtype, layer=Layer.TYPE)
def also_of_subtype(row: Row, it: type_changes.AlsoOfSubtype) -> None:
    row.subtypes |= {it.subtype}


@modifies(type_changes.AlsoOfType, layer=Layer.TYPE)
def also_of_type(row: Row, it: type_changes.AlsoOfType) -> None:
    row.types |= {it.type}


@modifies(type_changes.BecomeArtifactCreature, layer=Layer.TYPE)
def become_artifact_creature(row: Row, it: type_changes.BecomeArtifactCreature) -> None:
    row.types |= {CardType.ARTIFACT, CardType.CREATURE}


@modifies(type_changes.OnlyOfType, layer=Layer.TYPE)
def only_of_type(row: Row, it: type_changes.OnlyOfType) -> None:
    """With a card type go its subtypes (205.1a)."""
    row.types = frozenset({it.type})
    row.subtypes = frozenset(name for name in row.subtypes if it.type in PARENTS.get(name, ()))


@modifies(type_changes.OnlyOfLandType, layer=Layer.TYPE)
def only_of_land_type(row: Row, it: type_changes.OnlyOfLandType) -> None:
    """Setting a land's type takes away its other land types and the abilities of its text (305.7)."""
    others = frozenset(name for name in row.subtypes if CardType.LAND not in PARENTS.get(name, ()))
    row.subtypes = others | {it.subtype}
    row.abilities = ()


@modifies(type_changes.LoseAllAbilities, layer=Layer.ABILITY)
def lose_all_abilities(row: Row, it: type_changes.LoseAllAbilities) -> None:
    row.abilities = ()


@modifies(type_changes.BasePT, type_changes.BasePTEqual, layer=Layer.POWER_SET)
def set_base_power_and_toughness(row: Row, it: type_changes.BasePT) -> None:
    if isinstance(it.power, Number) and isinstance(it.toughness, Number):
        row.power, row.toughness = it.power.value, it.toughness.value

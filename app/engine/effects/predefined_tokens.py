"""The tokens that the rules define by name (111.10)."""

from __future__ import annotations

from app.vocabulary.abilities import Ability, Activated, Keywords
from app.vocabulary.actions import Perform, PerformCounted
from app.vocabulary.cards import Face
from app.vocabulary.costs import Cost, CostItem, PayMana, TapThis
from app.vocabulary.counters import PutCounters
from app.vocabulary.filters import Filter, IsCard, IsSpell, NotOfType, OfSupertype, OfType, Typed, YouControl
from app.vocabulary.instructions import AddMana, Draw, GainLife, Instruction, Sacrifice
from app.vocabulary.keywords import Plain
from app.vocabulary.limits import AsASorcery, Limit
from app.vocabulary.mana import AnyColor, ManaOf, Symbols
from app.vocabulary.mana_riders import NotToCast
from app.vocabulary.quantities import Number
from app.vocabulary.references import A, Bound, Reference, Target, This, You
from app.vocabulary.statements import Do
from app.vocabulary.words import CardType, Supertype
from app.vocabulary.zones import Discard, Put, Search, Shuffle, ToBattlefield

ONE = Number(1)
_SACRIFICE = Sacrifice(This())
_CREATURE = Filter((OfType(CardType.CREATURE),))
_YOUR_CREATURE = Filter((OfType(CardType.CREATURE),), controller=YouControl())
_NONARTIFACT_SPELL = Filter((IsSpell(),), (NotOfType(CardType.ARTIFACT),))
_BASIC_LAND_CARD = Filter((IsCard(),), (OfSupertype(Supertype.BASIC), Typed((CardType.LAND,))))


def _activated(
    *cost: CostItem | Instruction,
    does: tuple[Instruction, ...],
    who: Reference | None = None,
    limits: tuple[Limit, ...] = (),
) -> Activated:
    return Activated(Cost(cost), (Do(who or You(), does),), limits)


def _generic(amount: int) -> PayMana:
    return PayMana((f"{{{amount}}}",))


def _token(name: str, *abilities: Ability, type: CardType = CardType.ARTIFACT) -> tuple[tuple[str, ...], Face]:
    return (name,), Face(f"{name} Token", None, (type,), (name,), abilities=abilities)


_ANY_COLOR = AddMana(ManaOf(ONE, AnyColor()))
_COLORLESS_FOR_ARTIFACTS = Activated(
    Cost((TapThis(),)), (Do(You(), (AddMana(Symbols(("{C}",))),)), NotToCast(A(_NONARTIFACT_SPELL)))
)
_FETCH = (
    Search(You(), A(_BASIC_LAND_CARD, bind="chosen-1")),
    Put(Bound("chosen-1"), ToBattlefield("tapped")),
    Shuffle(You()),
)

PREDEFINED: dict[tuple[str, ...], Face] = dict(
    (
        _token("Treasure", _activated(TapThis(), _SACRIFICE, does=(_ANY_COLOR,))),
        _token("Food", _activated(_generic(2), TapThis(), _SACRIFICE, does=(GainLife(Number(3)),))),
        _token("Gold", _activated(_SACRIFICE, does=(_ANY_COLOR,))),
        _token(
            "Shard",
            _activated(_generic(2), _SACRIFICE, does=(PerformCounted("scry", ONE), Draw(ONE))),
            type=CardType.ENCHANTMENT,
        ),
        _token("Clue", _activated(_generic(2), _SACRIFICE, does=(Draw(ONE),))),
        _token(
            "Blood",
            _activated(_generic(1), TapThis(), Discard(A(Filter((IsCard(),)))), _SACRIFICE, does=(Draw(ONE),)),
        ),
        _token("Powerstone", _COLORLESS_FOR_ARTIFACTS),
        _token(
            "Map",
            _activated(
                _generic(1),
                TapThis(),
                _SACRIFICE,
                who=Target(_YOUR_CREATURE, slot=1),
                does=(Perform("explore"),),
                limits=(AsASorcery(),),
            ),
        ),
        _token("Lander", _activated(_generic(2), TapThis(), _SACRIFICE, does=_FETCH)),
        _token(
            "Mutagen",
            _activated(
                _generic(1),
                TapThis(),
                _SACRIFICE,
                does=(PutCounters("+1/+1", Target(_CREATURE, slot=1), ONE),),
                limits=(AsASorcery(),),
            ),
        ),
        _token("Vibranium", Keywords((Plain("indestructible"),)), _COLORLESS_FOR_ARTIFACTS),
    )
)
"""The face of each, by its subtypes as they are said; those of Roles and Incubators are not written down (111.10i)."""

CLUE = PREDEFINED[("Clue",)]

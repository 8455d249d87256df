"""What mana may be spent on: its riders and restrictions, asked before it is spent (106.6)."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.references import means
from app.engine.registry import Registry
from app.engine.run import Run
from app.engine.scene import Scene, Sight
from app.engine.statements import follows
from app.game.mana import Mana
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import mana_riders as words
from app.vocabulary.mana_riders import RIDERS, Use
from app.vocabulary.statements import Statement


@dataclass(frozen=True, slots=True)
class ToCast:
    """Mana is spent on casting a spell, with this mana cost or another cost in its place."""

    spell: ObjectId
    cost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ToActivate:
    """Mana is spent on activating an ability of an object."""

    source: ObjectId
    cost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ForAnEffect:
    """Mana is spent because a resolving effect, or a rule, asks for it."""

    cost: tuple[str, ...] = ()


Purpose = ToCast | ToActivate | ForAnEffect

allows: Registry[bool] = Registry(Use)


@follows(*RIDERS)
def ride(run: Run, it: Statement, scene: Scene) -> None:
    """The sentence has been attached to the mana as that was added (106.6)."""


def may_spend(run: Run, player: PlayerId, unit: Mana, purpose: Purpose) -> bool:
    """Whether a player's unit of mana may be spent on something."""
    scene = Scene(player, unit.source or "")
    return all(_rider_allows(rider, purpose, run.sight, scene) for rider in unit.riders)


def _rider_allows(rider: Statement, purpose: Purpose, sight: Sight, scene: Scene) -> bool:
    match rider:
        case words.SpendOnly(uses):
            return any(allows[type(use)](use, purpose, sight, scene) for use in uses)
        case words.SpendOnlyOnX():
            return "{X}" in purpose.cost
        case words.NotToCast(what):
            return not (isinstance(purpose, ToCast) and means(what, purpose.spell, sight, scene))
    return True


@allows(words.ToCast)
def to_cast(use: words.ToCast, purpose: Purpose, sight: Sight, scene: Scene) -> bool:
    """The spell is what the words say, as it is on the stack."""
    return isinstance(purpose, ToCast) and means(use.what, purpose.spell, sight, scene)


@allows(words.ToActivate)
def to_activate(use: words.ToActivate, purpose: Purpose, sight: Sight, scene: Scene) -> bool:
    return isinstance(purpose, ToActivate) and means(use.of, purpose.source, sight, scene)


@allows(words.ToActivateAny)
def to_activate_any(use: words.ToActivateAny, purpose: Purpose, sight: Sight, scene: Scene) -> bool:
    return isinstance(purpose, ToActivate)

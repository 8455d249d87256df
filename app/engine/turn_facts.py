"""Facts about what has happened this turn, found in the events of the turn (608.2i)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.engine.meaning import Test
from app.engine.outcomes import Unsupported
from app.engine.scene import Scene, Sight
from app.game.events import (
    AttackersDeclared,
    CardDrawn,
    DamageDealt,
    Event,
    LifeGained,
    LifeLost,
    Manner,
    Moved,
    SpellCast,
    StepBegan,
)
from app.game.objects import PlayerId
from app.vocabulary.words import CardType, Step, Zone

Fact = Callable[[Sight, Scene], bool]


def _at_least(wanted: int, found: Iterator[Event], sight: Sight) -> bool:
    """Whether so many events are found. Raises `Unsupported` if too few are and the turn's beginning is not known."""
    if sum(1 for _ in found) >= wanted:
        return True
    if not _whole_turn_is_known(sight):
        raise Unsupported("608.2i", "The game state does not tell what happened earlier this turn.")
    return False


def _whole_turn_is_known(sight: Sight) -> bool:
    now = sight.state.turn.number
    return any(
        isinstance(event, StepBegan) and event.step is Step.UNTAP and event.turn == now for event in sight.state.history
    )


def spells_cast(players: tuple[PlayerId, ...], spells: Test, sight: Sight, scene: Scene) -> int:
    """How many spells of a kind some players have cast this turn.

    Raises `Unsupported` where the turn's beginning is not known.
    """
    if not _whole_turn_is_known(sight):
        raise Unsupported("608.2i", "The game state does not tell which spells have been cast this turn.")
    cast = (event for event in sight.state.history if isinstance(event, SpellCast) and event.player in players)
    return sum(spells(sight.row(event.spell), sight, scene) for event in cast)


def _any(test: Callable[[Event, Sight, Scene], bool]) -> Fact:
    """The fact that an event of a kind has happened."""
    return lambda sight, scene: _at_least(1, (it for it in sight.state.history if test(it, sight, scene)), sight)


def _you_gained_life(event: Event, sight: Sight, scene: Scene) -> bool:
    return isinstance(event, LifeGained) and event.player == scene.you


def _you_lost_life(event: Event, sight: Sight, scene: Scene) -> bool:
    return _loses_life(event, scene.you)


def _an_opponent_lost_life(event: Event, sight: Sight, scene: Scene) -> bool:
    return any(_loses_life(event, player) for player in sight.state.opponents(scene.you))


def _loses_life(event: Event, player: PlayerId) -> bool:
    """Damage dealt to a player is lost life (120.3a)."""
    if isinstance(event, DamageDealt):
        return event.recipient == player
    return isinstance(event, LifeLost) and event.player == player


def _an_opponent_was_dealt_damage(event: Event, sight: Sight, scene: Scene) -> bool:
    return isinstance(event, DamageDealt) and event.recipient in sight.state.opponents(scene.you)


def _left_the_battlefield(event: Event, sight: Sight, *, type: CardType | None = None, of: PlayerId = "") -> bool:
    """A permanent left the battlefield; as it last was there, it was of a type and under someone's control."""
    if not isinstance(event, Moved) or event.origin is not Zone.BATTLEFIELD:
        return False
    row = sight.row(event.object)
    return (type is None or type in row.types) and (not of or row.controller == of)


def _a_creature_died(event: Event, sight: Sight, scene: Scene) -> bool:
    """A creature was put into a graveyard from the battlefield (700.4)."""
    return (
        isinstance(event, Moved)
        and event.zone is Zone.GRAVEYARD
        and _left_the_battlefield(event, sight, type=CardType.CREATURE)
    )


def _a_permanent_of_yours_left(event: Event, sight: Sight, scene: Scene) -> bool:
    return _left_the_battlefield(event, sight, of=scene.you)


def _a_creature_of_yours_left(event: Event, sight: Sight, scene: Scene) -> bool:
    return _left_the_battlefield(event, sight, type=CardType.CREATURE, of=scene.you)


def _you_sacrificed(event: Event, sight: Sight, scene: Scene) -> bool:
    """Only its controller can sacrifice a permanent (701.21a)."""
    return (
        isinstance(event, Moved)
        and event.manner is Manner.SACRIFICED
        and sight.row(event.object).controller == scene.you
    )


def _you_discarded(event: Event, sight: Sight, scene: Scene) -> bool:
    return isinstance(event, Moved) and event.manner is Manner.DISCARDED and event.by == scene.you


def _you_attacked(event: Event, sight: Sight, scene: Scene) -> bool:
    """Who has declared an attacker has attacked; who has put one onto the battlefield so has not (508.4)."""
    return isinstance(event, AttackersDeclared) and event.player == scene.you and bool(event.attackers)


def you_cast_another_spell(sight: Sight, scene: Scene) -> bool:
    """A spell other than the one the ability is on, or the one that became what it is on."""
    it = sight.state.objects.get(scene.source)
    own = (scene.source, it.was if it is not None else None)
    others = (
        event
        for event in sight.state.history
        if isinstance(event, SpellCast) and event.player == scene.you and event.spell not in own
    )
    return _at_least(1, others, sight)


def no_spells_were_cast(sight: Sight, scene: Scene) -> bool:
    return not _at_least(1, (event for event in sight.state.history if isinstance(event, SpellCast)), sight)


def you_drew_a_second_card(sight: Sight, scene: Scene) -> bool:
    drawn = (
        event
        for event in sight.state.history
        if isinstance(event, CardDrawn) and event.player == scene.you and event.card is not None
    )
    return _at_least(2, drawn, sight)


def you_played_a_land(sight: Sight, scene: Scene) -> bool:
    return sight.state.players[scene.you].lands_played > 0


TURN_FACTS: dict[str, Fact] = {
    "a creature died this turn": _any(_a_creature_died),
    "a creature left the battlefield under your control this turn": _any(_a_creature_of_yours_left),
    "a permanent left the battlefield under your control this turn": _any(_a_permanent_of_yours_left),
    "a permanent you controlled left the battlefield this turn": _any(_a_permanent_of_yours_left),
    "a opponent lost life this turn": _any(_an_opponent_lost_life),
    "a opponent was dealt damage this turn": _any(_an_opponent_was_dealt_damage),
    "no spells were cast this turn": no_spells_were_cast,
    "you attacked this turn": _any(_you_attacked),
    "you attacked with a creature this turn": _any(_you_attacked),
    "you cast another spell this turn": you_cast_another_spell,
    "you discarded a card this turn": _any(_you_discarded),
    "you gained life this turn": _any(_you_gained_life),
    "you lost life this turn": _any(_you_lost_life),
    "you played a land this turn": you_played_a_land,
    "you sacrificed a permanent this turn": _any(_you_sacrificed),
    "you've cast another spell this turn": you_cast_another_spell,
    "you've discarded a card this turn": _any(_you_discarded),
    "you've drawn your second card this turn": you_drew_a_second_card,
    "you've gained life this turn": _any(_you_gained_life),
}

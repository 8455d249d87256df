"""Whether a player may begin to activate an ability at all (602.2, 602.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.engine import costs
from app.engine.activation_limits import Attempt, must_be_allowed
from app.engine.finding_mana import ManaSource
from app.engine.functioning import functions_in
from app.engine.mana_abilities import judge_activated
from app.engine.outcomes import Illegal
from app.engine.rows import Row
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.trace import Literally
from app.engine.unread import not_understood
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Activated, Unread
from app.vocabulary.costs import TapThis, UntapThis
from app.vocabulary.words import CardType, Zone

_OTHER_ZONES = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
"""Where, besides the battlefield, activated abilities may function (113.6)."""


def ability_at(run: Run, source: ObjectId, place: int) -> Activated:
    """An activated ability of an object by its place, from 1.

    Raises `Illegal` where there is none, `Unsupported` where it was not understood.
    """
    abilities = run.row(source).activated()
    if not 1 <= place <= len(abilities):
        raise _no_such_ability(run, source)
    ability = abilities[place - 1]
    if isinstance(ability, Unread):
        raise not_understood(source, ability, "602.1")
    return ability


def _no_such_ability(run: Run, source: ObjectId) -> Illegal:
    """That an object has not the ability which is meant, with the effects that could have taken it."""
    shaping = run.row(source).shaped_by
    if not shaping:
        return Illegal("602.1", "{source} has no such activated ability now.", source=source)
    for rule, effect in dict.fromkeys(shaping):
        run.trace.note(rule, SHAPES, effect=effect, object=source)
    effects = tuple(dict.fromkeys(effect for _, effect in shaping))
    return Illegal(
        "602.1", "{source} has no such activated ability now, because of {effects}.", source=source, effects=effects
    )


SHAPES = "{effect} determines which types or abilities {object} has."


def attempt_at(run: Run, player: PlayerId, source: ManaSource, *, for_payment: bool) -> Attempt:
    """What it is to activate the ability at a place, told apart from identical ones of the object (602.5c)."""
    ability = ability_at(run, source.source, source.ability)
    before = run.row(source.source).activated()[: source.ability - 1]
    return Attempt(player, source.source, ability, before.count(ability) + 1, for_payment)


def must_be_able_to_begin(run: Run, it: Attempt, scene: Scene) -> None:
    """Raise `Illegal` where the player may not begin to activate the ability (602.2, 602.5)."""
    row, zone = run.row(it.source), functions_in(it.ability)
    if row.zone is not zone:
        raise Illegal("113.6", "{source}'s ability works only {zone}.", source=it.source, zone=zone)
    if _whose(run, row) != it.player:
        raise Illegal(
            "602.2",
            "{player} doesn't control {source}; only its controller can activate its abilities.",
            player=it.player,
            source=it.source,
        )
    must_be_allowed(run, it)
    costs.must_be_payable(run, it.ability.cost, scene)
    _must_not_be_sick(run, it)


def mana_abilities(run: Run, player: PlayerId) -> Iterator[ManaSource]:
    """A player's activated mana abilities that function where their objects are (113.6)."""
    for row in _could_have_some(run, player):
        for place, ability in enumerate(row.activated(), 1):
            if not isinstance(ability, Activated) or functions_in(ability) is not row.zone:
                continue
            if judge_activated(ability).is_mana_ability:
                yield ManaSource(row.id, place)


def need_read(run: Run, player: PlayerId) -> None:
    """Raise `Unsupported` if an activated ability of the player's was not understood: it might make mana (605.3a)."""
    if run.ignore_unread:
        return
    for row in _could_have_some(run, player):
        for line in row.unread("activated"):
            if line.zone in (None, row.zone):
                raise not_understood(row.id, line, "605.3a")


def _could_have_some(run: Run, player: PlayerId) -> Iterable[Row]:
    """The objects whose activated abilities the player could activate: permanents first, then other cards (602.2)."""
    yield from (row for row in run.view.permanents() if row.controller == player)
    for zone in _OTHER_ZONES:
        yield from (row for row in map(run.row, run.state.ids(zone, player)) if _whose(run, row) == player)


def _whose(run: Run, row: Row) -> PlayerId:
    """Who may activate abilities of an object: its controller, or its owner where it has none (602.2)."""
    return row.controller or run.object(row.id).owner


def _must_not_be_sick(run: Run, it: Attempt) -> None:
    """The "summoning sickness" rule, for {T} and {Q} in the costs of creatures (302.6, 602.5a)."""
    row = run.row(it.source)
    symbol = next((item for item in it.ability.cost.items if isinstance(item, (TapThis, UntapThis))), None)
    if symbol is None or CardType.CREATURE not in row.types:
        return
    rule, sign = ("107.5", "{T}") if isinstance(symbol, TapThis) else ("107.6", "{Q}")
    fields: dict[str, object] = {"source": it.source, "player": it.player, "symbol": Literally(sign)}
    if not run.object(it.source).summoning_sick:
        run.lean(it.source, "summoning_sick")
        return
    run.trace.note(rule, "{source} is a creature, and its ability has {symbol} in its cost.", **fields)
    if row.has("haste"):
        run.trace.note(
            "702.10c", "{source} has haste, so it doesn't matter how long {player} has controlled it.", **fields
        )
        return
    run.trace.note(
        "302.6",
        "{player} hasn't controlled {source} continuously since {player}'s most recent turn began.",
        **fields,
    )
    raise Illegal("602.5a", "{source} hasn't haste either: the ability can't be activated.", **fields)

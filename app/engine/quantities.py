"""How many: quantities evaluated when an effect is applied (608.2h)."""

from __future__ import annotations

from app.engine import filters
from app.engine.filters.phrases import asks_for_looks
from app.engine.meaning import measure, measures, refer
from app.engine.outcomes import Unsupported
from app.engine.properties import properties
from app.engine.scene import Scene, Sight
from app.engine.turn_facts import spells_cast
from app.game.library import size
from app.game.objects import PlayerId
from app.vocabulary import measures as values
from app.vocabulary import quantities as words
from app.vocabulary.filters import Filter
from app.vocabulary.quantities import AnyNumber, OrMore, Quantity, UpTo
from app.vocabulary.relations import InZoneOf
from app.vocabulary.words import Zone

__all__ = ["bounds", "enough", "measure", "measures"]


def bounds(quantity: Quantity, sight: Sight, scene: Scene) -> tuple[int, int | None]:
    """The least and the greatest number that a quantity allows; None where nothing limits it (107.1c)."""
    match quantity:
        case UpTo(limit):
            return 0, measure(limit, sight, scene)
        case OrMore(least):
            return measure(least, sight, scene), None
        case AnyNumber():
            return 0, None
        case _:
            exactly = measure(quantity, sight, scene)
            return exactly, exactly


def enough(wanted: Quantity, found: int, sight: Sight, scene: Scene) -> bool:
    """Whether so many are what a condition asks for: none for nought, at most so many for "up to", else at least."""
    least, most = bounds(wanted, sight, scene)
    if isinstance(wanted, UpTo) or not least:
        return most is None or found <= most
    return found >= least


@measures(words.Number)
def number(it: words.Number, sight: Sight, scene: Scene) -> int:
    return it.value


@measures(words.X)
def x(it: words.X, sight: Sight, scene: Scene) -> int:
    return scene.x


@measures(UpTo, OrMore, AnyNumber)
def number_of_choice(it: UpTo | OrMore | AnyNumber, sight: Sight, scene: Scene) -> int:
    """A number that a player chooses is no number until it is chosen: `picking.amount` has it chosen."""
    raise Unsupported("608.2d", "{source} lets a player choose a number here.", source=scene.source)


@measures(words.Multiple)
def multiple(it: words.Multiple, sight: Sight, scene: Scene) -> int:
    return measure(it.factor, sight, scene) * measure(it.of, sight, scene)


@measures(words.ThatMany)
def that_many(it: words.ThatMany, sight: Sight, scene: Scene) -> int:
    """The number that the event or the instruction before was about, bound as "amount"."""
    amount = scene.bound.get("amount")
    if not isinstance(amount, int):
        raise Unsupported("608.2c", "It is not known which number {source} refers back to.", source=scene.source)
    return amount


LISTED_BY_PLAYER = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)
"""Zones of which a state may say nothing for a player: then they count as empty."""


@measures(words.Count)
def count(it: words.Count, sight: Sight, scene: Scene) -> int:
    """How many objects and players match. Cards of a library count even where the game state does not list them."""
    zone = filters.zone_of(it.what)
    if zone in LISTED_BY_PLAYER:
        for player in _owners(it.what, sight, scene):
            sight.lean(player, zone.value)
    if zone is Zone.LIBRARY and not asks_for_looks(it.what):
        return sum(size(sight.state, player) for player in _owners(it.what, sight, scene))
    return len(filters.objects(it.what, sight, scene)) + len(filters.players(it.what, sight, scene))


def _owners(noun: Filter, sight: Sight, scene: Scene) -> tuple[PlayerId, ...]:
    assert isinstance(noun.controller, InZoneOf)
    return refer(noun.controller.whose, sight, scene)


@measures(values.Property)
def property_of_one(it: values.Property, sight: Sight, scene: Scene) -> int:
    """A property of one thing; where there is no such thing, or it has no such property, 0 (107.2)."""
    found = properties(refer(it.of, sight, scene), it.property, sight)
    return found[0] if len(found) == 1 else 0


@measures(values.Greatest)
def greatest(it: values.Greatest, sight: Sight, scene: Scene) -> int:
    return max(properties(filters.objects(it.what, sight, scene), it.property, sight), default=0)


@measures(values.Total)
def total(it: values.Total, sight: Sight, scene: Scene) -> int:
    return sum(properties(filters.objects(it.what, sight, scene), it.property, sight))


@measures(values.Devotion)
def devotion(it: values.Devotion, sight: Sight, scene: Scene) -> int:
    """Mana symbols of the colour, hybrid ones included, among your permanents' mana costs (700.5)."""
    costs = (row.mana_cost or () for row in sight.rows.values() if row.controller == scene.you)
    return sum(it.color in symbol.strip("{}").split("/") for cost in costs for symbol in cost)


@measures(values.CountersOn)
def counters_on(it: values.CountersOn, sight: Sight, scene: Scene) -> int:
    found = refer(it.what, sight, scene)
    for id in found:
        sight.lean(id, "counters")
    return sum(dict(sight.row(id).counters).get(it.kind, 0) for id in found)


@measures(values.Twice)
def twice(it: values.Twice, sight: Sight, scene: Scene) -> int:
    return 2 * measure(it.value, sight, scene)


@measures(values.RemovedThisWay)
def removed_this_way(it: values.RemovedThisWay, sight: Sight, scene: Scene) -> int:
    """As many as a cost or an earlier instruction removed."""
    count = scene.bound.get("removed")
    if not isinstance(count, int):
        raise Unsupported("608.2h", "It is not known how many counters {source} had removed.", source=scene.source)
    return count


@measures(values.SpellsCast)
def spells_cast_this_turn(it: values.SpellsCast, sight: Sight, scene: Scene) -> int:
    """Those that have been cast; the one being cast is not yet among them (601.2i)."""
    return spells_cast(refer(it.who, sight, scene), filters.test(filters.without_other(it.what)), sight, scene)

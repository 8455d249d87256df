"""Which thing is meant: references evaluated to the ids of objects and players."""

from __future__ import annotations

from app.engine import filters
from app.engine.meaning import Ids, measure, refer, refers
from app.engine.outcomes import Unsupported
from app.engine.scene import Scene, Sight
from app.game.library import known_top, size
from app.vocabulary import references as words
from app.vocabulary.references import Reference
from app.vocabulary.words import Zone

__all__ = ["Ids", "means", "refer", "refers"]


def means(reference: Reference, id: str, sight: Sight, scene: Scene) -> bool:
    """Whether a reference means a certain object or player, wherever an object is or was: so in event patterns."""
    match reference:
        case words.Either(things) | words.Both(things):
            return any(means(thing, id, sight, scene) for thing in things)
        case words.A(what) | words.Each(what) | words.Some(what=what):
            if id in sight.state.players:
                return id in filters.players(what, sight, scene)
            return sight.knows(id) and filters.test(what)(sight.row(id), sight, scene)
        case _:
            return id in refer(reference, sight, scene)


@refers(words.This)
def this(it: words.This, sight: Sight, scene: Scene) -> Ids:
    return (scene.source,)


@refers(words.ThisFrom)
def this_from(it: words.ThisFrom, sight: Sight, scene: Scene) -> Ids:
    """The object the ability is on, or the card that it has just become (400.7e), if it is in the zone."""
    there = (id for player in refer(it.of, sight, scene) for id in sight.state.ids(it.zone, player))
    return tuple(id for id in there if scene.source in (id, sight.object(id).was))


@refers(words.Those)
def those(it: words.Those, sight: Sight, scene: Scene) -> Ids:
    return it.ids


@refers(words.You)
def you(it: words.You, sight: Sight, scene: Scene) -> Ids:
    return (scene.you,)


@refers(words.A, words.Each, words.Some)
def matching(it: words.A | words.Each | words.Some, sight: Sight, scene: Scene) -> Ids:
    """Everything that matches; where only some are meant, who acts picks among them (`picking`)."""
    return (*filters.objects(it.what, sight, scene), *filters.players(it.what, sight, scene))


@refers(words.Target, words.AnotherTarget)
def target(it: words.Target, sight: Sight, scene: Scene) -> Ids:
    return bound_ids(scene, f"target-{it.slot}")


@refers(words.Bound)
def bound(it: words.Bound, sight: Sight, scene: Scene) -> Ids:
    return bound_ids(scene, it.name)


@refers(words.DefendingPlayer)
def defending_player(it: words.DefendingPlayer, sight: Sight, scene: Scene) -> Ids:
    """The player whom the attacking creature in question attacks: that of the event, else the ability's own (508.5)."""
    combat = sight.state.combat
    asked = (*bound_ids(scene, "subject"), scene.source)
    attackers = (combat.attacker(id) for id in asked) if combat is not None else ()
    found = next((attacker for attacker in attackers if attacker is not None), None)
    if found is None:
        raise Unsupported("508.5", "It is not known which player {source} attacked.", source=scene.source)
    return (found.defending,)


@refers(words.Host)
def host(it: words.Host, sight: Sight, scene: Scene) -> Ids:
    """What this is attached to, whatever it is now (303.4m)."""
    attached_to = sight.object(scene.source).attached_to
    return () if attached_to is None else (attached_to,)


@refers(words.WholeHand)
def whole_hand(it: words.WholeHand, sight: Sight, scene: Scene) -> Ids:
    return tuple(id for player in refer(it.of, sight, scene) for id in sight.state.ids(Zone.HAND, player))


@refers(words.Either, words.Both)
def several(it: words.Either | words.Both, sight: Sight, scene: Scene) -> Ids:
    return tuple(dict.fromkeys(id for thing in it.things for id in refer(thing, sight, scene)))


@refers(words.TopCards)
def top_cards(it: words.TopCards, sight: Sight, scene: Scene) -> Ids:
    """The top cards of a library, all of it if it has no more (401.1)."""
    wanted = measure(it.count, sight, scene)
    return tuple(id for player in refer(it.of, sight, scene) for id in _top(player, wanted, sight))


def _top(player: str, wanted: int, sight: Sight) -> Ids:
    known = known_top(sight.state, player)
    if len(known) < min(wanted, size(sight.state, player)):
        raise Unsupported("401.2", "It is not known which cards lie on top of {player}'s library.", player=player)
    return known[: max(0, wanted)]


@refers(words.CostPaid)
def cost_paid(it: words.CostPaid, sight: Sight, scene: Scene) -> Ids:
    """What a cost or an earlier instruction sacrificed, exiled, …: bound under the word for that deed (608.2h)."""
    if it.done not in scene.bound:
        raise Unsupported("608.2h", "It is not known what was {done} for {source}.", done=it.done, source=scene.source)
    return bound_ids(scene, it.done)


@refers(words.ControllerOf)
def controller_of(it: words.ControllerOf, sight: Sight, scene: Scene) -> Ids:
    """Who controls something, or last did if it is gone (608.2h)."""
    controllers = (sight.row(id).controller for id in refer(it.of, sight, scene))
    return tuple(dict.fromkeys(player for player in controllers if player is not None))


@refers(words.OwnerOf)
def owner_of(it: words.OwnerOf, sight: Sight, scene: Scene) -> Ids:
    return tuple(dict.fromkeys(sight.owner(id) for id in refer(it.of, sight, scene)))


def bound_ids(scene: Scene, name: str) -> Ids:
    """The ids bound under a name. Raises `Unsupported` where nothing is: what the words mean is not known then."""
    if name not in scene.bound:
        raise Unsupported("608.2c", "It is not known what an ability of {source} refers back to.", source=scene.source)
    value = scene.bound[name]
    if isinstance(value, tuple):
        return value
    return (value,) if isinstance(value, str) else ()

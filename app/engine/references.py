"""Which thing is meant: references evaluated to the ids of objects and players."""

from __future__ import annotations

from app.engine import filters
from app.engine.registry import Registry
from app.engine.scene import Scene, Sight
from app.vocabulary import references as words
from app.vocabulary.references import Reference

Ids = tuple[str, ...]

refers: Registry[Ids] = Registry(Reference)


def refer(reference: Reference, sight: Sight, scene: Scene) -> Ids:
    """The ids of the objects or players that a reference means now; none where it means nothing."""
    return refers[type(reference)](reference, sight, scene)


@refers(words.This)
def this(it: words.This, sight: Sight, scene: Scene) -> Ids:
    return (scene.source,)


@refers(words.You)
def you(it: words.You, sight: Sight, scene: Scene) -> Ids:
    return (scene.you,)


@refers(words.A, words.Each)
def matching(it: words.A | words.Each, sight: Sight, scene: Scene) -> Ids:
    return (*filters.permanents(it.what, sight, scene), *filters.players(it.what, sight, scene))


@refers(words.Target)
def target(it: words.Target, sight: Sight, scene: Scene) -> Ids:
    return _ids(scene, f"target-{it.slot}")


@refers(words.Bound)
def bound(it: words.Bound, sight: Sight, scene: Scene) -> Ids:
    return _ids(scene, it.name)


@refers(words.ControllerOf)
def controller_of(it: words.ControllerOf, sight: Sight, scene: Scene) -> Ids:
    controllers = (sight.row(id).controller for id in refer(it.of, sight, scene))
    return tuple(dict.fromkeys(player for player in controllers if player is not None))


@refers(words.OwnerOf)
def owner_of(it: words.OwnerOf, sight: Sight, scene: Scene) -> Ids:
    return tuple(dict.fromkeys(sight.state.objects[id].owner for id in refer(it.of, sight, scene)))


def _ids(scene: Scene, name: str) -> Ids:
    value = scene.bound.get(name, ())
    if isinstance(value, tuple):
        return value
    return (value,) if isinstance(value, str) else ()

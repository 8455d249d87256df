"""Facts about how an object came to be cast that its abilities ask for (607.2, 400.7d)."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.scene import Scene, Sight
from app.game.objects import Cast
from app.vocabulary.words import Zone

Fact = Callable[[Sight, Scene], bool]


def _it(scene: Scene) -> str:
    """The object spoken of as "it": that of the triggering event, else the one the ability is on."""
    subject = scene.bound.get("subject")
    return subject if isinstance(subject, str) else scene.source


def _cast(id: str, sight: Sight) -> Cast | None:
    """How an object was cast; None if it was not: a copy put onto the stack has no mana spent on it."""
    cast = sight.object(id).cast
    return cast if cast is not None and cast.zone is not None else None


def it_was_cast(sight: Sight, scene: Scene) -> bool:
    return _cast(_it(scene), sight) is not None


def you_cast_it(sight: Sight, scene: Scene) -> bool:
    """A spell is cast by the player who then controls it, and so the permanent that it becomes (112.2, 110.2)."""
    return it_was_cast(sight, scene) and sight.object(_it(scene)).controller == scene.you


def you_cast_it_from_your_hand(sight: Sight, scene: Scene) -> bool:
    cast = _cast(_it(scene), sight)
    return cast is not None and cast.zone is Zone.HAND and you_cast_it(sight, scene)


def this_spell_was_cast_from_a_graveyard(sight: Sight, scene: Scene) -> bool:
    cast = _cast(scene.source, sight)
    return cast is not None and cast.zone is Zone.GRAVEYARD


def it_was_kicked(sight: Sight, scene: Scene) -> bool:
    """A copy of a kicked spell is kicked too (707.10)."""
    cast = sight.object(_it(scene)).cast
    return cast is not None and cast.kicked


def this_spell_was_kicked(sight: Sight, scene: Scene) -> bool:
    cast = sight.object(scene.source).cast
    return cast is not None and cast.kicked


def it_was_not_kicked(sight: Sight, scene: Scene) -> bool:
    return not it_was_kicked(sight, scene)


def its_evoke_cost_was_paid(sight: Sight, scene: Scene) -> bool:
    cast = sight.object(_it(scene)).cast
    return cast is not None and cast.alternative == "evoke"


CASTING_FACTS: dict[str, Fact] = {
    "it was cast": it_was_cast,
    "its evoke cost was paid": its_evoke_cost_was_paid,
    "it was kicked": it_was_kicked,
    "it wasn't kicked": it_was_not_kicked,
    "this spell was kicked": this_spell_was_kicked,
    "you cast it": you_cast_it,
    "you cast it from your hand": you_cast_it_from_your_hand,
    "this spell was cast from a graveyard": this_spell_was_cast_from_a_graveyard,
}

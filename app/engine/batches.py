"""Triggers for which what happens to several at once is one event (603.2c).

So it is for "one or more creatures", for damage dealt simultaneously to one thing or by one thing, and for the life
that a player loses by it. Life is gained source by source (119.9).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from app.engine.patterns import Roles, alternatives
from app.engine.quantities import bounds
from app.engine.scene import Scene, Sight
from app.vocabulary.events import DealsDamage, Event, IsDealtDamage, LosesLife
from app.vocabulary.references import Some


@cache
def waits_for_several(event: Event) -> bool:
    """Whether what happens simultaneously is one event for a pattern."""
    return any(_is_of_several(one) for one in alternatives(event))


def gathered(event: Event, found: list[Roles], sight: Sight, scene: Scene) -> Iterator[Roles]:
    """The roles of each trigger: the several are one role, and amounts are added up.

    Events that differ in another role, such as the player that is dealt damage, are apart. Too few don't trigger.
    """
    pattern = next(one for one in alternatives(event) if _is_of_several(one))
    name = _several(pattern)
    role = "" if name is None else pattern.ROLES.get(name, name)
    unsaid = {pattern.ROLES.get(field, field) for field in pattern.MEANING if getattr(pattern, field) is None}
    apart: dict[tuple[tuple[str, object], ...], list[Roles]] = {}
    for roles in found:
        others = tuple((key, value) for key, value in sorted(roles.items()) if key not in (role, "amount", *unsaid))
        apart.setdefault(others, []).append(roles)
    for alike in apart.values():
        together: Roles = dict(alike[0])
        if name is not None:
            several = tuple(dict.fromkeys(str(roles[role]) for roles in alike))
            least, _ = bounds(getattr(pattern, name).count, sight, scene)
            if len(several) < least:
                continue
            together[role] = several
        if "amount" in together:
            together["amount"] = sum(int(str(roles["amount"])) for roles in alike)
        yield together


def _is_of_several(event: Event) -> bool:
    return isinstance(event, DealsDamage | IsDealtDamage | LosesLife) or _several(event) is not None


def _several(event: Event) -> str | None:
    """The field of a pattern that speaks of several things."""
    return next((name for name in event.MEANING if isinstance(getattr(event, name), Some)), None)

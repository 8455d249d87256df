"""How often limited abilities of an object were used: this turn, and ever (602.5b)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.run import Run
from app.game.objects import ObjectId, Uses
from app.vocabulary.abilities import Ability


def uses_of(run: Run, id: ObjectId, ability: Ability, nth: int) -> Uses:
    """The uses of an ability of an object, `nth` of the identical ones that it has (602.5c)."""
    kept = run.object(id).uses
    return next((it for it in kept if (it.ability, it.nth) == (ability, nth)), Uses(ability, nth))


def count_one_use(run: Run, id: ObjectId, ability: Ability, nth: int) -> None:
    """Keep in mind that an ability of an object was used once more."""
    before = uses_of(run, id, ability, nth)
    others = tuple(it for it in run.object(id).uses if it != before)
    run.change(id, uses=(*others, replace(before, this_turn=before.this_turn + 1, ever=before.ever + 1)))

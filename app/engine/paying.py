"""Paying while something resolves: "unless a player pays", and "a player may pay" (118.12)."""

from __future__ import annotations

from dataclasses import replace

from app.engine import costs
from app.engine.activating import Window
from app.engine.announcement import Announcement
from app.engine.entering import changes_entry
from app.engine.outcomes import Illegal
from app.engine.payment import pay_mana
from app.engine.quantities import measure
from app.engine.references import Ids, refer
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.spending import ForAnEffect
from app.engine.statements import follow, follows, performs
from app.engine.symbols import with_x
from app.game.events import Entry
from app.vocabulary.actions import Pay
from app.vocabulary.costs import Cost
from app.vocabulary.statements import Unless
from app.vocabulary.statics import EntersTappedUnlessDone


@follows(Unless)
def unless_paid(run: Run, it: Unless, scene: Scene) -> None:
    """Each player may pay, having activated mana abilities first (605.3a); if nobody does, it happens (118.12a)."""
    times = 1 if it.times is None else measure(it.times, run.sight, scene)
    cost = Cost(it.cost.items * times)
    for player in refer(it.who, run.sight, scene):
        if not _could_pay(run, cost, player, scene):
            run.trace.note("118.3", "{player} can't pay.", player=player)
            continue
        (picked,) = run.choose("pay", player, "118.12a", "Do you pay?", ("yes", "no"), source=scene.source)
        if picked == "yes":
            pay(run, cost, player, scene)
            return
    follow(run, (it.what,), scene)


def _could_pay(run: Run, cost: Cost, player: str, scene: Scene) -> bool:
    """Whether a player has what a cost demands, mana apart: that may still be made (118.3)."""
    try:
        costs.must_be_payable(run, cost, Scene(player, scene.source, bound=scene.bound, x=scene.x))
    except Illegal:
        return False
    return True


@changes_entry(EntersTappedUnlessDone)
def enters_tapped_unless_done(run: Run, it: EntersTappedUnlessDone, entry: Entry, scene: Scene) -> Entry:
    """Its controller chooses, and does it, before the permanent enters (614.12a)."""
    if _could_pay(run, it.cost, scene.you, scene):
        (picked,) = run.choose(
            "may", scene.you, "614.12a", "Do you do it as {source} enters?", ("yes", "no"), source=scene.source
        )
        if picked == "yes":
            costs.pay_rest(run, it.cost, scene)
            return entry
    return replace(entry, tapped=True)


@performs(Pay)
def pay_as_told(run: Run, it: Pay, who: Ids, scene: Scene) -> None:
    for player in who:
        pay(run, it.cost, player, scene)


def _x_is_defined(run: Run, scene: Scene) -> bool:
    """Whether X has a value already: one chosen before, or the one of the spell that the source was (107.3m)."""
    it = run.state.objects.get(scene.source)
    return scene.x > 0 or (it is not None and it.cast is not None and "{X}" in (run.row(it.id).mana_cost or ()))


def pay(run: Run, cost: Cost, player: str, scene: Scene) -> None:
    """Have a player pay a cost in the middle of a resolution. Raises `Illegal` where the player can't (118.3)."""
    if costs.has_x(cost) and not _x_is_defined(run, scene):
        scene.x = run.choose_number("x", player, "107.3f", "What is X?", source=scene.source)
        run.trace.note("107.3f", "{player} chooses {x} for X.", player=player, x=scene.x)
    payer = Scene(player, scene.source, bound=scene.bound, x=scene.x)
    costs.must_be_payable(run, cost, payer)
    mana = costs.mana_part(cost)
    window = Window(run, player, Announcement(), ForAnEffect(mana))
    pay_mana(run, player, with_x(mana, scene.x), Announcement(), window)
    costs.pay_rest(run, cost, payer)

"""Instructions about permanents: tap, untap, sacrifice, destroy (701)."""

from __future__ import annotations

from dataclasses import replace

from app.engine.door import happen
from app.engine.picking import Question, acting, candidates, pick, pick_in_turn
from app.engine.references import Ids
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import perform, performs
from app.engine.zones import found, moving
from app.game.events import Cause, Designated, Event, Manner, Moved, Tapped, Untapped
from app.game.objects import ObjectId
from app.vocabulary import instructions as verbs
from app.vocabulary.statics import SkipNextUntap
from app.vocabulary.words import Zone

KEPT_TAPPED = "kept tapped"
"""The designation of a permanent that doesn't untap during the next untap step of its controller (502.3)."""

TAP = Question("tap", prompt="What is tapped?")
UNTAP = Question("untap", prompt="What is untapped?")
DESTROY = Question("destroy", prompt="What is destroyed?")
SACRIFICE = Question("sacrifice", "701.21a", "Which permanent is sacrificed?")


def on_battlefield(run: Run, ids: Ids) -> tuple[ObjectId, ...]:
    """Those of the ids that are permanents now."""
    return tuple(id for id in ids if run.view.permanent(id) is not None)


@performs(verbs.Tap)
def tap(run: Run, it: verbs.Tap, who: Ids, scene: Scene) -> None:
    """Only what is untapped becomes tapped (701.26a)."""
    there = on_battlefield(run, found(run, pick_in_turn(run, it.what, who, scene, TAP), scene))
    happen(run, *(Tapped(id, scene.cause) for id in there if not run.object(id).tapped))


@performs(verbs.Untap)
def untap(run: Run, it: verbs.Untap, who: Ids, scene: Scene) -> None:
    """Only what is tapped becomes untapped (701.26b)."""
    there = on_battlefield(run, found(run, pick_in_turn(run, it.what, who, scene, UNTAP), scene))
    happen(run, *(Untapped(id, scene.cause) for id in there if run.object(id).tapped))


@performs(verbs.TapOrUntap)
def tap_or_untap(run: Run, it: verbs.TapOrUntap, who: Ids, scene: Scene) -> None:
    """The player who does it chooses which (608.2d)."""
    for player in who:
        (picked,) = run.choose(
            "tap_or_untap", player, "608.2d", "Is it tapped or untapped?", ("tap", "untap"), source=scene.source
        )
        deed = verbs.Tap(it.what) if picked == "tap" else verbs.Untap(it.what)
        perform(run, deed, (player,), scene)


@performs(SkipNextUntap)
def skip_next_untap(run: Run, it: SkipNextUntap, who: Ids, scene: Scene) -> None:
    """It stays as it is during the next untap step of its controller."""
    happen(run, *(Designated(id, KEPT_TAPPED) for id in on_battlefield(run, found(run, who, scene))))


@performs(verbs.Destroy)
def destroy(run: Run, it: verbs.Destroy, who: Ids, scene: Scene) -> None:
    """Destroyed permanents go to their owners' graveyards (701.8a)."""
    there = on_battlefield(run, found(run, pick_in_turn(run, it.what, who, scene, DESTROY), scene))
    happen(run, *(event for id in there for event in destroying(run, id, scene.cause, buried=scene.buries)))


def destroying(run: Run, id: ObjectId, cause: Cause, *, buried: bool = False) -> tuple[Event, ...]:
    """What happens as a permanent would be destroyed.

    What is indestructible stays (702.12b). What is `buried` can't be regenerated (701.19c).
    """
    if run.row(id).has("indestructible"):
        run.trace.note("702.12b", "{permanent} has indestructible: it isn't destroyed.", permanent=id)
        return ()
    if buried and run.object(id).shields:
        run.trace.note("701.19c", "{permanent} can't be regenerated.", permanent=id)
    return (replace(moving(run, id, Zone.GRAVEYARD, Manner.DESTROYED, cause), buried=buried),)


@performs(verbs.Sacrifice)
def sacrifice(run: Run, it: verbs.Sacrifice, who: Ids, scene: Scene) -> None:
    """Each player moves permanents of their own choice, among their own, to their owners' graveyards (701.21a).

    What was sacrificed can be referred to from now on, as it last was (608.2h).
    """
    players = (player for player in run.state.turn_order() if player in who)
    moves = [event for player in players for event in _sacrificed(run, it, player, scene)]
    scene.bound["sacrificed"] = tuple(move.object for move in moves)
    happen(run, *moves)


def _sacrificed(run: Run, it: verbs.Sacrifice, player: str, scene: Scene) -> tuple[Moved, ...]:
    own = pick(run, it.what, player, scene, SACRIFICE, among=controlled_by(run, player))
    return tuple(moving(run, id, Zone.GRAVEYARD, Manner.SACRIFICED, scene.cause, by=player) for id in own)


def sacrificable(run: Run, it: verbs.Sacrifice, player: str, scene: Scene) -> tuple[ObjectId, ...]:
    """The permanents of a player that an instruction to sacrifice could mean."""
    return candidates(run, it.what, acting(scene, player), controlled_by(run, player))


def controlled_by(run: Run, player: str) -> tuple[ObjectId, ...]:
    """The permanents that a player controls."""
    return tuple(row.id for row in run.view.permanents() if row.controller == player)


def to_graveyard(run: Run, id: ObjectId, manner: Manner, scene: Scene) -> Moved:
    """The event of an object going to its owner's graveyard."""
    return moving(run, id, Zone.GRAVEYARD, manner, scene.cause)

"""Instructions about whose a permanent is, what it is attached to, and shielding it (613.1b, 701.3, 701.19)."""

from __future__ import annotations

from app.engine import control
from app.engine.attaching import attaching
from app.engine.continuous import begin
from app.engine.door import happen
from app.engine.effects.permanents import on_battlefield
from app.engine.effects.subjects import actors, known_pick
from app.engine.picking import Question
from app.engine.references import Ids
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import found
from app.vocabulary import zones as words

GAIN_CONTROL = Question("gain_control", prompt="What comes under control?")
ATTACH = Question("attach", prompt="What becomes attached?")
ATTACH_TO = Question("attach", prompt="To what does it become attached?")
REGENERATE = Question("regenerate", prompt="What is regenerated?")


@performs(words.GainControl)
def gain_control(run: Run, it: words.GainControl, who: Ids, scene: Scene) -> None:
    """A continuous effect on those objects; without a duration it never ends (611.2a)."""
    for player in actors(run, who, scene):
        picked = on_battlefield(run, found(run, known_pick(run, it.what, player, scene, GAIN_CONTROL), scene))
        if picked:
            before = run.view
            begin(run, picked, (words.UnderControl(player),), it.lasting, scene)
            control.note_changes(run, before)


@performs(words.Attach)
def attach(run: Run, it: words.Attach, who: Ids, scene: Scene) -> None:
    """It can be attached to one thing only, and only to what it could enchant or equip (701.3a, 701.3b)."""
    player = actors(run, who, scene)[0]
    what = found(run, known_pick(run, it.what, player, scene, ATTACH), scene)
    to = found(run, known_pick(run, it.to, player, scene, ATTACH_TO), scene)
    happen(run, *(event for id in what for host in to[:1] for event in attaching(run, id, host)))


@performs(words.Regenerate)
def regenerate(run: Run, it: words.Regenerate, who: Ids, scene: Scene) -> None:
    """The next time it would be destroyed this turn, it is not (701.19a)."""
    for player in actors(run, who, scene):
        for id in on_battlefield(run, found(run, known_pick(run, it.what, player, scene, REGENERATE), scene)):
            run.change(id, shields=run.object(id).shields + 1)
            run.trace.note(
                "701.19a", "The next time {permanent} would be destroyed this turn, it regenerates.", permanent=id
            )

"""Instructions that have a player choose something that later instructions use."""

from __future__ import annotations

from app.engine import filters
from app.engine.references import Ids
from app.engine.registry import Registry
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.game.mana import symbol
from app.vocabulary import mana as words
from app.vocabulary.instructions import ChooseColor, ChooseTarget
from app.vocabulary.mana import ColorSource
from app.vocabulary.words import Color

colors_among: Registry[frozenset[str]] = Registry(ColorSource)


@performs(ChooseColor)
def choose_color(run: Run, it: ChooseColor, who: Ids, scene: Scene) -> None:
    """A colour must be chosen, never colourless (105.4); where there is none to choose, none is."""
    offered = colors_among[type(it.source)](run, it.source, scene)
    if not offered:
        run.trace.note("105.4", "There is no color to choose.", source=scene.source)
        scene.bound.pop(it.bind, None)
        return
    (picked,) = run.choose(
        "color",
        who[0],
        "105.4",
        "Which color?",
        tuple(symbol(color) for color in Color if color in offered),
        source=scene.source,
    )
    scene.bound[it.bind] = picked.strip("{}")


@performs(ChooseTarget)
def choose_target(run: Run, it: ChooseTarget, who: Ids, scene: Scene) -> None:
    """The target was chosen as the spell or ability was put on the stack (601.2c)."""


@colors_among(words.AllColors)
def all_colors(run: Run, it: words.AllColors, scene: Scene) -> frozenset[str]:
    return frozenset(Color)


@colors_among(words.ColorsOf)
def colors_of(run: Run, it: words.ColorsOf, scene: Scene) -> frozenset[str]:
    found = filters.permanents(it.what, run.sight, scene)
    return frozenset(color for id in found for color in run.row(id).colors)

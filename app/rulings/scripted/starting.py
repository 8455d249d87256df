"""How the permanents of a set-up begin: with the counters, and tapped, as if they had entered; X is 0."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.conditions import is_true
from app.engine.quantities import measure
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.objects import Counters, GameObject
from app.game.row import Row
from app.game.state import GameState
from app.rulings.answers import AnswerList
from app.vocabulary.abilities import Static
from app.vocabulary.references import This
from app.vocabulary.statics import EntersTapped, EntersWithCounters, StaticRule


def started(state: GameState) -> GameState:
    """The state with what the permanents that it lists have entered with."""
    run = Run(state, AnswerList(()))
    objects = {
        row.id: _entered(run, row, run.object(row.id)) for row in run.view.permanents() if row.controller is not None
    }
    return replace(state, objects={**state.objects, **objects})


def _entered(run: Run, row: Row, it: GameObject) -> GameObject:
    scene = Scene(row.controller or it.owner, row.id)
    tapped, counters = it.tapped, dict(_printed(it))
    for rule in _own_rules(run, row, scene):
        match rule:
            case EntersTapped(unless=unless):
                tapped = tapped or unless is None or not is_true(unless, run.sight, scene)
            case EntersWithCounters(count=count, kind=kind):
                counters[kind] = counters.get(kind, 0) + measure(count, run.sight, scene)
    put = tuple(Counters(kind, count, it.timestamp) for kind, count in counters.items() if count > 0)
    return replace(it, tapped=tapped, counters=(*it.counters, *put))


def _own_rules(run: Run, row: Row, scene: Scene) -> Iterator[StaticRule]:
    for ability in row.abilities:
        if isinstance(ability, Static) and isinstance(ability.rule, EntersTapped | EntersWithCounters):
            on = ability.condition is None or is_true(ability.condition, run.sight, scene)
            if on and isinstance(ability.rule.what, This):
                yield ability.rule


def _printed(it: GameObject) -> Iterator[tuple[str, int]]:
    """Printed loyalty and defense (306.5b, 310.4b)."""
    face = it.printed
    for kind, number in () if face is None else (("loyalty", face.loyalty), ("defense", face.defense)):
        if number is not None and number.isdecimal() and not it.count(kind):
            yield kind, int(number)

"""Instructions about counters (122)."""

from __future__ import annotations

from app.engine.door import happen
from app.engine.effects.subjects import actors, known_pick
from app.engine.patterns import Parts, watches
from app.engine.picking import Question, amount
from app.engine.references import Ids
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import found
from app.game.events import Cause, CountersPut, CountersRemoved, Moved
from app.game.objects import ObjectId, PlayerId
from app.vocabulary import counters as words
from app.vocabulary import events
from app.vocabulary.node import Node
from app.vocabulary.quantities import Number, OrMore

PUT = Question("counters", prompt="What gets counters?")
REMOVE = Question("counters", prompt="What are counters removed from?")


@performs(words.PutCounters)
def put_counters(run: Run, it: words.PutCounters, who: Ids, scene: Scene) -> None:
    """All of them are put at the same time, by the player who is told to (122.6)."""
    events = []
    for player in actors(run, who, scene):
        ids = found(run, known_pick(run, it.what, player, scene, PUT), scene)
        count = amount(run, it.count, player, scene)
        events += [CountersPut(id, it.kind, count, player, scene.cause) for id in ids if count > 0]
    happen(run, *events)


OF_PLAYERS = ("experience", "poison")
"""The kinds of counter that players get, as far as the engine minds what they mean."""


@performs(words.GetCounters)
def get_counters(run: Run, it: words.GetCounters, who: Ids, scene: Scene) -> None:
    """Each of the players gets so many (122.1)."""
    count = amount(run, it.count, scene.you, scene)
    happen(run, *(CountersPut(player, it.kind, count, scene.you, scene.cause) for player in who if count > 0))


@unless
def means_more(it: Node) -> bool:
    """Counters of players that come with rules of their own."""
    return isinstance(it, words.GetCounters) and it.kind not in OF_PLAYERS


@performs(words.RemoveCounters)
def remove_counters(run: Run, it: words.RemoveCounters, who: Ids, scene: Scene) -> None:
    """No more than there are; how many it were is remembered as "removed" (608.2h)."""
    events = []
    for player in actors(run, who, scene):
        for id in found(run, known_pick(run, it.what, player, scene, REMOVE), scene):
            there = count_on(run, id, it.kind)
            count = min(there, amount(run, it.count, player, scene, there))
            if count > 0:
                events.append(CountersRemoved(id, it.kind, count, scene.cause))
    happen(run, *events)
    scene.bound["removed"] = sum(event.count for event in events)


@performs(words.DoubleCounters)
def double_counters(run: Run, it: words.DoubleCounters, who: Ids, scene: Scene) -> None:
    """As many counters of the kind are put on each as are there (701.10e)."""
    events = []
    for player in actors(run, who, scene):
        for id in found(run, known_pick(run, it.what, player, scene, PUT), scene):
            count = count_on(run, id, it.kind)
            events += [CountersPut(id, it.kind, count, player, scene.cause)] if count else []
    happen(run, *events)


def count_on(run: Run, id: ObjectId | PlayerId, kind: str) -> int:
    """How many counters of a kind are on an object or player."""
    return run.player(id).count(kind) if id in run.state.players else run.object(id).count(kind)


@unless
def counts_each_counter(it: Node) -> bool:
    """Triggering once for each counter, or only for so many."""
    return isinstance(it, events.CountersPut) and it.counters != OrMore(Number(1))


@watches(events.CountersPut, CountersPut, Moved)
def counters_put(pattern: events.CountersPut, event: CountersPut | Moved) -> Parts | None:
    """Counters are put on something, or it enters with them (122.6)."""
    if isinstance(event, CountersPut):
        if pattern.kind not in (None, event.kind) or (pattern.effects and event.cause is not Cause.EFFECT):
            return None
        return {"what": event.on} if pattern.by is None else {"what": event.on, "by": event.by or ""}
    with_them = event.entry is not None and pattern.kind in dict(event.entry.counters)
    return {"what": event.becomes} if with_them else None

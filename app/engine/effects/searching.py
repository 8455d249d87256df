"""Instructions about hidden cards: search, shuffle, reveal, look at (701.20, 701.23, 701.24)."""

from __future__ import annotations

from app.engine import libraries
from app.engine.door import commits, happen
from app.engine.effects.moving import movable
from app.engine.effects.subjects import actors, known_pick
from app.engine.filters.phrases import asks_for_looks
from app.engine.picking import Question, acting, pick
from app.engine.references import Ids, refer
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.engine.statements import performs
from app.engine.zones import moving
from app.game.events import LibrarySearched, LibraryShuffled, Revealed
from app.game.objects import PlayerId
from app.vocabulary import zones as words
from app.vocabulary.node import Node
from app.vocabulary.quantities import AnyNumber, Number, UpTo
from app.vocabulary.references import A, Reference, Some, You
from app.vocabulary.words import Zone

SEARCH = Question("search", "701.23a", "Which cards are found?")
REVEAL = Question("reveal", "701.20a", "Which cards are revealed?")
SHUFFLE_INTO = Question("shuffle", "701.24a", "What is shuffled in?")
LOOK = Question("look", "701.20e", "Which cards are looked at?")


@unless
def looks_for_several_things(it: Node) -> bool:
    """Searching for anything but one kind of card."""
    return isinstance(it, words.Search) and not isinstance(it.what, A | Some)


@performs(words.Search)
def search(run: Run, it: words.Search, who: Ids, scene: Scene) -> None:
    """The player looks through the whole library (701.23a), which must be known; what is found stays there for now."""
    for player in actors(run, who, scene):
        for owner in refer(it.whose, run.sight, acting(scene, player)):
            libraries.must_be_listed(run, owner, "701.23a")
            happen(run, LibrarySearched(owner, player))
            pick(run, _may_fail(it.what), player, scene, SEARCH, among=run.state.ids(Zone.LIBRARY, owner))


def _may_fail(what: Reference) -> Reference:
    """Cards of a stated quality need not be found (701.23b); so many cards of any kind must be (701.23d)."""
    assert isinstance(what, A | Some)
    wanted = what.count if isinstance(what, Some) else Number(1)
    if isinstance(wanted, UpTo | AnyNumber) or not asks_for_looks(what.what):
        return what
    return Some(UpTo(wanted), what.what, bind=what.bind)


@performs(words.Shuffle)
def shuffle(run: Run, it: words.Shuffle, who: Ids, scene: Scene) -> None:
    """From then on nobody knows the order of the library (701.24a)."""
    owners: dict[PlayerId, None] = {}
    for player in actors(run, who, scene):
        theirs = (player,) if isinstance(it.whose, You) else refer(it.whose, run.sight, acting(scene, player))
        owners.update(dict.fromkeys(theirs))
    happen(run, *(LibraryShuffled(owner) for owner in owners))


@performs(words.ShuffleInto)
def shuffle_into(run: Run, it: words.ShuffleInto, who: Ids, scene: Scene) -> None:
    """Cards go to their owners' libraries, which are shuffled (701.24a)."""
    ids = [id for player in actors(run, who, scene) for id in known_pick(run, it.what, player, scene, SHUFFLE_INTO)]
    there = movable(run, ids, scene)
    libraries.must_be_known(run, there, "701.24a")
    owners = dict.fromkeys(run.object(id).owner for id in there)
    happen(run, *(moving(run, id, Zone.LIBRARY, cause=scene.cause) for id in there))
    happen(run, *(LibraryShuffled(owner) for owner in owners))


@performs(words.Reveal)
def reveal(run: Run, it: words.Reveal, who: Ids, scene: Scene) -> None:
    """Cards are shown to everybody, so it must be known which they are; they stay where they are (701.20b)."""
    for player in actors(run, who, scene):
        shown = tuple(id for id in known_pick(run, it.what, player, scene, REVEAL) if id in run.state.objects)
        libraries.must_be_known(run, shown, "701.20a")
        scene.bound["revealed"] = shown
        if shown:
            happen(run, Revealed(player, shown))


@performs(words.LookAt)
def look_at(run: Run, it: words.LookAt, who: Ids, scene: Scene) -> None:
    """The player alone is shown the cards (701.20e)."""
    for player in actors(run, who, scene):
        shown = known_pick(run, it.what, player, scene, LOOK)
        run.trace.note("701.20e", "{player} looks at {cards}.", player=player, cards=shown)


@commits(LibrarySearched)
def searched(run: Run, event: LibrarySearched) -> None:
    """Looking through a library changes nothing."""


@commits(Revealed)
def revealed(run: Run, event: Revealed) -> None:
    """Revealing a card changes nothing but what players know (701.20b)."""

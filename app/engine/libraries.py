"""Libraries: what is known of their order as cards come and go, and after they are shuffled (401, 701.24).

See `game/player.py` for how a library is listed. Nature decides what lies on top where nobody knows: it is asked
when it matters, and its options are the listed cards that may lie there, and one that is not listed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.engine.choices import NATURE
from app.engine.door import commits
from app.engine.outcomes import Unsupported
from app.engine.run import Run
from app.game.events import LibraryArranged, LibraryShuffled
from app.game.library import known_top, size
from app.game.objects import GameObject, ObjectId, PlayerId
from app.game.state import GameState
from app.vocabulary.words import Zone

__all__ = [
    "UNLISTED",
    "arrange",
    "join",
    "known_top",
    "leave",
    "listed_top",
    "must_be_known",
    "must_be_listed",
    "shuffle",
    "size",
    "top",
]

UNLISTED = "unlisted"
"""The option that stands for a card that the game state does not list."""


def top(run: Run, player: PlayerId, count: int) -> tuple[ObjectId, ...]:
    """The top cards of a library, all of them if it has fewer; where their order is not known, nature decides it now.

    A card that was not listed is from now on, as one whose identity is not known.
    """
    wanted = min(max(0, count), size(run.state, player))
    while len(known_top(run.state, player)) < wanted:
        _decide_next(run, player)
    return known_top(run.state, player)[:wanted]


def listed_top(run: Run, player: PlayerId) -> ObjectId | None:
    """The card on top of a library if it is listed or may be; None if it is not, or the library is empty."""
    if not known_top(run.state, player) and not run.player(player).shuffled:
        return None
    return top(run, player, 1)[0]


def _decide_next(run: Run, player: PlayerId) -> None:
    it, known = run.player(player), known_top(run.state, player)
    listed = run.state.ids(Zone.LIBRARY, player)
    options = listed[len(known) : len(known) + it.shuffled]
    if it.unlisted_library:
        options = (*options, UNLISTED)
    (picked,) = run.choose(
        "library", NATURE, "701.24a", "Which card lies on top of {owner}'s library?", options, owner=player
    )
    if picked == UNLISTED:
        picked = f"{player}.card-{run.tick()}"
        run.state = run.state.with_object(GameObject(picked, Zone.LIBRARY, player, None, run.state.clock - 1))
        run.change_player(player, unlisted_library=it.unlisted_library - 1)
    else:
        run.change_player(player, shuffled=it.shuffled - 1)
    rest = (id for id in listed[len(known) :] if id != picked)
    run.state = run.state.with_zone(Zone.LIBRARY, player, (*known, picked, *rest))


def must_be_known(run: Run, ids: Iterable[ObjectId], rule: str) -> None:
    """Raise `Unsupported` if it is not known which card one of these is, and everybody would see it now."""
    for id in ids:
        if run.object(id).card is None:
            raise Unsupported(rule, "It is not known which card {card} is.", card=id)


def must_be_listed(run: Run, player: PlayerId, rule: str) -> None:
    """Raise `Unsupported` if a library has cards that the game state does not list."""
    if run.player(player).unlisted_library:
        raise Unsupported(rule, "The game state does not list all cards of {player}'s library.", player=player)


def leave(state: GameState, player: PlayerId, id: ObjectId) -> GameState:
    """The state in which a card is no longer listed in a library."""
    it, listed = state.players[player], state.ids(Zone.LIBRARY, player)
    from_below = len(listed) - 1 - listed.index(id)
    if from_below < it.bottom:
        it = replace(it, bottom=it.bottom - 1)
    elif from_below < it.bottom + it.shuffled:
        it = replace(it, shuffled=it.shuffled - 1)
    return state.with_player(it).with_zone(Zone.LIBRARY, player, (other for other in listed if other != id))


def join(state: GameState, player: PlayerId, id: ObjectId, *, bottom: bool) -> GameState:
    """The state in which a card lies on the top, or on the bottom, of a library."""
    it, listed = state.players[player], state.ids(Zone.LIBRARY, player)
    if not bottom:
        return state.with_zone(Zone.LIBRARY, player, (id, *listed))
    below = it.bottom + 1 if it.shuffled or it.unlisted_library else 0
    return state.with_player(replace(it, bottom=below)).with_zone(Zone.LIBRARY, player, (*listed, id))


@commits(LibraryShuffled)
def shuffle(run: Run, event: LibraryShuffled) -> None:
    """From now on nobody knows the order (701.24a)."""
    listed = len(run.state.ids(Zone.LIBRARY, event.player))
    unknown = listed if size(run.state, event.player) > 1 else 0
    run.change_player(event.player, shuffled=unknown, bottom=0)


@commits(LibraryArranged)
def arrange(run: Run, event: LibraryArranged) -> None:
    """Cards of a library are put on its top and on its bottom, in the order given; they stay the same objects."""
    state = run.state
    for id in (*event.top, *event.bottom):
        state = leave(state, event.player, id)
    for id in reversed(event.top):
        state = join(state, event.player, id, bottom=False)
    for id in event.bottom:
        state = join(state, event.player, id, bottom=True)
    run.state = state

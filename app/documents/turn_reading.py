"""Where in the turn a game is, and how it has ended, with what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.documents.faults import near
from app.documents.game_state import ResultDocument, TurnDocument
from app.documents.problems import Fault, ImpossibleState
from app.game.objects import PlayerId
from app.game.state import Result
from app.game.turn import Turn
from app.vocabulary.words import Step

_NO_PRIORITY = {Step.UNTAP: "502.4", Step.CLEANUP: "514.3"}
_NEVER_PRIORITY = frozenset({Step.UNTAP})
_ONLY_WITH_ATTACKERS = frozenset({Step.DECLARE_BLOCKERS, Step.FIRST_COMBAT_DAMAGE, Step.COMBAT_DAMAGE})


def read_turn(
    said: TurnDocument, players: Mapping[PlayerId, str], faults: list[Fault], pointer: str, *, fighting: bool
) -> Turn:
    """The turn; `fighting` says that something attacks.

    Left out: turn 1 of the first player, precombat main phase, the active player has priority.
    """
    for name, ids in (("active", [said.active]), ("priority", [said.priority]), ("passed", said.passed)):
        for position, id in enumerate(ids):
            if id is not None and id not in players:
                where = f"{pointer}/passed/{position}" if name == "passed" else f"{pointer}/{name}"
                faults.append(_no_player(id, where, players))
    active = said.active or next(iter(players))
    given = "priority" in said.model_fields_set
    waits = said.step in _NO_PRIORITY or not said.began
    priority = said.priority if given else None if waits else active
    if priority is not None and said.step in _NEVER_PRIORITY:
        faults.append(_impossible(f"{pointer}/priority", "Nobody has priority in this step.", _NO_PRIORITY[said.step]))
    elif priority is not None and not said.began:
        faults.append(_impossible(f"{pointer}/priority", "Nobody has priority until the step has begun.", "117.3a"))
    if priority is None and not waits:
        faults.append(_impossible(f"{pointer}/priority", "Somebody has priority in this step.", "117.3a"))
    if len(set(said.passed)) != len(said.passed) or (priority is not None and priority in said.passed):
        detail = "Each player has passed once at most, and not the one who has priority."
        faults.append(_impossible(f"{pointer}/passed", detail, "117.3d"))
    if said.step in _ONLY_WITH_ATTACKERS and not fighting:
        detail = "This step is skipped where nothing attacks; say in `combat` what does."
        faults.append(_impossible(f"{pointer}/step", detail, "508.8"))
    return Turn(said.number, active, said.step, priority, tuple(said.passed), said.began)


def read_result(
    said: ResultDocument | None, players: Mapping[PlayerId, str], faults: list[Fault], pointer: str
) -> Result | None:
    """How the game has ended, if it has."""
    if said is None:
        return None
    for position, id in enumerate(said.winners):
        if id not in players:
            faults.append(_no_player(id, f"{pointer}/winners/{position}", players))
    if (said.kind == "won") is not bool(said.winners):
        faults.append(_impossible(f"{pointer}/winners", "A game that is won has winners, a draw has none.", "104"))
    return Result(tuple(said.winners))


def _no_player(id: str, pointer: str, players: Iterable[PlayerId]) -> Fault:
    players = tuple(players)
    return Fault(pointer, "No player has this id.", near(id, players) or players, kind=ImpossibleState)


def _impossible(pointer: str, detail: str, rule: str) -> Fault:
    return Fault(pointer, detail, rule=rule, kind=ImpossibleState)

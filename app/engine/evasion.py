"""Which creature can block which: evasion abilities, and what effects say of blocking (509.1b, 702)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.engine import filters
from app.engine.outcomes import Illegal
from app.engine.prohibitions import forbidden
from app.engine.protection import protects
from app.engine.registry import unless
from app.engine.run import Run
from app.engine.scene import Scene
from app.game.objects import PlayerId
from app.game.row import Row
from app.vocabulary.abilities import Keywords
from app.vocabulary.filters import Filter, Other
from app.vocabulary.keywords import Landwalk
from app.vocabulary.node import Node
from app.vocabulary.statics import BlockOnly, CannotBeBlockedBy, Modification
from app.vocabulary.words import CardType, Color, Supertype

Evades = Callable[[Row, Row], bool]
"""Whether an attacker, the first row, can't be blocked by a creature, the second, on account of a keyword."""


def _out_of_reach(attacker: Row, blocker: Row) -> bool:
    return attacker.has("flying") and not (blocker.has("flying") or blocker.has("reach"))


def _in_another_world(attacker: Row, blocker: Row) -> bool:
    return attacker.has("shadow") != blocker.has("shadow")


def _mounted(attacker: Row, blocker: Row) -> bool:
    return attacker.has("horsemanship") and not blocker.has("horsemanship")


def _feared(attacker: Row, blocker: Row) -> bool:
    fearless = Color.BLACK in blocker.colors or CardType.ARTIFACT in blocker.types
    return attacker.has("fear") and not fearless


def _intimidating(attacker: Row, blocker: Row) -> bool:
    fearless = bool(attacker.colors & blocker.colors) or CardType.ARTIFACT in blocker.types
    return attacker.has("intimidate") and not fearless


def _slips_through(attacker: Row, blocker: Row) -> bool:
    return attacker.has("skulk") and (blocker.power or 0) > (attacker.power or 0)


EVASION: tuple[tuple[str, str, Evades], ...] = (
    ("702.9b", "{attacker} has flying, and {blocker} has neither flying nor reach.", _out_of_reach),
    ("702.28b", "One of {attacker} and {blocker} has shadow, and the other hasn't.", _in_another_world),
    ("702.31b", "{attacker} has horsemanship, and {blocker} hasn't.", _mounted),
    ("702.36b", "{attacker} has fear, and {blocker} is neither black nor an artifact.", _feared),
    (
        "702.13b",
        "{attacker} has intimidate, and {blocker} is no artifact and shares no color with it.",
        _intimidating,
    ),
    ("702.118b", "{attacker} has skulk, and {blocker} has greater power.", _slips_through),
)
"""Evasion by keywords, each with its rule and its reason."""


def why_not_block(run: Run, blocker: Row, attacker: Row, defending: PlayerId) -> Illegal | None:
    """Why a creature that may block can't block an attacker; None if it can."""
    fields: dict[str, object] = {"attacker": attacker.id, "blocker": blocker.id, "player": defending}
    for rule, reason, evades in EVASION:
        if evades(attacker, blocker):
            return Illegal(rule, reason, **fields)
    for land in _lands_walked(attacker):
        if any(row.controller == defending and _is_land(row, land) for row in run.view.permanents()):
            return Illegal("702.14c", "{attacker} has landwalk for a land that {player} controls.", **fields)
    if forbidden(attacker, "be blocked"):
        return Illegal("509.1b", "An effect says that {attacker} can't be blocked.", **fields)
    if protects(run, attacker.id, blocker.id):
        return Illegal("702.16f", "{attacker} has protection from what {blocker} is.", **fields)
    if any(_keeps_off(run, rule, attacker, blocker) for rule in attacker.rules):
        return Illegal("509.1b", "{attacker} can't be blocked by such a creature as {blocker}.", **fields)
    if any(_keeps_from(run, rule, attacker, blocker) for rule in blocker.rules):
        return Illegal("509.1b", "{blocker} can't block such a creature as {attacker}.", **fields)
    return None


def _keeps_off(run: Run, rule: Modification, attacker: Row, blocker: Row) -> bool:
    """Whether what an effect says of an attacker keeps a creature from blocking it."""
    if isinstance(rule, CannotBeBlockedBy):
        return _fits(run, rule.what, blocker, attacker)
    return isinstance(rule, BlockOnly) and rule.evades and not _fits(run, rule.what, blocker, attacker)


def _keeps_from(run: Run, rule: Modification, attacker: Row, blocker: Row) -> bool:
    """Whether what an effect says of a creature keeps it from blocking an attacker."""
    return isinstance(rule, BlockOnly) and not rule.evades and not _fits(run, rule.what, attacker, blocker)


def _fits(run: Run, what: Filter, row: Row, bearer: Row) -> bool:
    return filters.test(what)(row, run.sight, Scene(bearer.controller or "", bearer.id))


@unless
def asks_whose(it: Node) -> bool:
    """Creatures that can or can't block told by whose they are: it isn't kept whose effect it is."""
    if not isinstance(it, (BlockOnly, CannotBeBlockedBy)):
        return False
    return it.what.controller is not None or any(isinstance(adjective, Other) for adjective in it.what.adjectives)


def _lands_walked(attacker: Row) -> Iterator[str]:
    return (
        keyword.land
        for ability in attacker.abilities
        if isinstance(ability, Keywords)
        for keyword in ability.keywords
        if isinstance(keyword, Landwalk)
    )


def _is_land(row: Row, kind: str) -> bool:
    """Whether a permanent is a land of the kind that a landwalk ability names (702.14c)."""
    if CardType.LAND not in row.types:
        return False
    match kind:
        case "nonbasic land":
            return Supertype.BASIC not in row.supertypes
        case "snow land":
            return Supertype.SNOW in row.supertypes
        case "legendary land":
            return Supertype.LEGENDARY in row.supertypes
    return kind in row.subtypes

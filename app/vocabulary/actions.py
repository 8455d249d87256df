"""Keyword actions and other deeds of players that move nothing by themselves (701)."""

from __future__ import annotations

from app.vocabulary.costs import Cost
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import node, says
from app.vocabulary.quantities import Quantity
from app.vocabulary.references import Reference

ACTIONS: dict[str, str] = {
    "convert": "701.28",
    "explore": "701.44",
    "forage": "701.61",
    "investigate": "701.16",
    "learn": "701.48",
    "populate": "701.36",
    "proliferate": "701.34",
    "connive": "701.50",
}
COUNTED_ACTIONS: dict[str, str] = {
    "adapt": "701.46",
    "bolster": "701.39",
    "collect evidence": "701.59",
    "discover": "701.57",
    "earthbend": "701.66",
    "endure": "701.63",
    "fateseal": "701.29",
    "incubate": "701.53",
    "monstrosity": "701.37",
    "scry": "701.22",
    "surveil": "701.25",
    "support": "701.41",
    "blight": "701.68",
}


@says("<action:action#N>")
@node
class Perform(Instruction):
    """Carry out a keyword action."""

    RULES = tuple(ACTIONS.values())
    action: str


@says("<action:counted action> <amount:amount>")
@node
class PerformCounted(Instruction):
    """Carry out a keyword action with a number."""

    RULES = tuple(COUNTED_ACTIONS.values())
    action: str
    amount: Quantity


@says("venture(s) into the dungeon", action="venture")
@says("manifest(s) dread", action="manifest dread")
@says("become(s) the monarch", action="monarch")
@says("take(s) the initiative", action="initiative")
@says("lose(s) the game", action="lose")
@says("win(s) the game", action="win")
@node
class PerformPhrase(Instruction):
    """Carry out a keyword action of several words, or win or lose the game."""

    RULES = ("701.49", "701.62", "725.1", "726.1", "104.2b", "104.3e")
    action: str


@says("goad(s) <what:object>", action="goad")
@says("detain(s) <what:object>", action="detain")
@says("exert(s) <what:object>", action="exert")
@says("transform(s) <what:object>", action="transform")
@says("suspect(s) <what:object>", action="suspect")
@says("behold(s) <what:object>", action="behold")
@node
class PerformOn(Instruction):
    """Carry out a keyword action on something."""

    RULES = ("701.15", "701.35", "701.43", "701.27", "701.60", "701.4")
    action: str
    what: Reference


@says("fight(s) <whom:object>")
@node
class Fight(Instruction):
    """The subject and another creature deal damage to each other."""

    RULES = ("701.14",)
    whom: Reference


@says("pay(s) <cost>")
@node
class Pay(Instruction):
    """The player pays a cost as the effect resolves."""

    RULES = ("118.12",)
    cost: Cost


@says("pay(s) <amount:amount> life")
@node
class PayLife(Instruction):
    """The player pays life."""

    RULES = ("119.4",)
    amount: Quantity

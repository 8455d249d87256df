"""Emblems: objects in the command zone that have abilities and hardly anything else (114)."""

from __future__ import annotations

from app.vocabulary.ability import Ability
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import node, says


@says("{gets|get} a emblem with <abilities:quoted ability joined by and>")
@node
class GetEmblem(Instruction):
    """The player gets an emblem with abilities."""

    RULES = ("114.1", "114.2")
    abilities: tuple[Ability, ...]

"""Keyword abilities (702)."""

from __future__ import annotations

from app.vocabulary.filters import Filter
from app.vocabulary.node import Node, node, says


class Keyword(Node):
    """A keyword ability."""

    __slots__ = ()


PLAIN: dict[str, str] = {
    "deathtouch": "702.2",
    "defender": "702.3",
    "double strike": "702.4",
    "first strike": "702.7",
    "flash": "702.8",
    "flying": "702.9",
    "haste": "702.10",
    "hexproof": "702.11",
    "indestructible": "702.12",
    "lifelink": "702.15",
    "reach": "702.17",
    "shroud": "702.18",
    "trample": "702.19",
    "vigilance": "702.20",
    "menace": "702.111",
}


@says("enchant <what#singular>")
@node
class Enchant(Keyword):
    """What an Aura can be attached to."""

    RULES = ("702.5",)
    what: Filter


@says("<name:plain keyword>")
@node
class Plain(Keyword):
    """A keyword without parameters that the rules of the engine read themselves."""

    RULES = tuple(PLAIN.values())
    name: str

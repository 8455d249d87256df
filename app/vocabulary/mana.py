"""What mana: symbols of a cost, and the ways in which an effect says which mana is added."""

from __future__ import annotations

from app.vocabulary.filters import Filter
from app.vocabulary.node import Node, node, says
from app.vocabulary.quantities import Quantity
from app.vocabulary.references import Reference


class ManaSpec(Node):
    """Which mana an effect adds."""

    __slots__ = ()


class TypeChoice(Node):
    """The colours or types among which the player who adds mana chooses."""

    __slots__ = ()


@says("<symbols:mana>", into="symbols")
@node
class Symbols(ManaSpec):
    """Mana written in symbols: "{G}", "{C}{C}". Each symbol is kept with its braces."""

    RULES = ("107.4", "106.8", "106.9", "106.10", "106.11")
    symbols: tuple[str, ...]


@says("<options:symbols joined by or>")
@node
class OneOf(ManaSpec):
    """A choice among written mana: "{W} or {U}"."""

    RULES = ("106.1",)
    options: tuple[Symbols, ...]


@says("<amount:count> mana of <choice>")
@node
class ManaOf(ManaSpec):
    """An amount of mana, all of one type that is chosen: "one mana of any color"."""

    RULES = ("106.1", "106.5")
    amount: Quantity
    choice: TypeChoice


@says("any color")
@node
class AnyColor(TypeChoice):
    """Any of the five colours."""

    RULES = ("105.4", "106.1a")


@says("any <kind:color or type> that <what:object> could produce")
@node
class CouldProduce(TypeChoice):
    """Any colour, or type, that certain permanents could produce. `kind` is "color" or "type"."""

    RULES = ("106.7",)
    kind: str
    what: Reference


@says("any <kind:color or type> <what:object> produced")
@node
class Produced(TypeChoice):
    """Any colour, or type, that was made by the mana ability in question."""

    RULES = ("106.12a",)
    kind: str
    what: Reference


@says("that color", name="color")
@node
class BoundColor(TypeChoice):
    """The colour chosen or mentioned before."""

    RULES = ("608.2c",)
    name: str = "color"


class ColorSource(Node):
    """A set of colours from which one is chosen."""

    __slots__ = ()


@says("a color")
@node
class AllColors(ColorSource):
    """The five colours."""

    RULES = ("105.4",)


@says("a color of a <what#singular>")
@node
class ColorsOf(ColorSource):
    """The colours that things have."""

    RULES = ("105.2", "105.4")
    what: Filter

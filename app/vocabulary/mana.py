"""What mana: symbols of a cost, and the ways in which an effect says which mana is added."""

from __future__ import annotations

from app.vocabulary.filters import Filter
from app.vocabulary.node import Node, kept, node, says
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
@says("a amount of mana of <choice> equal to <amount:value>")
@says("one mana of <choice> <amount:each count>")
@node
class ManaOf(ManaSpec):
    """An amount of mana, all of one type that is chosen: "one mana of any color"."""

    RULES = ("106.1", "106.5")
    amount: Quantity
    choice: TypeChoice
    said: str | None = kept()


@says("<symbols:mana> <amount:each count>")
@says("a amount of <symbols:mana> equal to <amount:value>")
@says("<amount:count> <symbols:mana>")
@node
class Repeated(ManaSpec):
    """Written mana, so many times over: "{G} for each creature you control"."""

    RULES = ("107.4", "608.2h")
    symbols: tuple[str, ...]
    amount: Quantity
    said: str | None = kept()


@says("<first:symbols> or <second>")
@node
class ThisOrThat(ManaSpec):
    """Written mana, or mana of a type that is chosen."""

    RULES = ("106.1",)
    first: Symbols
    second: ManaSpec


@says("<amount:count> mana in any combination of colors", among=())
@says("<amount:count> mana in any combination of <among:symbols joined by and/or>")
@node
class Combination(ManaSpec):
    """An amount of mana, each of a colour chosen anew, of any or of certain colours."""

    RULES = ("106.1",)
    amount: Quantity
    among: tuple[Symbols, ...]


@says("<amount:count> mana of different colors")
@node
class DifferentColors(ManaSpec):
    """An amount of mana, no two of the same colour."""

    RULES = ("106.1",)
    amount: Quantity


@says("any color")
@says("any one color")
@says("a color of your choice")
@says("mana of a color of your choice", into="mana of a type")
@node
class AnyColor(TypeChoice):
    """Any of the five colours, the same for all the mana."""

    RULES = ("105.4", "106.1a")
    said: str | None = kept()


@says("<symbols:mana>", into="mana of a type")
@says("colorless mana", into="mana of a type", symbols=("{C}",))
@node
class ExactType(TypeChoice):
    """The type that a symbol stands for: "{B}", "colorless mana"."""

    RULES = ("106.1b", "107.4")
    symbols: tuple[str, ...]
    said: str | None = kept()


@says("the chosen color", into="named color")
@says("mana of the chosen color", into="mana of a type")
@node
class ChosenColor(TypeChoice):
    """The colour chosen for the object the ability is on (607.2d)."""

    RULES = ("607.2d",)


@says("any color in your commander's color identity")
@node
class CommanderColor(TypeChoice):
    """A colour of your commander's colour identity."""

    RULES = ("903.4",)


@says("any color among <what:object>")
@node
class ColorAmong(TypeChoice):
    """A colour that one of several things has."""

    RULES = ("105.2", "106.5")
    what: Reference


@says("any type")
@node
class AnyType(TypeChoice):
    """Any colour or colourless."""

    RULES = ("106.1b",)


@says("any <kind:color or type> that <what:object> could produce")
@node
class CouldProduce(TypeChoice):
    """Any colour, or type, that certain permanents could produce. `kind` is "color" or "type"."""

    RULES = ("106.7",)
    kind: str
    what: Reference


@says("any <kind:color or type> <what:object> produced")
@says("any <kind:color or type> that <what:object> produced")
@node
class Produced(TypeChoice):
    """Any colour, or type, that was made by the mana ability in question."""

    RULES = ("106.12a",)
    kind: str
    what: Reference
    said: str | None = kept()


@says("that color", into="named color", name="color")
@says("mana of that color", into="mana of a type", name="color")
@node
class BoundColor(TypeChoice):
    """The colour chosen or mentioned before; "the chosen color" means it where the same ability has it chosen."""

    RULES = ("608.2c",)
    name: str = "color"
    said: str | None = kept()


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

"""References: which thing, which player, which set is meant."""

from __future__ import annotations

from app.vocabulary.filters import ANY_TARGET, Filter
from app.vocabulary.node import Node, assigned, kept, node, says
from app.vocabulary.quantities import Number, Quantity, UpTo
from app.vocabulary.words import Zone


class Reference(Node):
    """One object or player, or a set of them."""

    __slots__ = ()


@node
class This(Reference):
    """The object the ability is on; read and printed by the self-reference terminal."""

    RULES = ("113.7", "201.5")
    said: str | None = kept()


@says("#plural you")
@node
class You(Reference):
    """The controller of the spell or ability."""

    RULES = ("109.5",)


@says("#singular defending player")
@node
class DefendingPlayer(Reference):
    """The player that the attacking creature in question attacks (508.5)."""

    RULES = ("508.5", "506.2")


@says("#singular your commander")
@node
class YourCommander(Reference):
    """The commander that you own (903.3)."""

    RULES = ("903.3",)


@says("a <what#singular>")
@node
class A(Reference):
    """One thing that matches: chosen by whoever acts, or any such thing in an event.

    `bind` is its name where something refers back to it: "chosen-<k>", the k-th thing so chosen in the ability.
    """

    RULES = ("608.2d",)
    what: Filter
    bind: str | None = assigned(None)


@says("each <what#singular>")
@says("all <what#plural>")
@says("<what#plural>", into="bare plural")
@says("<what#plural>", into="other plural")
@node
class Each(Reference):
    """Everything that matches: locked for a one-shot effect (611.2c), floating for a static ability (611.3a)."""

    RULES = ("611.2c", "611.3a")
    what: Filter
    bind: str | None = assigned(None)
    said: str | None = kept()


@says("any target", what=ANY_TARGET, count=Number(1))
@says("target <what#singular>", count=Number(1))
@says("up to one target <what#singular>", count=UpTo(Number(1)))
@says("<count:count#plural> target <what#plural>")
@node
class Target(Reference):
    """What is chosen as a target when the spell or ability is put on the stack; slots count from 1 in order of mention.

    The second pass of reading numbers the slots; a later mention of the same thing is `Bound("target-<slot>")`.
    """

    RULES = ("115.1", "115.3")
    what: Filter
    count: Quantity = Number(1)
    slot: int = assigned(0)


@says("a other target <what#singular>", count=Number(1))
@says("up to one other target <what#singular>", count=UpTo(Number(1)))
@says("<count:count#plural> other target <what#plural>")
@node
class AnotherTarget(Target):
    """A target other than the object the ability is on and what was mentioned before: "another target creature"."""

    RULES = ("115.1", "115.3")


@node
class Bound(Reference):
    """Something mentioned before: a target, a role of the triggering event, a result of an earlier instruction.

    Names: "target-<slot>"; the roles of an event ("player", "subject"); a name that an instruction binds ("color").
    Read from "it", "that creature", "that player", … by the second pass; printed by the same walk.
    """

    RULES = ("608.2c", "608.2k")
    name: str
    said: str | None = kept()


@says("<by:attachment> <what#singular>")
@node
class Host(Reference):
    """What the object the ability is on is attached to: "enchanted creature", "equipped creature"."""

    RULES = ("301.5a", "303.4b")
    by: str
    what: Filter
    said: str | None = kept()


@says("no <what#plural>", count=Number(0))
@says("<count:count#plural> <what#plural>")
@node
class Some(Reference):
    """So many things that match: chosen by whoever acts, or required to be there."""

    RULES = ("608.2d",)
    count: Quantity
    what: Filter
    bind: str | None = assigned(None)


@node
class Those(Reference):
    """Objects and players that an effect has locked in (611.2c). No words of its own: what is bound is said by name."""

    RULES = ("611.2c",)
    ids: tuple[str, ...]


@says("<of:whose> hand", into="whole hand")
@node
class WholeHand(Reference):
    """All cards in a player's hand."""

    RULES = ("402.1",)
    of: Reference


@says("#singular <things:listed & listed later joined by or>", into="either")
@node
class Either(Reference):
    """One or another of several things."""

    RULES = ("608.2d",)
    things: tuple[Reference, ...]


@says("#plural <things:listed & listed later joined by and>", into="both")
@node
class Both(Reference):
    """Several things together."""

    RULES = ("608.2c",)
    things: tuple[Reference, ...]


@node
class Same(Reference):
    """The subject of the event before, left out: "enters or attacks". Reading puts that subject in its place."""

    RULES = ("608.2k",)


@says("the top card of <of:whose> library", count=Number(1))
@says("#plural the top <count:count#plural> cards of <of:whose> library")
@node
class TopCards(Reference):
    """Cards on top of a library."""

    RULES = ("401.1",)
    of: Reference
    count: Quantity
    bind: str | None = assigned(None)


@says("the sacrificed <what#singular>", done="sacrificed")
@says("the exiled <what#singular>", done="exiled")
@says("the discarded <what#singular>", done="discarded")
@says("the milled <what#singular>", done="milled")
@says("the revealed <what#singular>", done="revealed")
@node
class CostPaid(Reference):
    """What was sacrificed, discarded, exiled … to pay a cost or earlier in the effect (608.2h)."""

    RULES = ("608.2h", "400.7j")
    done: str
    what: Filter


@says("<what:own name> from <of:whose> <zone:zone>", into="from zone")
@says("<what:own name> in <of:whose> <zone:zone>", into="from zone")
@node
class ThisFrom(Reference):
    """The object the ability is on, in a zone: "this card from your graveyard"."""

    RULES = ("400.7", "113.6k")
    what: This
    of: Reference
    zone: Zone
    said: str | None = kept()


class Derived(Reference):
    """A reference that starts from another one."""

    __slots__ = ()


@says("#singular <of:holder> controller")
@says("#plural <of:holder> controllers")
@node
class ControllerOf(Derived):
    """The controller of something: "its controller"."""

    RULES = ("108.4", "608.2h")
    of: Reference
    said: str | None = kept()


@says("#singular <of:holder> owner")
@says("#plural <of:holder> owners")
@node
class OwnerOf(Derived):
    """The owner of something: "its owner"."""

    RULES = ("108.3", "608.2h")
    of: Reference
    said: str | None = kept()

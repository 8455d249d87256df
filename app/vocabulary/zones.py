"""Instructions that move objects between zones, and where they go (400, 701)."""

from __future__ import annotations

from app.vocabulary.durations import Duration
from app.vocabulary.events import Event
from app.vocabulary.instructions import Instruction
from app.vocabulary.node import Node, assigned, kept, node, says
from app.vocabulary.references import Reference, You
from app.vocabulary.statics import Modification, StaticRule


class Destination(Node):
    """Where something goes, said after "put"."""

    __slots__ = ()


@says("into <of:whose#singular> hand")
@says("to <of:whose#singular> hand", into="way back")
@says("to <of:whose#plural> hands", into="way back")
@says("into <of:whose#plural> hands")
@node
class ToHand(Destination):
    """A player's hand."""

    RULES = ("402.1",)
    of: Reference
    said: str | None = kept()


@says("into <of:whose> graveyard")
@node
class ToGraveyard(Destination):
    """A player's graveyard."""

    RULES = ("404.1",)
    of: Reference


@says("on top of <of:whose> library", top=True)
@says("on the bottom of <of:whose> library", top=False)
@says("on top", top=True, of=None)
@node
class ToLibrary(Destination):
    """The top or the bottom of a player's library."""

    RULES = ("401.4",)
    of: Reference | None
    top: bool


@says("onto the battlefield [<state:entering state>] [under <whose:whose> control]")
@says("to the battlefield [<state:entering state>] [under <whose:whose> control]", into="way back")
@node
class ToBattlefield(Destination):
    """The battlefield, perhaps tapped, perhaps under someone's control; some keywords give it a counter (702.93a)."""

    RULES = ("400.6", "110.2a")
    state: str | None = None
    whose: Reference | None = None
    said: str | None = kept()
    counter: str | None = assigned(None)


@says("put(s) <what:object> <to>")
@says("return(s) <what:object> <to:way back>")
@node
class Put(Instruction):
    """Move objects to a zone."""

    RULES = ("400.7",)
    what: Reference
    to: Destination
    said: str | None = kept()


@says("exile(s) <what:object> [until <until:event>]")
@node
class Exile(Instruction):
    """Exile objects, perhaps until something happens (610.3)."""

    RULES = ("701.13", "610.3")
    what: Reference
    until: Event | None = None


@says("discard(s) <what:object>")
@says("discard(s) <what:object> at random", random=True)
@node
class Discard(Instruction):
    """The player discards cards."""

    RULES = ("701.9",)
    what: Reference
    random: bool = False


@says("search(es) <whose:whose> library for <what:object>")
@node
class Search(Instruction):
    """The player searches a library for cards."""

    RULES = ("701.23",)
    whose: Reference
    what: Reference


@says("shuffle(s)", whose=You())
@says("shuffle(s) <whose:whose> library")
@node
class Shuffle(Instruction):
    """The player shuffles a library."""

    RULES = ("701.24",)
    whose: Reference
    said: str | None = kept()


@says("shuffle(s) <what:object> into <whose:whose> library")
@node
class ShuffleInto(Instruction):
    """Move objects into their owners' libraries and shuffle those."""

    RULES = ("701.24a",)
    what: Reference
    whose: Reference


@says("reveal(s) <what:object>")
@node
class Reveal(Instruction):
    """The player reveals cards."""

    RULES = ("701.20",)
    what: Reference


@says("look(s) at <what:object>")
@node
class LookAt(Instruction):
    """The player looks at cards."""

    RULES = ("701.20e",)
    what: Reference


@says("counter(s) <what:object>")
@node
class Counter(Instruction):
    """Counter a spell or ability."""

    RULES = ("701.6",)
    what: Reference


@says("regenerate(s) <what:object>")
@node
class Regenerate(Instruction):
    """Regenerate a permanent."""

    RULES = ("701.19",)
    what: Reference


@says("gain(s) control of <what:object> [<lasting>]")
@node
class GainControl(Instruction):
    """The player gains control of something."""

    RULES = ("613.1b", "611.2a")
    what: Reference
    lasting: Duration | None = None


@node
class UnderControl(Modification):
    """A player controls them (layer 2): what an effect that lets a player gain control does. No words of its own."""

    RULES = ("613.1b",)
    player: str


@says("you control <what:object>")
@node
class YouControlThat(StaticRule):
    """Its controller controls something, such as what it enchants (layer 2)."""

    RULES = ("613.1b", "303.4b")
    what: Reference


@says("attach(es) <what:object> to <to:object>")
@node
class Attach(Instruction):
    """Attach an Aura, Equipment or Fortification."""

    RULES = ("701.3",)
    what: Reference
    to: Reference


@says("cast(s) <what:object> without paying its mana cost", free=True)
@says("cast(s) <what:object>", free=False)
@node
class CastNow(Instruction):
    """Cast a card as the effect resolves (608.2g)."""

    RULES = ("608.2g", "118.9")
    what: Reference
    free: bool

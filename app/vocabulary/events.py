"""Event patterns: what triggered abilities wait for and replacement effects change."""

from __future__ import annotations

from typing import ClassVar

from app.vocabulary.filters import Filter, IsPlayer
from app.vocabulary.mana import TypeChoice
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Number, Quantity
from app.vocabulary.references import Each, Reference, Same, You
from app.vocabulary.words import Zone


class Event(Node):
    """A pattern of events. Its roles ("player", "subject") are what the effect can refer back to."""

    __slots__ = ()

    ROLES: ClassVar[dict[str, str]] = {"what": "subject", "by": "player"}  # by field


@says("<by:subject#N> tap(s) <what:object> for mana", of=None, amount=None)
@says("<by:subject#N> tap(s) <what:object> for <of:mana of a type>", amount=None)
@says("<what:subject#N> {is|are} tapped for mana", by=None, of=None, amount=None)
@says("<what:subject#N> {is|are} tapped for <of:mana of a type>", by=None, amount=None)
@says("<what:subject#N> {is|are} tapped for <amount:count> mana", by=None, of=None)
@says("<what:bare plural> tapped for mana", into="source of mana", by=None, of=None, amount=None)
@says("<what:bare plural> tapped for <of:mana of a type>", into="source of mana", by=None, amount=None)
@node
class TappedForMana(Event):
    """A mana ability of a permanent with {T} in its cost resolves and makes mana, perhaps of a type or so much.

    Roles: "player", "subject", and "color" where a type is named.
    """

    RULES = ("106.12", "106.12a", "106.12b")
    what: Reference
    by: Reference | None = None
    of: TypeChoice | None = None
    amount: Quantity | None = None
    said: str | None = kept()


@says("<what:whose> ability causes <by:object> to add one or more <of:mana of a type>")
@node
class AddsMana(Event):
    """An ability of something has a player add mana of a type. Roles: "player", "subject", "color"."""

    RULES = ("605.1b", "106.3")
    what: Reference
    by: Reference
    of: TypeChoice


class Moment(Event):
    """A point in the turn."""

    __slots__ = ()


@says("<what:subject#N> enter(s) [under <whose:whose> control]")
@says("enter(s)", into="event verb", what=Same())
@node
class Enters(Event):
    """Something enters the battlefield."""

    RULES = ("603.6a",)
    what: Reference
    whose: Reference | None = None


@says("<what:subject#N> {dies|die}", of=None)
@says("<what:subject#N> {is|are} put into a graveyard from the battlefield", of=None)
@says("<what:subject#N> {is|are} put into <of:whose> graveyard from the battlefield")
@says("{dies|die}", into="event verb", what=Same(), of=None)
@says("{is|are} put into a graveyard from the battlefield", into="event verb", what=Same(), of=None)
@says("<what:subject> would die", into="would", of=None)
@says("<what:subject> would be put into a graveyard from the battlefield", into="would", of=None)
@says("<what:subject> would be put into <of:whose> graveyard from the battlefield", into="would")
@node
class Dies(Event):
    """Something is put into a graveyard, of a certain player's or any, from the battlefield (700.4)."""

    RULES = ("700.4", "603.6c")
    what: Reference
    of: Reference | None = None
    said: str | None = kept()


@says("<what:subject#N> {is|are} put into a graveyard from anywhere", of=None, origin=None)
@says("<what:subject#N> {is|are} put into <of:whose> graveyard from anywhere", origin=None)
@says("<what:subject#N> {is|are} put into your graveyard from your library", of=You(), origin=Zone.LIBRARY)
@says("<what:subject> would be put into a graveyard from anywhere", into="would", of=None, origin=None)
@says("<what:subject> would be put into a graveyard", into="would", of=None, origin=None)
@says("<what:subject> would be put into <of:whose> graveyard from anywhere", into="would", origin=None)
@says("<what:subject> would be put into <of:whose> graveyard", into="would", origin=None)
@node
class PutIntoGraveyard(Event):
    """A card is put into a graveyard, a certain player's or any, from a library or from anywhere."""

    RULES = ("603.6", "404.1")
    what: Reference
    of: Reference | None = None
    origin: Zone | None = None
    said: str | None = kept()


@says("<what:subject#N> leave(s) the battlefield")
@says("leave(s) the battlefield", into="event verb", what=Same())
@says("<what:subject> would leave the battlefield", into="would")
@node
class LeavesBattlefield(Event):
    """Something leaves the battlefield."""

    RULES = ("603.6c",)
    what: Reference


@says("<what:subject#N> attack(s) [<whom:object>]")
@says("attack(s)", into="event verb", what=Same())
@node
class Attacks(Event):
    """A creature is declared as an attacker."""

    RULES = ("508.1m", "508.3a")
    what: Reference
    whom: Reference | None = None


@says("<what:subject#N> attack(s) alone")
@node
class AttacksAlone(Event):
    """A creature is the only one declared as an attacker."""

    RULES = ("506.5",)
    what: Reference


@says("<what:subject#N> block(s) [<whom:object>]")
@says("block(s)", into="event verb", what=Same())
@node
class Blocks(Event):
    """A creature is declared as a blocker."""

    RULES = ("509.1i", "509.3a")
    what: Reference
    whom: Reference | None = None


@says("<what:subject#N> become(s) blocked [by <by:object>]")
@says("become(s) blocked", into="event verb", what=Same())
@node
class BecomesBlocked(Event):
    """An attacking creature becomes blocked."""

    RULES = ("509.3c",)
    ROLES: ClassVar[dict[str, str]] = {"what": "subject", "by": "blocker"}
    what: Reference
    by: Reference | None = None


@says("<what:subject#N> deal(s) combat damage", combat=True, to=None)
@says("<what:subject#N> deal(s) damage", combat=False, to=None)
@says("<what:subject#N> deal(s) combat damage to <to:object>", combat=True)
@says("<what:subject#N> deal(s) damage to <to:object>", combat=False)
@says("deal(s) combat damage to <to:object>", combat=True, into="event verb", what=Same())
@says("<what:subject> would deal damage", into="would", combat=False, to=None)
@says("<what:subject> would deal damage to <to:object>", into="would", combat=False)
@says("<what:subject> would deal combat damage to <to:object>", into="would", combat=True)
@says("<what:subject> would deal noncombat damage to <to:object>", into="would", combat=False, noncombat=True)
@says("damage that would be dealt by <what:object>", into="damage", combat=False, to=None)
@says("combat damage that would be dealt by <what:object>", into="damage", combat=True, to=None)
@says("noncombat damage that would be dealt by <what:object>", into="damage", combat=False, noncombat=True, to=None)
@says("damage that would be dealt this turn by <what:object>", into="damage this turn", combat=False, to=None)
@says("combat damage that would be dealt this turn by <what:object>", into="damage this turn", combat=True, to=None)
@says("damage that would be dealt to <to:object> by <what:object>", into="damage", combat=False)
@says("combat damage that would be dealt to <to:object> by <what:object>", into="damage", combat=True)
@node
class DealsDamage(Event):
    """A source deals damage, combat damage, or noncombat damage."""

    RULES = ("120.3", "603.2")
    ROLES: ClassVar[dict[str, str]] = {"what": "subject", "to": "recipient"}
    what: Reference
    combat: bool
    to: Reference | None
    noncombat: bool = False


@says("<what:subject#N> {is|are} dealt damage", combat=False)
@says("<what:subject#N> {is|are} dealt combat damage", combat=True)
@says("damage would be dealt to <what:object>", into="would", combat=False)
@says("combat damage would be dealt to <what:object>", into="would", combat=True)
@says("noncombat damage would be dealt to <what:object>", into="would", combat=False, noncombat=True)
@says("damage that would be dealt to <what:object>", into="damage", combat=False)
@says("combat damage that would be dealt to <what:object>", into="damage", combat=True)
@says("noncombat damage that would be dealt to <what:object>", into="damage", combat=False, noncombat=True)
@says("damage that would be dealt this turn to <what:object>", into="damage this turn", combat=False)
@says("combat damage that would be dealt this turn to <what:object>", into="damage this turn", combat=True)
@says("damage that would be dealt", into="damage", what=None, combat=False)
@says("combat damage that would be dealt", into="damage", what=None, combat=True)
@node
class IsDealtDamage(Event):
    """Something, or anything at all, is dealt damage, combat damage, or noncombat damage."""

    RULES = ("120.3",)
    what: Reference | None
    combat: bool
    noncombat: bool = False


@says("<what:subject> would be destroyed", into="would")
@node
class IsDestroyed(Event):
    """Something is destroyed; `effects` where only what effects destroy is meant, as for a shield counter (122.1c)."""

    RULES = ("701.8a",)
    what: Reference
    effects: bool = False


@says("<what:subject#N> become(s) the target of <by:object>")
@node
class BecomesTarget(Event):
    """Something becomes the target of a spell or ability."""

    RULES = ("603.2", "115.1")
    ROLES: ClassVar[dict[str, str]] = {"what": "subject", "by": "spell"}
    what: Reference
    by: Reference


@says("<what:subject#N> become(s) tapped")
@says("become(s) tapped", into="event verb", what=Same())
@node
class BecomesTapped(Event):
    """A permanent becomes tapped."""

    RULES = ("603.2e", "701.26a")
    what: Reference


@says("<what:subject#N> become(s) untapped")
@node
class BecomesUntapped(Event):
    """A permanent becomes untapped."""

    RULES = ("603.2e", "701.26b")
    what: Reference


@says("<what:subject#N> {is|are} turned face up")
@node
class TurnedFaceUp(Event):
    """A face-down permanent is turned face up."""

    RULES = ("708.8",)
    what: Reference


@says("<what:subject#N> transform(s) into <into:object>")
@node
class TransformsInto(Event):
    """A permanent transforms into another face."""

    RULES = ("701.27e",)
    ROLES: ClassVar[dict[str, str]] = {"what": "subject"}
    what: Reference
    into: Reference


@says("<by:subject#N> cast(s) <what:object>")
@node
class Casts(Event):
    """A player casts a spell."""

    RULES = ("601.2i",)
    by: Reference
    what: Reference


@says("<by:subject#N> play(s) <what:object>")
@node
class Plays(Event):
    """A player plays a card."""

    RULES = ("305.4",)
    by: Reference
    what: Reference


@says("<by:subject#N> sacrifice(s) <what:object>")
@node
class Sacrifices(Event):
    """A player sacrifices something."""

    RULES = ("701.21",)
    by: Reference
    what: Reference


@says("<by:subject#N> discard(s) <what:object>")
@node
class Discards(Event):
    """A player discards cards."""

    RULES = ("701.9",)
    by: Reference
    what: Reference


@says("<by:subject#N> cycle(s) <what:object>")
@says("<by:subject#N> cycle(s) or discard(s) <what:object>", discards=True)
@node
class Cycles(Event):
    """A player cycles a card."""

    RULES = ("702.29",)
    by: Reference
    what: Reference
    discards: bool = False


@says("<by:subject#N> draw(s) a card", nth=1)
@says("<by:subject#N> draw(s) <whose:whose> <nth:ordinal> card each turn")
@says("<by:subject> would draw a card", into="would", nth=1)
@node
class Draws(Event):
    """A player draws a card, any or the n-th of the turn."""

    RULES = ("121.1",)
    ROLES: ClassVar[dict[str, str]] = {"by": "player"}
    by: Reference
    nth: int
    whose: Reference | None = None


@says("<by:subject#N> gain(s) life")
@says("<by:subject> would gain life", into="would")
@node
class GainsLife(Event):
    """A player gains life."""

    RULES = ("119.9",)
    by: Reference


@says("<by:subject#N> lose(s) life")
@says("<by:subject> would lose life", into="would")
@node
class LosesLife(Event):
    """A player loses life."""

    RULES = ("119.3",)
    by: Reference


@says("<by:subject#N> scry", verb="scry")
@says("<by:subject#N> surveil", verb="surveil")
@node
class DoesAction(Event):
    """A player performs a keyword action."""

    RULES = ("701.22d", "701.25d")
    by: Reference
    verb: str


@says("a <kind:counter kind> counter is put on <what:object>", counters=Number(1))
@says("<counters:count> <kind:counter kind> counters are put on <what:object>")
@says("<counters:count> <kind:counter kind> counters would be put on <what:object>", into="would")
@says("<counters:count> counters would be put on <what:object>", into="would", kind=None)
@says("a effect would put <counters:count> counters on <what:object>", into="would", kind=None, effects=True)
@says("<by:subject> would put <counters:count> counters on <what:object>", into="would", kind=None)
@says("<by:subject> would put <counters:count> <kind:counter kind> counters on <what:object>", into="would")
@node
class CountersPut(Event):
    """Counters, of a kind or of any, are put on something; `effects` where only what effects put there is meant."""

    RULES = ("122.6",)
    kind: str | None
    counters: Quantity
    what: Reference
    by: Reference | None = None
    effects: bool = False


@says("a effect would create one or more tokens under <whose:whose> control", into="would", effects=True)
@says("one or more tokens would be created under <whose:whose> control", into="would", effects=False)
@says("<whose:subject> would create one or more tokens", into="would", effects=False)
@node
class TokensCreated(Event):
    """Tokens are created under someone's control; `effects` where only what effects create is meant."""

    RULES = ("701.7a", "111.1")
    ROLES: ClassVar[dict[str, str]] = {"whose": "player"}
    whose: Reference
    effects: bool
    said: str | None = kept()


@says("the beginning of <whose:whose> <step:step>")
@says("the beginning of each <step:step>", whose=Each(Filter((IsPlayer(),))))
@says("the beginning of the <step:step>", whose=Each(Filter((IsPlayer(),))))
@says("the beginning of combat on <whose:whose> turn", step="combat")
@says("the beginning of each combat", step="combat", whose=Each(Filter((IsPlayer(),))))
@says("the beginning of the next <step:step>", whose=None)
@says("the beginning of the next turn's <step:step>", whose=None)
@says("the beginning of the upkeep of <whose:object>", step="upkeep")
@node
class BeginningOf(Moment):
    """A step or phase begins. Role: "player"."""

    RULES = ("603.2b",)
    ROLES: ClassVar[dict[str, str]] = {"whose": "player"}
    step: str
    whose: Reference | None
    said: str | None = kept()


@says("<events:event & event verb alternatives#N>", into="event list")
@node
class AnyOf(Event):
    """Any of several events of one subject: "enters or attacks"."""

    RULES = ("603.2",)
    ROLES: ClassVar[dict[str, str]] = {}
    events: tuple[Event, ...]
    joints: tuple[str, ...] | None = kept()

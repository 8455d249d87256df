"""What static abilities say: continuous effects with their modifications, and replacement effects."""

from __future__ import annotations

from app.vocabulary.ability import Ability
from app.vocabulary.conditions import Condition
from app.vocabulary.costs import Cost
from app.vocabulary.durations import Duration
from app.vocabulary.events import Event
from app.vocabulary.filters import Filter
from app.vocabulary.instructions import Instruction
from app.vocabulary.keywords import Keyword
from app.vocabulary.mana import ManaSpec, TypeChoice
from app.vocabulary.node import Node, kept, node, says
from app.vocabulary.quantities import Number, Quantity, Value, X
from app.vocabulary.references import Reference


class Modification(Node):
    """One change to the characteristics of the things in a scope; a verb phrase without its subject."""

    __slots__ = ()


@says("{has|have} <keywords:granted joined by and>")
@says("gain(s) <keywords:granted joined by and>", into="change")
@node
class HaveKeywords(Modification):
    """They have keywords (layer 6)."""

    RULES = ("613.1f",)
    keywords: tuple[Keyword | Ability, ...]


@says("{gets|get} <power:raised>/<toughness:raised>", into="size change")
@says("{gets|get} <power:lowered>/<toughness:lowered>", into="size change")
@says("{gets|get} <power:raised>/<toughness:lowered>", into="size change")
@says("{gets|get} <power:lowered>/<toughness:raised>", into="size change")
@node
class GetPT(Modification):
    """Power and toughness are changed by amounts (layer 7c)."""

    RULES = ("613.4c",)
    power: int
    toughness: int
    said: str | None = kept()


@says("<changes:change joined by and#N> <lasting>")
@node
class Change(Instruction):
    """The subject's characteristics change for a time: "gets +2/+2 and gains trample until end of turn"."""

    RULES = ("611.2a",)
    changes: tuple[Modification, ...]
    lasting: Duration


@says("{gets|get} <power:raised>/<toughness:raised> <lasting> <times:each count>")
@says("{gets|get} <power:lowered>/<toughness:lowered> <lasting> <times:each count>")
@says("{gets|get} <power:raised>/<toughness:lowered> <lasting> <times:each count>")
@says("{gets|get} <power:lowered>/<toughness:raised> <lasting> <times:each count>")
@node
class ChangePTTimes(Instruction):
    """The subject's power and toughness change by multiples of a number for a time."""

    RULES = ("611.2a", "613.4c", "608.2h")
    power: int
    toughness: int
    lasting: Duration
    times: Quantity
    said: str | None = kept()


@says("{has|have} <keywords:granted joined by and>")
@node
class Have(Instruction):
    """The subject, just made, has abilities: "It has …"."""

    RULES = ("111.3", "613.1f")
    keywords: tuple[Keyword | Ability, ...]


@says("{gets|get} <power:raised>/<toughness:raised> <times:each count>", into="size change")
@says("{gets|get} <power:lowered>/<toughness:lowered> <times:each count>", into="size change")
@says("{gets|get} <power:X raised>/<toughness:X raised>", into="size change", times=X())
@says("{gets|get} <power:X lowered>/<toughness:X lowered>", into="size change", times=X())
@says("{gets|get} <power:X raised>/<toughness:X lowered>", into="size change", times=X())
@node
class GetPTTimes(Modification):
    """Power and toughness are changed by multiples of a number (layer 7c)."""

    RULES = ("613.4c",)
    power: int
    toughness: int
    times: Quantity
    said: str | None = kept()


@says("can't <deed:forbidden deed>", into="rule change")
@node
class Cannot(Modification):
    """They cannot do something, or have it done to them: "can't be blocked"."""

    RULES = ("101.2", "613.11")
    deed: str


@says("#either can block only <what#plural>")
@says("#either can't be blocked except by <what#plural>", evades=True)
@node
class BlockOnly(Modification):
    """They can block, or be blocked by, certain creatures only."""

    RULES = ("509.1b",)
    what: Filter
    evades: bool = False


@says("#either can't be blocked by <what#plural>")
@node
class CannotBeBlockedBy(Modification):
    """Certain creatures cannot block them."""

    RULES = ("509.1b",)
    what: Filter


@says("{attacks|attack} each combat if able")
@node
class MustAttack(Modification):
    """They attack each combat if able."""

    RULES = ("508.1d",)


@says("{doesn't|don't} untap during <whose:whose> untap step")
@node
class DoNotUntap(Modification):
    """They stay tapped during their controller's untap step."""

    RULES = ("502.3",)
    whose: Reference


@says("{doesn't|don't} untap during <whose:whose> next untap step")
@node
class SkipNextUntap(Instruction):
    """The subject stays tapped during the next untap step of its controller."""

    RULES = ("502.3", "614.10")
    whose: Reference


class StaticRule(Node):
    """What a static ability makes true while it is in effect (604.1)."""

    __slots__ = ()


@says("<scope:subject#N> <modifications:joined by and#N>", into="continuous")
@node
class Continuous(StaticRule):
    """A continuous effect of a static ability: whom it affects and what changes (611.3)."""

    RULES = ("611.3", "613.1")
    scope: Reference
    modifications: tuple[Modification, ...]


@says("<rule:continuous>, where X is <value>")
@node
class ContinuousX(StaticRule):
    """A continuous effect in which X is defined (107.3i)."""

    RULES = ("107.3i",)
    rule: StaticRule
    value: Value


@says("<what:whose> power and toughness are each equal to <value>", both=True)
@says("<what:whose> power is equal to <value>", both=False)
@node
class SizeIs(StaticRule):
    """A characteristic-defining ability for power and toughness, or power alone (604.3)."""

    RULES = ("604.3", "613.4a")
    what: Reference
    both: bool
    value: Value


@says("<what:subject#N> enter(s) tapped [unless <unless>]")
@node
class EntersTapped(StaticRule):
    """They enter tapped, perhaps unless a condition holds."""

    RULES = ("614.1d", "614.12")
    what: Reference
    unless: Condition | None = None


@says("as <what:subject#N> enter(s), you may <cost:deed as a cost#plural>. if you don't, it enters tapped")
@says("as <what:subject#N> enter(s), you may <cost:deed as a cost#plural>. if you don't, this land enters tapped")
@node
class EntersTappedUnlessDone(StaticRule):
    """They enter tapped unless their controller does something as they enter (614.1c, 614.12a)."""

    RULES = ("614.1c", "614.12a")
    what: Reference
    cost: Cost
    said: str | None = kept()


@says("<what:subject#N> enter(s) with a <kind:counter kind> counter on {it|them}", count=Number(1))
@says("<what:subject#N> enter(s) with <count:count#plural> <kind:counter kind> counters on {it|them}")
@says("<what:subject#N> enter(s) with a <kind:counter kind> counter on {it|them} <count:each count>")
@says("<what:subject#N> enter(s) with a additional <kind:counter kind> counter on {it|them}", count=Number(1))
@says(
    "<what:subject#N> enter(s) tapped with <count:count#plural> <kind:counter kind> counters on {it|them}", tapped=True
)
@node
class EntersWithCounters(StaticRule):
    """They enter with counters."""

    RULES = ("614.1c", "122.6")
    what: Reference
    count: Quantity
    kind: str
    tapped: bool = False
    said: str | None = kept()


@says("as <what:subject#N> enter(s), <acts:chained#plural>")
@node
class AsEnters(StaticRule):
    """Things that are done as it enters (614.1c)."""

    RULES = ("614.1c", "614.12a")
    what: Reference
    acts: tuple[Instruction, ...]
    joints: tuple[str, ...] | None = kept()


@says("<what:subject#N> cost(s) <amount:mana> less to cast [if <condition>]")
@says("<what:subject#N> cost(s) <amount:mana> more to cast [if <condition>]", more=True)
@says("<what:subject#N> cost(s) <amount:mana> less to cast <times:each count>")
@says("<what:subject#N> cost(s) <amount:mana> more to cast <times:each count>", more=True)
@node
class CostsLess(StaticRule):
    """Spells cost less, or more, to cast."""

    RULES = ("601.2f", "118.7")
    what: Reference
    amount: tuple[str, ...]
    times: Quantity | None = None
    condition: Condition | None = None
    more: bool = False


@says("as a additional cost to cast this spell, <acts:chained#plural>")
@node
class AdditionalCost(StaticRule):
    """An additional cost to cast the spell."""

    RULES = ("118.8", "601.2b")
    acts: tuple[Instruction, ...]
    joints: tuple[str, ...] | None = kept()


@says("you have no maximum hand size")
@node
class NoMaximumHandSize(StaticRule):
    """Your hand may be of any size."""

    RULES = ("402.2",)


@says("you may play a additional land on each of your turns", lands=1)
@says("you may play two additional lands on each of your turns", lands=2)
@node
class AdditionalLands(StaticRule):
    """More lands may be played each turn."""

    RULES = ("305.2",)
    lands: int


class Rewrite(Node):
    """What a replacement effect makes of the event it replaces."""

    __slots__ = ()


@says("it produces <times:multiple> as much of that mana instead")
@node
class ProduceTimes(Rewrite):
    """The mana is multiplied: "twice as much"."""

    RULES = ("106.12b", "106.6a")
    times: int


@says("it produces <mana> instead of any other type and amount")
@node
class ProduceInstead(Rewrite):
    """Other mana is made, whatever type and amount it would have been."""

    RULES = ("106.12b",)
    mana: ManaSpec


@says("it produces <of:mana of a type> instead of any other <besides:color or type>")
@says("produce <of:mana of a type> instead of any other <besides:color or type>", into="produce instead")
@node
class ProduceType(Rewrite):
    """The same amount is made of another type. `besides` is "type", or "color" where colourless mana stays as it is."""

    RULES = ("106.12b",)
    of: TypeChoice
    besides: str


class Scaled(Rewrite):
    """The same happens, so many times as much and so much more."""

    __slots__ = ()
    times: int
    plus: Quantity


@says("it deals <times:doubled> that damage to that permanent or player instead", plus=Number(0))
@says("it deals <times:doubled> that damage to that player or permanent instead", plus=Number(0))
@says("it deals <times:doubled> that damage to that creature instead", plus=Number(0))
@says("it deals <times:doubled> that damage to that player instead", plus=Number(0))
@says("it deals <times:doubled> that damage instead", plus=Number(0))
@says("it deals that much damage plus <plus:digits> to that permanent or player instead", times=1)
@says("it deals that much damage plus <plus:digits> to that player instead", times=1)
@says("it deals that much damage plus <plus:digits> instead", times=1)
@says("it deals that much damage minus <minus:digits> to that permanent or player instead", times=1, plus=Number(0))
@node
class DealMore(Scaled):
    """More damage is dealt, or less."""

    RULES = ("614.1a",)
    times: int
    plus: Quantity
    minus: Quantity = Number(0)
    said: str | None = kept()


@says("you gain <times:multiple> that much life instead", plus=Number(0))
@says("you gain that much life plus <plus:digits> instead", times=1)
@says("they gain <times:multiple> that much life instead", plus=Number(0))
@node
class GainMore(Scaled):
    """More life is gained."""

    RULES = ("614.1a",)
    times: int
    plus: Quantity
    said: str | None = kept()


@says("they lose <times:multiple> that much life instead", plus=Number(0))
@says("that player loses <times:multiple> that much life instead", plus=Number(0))
@says("you lose <times:multiple> that much life instead", plus=Number(0))
@node
class LoseMore(Scaled):
    """More life is lost."""

    RULES = ("614.1a",)
    times: int
    plus: Quantity
    said: str | None = kept()


@says("<times:multiple> that many <kind:counter kind> counters are put on it instead", plus=Number(0))
@says("<times:multiple> that many <kind:counter kind> counters are put on that creature instead", plus=Number(0))
@says("<times:multiple> that many <kind:counter kind> counters are put on that permanent instead", plus=Number(0))
@says("that many plus <plus:number word> <kind:counter kind> counters are put on it instead", times=1)
@says("that many plus <plus:number word> <kind:counter kind> counters are put on that creature instead", times=1)
@says("it puts <times:multiple> that many of those counters on that permanent instead", plus=Number(0))
@says(
    "put <times:multiple> that many of each of those kinds of counters on that permanent or player instead",
    plus=Number(0),
)
@says(
    "put that many plus <plus:number word> of each of those kinds of counters on that permanent or player instead",
    times=1,
)
@node
class PutMore(Scaled):
    """More counters are put."""

    RULES = ("614.1a",)
    times: int
    plus: Quantity
    kind: str | None = None
    said: str | None = kept()


@says("<times:multiple> that many of those tokens are created instead", plus=Number(0))
@says("it creates <times:multiple> that many of those tokens instead", plus=Number(0))
@says("create <times:multiple> that many of those tokens instead", plus=Number(0))
@node
class CreateMore(Scaled):
    """More tokens are created."""

    RULES = ("614.1a",)
    times: int
    plus: Quantity
    said: str | None = kept()


@says("prevent that damage", amount=None)
@says("prevent <amount:amount> of that damage")
@node
class Prevent(Rewrite):
    """Damage is prevented: all of it, or so much (615.1)."""

    RULES = ("615.1a",)
    amount: Quantity | None


@says("is dealt to <to:object> instead", into="redirection")
@node
class DealTo(Rewrite):
    """The damage is dealt to something else (614.9)."""

    RULES = ("614.9",)
    to: Reference


@says("if <event>, <rewrite>", into="replacement")
@says("if <event:would>, <rewrite>", into="replacement")
@says("if <event:would> this turn, <rewrite>", into="replacement this turn")
@says("prevent all <event:damage>", into="replacement", rewrite=Prevent(None))
@says("all <event:damage> <rewrite:redirection>", into="replacement")
@says("<event:source of mana> <rewrite:produce instead>", into="replacement")
@node
class Replacement(StaticRule):
    """A replacement effect: the event it watches for, and what happens instead (614.1a)."""

    RULES = ("614.1a",)
    event: Event
    rewrite: Rewrite
    said: str | None = kept()

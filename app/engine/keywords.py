"""Keywords that stand for abilities: each is spelled out as its rule does (702)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from app.engine.registry import carried_out, structural, unless
from app.vocabulary.abilities import Ability, Activated, Keywords, Static, Triggered
from app.vocabulary.conditions import CastFact, DidNot, HappenedThisTurn, HasCounters
from app.vocabulary.costs import Cost, CostItem, TapForPower, TapThis
from app.vocabulary.counters import PutCounters
from app.vocabulary.durations import UntilEndOfTurn
from app.vocabulary.events import (
    AnyOf,
    Attacks,
    AttacksAlone,
    BecomesBlocked,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Enters,
)
from app.vocabulary.filters import (
    Adjective,
    AnOpponentControls,
    Filter,
    InState,
    IsAbility,
    IsCard,
    IsPermanent,
    IsPlayer,
    IsSpell,
    NotOfType,
    OfSupertype,
    OfType,
    Other,
    Typed,
    YouControl,
)
from app.vocabulary.instructions import Draw, Instruction, LoseLife, Sacrifice
from app.vocabulary.keywords import (
    EquipOnly,
    Keyword,
    Plain,
    SpelledOut,
    Typecycling,
    WithCost,
    WithNumber,
    WithNumberAndCost,
)
from app.vocabulary.limits import AsASorcery, Limit
from app.vocabulary.measures import CountersOn
from app.vocabulary.node import Node
from app.vocabulary.qualities import Compared
from app.vocabulary.quantities import Number, Quantity
from app.vocabulary.references import (
    A,
    Bound,
    ControllerOf,
    DefendingPlayer,
    Each,
    OwnerOf,
    Reference,
    Some,
    Target,
    This,
    TopCards,
    You,
)
from app.vocabulary.relations import InZoneOf
from app.vocabulary.statements import Do, If, May, Unless
from app.vocabulary.statics import Change, EntersWithCounters, GetPT, GetPTTimes
from app.vocabulary.tokens import CreateTokens, Size, TokenKind
from app.vocabulary.type_changes import BecomeArtifactCreature
from app.vocabulary.words import CardType, Supertype, Zone
from app.vocabulary.zones import Attach, Counter, Discard, Exile, Put, Reveal, Search, Shuffle, ToBattlefield, ToHand

Expansion = Callable[..., tuple[Ability, ...]]

EXPANSIONS: dict[str, Expansion] = {}
"""What each keyword stands for, by its name."""

structural(EquipOnly, Typecycling, WithNumber, WithNumberAndCost)

ONE = Number(1)
_CREATURE = Filter((OfType(CardType.CREATURE),))
_YOUR_CREATURE = Filter((OfType(CardType.CREATURE),), controller=YouControl())
_SORCERY_SPEED = (AsASorcery(),)


def stands_for(*names: str) -> Callable[[Expansion], Expansion]:
    """Register what keywords stand for."""

    def register(expansion: Expansion) -> Expansion:
        EXPANSIONS.update(dict.fromkeys(names, expansion))
        return expansion

    return register


def name_of(keyword: Keyword) -> str:
    """The name under which what a keyword stands for is registered."""
    match keyword:
        case SpelledOut(name) | WithCost(name=name) | WithNumber(name=name) | WithNumberAndCost(name=name):
            return name
        case EquipOnly():
            return "equip only"
        case Typecycling():
            return "typecycling"
        case _:
            return ""


def expansion(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none where the engine reads the keyword itself."""
    spelled_out = EXPANSIONS.get(name_of(keyword))
    return () if spelled_out is None else spelled_out(keyword)


def expanded(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Abilities, each line of keywords followed by what the keywords stand for."""
    return tuple(part for ability in abilities for part in (ability, *_spelled_out(ability)))


@lru_cache(maxsize=65_536)
def _spelled_out(ability: Ability) -> tuple[Ability, ...]:
    keywords = ability.keywords if isinstance(ability, Keywords) else ()
    return tuple(part for keyword in keywords for part in expansion(keyword))


@unless
def stands_for_something_unknown(it: Node) -> bool:
    """Keywords whose expansion is not written down, or not carried out."""
    if isinstance(it, WithNumber) and it.name == "toxic":
        return not isinstance(it.number, Number)
    if not isinstance(it, EquipOnly | Typecycling | WithNumber | WithNumberAndCost):
        return False
    return not is_carried_out(it)


def is_carried_out(keyword: Keyword) -> bool:
    """Whether a keyword stands for abilities that the engine carries out."""
    return bool(expansion(keyword)) and carried_out(expansion(keyword))


def _activated(
    cost: Cost, *further: CostItem | Instruction, does: tuple[Instruction, ...], limits: tuple[Limit, ...] = ()
) -> tuple[Ability, ...]:
    return (Activated(Cost((*cost.items, *further)), (Do(You(), does),), limits),)


def _gets(who: Reference, power: int, toughness: int) -> tuple[Do, ...]:
    return (Do(who, (Change((GetPT(power, toughness),), UntilEndOfTurn()),)),)


@stands_for("equip")
def equip(it: WithCost) -> tuple[Ability, ...]:
    """Attach this to a creature you control, as a sorcery (702.6a)."""
    return _activated(it.cost, does=(Attach(This(), Target(_YOUR_CREATURE, slot=1)),), limits=_SORCERY_SPEED)


@stands_for("equip only")
def equip_only(it: EquipOnly) -> tuple[Ability, ...]:
    """Equip that may target certain creatures only (702.6c)."""
    what = Filter(it.what.heads, it.what.adjectives, it.what.qualities, YouControl())
    return _activated(it.cost, does=(Attach(This(), Target(what, slot=1)),), limits=_SORCERY_SPEED)


@stands_for("fortify")
def fortify(it: WithCost) -> tuple[Ability, ...]:
    """Attach this to a land you control, as a sorcery (702.67a)."""
    land = Filter((OfType(CardType.LAND),), controller=YouControl())
    return _activated(it.cost, does=(Attach(This(), Target(land, slot=1)),), limits=_SORCERY_SPEED)


@stands_for("outlast")
def outlast(it: WithCost) -> tuple[Ability, ...]:
    """Tap it for a +1/+1 counter, as a sorcery (702.107a)."""
    return _activated(it.cost, TapThis(), does=(PutCounters("+1/+1", This(), ONE),), limits=_SORCERY_SPEED)


@stands_for("level up")
def level_up(it: WithCost) -> tuple[Ability, ...]:
    """Put a level counter on it, as a sorcery (702.87a)."""
    return _activated(it.cost, does=(PutCounters("level", This(), ONE),), limits=_SORCERY_SPEED)


@stands_for("cycling")
def cycling(it: WithCost) -> tuple[Ability, ...]:
    """Discard it from the hand to draw a card (702.29a)."""
    return _activated(it.cost, Discard(This()), does=(Draw(ONE),))


@stands_for("typecycling")
def typecycling(it: Typecycling) -> tuple[Ability, ...]:
    """Discard it from the hand to search for a kind of card (702.29e)."""
    found = Bound("chosen-1")
    wanted = A(Filter((IsCard(),), _card_of(it.kind)), bind="chosen-1")
    does = (Search(You(), wanted), Reveal(found), Put(found, ToHand(You())), Shuffle(You()))
    return _activated(it.cost, Discard(This()), does=does)


def _card_of(kind: str) -> tuple[Adjective, ...]:
    match kind:
        case "land":
            return (Typed((CardType.LAND,)),)
        case "basic land":
            return (OfSupertype(Supertype.BASIC), Typed((CardType.LAND,)))
        case "artifact land":
            return (Typed((CardType.ARTIFACT,)), Typed((CardType.LAND,)))
        case _:
            return (Typed((kind,)),)


@stands_for("reinforce")
def reinforce(it: WithNumberAndCost) -> tuple[Ability, ...]:
    """Discard it from the hand to put +1/+1 counters on a creature (702.77a)."""
    return _activated(it.cost, Discard(This()), does=(PutCounters("+1/+1", Target(_CREATURE, slot=1), it.number),))


@stands_for("prowess")
def prowess(it: SpelledOut) -> tuple[Ability, ...]:
    """It gets +1/+1 for each noncreature spell you cast (702.108a)."""
    noncreature = Filter((IsSpell(),), (NotOfType(CardType.CREATURE),))
    return (Triggered(Casts(You(), A(noncreature)), _gets(This(), 1, 1)),)


@stands_for("exalted")
def exalted(it: SpelledOut) -> tuple[Ability, ...]:
    """A creature of yours that attacks alone gets +1/+1 (702.83a)."""
    return (Triggered(AttacksAlone(A(_YOUR_CREATURE)), _gets(Bound("subject"), 1, 1)),)


@stands_for("battle cry")
def battle_cry(it: SpelledOut) -> tuple[Ability, ...]:
    """Other attacking creatures get +1/+0 as it attacks (702.91a)."""
    others = Filter((OfType(CardType.CREATURE),), (Other(), InState("attacking")))
    return (Triggered(Attacks(This()), _gets(Each(others), 1, 0)),)


@stands_for("bushido")
def bushido(it: WithNumber) -> tuple[Ability, ...]:
    """It grows as it blocks or becomes blocked (702.45a)."""
    grows = Change((GetPTTimes(1, 1, it.number),), UntilEndOfTurn())
    return (Triggered(AnyOf((Blocks(This()), BecomesBlocked(This()))), (Do(This(), (grows,)),)),)


def _returns_with(kind: str) -> tuple[Ability, ...]:
    subject = Bound("subject")
    back = Put(subject, ToBattlefield(whose=OwnerOf(subject), counter=kind))
    return (Triggered(Dies(This()), (Do(You(), (back,)),), HasCounters(This(), kind, Number(0))),)


@stands_for("undying")
def undying(it: SpelledOut) -> tuple[Ability, ...]:
    """It returns with a +1/+1 counter if it had none (702.93a)."""
    return _returns_with("+1/+1")


@stands_for("persist")
def persist(it: SpelledOut) -> tuple[Ability, ...]:
    """It returns with a -1/-1 counter if it had none (702.79a)."""
    return _returns_with("-1/-1")


def _creature_token(size: int, colors: tuple[str, ...], *subtypes: str, flying: bool = False) -> TokenKind:
    return TokenKind(
        size=Size(Number(size), Number(size)),
        colors=colors,
        subtypes=subtypes,
        types=(CardType.CREATURE,),
        abilities=(Plain("flying"),) if flying else (),
    )


@stands_for("afterlife")
def afterlife(it: WithNumber) -> tuple[Ability, ...]:
    """Spirits come as it dies (702.135a)."""
    spirits = CreateTokens(_creature_token(1, ("W", "B"), "Spirit", flying=True), it.number)
    return (Triggered(Dies(This()), (Do(You(), (spirits,)),)),)


def _arrives_with(kind: TokenKind) -> tuple[Ability, ...]:
    return (Triggered(Enters(This()), (Do(You(), (CreateTokens(kind, ONE), Attach(This(), Bound("token")))),)),)


@stands_for("living weapon")
def living_weapon(it: SpelledOut) -> tuple[Ability, ...]:
    """It enters with a Germ to carry it (702.92a)."""
    return _arrives_with(_creature_token(0, ("B",), "Phyrexian", "Germ"))


@stands_for("For Mirrodin!")
def for_mirrodin(it: SpelledOut) -> tuple[Ability, ...]:
    """It enters with a Rebel to carry it (702.163a)."""
    return _arrives_with(_creature_token(2, ("R",), "Rebel"))


@stands_for("ward")
def ward(it: WithCost) -> tuple[Ability, ...]:
    """A spell or ability of an opponent that targets it is countered unless they pay (702.21a)."""
    aimed = A(Filter((IsSpell(), IsAbility()), controller=AnOpponentControls()))
    spell = Bound("spell")
    countered = Unless(Do(You(), (Counter(spell),)), ControllerOf(spell), it.cost)
    return (Triggered(BecomesTarget(This(), aimed), (countered,)),)


@stands_for("crew")
def crew(it: WithNumber) -> tuple[Ability, ...]:
    """Tap creatures with enough power: it is an artifact creature until end of turn (702.122a)."""
    if not isinstance(it.number, Number):
        return ()
    becomes = Change((BecomeArtifactCreature(),), UntilEndOfTurn())
    return (Activated(Cost((TapForPower(it.number),)), (Do(This(), (becomes,)),)),)


@stands_for("evoke")
def evoke(it: WithCost) -> tuple[Ability, ...]:
    """It is sacrificed as it enters, if its evoke cost was paid (702.74a)."""
    return (Triggered(Enters(This()), (Do(You(), (Sacrifice(This()),)),), CastFact("its evoke cost was paid")),)


@stands_for("annihilator")
def annihilator(it: WithNumber) -> tuple[Ability, ...]:
    """The defending player sacrifices permanents as it attacks (702.86a)."""
    permanent = Filter((IsPermanent(),))
    lost = Sacrifice(A(permanent) if it.number == ONE else Some(it.number, permanent))
    return (Triggered(Attacks(This()), (Do(DefendingPlayer(), (lost,)),)),)


@stands_for("afflict")
def afflict(it: WithNumber) -> tuple[Ability, ...]:
    """The defending player loses life as it becomes blocked (702.130a)."""
    return (Triggered(BecomesBlocked(This()), (Do(DefendingPlayer(), (LoseLife(it.number),)),)),)


@stands_for("soulshift")
def soulshift(it: WithNumber) -> tuple[Ability, ...]:
    """As it dies, a Spirit card that cost no more may return to the hand (702.46a)."""
    cheap = Compared("mana value", least=False, amount=it.number)
    spirit = Filter((IsCard(),), (Typed(("Spirit",)),), (cheap,), InZoneOf(You(), Zone.GRAVEYARD))
    return (Triggered(Dies(This()), (May(You(), (Put(Target(spirit, slot=1), ToHand(You())),)),)),)


@stands_for("fabricate")
def fabricate(it: WithNumber) -> tuple[Ability, ...]:
    """It gets +1/+1 counters as it enters, or Servos come with it (702.123a)."""
    servos = CreateTokens(_artifact_creature_token("Servo"), it.number)
    counters = May(You(), (PutCounters("+1/+1", This(), it.number),))
    return (Triggered(Enters(This()), (counters, If(DidNot(You()), (Do(You(), (servos,)),)))),)


def _artifact_creature_token(subtype: str) -> TokenKind:
    types = (CardType.ARTIFACT, CardType.CREATURE)
    return TokenKind(size=Size(ONE, ONE), colors=("C",), subtypes=(subtype,), types=types)


@stands_for("bloodthirst")
def bloodthirst(it: WithNumber) -> tuple[Ability, ...]:
    """It enters with +1/+1 counters if an opponent was dealt damage this turn (702.54a)."""
    wounded = HappenedThisTurn("a opponent was dealt damage this turn")
    return (Static(EntersWithCounters(This(), it.number, "+1/+1"), wounded),)


@stands_for("exploit")
def exploit(it: SpelledOut) -> tuple[Ability, ...]:
    """You may sacrifice a creature as it enters (702.110a)."""
    return (Triggered(Enters(This()), (May(You(), (Sacrifice(A(_CREATURE)),)),)),)


def _hits_a_player(does: tuple[Instruction, ...], who: Reference) -> tuple[Ability, ...]:
    hit = DealsDamage(This(), combat=True, to=A(Filter((IsPlayer(),))))
    return (Triggered(hit, (Do(who, does),)),)


@stands_for("ingest")
def ingest(it: SpelledOut) -> tuple[Ability, ...]:
    """A player it damages in combat exiles the top card of the library (702.115a)."""
    player = Bound("recipient")
    return _hits_a_player((Exile(TopCards(player, ONE)),), player)


@stands_for("poisonous")
def poisonous(it: WithNumber) -> tuple[Ability, ...]:
    """A player it damages in combat gets poison counters (702.70a)."""
    number: Quantity = it.number
    return _hits_a_player((PutCounters("poison", Bound("recipient"), number),), You())


@stands_for("cumulative upkeep")
def cumulative_upkeep(it: WithCost) -> tuple[Ability, ...]:
    """An age counter each upkeep, then the cost for each of them, or it is sacrificed (702.24a)."""
    age = Do(You(), (PutCounters("age", This(), ONE),))
    pay = Unless(Do(You(), (Sacrifice(This()),)), You(), it.cost, CountersOn("age", This()))
    return (Triggered(BeginningOf("upkeep", You()), (age, pay)),)

"""Continuous effects inside a game state as one sentence whose open reference is bound to the objects it locked in.

The objects are spoken of as the card that the sentence stands on would speak of itself: "That creature gets +1/+1 until
end of turn", with "that creature" bound to one object, or "Each of those objects gets …" for several.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.documents.ability_text import where_reading_stopped
from app.documents.problems import Fault, ImpossibleState, UnreadableText
from app.game.objects import ObjectId, PlayerId
from app.game.state import FloatingEffect
from app.oracle.face import FaceFacts
from app.oracle.printing import Unspeakable, print_ability
from app.oracle.reading import read_line
from app.vocabulary.abilities import Ability, Spell, Static
from app.vocabulary.durations import Duration, UntilEndOfTurn
from app.vocabulary.events import IsDealtDamage
from app.vocabulary.prevention import CannotBePrevented, NoPrevention, PreventAll, PreventNext, PreventUpTo
from app.vocabulary.quantities import Number
from app.vocabulary.references import Reference, This, Those, You
from app.vocabulary.statements import Do, ReplaceForATime, Statement
from app.vocabulary.statics import Change, Continuous, Modification, Prevent, Replacement, StaticRule
from app.vocabulary.tree import exchange, mentions
from app.vocabulary.words import CardType
from app.vocabulary.zones import GainControl, UnderControl

_NOBODY = FaceFacts("This effect", (CardType.INSTANT,))
_ONE, _SEVERAL = "that object", "those objects"


def print_effect(it: FloatingEffect, affected: Sequence[ObjectId]) -> tuple[str, dict[str, list[ObjectId]]]:
    """The sentence of an effect, and what its open reference is bound to. Raises Unspeakable where it has no words."""
    if it.rule is not None:
        return _print_rule(it.rule, it.lasting)
    bound = _ONE if len(affected) == 1 else _SEVERAL
    each = bound == _SEVERAL
    sentence: Ability = Static(Continuous(This(), it.modifications))
    match it.modifications:
        case (UnderControl(player=player),) if player == it.controller:
            sentence = Spell((Do(You(), (GainControl(This(), it.lasting),)),))
            return print_ability(sentence, _spoken_of(bound, each=each, first=False)), {bound: list(affected)}
        case _ if it.lasting is not None:
            sentence = Spell((Do(This(), (Change(it.modifications, it.lasting),)),))
    return print_ability(sentence, _spoken_of(bound, each=each)), {bound: list(affected)}


def read_effect(
    text: str, bound: str, controller: PlayerId, pointer: str, faults: list[Fault]
) -> tuple[tuple[Modification, ...], Duration | None] | None:
    """What changes about what is bound, and for how long (None: for good); None, and a fault, where it says no such."""
    each = f"each of {bound}" in text.lower()
    reading = read_line(text, _spoken_of(bound, each=each, first=text.lower().startswith(("each of", bound))))
    if reading.verdict not in ("exact", "variant"):
        faults.append(Fault(pointer, where_reading_stopped(reading), kind=UnreadableText))
        return None
    match reading.ability:
        case Spell(effect=(Do(who=This(), acts=(Change(changes=changes, lasting=lasting),)),)):
            return changes, lasting
        case Spell(effect=(Do(who=You(), acts=(GainControl(what=This(), lasting=lasting),)),)):
            return (UnderControl(controller),), lasting
        case Static(rule=Continuous(scope=This(), modifications=changes)):
            return changes, None
    detail = "The sentence must say what changes about the objects that are bound."
    faults.append(Fault(pointer, detail, rule="611.2", kind=ImpossibleState))
    return None


def _print_rule(rule: StaticRule, lasting: Duration | None) -> tuple[str, dict[str, list[ObjectId]]]:
    """The sentence that puts a rule in force. Raises Unspeakable where it speaks of several locked-in things."""
    locked = {those.ids for those in mentions(rule, Those)}
    if len(locked) > 1 or lasting is None:
        raise Unspeakable(type(rule).__name__)
    (ids,) = locked or ((),)
    open_rule = exchange(rule, lambda it: This() if isinstance(it, Those) else it)
    assert isinstance(open_rule, StaticRule)  # noqa: S101
    bound = _ONE if len(ids) == 1 else _SEVERAL
    face = _spoken_of(bound, each=bound == _SEVERAL, first=False) if locked else _NOBODY
    return print_ability(Spell((_putting_in_force(open_rule, lasting),)), face), {bound: list(ids)} if locked else {}


def _putting_in_force(rule: StaticRule, lasting: Duration) -> Statement:
    match rule:
        case Replacement(event=IsDealtDamage(what=Reference() as to), rewrite=PreventUpTo(amount)):
            return Do(You(), (PreventNext(Number(amount), to),))
        case Replacement(event=event, rewrite=Prevent(None)):
            return Do(You(), (PreventAll(event),))
        case CannotBePrevented():
            return NoPrevention()
        case Replacement():
            return ReplaceForATime(lasting, rule)
    raise Unspeakable(type(rule).__name__)


def read_rule(
    text: str, bound: str | None, ids: tuple[ObjectId, ...], pointer: str, faults: list[Fault]
) -> tuple[StaticRule, Duration] | None:
    """The rule that a sentence puts in force, and how long; None, and a fault, where it says no such thing."""
    face = _NOBODY
    if bound is not None:
        each = f"each of {bound}" in text.lower()
        face = _spoken_of(bound, each=each, first=text.lower().startswith(("each of", bound)))
    reading = read_line(text, face)
    if reading.ability is None:
        faults.append(Fault(pointer, where_reading_stopped(reading), kind=UnreadableText))
        return None
    put = _put_in_force(reading.ability)
    if put is None:
        detail = "The sentence must say what happens instead of something, or is prevented, and how long."
        faults.append(Fault(pointer, detail, rule="614.1", kind=ImpossibleState))
        return None
    rule = exchange(put[0], lambda it: Those(ids) if bound is not None and isinstance(it, This) else it)
    assert isinstance(rule, StaticRule)  # noqa: S101
    return rule, put[1]


def _put_in_force(ability: Ability) -> tuple[StaticRule, Duration] | None:
    match ability:
        case Spell(effect=(ReplaceForATime(lasting, replacement),)):
            return replacement, lasting
        case Spell(effect=(Do(acts=(PreventNext(Number(amount), to),)),)):
            return Replacement(IsDealtDamage(to, combat=False), PreventUpTo(amount)), UntilEndOfTurn()
        case Spell(effect=(Do(acts=(PreventAll(event),)),)):
            return Replacement(event, Prevent(None)), UntilEndOfTurn()
        case Spell(effect=(NoPrevention(this=False),)):
            return CannotBePrevented(None), UntilEndOfTurn()
    return None


def puts_a_rule_in_force(text: str, bound: str) -> bool:
    """Whether a sentence about what is bound says what happens instead of something, not what changes about it."""
    each = f"each of {bound}" in text.lower()
    reading = read_line(text, _spoken_of(bound, each=each, first=text.lower().startswith(("each of", bound))))
    return reading.ability is not None and _put_in_force(reading.ability) is not None


def _spoken_of(bound: str, *, each: bool, first: bool = True) -> FaceFacts:
    """A face whose own name are the words that are bound, with a capital where they come first."""
    words = f"each of {bound}" if each else bound
    return FaceFacts(words[:1].upper() + words[1:] if first else words, (CardType.INSTANT,))

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
from app.oracle.printing import print_ability
from app.oracle.reading import read_line
from app.vocabulary.abilities import Ability, Spell, Static
from app.vocabulary.durations import Duration
from app.vocabulary.references import This, You
from app.vocabulary.statements import Do, ReplaceForATime
from app.vocabulary.statics import Change, Continuous, Modification
from app.vocabulary.words import CardType
from app.vocabulary.zones import GainControl, UnderControl

_NOBODY = FaceFacts("This effect", (CardType.INSTANT,))
_ONE, _SEVERAL = "that object", "those objects"


def print_effect(it: FloatingEffect, affected: Sequence[ObjectId]) -> tuple[str, dict[str, list[ObjectId]]]:
    """The sentence of an effect, and what its open reference is bound to. Raises Unspeakable where it has no words."""
    if it.replacement is not None and it.lasting is not None:
        return print_ability(Spell((ReplaceForATime(it.lasting, it.replacement),)), _NOBODY), {}
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


def read_replacement(text: str, pointer: str, faults: list[Fault]) -> ReplaceForATime | None:
    """What happens instead of something, for a time; None, and a fault, where a sentence says no such thing."""
    reading = read_line(text, _NOBODY)
    match reading.ability:
        case Spell(effect=(ReplaceForATime() as found,)):
            return found
        case None:
            faults.append(Fault(pointer, where_reading_stopped(reading), kind=UnreadableText))
        case _:
            detail = "With nothing bound, the sentence must say what happens instead of something, and how long."
            faults.append(Fault(pointer, detail, rule="614.1", kind=ImpossibleState))
    return None


def _spoken_of(bound: str, *, each: bool, first: bool = True) -> FaceFacts:
    """A face whose own name are the words that are bound, with a capital where they come first."""
    words = f"each of {bound}" if each else bound
    return FaceFacts(words[:1].upper() + words[1:] if first else words, (CardType.INSTANT,))

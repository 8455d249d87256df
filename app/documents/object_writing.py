"""Cards, tokens and mana as canonical documents.

Of a permanent its status, damage and counters are always written; what else an object may have, where it has it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from app.documents.ability_text import RIDERS_ON, print_on
from app.documents.card_reading import TOKEN_LAYOUT
from app.documents.snapshots import write_copied
from app.game.mana import Mana, symbol
from app.game.objects import GameObject, Uses
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.vocabulary.abilities import Spell
from app.vocabulary.cards import Face
from app.vocabulary.words import Zone

Written = dict[str, Any]


def write_pool(pool: Iterable[Mana]) -> list[Written]:
    """Mana unit by unit, each with what is known of it."""
    return [dict(_mana(unit)) for unit in pool]


def _mana(unit: Mana) -> Iterator[tuple[str, object]]:
    yield "type", symbol(unit.type)
    if unit.source is not None:
        yield "source", unit.source
    if unit.snow:
        yield "snow", True
    if unit.riders:
        yield "riders", print_ability(Spell(unit.riders), RIDERS_ON)


def write_object(it: GameObject) -> Written:
    """A card or token in its zone."""
    return {"id": it.id, **_identity(it), "owner": it.owner, "timestamp": it.timestamp, **dict(_condition(it))}


def _identity(it: GameObject) -> Written:
    card = it.card
    if card is None:
        return {"card": None}
    if it.token and card.layout == TOKEN_LAYOUT:
        face = card.faces[0]
        return {
            "token": {
                "name": face.name,
                "type_line": _type_line(face),
                "colors": [color.value for color in face.color_indicator or ()],
                "text": "\n".join(_token_text(face)),
                "power": face.power,
                "toughness": face.toughness,
            }
        }
    several = {} if len(card.faces) == 1 or not it.face else {"face": it.face + 1}
    return {"card": card.name, **several, **({"token": True} if it.token else {})}


def _condition(it: GameObject) -> Iterator[tuple[str, object]]:
    if it.was is not None:
        yield "was", it.was
    if it.zone is Zone.BATTLEFIELD:
        yield "tapped", it.tapped
        yield "summoning_sick", it.summoning_sick
        yield "damage", it.damage
        yield "counters", _counters(it)
        if it.deathtouched:
            yield "deathtouched", True
        if it.attached_to is not None:
            yield "attached_to", it.attached_to
        if it.shields:
            yield "shields", it.shields
    elif it.counters:
        yield "counters", _counters(it)
    if it.chosen:
        yield "chosen", dict(sorted(it.chosen))
    if it.designations:
        yield "designations", list(it.designations)
    if it.held_by is not None:
        yield "held_by", it.held_by
    if it.uses:
        yield "uses", [_uses(uses, it) for uses in it.uses]
    if it.copies is not None:
        yield "copy_of", write_copied(it.copies)
    if it.spell_copy:
        yield "copy", True
    if it.cast is not None:
        yield "x", it.cast.x
        if it.cast.kicked:
            yield "kicked", True
        yield "mana_spent", None if it.cast.mana is None else write_pool(it.cast.mana)
        yield "cast_from", None if it.cast.zone is None else it.cast.zone.value
        if it.cast.alternative is not None:
            yield "alternative", it.cast.alternative


def _uses(uses: Uses, it: GameObject) -> Written:
    return {
        "ability": print_on(uses.ability, it),
        "nth": uses.nth,
        "this_turn": uses.this_turn,
        "ever": uses.ever,
    }


def _counters(it: GameObject) -> list[Written]:
    ordered = sorted(it.counters, key=lambda counters: (counters.timestamp, counters.kind))
    return [{"kind": them.kind, "count": them.count, "timestamp": them.timestamp} for them in ordered]


def _type_line(face: Face) -> str:
    left = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    return f"{left} — {' '.join(face.subtypes)}" if face.subtypes else left


def _token_text(face: Face) -> Iterator[str]:
    facts = FaceFacts.of(face)
    for line in face.abilities:
        yield getattr(line, "text", None) or print_ability(line, facts)

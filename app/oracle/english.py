"""The grammar of Oracle text: the wordings of the vocabulary, the terminals, what may stand where, the guards."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from app.oracle import guards
from app.oracle.anaphora import Mention
from app.oracle.face import SELF_NOUNS
from app.oracle.grammar import Grammar
from app.oracle.terminals import Digits, Label, ManaSymbols, NumberWord, OwnName, Quoted, Signed, SignedX, Table, Whose
from app.vocabulary import (
    abilities,
    actions,
    conditions,
    copying,
    costs,
    counters,
    delayed,
    durations,
    events,
    filters,
    instructions,
    keywords,
    limits,
    mana,
    mana_riders,
    measures,
    prevention,
    qualities,
    quantities,
    references,
    relations,
    statements,
    statics,
    tokens,
    type_changes,
    zones,
)
from app.vocabulary.node import Node
from app.vocabulary.subtypes import BASIC_LAND_TYPES, SUBTYPES, plural
from app.vocabulary.words import CardType, Color, Supertype, Zone

MODULES = (
    quantities,
    filters,
    references,
    qualities,
    relations,
    measures,
    conditions,
    durations,
    mana,
    instructions,
    actions,
    counters,
    zones,
    tokens,
    prevention,
    costs,
    events,
    keywords,
    statics,
    type_changes,
    statements,
    delayed,
    copying,
    mana_riders,
    limits,
    abilities,
)

_COLORS = {color: color.name.lower() for color in Color}
_SAME_IN_PLURAL = {CardType.KINDRED: "kindred", CardType.SORCERY: "sorceries"}
_SUBTYPES = [name for kind, names in SUBTYPES.items() if kind is not CardType.PLANE for name in names]
NOUNS = {
    **{kind.value: _SAME_IN_PLURAL.get(kind, kind.value + "s") for kind in CardType},
    **{noun: noun + "s" for noun in ("permanent", "card", "spell", "token", "player", "opponent")},
    **{name: plural(name) for name in _SUBTYPES},
}

_PROTECTED_FROM = (
    *_COLORS.values(),
    "artifacts",
    "creatures",
    "enchantments",
    "instants",
    "planeswalkers",
    "multicolored",
    "monocolored",
    "colorless",
    "everything",
    "all colors",
    "each color",
    "the chosen color",
    *(plural(name) for name in SUBTYPES[CardType.CREATURE]),
    *(f"{one} and from {two}" for one in _COLORS.values() for two in _COLORS.values() if one != two),
)


@cache
def grammar() -> Grammar:
    """The grammar, built once. Raises DeclarationError where the vocabulary's wordings are at fault."""
    made = Grammar()
    guards.attach(made)
    for module in MODULES:
        made.declare(_nodes(module))
    _words(made)
    _joins(made)
    made.close()
    return made


def _nodes(module: ModuleType) -> list[type[Node]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Node) and value.__module__ == module.__name__
    ]


def _words(made: Grammar) -> None:
    made.word("number word", NumberWord())
    made.word("digits", Digits())
    made.word("raised", Signed("+"))
    made.word("lowered", Signed("-"))
    made.word("X raised", SignedX("+"))
    made.word("X lowered", SignedX("-"))
    made.word("mana", ManaSymbols())
    made.word("label", Label())
    made.word("chapter", Table({1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"}))
    made.word(
        "mode count",
        Table(
            _same(
                "one",
                "two",
                "three",
                "one or both",
                "one or more",
                "up to one",
                "up to two",
                "any number",
                "four",
                "one at random",
            )
        ),
    )
    made.word("token color", Table({**{color.value: name for color, name in _COLORS.items()}, "C": "colorless"}))
    made.word("counter kind", Table({kind: kind for kind in counters.COUNTERS}))
    made.word("kind of types", Table(_same("types", "land types", "creature types")))
    made.word("zone", Table({zone: zone.value for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)}))
    made.word(
        "step", Table(_same("upkeep", "draw step", "end step", "untap step", "first main phase", "second main phase"))
    )
    made.word(
        "state",
        Table(
            _same(
                "attacking",
                "blocking",
                "colorless",
                "multicolored",
                "monocolored",
                "face-down",
                "blocked",
                "unblocked",
                "equipped",
                "enchanted",
                "historic",
                "modified",
                "kicked",
                "suspected",
            )
        ),
    )
    made.word("entering state", Table(_same("tapped", "attacking", "tapped and attacking", "transformed")))
    made.word("ordinal", Table({2: "second", 3: "third"}))
    made.word("property", Table(_same("power", "toughness", "mana value", "life total")))
    made.word(
        "forbidden deed",
        Table(
            _same(
                "be blocked",
                "block",
                "attack",
                "attack or block",
                "be countered",
                "be regenerated",
                "attack alone",
                "block alone",
                "gain life",
                "be blocked by more than one creature",
                "be sacrificed",
                "attack you",
                "be prevented",
            )
        ),
    )
    made.word(
        "fact about casting",
        Table(
            _same(
                "it was kicked",
                "this spell was kicked",
                "you cast it",
                "you cast it from your hand",
                "it was cast",
                "it was bargained",
                "this spell was bargained",
                "it had no +1/+1 counters on it",
                "it wasn't kicked",
                "it was unearthed",
                "this spell was cast from a graveyard",
                "you cast this spell during your main phase",
                "its prowl cost was paid",
                "this spell's additional cost was paid",
                "its sneak cost was paid",
                "evidence was collected",
                "the gift was promised",
                "it's the first combat phase of the turn",
            )
        ),
    )
    made.word(
        "turn fact",
        Table(
            _same(
                "a creature died this turn",
                "you attacked this turn",
                "you gained life this turn",
                "a opponent lost life this turn",
                "you've cast another spell this turn",
                "you played a land this turn",
                "a permanent you controlled left the battlefield this turn",
                "a permanent left the battlefield under your control this turn",
                "you've gained life this turn",
                "you've drawn your second card this turn",
                "you descended this turn",
                "you committed a crime this turn",
                "you've committed a crime this turn",
                "you cast another spell this turn",
                "a creature left the battlefield under your control this turn",
                "a land entered the battlefield under your control this turn",
                "a artifact entered the battlefield under your control this turn",
                "you've completed a dungeon",
                "you have the city's blessing",
                "you're the monarch",
                "you have the initiative",
                "you have max speed",
                "it's day",
                "it's night",
                "no spells were cast last turn",
                "a player cast two or more spells last turn",
                "no spells were cast this turn",
                "a opponent was dealt damage this turn",
                "you attacked with a creature this turn",
                "you sacrificed a permanent this turn",
                "you lost life this turn",
                "you've discarded a card this turn",
                "it's neither day nor night",
                "you discarded a card this turn",
                "creature died this turn",
            )
        ),
    )
    made.word("action", Table(_same(*actions.ACTIONS), {name: name for name in actions.ACTIONS}))
    made.word("counted action", Table(_same(*actions.COUNTED_ACTIONS)))
    made.word("other keyword", Table(_same(*keywords.OTHERS)))
    made.word("costed keyword", Table(_same(*keywords.COSTED)))
    made.word("numbered keyword", Table(_same(*keywords.NUMBERED)))
    made.word("numbered and costed keyword", Table(_same(*keywords.NUMBERED_AND_COSTED)))
    made.word("protected from", Table(_same(*_PROTECTED_FROM)))
    made.word(
        "landwalk",
        Table(
            {name: name.lower() + "walk" for name in (*BASIC_LAND_TYPES, "Desert")}
            | {
                "nonbasic land": "nonbasic landwalk",
                "snow land": "snow landwalk",
                "legendary land": "legendary landwalk",
            }
        ),
    )
    made.word(
        "typecycling",
        Table(
            {name: name.lower() + "cycling" for name in (*BASIC_LAND_TYPES, "Sliver", "Wizard")}
            | {"land": "landcycling", "basic land": "basic landcycling", "artifact land": "artifact landcycling"}
        ),
    )
    made.word("own name", OwnName(SELF_NOUNS))
    made.word("card type", Table({t: t.value for t in CardType}, {t: NOUNS[t.value] for t in CardType}))
    made.word("subtype", Table({name: name for name in _SUBTYPES}, {name: plural(name) for name in _SUBTYPES}))
    made.word("supertype", Table({t: t.value for t in Supertype}))
    made.word("color", Table(_COLORS))
    made.word("color or type", Table({"color": "color", "type": "type"}))
    made.word("plain keyword", Table({name: name for name in keywords.PLAIN}))
    made.word("attachment", Table({how: how for how in ("enchanted", "equipped", "fortified")}))
    made.word("multiple", Table({2: "twice", 3: "three times"}))
    made.word("quoted ability", Quoted("line", (abilities.Ability,)))
    _mentions(made)


def _same(*names: str) -> dict[str, str]:
    return {name: name for name in names}


def _mentions(made: Grammar) -> None:
    made.word("subject pronoun", Pronoun({"it": "it"}, {"they": "they"}))
    made.word("object pronoun", Pronoun({"it": "it"}, {"they": "them"}))
    made.word("whose pronoun", Pronoun({"it": "its", "they": "their"}, {"it": "its", "they": "their"}))
    made.word("holder", Table({references.You(): "your"}))
    made.word("holder", Whose("some reference"))
    made.word("whose", Whose("derived"))
    made.join("holder", "whose pronoun")
    made.join("whose", "holder")
    that = {f"that {noun}": f"that {noun}" for noun in NOUNS}
    those = {f"those {noun}": f"those {many}" for noun, many in NOUNS.items()}
    made.word("mention", Pronoun(that, those))


def Pronoun(one: dict[str, str], several: dict[str, str]) -> Table:  # noqa: N802
    """Mentions in one case: how each is said in the singular and in the plural."""
    return Table(
        {Mention(key): said for key, said in one.items()}, {Mention(key): said for key, said in several.items()}
    )


def _joins(made: Grammar) -> None:
    made.join("count", "number word", "quantity")
    made.join("amount", "digits", "quantity")
    made.join("counter count", "number word", "quantity")
    made.join("granted", "keyword", "quoted ability")
    made.join("static rule", "continuous")
    made.join("mana spec", "symbols")
    made.join("reference", "own name", "mention")
    made.join("subject", "subject pronoun", "reference", "derived", "bare plural", "either", "both")
    made.join(
        "object", "from zone", "whole hand", "object pronoun", "reference", "derived", "bare plural", "either", "both"
    )
    made.join("some reference", "reference", "bare plural")
    made.join("listed", "some reference", "object pronoun")
    made.join("listed later", "reference", "object pronoun")
    made.join("they", "subject pronoun", "mention")
    made.join("kind", "card type", "subtype")
    made.join("cost item", "pay mana")
    made.join("change", "size change", "rule change")
    made.join("modification", "size change", "rule change")
    made.join("occasion", "event", "event list")
    made.join("first clause", "deed", "clause")
    made.join("next clause", "told deed", "clause")
    made.join("statement", "first clause")
    made.join("line", "ability")
    made.join("spell line", "ability", "spell")

"""The lexicon: the words that no template lists, by category: numbers, symbols, types, facts, pronouns."""

from __future__ import annotations

from app.oracle.face import SELF_NOUNS
from app.oracle.grammar import Terminal
from app.oracle.terminals import Digits, Label, ManaSymbols, NumberWord, OwnName, Quoted, Signed, SignedX, Table, Whose
from app.oracle.things import Mention
from app.vocabulary import abilities, actions, counters, keywords, references
from app.vocabulary.subtypes import BASIC_LAND_TYPES, SUBTYPES, plural
from app.vocabulary.words import CardType, Color, Supertype, Zone

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

_STATES = (
    "activated",
    "triggered",
    "activated or triggered",
    "attacking",
    "blocking",
    "attacking or blocking",
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
_FORBIDDEN_DEEDS = (
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
_CASTING_FACTS = (
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
    "its evoke cost was paid",
    "this spell's additional cost was paid",
    "its sneak cost was paid",
    "evidence was collected",
    "the gift was promised",
    "it's the first combat phase of the turn",
)
_TURN_FACTS = (
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


def _plain(*names: str) -> Table:
    """Words that stand for themselves, alike in singular and plural."""
    return Table({name: name for name in names})


def _pronoun(one: dict[str, str], several: dict[str, str]) -> Table:
    """Mentions in one case: how each is said in the singular and in the plural."""
    return Table(
        {Mention(key): said for key, said in one.items()}, {Mention(key): said for key, said in several.items()}
    )


LEXICON: tuple[tuple[str, Terminal], ...] = (
    ("number word", NumberWord()),
    ("digits", Digits()),
    ("raised", Signed("+")),
    ("lowered", Signed("-")),
    ("X raised", SignedX("+")),
    ("X lowered", SignedX("-")),
    ("mana", ManaSymbols()),
    ("label", Label()),
    ("chapter", Table({1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI"})),
    (
        "mode count",
        _plain(
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
        ),
    ),
    ("token color", Table({**{color.value: name for color, name in _COLORS.items()}, "C": "colorless"})),
    ("counter kind", Table({kind: kind for kind in counters.COUNTERS})),
    ("kind of types", _plain("types", "land types", "creature types")),
    ("zone", Table({zone: zone.value for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)})),
    ("step", _plain("upkeep", "draw step", "end step", "untap step", "first main phase", "second main phase")),
    ("state", _plain(*_STATES)),
    ("entering state", _plain("tapped", "attacking", "tapped and attacking", "transformed")),
    ("ordinal", Table({2: "second", 3: "third"})),
    ("property", _plain("power", "toughness", "mana value", "life total")),
    ("forbidden deed", _plain(*_FORBIDDEN_DEEDS)),
    ("fact about casting", _plain(*_CASTING_FACTS)),
    ("turn fact", _plain(*_TURN_FACTS)),
    ("action", _plain(*actions.ACTIONS)),
    ("counted action", _plain(*actions.COUNTED_ACTIONS)),
    ("other keyword", _plain(*keywords.OTHERS)),
    ("costed keyword", _plain(*keywords.COSTED)),
    ("numbered keyword", _plain(*keywords.NUMBERED)),
    ("numbered and costed keyword", _plain(*keywords.NUMBERED_AND_COSTED)),
    ("protected from", _plain(*_PROTECTED_FROM)),
    (
        "landwalk",
        Table(
            {name: name.lower() + "walk" for name in (*BASIC_LAND_TYPES, "Desert")}
            | {
                "nonbasic land": "nonbasic landwalk",
                "snow land": "snow landwalk",
                "legendary land": "legendary landwalk",
            }
        ),
    ),
    (
        "typecycling",
        Table(
            {name: name.lower() + "cycling" for name in (*BASIC_LAND_TYPES, "Sliver", "Wizard")}
            | {"land": "landcycling", "basic land": "basic landcycling", "artifact land": "artifact landcycling"}
        ),
    ),
    ("own name", OwnName(SELF_NOUNS)),
    ("card type", Table({t: t.value for t in CardType}, {t: NOUNS[t.value] for t in CardType})),
    ("subtype", Table({name: name for name in _SUBTYPES}, {name: plural(name) for name in _SUBTYPES})),
    ("supertype", Table({t: t.value for t in Supertype})),
    ("color", Table(_COLORS)),
    ("color or type", Table({"color": "color", "type": "type"})),
    ("plain keyword", Table({name: name for name in keywords.PLAIN})),
    ("attachment", Table({how: how for how in ("enchanted", "equipped", "fortified")})),
    ("multiple", Table({2: "twice", 3: "three times"})),
    ("doubled", Table({2: "double", 3: "triple"})),
    ("quoted ability", Quoted("line", (abilities.Ability,))),
    ("subject pronoun", _pronoun({"it": "it"}, {"they": "they"})),
    ("object pronoun", _pronoun({"it": "it"}, {"they": "them"})),
    ("whose pronoun", _pronoun({"it": "its", "they": "their"}, {"it": "its", "they": "their"})),
    (
        "mention",
        _pronoun(
            {f"that {noun}": f"that {noun}" for noun in NOUNS} | {"the copy": "the copy"},
            {f"those {noun}": f"those {many}" for noun, many in NOUNS.items()},
        ),
    ),
    ("holder", Table({references.You(): "your"})),
    ("holder", Whose("some reference")),
    ("whose", Whose("derived")),
)
"""Each category with what may stand in it, beside the wordings of nodes."""

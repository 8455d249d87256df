"""The grammar of Oracle text: the wordings of the vocabulary, the terminals, what may stand where, the guards."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from app.oracle import guards
from app.oracle.anaphora import Mention
from app.oracle.face import SELF_NOUNS
from app.oracle.grammar import Grammar
from app.oracle.terminals import Digits, ManaSymbols, NumberWord, OwnName, Quoted, Signed, Table, Whose
from app.vocabulary import (
    abilities,
    costs,
    events,
    filters,
    instructions,
    keywords,
    mana,
    quantities,
    references,
    statics,
)
from app.vocabulary.node import Node
from app.vocabulary.subtypes import SUBTYPES, plural
from app.vocabulary.words import CardType, Color, Supertype

MODULES = (quantities, filters, references, mana, instructions, costs, events, keywords, statics, abilities)

_COLORS = {color: color.name.lower() for color in Color}
_SAME_IN_PLURAL = {CardType.KINDRED: "kindred", CardType.SORCERY: "sorceries"}
_SUBTYPES = [name for kind, names in SUBTYPES.items() if kind is not CardType.PLANE for name in names]
_NOUNS = {
    **{kind.value: _SAME_IN_PLURAL.get(kind, kind.value + "s") for kind in CardType},
    **{noun: noun + "s" for noun in ("permanent", "card", "spell", "token", "player", "opponent")},
    **{name: plural(name) for name in _SUBTYPES},
}


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
    made.word("mana", ManaSymbols())
    made.word("own name", OwnName(SELF_NOUNS))
    made.word("card type", Table({t: t.value for t in CardType}, {t: _NOUNS[t.value] for t in CardType}))
    made.word("subtype", Table({name: name for name in _SUBTYPES}, {name: plural(name) for name in _SUBTYPES}))
    made.word("supertype", Table({t: t.value for t in Supertype}))
    made.word("color", Table(_COLORS))
    made.word("color or type", Table({"color": "color", "type": "type"}))
    made.word("plain keyword", Table({name: name for name in keywords.PLAIN}))
    made.word("attachment", Table({how: how for how in ("enchanted", "equipped", "fortified")}))
    made.word("multiple", Table({2: "twice", 3: "three times"}))
    made.word("quoted ability", Quoted("line", (abilities.Ability,)))
    _mentions(made)


def _mentions(made: Grammar) -> None:
    made.word("subject pronoun", Pronoun({"it": "it"}, {"they": "they"}))
    made.word("object pronoun", Pronoun({"it": "it"}, {"they": "them"}))
    made.word("whose pronoun", Pronoun({"it": "its", "they": "their"}, {"it": "its", "they": "their"}))
    made.word("whose", Table({references.You(): "your"}))
    made.word("whose", Whose("reference"))
    made.join("whose", "whose pronoun")
    that = {f"that {noun}": f"that {noun}" for noun in _NOUNS}
    those = {f"those {noun}": f"those {many}" for noun, many in _NOUNS.items()}
    made.word("mention", Pronoun(that, those))


def Pronoun(one: dict[str, str], several: dict[str, str]) -> Table:  # noqa: N802
    """Mentions in one case: how each is said in the singular and in the plural."""
    return Table(
        {Mention(key): said for key, said in one.items()}, {Mention(key): said for key, said in several.items()}
    )


def _joins(made: Grammar) -> None:
    made.join("count", "number word", "quantity")
    made.join("amount", "digits", "quantity")
    made.join("mana spec", "symbols")
    made.join("reference", "own name", "mention")
    made.join("subject", "subject pronoun", "reference", "derived")
    made.join("object", "object pronoun", "reference", "derived")
    made.join("change", "size change")
    made.join("modification", "size change")
    made.join("first clause", "deed", "clause")
    made.join("next clause", "told deed", "clause")
    made.join("statement", "first clause")
    made.join("line", "ability")
    made.join("spell line", "ability", "spell")

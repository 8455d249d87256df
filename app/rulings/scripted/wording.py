"""The suite's words for abilities, compared loosely with ours: it follows another wording than Oracle text."""

from __future__ import annotations

import re

from app.cards.catalogue import fold
from app.engine.run import Run
from app.game.row import Row
from app.rulings import texts
from app.vocabulary.abilities import Ability

_THIS = re.compile(
    r"\{this\}|\bthis (?:creature|artifact|enchantment|land|permanent|card|spell|aura|equipment|token)\b"
)
_LOYALTY = re.compile(r"^\[([+−-]?[0-9x]+)\]")
_PUNCTUATION = re.compile(r"[^a-z0-9{}/+\-:]+")


def plain(said: str, name: str = "") -> str:
    """Words to compare: without capitals, punctuation and own names."""
    words = fold(said).replace("−", "-").replace("’", "'")
    words = _LOYALTY.sub(r"\1", words)
    for own in filter(None, (fold(name), fold(name).partition(",")[0])):
        words = words.replace(own, "{this}")
    return " ".join(_PUNCTUATION.sub(" ", _THIS.sub("{this}", words)).split())


def text_of(ability: Ability, row: Row) -> str:
    """An ability of an object as text; empty where it is not at hand."""
    return texts.text_of(ability, row) or ""


def words_of(run: Run, option: str) -> str:
    """The text of the waiting or stacked ability that an option stands for, ready to compare."""
    source, _, position = option.rpartition(":")
    if option in run.state.abilities:
        it = run.state.abilities[option]
        row = run.row(it.source)
        return plain(text_of(it.ability, row), row.name)
    if not source or not position.isdecimal():
        return ""
    row = run.row(source)
    return plain(" / ".join(text_of(ability, row) for ability in row.abilities), row.name)


_HARM = re.compile(r"\b(?:destroy|damage|sacrifice|mill|discard|lose|exile|counter target|tap target|can't|gets -)")
_GOOD = re.compile(r"\b(?:draw|gain|gets \+|untap|return|prevent|put)")


def does_harm(run: Run, source: str) -> bool:
    """Whether the abilities of an object do something that the suite counts as bad for their target."""
    if source in run.state.abilities:
        it = run.state.abilities[source]
        return _begins_with_harm(plain(text_of(it.ability, run.row(it.source))))
    row = run.row(source)
    return any(_begins_with_harm(plain(text_of(ability, row))) for ability in row.abilities)


def _begins_with_harm(said: str) -> bool:
    harm, good = _HARM.search(said), _GOOD.search(said)
    return harm is not None and (good is None or harm.start() < good.start())


def begins_like(ours: str, said: str) -> bool:
    """Whether our text of an ability fits the suite's, which may be only its beginning."""
    wanted = plain(said)
    return bool(wanted) and any(part.startswith(wanted) or _says_most_of(part, wanted) for part in ours.split(" / "))


def _says_most_of(ours: str, wanted: str) -> bool:
    """Whether a long text is told in nearly the same words from its beginning on."""
    words, ours_too = wanted.split(), ours.split()
    begun = words[:2] == ours_too[:2] and len(words) >= 6
    return begun and sum(word in ours_too for word in words) >= 0.75 * len(words)


def likeness(ours: str, said: str) -> float:
    """How alike two texts are, from 0 to 1, where neither begins with the other: by cost and first words."""
    our_cost, _, our_rest = ours.partition(":")
    cost, colon, rest = said.partition(":")
    if _symbols(our_cost) != _symbols(cost) and colon:
        return 0.0
    if not colon:
        return 0.5 if our_cost.startswith(said.strip()) or our_rest.strip().startswith(said) else 0.0
    words, ours_too = rest.split(), our_rest.split()
    if not words:
        return 0.9
    same = sum(word in ours_too for word in words)
    return 0.3 + 0.6 * same / len(words)


def _symbols(cost: str) -> list[str]:
    return sorted(re.findall(r"\{[^}]*\}", cost.replace("{this}", "")))

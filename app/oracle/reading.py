"""Reading Oracle text: what a line means, or how far it could be read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from app.oracle.anaphora import resolve
from app.oracle.chart import VARIANT, Chart, OverBudget
from app.oracle.english import grammar
from app.oracle.face import FaceFacts
from app.oracle.printing import print_ability
from app.oracle.terminals import NAME, START, kind_of
from app.oracle.things import NoAntecedent, Thing
from app.oracle.tokens import plain, without_reminder, words_of
from app.vocabulary.abilities import Ability

Verdict = Literal["exact", "variant", "declined", "ambiguous", "mismatched"]


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a line.

    `prefix` is the longest beginning that could be read, `expected` what could have followed, for a declined line.
    `printed` is the line as the printer would write it. `shape` tells how the line must work, as far as its form
    tells: "activated", "triggered", "spell" or "static".
    """

    verdict: Verdict
    ability: Ability | None
    text: str
    prefix: str = ""
    expected: tuple[str, ...] = ()
    printed: str | None = None
    shape: str = "static"


def read_text(oracle_text: str, face: FaceFacts) -> tuple[Reading, ...]:
    """Read every line. Reminder text is set aside; a line that is nothing else yields no reading."""
    lines = (without_reminder(line) for line in oracle_text.split("\n"))
    return tuple(read_line(line, face) for line in _with_modes(line for line in lines if line))


def _with_modes(lines: Iterable[str]) -> list[str]:
    """The lines of abilities: the modes of a choice belong to the line before them (700.2)."""
    whole: list[str] = []
    for line in lines:
        if line.startswith("•") and whole and whole[-1].partition("\n")[0].endswith("—"):
            whole[-1] += "\n" + line
        else:
            whole.append(line)
    return whole


def read_line(text: str, face: FaceFacts, *, free: tuple[Thing, ...] = (), as_effect: bool = False) -> Reading:
    """Read one line.

    `free` are things the line may refer back to though it does not mention them; `as_effect` reads it as the effect of
    a spell, whatever the types of the face.
    """
    category = "spell line" if as_effect or {"instant", "sorcery"} & set(face.types) else "line"
    text = without_reminder(text)
    shape = shape_of(text, face)
    chart, found, lost = _meanings(text, face, category, free)
    if not found:
        return _declined(text, shape, chart, lost)
    if len(found) > 1:
        return Reading("ambiguous", None, text, shape=shape)
    ability, variant = found[0]
    printed = print_ability(ability, face, free=free)
    if printed == plain(text):
        return Reading("exact", ability, text, text, (), printed, shape)
    if variant or printed.lower() == plain(text).lower():
        again = [other for other, _ in _meanings(printed, face, category, free)[1]]
        if again == [ability]:
            return Reading("variant", ability, text, text, (), printed, shape)
    return Reading("mismatched", None, text, printed=printed, shape=shape)


def shape_of(text: str, face: FaceFacts) -> str:
    """How a line must work, as far as its form tells (113.3)."""
    head = text.partition('"')[0]
    if ": " in head:
        return "activated"
    if head.startswith(("When ", "Whenever ", "At ")) or " — When" in head or " — At " in head:
        return "triggered"
    return "spell" if {"instant", "sorcery"} & set(face.types) else "static"


def _meanings(
    text: str, face: FaceFacts, category: str, free: tuple[Thing, ...]
) -> tuple[Chart, list[tuple[Any, bool]], str | None]:
    words = _words(text)
    chart = Chart(grammar(), words, face, tuple(_kinds(words, face)))
    lost: str | None = None
    try:
        readings = chart.readings(grammar()[category], 0)
    except OverBudget:
        return chart, [], "a shorter line"
    except RecursionError:
        return chart, [], "a less nested line"
    found: list[tuple[Any, bool]] = []
    for end, value, mask in readings:
        if end != len(words):
            continue
        try:
            ability = resolve(value, free)
        except NoAntecedent as fault:
            lost = f"something that {fault} refers back to"
            continue
        if all(ability != other for other, _ in found):
            found.append((ability, bool(mask & VARIANT)))
    return chart, found, lost


def _declined(text: str, shape: str, chart: Chart, lost: str | None) -> Reading:
    if lost is not None:
        return Reading("declined", None, text, text, (lost,), None, shape)
    prefix = " ".join(chart.words[: chart.far])
    return Reading("declined", None, text, prefix, tuple(dict.fromkeys(chart.wanted)), None, shape)


def _words(text: str) -> tuple[str, ...]:
    """The words of a line; a sentence that ends in a quotation gets its own full stop after the quotation mark."""
    words: list[str] = []
    found = words_of(text)
    quoted = False
    for index, word in enumerate(found):
        words.append(word)
        if word == '"':
            quoted = not quoted
            ends = found[index + 1 : index + 2]
            if not quoted and words[-2] in (".", "!") and (not ends or ends[0][0].isupper()):
                words.append(".")
    return tuple(words)


def _kinds(words: tuple[str, ...], face: FaceFacts) -> Iterable[tuple[str, ...]]:
    starts = {name[0] for name in face.names}
    quoted = False
    for index, word in enumerate(words):
        kinds = kind_of(word)
        quoted ^= word == '"'
        if word in starts and not quoted and any(words[index : index + len(name)] == name for name in face.names):
            kinds = (*kinds, NAME)
        if not index or words[index - 1] == '"':
            kinds = (*kinds, START)
        yield kinds

"""The template language in which phrases are declared.

A template is a row of words with these pieces between them:

| written                 | means                                                                                   |
|-------------------------|-----------------------------------------------------------------------------------------|
| `words, and marks`      | read and printed as they stand; capitals do not matter when reading                      |
| `draw(s)`, `search(es)` | *draws* with a singular head, *draw* with a plural one                                  |
| `{has|have}`            | the left side for a singular head, the right side for a plural one; a side may be empty  |
| `{T}`                   | a symbol: braces without a bar                                                          |
| `<field>`               | the value of a field, in the category of its declared type                              |
| `<field:category>`      | the value of a field, in the category named                                             |
| `<field:shape>`         | a field that is a tuple, in one of the list shapes (`lists.py`)                         |
| `<field:category shape>`| the same with the category of its items named                                           |
| `<field#N>`             | its number agrees with the head of the phrase                                           |
| `<field#singular>`      | it stands in the singular (likewise `#plural`), whatever the head does                  |
| `[some words <field>]`  | an optional part: it owns one field and is printed when that field is not its default   |
| `#plural`, `#singular`  | the number of the head, where nothing in the phrase shows it; likewise `#either`         |
| `^`                     | the next word is printed with a capital; reading passes over it                         |

A phrase in which no piece depends on number takes its head's number from its only numbered slot, else fits both.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from app.oracle.lists import SHAPES
from app.oracle.tokens import words_of

SINGULAR, PLURAL, BOTH = 1, 2, 3
NUMBERS = {"singular": SINGULAR, "plural": PLURAL, "either": BOTH}
AGREES = 0

_PIECE = re.compile(
    r"<(?P<slot>[^>]+)>|(?P<open>\[)|(?P<close>\])|\{(?P<choice>[^{}]*\|[^{}]*)\}|#(?P<number>singular|plural|either)"
    r"|(?P<stem>[A-Za-z']+)\((?P<ending>e?s)\)|(?P<words>(?:\{[^{}|]+\}|[^<\[\]{}#])+?)(?=<|\[|\]|\{[^{}]*\||#|[A-Za-z']+\(e?s\)|$)"
)
_SLOT = re.compile(r"(?P<field>\w+)(?::(?P<category>[^#]+))?(?:#(?P<number>N|singular|plural))?$")


@dataclass(frozen=True, slots=True)
class Words:
    """Literal words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Inflected:
    """Words that differ with the number of the head."""

    singular: tuple[str, ...]
    plural: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """A field. `number` is the number it must stand in: SINGULAR, PLURAL, BOTH for either, AGREES for the head's."""

    field: str
    category: str | None
    shape: str | None
    number: int


@dataclass(frozen=True, slots=True)
class Optional:
    """A part that may be missing."""

    parts: tuple[Part, ...]


Part = Words | Inflected | Slot | Optional


@dataclass(frozen=True, slots=True)
class Template:
    """A template, taken apart. `number` is what the head may be, AGREES when its parts show it."""

    parts: tuple[Part, ...]
    number: int


class TemplateError(ValueError):
    """A template that breaks the rules of this language."""


def parse(template: str) -> Template:
    """Take a template apart. Raises TemplateError."""
    number: int | None = None
    stack: list[list[Part]] = [[]]
    for piece in _pieces(template):
        kind, text = piece.lastgroup, piece[0]
        if kind == "open":
            stack.append([])
        elif kind == "close":
            if len(stack) != 2:
                raise TemplateError(f"brackets do not match: {template!r}")
            stack[0].append(Optional(tuple(stack.pop())))
        elif kind == "number":
            number = NUMBERS[piece["number"]]
        elif kind == "slot":
            stack[-1].append(_slot(piece["slot"], template))
        elif kind == "choice":
            singular, _, plural = piece["choice"].partition("|")
            stack[-1].append(Inflected(words_of(singular), words_of(plural)))
        elif kind == "ending":
            stem = piece["stem"]
            stack[-1].append(Inflected((stem + piece["ending"],), (stem,)))
        elif words := words_of(text):
            stack[-1].append(Words(words))
    if len(stack) != 1:
        raise TemplateError(f"brackets do not match: {template!r}")
    parts = tuple(stack[0])
    return Template(parts, _head_number(parts) if number is None else number)


def _pieces(template: str) -> list[re.Match[str]]:
    pieces, at = [], 0
    while at < len(template):
        piece = _PIECE.match(template, at)
        if piece is None:
            raise TemplateError(f"cannot read {template[at:]!r} in {template!r}")
        pieces.append(piece)
        at = piece.end()
    return pieces


def _slot(text: str, template: str) -> Slot:
    found = _SLOT.match(text)
    if found is None:
        raise TemplateError(f"cannot read <{text}> in {template!r}")
    category, shape = found["category"], None
    for name in SHAPES:
        if category is not None and (category == name or category.endswith(" " + name)):
            category, shape = category.removesuffix(name).strip() or None, name
    number = found["number"]
    return Slot(found["field"], category, shape, AGREES if number == "N" else NUMBERS.get(number, BOTH))


def _head_number(parts: tuple[Part, ...]) -> int:
    flat = [inner for part in parts for inner in (part.parts if isinstance(part, Optional) else (part,))]
    if any(isinstance(part, Inflected) or (isinstance(part, Slot) and part.number == AGREES) for part in flat):
        return AGREES
    numbered = {part.number for part in flat if isinstance(part, Slot) and part.number != BOTH}
    return numbered.pop() if len(numbered) == 1 else BOTH

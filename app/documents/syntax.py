"""JSON that means one thing: what pydantic would let through is refused here, with the place where it stands.

Refused are keys given twice, NaN and infinities (also as 1e999), lone surrogates, NUL, nesting past 200 levels and
integers past 64 bits.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

import jiter

from app.documents.problems import Fault, MalformedRequest, problem_of

Key = str | int

_POSITION = re.compile(r" at line (\d+) column (\d+)$")
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[{}\[\],]')
_SUSPECT = re.compile(rb"\\u0000|\d[eE]\+?\d{3}|\d{19}")
_LARGEST_INTEGER = 2**63 - 1
_LONGEST_KEY = 64
_DEEPEST_POINTER = 24
_MOST_FAULTS = 100

_SAYINGS = (
    ("Detected duplicate key", "The same key is given twice in one object."),
    ("recursion limit exceeded", "The document is nested too deeply."),
    ("number out of range", "A number is too large."),
    ("unexpected end of hex escape", "A surrogate stands alone: it is no character."),
    ("lone leading surrogate", "A surrogate stands alone: it is no character."),
    ("invalid unicode code point", "The document is not UTF-8."),
    ("control character", "A control character inside a string must be written as an escape."),
    ("EOF while parsing", "The document ends too early."),
    ("trailing characters", "Something follows after the end of the document."),
    ("trailing comma", "A comma is followed by nothing."),
    ("key must be a string", 'A key must be a string in double quotes (").'),
    ("invalid number", "This is no JSON number; NaN and Infinity are none either."),
    ("expected value", "A JSON value must stand here; NaN and Infinity are none."),
)


def parse(body: bytes) -> object:
    """The JSON document in a body. Raises MalformedRequest with the place of the fault."""
    if not body.strip():
        raise MalformedRequest("The body is empty; send a JSON document.", pointer="")
    if body.startswith(b"\xef\xbb\xbf"):
        raise MalformedRequest("The body begins with a byte order mark; send JSON without one.", pointer="")
    try:
        document = jiter.from_json(body, allow_inf_nan=False, catch_duplicate_keys=True, cache_mode="keys")
    except ValueError as error:
        raise _malformed(body, str(error)) from None
    if _SUSPECT.search(body) and (faults := list(_faults(document, []))):
        raise problem_of(faults[:_MOST_FAULTS])
    return document


def pointer(keys: Sequence[Key]) -> str:
    """A JSON Pointer (RFC 6901). It stops above a key that is too long or unprintable, for it would repeat input."""
    parts = []
    for key in keys[:_DEEPEST_POINTER]:
        text = str(key)
        if len(text) > _LONGEST_KEY or not text.isprintable():
            break
        parts.append("/" + text.replace("~", "~0").replace("/", "~1"))
    return "".join(parts)


def _malformed(body: bytes, message: str) -> MalformedRequest:
    position = _POSITION.search(message)
    line, column = (int(group) for group in position.groups()) if position else (1, 0)
    saying = next((ours for theirs, ours in _SAYINGS if message.startswith(theirs)), "This is not JSON.")
    start = sum(len(text) for text in body.splitlines(keepends=True)[: line - 1])
    return MalformedRequest(
        f"{saying} (line {line}, column {column})", pointer=pointer(_keys_before(body[: start + max(column - 1, 0)]))
    )


def _keys_before(prefix: bytes) -> list[Key]:
    """The keys that lead to the end of a prefix of a document."""
    place: list[Key | None] = []
    for token in _TOKEN.findall(prefix):
        match token:
            case b"{":
                place.append(None)
            case b"[":
                place.append(0)
            case b"}" | b"]":
                place.pop()
            case b",":
                place[-1] = place[-1] + 1 if isinstance(place[-1], int) else None
            case _ if place and place[-1] is None:
                place[-1] = _key(token)
    return [key for key in place if key is not None]


def _key(token: bytes) -> str | None:
    try:
        return str(jiter.from_json(token))
    except ValueError:
        return None


def _faults(value: object, place: list[Key]) -> Iterator[Fault]:
    """NUL in strings and keys, and numbers that are too large, each where it stands."""
    match value:
        case str() if "\0" in value:
            yield _fault(place, "NUL is not allowed in a string.")
        case float() if not math.isfinite(value):
            yield _fault(place, "The number is too large.")
        case int() if abs(value) > _LARGEST_INTEGER:
            yield _fault(place, "The number is too large.")
        case dict():
            for key, member in value.items():
                if "\0" in key:
                    yield _fault(place, "NUL is not allowed in a key.")
                yield from _faults(member, [*place, key])
        case list():
            for index, member in enumerate(value):
                yield from _faults(member, [*place, index])


def _fault(place: list[Key], detail: str) -> Fault:
    return Fault(pointer(place), detail, kind=MalformedRequest)

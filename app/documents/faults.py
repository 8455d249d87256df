"""What pydantic finds wrong, said as faults: each with a place in the document as sent and what may have been meant."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails
from rapidfuzz.process import extract

from app.documents.problems import Fault
from app.documents.syntax import Key, pointer
from app.documents.words import NOT_YET

Schema: TypeAlias = Mapping[str, Any]

_MOST = 100
_NEAR, _CUTOFF = 3, 60.0
_SUBJECT = re.compile(r"^(Input|String|Bytes|List|Tuple|Set|Dictionary|Number|Value) should")
_QUOTED = re.compile(r"'([^']*)'")


def faults_of(error: ValidationError, document: object, model: type[BaseModel]) -> list[Fault]:
    """Every fault in the order of the fields, one for each place, at most a hundred."""
    found: dict[tuple[Key, ...], list[ErrorDetails]] = {}
    for detail in error.errors(include_url=False, include_input=False):
        found.setdefault(_place(detail, document), []).append(detail)
    places = [place for place in found if not _is_other_branch(found[place], place, found)]
    return [_fault(place, found[place], document, model) for place in places[:_MOST]]


def near(word: object, known: Iterable[str]) -> tuple[str, ...]:
    """The known words that look most like one that is not known, the nearest first."""
    if not isinstance(word, str):
        return ()
    return tuple(match for match, _, _ in extract(word[:100], list(known), limit=_NEAR, score_cutoff=_CUTOFF))


def _fault(place: tuple[Key, ...], details: Sequence[ErrorDetails], document: object, model: type[BaseModel]) -> Fault:
    first = details[0]
    sayings = list(dict.fromkeys(_saying(detail) for detail in details))
    suggestions: tuple[str, ...] = ()
    if _comes_later(first, place, document, model):
        return Fault(pointer(place), " ".join(["This is not supported yet.", *_supported(first)]))
    if first["type"] == "extra_forbidden":
        suggestions = near(place[-1], _node_at(model, first["loc"][:-1]).get("properties", {}))
    elif expected := first.get("ctx", {}).get("expected", first.get("ctx", {}).get("expected_tags")):
        suggestions = near(_value_at(document, place), _QUOTED.findall(str(expected)))
    return Fault(pointer(place), " Or: ".join(sayings), suggestions)


def _saying(detail: ErrorDetails) -> str:
    """What must be so, without a word of what was sent."""
    match detail["type"]:
        case "missing" | "union_tag_not_found":
            return "This field is required."
        case "extra_forbidden":
            return "There is no field of this name here."
        case "union_tag_invalid":
            return f"Must be one of {detail['ctx']['expected_tags']}."
        case "value_error" | "assertion_error":
            return str(detail["ctx"]["error"])
        case _:
            return _SUBJECT.sub("Must", detail["msg"]) + "."


def _place(detail: ErrorDetails, document: object) -> tuple[Key, ...]:
    """The keys that lead to a fault. pydantic also names the branches of unions it took; those are left out."""
    keys: list[Key] = []
    value = document
    for key in detail["loc"]:
        if isinstance(value, dict) and isinstance(key, str) and key in value:
            value = value[key]
        elif isinstance(value, list) and isinstance(key, int) and key < len(value):
            value = value[key]
        else:
            continue
        keys.append(key)
    match detail["type"]:
        case "missing":
            keys.append(detail["loc"][-1])
        case "union_tag_invalid" | "union_tag_not_found":
            keys.append(detail["ctx"]["discriminator"].strip("'"))
    return tuple(keys)


def _value_at(document: object, place: Iterable[Key]) -> object:
    value: Any = document
    for key in place:
        value = value[key]
    return value


def _is_other_branch(
    details: Sequence[ErrorDetails], place: tuple[Key, ...], all_places: Iterable[tuple[Key, ...]]
) -> bool:
    """Whether these are only the branches of a union that the value was not meant for: the faults lie deeper."""
    wrong_kind = all(detail["type"].endswith("_type") for detail in details)
    return wrong_kind and any(len(other) > len(place) and other[: len(place)] == place for other in all_places)


def _comes_later(detail: ErrorDetails, place: Sequence[Key], document: object, model: type[BaseModel]) -> bool:
    """Whether what was sent has a place in the design, but not in the service yet."""
    match detail["type"]:
        case "extra_forbidden":
            return place[-1] in _later(_node_at(model, detail["loc"][:-1]))
        case "union_tag_invalid":
            return _value_at(document, place) in _later(_node_at(model, detail["loc"]))
        case _:
            return False


def _later(node: Schema) -> list[object]:
    """What a schema, or a branch of it, says is not supported yet."""
    return [name for schema in (node, *node.get("anyOf", ())) for name in schema.get(NOT_YET, ())]


def _supported(detail: ErrorDetails) -> Iterable[str]:
    if detail["type"] == "union_tag_invalid":
        yield _saying(detail)


def _node_at(model: type[BaseModel], loc: Iterable[Key]) -> Schema:
    """The schema of the value at a place, the branches of unions named as pydantic names them."""
    root = _schema(model)
    node: Schema = root
    for key in loc:
        node = _step(_resolved(node, root), key, root)
    return _resolved(node, root)


def _step(node: Schema, key: Key, root: Schema) -> Schema:
    if isinstance(key, int):
        return _member(node, "items")
    if key in node.get("properties", {}):
        return _member(node["properties"], key)
    if key in (tags := node.get("discriminator", {}).get("mapping", {})):
        return {"$ref": tags[key]}
    branches = [_resolved(branch, root) for branch in (*node.get("anyOf", ()), *node.get("oneOf", ()))]
    kind = {"list": "array", "dict": "object"}.get(key.partition("[")[0], key)
    title = key.removesuffix("]").rpartition(", ")[2]  # of function-after[check(), Title]
    fits = (branch for branch in branches if branch.get("title") == title or branch.get("type") == kind)
    return next(fits, _member(node, "additionalProperties"))


def _member(node: Schema, name: str) -> Schema:
    member = node.get(name)
    return member if isinstance(member, Mapping) else {}


def _resolved(node: Schema, root: Schema) -> Schema:
    return root["$defs"][node["$ref"].rpartition("/")[2]] if "$ref" in node else node


@cache
def _schema(model: type[BaseModel]) -> Schema:
    return model.model_json_schema()

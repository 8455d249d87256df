"""Which rules the code cites, read from its syntax tree.

A citation is a string literal that is exactly the number of a rule, such as "605.1a". A chapter ("605") is one only
inside a tuple assigned to RULES, because three digits alone may be anything. Docstrings, comments and parts of
f-strings never are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

APP = Path(__file__).parents[1]

_RULE = re.compile(r"[1-9]\d\d\.\d+[a-km-np-z]*")
_CHAPTER = re.compile(r"[1-9]\d\d")


def scan(package: Path = APP) -> dict[str, tuple[str, ...]]:
    """Every rule number cited in a package, in the order of the rules, with the dotted names of the citing modules."""
    modules: dict[str, set[str]] = {}
    for file in package.rglob("*.py"):
        for number in cited_numbers(file.read_text(encoding="utf-8")):
            modules.setdefault(number, set()).add(_module(package, file))
    return {number: tuple(sorted(modules[number])) for number in sorted(modules, key=rule_order)}


def cited_numbers(source: str) -> set[str]:
    """The rule numbers that a Python source cites."""
    return set(_citations(ast.parse(source)))


def rule_order(number: str) -> tuple[int, int, int, str]:
    """Sorts rule numbers as the edition does: 704.5 before 704.10, 704.5z before 704.5aa."""
    chapter, _, rest = number.partition(".")
    suffix = rest.lstrip("0123456789")
    return int(chapter), int(rest[: len(rest) - len(suffix)] or 0), len(suffix), suffix


def _citations(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)) if _RULE.fullmatch(text):
            yield text
        case ast.JoinedStr():
            return
        case (
            ast.Assign(targets=[ast.Name(id="RULES")], value=ast.Tuple(elts=members))
            | ast.AnnAssign(target=ast.Name(id="RULES"), value=ast.Tuple(elts=members))
        ):
            for member in members:
                if isinstance(member, ast.Constant) and _CHAPTER.fullmatch(str(member.value)):
                    yield str(member.value)
    for child in ast.iter_child_nodes(node):
        yield from _citations(child)


def _module(package: Path, file: Path) -> str:
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

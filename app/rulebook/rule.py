"""One entry of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """An entry of the edition: a section ("6"), a chapter ("605"), a rule ("605.1") or a subrule ("605.1a").

    `path` holds the names of the headings from the section down to the nearest one, `title` the last of them;
    `heading` is true for an entry that is itself nothing but a name. `leaf` is true for a rule or subrule with nothing
    below it. `previous` and `next` are neighbours in the order of the edition. `summary` is one sentence of ours, or
    None where none is written yet. `cited_in` names the modules that apply the rule, as the citation lock knows them.
    """

    number: str
    title: str
    path: tuple[str, ...]
    parent: str | None
    summary: str | None
    heading: bool
    leaf: bool
    children: tuple[str, ...]
    previous: str | None
    next: str | None
    cited_in: tuple[str, ...]

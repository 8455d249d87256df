"""The rulebook itself: every rule of one edition, by number and by words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache, cached_property
from string import ascii_letters

from app.rulebook.edition import Edition, load_edition
from app.rulebook.lock import load_lock
from app.rulebook.rule import Rule
from app.rulebook.search import SearchIndex
from app.rulebook.summaries import load_summaries

_NEAR = 4


class UnknownRule(LookupError):
    """A number that the edition does not have; `near` holds numbers it does have, the nearest entry above first."""

    def __init__(self, number: str, near: tuple[str, ...]) -> None:
        super().__init__(f"The edition has no rule {number}.")
        self.number = number
        self.near = near


class Rulebook:
    """All rules of one edition, in its order.

    Made from the edition, our summaries by number, and the citing modules by number. `edition` is the date from
    which it is in effect.

    >>> rulebook().get("605.1a").path
    ('Spells, Abilities, and Effects', 'Mana Abilities')
    """

    def __init__(self, edition: Edition, summaries: Mapping[str, str], cited_in: Mapping[str, tuple[str, ...]]) -> None:
        self.edition = edition.effective
        self._rules = {rule.number: rule for rule in _rules(edition, summaries, cited_in)}

    def get(self, number: str) -> Rule:
        """The rule of that number. Raises UnknownRule, which carries near numbers."""
        try:
            return self._rules[number]
        except KeyError:
            raise UnknownRule(number, self._near(number)) from None

    def __contains__(self, number: object) -> bool:
        return number in self._rules

    def rules(self) -> tuple[Rule, ...]:
        """Every rule, headings included, in the order of the edition."""
        return tuple(self._rules.values())

    def search(self, words: str, limit: int = 20) -> list[Rule]:
        """Rules whose number, headings or summary contain all the words, best first, at most `limit`.

        A number counts most, then a rule's own heading, then its summary, then the headings above it; words may be
        begun only; equals stay in the order of the edition.
        """
        return self._index.search(words, limit)

    @cached_property
    def _index(self) -> SearchIndex:
        return SearchIndex(self._rules.values())

    def _near(self, number: str) -> tuple[str, ...]:
        """The nearest entry above the number (rule, chapter or section), with those below it most like the number."""
        rule, chapter, section = number.rstrip(ascii_letters), number.partition(".")[0], number[:1]
        for above in (rule, chapter, section):
            if above in self._rules:
                return (above, *get_close_matches(number, self._rules[above].children, _NEAR, 0.0))
        return ()


@cache
def rulebook() -> Rulebook:
    """The rulebook of the edition in force, read once, when first asked for."""
    cited_in = {number: locked.cited_in for number, locked in load_lock().items()}
    return Rulebook(load_edition(), load_summaries(), cited_in)


def _rules(edition: Edition, summaries: Mapping[str, str], cited_in: Mapping[str, tuple[str, ...]]) -> Iterator[Rule]:
    children: dict[str, list[str]] = {entry.number: [] for entry in edition.entries}
    paths: dict[str | None, tuple[str, ...]] = {None: ()}
    for entry in edition.entries:
        above = paths[entry.parent]
        paths[entry.number] = above if entry.heading is None else (*above, entry.heading)
        if entry.parent is not None:
            children[entry.parent].append(entry.number)
    numbers = list(children)
    for entry, before, after in zip(edition.entries, [None, *numbers], [*numbers[1:], None], strict=False):
        path, below = paths[entry.number], tuple(children[entry.number])
        heading = entry.heading is not None
        yield Rule(
            number=entry.number,
            title=path[-1],
            path=path,
            parent=entry.parent,
            summary=summaries.get(entry.number),
            heading=heading,
            leaf=not heading and not below,
            children=below,
            previous=before,
            next=after,
            cited_in=cited_in.get(entry.number, ()),
        )

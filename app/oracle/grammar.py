"""The grammar: categories, the phrases in them, and by which words each of them may begin."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from app.oracle.lists import SHAPES, Shape
from app.oracle.phrases import AGREES, BOTH, Choice, DeclarationError, Gap, Literal, Maybe, Phrase, Piece, phrase_of
from app.vocabulary.node import Node

Keys = frozenset[str]


class Terminal(Protocol):
    """Words with a meaning of their own that no template can list: numbers, symbols, names, tables."""

    @property
    def first(self) -> Keys:
        """The words, or kinds of word, it may begin with."""

    @property
    def types(self) -> tuple[type, ...]:
        """The types of its values."""

    def read(self, line: Any, at: int) -> Iterable[tuple[int, Any, int]]:
        """Every reading at a place: where it ends, its value, the numbers it fits."""

    def write(self, value: Any, number: int, speaker: Any) -> Sequence[str] | None:
        """The words for a value, None where this terminal has none for it."""


class ListOf:
    """A flat list of items of one category; those after the first may be of a narrower one."""

    def __init__(self, item: Category, rest: Category, shape: Shape) -> None:
        self.item = item
        self.rest = rest
        self.shape = shape


Source = Phrase | Terminal | ListOf


class Category:
    """What can stand in one kind of slot."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sources: list[Source] = []
        self.includes: list[Category] = []
        self.first: set[str] = set()
        self._starting: dict[tuple[str, ...], tuple[Source | Category, ...]] = {}
        self._speakers: dict[type, tuple[Source, ...]] = {}

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def starting(self, keys: tuple[str, ...], firsts: dict[Any, set[str]]) -> tuple[Any, ...]:
        """Everything in the category that may begin with a word of these kinds."""
        found = self._starting.get(keys)
        if found is None:
            members = (*self.sources, *self.includes)
            found = tuple(member for member in members if not firsts[member].isdisjoint(keys))
            self._starting[keys] = found
        return found

    def speakers(self, cls: type) -> tuple[Source, ...]:
        """Everything in the category, and in those it includes, that may put a value of a type into words."""
        found = self._speakers.get(cls)
        if found is None:
            own = [source for source in self.sources if _speaks(source, cls)]
            found = (*own, *(source for inner in self.includes for source in inner.speakers(cls)))
            self._speakers[cls] = tuple(dict.fromkeys(found))
        return self._speakers[cls]


def _speaks(source: Source, cls: type) -> bool:
    if isinstance(source, Phrase):
        return source.canonical and source.node is cls
    if isinstance(source, ListOf):
        return issubclass(cls, tuple)
    return issubclass(cls, source.types)


class Grammar:
    """All categories. Fill it with `phrases`, `word` and `join`; `close` checks it and makes it ready."""

    def __init__(self) -> None:
        self.categories: dict[str, Category] = {}
        self.firsts: dict[Any, set[str]] = {}
        self._gaps: dict[Gap, Category] = {}
        self._guards: dict[tuple[type[Node], str | None], list[Any]] = defaultdict(list)
        self.phrases: list[Phrase] = []

    def __getitem__(self, name: str) -> Category:
        return self.categories[name]

    def filled_by(self, gap: Gap) -> Category:
        """The category of what fills a gap."""
        return self._gaps[gap]

    def guard(self, cls: type[Node], guard: Any, *, into: str | None = None) -> None:
        """Declare a fact of English that every phrase of a node must meet, or those put into one category.

        It is asked when reading and when printing. Before the node's `declare`.
        """
        self._guards[cls, into].append(guard)

    def declare(self, classes: Iterable[type[Node]]) -> None:
        """Take in every wording of these nodes. Raises DeclarationError."""
        for cls in classes:
            earlier: list[Phrase] = []
            for wording in cls.WORDINGS:
                guards = {into: self._guards.get((cls, into), []) for into in (None, wording.into)}
                phrase = phrase_of(cls, wording, tuple(guard for some in guards.values() for guard in some))
                phrase.earlier = tuple(earlier)
                if phrase.canonical:
                    earlier.append(phrase)
                self.phrases.append(phrase)
                self._category(phrase.category).sources.append(phrase)

    def word(self, category: str, terminal: Terminal) -> None:
        """Put a terminal into a category."""
        self._category(category).sources.append(terminal)

    def join(self, category: str, *others: str) -> None:
        """Let everything in the other categories stand in this one too."""
        self._category(category).includes.extend(self._category(other) for other in others)

    def close(self) -> None:
        """Find every gap's category, compute first sets, refuse what could not be read. Raises DeclarationError."""
        for phrase in self.phrases:
            for gap in _gaps(phrase):
                self._gaps[gap] = self._filling(gap)
        empty = [c.name for c in self.categories.values() if not c.sources and not c.includes]
        if empty:
            raise DeclarationError(f"nothing is declared in {sorted(empty)}")
        self._check_wordings()
        self._find_rivals()
        self._free_the_numberless()
        self._compute_firsts()
        self._look_ahead()
        self._refuse_left_recursion()

    def _category(self, name: str) -> Category:
        if name not in self.categories:
            self.categories[name] = Category(name)
        return self.categories[name]

    def _filling(self, gap: Gap) -> Category:
        name = " or ".join(gap.categories)
        if len(gap.categories) > 1 and name not in self.categories:
            self.join(name, *gap.categories)
        first, _, rest = name.partition(" & ")
        item = self._category(first)
        if gap.shape is None:
            return item
        listed = self._category(f"{name}, {gap.shape}")
        if not listed.sources:
            listed.sources.append(ListOf(item, self._category(rest or first), SHAPES[gap.shape]))
        return listed

    def _check_wordings(self) -> None:
        met: dict[tuple[str, str], Phrase] = {}
        for phrase in self.phrases:
            before = met.setdefault((phrase.category, phrase.template), phrase)
            if before is not phrase and before.fixed == phrase.fixed:
                raise DeclarationError(
                    f"{before.node.__name__} and {phrase.node.__name__} both say {phrase.template!r}"
                )

    def _find_rivals(self) -> None:
        """An earlier wording of the same node matters only where both may stand in one place."""
        reach = {name: self._reach(category) for name, category in self.categories.items()}
        for phrase in self.phrases:
            phrase.earlier = tuple(
                other
                for other in phrase.earlier
                if any(phrase.category in inner and other.category in inner for inner in reach.values())
            )

    def _reach(self, category: Category) -> set[str]:
        """The names of a category and of all that it includes."""
        return {category.name}.union(*(self._reach(inner) for inner in category.includes))

    def _free_the_numberless(self) -> None:
        """Phrases of categories whose number no slot asks for: their parts agree, they themselves with nothing."""
        asked = [self._gaps[gap] for phrase in self.phrases for gap in _gaps(phrase) if gap.number != BOTH]
        numbered: set[Category] = set()
        while asked:
            category = asked.pop()
            if category not in numbered:
                numbered.add(category)
                asked.extend(category.includes)
                for source in category.sources:
                    if isinstance(source, ListOf):
                        asked.extend((source.item, source.rest))
                    elif not isinstance(source, Phrase) and (led := self._led(source)) is not None:
                        asked.append(led)
        for phrase in self.phrases:
            phrase.free = self._category(phrase.category) not in numbered

    def _members(self) -> Iterable[tuple[Category, Source | Category]]:
        for category in self.categories.values():
            for member in (*category.sources, *category.includes):
                yield category, member

    def _compute_firsts(self) -> None:
        members = list(self._members())
        for _, member in members:
            self.firsts.setdefault(member, set())
        changed = True
        while changed:
            changed = False
            for category, member in members:
                first = self._first(member)
                if not first <= self.firsts[member]:
                    self.firsts[member] |= first
                    changed = True
                if not first <= category.first:
                    category.first |= first
                    changed = True

    def _first(self, member: Source | Category) -> set[str]:
        if isinstance(member, Category):
            return member.first
        if isinstance(member, ListOf):
            return member.item.first
        if isinstance(member, Phrase):
            return {key for piece in leading(member.pieces) for key in self._first_of(piece)}
        led = self._led(member)
        return set(member.first) if led is None else led.first

    def _look_ahead(self) -> None:
        """Note for each phrase that begins with a gap which words may follow that gap."""
        for phrase in self.phrases:
            head, *rest = phrase.pieces
            if isinstance(head, Gap) and any(not isinstance(piece, Maybe) for piece in rest):
                phrase.led_by = self._gaps[head]
                phrase.then = frozenset(key for piece in leading(rest) for key in self._first_of(piece))

    def _led(self, terminal: Terminal) -> Category | None:
        """The category a terminal begins with, where it is made of one."""
        name = getattr(terminal, "leads_with", None)
        return None if name is None else self._category(name)

    def _first_of(self, piece: Literal | Choice | Gap) -> Iterable[str]:
        if isinstance(piece, Literal):
            return piece.folded[:1]
        if isinstance(piece, Choice):
            return (*piece.singular.folded[:1], *piece.plural.folded[:1])
        return self._gaps[piece].first

    def _refuse_left_recursion(self) -> None:
        begins: dict[Category, set[Category]] = defaultdict(set)
        for category, member in self._members():
            if isinstance(member, Category):
                begins[category].add(member)
            elif isinstance(member, ListOf):
                begins[category].add(member.item)
            elif isinstance(member, Phrase):
                begins[category].update(self._gaps[p] for p in leading(member.pieces) if isinstance(p, Gap))
            elif (led := self._led(member)) is not None:
                begins[category].add(led)
        done: set[Category] = set()

        def visit(category: Category, path: tuple[Category, ...]) -> None:
            if category in path:
                raise DeclarationError(f"left recursion: {[*path[path.index(category) :], category]}")
            if category not in done:
                for other in sorted(begins[category], key=repr):
                    visit(other, (*path, category))
                done.add(category)

        for category in list(self.categories.values()):
            visit(category, ())


def leading(pieces: Iterable[Piece]) -> Iterable[Literal | Choice | Gap]:
    """The pieces that a row of pieces may begin with."""
    for piece in pieces:
        if isinstance(piece, Maybe):
            yield piece.pieces[0]
            continue
        yield piece
        if not isinstance(piece, Choice) or (piece.singular.words and piece.plural.words):
            return


def _gaps(phrase: Phrase) -> Iterable[Gap]:
    for piece in phrase.pieces:
        if isinstance(piece, Maybe):
            yield from (inner for inner in piece.pieces if isinstance(inner, Gap))
        elif isinstance(piece, Gap):
            yield piece


__all__ = ["AGREES", "Category", "Grammar", "ListOf", "Terminal"]

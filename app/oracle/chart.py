"""Reading: all readings of a line, memoised by category and place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.oracle.grammar import Category, Grammar, ListOf
from app.oracle.phrases import Choice, Gap, Literal, Maybe, Phrase
from app.oracle.templates import AGREES, BOTH, PLURAL, SINGULAR
from app.oracle.tokens import folded

VARIANT = 4  # a flag beside the numbers: a wording that is read but never printed was used
BUDGET = 20_000

Reading = tuple[int, Any, int]  # where it ends, its value, the numbers it fits and the flag
State = tuple[int, tuple[tuple[str, Any], ...], int]


class OverBudget(Exception):
    """A line that would take more work than a line may."""


class Chain(tuple[Any, ...]):
    """A list that remembers what stood between its items, where that is not what the printer would choose."""

    joints: tuple[str, ...] | None = None


class Chart:
    """One line being read. `far` is the furthest place that was looked at in vain, `wanted` what would have fitted."""

    def __init__(self, grammar: Grammar, words: tuple[str, ...], face: Any, kinds: tuple[tuple[str, ...], ...]) -> None:
        self.grammar = grammar
        self.words = words
        self.folded = (*folded(words), "")
        self.face = face
        self.keys = tuple((word, *more) for word, more in zip(self.folded, (*kinds, ()), strict=True))
        self.memo: list[dict[Category, list[Reading]]] = [{} for _ in self.keys]
        self.ahead: list[dict[Category, tuple[set[str], int]]] = [{} for _ in self.keys]
        self.work = 0
        self.far = 0
        self.wanted: list[str] = []

    def readings(self, category: Category, at: int) -> list[Reading]:
        """Every reading of a category at a place. Raises OverBudget."""
        here = self.memo[at]
        found = here.get(category)
        if found is None:
            found = []
            here[category] = found
            members = category.starting(self.keys[at], self.grammar.firsts)
            if not members:
                self.missed(at, category.name)
                return found
            self.work += len(members)
            if self.work > BUDGET:
                raise OverBudget
            for member in members:
                if isinstance(member, Phrase):
                    if member.led_by is None or self._may_follow(member, at):
                        self._phrase(member, at, found)
                elif isinstance(member, Category):
                    for reading in self.readings(member, at):
                        _add(found, reading)
                elif isinstance(member, ListOf):
                    self._list(member, at, found)
                else:
                    for reading in member.read(self, at):
                        _add(found, reading)
        return found

    def _may_follow(self, phrase: Phrase, at: int) -> bool:
        """Whether any reading of a phrase's first gap is followed by a word that the rest may begin with."""
        ahead = self.ahead[at].get(phrase.led_by)
        if ahead is None:
            ends = {end for end, _, _ in self.readings(phrase.led_by, at)}
            ahead = ({key for end in ends for key in self.keys[end]}, max(ends, default=at))
            self.ahead[at][phrase.led_by] = ahead
        words, furthest = ahead
        if phrase.then.isdisjoint(words):
            if furthest >= self.far and words:
                for word in sorted(phrase.then)[:3]:
                    self.missed(furthest, word)
            return False
        return True

    def missed(self, at: int, wanted: str) -> None:
        """Note what was looked for in vain at a place."""
        if at > self.far:
            self.far = at
            self.wanted = [wanted]
        elif at == self.far:
            self.wanted.append(wanted)

    def _phrase(self, phrase: Phrase, at: int, found: list[Reading]) -> None:
        states: list[State] = [(at, (), phrase.number or BOTH)]
        for piece in phrase.pieces:
            if isinstance(piece, Maybe):
                states = states + self._pieces(piece.pieces, states)
            else:
                states = self._piece(piece, states)
            if not states:
                return
        names = phrase.node.__match_args__  # type: ignore[attr-defined]
        for end, values, mask in states:
            filled = dict(phrase.fixed)
            for name, value in values:
                if isinstance(value, Chain):
                    filled["joints"] = value.joints
                    filled[name] = tuple(value)
                else:
                    filled[name] = value
            node = phrase.node(**filled)
            if phrase.guards and not all(guard(node) for guard in phrase.guards):
                continue
            if phrase.free:
                mask |= BOTH
            if not phrase.canonical:
                mask |= VARIANT
            elif "said" in names and any(other.says(node) for other in phrase.earlier):
                node = replace(node, said=phrase.template)  # type: ignore[type-var]
            _add(found, (end, node, mask))

    def _pieces(self, pieces: tuple[Literal | Choice | Gap, ...], states: list[State]) -> list[State]:
        for piece in pieces:
            states = self._piece(piece, states)
            if not states:
                break
        return states

    def _piece(self, piece: Literal | Choice | Gap, states: list[State]) -> list[State]:
        after: list[State] = []
        if isinstance(piece, Gap):
            category, name, number = self.grammar.filled_by(piece), piece.field, piece.number
            for at, values, mask in states:
                for end, value, fits in self.readings(category, at):
                    if number == AGREES:
                        both = mask & fits & BOTH
                        if both:
                            after.append((end, (*values, (name, value)), both | (mask | fits) & VARIANT))
                    elif fits & number:
                        after.append((end, (*values, (name, value)), mask | fits & VARIANT))
        elif isinstance(piece, Literal):
            for at, values, mask in states:
                end = at + len(piece.folded)
                if self.folded[at:end] == piece.folded:
                    after.append((end, values, mask))
                else:
                    self._met_part(at, piece)
        else:
            for literal, number in ((piece.singular, SINGULAR), (piece.plural, PLURAL)):
                for at, values, mask in states:
                    end = at + len(literal.folded)
                    if mask & number and self.folded[at:end] == literal.folded:
                        after.append((end, values, number | mask & VARIANT))
                    else:
                        self._met_part(at, literal)
        return after

    def _met_part(self, at: int, literal: Literal) -> None:
        for word in literal.folded:
            if self.folded[at] != word:
                self.missed(at, word)
                return
            at += 1

    def _list(self, source: ListOf, at: int, found: list[Reading]) -> None:
        item, shape = source.item, source.shape
        states: list[tuple[int, tuple[Any, ...], tuple[Any, ...], int]]
        states = [(end, (value,), (), mask) for end, value, mask in self.readings(item, at)]
        if shape.joints:
            self._chain(source, states, found)
            return
        for end, values, _, mask in states:
            _add(found, (end, values, mask))
        between, pair, last = shape.met(shape.between), shape.met(shape.pair), shape.met(shape.last)
        while states:
            after = []
            for at, values, _, mask in states:
                joints = (pair,) if len(values) == 1 else (last,)
                for joint in dict.fromkeys((*joints, between)):
                    for end, value, fits in self._joined(source.rest, joint, at):
                        both = mask & fits & BOTH
                        if not both:
                            continue
                        state = (end, (*values, value), (), both | (mask | fits) & VARIANT)
                        if joint in joints:
                            _add(found, (state[0], state[1], state[3]))
                        if joint == between:
                            after.append(state)
            states = after
            self.work += len(states)
            if self.work > BUDGET:
                raise OverBudget

    def _joined(self, item: Category, joint: tuple[str, ...], at: int) -> list[Reading]:
        end = at + len(joint)
        if self.folded[at:end] != joint:
            return []
        return self.readings(item, end)

    def _chain(self, source: ListOf, states: list[Any], found: list[Reading]) -> None:
        while states:
            after = []
            for at, values, joints, mask in states:
                chain = Chain(values)
                if joints != source.shape.policy(len(values)):
                    chain.joints = tuple(" ".join(joint) for joint in joints)
                _add(found, (at, chain, mask))
                for joint in source.shape.joints:
                    for end, value, fits in self._joined(source.rest, joint, at):
                        both = mask & fits & BOTH
                        if both:
                            state = (end, (*values, value), (*joints, joint), both | (mask | fits) & VARIANT)
                            after.append(state)
            states = after
            self.work += len(states)
            if self.work > BUDGET:
                raise OverBudget


def _add(found: list[Reading], reading: Reading) -> None:
    """Add a reading, unless its meaning is there already: then only its numbers are added."""
    end, value, mask = reading
    for index, (other_end, other, other_mask) in enumerate(found):
        if end == other_end and type(value) is type(other) and value == other:
            kept = other if not other_mask & VARIANT else value
            numbers = (mask | other_mask) & BOTH
            found[index] = (end, kept, numbers | mask & other_mask & VARIANT)
            return
    found.append(reading)

"""Terminals: words with a meaning of their own that no template can list."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from app.oracle.templates import BOTH, PLURAL, SINGULAR
from app.oracle.tokens import folded, words_of
from app.vocabulary.quantities import Number
from app.vocabulary.references import Reference, This

Found = Iterable[tuple[int, Any, int]]

DIGITS, SYMBOL, NAME, SIGNED, START = "<digits>", "<symbol>", "<name>", "<signed>", "<start>"
"""Kinds of word, beside the words themselves; START is the first word of a line or a quotation."""

_TENS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    " eighteen nineteen twenty"
).split()
_NUMBER_WORDS = {word: number for number, word in enumerate(_TENS) if number}
_NOT_MANA = frozenset({"{T}", "{Q}", "{E}", "{CHAOS}", "{TK}", "{PW}", "{A}"})


def kind_of(word: str) -> tuple[str, ...]:
    """What kinds of word this is, apart from itself."""
    if word.isdigit():
        return (DIGITS,)
    if word[0] == "{" and word.upper() not in _NOT_MANA:
        return (SYMBOL,)
    if word[0] in "+-" and len(word) > 1:
        return (SIGNED,)
    return ()


class Table:
    """A closed list of names, each with its singular and perhaps its plural. Proper names keep their capitals."""

    def __init__(self, names: Mapping[Any, str], plurals: Mapping[Any, str] | None = None) -> None:
        self.names = {value: words_of(name) for value, name in names.items()}
        self.plurals = {value: words_of(name) for value, name in (plurals or {}).items()}
        self._by_first: dict[str, list[tuple[tuple[str, ...], bool, Any, int]]] = defaultdict(list)
        forms: dict[tuple[tuple[str, ...], Any], int] = {}
        for value, words in self.names.items():
            forms[words, value] = SINGULAR if plurals else BOTH
        for value, words in self.plurals.items():
            forms[words, value] = forms.get((words, value), 0) | PLURAL
        for (words, value), number in forms.items():
            self._by_first[folded(words)[0]].append((words, words[0][0].isupper(), value, number))
        self.first = frozenset(self._by_first)
        self.types = tuple(sorted({type(value) for value in names}, key=repr))

    def read(self, line: Any, at: int) -> Found:
        for words, proper, value, number in self._by_first.get(line.folded[at], ()):
            end = at + len(words)
            met = line.words[at:end] if proper else line.folded[at:end]
            if met == (words if proper else folded(words)):
                yield end, value, number

    def write(self, value: Any, number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        if self.plurals and number == PLURAL:
            return self.plurals.get(value)
        return self.names.get(value)


class NumberWord:
    """A number as a word: "two"."""

    first = frozenset(_NUMBER_WORDS)
    types = (Number,)

    def read(self, line: Any, at: int) -> Found:
        value = _NUMBER_WORDS[line.folded[at]]
        yield at + 1, Number(value), SINGULAR if value == 1 else PLURAL

    def write(self, value: Number, number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        if not 0 < value.value < len(_TENS) or not number & (SINGULAR if value.value == 1 else PLURAL):
            return None
        return (_TENS[value.value],)


class Digits:
    """A number in digits: "3"."""

    first = frozenset({DIGITS})
    types = (Number,)

    def read(self, line: Any, at: int) -> Found:
        yield at + 1, Number(int(line.words[at])), BOTH

    def write(self, value: Number, number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        return (str(value.value),)


class Signed:
    """A signed number, of one sign: nought may have either."""

    first = frozenset({SIGNED})
    types = (int,)

    def __init__(self, sign: str) -> None:
        self.sign = sign

    def read(self, line: Any, at: int) -> Found:
        word = line.words[at]
        if word[0] == self.sign and word[1:].isdigit():
            yield at + 1, int(word), BOTH

    def write(self, value: int, number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        if value and (value > 0) != (self.sign == "+"):
            return None
        return (f"{self.sign}{abs(value)}",)


class ManaSymbols:
    """A run of mana symbols."""

    first = frozenset({SYMBOL})
    types = (tuple,)

    def read(self, line: Any, at: int) -> Found:
        end = at
        while SYMBOL in line.keys[end]:
            end += 1
        yield end, line.words[at:end], BOTH

    def write(self, value: tuple[str, ...], number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        return value if value and all(isinstance(s, str) for s in value) else None


class OwnName:
    """The object the ability is on: "this creature", its name, its short name (201.5, 201.5c).

    Within a quotation the name would mean the object that grants the ability (201.5a): there it is not read.
    """

    first = frozenset({"this", NAME})
    types = (This,)

    def __init__(self, nouns: Iterable[str]) -> None:
        self._nouns = {folded(words_of(noun)): noun for noun in nouns}
        self._longest = max(map(len, self._nouns))

    def read(self, line: Any, at: int) -> Found:
        for words in line.face.names if NAME in line.keys[at] else ():
            end = at + len(words)
            if line.words[at:end] == words:
                yield end, self._this(line.face, " ".join(words)), SINGULAR
        if line.folded[at] == "this":
            for length in range(1, self._longest + 1):
                end = at + 1 + length
                noun = self._nouns.get(line.folded[at + 1 : end])
                if noun is not None:
                    yield end, self._this(line.face, f"this {noun}"), SINGULAR

    def write(self, value: This, number: int, speaker: Any) -> Sequence[str] | None:
        said = value.said if speaker.kept and value.said else speaker.face.own_phrase
        if speaker.quoted and not said.startswith("this "):
            said = "this permanent"
        return words_of(said) if number == SINGULAR else None

    def _this(self, face: Any, said: str) -> This:
        return This(None if words_of(said) == words_of(face.own_phrase) else said)


class Quoted:
    """An ability in quotation marks, read in its own right."""

    first = frozenset({'"'})

    def __init__(self, category: str, types: tuple[type, ...]) -> None:
        self.category = category
        self.types = types

    def read(self, line: Any, at: int) -> Found:
        for end, value, mask in line.readings(line.grammar[self.category], at + 1):
            if line.folded[end] == '"':
                yield end + 1, value, mask

    def write(self, value: Any, number: int, speaker: Any) -> Sequence[str] | None:
        speaker.quoted = True
        words = speaker.say(speaker.grammar[self.category], value, number)
        speaker.quoted = False
        return None if words is None else ('"', *words, '"')


class SignedX:
    """A signed X: "+X" is one times X, "-X" minus one times X, a signed nought is nought times X."""

    first = frozenset({SIGNED})
    types = (int,)

    def __init__(self, sign: str) -> None:
        self.sign = sign

    def read(self, line: Any, at: int) -> Found:
        word = line.words[at]
        if word in (self.sign + "X", self.sign + "0"):
            yield at + 1, int(word.replace("X", "1")), BOTH

    def write(self, value: int, number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        if value == 0:
            return (self.sign + "0",)
        return (self.sign + "X",) if value == int(self.sign + "1") else None


class Label:
    """An ability word or flavor word before a dash: it has no rules meaning (207.2c, 207.2d)."""

    first = frozenset({START})
    types = (str,)

    def read(self, line: Any, at: int) -> Found:
        for end in range(at + 1, min(at + 9, len(line.words))):
            word = line.folded[end]
            if word == "—":
                if line.folded[at] not in ("choose", "•") and not _is_roman(line.words[at]):
                    yield end, " ".join(line.words[at:end]), BOTH
                return
            if word in (".", ":", '"', ","):
                return

    def write(self, value: str, number: int, speaker: Any) -> Sequence[str] | None:  # noqa: ARG002
        return words_of(value)


def _is_roman(word: str) -> bool:
    return bool(word) and not set(word) - set("IVX")


class Whose:
    """A possessive: "target player's", "those creatures'", "your"."""

    types = (Reference,)
    first: frozenset[str] = frozenset()

    def __init__(self, category: str) -> None:
        self.category = category
        self.leads_with = category

    def read(self, line: Any, at: int) -> Found:
        for end, value, mask in line.readings(line.grammar[self.category], at):
            if line.folded[end] == "'s" or (line.folded[end] == "'" and line.folded[end - 1].endswith("s")):
                yield end + 1, value, mask

    def write(self, value: Any, number: int, speaker: Any) -> Sequence[str] | None:
        words = speaker.say(speaker.grammar[self.category], value, number)
        if words is None:
            return None
        return (*words, "'" if number == PLURAL and words[-1].endswith("s") else "'s")

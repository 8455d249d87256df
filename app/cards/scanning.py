"""Reading one JSON value after another out of a file that is too large to hold."""

from __future__ import annotations

import codecs
import json
from collections.abc import Callable
from typing import BinaryIO

CHUNK = 1 << 18
LONGEST_STRING = 1 << 20  # where JSON stops further than this before the end of what was read, more would not help
SPACE = " \t\r\n"

Progress = Callable[[int, int], None]
"""Called with the bytes read so far and the bytes there are."""


class BrokenFile(ValueError):
    """A file of which nothing further can be read; the message names the line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Scanner:
    """A place in a JSON text. Only the value being read is in memory."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._text = ""
        self._at = 0
        self._ended = False
        self._decode = codecs.getincrementaldecoder("utf-8-sig")().decode
        self._parse = json.JSONDecoder().raw_decode
        self.line = 1
        self.bytes_read = 0

    def peek(self) -> str:
        """The next character that is not space, or nothing at the end."""
        while True:
            while self._at < len(self._text):
                character = self._text[self._at]
                if character not in SPACE:
                    return character
                self.line += character == "\n"
                self._at += 1
            if not self._more():
                return ""

    def take(self, *expected: str) -> str:
        """Pass over one of the expected characters and return it. Raises `BrokenFile`."""
        found = self.peek()
        if found not in expected or not found:
            raise BrokenFile(self.line, f"expected {' or '.join(expected)}")
        self._at += 1
        return found

    def value(self) -> object:
        """Read a whole object, list or string. Raises `BrokenFile`."""
        self.peek()
        while True:
            try:
                value, end = self._parse(self._text, self._at)
            except json.JSONDecodeError as error:
                reached = error.pos - self._at
                if error.pos + LONGEST_STRING < len(self._text) or not self._more():
                    line = self.line + self._text.count("\n", self._at, self._at + reached)
                    raise BrokenFile(line, f"no JSON: {error.msg}") from error
            except RecursionError as error:
                raise BrokenFile(self.line, "nested too deeply") from error
            else:
                self.line += self._text.count("\n", self._at, end)
                self._at = end
                return value

    def _more(self) -> bool:
        if self._ended:
            return False
        chunk = self._file.read(CHUNK)
        self._ended = not chunk
        self.bytes_read += len(chunk)
        try:
            self._text = self._text[self._at :] + self._decode(chunk, final=self._ended)
        except UnicodeDecodeError as error:
            raise BrokenFile(self.line, "no UTF-8 text") from error
        self._at = 0
        return not self._ended

"""The imported catalogue: one SQLite file of facts, the operator's text, and trees in notation."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import threading
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, cast

from app.cards.catalogue import Catalogue, Match, fold, haystack, ranked
from app.cards.entries import Entry, Line
from app.cards.records import from_scryfall, to_scryfall
from app.vocabulary.abilities import Ability
from app.vocabulary.notation import decode, encode, fingerprint

FORMAT = "1"
SCHEMA = """
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE card (folded TEXT PRIMARY KEY, name TEXT NOT NULL, facts TEXT NOT NULL, lines TEXT NOT NULL,
                   haystack TEXT NOT NULL);
CREATE TABLE face (folded TEXT NOT NULL, card TEXT NOT NULL REFERENCES card, PRIMARY KEY (folded, card)) WITHOUT ROWID;
"""
KEPT_IN_MEMORY = 4096


class UnusableCatalogue(Exception):
    """A catalogue file that is missing, no catalogue, or written for another vocabulary. Import the cards again."""


def store(path: Path, entries: Iterable[Entry]) -> None:
    """Write a catalogue file, replacing the one that was there only when all is written.

    Of several cards of one name the first counts. Raises `OSError`, and what the entries raise.
    """
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as database:
            database.executescript(SCHEMA)
            database.execute("BEGIN")
            for entry in entries:
                _store_entry(database, entry)
            about = {"format": FORMAT, "vocabulary": fingerprint(), "hash": _content_hash(database)}
            database.executemany("INSERT INTO about VALUES (?, ?)", about.items())
            database.execute("COMMIT")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _store_entry(database: sqlite3.Connection, entry: Entry) -> None:
    folded = fold(entry.record.name)
    facts, lines = (
        _json(to_scryfall(entry.record)),
        _json([[_line_data(line) for line in face] for face in entry.lines]),
    )
    row = (folded, entry.record.name, facts, lines, haystack(entry))
    if database.execute("INSERT OR IGNORE INTO card VALUES (?, ?, ?, ?, ?)", row).rowcount:
        faces = {(fold(face.name), folded) for face in entry.record.faces}
        database.executemany("INSERT INTO face VALUES (?, ?)", sorted(faces))


def _content_hash(database: sqlite3.Connection) -> str:
    content = hashlib.sha256()
    for row in database.execute("SELECT facts, lines FROM card ORDER BY folded"):
        content.update("\n".join((*row, "")).encode())
    return content.hexdigest()


def _line_data(line: Line) -> dict[str, object]:
    data = {
        "ability": encode(line.ability),
        "verdict": line.verdict,
        "text": line.text,
        "prefix": line.prefix,
        "expected": list(line.expected),
        "fact": line.fact,
    }
    return {key: value for key, value in data.items() if value}


def _line(data: dict[str, Any]) -> Line:
    ability = decode(data["ability"], Ability)
    return Line(**{**data, "ability": ability, "expected": tuple(data.get("expected", ()))})


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Stored(Catalogue):
    """A catalogue file, opened for reading; it must not change while it is open. Raises `UnusableCatalogue`."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise UnusableCatalogue(f"there is no catalogue at {path}")
        self._address = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
        self._local = threading.local()
        self._load = lru_cache(KEPT_IN_MEMORY)(self._read)
        try:
            about: dict[str, str] = dict(self._rows("SELECT key, value FROM about"))
        except sqlite3.DatabaseError as error:
            raise UnusableCatalogue(f"{path} is no catalogue: {error}") from error
        if (about.get("format"), about.get("vocabulary")) != (FORMAT, fingerprint()):
            raise UnusableCatalogue(f"{path} was written by another version: import the cards again")
        self._hash = about["hash"]

    @property
    def hash(self) -> str:
        return self._hash

    def names(self) -> tuple[str, ...]:
        return self._names

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return tuple(name for (name,) in self._rows("SELECT name FROM card ORDER BY folded"))

    def find(self, name: str) -> Entry | None:
        return self._load(fold(name))

    def matches(self, words: tuple[str, ...]) -> list[Match]:
        condition = " AND ".join(["instr(haystack, ?)"] * len(words)) or "1"
        found = self._rows(f"SELECT name, haystack FROM card WHERE {condition}", words)  # noqa: S608 - no value in it
        return ranked(found, words)

    def _read(self, folded: str) -> Entry | None:
        select = "SELECT facts, lines FROM card WHERE folded = ?"
        by_face = "SELECT facts, lines FROM card WHERE folded = (SELECT min(card) FROM face WHERE folded = ?)"
        for facts, lines in (*self._rows(select, (folded,)), *self._rows(by_face, (folded,))):
            faces = cast(list[list[dict[str, Any]]], json.loads(lines))
            return Entry(from_scryfall(json.loads(facts)), tuple(tuple(map(_line, face)) for face in faces))
        return None

    def _rows(self, query: str, values: tuple[str, ...] = ()) -> Iterator[Any]:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = sqlite3.connect(self._address, uri=True)
        return cast(Iterator[Any], connection.execute(query, values))

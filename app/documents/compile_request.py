"""Rules text to be read: what it means, or the exact place where reading stopped."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from app.cards.compiling import compile_record
from app.cards.records import CardRecord, FaceRecord
from app.documents.card_facts import LineDocument
from app.documents.model import Incoming, Outgoing
from app.documents.reading import read
from app.documents.words import CardName


class CompileRequest(Incoming):
    """Rules text, with the name and the type line of the card that it stands on."""

    text: Annotated[str, Field(max_length=4_000, description="One line for each ability.")]
    name: CardName = Field(default="This card", description="By what name the text calls its own card.")
    type_line: Annotated[str, Field(max_length=200)] = Field(
        default="Artifact", description="Such as Legendary Creature — Elf. It decides how a line is read."
    )


class CompileDocument(Outgoing):
    """What the lines were read as."""

    understood: bool = Field(description="Whether every line is understood.")
    lines: tuple[LineDocument, ...]


def compile_text(body: bytes) -> CompileDocument:
    """Read the text in a request. Raises a `Problem` where the request has another shape."""
    said = read(body, CompileRequest)
    face = FaceRecord(said.name, said.type_line, said.text)
    (lines,) = compile_record(CardRecord(said.name, (face,))).lines
    told = tuple(LineDocument.of(face, line) for line in lines)
    return CompileDocument(understood=all(line.understood for line in told), lines=told)

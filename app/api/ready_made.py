"""The ready-made requests: what Swagger UI offers for *Try it out*, and what GET /v1/examples lists.

They are the files of `openapi/examples/`, which is linked into this package and so is part of it when installed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from app.documents.examples import Example

FOLDER = Path(__file__).with_name("example_files")


@cache
def examples() -> tuple[Example, ...]:
    """All examples in the order of their file names; the name of one is that of its file."""
    return tuple(Example.read(file.stem, file.read_bytes()) for file in sorted(FOLDER.glob("*.json")))


def openapi_examples(path: str) -> dict[str, dict[str, object]]:
    """The examples for one path, as OpenAPI wants them."""
    return {
        example.name: {"summary": example.summary, "description": example.description, "value": example.request}
        for example in examples()
        if example.path == path
    }

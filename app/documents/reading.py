"""From the bytes of a request to its model: first the syntax, then the shape, and every fault at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from app.documents.faults import faults_of
from app.documents.problems import Fault, problem_of
from app.documents.syntax import parse

M = TypeVar("M", bound=BaseModel)


def read(body: bytes, model: type[M], together: Callable[[object], Iterable[Fault]] | None = None) -> M:
    """The request in a body of JSON. `together` finds what is wrong with how the fields of the document go together.

    Raises MalformedRequest where the body is not JSON that means one thing, and InvalidFields with every fault where
    it does not have the shape of the model.
    """
    document = parse(body)
    faults = [] if together is None else list(together(document))
    try:
        said = model.model_validate_json(body, strict=True)
    except ValidationError as error:
        raise problem_of([*faults_of(error, document, model), *faults]) from None
    if faults:
        raise problem_of(faults)
    return said

"""From the bytes of a request to its model: first the syntax, then the shape, and every fault at once."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from app.documents.faults import faults_of
from app.documents.problems import problem_of
from app.documents.syntax import parse

M = TypeVar("M", bound=BaseModel)


def read(body: bytes, model: type[M]) -> M:
    """The request in a body of JSON.

    Raises MalformedRequest where the body is not JSON that means one thing, and InvalidFields with every fault where
    it does not have the shape of the model.
    """
    document = parse(body)
    try:
        return model.model_validate_json(body, strict=True)
    except ValidationError as error:
        raise problem_of(faults_of(error, document, model)) from None

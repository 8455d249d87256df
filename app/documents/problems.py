"""What can be wrong with a request, as RFC 9457 problem documents.

Each kind of problem owns its status, its stable `type` and its title. A problem says where (a JSON Pointer into the
request), what to do about it, which rule it breaks where one applies, and what may have been meant. It never repeats
what was sent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

MEDIA_TYPE = "application/problem+json"
TYPE_PREFIX = "urn:adjudicator:problem:"


class Problem(Exception):
    """A request that cannot be ruled on. Subclasses are the kinds; `errors` lists every fault that was found."""

    status: ClassVar[int]
    slug: ClassVar[str]
    title: ClassVar[str]

    def __init__(
        self,
        detail: str,
        *,
        pointer: str | None = None,
        rule: str | None = None,
        suggestions: Sequence[str] = (),
        errors: Sequence[Fault] = (),
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.pointer = pointer
        self.rule = rule
        self.suggestions = tuple(suggestions)
        self.errors = tuple(errors)

    @property
    def headers(self) -> dict[str, str]:
        """The header fields that HTTP wants beside a problem of this kind."""
        return {}

    @property
    def members(self) -> dict[str, str | int]:
        """What a problem of this kind tells beyond the members that all have."""
        return {}

    def document(self) -> dict[str, Any]:
        """The problem as a JSON object: `pointer` and `rule` only where they apply."""
        place = {"pointer": self.pointer, "rule": self.rule}
        return {
            "type": TYPE_PREFIX + self.slug,
            "title": self.title,
            "status": self.status,
            "detail": self.detail,
            **{name: value for name, value in place.items() if value is not None},
            "suggestions": list(self.suggestions),
            "errors": [fault.document() for fault in self.errors],
            **self.members,
        }

    def json(self) -> bytes:
        """The body of the response."""
        return json.dumps(self.document(), ensure_ascii=False, separators=(",", ":")).encode()

    @classmethod
    def schema(cls) -> dict[str, Any]:
        """The JSON schema of this kind's document, for OpenAPI."""
        return {
            "title": cls.__name__,
            "description": (cls.__doc__ or "").strip(),
            "type": "object",
            "properties": {
                "type": {"type": "string", "const": TYPE_PREFIX + cls.slug},
                "title": {"type": "string", "const": cls.title},
                "status": {"type": "integer", "const": cls.status},
                "detail": {"type": "string", "description": "What is wrong, and what to do about it."},
                "pointer": {"type": "string", "description": "JSON Pointer to the offending part of the request."},
                "rule": {"type": "string", "description": "The rule that is broken, where one is."},
                "suggestions": {"type": "array", "items": {"type": "string"}, "description": "What may be meant."},
                "errors": {"type": "array", "items": {"$ref": "#/components/schemas/Fault"}},
                **{name: dict(schema) for name, schema in cls.extra_members.items()},
            },
            "required": ["type", "title", "status", "detail", "suggestions", "errors", *cls.extra_members],
            "additionalProperties": False,
        }

    extra_members: ClassVar[Mapping[str, Mapping[str, str]]] = {}


class _WithRetry(Problem):
    """A problem that passes: the same request may be sent again after `retry_after` seconds."""

    def __init__(self, detail: str, *, retry_after: int = 1) -> None:
        super().__init__(detail)
        self.retry_after = retry_after

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after)}


class MalformedRequest(Problem):
    """The body is not JSON that means one thing: bad syntax, a key given twice, a lone surrogate, too deep, NaN."""

    status, slug, title = 400, "malformed-request", "The request is not well-formed JSON"


class Unauthorised(Problem):
    """The service asks for an API key, and the request has none that is valid."""

    status, slug, title = 401, "unauthorised", "An API key is needed"

    @property
    def headers(self) -> dict[str, str]:
        return {"WWW-Authenticate": "Bearer"}


class NotFound(Problem):
    """There is no such path, or no rule or card of that name; `suggestions` holds near ones."""

    status, slug, title = 404, "not-found", "Not found"


class MethodNotAllowed(Problem):
    """The path exists, but not with this method."""

    status, slug, title = 405, "method-not-allowed", "This method is not allowed here"

    def __init__(self, detail: str, *, allowed: str) -> None:
        super().__init__(detail)
        self.allowed = allowed

    @property
    def headers(self) -> dict[str, str]:
        return {"Allow": self.allowed}


class NotAcceptable(Problem):
    """The request accepts none of the media types that the answer exists in; `suggestions` holds those."""

    status, slug, title = 406, "not-acceptable", "No acceptable media type"


class TooLarge(Problem):
    """The body is larger than the service reads."""

    status, slug, title = 413, "too-large", "The request is too large"


class UnsupportedMediaType(Problem):
    """The body is not declared as JSON."""

    status, slug, title = 415, "unsupported-media-type", "The request must be JSON"


class InvalidFields(Problem):
    """The request is JSON, but not of the shape that is documented: a field missing, unknown, or of the wrong kind."""

    status, slug, title = 422, "invalid-fields", "Fields of the request are invalid"


class ImpossibleState(Problem):
    """The game state contradicts itself or the rules: two objects with one id, an attachment to nothing."""

    status, slug, title = 422, "impossible-state", "The game state is impossible"


class UnknownCard(Problem):
    """The catalogue has no card of a name in the request, and the request does not define it."""

    status, slug, title = 422, "unknown-card", "A card is not known"


class UnreadableText(Problem):
    """The text of an effect inside the game state cannot be read."""

    status, slug, title = 422, "unreadable-text", "The text of an effect cannot be read"


class UntellableState(Problem):
    """The game state that comes of the request holds something that documents have no words for yet."""

    status, slug, title = 422, "untellable-state", "The resulting game state cannot be told"


class WrongAnswer(Problem):
    """An answer belongs to another choice, does not fit its options, or is left over."""

    status, slug, title = 422, "wrong-answer", "An answer does not fit"


class BudgetExceeded(Problem):
    """The ruling needs more steps than the service allows; `budget` says of what. The same request always ends so."""

    status, slug, title = 422, "budget-exceeded", "The ruling needs more than its budget"
    extra_members: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "budget": {"type": "string", "description": "What ran out, such as events or trace_steps."},
        "limit": {"type": "integer", "description": "How many were allowed."},
    }

    def __init__(self, detail: str, *, budget: str, limit: int) -> None:
        super().__init__(detail)
        self.budget = budget
        self.limit = limit

    @property
    def members(self) -> dict[str, str | int]:
        return {"budget": self.budget, "limit": self.limit}


class RateLimited(_WithRetry):
    """This client has sent more requests than it may; `Retry-After` says when the next is welcome."""

    status, slug, title = 429, "rate-limited", "Too many requests"


class InternalError(Problem):
    """A fault of the service, not of the request. It is in the log under the request id."""

    status, slug, title = 500, "internal-error", "The service failed"


class Overloaded(_WithRetry):
    """As many rulings as this worker takes are under way."""

    status, slug, title = 503, "overloaded", "The service is busy"


class OutOfTime(_WithRetry):
    """The request took longer than the service allows."""

    status, slug, title = 503, "out-of-time", "The request took too long"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a request. `kind` is the problem it would be if it were the only one."""

    pointer: str
    detail: str
    suggestions: tuple[str, ...] = ()
    rule: str | None = None
    kind: type[Problem] = InvalidFields

    def document(self) -> dict[str, Any]:
        rule = {} if self.rule is None else {"rule": self.rule}
        return {
            "type": TYPE_PREFIX + self.kind.slug,
            "pointer": self.pointer,
            "detail": self.detail,
            **rule,
            "suggestions": list(self.suggestions),
        }

    @staticmethod
    def schema() -> dict[str, Any]:
        """The JSON schema of a member of `errors`."""
        return {
            "title": "Fault",
            "description": "One thing wrong with a request.",
            "type": "object",
            "properties": {
                "type": {"type": "string", "description": "The problem this would be if it were the only one."},
                "pointer": {"type": "string", "description": "JSON Pointer to the offending part of the request."},
                "detail": {"type": "string"},
                "rule": {"type": "string"},
                "suggestions": {"type": "array", "items": {"type": "string"}},
            },
            "required": ["type", "pointer", "detail", "suggestions"],
            "additionalProperties": False,
        }


def problem_of(faults: Sequence[Fault]) -> Problem:
    """One problem for all faults: of their own kind if they share it, else invalid fields before impossible states."""
    kinds = {fault.kind for fault in faults}
    if len(kinds) == 1:
        kind = faults[0].kind
    else:
        kind = InvalidFields if InvalidFields in kinds else ImpossibleState
    first = faults[0]
    if len(faults) == 1:
        return kind(first.detail, pointer=first.pointer, rule=first.rule, suggestions=first.suggestions, errors=faults)
    return kind(f"{len(faults)} parts of the request cannot be used; `errors` lists each.", errors=faults)


def kinds() -> Iterator[type[Problem]]:
    """Every kind of problem, by status."""

    def below(kind: type[Problem]) -> Iterator[type[Problem]]:
        for child in kind.__subclasses__():
            if hasattr(child, "slug"):
                yield child
            yield from below(child)

    yield from sorted(below(Problem), key=lambda kind: (kind.status, kind.slug))

"""A client for programs that ask the service: documents in, documents out.

    with Adjudicator("http://127.0.0.1:8000") as adjudicator:
        print(adjudicator.rule("605.1a").summary)

It needs the extra `client` of the package.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from app.documents.examples import Examples
from app.documents.model import Outgoing
from app.documents.operations import Version
from app.documents.problems import MEDIA_TYPE
from app.documents.rules import RuleDocument, RuleSearch

D = TypeVar("D", bound=Outgoing)


class Refused(Exception):
    """The service answered with a problem document, which is in `document`."""

    def __init__(self, document: dict[str, Any]) -> None:
        super().__init__(f"{document['title']}: {document['detail']}")
        self.document = document


class Adjudicator:
    """A service at an address. All methods raise Refused for a problem document, httpx.HTTPError for no answer."""

    def __init__(self, address: str, *, api_key: str | None = None, timeout: float = 10.0) -> None:
        headers = {} if api_key is None else {"X-API-Key": api_key}
        self._http = httpx.Client(base_url=address, headers=headers, timeout=timeout)

    def version(self) -> Version:
        """What exactly answers."""
        return self._get(Version, "/version")

    def rule(self, number: str) -> RuleDocument:
        """One rule by its number."""
        return self._get(RuleDocument, f"/v1/rules/{number}")

    def search_rules(self, words: str, limit: int = 20) -> RuleSearch:
        """The rules that fit all the words, best first."""
        return self._get(RuleSearch, "/v1/rules", q=words, limit=limit)

    def examples(self) -> Examples:
        """The ready-made requests."""
        return self._get(Examples, "/v1/examples")

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _get(self, model: type[D], path: str, **parameters: str | int) -> D:
        return _told(self._http.get(path, params=parameters), model)


def _told(response: httpx.Response, model: type[D]) -> D:
    if response.headers.get("content-type") == MEDIA_TYPE:
        raise Refused(response.json())
    return model.model_validate_json(response.raise_for_status().content)

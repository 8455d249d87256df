"""Which media type a client likes best."""

from __future__ import annotations

import pytest

from app.api.negotiation import preferred
from app.documents.problems import NotAcceptable

OFFERS = ("application/json", "text/markdown", "text/plain")


@pytest.mark.parametrize(
    ("accept", "told"),
    [
        ("", "application/json"),
        ("*/*", "application/json"),
        ("text/markdown", "text/markdown"),
        ("text/*", "text/markdown"),
        ("text/html, text/plain;q=0.5", "text/plain"),
        ("application/json;q=0.1, text/plain;q=0.9", "text/plain"),
        ("text/markdown;q=0, text/*", "text/plain"),
        ("TEXT/PLAIN; charset=utf-8", "text/plain"),
    ],
)
def test_the_answer_is_told_as_the_client_likes_it_best(accept, told):
    assert preferred(accept, OFFERS) == told


@pytest.mark.parametrize("accept", ["text/html", "application/json;q=0", "*/*;q=0", "text/plain;q=x"])
def test_what_there_is_not_is_refused_with_what_there_is(accept):
    with pytest.raises(NotAcceptable) as caught:
        preferred(accept, OFFERS)
    assert caught.value.suggestions == OFFERS

"""JSON that means one thing, or a problem that says where it does not."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.documents.problems import MalformedRequest
from app.documents.syntax import parse, pointer


@pytest.mark.parametrize(
    ("body", "place", "says"),
    [
        (b"", "", "empty"),
        (b" \n", "", "empty"),
        (b"\xef\xbb\xbf{}", "", "byte order mark"),
        (b'{"x": "\\ud800"}', "/x", "surrogate"),
        (b'{"x": {"b": [1, {"a": 1, "a": 2}]}}', "/x/b/1/a", "twice"),
        (b'{"x": [1, {"y": NaN}]}', "/x/1/y", "NaN"),
        (b'{"x": -Infinity}', "/x", "Infinity"),
        (b'{"x": 1e999}', "/x", "too large"),
        (b'{"x": ' + b"9" * 4000 + b"}", "/x", "too large"),
        (b'{"x": ' + b"9" * 5000 + b"}", "/x", "too large"),
        (b'{"x": "a\\u0000b"}', "/x", "NUL"),
        (b'{"a\\u0000b": 1}', "", "NUL"),
        (b'{"x": "a\x00b"}', "/x", "control character"),
        (b'{"x": "\xff"}', "/x", "UTF-8"),
        (b"[" * 900, "/0" * 24, "too deeply"),
        (b'{"a/b~c": [}', "/a~1b~0c/0", "value must stand here"),
        (b'{"a": 1}}', "", "after the end"),
        (b'{"a": 1,}', "", "comma"),
        (b"{'a': 1}", "", "double quotes"),
        (b'{"a": 1', "/a", "ends too early"),
        (b'{\n  "a": 1,\n  "b": 01\n}', "/b", "line 3, column 9"),
    ],
)
def test_a_fault_of_syntax_is_refused_where_it_stands(body, place, says):
    with pytest.raises(MalformedRequest) as caught:
        parse(body)
    assert caught.value.pointer == place
    assert says in caught.value.detail


def test_several_faults_are_listed_at_once():
    with pytest.raises(MalformedRequest) as caught:
        parse(b'{"a": 1e400, "b": ["\\u0000"]}')
    assert [fault.pointer for fault in caught.value.errors] == ["/a", "/b/0"]


def test_a_pointer_never_repeats_a_long_or_unprintable_key():
    assert pointer(["players", 0, "x" * 65, "life"]) == "/players/0"
    assert pointer(["a\nb"]) == ""


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-(2**53), 2**53)
        | st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"])),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"])), inner)
        ),
    )
)
def test_any_proper_document_is_read_as_it_is(document):
    assert parse(json.dumps(document).encode()) == document


@given(st.binary(max_size=60) | st.text('{}[]",:\\u0d8e9+-.tNa \n').map(str.encode))
def test_any_bytes_at_all_are_a_document_or_a_problem(body):
    with suppress(MalformedRequest):
        parse(body)

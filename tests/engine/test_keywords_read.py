"""The list of keywords that the engine reads is honest."""

from __future__ import annotations

import importlib
import inspect

import pytest

from app.engine.interpreters import carried_out
from app.engine.keywords_read import KEYWORDS_READ
from app.vocabulary.abilities import Keywords
from app.vocabulary.keywords import PLAIN, Plain, SpelledOut


@pytest.mark.parametrize(("keyword", "module"), KEYWORDS_READ.items())
def test_the_module_that_is_named_asks_for_the_keyword(keyword: str, module: str) -> None:
    source = inspect.getsource(importlib.import_module(module))
    assert f'.has("{keyword}")' in source or f'has_keyword(abilities, "{keyword}")' in source


@pytest.mark.parametrize("keyword", PLAIN)
def test_keywords_that_the_rules_read_are_read(keyword: str) -> None:
    assert carried_out(Keywords((Plain(keyword),)))


def test_a_keyword_that_nothing_asks_for_is_not_carried_out() -> None:
    assert not carried_out(Keywords((SpelledOut("banding"),)))

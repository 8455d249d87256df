"""The rulebook: every number of the rules edition, its headings, our summaries, and where the code applies it.

Holds names and our own words only, never the text of a rule. Nothing is read before `rulebook()` is called.
"""

from app.rulebook.book import Rulebook, UnknownRule, rulebook
from app.rulebook.rule import Rule

__all__ = ["Rule", "Rulebook", "UnknownRule", "rulebook"]

"""Scripted scenarios: a set-up, what each player does, the answers they give, and what must hold in the end.

This package alone knows the suite's starting conditions and automatic answers; a scenario plays through the same engine
as a ruling.
"""

from app.rulings.scripted.playing import play
from app.rulings.scripted.suite import Scenario, card_file_beside, names_in, read_suite
from app.rulings.scripted.verdicts import Kind, Summary, Verdict, summarise

__all__ = ["Kind", "Scenario", "Summary", "Verdict", "card_file_beside", "names_in", "play", "read_suite", "summarise"]

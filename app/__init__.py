"""Adjudicator: rulings on Magic: The Gathering situations, each step with the rule that makes it so."""

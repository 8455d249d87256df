"""What the instructions of spells and abilities do, by family of verbs."""

from app.engine.effects import cards, choosing, damage_and_life, permanents

__all__ = ["cards", "choosing", "damage_and_life", "permanents"]

"""How large a game state may be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.documents.game_state import GameStateDocument
from app.documents.libraries import listed_cards
from app.documents.placing import ZONES
from app.documents.problems import Fault, TooLarge


@dataclass(frozen=True, slots=True)
class Limits:
    """The most objects in a game state, and of them on the stack."""

    objects: int = 2_000
    stack_objects: int = 500

    def faults(self, document: GameStateDocument, place: str) -> Iterator[Fault]:
        """What of a state is too large."""
        zones = (getattr(player, zone.value) for player in document.players for zone in ZONES)
        objects = sum(1 for listed in zones for _ in listed_cards(listed))
        if objects + len(document.stack) > self.objects:
            yield Fault(place, f"The state lists more than {self.objects} objects.", kind=TooLarge)
        for name, entries in (("stack", document.stack), ("waiting", document.waiting)):
            if len(entries) > self.stack_objects:
                yield Fault(f"{place}/{name}", f"It lists more than {self.stack_objects} objects.", kind=TooLarge)

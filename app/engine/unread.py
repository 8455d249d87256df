"""What becomes of a ruling that depends on a line that was not understood."""

from __future__ import annotations

from app.engine.outcomes import Unsupported
from app.engine.trace import Literally
from app.game.objects import ObjectId
from app.vocabulary.abilities import Unread


def not_understood(id: ObjectId, line: Unread, rule: str) -> Unsupported:
    """The end of a run that would need a line that was not understood."""
    words = f"“{line.text}”" if line.text else "its text is not at hand"
    return Unsupported(
        rule, "A line of {object} that matters here was not understood: {line}.", object=id, line=Literally(words)
    )

"""Protection and hexproof from things of a quality (702.16, 702.11d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.engine.registry import structural, unless
from app.engine.rows import Row
from app.engine.run import Run
from app.game.objects import ObjectId, PlayerId
from app.vocabulary.abilities import Keywords
from app.vocabulary.keywords import From
from app.vocabulary.node import Node
from app.vocabulary.words import CardType, Color

structural(From)

Quality = Callable[[Row], bool]


def _colored(color: Color) -> Quality:
    return lambda row: color in row.colors


def _typed(type: CardType) -> Quality:
    return lambda row: type in row.types


QUALITIES: dict[str, Quality] = {
    **{color.name.lower(): _colored(color) for color in Color},
    **{
        f"{type.value}s": _typed(type)
        for type in (
            CardType.ARTIFACT,
            CardType.CREATURE,
            CardType.ENCHANTMENT,
            CardType.INSTANT,
            CardType.LAND,
            CardType.PLANESWALKER,
        )
    },
    "sorceries": _typed(CardType.SORCERY),
    "multicolored": lambda row: len(row.colors) > 1,
    "monocolored": lambda row: len(row.colors) == 1,
    "colorless": lambda row: not row.colors,
    "everything": lambda row: True,
    "all colors": lambda row: bool(row.colors),
    "each color": lambda row: bool(row.colors),
}


@unless
def is_from_another_quality(it: Node) -> bool:
    """Protection from subtypes, or from what was chosen."""
    return isinstance(it, From) and it.quality not in QUALITIES


def _from(row: Row, name: str) -> Iterator[Quality]:
    for ability in row.abilities:
        if isinstance(ability, Keywords):
            for keyword in ability.keywords:
                if isinstance(keyword, From) and keyword.name == name and keyword.quality in QUALITIES:
                    yield QUALITIES[keyword.quality]


def protects(run: Run, id: ObjectId | PlayerId, source: ObjectId) -> bool:
    """Whether a permanent has protection from the qualities of a source (702.16a)."""
    row = run.view.permanent(id)
    return row is not None and any(quality(run.row(source)) for quality in _from(row, "protection"))


def is_hexproof_from(run: Run, id: ObjectId | PlayerId, source: ObjectId) -> bool:
    """Whether a permanent has hexproof from the qualities of a source (702.11d)."""
    row = run.view.permanent(id)
    return row is not None and any(quality(run.row(source)) for quality in _from(row, "hexproof"))

"""Which of the media types that an answer exists in a client wants (RFC 9110, 12.5.1)."""

from __future__ import annotations

from collections.abc import Sequence

from app.documents.problems import NotAcceptable


def preferred(accept: str, offers: Sequence[str]) -> str:
    """The offer that an Accept field likes best, the first among equals. Raises NotAcceptable if it takes none."""
    if not accept.strip():
        return offers[0]
    ranges = [_range(part) for part in accept.split(",")]
    best = max(offers, key=lambda offer: _quality(offer, ranges))
    if _quality(best, ranges) <= 0:
        raise NotAcceptable("The answer exists in other media types only.", suggestions=offers)
    return best


def _range(part: str) -> tuple[str, float]:
    media, *parameters = (piece.strip().lower() for piece in part.split(";"))
    quality = next((value[2:] for value in parameters if value.startswith("q=")), "1")
    try:
        return media, float(quality)
    except ValueError:
        return media, 0.0


def _quality(offer: str, ranges: Sequence[tuple[str, float]]) -> float:
    """The quality of the most specific range that takes the offer."""
    kind = offer.partition("/")[0]
    for wanted in (offer, f"{kind}/*", "*/*"):
        for media, quality in ranges:
            if media == wanted:
                return quality
    return 0.0

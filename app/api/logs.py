"""Structured logs on standard output: one JSON object a line, or plain text for a person at a terminal."""

from __future__ import annotations

import logging

import structlog

from app.settings import Settings


def configure(settings: Settings) -> None:
    """Set up logging for this process."""
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if settings.log_format == "json" else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[settings.log_level.upper()]),
    )

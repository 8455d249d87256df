"""What an operator can set, each with the prefix ADJUDICATOR_ in the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

Count = Annotated[int, Field(ge=1)]
Seconds = Annotated[float, Field(gt=0)]


class Settings(BaseSettings):
    """Every limit of the service with its default."""

    model_config = SettingsConfigDict(env_prefix="ADJUDICATOR_", frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    workers: Count = 1

    catalogue: Path | None = None
    """The SQLite file that `cards import` wrote; without one the starter set is used."""

    body_bytes: Count = 2**20
    objects: Count = 2_000
    stack_objects: Count = 500
    events: Count = 20_000
    trace_steps: Count = 20_000
    simulations: Count = 5_000
    """Throw-away branches that a run may play to see what could come of something."""
    comparisons: Count = 50_000
    """How often a run may hold an effect or a triggered ability against an event."""
    rows_tried: Count = 200_000
    """How often a run may try the characteristics of an object to see whether one effect depends on another."""
    run_seconds: Seconds = 10.0
    """The last resort: the counts above are reached long before."""
    request_seconds: Seconds = 15.0
    concurrent_runs: Count = Field(default_factory=lambda: 2 * (os.cpu_count() or 1))
    retry_after: Count = 1
    """What `Retry-After` says when the worker is busy, in seconds."""

    api_key: SecretStr | None = None
    """If set, /v1 wants it as `X-API-Key` or `Authorization: Bearer`."""
    rate_limit: Annotated[str, Field(pattern=r"^[1-9]\d*/(second|minute|hour|day)$")] | None = None
    """Requests to /v1 from one address, such as 600/minute, counted by each worker for itself."""
    cors_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Origins of browser tools that may call, separated by commas."""

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "json"

    @field_validator("cors_origins", mode="before")
    @classmethod
    def _split(cls, origins: object) -> object:
        return tuple(filter(None, origins.replace(" ", "").split(","))) if isinstance(origins, str) else origins

"""What every request passes on its way in and out, from the outside inwards."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware

from app.api.metrics import Metrics
from app.api.middleware.access_log import AccessLog
from app.api.middleware.api_key import ApiKey
from app.api.middleware.body_size import BodySize
from app.api.middleware.headers import Headers
from app.api.middleware.last_resort import LastResort
from app.api.middleware.rate_limit import RateLimit
from app.api.middleware.request_id import RequestId
from app.api.middleware.timeout import Timeout
from app.settings import Settings


def stack(settings: Settings, metrics: Metrics, rules_edition: str) -> Sequence[Middleware]:
    """The middlewares of an app, the outermost first."""
    layers = [
        Middleware(RequestId),
        Middleware(BodySize, limit=settings.body_bytes),
        Middleware(Timeout, seconds=settings.request_seconds, retry_after=settings.retry_after),
        Middleware(AccessLog, metrics=metrics),
        Middleware(Headers, rules_edition=rules_edition),
    ]
    if settings.cors_origins:
        layers.append(
            Middleware(
                CORSMiddleware,
                allow_origins=settings.cors_origins,
                allow_methods=["GET", "POST"],
                allow_headers=["Content-Type", "X-API-Key", "Authorization", "X-Request-ID"],
                expose_headers=["X-Request-ID", "Rules-Edition", "Retry-After"],
            )
        )
    if settings.api_key is not None:
        layers.append(Middleware(ApiKey, key=settings.api_key.get_secret_value()))
    if settings.rate_limit is not None:
        layers.append(Middleware(RateLimit, limit=settings.rate_limit))
    layers.append(Middleware(LastResort))
    return layers

"""Counts for Prometheus. With several workers, PROMETHEUS_MULTIPROC_DIR names the directory where they add them up."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The metrics of one app."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "adjudicator_requests", "Requests answered.", ("method", "route", "status"), registry=self._registry
        )
        self._seconds = Histogram(
            "adjudicator_request_seconds", "Time to answer.", ("route",), buckets=_SECONDS, registry=self._registry
        )
        self._outcomes = Counter("adjudicator_rulings", "Rulings by outcome.", ("outcome",), registry=self._registry)
        self._running = Gauge(
            "adjudicator_runs", "Rulings under way.", registry=self._registry, multiprocess_mode="livesum"
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def ruling(self, outcome: str) -> None:
        """A ruling was given."""
        self._outcomes.labels(outcome).inc()

    def running(self, runs: int) -> None:
        """So many rulings are under way in this worker."""
        self._running.set(runs)

    def exposition(self) -> bytes:
        """All metrics in Prometheus's text form, those of the other workers included."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self._registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)

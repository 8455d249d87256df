"""Engine work, off the event loop and bounded: so many runs at once in a worker, each for so long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from app.api.metrics import Metrics
from app.documents.problems import OutOfTime, Overloaded
from app.settings import Settings

T = TypeVar("T")


class Runs:
    """The runs of one worker.

    A thread cannot be stopped: a run whose time is up keeps its place until a count budget ends it, so that late runs
    never pile up.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._most = settings.concurrent_runs
        self._seconds = settings.run_seconds
        self._retry_after = settings.retry_after
        self._metrics = metrics
        self._under_way = 0
        self._threads = ThreadPoolExecutor(self._most, thread_name_prefix="run")

    async def run(self, work: Callable[[], T]) -> T:
        """The result of the work. Raises Overloaded if all places are taken, OutOfTime if it takes too long."""
        if self._under_way >= self._most:
            raise Overloaded("All places for rulings are taken; try again.", retry_after=self._retry_after)
        self._count(1)
        future = asyncio.get_running_loop().run_in_executor(self._threads, work)
        future.add_done_callback(self._ended)
        done, _ = await asyncio.wait([future], timeout=self._seconds)
        if not done:
            raise OutOfTime(f"The ruling took more than {self._seconds:g} seconds.", retry_after=self._retry_after)
        return future.result()

    def close(self) -> None:
        """Take no more work; what is under way may end."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _ended(self, future: asyncio.Future[T]) -> None:
        self._count(-1)
        if not future.cancelled():
            future.exception()

    def _count(self, change: int) -> None:
        self._under_way += change
        self._metrics.running(self._under_way)

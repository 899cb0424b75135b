"""Threads that share the games of a batch."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import count
from threading import local
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rules.bits import CACHE_LINE
from .rules.constants import VERBS

Work = Callable[[int, NDArray[np.int64]], Any]  # of a thread's number and the counts of games taken (rules.kernels)
ALL = 1 << 62  # more games than there can be: with so many taken none are left


class Crew:
    """The caller's thread, number 0, and helpers that sleep between calls. A copy has helpers of its own."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        # far from each other: threads that write to one cache line slow each other down
        self._rooms = np.zeros((threads, 2 * VERBS), np.int64)[:, :VERBS]
        self._process = 0

    def __reduce__(self) -> tuple[type[Crew], tuple[int]]:
        return Crew, (self.threads,)

    def room(self, thread: int) -> NDArray[np.int64]:
        """Room for compiled functions to work in, of one thread."""
        room: NDArray[np.int64] = self._rooms[thread]
        return room

    def _hire(self) -> None:
        mine, numbers = local(), count(1)

        def number_thread() -> None:
            mine.number = next(numbers)

        self._mine, self._process = mine, os.getpid()
        self._helpers = ThreadPoolExecutor(self.threads - 1, "badbones", initializer=number_thread)

    def share(self, work: Work, alone: bool = False) -> list[Any]:
        """Let all threads do the work, a kernel of ``rules.kernels``; what each returns, the caller's first.

        The caller begins at once, the others as soon as they have woken up; it stays ``alone`` where there is so little
        to do that waking them is not worth while.
        """
        taken = np.zeros((1 if alone else self.threads, CACHE_LINE // 8), np.int64)
        if len(taken) == 1:
            return [work(0, taken)]
        if self._process != os.getpid():  # the first time, and after a fork, which copies no threads
            self._hire()
        mine = self._mine
        jobs = [self._helpers.submit(lambda: work(mine.number, taken)) for _ in range(1, self.threads)]
        try:
            return [work(0, taken), *(job.result() for job in jobs)]
        except BaseException:  # Ctrl-C: the others stop after the games that they are at
            taken[:, 0] = ALL
            wait(jobs)
            raise

"""Threads that share the games of a batch."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
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
        self._helpers: list[ThreadPoolExecutor] = []  # a thread each: its games stay in the cache of one core
        self._process = 0

    def __reduce__(self) -> tuple[type[Crew], tuple[int]]:
        return Crew, (self.threads,)

    def room(self, thread: int) -> NDArray[np.int64]:
        """Room for compiled functions to work in, of one thread."""
        room: NDArray[np.int64] = self._rooms[thread]
        return room

    def share(self, work: Work, alone: bool = False) -> list[Any]:
        """Let all threads do the work, a kernel of ``rules.kernels``; what each returns, by its number.

        The caller begins at once, the others as soon as they have woken up; it stays ``alone`` where there is so little
        to do that waking them is not worth while.
        """
        taken = np.zeros((1 if alone else self.threads, CACHE_LINE // 8), np.int64)
        if len(taken) == 1:
            return [work(0, taken)]
        if self._process != os.getpid():  # the first time, and after a fork, which copies no threads
            self._helpers = [ThreadPoolExecutor(1, "badbones") for _ in range(1, self.threads)]
            self._process = os.getpid()
        try:
            jobs = [helper.submit(work, number, taken) for number, helper in enumerate(self._helpers, 1)]
            return [work(0, taken), *(job.result() for job in jobs)]
        except BaseException:  # Ctrl-C: the others stop after the games that they are at
            taken[:, 0] = ALL
            wait([helper.submit(int) for helper in self._helpers])  # what is submitted last is done last
            raise

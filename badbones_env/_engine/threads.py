"""Threads that share the games of a batch."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..observation.sparse_kernels import BUFFER_ROWS, BUFFER_WIDTH
from ..rules.constants import VERBS
from .bits import CACHE_LINE
from .kernels import Thread

Work = Callable[[Thread], Any]  # a kernel of rules.kernels, as one thread calls it
ALL = 1 << 62  # more games than there can be: with so many taken none are left


class ThreadTeam:
    """The caller's thread, number 0, and helpers that sleep between calls. A copy has helpers of its own."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        # far from each other: threads that write to one cache line slow each other down
        scratch = np.zeros((threads, 3 * VERBS), np.int64)
        taken = np.zeros((threads, CACHE_LINE // 8), np.int64)
        self._all = [
            Thread(
                scratch[k, :VERBS],
                scratch[k, VERBS : VERBS + 1],
                taken,
                k,
                np.zeros((BUFFER_ROWS, BUFFER_WIDTH), np.uint16),
            )
            for k in range(threads)
        ]
        self._alone = self._all[0]._replace(taken=taken[:1])
        self._helpers: list[ThreadPoolExecutor] = []  # a thread each: its games stay in the cache of one core
        self._process = 0

    def __reduce__(self) -> tuple[type[ThreadTeam], tuple[int]]:
        return ThreadTeam, (self.threads,)

    def scratch(self, thread: int) -> NDArray[np.int64]:
        """Scratch space for compiled functions, of one thread."""
        legal: NDArray[np.int64] = self._all[thread].legal
        return legal

    def run(self, work: Work, single_threaded: bool = False) -> list[Any]:
        """Let all threads do the work; what each returns, by its number.

        The caller begins at once, the others as soon as they have woken up. With ``single_threaded`` the caller works
        alone: where there is so little to do that waking the others does not pay.
        """
        if single_threaded or self.threads == 1:
            self._alone.taken[0, 0] = 0
            return [work(self._alone)]
        taken = self._all[0].taken
        taken[:, 0] = 0
        if self._process != os.getpid():  # the first time, and after a fork, which copies no threads
            self._helpers = [ThreadPoolExecutor(1, "badbones") for _ in range(1, self.threads)]
            self._process = os.getpid()
        try:
            jobs = [helper.submit(work, thread) for helper, thread in zip(self._helpers, self._all[1:], strict=True)]
            return [work(self._all[0]), *(job.result() for job in jobs)]
        except BaseException:  # Ctrl-C: the others stop after the games that they are at
            taken[:, 0] = ALL
            wait([helper.submit(int) for helper in self._helpers])  # what is submitted last is done last
            raise

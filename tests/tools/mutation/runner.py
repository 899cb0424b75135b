"""Runs the checks against mutants, each in a process of its own: a fork of one that has imported everything.

First the checks run against the engine as it is, with a probe before every statement. A mutant then meets only the
checks that reach its statement: first those that killed other mutants of its function, the latest of them first, then
those about its rules, then all others, in the order of ``checks``. Of the rules only legality, rewards and points are
checked by what learners are shown; what the others do is seen in positions, which the fuzzer compares.
"""

from __future__ import annotations

import ast
import gc
import multiprocessing
import os
import pickle
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import numpy as np

from badbones_env import BadBonesError
from tests.tools.mutation.checks import LEARNER_VIEW, MOST, SPARSE, Check
from tests.tools.mutation.operators import Function, Mutant

SURVIVED, UNREACHED, TIMEOUT = "survived", "unreached", "timeout"
RULES = "badbones_env.rules."
SEEN_BY_LEARNERS = tuple(f"{RULES}{name}" for name in ("legal", "rewards", "scoring"))
MIN_SECONDS, SLOWER = 0.5, 20  # a check that computes longer than this, and so many times its usual time, hangs


@dataclass(frozen=True)
class Result:
    """What became of a mutant: the stage that killed it (or SURVIVED, UNREACHED), the check, what the check saw."""

    mutant: Mutant
    stage: str
    check: str = ""
    seen: str = ""
    seconds: float = 0.0

    @property
    def killed(self) -> bool:
        return self.stage not in (SURVIVED, UNREACHED)


def is_seen_by_learners(function: Function) -> bool:
    """Whether observations, masks or rewards come of a function directly."""
    return not function.module.startswith(RULES) or function.module in SEEN_BY_LEARNERS


class Hang(BaseException):
    """A check takes too long. Not an Exception, so that no handler of the checked code takes it."""


def _hang(*_: object) -> None:
    raise Hang


@dataclass(frozen=True)
class Baseline:
    """A check against the engine as it is: what was wrong, how long it took, the statements it reached."""

    wrong: str
    seconds: float
    reached: bytes


class Runner:
    """Baselines and mutants of some functions, on several processes."""

    def __init__(self, functions: Sequence[Function], checks: Sequence[Check], workers: int) -> None:
        shown = any(map(is_seen_by_learners, functions))
        self.checks = [check for check in checks if shown or check.stage not in (LEARNER_VIEW, SPARSE)]
        self.functions, self.workers = functions, workers
        counts = [len(function.statements) for function in functions]
        self.first = dict(zip(functions, np.cumsum([0, *counts]).tolist(), strict=False))  # number of first statement
        self.statements = sum(counts)
        self.baselines: list[Baseline] = []

    def measure(self) -> None:
        """Run all checks against the engine as it is. BadBonesError if one fails: then a failure means nothing."""
        parts = [range(k, len(self.checks), self.workers) for k in range(self.workers)]
        found: dict[int, Baseline] = {}
        with self._fork(_measure) as results:
            for part in results(parts):
                found |= part
        self.baselines = [found[k] for k in range(len(self.checks))]
        for check, baseline in zip(self.checks, self.baselines, strict=True):
            if baseline.wrong:
                raise BadBonesError(f"the engine itself fails {check.name} ({check.stage}): {baseline.wrong}")

    def order(self, mutant: Mutant) -> list[int]:
        """The numbers of the checks that reach a mutant, in the order in which they run."""
        statement = self.first[mutant.function] + mutant.statement
        rules = set(mutant.function.rules)
        seen_by_learners = is_seen_by_learners(mutant.function)
        reaching = [k for k, baseline in enumerate(self.baselines) if baseline.reached[statement]]
        met: Counter[str] = Counter()
        kept = []
        for k in reaching:
            stage = self.checks[k].stage
            if stage in (LEARNER_VIEW, SPARSE) and not seen_by_learners:
                continue
            met[stage] += 1
            if met[stage] <= MOST.get(stage, met[stage]):
                kept.append(k)
        return sorted(kept, key=lambda k: not self.checks[k].rules & rules)

    def run(self, mutants: Sequence[Mutant], report: Callable[[Result], None]) -> list[Result]:
        """Test mutants and ``report`` each, in their order. Those of a function are tested one after the other."""
        done = []
        self.tasks = [list(group) for _, group in groupby(mutants, lambda mutant: mutant.function)]
        with self._fork(_test_function) as results:
            for task, outcomes in zip(self.tasks, results(range(len(self.tasks))), strict=True):
                for mutant, outcome in zip(task, outcomes, strict=True):
                    done.append(Result(mutant, *outcome))
                    report(done[-1])
        return done

    def _fork(self, task: Callable[[Any], Any]) -> _Forks:
        return _Forks(self, task)

    def probe(self) -> bytearray:
        """Let every statement of the functions note that it was reached."""
        reached = bytearray(self.statements)
        for function in self.functions:
            function.live.__globals__["_reached"] = reached
            for number, statement in enumerate(function.statements):
                mark = ast.parse(f"_reached[{self.first[function] + number}] = 1").body[0]
                _insert_before(function.tree, statement, mark)
            function.install()
        return reached


class _Forks:
    """A pool whose processes are forks of this one as it is, a new one for every task."""

    def __init__(self, runner: Runner, task: Callable[[Any], Any]) -> None:
        global _runner
        _runner = runner
        self.task = task
        gc.collect()
        gc.freeze()  # so that the forks do not copy what nobody changes
        self.pool = multiprocessing.get_context("fork").Pool(runner.workers, _start, maxtasksperchild=1)

    def __enter__(self) -> Callable[[Any], Any]:
        return lambda tasks: self.pool.imap(self.task, tasks, chunksize=1)

    def __exit__(self, *_: object) -> None:
        self.pool.terminate()
        self.pool.join()


_runner: Runner


def _start() -> None:
    """In a fork: be quiet, and end by the parent's signals."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)


def _measure(part: range) -> dict[int, Baseline]:
    reached = _runner.probe()
    found = {}
    for k in part:
        reached[:] = bytes(len(reached))
        started = time.process_time()
        wrong = _runner.checks[k].run()
        found[k] = Baseline(wrong, time.process_time() - started, bytes(reached))
    return found


def _test_function(number: int) -> list[tuple[str, str, str, float]]:
    """The outcomes of the mutants of one function."""
    outcomes = []
    killers: list[int] = []  # the latest first
    for mutant in _runner.tasks[number]:
        order = _runner.order(mutant)
        first = [k for k in killers if k in order]
        killer, *outcome = _in_a_fork(mutant, [*first, *(k for k in order if k not in first)])
        outcomes.append((*outcome,))
        if killer >= 0:
            killers = [killer, *(k for k in killers if k != killer)]
    return outcomes


def _in_a_fork(mutant: Mutant, order: list[int]) -> Any:
    """What ``_test`` says, in a process that ends with it."""
    receiver, sender = os.pipe()
    process = os.fork()
    if process == 0:
        with os.fdopen(sender, "wb") as out:
            out.write(pickle.dumps(_test(mutant, order)))
        os._exit(0)
    os.close(sender)
    with os.fdopen(receiver, "rb") as answer:
        outcome = answer.read()
    os.waitpid(process, 0)
    return pickle.loads(outcome)


def _test(mutant: Mutant, order: list[int]) -> tuple[int, str, str, str, float]:
    """The number of the check that kills a mutant (-1: none), and the fields of a ``Result``."""
    if not order:
        return -1, UNREACHED, "", "", 0.0
    parent = os.getppid()
    mutant.apply()
    signal.signal(signal.SIGPROF, _hang)
    started = time.process_time()
    killer, stage, name, seen = -1, SURVIVED, "", ""
    for k in order:
        check = _runner.checks[k]
        if os.getppid() != parent:  # nobody waits for the answer any more
            os._exit(1)
        try:
            signal.setitimer(signal.ITIMER_PROF, max(MIN_SECONDS, SLOWER * _runner.baselines[k].seconds))
            wrong = check.run()
            signal.setitimer(signal.ITIMER_PROF, 0)
        except Hang:
            killer, stage, name = k, TIMEOUT, check.name
            break
        if wrong:
            killer, stage, name, seen = k, check.stage, check.name, wrong[:300]
            break
    return killer, stage, name, seen, time.process_time() - started


def _insert_before(tree: ast.AST, statement: ast.stmt, mark: ast.stmt) -> None:
    """Put a statement before another one, wherever in the tree that stands."""
    for node in ast.walk(tree):
        for block in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if isinstance(block, list) and statement in block:
                block.insert(block.index(statement), ast.copy_location(mark, statement))
                return

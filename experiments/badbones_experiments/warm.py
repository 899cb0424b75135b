"""Compile before it is needed: ``badbones warm``, the web server, and the build of wheels.

A workload is a short use of the library; whatever it calls for the first time is compiled and cached.
"""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent

from badbones_env import BadBonesError, Game, OptionError, Simulator, lowlevel, parallel_env
from badbones_env.simulator import available_cores

SEARCHING = ("champion", "search:simulations=8", "mcts:simulations=8")


def play(*agents: str) -> None:
    """The first decisions of a game in which these agents take all seats in turn."""
    game = Game("versus", 2, seed=7)
    for spec in agents or ("guardian",):
        agent = make_agent(spec)
        game.step({seat: choose_for(agent, game, seat) for seat in game.legal()})
    game.clone().position()


def environment() -> None:
    """A PettingZoo environment, and batches of each kind of observation."""
    env = parallel_env("versus", 2)
    observations, _ = env.reset(seed=7)
    env.step({agent: int(obs["action_mask"].argmax()) for agent, obs in observations.items()})
    for observation in ("compact", "complete", "sparse", None):
        sim = Simulator({"players": 2}, 4, seed=7, autoreset=True, observation=observation, reward="shaped")
        sim.step(sim.masks.argmax(2), check=False)
        sim.play(steps=2)
        sim.points()


def agents() -> None:
    """Scripted agents, search and the shipped network."""
    play("random", "greedy", "guardian", "sentry", *SEARCHING)


def training() -> None:
    """The first update of the compiled learner, with evaluation and report."""
    from .training.config import TrainingConfig
    from .training.train import train

    changes = {"steps": 2000, "seed": 1, "evaluation": {"games": 20}}
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        train(TrainingConfig.load("versus2", changes), f"{folder}/run", threads=1)


def search() -> None:
    """A move of the champion."""
    sim = Simulator({"players": 2}, 1, seed=7)
    sim.states["decision"] = 1
    make_agent("champion").choose(sim, np.ones((1, 2), np.bool_))


def learning() -> None:
    """An update of the compiled learner."""
    from .training.config import TrainingConfig
    from .training.ppo import PPO

    learner = PPO(TrainingConfig.load("versus2", {"ppo": {"n_steps": 1, "batch_size": 1}}), 1)
    for env in learner.workers[0].envs:
        env.sim.states["decision"] = 1
    learner.update(1.0)


# what another process can compile beside the step of the environment: its entry points
AHEAD: dict[str, tuple[str, ...]] = {
    "search": ("search_puct",),
    "learning": (
        "choose_with", "sample_actions", "add_rewards", "bootstrap_values", "compute_gae", "add_gradients",
        "sum_gradients", "adam_step",
    ),
}  # fmt: skip


def compile_ahead(workload: str) -> None:
    """Start to compile what comes after the first step of an environment, on another core, if one is idle."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if available_cores() - load > 0.5 and available_cores() > 1:
        lowlevel.compile_ahead(__name__, workload, AHEAD[workload])


WORKLOADS: dict[str, Callable[[], None]] = {"environment": environment, "agents": agents, "training": training}
OTHERS = {"search": search, "learning": learning}


def warm(names: Sequence[str] = (), jobs: int | None = None) -> int:
    """Compile what these workloads (all, if there are none) need, each in a process of its own, ``jobs`` at a time."""
    begin, started = time.perf_counter(), list[subprocess.Popen[bytes]]()
    unknown = [name for name in names if name not in WORKLOADS]
    if unknown:
        raise OptionError(f"there is no workload {unknown[0]!r}: {', '.join(WORKLOADS)}")

    def compile_workload(name: str) -> None:
        print(f"compiling: {name}", flush=True)
        command = [sys.executable, "-P", "-m", "badbones_experiments.warm", name]
        # in a session of its own: Ctrl-C is this process's matter
        process = subprocess.Popen(command, env=os.environ | {"BADBONES_QUIET": "1"}, start_new_session=True)
        started.append(process)
        if process.wait():
            raise BadBonesError(f"the workload {name} failed: see the message above")
        print(f"compiled: {name} ({time.perf_counter() - begin:.0f} s)", flush=True)

    with ThreadPoolExecutor(jobs or available_cores()) as executor:
        try:
            list(executor.map(compile_workload, names or WORKLOADS))
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            for process in started:
                process.kill()
            raise
    return 0


if __name__ == "__main__":
    for name in sys.argv[1:]:
        (WORKLOADS | OTHERS)[name]()

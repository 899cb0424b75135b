"""How strong a policy is: quick games while training goes on, and ``badbones evaluate``."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from agents.agent import Agent
from agents.policy_file import PolicyFile
from agents.registry import make_agent
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.simulator import Simulator

from ..tournament.main import tournament
from ..tournament.play import Course
from ..tournament.run import Where

ALONE = "success"  # what is measured where there are no opponents


def quick_score(config: GameConfig, agent: Agent, opponent: str, games: int, seed: int) -> float:
    """The agent's score over ``games`` games, its seat going round: versus 1 for a win and 1/2 for a draw.

    In solo and co-op the agent plays all seats, ``opponent`` says nothing and the score is the share of games won.
    """
    sim = Simulator(config, games, seed, observation="compact", threads=1)
    players = config.players
    if config.mode == "versus":
        seats = np.where(np.arange(players) == (np.arange(games) % players)[:, None], 0, 1)
        agents = [agent, make_agent(opponent, seed + 1)]
    else:
        seats, agents = np.zeros((games, players), np.int64), [agent]
    course = Course(sim, seats)
    while course.step(agents):
        pass
    winner = sim.states["winner"][:, :players] > 0
    if config.mode != "versus":
        return float(winner.any(axis=1).mean())
    even = winner.all(axis=1) | ~winner.any(axis=1)
    return float(np.where(even, 0.5, (winner & (seats == 0)).any(axis=1)).mean())


def evaluate(
    model: str, against: list[str], games: int, seed: int, workers: int | None, out: str, *, temperature: float = 0.0,
    as_json: bool = False,
) -> int:  # fmt: skip
    """A tournament of the model against each of the others, in the game that it was trained for."""
    config = PolicyFile.read(model).config
    if "," in model or "=" in model:
        raise OptionError(f"the path {model} has a comma or an equals sign: rename it, agents cannot be named so")
    spec = f"policy:path={model}" + (f",temperature={temperature:g}" if temperature else "")
    specs = [spec, *against]
    versus = config.mode == "versus"
    if versus and not against:
        raise OptionError("name those to play against: --against guardian,search")
    tables = len(against) if versus else len(specs)
    return tournament(
        config, specs, "gauntlet" if versus else "round-robin", games * tables, seed, Where(workers), out,
        overwrite=True, as_json=as_json, command=f"badbones evaluate {model} --against {','.join(against)} "
        f"--games {games} --seed {seed} --out {Path(out)}",
    )  # fmt: skip

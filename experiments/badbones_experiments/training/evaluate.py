"""How strong a policy is: quick evaluations during training, and ``badbones evaluate``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_agents.spec import PARAMETER

from badbones_env.batch import Player
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.simulator import Simulator
from badbones_env.table import Table

from ..jobs.backends import Workers
from ..jobs.files import inside
from ..tournament.export import as_text, first_faults, to_json
from ..tournament.main import finished_tournament
from ..tournament.play import plan_tournament

EVALUATION_SEED = 1 << 40  # of the games during training: the same at every evaluation, and none that are trained on
ALONE = "success"  # the name of the score where there are no opponents


def quick_score(config: GameConfig, agent: Player, opponent: str, games: int, seed: int) -> float:
    """The agent's mean score over ``games`` games, with seats rotated: versus 1 for a win and 1/2 for a draw.

    In solo and co-op the agent plays all seats, ``opponent`` is ignored and the score is the success rate.
    """
    sim = Simulator(config, games, seed, observation="compact", threads=1)
    players = config.players
    if config.mode == "versus":
        seats = np.where(np.arange(players) == (np.arange(games) % players)[:, None], 0, 1)
        agents = [agent, make_agent(opponent, seed)]
    else:
        seats, agents = np.zeros((games, players), np.int64), [agent]
    Table(sim, agents, seats, illegal="replace").play()
    return float(sim.outcomes().results[np.arange(games), (seats == 0).argmax(axis=1)].mean())


@dataclass(frozen=True)
class EvalTask:
    """Games of a policy against an opponent, during training."""

    game: GameConfig
    policy: PolicyFile
    opponent: str
    games: int
    agent_seed: int

    def __str__(self) -> str:
        return f"the evaluation against {self.opponent}: {self.game.describe()}"

    def score(self) -> float:
        """Play them."""
        agent = PolicyAgent.of(self.policy, seed=self.agent_seed)
        return quick_score(self.game, agent, self.opponent, self.games, EVALUATION_SEED)


def evaluate(
    model: str, against: Sequence[str], games: int, seed: int, workers: Workers, out: str, as_json: bool = False
) -> int:
    """Tournaments in the game that the model was trained for: against each opponent; solo and co-op: all compared."""
    spec, config, description = _measured(model, seed)
    versus = config.mode == "versus"
    if versus and not against:
        raise OptionError("name those to play against: --against guardian,search")
    tournaments = [[spec, opponent] for opponent in against] if versus else [[spec, *against]]
    evaluations: list[dict[str, Any]] = []
    lines: list[str] = []
    for number, specs in enumerate(tournaments, 1):
        command = f"badbones evaluate {model} --against {','.join(specs[1:])} --games {games} --seed {seed}"
        schedule, folder = "gauntlet" if versus else "round-robin", str(inside(out, str(number)))
        total = games if versus else games * len(specs)
        plan = plan_tournament(config, specs, schedule, total, seed)
        with finished_tournament(plan, workers, folder, overwrite=True, command=command) as finished:
            evaluations.append(finished.results)
            for line in first_faults(finished.store):
                print(line, file=sys.stderr)
        lines.append(_line(finished.results, spec, specs[1]) if versus else as_text(finished.results, finished.timing))
    if as_json:
        print(to_json({"model": model, "evaluations": evaluations}), end="")
    else:
        print(f"{model}: {description}, {config.describe()}", *lines, f"reports: {out}/*/report.html", sep="\n")
    return 0


def _measured(model: str, seed: int) -> tuple[str, GameConfig, str]:
    """The spec of a model, the game it was trained for, a description. ``model``: a file, or an agent's spec."""
    if not PARAMETER.search(model):
        if "," in model:
            raise OptionError(f"the path {model} has a comma: rename it, no spec can hold it")
        if model.endswith(".zip"):
            raise OptionError(f"{model} is a model of stable-baselines3: name it sb3:path={model},trust=yes")
        model = f"policy:path={model}"
    agent = make_agent(model, seed)
    policy, metadata = getattr(agent, "policy", None), getattr(agent, "metadata", None)
    agent.close()
    if isinstance(policy, PolicyFile):
        return agent.spec, policy.config, f"{policy.decisions} decisions"
    if metadata is None or metadata.game is None:
        raise OptionError(f"{model} does not say which game it was trained for: add game=Versus2, say")
    return agent.spec, metadata.game, f"{metadata.observation} observations, {metadata.decisions} decisions"


def _line(results: dict[str, Any], spec: str, opponent: str) -> str:
    """``vs guardian: model won 63.4% (60.1% to 66.5%), lost 20.1%, 11.2 rounds survived, 1,000 games``."""
    entrants = {entrant["agent"]: entrant for entrant in results["entrants"]}
    won, seats = entrants[spec]["win_share"], results["tournament"]["game"]["players"] - 1
    lost = seats * entrants[opponent]["win_share"]["value"]  # its share is that of a seat
    interval = f" ({won['low']:.1%} to {won['high']:.1%})" if won["low"] is not None else ""
    return (
        f"vs {opponent}: model won {won['value']:.1%}{interval}, lost {lost:.1%}, "
        f"{entrants[spec]['rounds_survived']['value']:.1f} rounds survived, {results['games']:,} games"
    )

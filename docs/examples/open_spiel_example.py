"""OpenSpiel: Bad Bones as a game of OpenSpiel, and PSRO on versus for two.

    pip install -c constraints.txt -e . open_spiel==2.0.2
    python docs/examples/open_spiel_example.py

Importing this module registers ``badbones``: ``pyspiel.load_game("badbones(mode=versus,players=2,seed=7)")``. Moves are
simultaneous; chance is sampled, so every new initial state is the next game of the seed. A seat that waits has the one
legal action 0. Returns are the outcomes: zero-sum in versus, the same for all in co-op.

PSRO begins with random moves. Each round adds a best response to the meta-strategy, learnt by the compiled PPO; the
payoffs of all pairs are measured in batches; OpenSpiel's replicator dynamics give the next meta-strategy.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.registry import make_agent
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.hooks import Additions
from badbones_experiments.training.ppo import PPO
from numpy.typing import NDArray
from open_spiel.python.algorithms.projected_replicator_dynamics import projected_replicator_dynamics

from badbones_env import Game, GameConfig, Simulator
from badbones_env.batch import Batch, Player
from badbones_env.lowlevel import game_spec
from badbones_env.table import Table
from badbones_env.text.choices import action_texts

CONFIG = GameConfig(mode="versus", players=2)  # of PSRO
PARAMETERS = {"mode": "versus", "players": 2, "advanced": False, "chiefs": False, "seed": 0}
GAME_TYPE = pyspiel.GameType(
    short_name="badbones",
    long_name="Bad Bones",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class BadBonesGame(pyspiel.Game):  # type: ignore[misc]
    """The game, from which states and observers are made."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**PARAMETERS, **(params or {})}
        self.seed, self.index = int(options.pop("seed")), itertools.count()
        self.config = GameConfig(**options)
        example = Simulator(self.config, 1)
        self.size = example.observations.shape[-1]
        info = pyspiel.GameInfo(
            num_distinct_actions=example.n_actions,
            max_chance_outcomes=1,
            num_players=self.config.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.config.mode == "versus" else None,
            max_game_length=500,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> BadBonesState:
        return BadBonesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BadBonesObserver:
        return BadBonesObserver(self.size)


class BadBonesState(pyspiel.State):  # type: ignore[misc]
    """A position; ``position`` is the :class:`badbones_env.Game` in it."""

    def __init__(self, game: BadBonesGame) -> None:
        super().__init__(game)
        self.position = Game(**game.config.options(), seed=game.seed, index=next(game.index))

    def current_player(self) -> int:
        player: int = pyspiel.PlayerId.TERMINAL if self.position.over else pyspiel.PlayerId.SIMULTANEOUS
        return player

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.flatnonzero(self.position.masks()[player]).tolist()
        return legal

    def _apply_actions(self, actions: list[int]) -> None:
        self.position.step(np.array(actions))

    def _action_to_string(self, player: int, action: int) -> str:
        return action_texts(game_spec(self.position.config), player)[action]

    def returns(self) -> list[float]:
        return self.position.rewards

    def __str__(self) -> str:
        return str(self.position)


class BadBonesObserver:
    """What a seat sees: the observation of the environments, counts as logarithms."""

    def __init__(self, size: int) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BadBonesState, player: int) -> None:
        self.tensor[:] = np.log1p(state.position.observations()[player])

    def string_from(self, state: BadBonesState, player: int) -> str:
        return f"p{player}\n{state}"


pyspiel.register_game(GAME_TYPE, BadBonesGame)


class Mixture:
    """A player that plays each game as one of several policies, drawn by their weights."""

    def __init__(self, policies: Sequence[Player], weights: Sequence[float]) -> None:
        self.policies, self.limits = list(policies), np.cumsum(weights)[:-1]

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        draws = batch.index * 0.6180339887498949 % 1  # spread evenly over the numbers of the games
        drawn = np.searchsorted(self.limits, draws, side="right")
        for k in np.unique(drawn).tolist():
            self.policies[k].choose(batch, seat_mask & (drawn == k)[:, None])


def payoff(one: Player, other: Player, games: int, seed: int) -> float:
    """The mean outcome for ``one``, from -1 to 1; seats alternate."""
    sim, rows = Simulator(CONFIG, games, seed, masks=False), np.arange(games)
    seats = (rows[:, None] + np.arange(2)) % 2
    Table(sim, [one, other], seats, illegal="replace").play()
    return 2 * float(sim.outcomes().results[rows, rows % 2].mean()) - 1


def best_response(opponent: Player, steps: int, seed: int, last: Path, out: Path) -> PolicyAgent:
    """The oracle: PPO learns to beat an opponent, beginning with the last response; writes a policy file."""
    changes = {
        "game": CONFIG.options(),
        "steps": steps,
        "seed": seed,
        "environment": {"games": 256, "reward": "outcome"},
        "league": {"self_play": 0.0, "scripted": [], "max_snapshots": 0},
    }
    learner = PPO(TrainingConfig.from_dict(changes, "psro"), 1, Additions(opponents=[opponent]))
    if last.exists():
        learner.begin_from(str(last))
    while learner.steps < steps:
        learner.update(1 - learner.steps / steps)
    out.write_bytes(learner.policy().to_bytes())
    return PolicyAgent.of(learner.policy(), temperature=1.0, seed=seed)


def main(
    rounds: int = 4, steps: int = 150_000, games: int = 2000, seed: int = 7, out: str = "runs/psro"
) -> list[float]:
    """PSRO; returns what each response scores against the meta-strategy of the round before."""
    Path(out).mkdir(parents=True, exist_ok=True)
    strangers = [make_agent(name, seed) for name in ("greedy", "guardian")]
    policies: list[Player] = [make_agent("random", seed)]
    payoffs, weights, scores = np.zeros((1, 1)), np.ones(1), list[float]()
    for number in range(rounds + 1):
        if number:
            last, path = (Path(out) / f"response-{k}.npz" for k in (number - 1, number))
            policies.append(best_response(Mixture(policies, weights), steps, seed + number, last, path))
            scores.append(payoff(policies[-1], Mixture(policies[:-1], weights), games, seed))
            row = [payoff(policies[-1], other, games, seed + number) for other in policies[:-1]]
            payoffs = np.block([[payoffs, -np.array(row)[:, None]], [np.array(row), np.zeros(1)]])
            weights, _ = projected_replicator_dynamics([payoffs, -payoffs], prd_iterations=20_000, prd_dt=0.01)
            print(
                f"round {number}: the response scores {scores[-1]:+.2f} (-1 to 1), meta-strategy {np.round(weights, 2)}"
            )
        won = [(payoff(Mixture(policies, weights), other, games, seed) + 1) / 2 for other in strangers]
        print(f"round {number}: the meta-strategy wins {won[0]:.1%} against greedy, {won[1]:.1%} against guardian")
    return scores


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PSRO on versus for two, with the meta-solver of OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--steps", type=int, default=150_000, help="decisions that each response learns from")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", default="runs/psro", help="folder for the responses")
    main(**vars(parser.parse_args()))

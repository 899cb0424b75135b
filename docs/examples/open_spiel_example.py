"""OpenSpiel: Bad Bones as a game of OpenSpiel, and NFSP that learns versus for two.

    pip install -c constraints.txt torch
    pip install -c constraints.txt -e . open_spiel==2.0.2 dm-tree==0.1.10
    python docs/examples/open_spiel_example.py --episodes 3000

Importing this module registers ``badbones``: ``pyspiel.load_game("badbones(mode=versus,players=2,seed=7)")``. Moves are
simultaneous; chance is sampled, so every new initial state is the next game of the seed. A seat that waits has the one
legal action 0. Returns are the outcomes: zero-sum in versus, the same for all in co-op.
"""

from __future__ import annotations

import argparse
import itertools
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from badbones_env import Game, GameConfig, Simulator
from badbones_env.lowlevel import game_spec
from badbones_env.text.choices import action_texts

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


def win_rate(env: Any, agent: Any, games: int) -> float:
    """The share of games that the agent wins on seat 0 against random moves; a draw counts half."""
    won, rng = 0.0, np.random.default_rng(1)
    for _ in range(games):
        step = env.reset()
        while not step.last():
            own = agent.step(step, is_evaluation=True).action
            step = env.step([own, rng.choice(step.observations["legal_actions"][1])])
        won += (step.rewards[0] + 1) / 2
    return won / games


def lead(env: Any) -> NDArray[np.float64]:
    """How far each of two seats is ahead, as a share of the 47 points that both begin with."""
    own, other = env.get_state.position.outcome.scores
    return np.array([own - other, other - own]) / 47


def play(env: Any, agents: list[Any]) -> None:
    """A game that the agents learn from. Beside the outcome they are paid for what the lead changes."""
    step, before = env.reset(), np.zeros(2)
    while not step.last():
        step = env.step([agent.step(step).action for agent in agents])
        after = lead(env)
        step = step._replace(rewards=(np.array(step.rewards) + after - before).tolist())
        before = after
    for agent in agents:
        agent.step(step)


def main(episodes: int = 4000, games: int = 200, seed: int = 7) -> list[float]:
    """NFSP against itself; the average policy's win rates against random moves, at first and after each fifth."""
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch.nfsp import MODE, NFSP

    np.random.seed(seed)
    env = rl_environment.Environment(pyspiel.load_game(f"badbones(seed={seed})"))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        NFSP(
            player,
            size,
            actions,
            [128],
            reservoir_buffer_capacity=200_000,
            anticipatory_param=0.3,
            rl_learning_rate=1e-3,
            sl_learning_rate=1e-3,
            optimizer_str="adam",
            learn_every=4,
            replay_buffer_capacity=50_000,
            update_target_network_every=200,
            discount_factor=0.98,
            epsilon_start=0.5,
            epsilon_end=0.02,  # the average policy imitates exploration as well
            epsilon_decay_schedule_str="linear",
            epsilon_decay_duration=episodes,  # in steps of the best response
            seed=seed + player,
        )
        for player in range(2)
    ]
    rates: list[float] = []
    for fifth in range(6):
        for _ in range(episodes // 5 if fifth else 0):
            play(env, agents)
        with agents[0].temp_mode_as(MODE.AVERAGE_POLICY):
            rates.append(win_rate(env, agents[0], games))
        print(f"nfsp: {fifth * episodes // 5} games, won {100 * rates[-1]:.1f}% against random moves", flush=True)
    return rates


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="NFSP on versus for two, by OpenSpiel.")
    parser.add_argument("--episodes", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=7)
    main(**vars(parser.parse_args()))

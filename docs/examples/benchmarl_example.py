"""BenchMARL: a task for its algorithms. MAPPO, IPPO or QMIX learn co-op for two.

    pip install -c constraints.txt torch
    pip install -c constraints.txt -e . benchmarl==1.5.2
    python docs/examples/benchmarl_example.py --algorithm mappo --frames 300000

``BadBonesBatch`` is a batched TorchRL environment on the simulator, so that a step of all games is one call. All seats
form the group ``player``; masks are ``("player", "action_mask")``, and a seat that waits has one legal action. The
reward is shaped. What is printed is the mean number of rounds that the team survives, with sampled actions.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from benchmarl.algorithms import IppoConfig, MappoConfig, QmixConfig
from benchmarl.environments.common import TaskClass
from benchmarl.experiment import Callback, Experiment, ExperimentConfig
from benchmarl.models.mlp import MlpConfig
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from badbones_env import GameConfig, Simulator

GROUP = "player"
ALGORITHMS = {"mappo": MappoConfig, "ippo": IppoConfig, "qmix": QmixConfig}


class BadBonesBatch(EnvBase):
    """``num_envs`` games of a configuration as one TorchRL environment."""

    def __init__(self, config: GameConfig, num_envs: int, seed: int = 0, device: Any = "cpu") -> None:
        super().__init__(device=device, batch_size=torch.Size([num_envs]))
        self.sim = Simulator(config, num_envs, seed, reward="shaped", decisions="core")
        self.group_map = {GROUP: [f"player_{seat}" for seat in range(config.players)]}
        games, seats = (num_envs,), (num_envs, config.players)
        size, actions = self.sim.observations.shape[-1], self.sim.n_actions
        players = Composite(
            observation=Unbounded((*seats, size)),
            action_mask=Binary(actions, (*seats, actions), dtype=torch.bool),
            shape=seats,
        )
        self.observation_spec = Composite({GROUP: players, "rounds": Unbounded((*games, 1))}, shape=games)
        action = Categorical(actions, seats)
        self.action_spec = Composite({GROUP: Composite(action=action, shape=seats)}, shape=games)
        self.reward_spec = Composite({GROUP: Composite(reward=Unbounded((*seats, 1)), shape=seats)}, shape=games)
        self.done_spec = Composite(
            {name: Categorical(2, (*games, 1), dtype=torch.bool) for name in ("done", "terminated", "truncated")},
            shape=games,
        )

    def _observe(self, **group: torch.Tensor) -> TensorDict:
        """Observations, masks and ends of all games, with what else ``group`` has for the players."""
        sim = self.sim
        group["observation"] = torch.from_numpy(np.log1p(sim.observations, dtype=np.float32))
        group["action_mask"] = torch.from_numpy(sim.masks.copy())
        self.full_action_spec[GROUP, "action"].update_mask(group["action_mask"])  # for random actions
        ends = {name: torch.from_numpy(getattr(sim, name).copy())[:, None] for name in ("terminated", "truncated")}
        rounds = torch.tensor(sim.outcomes().rounds, dtype=torch.float32)[:, None]
        players = TensorDict(group, batch_size=sim.rewards.shape)
        data = {GROUP: players, "rounds": rounds, "done": ends["terminated"] | ends["truncated"], **ends}
        return TensorDict(data, batch_size=self.batch_size)

    def _reset(self, tensordict: TensorDictBase | None, **options: Any) -> TensorDict:
        reset_mask = None if tensordict is None else tensordict.get("_reset", None)
        rows = np.ones(self.batch_size[0], np.bool_) if reset_mask is None else reset_mask[:, 0].numpy()
        self.sim.reset_rows(rows)
        return self._observe()

    def _step(self, tensordict: TensorDictBase) -> TensorDict:
        self.sim.step(tensordict[GROUP, "action"].numpy())
        return self._observe(reward=torch.from_numpy(self.sim.rewards.copy())[..., None])

    def _set_seed(self, seed: int | None) -> None:
        self.sim.reset(seed or 0)


class BadBonesTask(TaskClass):
    """A game of Bad Bones for BenchMARL; ``config`` holds the options of ``GameConfig``."""

    def get_env_fun(
        self, num_envs: int, continuous_actions: bool, seed: int | None, device: Any
    ) -> Callable[[], EnvBase]:
        return lambda: BadBonesBatch(GameConfig(**self.config), num_envs, seed or 0, device)

    def supports_continuous_actions(self) -> bool:
        return False

    def supports_discrete_actions(self) -> bool:
        return True

    def has_render(self, env: EnvBase) -> bool:
        return False

    def max_steps(self, env: EnvBase) -> int:
        return 500  # no game is longer

    def group_map(self, env: EnvBase) -> dict[str, list[str]]:
        groups: dict[str, list[str]] = env.group_map
        return groups

    def state_spec(self, env: EnvBase) -> None:
        return None  # critics and mixers concatenate the observations

    def _only(self, env: EnvBase, key: str) -> Composite:
        """The part of the observations called ``key``."""
        players = env.full_observation_spec_unbatched[GROUP]
        return Composite({GROUP: Composite({key: players[key]}, shape=players.shape)})

    def observation_spec(self, env: EnvBase) -> Composite:
        return self._only(env, "observation")

    def action_mask_spec(self, env: EnvBase) -> Composite:
        return self._only(env, "action_mask")

    def info_spec(self, env: EnvBase) -> None:
        return None

    def action_spec(self, env: EnvBase) -> Composite:
        return env.full_action_spec_unbatched

    @staticmethod
    def env_name() -> str:
        return "badbones"


class RoundsSurvived(Callback):
    """Keeps the mean number of rounds of the games that ended in each collected batch."""

    def __init__(self) -> None:
        super().__init__()
        self.means: list[float] = []

    def on_batch_collected(self, batch: TensorDictBase) -> None:
        ended = batch["next", "done"].squeeze(-1)
        rounds = batch["next", "rounds"][ended]
        self.means.append(float(rounds.mean()) if rounds.numel() else float("nan"))
        print(f"{len(self.means)}: {int(ended.sum())} games, {self.means[-1]:.2f} rounds")


def make_experiment(
    algorithm: str, game: dict[str, Any], frames: int, batch: int, seed: int, out: str, callbacks: list[Callback]
) -> Experiment:
    """One of the algorithms with a game, given as options of ``GameConfig``."""
    settings = ExperimentConfig.get_from_yaml()
    settings.max_n_frames, settings.loggers, settings.create_json, settings.evaluation = frames, [], False, False
    settings.on_policy_collected_frames_per_batch, settings.off_policy_collected_frames_per_batch = batch, batch // 3
    settings.on_policy_n_envs_per_worker = settings.off_policy_n_envs_per_worker = 60
    settings.on_policy_n_minibatch_iters, settings.on_policy_minibatch_size = 8, 750
    settings.off_policy_n_optimizer_steps, settings.off_policy_train_batch_size = 200, 256
    settings.exploration_eps_init, settings.exploration_eps_end = 0.5, 0.02
    settings.exploration_anneal_frames = frames // 2
    settings.lr, settings.gamma = 1e-3, 0.95
    Path(out).mkdir(parents=True, exist_ok=True)
    settings.save_folder = out
    network = MlpConfig.get_from_yaml()
    return Experiment(
        task=BadBonesTask(GameConfig(**game).label().upper(), game),
        algorithm_config=ALGORITHMS[algorithm].get_from_yaml(),
        model_config=network,
        critic_model_config=network,
        seed=seed,
        config=settings,
        callbacks=callbacks,
    )


def main(
    algorithm: str = "mappo", frames: int = 300_000, batch: int = 6_000, seed: int = 7, out: str = "runs"
) -> float:
    """Train; returns by how many rounds the last tenth of the batches survives the first one."""
    rounds = RoundsSurvived()
    make_experiment(algorithm, {"mode": "coop", "players": 2}, frames, batch, seed, out, [rounds]).run()
    last = rounds.means[-max(1, len(rounds.means) // 10) :]
    gain = sum(last) / len(last) - rounds.means[0]
    print(f"{algorithm}: {rounds.means[0]:.2f} rounds at first, {sum(last) / len(last):.2f} at the end")
    return gain


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="MAPPO, IPPO or QMIX on co-op for two, by BenchMARL.")
    parser.add_argument("--algorithm", choices=ALGORITHMS, default="mappo")
    parser.add_argument("--frames", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", default="runs/benchmarl")
    main(**vars(parser.parse_args()))

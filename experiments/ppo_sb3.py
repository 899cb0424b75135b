"""MaskablePPO of sb3-contrib in self-play: one policy learns on every seat of a batch of games.

    pip install -c constraints.txt -e '.[train]'
    python experiments/ppo_sb3.py                                   # a minute on two cores
    python experiments/ppo_sb3.py --mode coop --players 3 --steps 5_000_000

``BadBonesVecEnv`` is a native vector environment: all games are stepped together in compiled code.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from badbones_env.envs.sb3 import BadBonesVecEnv

DECISIONS = "core"  # ask for hero, trap and market; the auto policy answers the other decisions


def parse_args(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="MaskablePPO in self-play.", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--mode", default="versus", choices=["versus", "solo", "coop"], help="game mode")
    parser.add_argument("--players", type=int, default=0, help="number of players; 0: the fewest")
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=256, help="games played in parallel")
    parser.add_argument("--rollout", type=int, default=16, help="steps of every game between two updates (n_steps)")
    parser.add_argument("--batch-size", type=int, default=2048, help="decisions in a minibatch")
    parser.add_argument("--learning-rate", type=float, default=1e-3, help="learning rate of Adam")
    parser.add_argument("--opponent", default="greedy", help="agent to evaluate against (versus)")
    parser.add_argument("--eval-every", type=int, default=100_000, help="decisions between two evaluations")
    parser.add_argument("--eval-games", type=int, default=200, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1, help="seed of games and network")
    parser.add_argument("--out", default="runs/ppo_sb3", help="folder for the model")
    return parser.parse_args(argv)


def win_rate(model: MaskablePPO, args: argparse.Namespace) -> float:
    """The share of games won, in versus against ``args.opponent``, in solo and co-op with the model on every seat."""
    rivals = {"seat": 0, "opponents": args.opponent} if args.mode == "versus" else {}
    env = BadBonesVecEnv(args.eval_games, args.mode, args.players, decisions=DECISIONS, seed=args.seed + 1, **rivals)
    won: dict[int, bool] = {}  # the first game of every slot, so that long games count as much as short ones
    obs = env.reset()
    while len(won) < env.num_envs:
        actions, _ = model.predict(obs, action_masks=env.action_masks(), deterministic=True)
        obs, _, dones, infos = env.step(actions)
        for slot in np.flatnonzero(dones):
            won.setdefault(int(slot), infos[slot]["won"])
    return sum(won.values()) / len(won)


class Evaluate(BaseCallback):
    """Print the win rate every ``eval_every`` decisions."""

    def __init__(self, args: argparse.Namespace) -> None:
        super().__init__()
        self.args, self.due = args, 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.due:
            self.due += self.args.eval_every
            score = win_rate(self.model, self.args)  # type: ignore[arg-type]
            print(f"{self.num_timesteps:>12,} decisions: wins {score:.1%}", flush=True)


def main(argv: Sequence[str] | None = None) -> None:
    args = parse_args(argv)
    env = BadBonesVecEnv(
        args.games, args.mode, args.players, decisions=DECISIONS, reward="shaped", seed=args.seed, copy=False
    )
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=args.rollout,
        batch_size=args.batch_size,
        n_epochs=3,
        gamma=0.99,
        ent_coef=0.01,
        learning_rate=args.learning_rate,
        policy_kwargs={"net_arch": [128, 128]},
        seed=args.seed,
        device="cpu",
    )
    model.learn(args.steps, callback=Evaluate(args))
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    model.save(folder / "model.zip")
    # tells the agent "sb3" what the model was trained with
    game = f'decisions = "{DECISIONS}"\n\n[game]\nmode = "{args.mode}"\nplayers = {env.sim.config.players}\n'
    (folder / "model.toml").write_text(game, encoding="utf-8")
    print(f"{model.num_timesteps:,} decisions: wins {win_rate(model, args):.1%}")
    print(
        f"next: badbones tournament sb3:path={folder / 'model.zip'},trust=yes greedy guardian --schedule gauntlet "
        f"--mode {args.mode} --players {env.sim.config.players} --out {folder / 'tournament'}"
    )


if __name__ == "__main__":
    main()

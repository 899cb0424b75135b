"""The compiled PPO learner from Python: no torch, all cores, self-play against a growing league.

    python experiments/ppo_compiled.py                              # about half a minute on two cores
    python experiments/ppo_compiled.py --config solo --steps 20_000_000

The same as ``badbones train --config versus2 --steps 2_000_000``, with a hook that stops early.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.hooks import Run, TrainingHook
from badbones_experiments.training.train import train

from badbones_env import BadBonesError


def parse_args(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="The compiled PPO learner.", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--config", default="versus2", help="a TOML file, or the name of a shipped configuration")
    parser.add_argument("--steps", type=int, default=2_000_000, help="decisions to learn from")
    parser.add_argument("--evaluations", type=int, default=10, help="evaluations during the run")
    parser.add_argument("--games", type=int, default=200, help="games of an evaluation, against each opponent")
    parser.add_argument("--stop-at", type=float, default=0.95, help="stop at this score against every opponent")
    parser.add_argument("--seed", type=int, default=1, help="seed of games, network and sampling")
    parser.add_argument("--threads", type=int, default=None, help="threads; results depend on their number")
    parser.add_argument("--out", default="runs/ppo_compiled", help="folder for the run")
    return parser.parse_args(argv)


class StopWhenStrong(TrainingHook):
    """Ends the run once the policy scores ``target`` against every opponent of the evaluation."""

    def __init__(self, target: float) -> None:
        self.target = target

    def on_evaluation(self, run: Run, scores: Mapping[str, float]) -> None:
        if min(scores.values()) >= self.target:
            run.stop()


def main(argv: Sequence[str] | None = None) -> None:
    args = parse_args(argv)
    changes = {
        "steps": args.steps,
        "seed": args.seed,
        "evaluation": {"every": max(1, args.steps // args.evaluations), "games": args.games},
    }
    config = TrainingConfig.load(args.config, changes)
    train(config, args.out, threads=args.threads, hooks=[StopWhenStrong(args.stop_at)])
    against = " --against greedy,guardian" if config.game_config.mode == "versus" else ""
    print(f"next: badbones evaluate {args.out}/policy.npz{against} --out {args.out}/evaluation")


if __name__ == "__main__":
    try:
        main()
    except BadBonesError as error:
        raise SystemExit(str(error)) from None

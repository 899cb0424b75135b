"""What a program can add to a training run: hooks, a reward, opponents and partners of its own.

``experiments/ppo_compiled.py`` has a hook; docs/training.md ("A run from a program") has them all.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent

from badbones_env.batch import Player
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.simulator import Reward

from .config import TrainingConfig


@dataclass(frozen=True)
class FinishedGame:
    """A game that has ended while the learner played in it."""

    game: GameConfig
    rounds: int
    steps: int
    won: tuple[bool, ...]  # each seat
    scores: tuple[int, ...]
    opponent: str  # the member of the pool that the learner, on seat 0, met; "" in self-play


@dataclass
class Run:
    """A training run as hooks see it."""

    config: TrainingConfig
    folder: Path
    policy: Callable[[], PolicyFile]  # the present policy; ``PolicyAgent.of(run.policy())`` plays it
    steps: int = 0  # decisions learnt from
    stopped: bool = False

    def stop(self) -> None:
        """End the run after this update; it can be resumed."""
        self.stopped = True


class TrainingHook:
    """Called between two updates; override what you need."""

    def on_start(self, run: Run) -> None:
        """The run starts, or resumes."""

    def on_update(self, run: Run, metrics: dict[str, float]) -> None:
        """After an update (and after the evaluation at step 0); hooks may add to the metrics of progress.jsonl."""

    def on_evaluation(self, run: Run, scores: Mapping[str, float]) -> None:
        """After an evaluation: the score against each opponent (or "success"), from 0 to 1."""

    def on_game(self, run: Run, game: FinishedGame) -> None:
        """A game has ended since the last update."""

    def on_end(self, run: Run) -> None:
        """The run has ended, or was stopped."""


@dataclass(frozen=True)
class Additions:
    """What a program adds to a configuration."""

    reward: Reward | None = None  # instead of the configuration's; see ``Simulator``
    opponents: Sequence[Player] = ()  # in the pool, with those of the configuration
    seats: Mapping[int, str | Player] = field(default_factory=dict)  # players of these seats where seat 0 alone learns

    def check(self, games: Sequence[GameConfig]) -> None:
        """Refuse seats that do not exist."""
        for seat in self.seats:
            if not all(0 < seat < game.players for game in games):
                raise OptionError(f"seats: there is no seat {seat} beside the learner's, which is 0, in every game")

    def seated(self, seed: int) -> dict[int, Player]:
        """Players of these seats, for one simulator: agents by name are made, objects are copied."""
        return {
            seat: make_agent(player, seed) if isinstance(player, str) else copy.deepcopy(player)
            for seat, player in self.seats.items()
        }

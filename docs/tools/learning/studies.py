"""The runs: which are compared, and the commands that make them."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

GREEDY, GUARDIAN, FIRST = "greedy", "guardian", "guardian:weights=first"  # who is played at every evaluation
POOL = 'league.scripted=["sentry","guardian"]'


@dataclass(frozen=True)
class Course:
    """Runs that differ in their seeds alone. ``label`` names them in pictures and tables."""

    study: str
    label: str
    options: tuple[str, ...]  # of badbones train
    steps: int
    every: int  # decisions between two evaluations
    seeds: tuple[int, ...]
    measured: bool  # many games against guardian at the end?

    @property
    def learner(self) -> str:
        return self.options[self.options.index("--learner") + 1]

    def settings(self) -> list[str]:
        """What differs from the shipped configuration."""
        return [text for word, text in zip(self.options, self.options[1:], strict=False) if word == "--set"]

    def words(self, seed: int) -> list[str]:
        """The arguments of ``badbones train`` but for the folder."""
        against = f"evaluation.against={json.dumps([GREEDY, GUARDIAN, FIRST])}"
        evaluation = ["evaluation.games=400", f"evaluation.every={self.every}", against]
        settings = [word for text in evaluation for word in ("--set", text)]
        return ["--config", "versus2", *self.options, "--steps", str(self.steps), "--seed", str(seed), *settings]

    def folder(self, seed: int) -> str:
        """Of a run, below that of all."""
        return f"{self.study}-{'-'.join(self.label.replace(',', '').split())}-{seed}"

    def shortened(self, factor: float) -> Course:
        """The same with fewer decisions."""
        return replace(self, steps=max(1, round(self.steps * factor)), every=max(1, round(self.every * factor)))


def _learner(name: str) -> tuple[str, ...]:
    return "--learner", name


def _changed(*settings: str) -> tuple[str, ...]:
    """The learner ppo, with some values changed."""
    return (*_learner("ppo"), *(word for text in settings for word in ("--set", text)))


# What was tried: one change each of the shipped recipe, and a few together
RECIPES: dict[str, tuple[str, ...]] = {
    "as shipped": (),
    "one epoch": ("ppo.n_epochs=1",),
    "one epoch, batches of 512": ("ppo.n_epochs=1", "ppo.batch_size=512"),
    "two epochs, batches of 1,024": ("ppo.n_epochs=2", "ppo.batch_size=1024"),
    "batches of 4,096": ("ppo.batch_size=4096",),
    "half the learning rate": ("ppo.learning_rate=0.001",),
    "1.5 times the learning rate": ("ppo.learning_rate=0.003",),
    "entropy 0.01": ("ppo.ent_coef=0.01",),
    "gamma 1": ("ppo.gamma=1.0",),
    "lambda 0.9": ("ppo.gae_lambda=0.9",),
    "1,024 games at a time": ("environment.games=1024",),
    "self-play in 8 of 10 games": ("league.self_play=0.8",),
    "shaped reward": ("environment.reward=shaped",),
    "width 64": ("network.width=64",),
    "width 256": ("network.width=256",),
}
MINUTES, RECIPE = "minutes", "recipe"
COURSES = (
    # score over minutes on all cores
    Course(MINUTES, "ppo", _learner("ppo"), 24_000_000, 1_000_000, (1, 2, 3), True),
    Course(
        MINUTES,
        "ppo with guardian",
        (*_learner("ppo"), "--set", POOL),
        16_000_000,
        1_000_000,
        (1, 2, 3),
        True,
    ),
    # equal decisions, one thread: what changes of the recipe give
    *(
        Course(RECIPE, label, (*_changed(*settings), "--threads", "1"), 2_000_000, 2_000_000, (1, 2), True)
        for label, settings in RECIPES.items()
    ),
)
STUDIES = (MINUTES, RECIPE)

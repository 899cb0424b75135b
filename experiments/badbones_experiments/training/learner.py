"""What a learning algorithm is to a training run: the protocol, and the table of algorithms.

A new algorithm is a module with a class that follows ``Learner``, and a line in ``LEARNERS``. Its ``Settings`` are the
table of its name in a configuration: ``[ppo]``. CONTRIBUTING.md walks through one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from badbones_env.batch import Player
from badbones_env.errors import OptionError, did_you_mean

if TYPE_CHECKING:
    from .config import TrainingConfig
    from .dataset import Dataset
    from .hooks import Additions
    from .league import League
    from .remote_rollouts import RemoteRollouts

# name -> module and class
LEARNERS = {"ppo": ".ppo:PPO", "sb3": ".sb3:Sb3Learner"}
TIME_FRACTIONS = ("time/environment", "time/opponents", "time/policy", "time/learning")


class Policy(Protocol):
    """A frozen copy of a learner's policy: it joins the pool, is evaluated, is written to a file."""

    def agent(self, temperature: float = 0.0, seed: int = 0) -> Player:
        """A player; ``temperature`` 0 plays the most probable action, 1 samples as in training."""

    def to_bytes(self) -> bytes:
        """The content of a file that ``Learner.read_policy`` reads."""


class Learner(Protocol):
    """Plays and learns, one update at a time."""

    Settings: ClassVar[type]  # dataclass of the table [NAME]
    leagues: list[League]  # one for each game

    def __init__(
        self,
        config: TrainingConfig,
        threads: int | None = None,
        additions: Additions | None = None,
        remote: RemoteRollouts | None = None,
    ) -> None: ...

    @property
    def steps(self) -> int:
        """Decisions learnt from so far."""

    @property
    def threads(self) -> int:
        """Workers; a run depends on their number."""

    def update(self, progress_remaining: float) -> dict[str, float]:
        """Collect a rollout and learn from it; ``progress_remaining`` falls from 1 to 0. Returns metrics."""

    def policy(self) -> Policy:
        """A copy of the present policy."""

    def read_policy(self, content: bytes, source: str) -> Policy:
        """The policy that ``Policy.to_bytes`` wrote."""

    def model_files(self, made: dict[str, Any]) -> dict[str, bytes]:
        """The trained model as files: name -> content. ``made``: command, seed, steps, ... to store with it."""

    def begin_from(self, path: str) -> None:
        """Start with the network of a file."""

    def imitate(self, data: Dataset) -> float:
        """Behaviour cloning before the first game; returns the accuracy on held-out decisions."""

    def save(self) -> dict[str, Any]:
        """Everything that its future depends on, as arrays and plain values."""

    def restore(self, saved: dict[str, Any], policies: dict[str, Policy]) -> None:
        """Continue from ``save``; ``policies`` are the past selves by name."""

    def close(self) -> None:
        """Free what the opponents hold."""


def learner_class(name: Any, source: str = "learner") -> type[Learner]:
    """The class of an algorithm; imports its module."""
    if name not in LEARNERS:
        known = ", ".join(LEARNERS)
        guess = did_you_mean(str(name), LEARNERS)
        raise OptionError(f"{source}: learner must be one of {known}, not {name!r:.40}{guess}")
    module, _, cls = LEARNERS[name].partition(":")
    try:
        learner: type[Learner] = getattr(import_module(module, __package__), cls)
    except ImportError as error:
        raise OptionError(
            f"the learner {name} needs the extra 'train' ({error.name} is missing): pip install 'badbones[train]'"
        ) from None
    return learner


def make_learner(
    config: TrainingConfig,
    threads: int | None,
    additions: Additions | None = None,
    remote: RemoteRollouts | None = None,
) -> Learner:
    """The learner of a configuration; a ``remote`` plays its games elsewhere."""
    return learner_class(config.learner)(config, threads, additions, remote)


def time_metrics(environment: float, opponents: float, rollout: float, learning: float, steps: int) -> dict[str, float]:
    """Decisions per second of an update, and the fraction of its time that each part took.

    ``rollout`` includes environment and opponents; the rest of it is the learner's own policy.
    """
    spent = (environment, opponents, max(rollout - environment - opponents, 0.0), learning)
    fractions = {name: seconds / sum(spent) for name, seconds in zip(TIME_FRACTIONS, spent, strict=True)}
    return fractions | {"time/fps": steps / (rollout + learning)}

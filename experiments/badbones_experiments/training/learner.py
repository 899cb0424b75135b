"""The table of learning algorithms.

A new one is a module with a class derived from ``compiled_learner.CompiledLearner``, and a line in ``LEARNERS``. Its
``Settings`` are the table of its name in a configuration: ``[ppo]``. CONTRIBUTING.md walks through one.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile

from badbones_env.errors import OptionError, did_you_mean

if TYPE_CHECKING:
    from .compiled_learner import CompiledLearner
    from .config import TrainingConfig
    from .hooks import Additions
    from .remote_rollouts import RemoteRollouts

# name -> module and class
LEARNERS = {"ppo": ".ppo:PPO", "sb3": ".sb3:Sb3Learner"}
TIME_FRACTIONS = ("time/environment", "time/opponents", "time/policy", "time/learning")


@dataclass(frozen=True)
class Policy:
    """A frozen copy of a learner's network: it joins the pool, is evaluated, is written to a file."""

    file: PolicyFile

    def agent(self, temperature: float = 0.0, seed: int = 0) -> PolicyAgent:
        """A player; ``temperature`` 0 plays the most probable action, 1 samples as in training."""
        return PolicyAgent.of(self.file, temperature=temperature, seed=seed)


def learner_class(name: Any, source: str = "learner") -> type[CompiledLearner]:
    """The class of an algorithm; imports its module."""
    if name not in LEARNERS:
        known = ", ".join(LEARNERS)
        guess = did_you_mean(str(name), LEARNERS)
        raise OptionError(f"{source}: learner must be one of {known}, not {name!r:.40}{guess}")
    module, _, cls = LEARNERS[name].partition(":")
    try:
        learner: type[CompiledLearner] = getattr(import_module(module, __package__), cls)
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
) -> CompiledLearner:
    """The learner of a configuration; a ``remote`` plays its games elsewhere."""
    return learner_class(config.learner)(config, threads, additions, remote)


def time_metrics(environment: float, opponents: float, rollout: float, learning: float, steps: int) -> dict[str, float]:
    """Decisions per second of an update, and the fraction of its time that each part took.

    ``rollout`` includes environment and opponents; the rest of it is the learner's own policy.
    """
    spent = (environment, opponents, max(rollout - environment - opponents, 0.0), learning)
    fractions = {name: seconds / sum(spent) for name, seconds in zip(TIME_FRACTIONS, spent, strict=True)}
    return fractions | {"time/fps": steps / (rollout + learning)}

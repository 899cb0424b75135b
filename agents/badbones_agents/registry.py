"""Agents by name: ``make_agent("search:simulations=200", seed=7)``. The one registry, which environments use as well.

To ship an agent, write its module and add a line to ``SHIPPED``. Other packages declare theirs in the entry point group
``badbones.agents``. ``path/to/file.py:Class`` is a bot, or an agent for batches, in a file.
"""

from __future__ import annotations

import hashlib
import inspect
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from badbones_env.errors import OptionError, did_you_mean
from badbones_env.game import check_seed

from .agent import Agent
from .bots.bot_agent import BotAgent, plays_batches
from .bots.sandbox import SandboxedAgent, guest_code, load_attribute
from .spec import build, parse_spec

GROUP = "badbones.agents"
SHIPPED = {
    "random": "scripted.agents:RandomAgent",
    "passive": "scripted.agents:PassiveAgent",
    "greedy": "scripted.agents:GreedyAgent",
    "sentry": "scripted.agents:SentryAgent",
    "guardian": "scripted.agents:GuardianAgent",
    "search": "search.agents:SearchAgent",
    "mcts": "search.agents:MctsAgent",
    "policy": "networks.policy_agent:PolicyAgent",
    "champion": "networks.policy_agent:ChampionAgent",
    "style": "styles.style:StyleAgent",
    "strategy": "strategies.agent:StrategyAgent",
    "sb3": "models.agent:Sb3Agent",
    "torch": "models.agent:TorchAgent",
    "onnx": "models.agent:OnnxAgent",
    "bot": "bots.bot_agent:BotAgent",
    "exec": "bots.exec_agent:ExecAgent",
    "llm": "llm.agent:LlmAgent",
}
"""Name -> module of this package and class, imported on first use."""

NEEDS_FILE = ("policy", "strategy", "sb3", "torch", "onnx", "bot", "exec", "llm")
"""Agents that cannot play by their name alone."""

MAX_SAFE_VALUE = 10_000  # of a parameter: ten seconds, or as many simulations, for each decision
NAMING = ("name", "weights")  # parameters that name something shipped


def is_safe_spec(spec: str) -> bool:
    """May a file from anybody name this player? Only a shipped one that reads no file and decides in seconds."""
    try:
        name, values = parse_spec(spec)
        numbers = [float(value) for key, value in values.items() if key not in NAMING or not value.isidentifier()]
    except ValueError:  # an OptionError is one, too
        return False
    return name in SHIPPED and name not in NEEDS_FILE and all(abs(number) <= MAX_SAFE_VALUE for number in numbers)


def _installed() -> dict[str, EntryPoint]:
    """Agents of other packages."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in SHIPPED}


def known_agents() -> list[str]:
    """The names of all agents: the shipped ones, then those of other packages."""
    return [*SHIPPED, *sorted(_installed())]


def agent_class(name: str) -> Any:
    """The class (or other factory) of a name."""
    if name in SHIPPED:
        module, _, attribute = SHIPPED[name].partition(":")
        return getattr(import_module(f"{__package__}.{module}"), attribute)
    entry = _installed().get(name)
    if entry is None:
        names = sorted(known_agents())
        raise OptionError(
            f"there is no agent {name!r}{did_you_mean(name, names)}; known are {', '.join(names)} and "
            "path/to/bot.py:Class"
        )
    with guest_code(f"the agent {name!r} cannot be loaded from {entry.value}"):
        return entry.load()


def agent_seed(seed: int) -> int:
    """The seed of agents in games with this seed: another one, so that no agent draws the random numbers of a game."""
    return int.from_bytes(hashlib.sha256(f"agents/{check_seed(seed)}".encode()).digest()[:8], "little")


def make_agent(spec: str, seed: int = 0) -> Agent:
    """The agent that a spec such as ``greedy``, ``search:ms=20`` or ``path/to/bot.py:Class`` names.

    ``seed``: that of the games it plays, or any other; the agent's own is derived from it (``agent_seed``). Agents of
    other packages are sandboxed: they work on copies, and their mistakes are faults.
    """
    name, values = parse_spec(spec)
    seed = agent_seed(seed)
    factory = agent_class(name)
    agent: Agent
    path, class_ = values.get("path", ""), values.get("class", "")
    if name == "bot" and path.endswith(".py") and class_ and plays_batches(path, class_):
        more = {key: value for key, value in values.items() if key not in ("path", "class")}
        agent = SandboxedAgent.of(load_attribute(path, class_), class_, more, seed)
    elif name in SHIPPED:
        agent = build(factory, name, values, seed)
    elif _is_bot(factory):
        agent = build(BotAgent, name, {"path": factory.__module__, "class": factory.__qualname__, **values}, seed)
    else:
        agent = SandboxedAgent.of(factory, name, values, seed)
    agent.spec = spec.strip()
    return agent


def _is_bot(factory: Any) -> bool:
    """Is it a class with ``choose(self, view)``, not ``choose(self, batch, seat_mask)``?"""
    choose: Any = getattr(factory, "choose", None) if inspect.isclass(factory) else None
    return choose is not None and len(inspect.signature(choose).parameters) == 2

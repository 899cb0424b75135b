"""Agents by name: ``make_agent("search:simulations=200", seed=7)``.

Shipped agents stand in ``SHIPPED``; those of other packages are found through the entry point group
``badbones.agents``; ``path/to/file.py:Class`` is a bot of yours, or an agent for batches.
"""

from __future__ import annotations

import hashlib
import inspect
import re
from importlib import import_module
from typing import Any

from badbones_env.errors import OptionError
from badbones_env.game import check_seed
from badbones_env.registry import build, installed, parse_spec, unknown

from .agent import Agent
from .bots.bot_agent import BotAgent
from .bots.sandbox import SandboxedAgent

SHIPPED = {
    "random": "badbones_agents.scripted.random_agent:RandomAgent",
    "passive": "badbones_agents.scripted.agents:PassiveAgent",
    "greedy": "badbones_agents.scripted.agents:GreedyAgent",
    "sentry": "badbones_agents.scripted.agents:SentryAgent",
    "guardian": "badbones_agents.scripted.agents:GuardianAgent",
    "search": "badbones_agents.search.agents:SearchAgent",
    "mcts": "badbones_agents.search.agents:MctsAgent",
    "policy": "badbones_agents.networks.policy_agent:PolicyAgent",
    "champion": "badbones_agents.networks.policy_agent:ChampionAgent",
    "strategy": "badbones_agents.strategies.agent:StrategyAgent",
    "sb3": "badbones_agents.models.sb3:Sb3Agent",
    "torch": "badbones_agents.models.torch_module:TorchAgent",
    "onnx": "badbones_agents.models.onnx:OnnxAgent",
    "bot": "badbones_agents.bots.agent_file:from_file",
    "llm": "badbones_agents.llm.agent:LlmAgent",
}  # name -> module:class, imported when it is first asked for; the same names stand in pyproject.toml
FILED = ("policy", "strategy", "sb3", "torch", "onnx", "bot", "llm")
"""Those that play by a file: they cannot be asked for by their name alone."""

MOST_OF_A_PARAMETER = 10_000  # of a harmless agent: ten seconds, or as many trials, for each choice


def is_safe_spec(spec: str) -> bool:
    """May a file that somebody sent name this player? A shipped one that needs no file, and keeps nobody waiting."""
    try:
        name, values = parse_spec(spec)
        limits = [0 <= float(value) <= MOST_OF_A_PARAMETER for value in values.values()]
    except ValueError:  # an OptionError is one, too
        return False
    return name in SHIPPED and name not in FILED and all(limits)


def known_agents() -> list[str]:
    """The names of all agents: the shipped ones, then those of other packages."""
    return [*SHIPPED, *sorted(set(installed()) - set(SHIPPED))]


def agent_class(name: str) -> Any:
    """The class (or other factory) of a name."""
    if name in SHIPPED:
        module, _, attribute = SHIPPED[name].partition(":")
        return getattr(import_module(module), attribute)
    found = installed()
    if name not in found:
        raise unknown(name, known_agents())
    try:
        return found[name].load()
    except Exception as error:
        raise OptionError(f"the agent {name!r} cannot be loaded from {found[name].value}: {error}") from None


def agent_seed(seed: int) -> int:
    """The seed of the agents in games with this master seed: not the games', whose chance is nobody's to know."""
    return int.from_bytes(hashlib.sha256(f"agents/{check_seed(seed)}".encode()).digest()[:8], "little")


def make_agent(spec: str, seed: int = 0) -> Agent:
    """The agent that a spec such as ``greedy``, ``search:ms=20`` or ``path/to/bot.py:Class`` names.

    ``seed`` is that of the games it plays, or any other: its own is made from it (``agent_seed``). Agents of other
    packages are guarded: they work on copies, and what they get wrong is a fault.
    """
    name, values = parse_spec(spec)
    seed = agent_seed(seed)
    factory = agent_class(name)
    agent: Agent
    if name in SHIPPED:
        agent = build(factory, name, values, seed)
    elif _is_bot(factory):
        agent = build(BotAgent, name, {"path": factory.__module__, "class": factory.__qualname__, **values}, seed)
    else:
        agent = SandboxedAgent(build(factory, name, values, seed), seed=seed)
    agent.spec = spec.strip()
    return agent


PARAMETER = re.compile(r"\w+\s*=")


def split_specs(text: str) -> list[str]:
    """The specs of a list such as ``greedy,search:ms=20,horizon=3,random``."""
    specs: list[str] = []
    for part in (part.strip() for part in text.split(",")):
        if specs and PARAMETER.match(part):  # a further one of the spec before
            specs[-1] += f",{part}"
        else:
            specs.append(part)
    return specs


def _is_bot(factory: Any) -> bool:
    """A class whose ``choose`` takes a view alone, not a simulator and who is to choose."""
    choose: Any = getattr(factory, "choose", None) if inspect.isclass(factory) else None
    return choose is not None and len(inspect.signature(choose).parameters) == 2

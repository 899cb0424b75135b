"""Agents by name: ``make_agent("search:simulations=200", seed=7)``.

Shipped agents stand in ``SHIPPED``; those of other packages are found through the entry point group
``badbones.agents``; ``path/to/bot.py:Class`` is a bot of yours.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from badbones_env.game import check_seed
from badbones_env.opponents import build, installed, parse_spec, unknown

from .agent import Agent

SHIPPED = {
    "random": "agents.random_agent:RandomAgent",
    "passive": "agents.policy_agents:PassiveAgent",
    "greedy": "agents.policy_agents:GreedyAgent",
    "sentry": "agents.policy_agents:SentryAgent",
    "search": "agents.search_agent:SearchAgent",
    "guardian": "agents.policy_agents:GuardianAgent",
    "policy": "agents.policy:PolicyAgent",
    "champion": "agents.policy:ChampionAgent",
}  # name -> module:class, imported when it is first asked for


def agent_class(name: str) -> Any:
    """The class (or other factory) of a name."""
    if name in SHIPPED:
        module, _, attribute = SHIPPED[name].partition(":")
        return getattr(import_module(module), attribute)
    found = installed()
    if name not in found:
        raise unknown(name, {*SHIPPED, *found})
    return found[name].load()


def make_agent(spec: str, seed: int = 0) -> Agent:
    """The agent that a spec such as ``greedy``, ``search:ms=20`` or ``path/to/bot.py:Class`` names."""
    name, values = parse_spec(spec)
    agent: Agent = build(agent_class(name), name, values, check_seed(seed))
    agent.spec = spec.strip()
    return agent

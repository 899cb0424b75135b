"""Agents by name: ``make_agent("search:simulations=200", seed=7)``."""

from __future__ import annotations

from .agent import Agent


def make_agent(spec: str, seed: int = 0) -> Agent:
    """The agent that a text such as ``greedy`` or ``search:ms=20`` names."""
    raise NotImplementedError

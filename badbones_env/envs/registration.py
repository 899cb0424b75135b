"""Versioned ids in the registries of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import gymnasium

from ..version import ENVIRONMENT

GAMES: dict[str, dict[str, Any]] = {
    "Solo": {"mode": "solo"},
    "SoloAdvanced": {"mode": "solo", "advanced": True},
    "Versus2": {"mode": "versus", "players": 2},
    "Versus4": {"mode": "versus", "players": 4},
    "Versus2Advanced": {"mode": "versus", "players": 2, "advanced": True},
    "Coop2": {"mode": "coop", "players": 2},
    "Coop2Advanced": {"mode": "coop", "players": 2, "advanced": True},
}


def environment_id(name: str) -> str:
    """The id of a game of ``GAMES``."""
    return f"BadBones/{name}-v{ENVIRONMENT}"


def register() -> None:
    """BadBones/Solo-v1 and friends; any option can be given to ``make``."""
    for name, options in GAMES.items():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name),
                entry_point="badbones_env.envs.seat:SeatEnv",
                vector_entry_point="badbones_env.envs.vector:BadBonesVectorEnv",
                kwargs=dict(options),
            )
    try:
        from pettingzoo.env_registry import registration
    except ImportError:  # PettingZoo before 1.27 has no registry
        return
    for name, options in GAMES.items():
        for kind, maker in (("parallel", "parallel_env"), ("aec", "aec_env")):
            entry = f"badbones_env.envs.parallel:{maker}"
            registration.register(kind, environment_id(name), entry_point=entry, kwargs=dict(options))

"""Versioned ids in the registries of Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import gymnasium

from ..config import PLAYERS_OF_MODE
from ..version import ENVIRONMENT

GAMES: dict[str, dict[str, Any]] = {
    f"{mode.capitalize()}{'' if mode == 'solo' else players}{'Advanced' if advanced else ''}": {
        "mode": mode, "players": players, **({"advanced": True} if advanced else {})
    }
    for mode in ("solo", "versus", "coop") for players in PLAYERS_OF_MODE[mode] for advanced in (False, True)
}  # fmt: skip


def environment_id(name: str) -> str:
    """The id of a game of ``GAMES``."""
    return f"BadBones/{name}-v{ENVIRONMENT}"


def register() -> None:
    """BadBones/Solo-v2 and friends; any option can be given to ``make``."""
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

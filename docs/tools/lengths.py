"""How long games are, by mode and number of players: docs/data/lengths.json.

python -m docs.tools.lengths
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.registry import make_agent
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress

from badbones_env import GameConfig, Simulator, Table
from badbones_env.envs.registration import GAMES

FILE = Path(__file__).parents[2] / "docs" / "data" / "lengths.json"
COMMAND = "python -m docs.tools.lengths"
SEED, MANY = 7, 300
PLAYERS = ("random", "guardian")


def length(config: GameConfig, player: str, decisions: str) -> dict[str, float]:
    """Mean steps and rounds of games with one player on all seats."""
    sim = Simulator(config, MANY, SEED, decisions=decisions)
    Table(sim, [make_agent(player, SEED)], np.zeros(sim.actions.shape, np.int64)).play()
    means = {"steps": sim.states["clock"].mean(), "rounds": sim.outcomes().rounds.mean()}
    return {name: round(float(mean), 1) for name, mean in means.items()}


def main() -> None:
    """Play all of them and write the file."""
    found: dict[str, Any] = {}
    with Progress(len(GAMES), "games") as bar:
        for number, (name, options) in enumerate(GAMES.items()):
            config = GameConfig.from_options(options)
            found[name] = {"game": config.describe()} | {
                f"{player} {decisions}": length(config, player, decisions)
                for player in PLAYERS
                for decisions in ("full", "core")
            }
            bar.update(number + 1)
    write_json(str(FILE), {"command": COMMAND, "seed": SEED, "games_each": MANY, "lengths": found})


if __name__ == "__main__":
    main()

"""Which networks are needed? Every game with the champion's network and with the one that plays it without that file.

python -m docs.tools.specialists

Both play the same games: in versus one seat against guardian on the others, seats rotated; in solo and co-op all seats.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import CHAMPIONS, GENERALIST
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.evaluate import interval
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator, Table
from badbones_env.version import __version__

FILE = Path(__file__).parents[2] / "docs" / "data" / "specialists.json"
COMMAND = "python -m docs.tools.specialists"
SEED, MANY = 611, 2000
Z95 = 1.959964


def won(config: GameConfig, path: Path) -> NDArray[np.float64]:
    """(games,) the network's share of each."""
    players = config.players
    mine = np.arange(players) == (np.arange(MANY) % players)[:, None]
    if config.mode != "versus":
        mine[:] = True
    sim = Simulator(config, MANY, SEED, masks=False)
    agents = [make_agent(f"policy:path={path}", SEED), make_agent("guardian", SEED)]
    Table(sim, agents, np.where(mine, 0, 1)).play()
    return (sim.outcomes().win_shares * mine).sum(axis=1) / (1 if config.mode == "versus" else players)


def networks_for(game: str) -> list[Path]:
    """The shipped networks that can play a game: the champion's first, the generalist last."""
    made = {path: PolicyFile.read(path) for path in sorted(CHAMPIONS.glob("*.npz")) if path.name != GENERALIST}
    games = {path: policy.made.get("games", [policy.config.label()]) for path, policy in made.items()}
    able = [path for path in games if game in games[path]]
    return [*sorted(able, key=lambda path: len(games[path])), CHAMPIONS / GENERALIST]


def compare(config: GameConfig, path: Path, other: Path) -> dict[str, Any]:
    """What a network wins, what the other one does in the same games, and the difference with its interval."""
    shares = {"with": won(config, path), "without": won(config, other)}
    difference = shares["with"] - shares["without"]
    error = Z95 * float(difference.std()) / MANY**0.5
    row: dict[str, Any] = {"network": path.name, "game": config.label(), "next": other.name}
    for name, share in shares.items():
        low, high = interval(float(share.mean()), MANY)
        row[name] = {"value": round(float(share.mean()), 4), "low": round(low, 4), "high": round(high, 4)}
    mean = float(difference.mean())
    return row | {"gain": {"value": round(mean, 4), "low": round(mean - error, 4), "high": round(mean + error, 4)}}


def main() -> None:
    """Play all of them and write the file."""
    pairs = [(config, networks_for(config.label())) for config in TrainingConfig.load("generalist", {}).games]
    pairs = [(config, networks) for config, networks in pairs if len(networks) > 1]
    rows = []
    with Progress(len(pairs), "games") as bar:
        for number, (config, networks) in enumerate(pairs):
            rows.append(compare(config, *networks[:2]))
            bar.update(number + 1, f"{rows[-1]['network']} {rows[-1]['gain']['value']:+.1%}")
    rows.sort(key=lambda row: row["network"])
    write_json(str(FILE), {"command": COMMAND, "version": __version__, "seed": SEED, "games": MANY, "rows": rows})


if __name__ == "__main__":
    main()

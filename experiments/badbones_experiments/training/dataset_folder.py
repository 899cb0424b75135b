"""Published datasets: a folder of Parquet shards with a card (README.md) and a Croissant description (croissant.json).

A shard holds whole games, so that it can be read alone and memory stays flat while shards are made. Qualities are named
as in other offline benchmarks: poor, medium and good games, and a mixture of the three at every table.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.version import __version__

from ..jobs.files import write_atomically, write_json
from .dataset import make_dataset

QUALITIES = {
    "poor": ("random",),
    "medium": ("greedy",),
    "good": ("champion:simulations=0",),
    "mixed": ("random", "greedy", "champion:simulations=0"),
}
SHARD = 5000  # games in a file
CROISSANT = "croissant.json"
TEMPLATES = Path(__file__).parent


def write_folder(
    folder: str, config: GameConfig, agents: Sequence[str], games: int, seed: int, command: str, **setting: Any
) -> int:
    """Play the games of ``make_dataset`` and write them shard by shard; returns the number of decisions."""
    out = Path(folder)
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise OptionError(f"{folder} is not an empty folder; name another one with --out")
    shards: dict[str, str] = {}  # name -> sha256
    decisions, data = 0, None
    for first in range(0, games, SHARD):
        data = make_dataset(config, agents, min(SHARD, games - first), seed, first=first, **setting)
        path = out / f"part-{first // SHARD:04}.parquet"
        data.write(str(path))
        shards[path.name] = hashlib.sha256(path.read_bytes()).hexdigest()
        decisions += len(data)
    assert data is not None
    title = f"Bad Bones, {config.describe()}, games of {', '.join(data.about['agents'])}"
    description = _croissant(title, games, shards)
    write_json(out / CROISSANT, description)
    fields = description["recordSet"][0]["field"]
    card = (
        (TEMPLATES / "dataset_card.md")
        .read_text(encoding="utf-8")
        .format(
            title=title,
            games=games,
            decisions=decisions,
            version=__version__,
            command=command,
            columns="\n".join(f"| `{field['name']}` | {field['description']} |" for field in fields),
            about=json.dumps(data.about),
            files="\n".join(f"- `{name}` `{digest}`" for name, digest in shards.items()),
        )
    )
    write_atomically(out / "README.md", card.encode())
    return decisions


def _croissant(title: str, games: int, shards: dict[str, str]) -> dict[str, Any]:
    """The description in Croissant 1.0 (JSON-LD): the shipped one with the names and files of this dataset."""
    description: dict[str, Any] = json.loads((TEMPLATES / CROISSANT).read_text(encoding="utf-8"))
    files = [
        {
            "@type": "cr:FileObject",
            "@id": name,
            "name": name,
            "contentUrl": name,
            "encodingFormat": "application/x-parquet",
            "sha256": digest,
        }
        for name, digest in shards.items()
    ]
    return description | {
        "name": title,
        "description": f"{games:,} games of Bad Bones, a row for every decision of every seat.",
        "version": __version__,
        "citeAs": f"badbones {__version__}",
        "distribution": [*files, *description["distribution"]],
    }

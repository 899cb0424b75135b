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
from .dataset import FINAL, Dataset, make_dataset

QUALITIES = {
    "poor": ("random",),
    "medium": ("greedy",),
    "good": ("champion:simulations=0",),
    "mixed": ("random", "greedy", "champion:simulations=0"),
}
SHARD = 5000  # games in a file
CARD, CROISSANT = "README.md", "croissant.json"
LICENSE = "https://spdx.org/licenses/MIT"
COLUMNS = {  # name -> type in Croissant, what it says
    "observation": ("sc:Integer", "what the seat sees before its decision"),
    "mask": ("sc:Integer", "1 for every legal action"),
    "action": ("sc:Integer", "the number of the action taken"),
    "reward": ("sc:Float", "the reward until the seat's next decision"),
    "return": ("sc:Float", "the discounted sum of rewards from here on"),
    "game": ("sc:Integer", "the number of the game"),
    "seat": ("sc:Integer", "the seat that decides"),
    "step": ("sc:Integer", "the step of the game"),
    "terminated": ("sc:Boolean", "the episode ends here by the rules"),
    "truncated": ("sc:Boolean", "the episode is cut off here"),
    FINAL: ("sc:Integer", "the observation after the last decision; empty in other rows"),
}
TERMS = (  # of Croissant that the description may use
    "citeAs", "column", "extract", "equivalentProperty", "field", "fileObject", "fileProperty", "fileSet", "format",
    "includes", "isLiveDataset", "jsonPath", "key", "md5", "parentField", "path", "recordSet", "references", "regex",
    "repeated", "replace", "samplingRate", "separator", "source", "subField", "transform",
)  # fmt: skip
CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{term: f"cr:{term}" for term in TERMS},
}


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
    write_atomically(out / CARD, _card(data, games, decisions, shards, command).encode())
    write_json(out / CROISSANT, _croissant(data, games, shards))
    return decisions


def _title(data: Dataset) -> str:
    return f"Bad Bones, {data.config.describe()}, games of {', '.join(data.about['agents'])}"


def _card(data: Dataset, games: int, decisions: int, shards: dict[str, str], command: str) -> str:
    """The dataset card, with the front matter that dataset hubs read."""
    rows = "\n".join(f"| `{name}` | {says} |" for name, (_, says) in COLUMNS.items())
    hashes = "\n".join(f"- `{name}` `{digest}`" for name, digest in shards.items())
    return f"""---
license: mit
tags: [reinforcement-learning, offline-rl, multi-agent, board-games]
---
# {_title(data)}

{games:,} games, {decisions:,} decisions, badbones {__version__}. The same command makes the same bytes:

    {command}

A row is a decision of a seat, in the order of games, seats and steps. An episode is a seat's game.

| column | what it holds |
|---|---|
{rows}

Options of the game, observation, reward and discount: `{json.dumps(data.about)}`

Read it with `Dataset.read(FOLDER)` of `badbones_experiments.training.dataset`, or with any Parquet reader.

## Files (SHA-256)
{hashes}
"""


def _croissant(data: Dataset, games: int, shards: dict[str, str]) -> dict[str, Any]:
    """The description in Croissant 1.0 (JSON-LD)."""
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
    shard_set = {
        "@type": "cr:FileSet",
        "@id": "shards",
        "name": "shards",
        "encodingFormat": "application/x-parquet",
        "includes": "*.parquet",
    }
    fields = [
        {
            "@type": "cr:Field",
            "@id": f"decisions/{name}",
            "name": name,
            "description": says,
            "dataType": kind,
            "source": {"fileSet": {"@id": "shards"}, "extract": {"column": name}},
        }
        | ({"repeated": True} if name in ("observation", "mask", FINAL) else {})
        for name, (kind, says) in COLUMNS.items()
    ]
    title = _title(data)
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": title,
        "description": f"{games:,} games of Bad Bones, a row for every decision of every seat.",
        "license": LICENSE,
        "version": __version__,
        "citeAs": f"badbones {__version__}",
        "url": "https://github.com/badbones/badbones",
        "distribution": [*files, shard_set],
        "recordSet": [{"@type": "cr:RecordSet", "@id": "decisions", "name": "decisions", "field": fields}],
    }

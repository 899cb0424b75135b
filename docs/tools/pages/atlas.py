"""Tables about found strategies, from what ``badbones traps search`` and ``badbones traps compare`` left in docs/data.

The files, records and the picture themselves stand in docs/extra/atlas, which the site has as it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError

FOLDER = "extra/atlas"  # in docs


def _load(data: Path, name: str) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((data / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBonesError(f"docs/data/{name}.json cannot be read: {error}") from None
    return found


def _table(head: list[str], rows: list[list[str]]) -> str:
    line = "|---|" + "---:|" * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", line, *(f"| {' | '.join(row)} |" for row in rows)])


def _share(win: dict[str, float]) -> str:
    return f"{win['value']:.1%} ({100 * win['low']:.1f} to {100 * win['high']:.1f})"


def atlas_best(data: Path, most: str) -> str:
    """The strategies of the atlas that win most."""
    rows = [
        [
            f"[`{one['name']}`]({FOLDER}/strategies/{one['name']}.toml)",
            _share(one["win"]),
            f"{one['searched_win']:.1%}",
            f"{one['sent']:.0%}",
            f"{one['traps']:.1f}",
            str(one["rules"]),
            one["aim"],
        ]
        for one in _load(data, "atlas")["elites"][: int(most)]
    ]
    return _table(["strategy", "wins, fresh games", "in the search", "sent away", "traps", "rules", "aim"], rows)


def atlas_facts(data: Path) -> str:
    """What was searched and found, in a sentence."""
    found = _load(data, "atlas")
    best = found["elites"][0]["win"]
    return (
        f"{found['children']:,} strategies were tried and {found['cells']} of {_cells(found)} cells filled; "
        f"{found['at_par']} of them win {found['par']:.0%} or more of the fresh games, the best {best['value']:.1%}."
    )


def _cells(found: dict[str, Any]) -> int:
    sent, traps = found["axes"]["sent"], found["axes"]["traps"]
    return int(sent[-1] * traps[-1])


def compared(data: Path, name: str) -> str:
    """What ``badbones traps compare`` found, the best first."""
    found = _load(data, name)
    rows = [
        [
            f"`{Path(one['agent'].removeprefix('strategy:name=')).name.removesuffix('.toml')}`",
            _share(one["win"]),
            f"{one['points']['value']:.1f}",
            f"{one['survival']['value']:.0%}",
        ]
        for one in found["entrants"]
    ]
    return _table(["strategy", "wins", "points", "survives"], rows)

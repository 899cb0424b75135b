"""Tables of cross-play, from the matrices on file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from docs.tools.pages.common import load, markdown

COOP = {"coop2": "co-op 2, one seat each", "coop4": "co-op 4, two seats each", "coop6": "co-op 6, three seats each"}
CHAMPION = "champion:simulations=0"


def crossplay_coop(data: Path) -> str:
    """The champion's networks with every agent."""
    head = ["game", "champion with", "won (95%)", "a team of these", "independent seats", "games"]
    lines = []
    for name, game in COOP.items():
        results = load(data, f"crossplay_{name}")
        for cell in results["cells"]:
            if cell["agent"] == CHAMPION:
                team = f"{results['teams'][cell['partner']]['value']:.1%}"
                line = [game, f"`{cell['partner']}`", _estimate(cell), team, f"{cell['independent']:.1%}"]
                lines.append([*line, f"{results['games']:,}"])
    return markdown(head, lines)


def crossplay_versus(data: Path) -> str:
    """The champion's network at tables of three others."""
    results = load(data, "crossplay_versus4")
    lines = [[f"`{cell['partner']}`", _estimate(cell)] for cell in results["cells"]]
    return markdown(["three of", "the champion's share of the wins (95%)"], lines)


def _estimate(cell: dict[str, Any]) -> str:
    return f"{cell['value']:.1%} ({cell['low']:.1%} to {cell['high']:.1%})"


FIGURES = (crossplay_coop, crossplay_versus)

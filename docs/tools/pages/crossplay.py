"""Tables of cross-play, from the matrices on file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from docs.tools.pages.common import load, markdown

COOP = ("coop2-1", "coop3-2", "coop3-1", "coop4-3", "coop4-2", "coop4-1", "coop6-5", "coop6-3", "coop6-1")
CONTROL = ("coop2-1", "coop3-2", "coop4-3", "coop4-1", "coop6-3")  # files crossplay_control_...
CHAMPION = "champion:simulations=0"


def crossplay_coop(data: Path) -> str:
    """The champion's networks with every partner, for every number of its seats."""
    head = ["game", "champion's seats", "the others", "won (95%)", "independent seats", "a team of these"]
    lines = []
    for name in COOP:
        results = load(data, f"crossplay_{name}")
        for cell in results["cells"]:
            team = f"{results['teams'][cell['partner']]['value']:.1%}"
            line = [name[:-2], name[-1], f"`{cell['partner']}`", _estimate(cell), f"{cell['independent']:.1%}", team]
            lines.append(line)
    return markdown(head, lines)


def crossplay_teams(data: Path) -> str:
    """Teams of champions only."""
    lines = []
    for name in ("coop2-1", "coop3-1", "coop4-1", "coop6-1"):
        results = load(data, f"crossplay_{name}")
        lines.append([name[:-2], _estimate(results["teams"][CHAMPION]), f"{results['games']:,}"])
    return markdown(["game", "champions only, won (95%)", "games"], lines)


def crossplay_control(data: Path) -> str:
    """Every team of the champion's network for teams, beside the same of a network trained without strangers."""
    head = ["game", "its seats", "the others", "with strangers, won (95%)", "without, won (95%)"]
    lines = []
    for name in CONTROL:
        results = load(data, f"crossplay_control_{name}")
        shipped, control = results["teams"], results["cells"]
        agents = list(dict.fromkeys(cell["agent"] for cell in control))
        lines.append([name[:-2], "all", "", *(_estimate(shipped[agent]) for agent in agents)])
        for partner in dict.fromkeys(cell["partner"] for cell in control):
            cells = {cell["agent"]: cell for cell in control if cell["partner"] == partner}
            lines.append([name[:-2], name[-1], f"`{partner}`", *(_estimate(cells[agent]) for agent in agents)])
    return markdown(head, lines)


def crossplay_agents(data: Path, name: str) -> str:
    """A matrix for two players: every agent with every partner, and in a team of its own."""
    results = load(data, f"crossplay_{name}")
    cells = {(cell["agent"], cell["partner"]): cell for cell in results["cells"]}
    agents, partners = (list(dict.fromkeys(pair[k] for pair in cells)) for k in (0, 1))
    head = ["agent", "both seats, won (95%)", *(f"beside `{partner}`" for partner in partners)]
    lines = [
        [f"`{agent}`", _estimate(results["teams"][agent]), *(_estimate(cells[agent, other]) for other in partners)]
        for agent in agents
    ]
    return markdown(head, lines)


def partner_oracle(data: Path) -> str:
    """Search that knows its partners, beside search with as many simulations, and one of about the same time."""
    kinds = {"alone": "network alone", "search": "search", "longer": "longer search", "oracle": "oracle"}
    lines = []
    studies = [load(data, name) for name in ("partner_oracle", "partner_oracle4")]
    for row, games in [(row, results["games"]) for results in studies for row in results["rows"]]:
        seconds = (f"{_estimate(row[kind])}, {row[kind]['seconds']} s" for kind in kinds)
        gain = row["gain"]["longer"]
        width = 100 * (gain["high"] - gain["low"]) / 2
        difference = f"{100 * gain['value']:+.1f} ± {width:.1f}"
        lines.append([f"coop{row['players']}", *seconds, difference, f"{games:,}"])
    return markdown(["game", *kinds.values(), "oracle over longer search, points", "games"], lines)


def crossplay_versus(data: Path) -> str:
    """The champion's network at tables of three others."""
    results = load(data, "crossplay_versus4")
    lines = [[f"`{cell['partner']}`", _estimate(cell)] for cell in results["cells"]]
    return markdown(["three of", "the champion's share of the wins (95%)"], lines)


def _estimate(cell: dict[str, Any]) -> str:
    return f"{cell['value']:.1%} ({cell['low']:.1%} to {cell['high']:.1%})"


def styles_named(data: Path) -> str:
    """The named styles, from the measurement on file."""
    results = load(data, "styles")
    lines = [
        [f"`{one['style']}`", f"{one['share']:.1%}", f"{one['apart_from_champion']:.0%}"] for one in results["named"]
    ]
    return markdown(["style", "share of the wins", "told apart from `champion` in a game"], lines)


def styles_summary(data: Path) -> str:
    """How many styles can be told apart, and how many of them are strong."""
    results = load(data, "styles")
    lines = [
        [f"styles measured, {results['games']:,} games each", f"{results['styles']}"],
        ["games in which the right one of all is named", f"{results['named_among_all']:.0%}"],
        ["styles of which any two are told apart in 90% of games", f"{len(results['distinct'])}"],
        ["of those within 10 points of the champion's share of the wins", f"{len(results['near'])}"],
        ["the champion's share, in the same seat", f"{results['champion']:.1%}"],
    ]
    return markdown(["", ""], lines)


FIGURES = (
    crossplay_coop,
    crossplay_teams,
    crossplay_control,
    crossplay_agents,
    partner_oracle,
    crossplay_versus,
    styles_named,
    styles_summary,
)

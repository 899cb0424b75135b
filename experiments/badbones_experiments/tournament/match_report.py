"""``match.html``: the path of the test and what came out, as one self-contained page."""

from __future__ import annotations

from typing import Any

from badbones_env import GameConfig

from ..reports.charts import Series, line_plot, percent
from ..reports.pages import Card, page
from ..reports.tables import Table
from .sprt import Hypotheses

WORDS = {
    "accept": "Accepted: the new player is stronger.",
    "reject": "Rejected: the new player is not stronger, or by less than was asked for.",
    "undecided": "Undecided: more games are needed.",
}


def report(results: dict[str, Any], config: GameConfig, command: str, run: str) -> str:
    """The page; ``command``: what makes it again; ``run``: date, duration and machine."""
    new, old = results["match"]["agents"]
    facts = f"{config.describe()}, seed {results['match']['seed']}"
    facts += f", {results['games']:,} games in {results['blocks']:,} blocks"
    notes = [WORDS[results["verdict"]]]
    if not results["reproducible"]:
        notes.append("Not reproducible: an agent has a time budget.")
    cards = [_ratio(results), _score(results), Card("Figures", table=Table(*_figures(results)), wide=True)]
    return page(f"Match: {new} against {old}", cards, facts=facts, notes=notes, command=command, run=run)


def _ratio(results: dict[str, Any]) -> Card:
    path = results["path"]
    low, high = results["bounds"]
    ends = (0.0, float(path[-1][0]))
    lines = [
        Series("log-likelihood ratio", [(0.0, 0.0), *((float(games), ratio) for games, ratio, *_ in path)]),
        Series("reject", [(x, low) for x in ends]),
        Series("accept", [(x, high) for x in ends]),
    ]
    text = "The test ends where the path reaches one of its bounds."
    return Card("The path of the test", text, figures=[line_plot(lines, "The path of the test", "games")])


def _score(results: dict[str, Any]) -> Card:
    path = [point for point in results["path"] if point[0] * 10 >= results["path"][-1][0]] or results["path"]
    m0, m1 = means(results)
    lines = [
        Series(name, [(float(point[0]), point[column]) for point in path])
        for name, column in (("score", 2), ("95% from", 3), ("to", 4))
    ]
    ends = (float(path[0][0]), float(path[-1][0]))
    lines += [Series("elo0", [(x, m0) for x in ends]), Series("elo1", [(x, m1) for x in ends])]
    text = "Mean score of the new player, and the scores that the two hypotheses mean."
    return Card("Score", text, figures=[line_plot(lines, "Score", "games", show=percent)])


def means(results: dict[str, Any]) -> tuple[float, float]:
    """The mean scores of both hypotheses."""
    return Hypotheses(**results["test"]).means


def _figures(results: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    score, elo, test = results["score"], results["elo"], results["test"]
    shown = [
        ["verdict", results["verdict"]],
        [
            "log-likelihood ratio",
            f"{results['log_ratio']:.2f}\n{results['bounds'][0]:.2f} to {results['bounds'][1]:.2f}",
        ],
        ["score", f"{score['value']:.2%}\n{score['low']:.2%} to {score['high']:.2%}"],
        ["elo", _elo(elo)],
        ["asked", f"{test['elo0']:g} or {test['elo1']:g}\nerrors {test['alpha']:g} and {test['beta']:g}"],
        ["games", f"{results['games']:,}\na test of fixed length: about {results['fixed_games']:,}"],
    ]
    if "success" in results:
        shown.append(["games won", "{:.1%}\nthe old one {:.1%}".format(*results["success"])])
    return ["figure", "value"], shown


def _elo(elo: dict[str, float | None]) -> str:
    value, low, high = (
        "beyond measure" if elo[key] is None else f"{elo[key]:+.0f}" for key in ("value", "low", "high")
    )
    return f"{value}\n{low} to {high}"

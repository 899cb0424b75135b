"""Tables of what traps are worth and of the archive of strategies, from runs of ``badbones traps``.

The runs are in docs/data (traps_*.json, archive*.json), the archive's files, records and picture in docs/extra/archive.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from badbones_experiments.traps.setting import short_name

from docs.tools.pages.common import load, markdown, percent

MEASURES = {
    "points": ("points", 1, ""),
    "win": ("win share", 100, "%"),
    "survival": ("survival", 100, "%"),
    "rounds": ("rounds", 1, ""),
}
TITLES = [title for title, _, _ in MEASURES.values()]
METHODS = {"ablation": "without a copy", "shapley": "Shapley"}
TOURNAMENT = {"win_share": "win", "score": "points", "rounds_survived": "rounds"}
ARCHIVE = "extra/archive"  # in docs


def trap_values(data: Path, name: str) -> str:
    """What a trap adds, from ``badbones traps worth --ablation``: the best first, game by game."""
    games, rows = load(data, name)["games"], []
    for game in games:
        named = [game["description"]] if len(games) > 1 else []
        added = {entry["trap"]: entry["ablation"] for entry in game["traps"]} | {"all traps": game["all_traps"]}
        rows += [[*named, trap, *(_gain(gains, measure) for measure in MEASURES)] for trap, gains in added.items()]
    return markdown([*(["game"] if len(games) > 1 else []), "trap", *TITLES], rows)


def trap_compared(data: Path, name: str) -> str:
    """Strategies and agents on the same games, from ``badbones traps compare``: the best first."""
    results = load(data, name)
    best, ranked_by = results["entrants"][0]["agent"], results["ranked_by"]
    behind = {pair["other"]: pair[ranked_by] for pair in results["pairs"] if pair["agent"] == best}
    rows = []
    for entrant in results["entrants"]:
        row = [f"`{short_name(entrant['agent'])}`", *(_shown(entrant[measure], measure) for measure in MEASURES)]
        gap = behind.get(entrant["agent"])
        if gap:
            row += [_shown(gap, ranked_by, "+"), f"{gap['needed']:,}" if gap["needed"] else "-"]
        rows.append(row if gap else [*row, "", ""])
    return markdown(["agent", *TITLES, "behind the best (paired)", "games needed to detect"], rows)


def trap_worth(data: Path, name: str) -> str:
    """The traps of a game by all methods, from ``badbones traps worth``: by Shapley value."""
    results = load(data, name)["games"][0]
    methods = [method for method in METHODS if method in results["traps"][0]]
    measures, priced = (results["measure"], "win"), results["game"]["advanced"]
    head = ["trap", "in the kit", *(["cost"] if priced else [])]
    head += [f"{METHODS[method]}, {MEASURES[measure][0]}" for measure in measures for method in methods]
    rows = []
    for entry in results["traps"]:
        row = [entry["trap"], str(entry["copies"]), *([str(entry["cost"] or "free")] if priced else [])]
        rows.append([*row, *(_gain(entry[method], measure) for measure in measures for method in methods)])
    return markdown(head, rows)


def trap_synergies(data: Path, name: str) -> str:
    """The pairs of traps whose synergy differs from 0."""
    results = load(data, name)["games"][0]
    measure = results["measure"]
    clear = [pair for pair in results["synergies"] if pair[measure]["low"] > 0 or pair[measure]["high"] < 0]
    clear.sort(key=lambda pair: -pair[measure]["value"])
    rows = [[f"{pair['trap']} + {pair['other']}", _gain(pair, measure), _gain(pair, "win")] for pair in clear]
    return markdown(["pair", MEASURES[measure][0], MEASURES["win"][0]], rows or [["none", "-", "-"]])


def trap_tournament(data: Path, name: str) -> str:
    """The entrants of a tournament that checks a claim."""
    rows = []
    for entrant in load(data, name)["entrants"]:
        shown = [_shown(entrant[key], measure) for key, measure in TOURNAMENT.items()]
        rows.append([f"`{short_name(entrant['agent'])}`", f"{entrant['games']:,}", *shown])
    return markdown(["agent", "games", "win share", "points", "rounds survived"], rows)


def archive_summary(data: Path) -> str:
    """How much was searched, and what it came to."""
    results = load(data, "archive")
    cells = results["axes"]["sent"][-1] * results["axes"]["traps"][-1]
    row = [f"{results['children']:,}", f"{results['cells']} of {cells}", f"{results['par']:.0%}"]
    row += [str(results["at_par"]), str(results["not_below_par"]), percent(results["elites"][0]["win"])]
    head = ["strategies tried", "cells filled", "par", "cells at par or above", "not below par", "best strategy wins"]
    return markdown(head, [row])


def archive_best(data: Path, most: str) -> str:
    """The strategies of the archive that win most."""
    rows = [
        [
            f"[`{elite['name']}`]({ARCHIVE}/strategies/{elite['name']}.toml)",
            percent(elite["win"]),
            f"{elite['searched_win']:.1%}",
            f"{elite['sent']:.0%}",
            f"{elite['traps']:.1f}",
            str(elite["rules"]),
            f"`{elite['hero'].removeprefix('style:name=')}`",
            elite["aim"],
        ]
        for elite in load(data, "archive")["elites"][: int(most)]
    ]
    head = ["strategy", "wins, fresh games", "in the search", "sent away", "traps", "rules", "hero", "aim"]
    return markdown(head, rows, numbers=True)


def strategies_compared(data: Path, name: str) -> str:
    """Strategies from ``badbones traps compare`` in short_name, the best first."""
    rows = []
    for entrant in load(data, name)["entrants"]:
        plan, _, hero = short_name(entrant["agent"]).partition(",hero=")
        points, survival = entrant["points"]["value"], entrant["survival"]["value"]
        named = [f"`{Path(plan).name.removesuffix('.toml')}`", f"`{hero}`" if hero else ""]
        rows.append([*named, percent(entrant["win"]), f"{points:.1f}", f"{survival:.0%}"])
    return markdown(["strategy", "hero", "wins", "points", "survives"], rows, numbers=True)


def _gain(entry: dict[str, Any], measure: str) -> str:
    return _shown(entry[measure], measure, "+")


def _shown(estimate: dict[str, Any], measure: str, sign: str = "") -> str:
    """An estimate: with half its width where the interval is symmetrical, else with both ends."""
    _, scale, unit = MEASURES[measure]
    digits, value = 1 if unit else 2, estimate["value"] * scale
    low, high = estimate["low"] * scale, estimate["high"] * scale
    text = f"{value:{sign}.{digits}f}"
    if f"{value - low:.{digits}f}" == f"{high - value:.{digits}f}":
        return f"{text} ± {high - value:.{digits}f}{unit}"
    return f"{text}{unit} ({low:{sign}.{digits}f} to {high:{sign}.{digits}f})"


FIGURES = (
    trap_values,
    trap_compared,
    trap_worth,
    trap_synergies,
    trap_tournament,
    archive_summary,
    archive_best,
    strategies_compared,
)

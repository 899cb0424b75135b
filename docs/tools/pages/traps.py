"""Tables of what traps are worth, from runs of ``badbones traps`` on file (docs/data/traps_*.json)."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from badbones_experiments.traps.prices import fairest
from badbones_experiments.traps.setting import kit_text, short
from badbones_experiments.traps.value import ALL
from badbones_experiments.traps.worth import ABLATION, BANNED, RELEARNT, SHAPLEY, WORDS

from badbones_env import BadBonesError, GameConfig
from badbones_env.components import GOODS
from docs.tools.pages.common import load, markdown

MEASURES = {
    "points": ("points", 1, ""),
    "win": ("win share", 100, "%"),
    "survival": ("survival", 100, "%"),
    "rounds": ("rounds", 1, ""),
}

TOURNAMENT = {"win_share": "win", "score": "points", "rounds_survived": "rounds"}


def trap_values(data: Path, name: str) -> str:
    """What a trap adds, from a run of ``badbones traps value`` on file: the best first, game by game."""
    values = load(data, name)["values"]
    games = list(dict.fromkeys(GameConfig.from_options(one["game"]).describe() for one in values))
    rows = []
    for game in games:
        found = [one for one in values if GameConfig.from_options(one["game"]).describe() == game]
        measure = "points" if found[0]["game"]["mode"] == "versus" else "rounds"
        found.sort(key=lambda one: (one["trap"] == "all traps", -one[measure]["value"]))
        named = [game] if len(games) > 1 else []
        rows += [[*named, one["trap"], *map(partial(_gain, one), MEASURES)] for one in found]
    head = [*(["game"] if len(games) > 1 else []), "trap", *(title for title, _, _ in MEASURES.values())]
    return markdown(head, rows)


def trap_gain(data: Path, name: str, mode: str, players: str, trap: str) -> str:
    """The points that a trap adds, or (below 0) costs, without a sign: ``trap_gain traps_value versus 2 dragon``."""
    for one in load(data, name)["values"]:
        if (one["game"]["mode"], str(one["game"]["players"]), one["trap"]) == (mode, players, trap):
            return f"{abs(one['points']['value']):.1f}"
    raise BadBonesError(f"docs/data/{name}.json has no {trap} in {mode} for {players}")


def trap_compared(data: Path, name: str) -> str:
    """Strategies and agents on the same games, from a run of ``badbones traps compare``: the best first."""
    found = load(data, name)
    behind = {
        one["other"]: one[found["ranked_by"]] for one in found["pairs"] if one["one"] == found["entrants"][0]["agent"]
    }
    rows = []
    for one in found["entrants"]:
        row = [f"`{short(one['agent'])}`", *(_level(one, measure) for measure in MEASURES)]
        last = behind.get(one["agent"])
        row += (
            [_shown(last, found["ranked_by"], "+"), f"{last['needed']:,}" if last["needed"] else "-"]
            if last
            else ["", ""]
        )
        rows.append(row)
    titles = [title for title, _, _ in MEASURES.values()]
    return markdown(["who", *titles, "behind the best (paired)", "games needed"], rows)


def trap_worth(data: Path, name: str) -> str:
    """The traps of a game in all ways, from a run of ``badbones traps worth``: by Shapley value."""
    found = load(data, name)
    ways = [way for way in (ABLATION, SHAPLEY, BANNED, RELEARNT) if way in found["traps"][0]]
    measures = (found["measure"], "win")
    titles = {way: WORDS[way] for way in ways}
    head = ["trap", "in the kit", *(["cost"] if found["game"]["advanced"] else [])]
    head += [f"{titles[way]}, {MEASURES[measure][0]}" for measure in measures for way in ways]
    rows = []
    for one in found["traps"]:
        row = [one["trap"], str(one["copies"]), *([str(one["cost"] or "free")] if found["game"]["advanced"] else [])]
        rows.append([*row, *(_gain(one[way], measure) for measure in measures for way in ways)])
    return markdown(head, rows)


def trap_share(data: Path, name: str, trap: str, way: str = SHAPLEY, measure: str = "points", sign: str = "+") -> str:
    """One number of such a run: ``trap_share traps_worth catapult shapley points``; ``no`` at the end: without sign."""
    for one in load(data, name)["traps"]:
        if one["trap"] == trap and way in one:
            _, scale, unit = MEASURES[measure]
            text = f"{one[way][measure]['value'] * scale:+.1f}{unit}"
            return text if sign == "+" else text[1:]
    raise BadBonesError(f"docs/data/{name}.json has no {way} of {trap}")


def trap_synergies(data: Path, name: str) -> str:
    """The pairs of traps whose synergy can be told from 0; a sentence if there are none."""
    found = load(data, name)
    measure = found["measure"]
    sure = [one for one in found["synergies"] if one[measure]["low"] > 0 or one[measure]["high"] < 0]
    sure.sort(key=lambda one: -one[measure]["value"])
    if not sure:
        return "No pair can be told from 0 by these games."
    rows = [[f"{one['one']} + {one['other']}", _gain(one, measure), _gain(one, "win")] for one in sure]
    return markdown(["pair", MEASURES[measure][0], MEASURES["win"][0]], rows)


def trap_mixture(data: Path, name: str) -> str:
    """The mixtures that no basket beats, from a run of ``badbones traps prices``, and what the replay said of them."""
    rows = []
    for reading in load(data, name)["readings"]:
        found = reading["tried"][0]
        alone = found["mixture"][0]["basket"] if len(found["mixture"]) == 1 else None  # gains nothing over itself
        best = max(
            (one for one in found["gains"] if one["basket"] != alone), key=lambda one: float(one["gain"]["value"])
        )
        for k, one in enumerate(found["mixture"]):
            told = (
                [f"{found['entered']}", f"{_gain(best, 'gain', 'win')} ({kit_text(best['basket'])})"]
                if not k
                else ["", ""]
            )
            win = next(other["win"] for other in found["gains"] if other["basket"] == one["basket"])
            rows.append(
                [
                    reading["reading"] if not k else "",
                    kit_text(one["basket"]),
                    f"{one['share']:.0%}",
                    f"{win:.1%}",
                    *told,
                ]
            )
    return markdown(["prices", "basket", "share", "win share", "baskets tried", "the most that one gained"], rows)


def trap_prices(data: Path, name: str) -> str:
    """What is bought at which prices, and the prices at which all traps are bought, or as good as all."""
    readings = load(data, name)["readings"]
    head, rows = ["trap"], [[trap] for trap in GOODS]
    for reading in readings:
        first, fair = reading["tried"][0], _fair(reading)
        head += [f"{reading['reading']}: price", "copies", "fair price", "copies then"]
        for row, trap in zip(rows, GOODS, strict=True):
            row += [
                str(first["costs"][trap]),
                f"{first['copies'][trap]:.2f}",
                str(fair["costs"][trap]),
                f"{fair['copies'][trap]:.2f}",
            ]
    return markdown(head, rows)


def trap_tournament(data: Path, name: str) -> str:
    """The entrants of a tournament that checks a claim: a file with its results and its command."""
    rows = []
    for one in load(data, name)["entrants"]:
        figures = [_shown(one[key], measure, "") for key, measure in TOURNAMENT.items()]
        rows.append([f"`{short(one['agent'])}`", f"{one['games']:,}", *figures])
    return markdown(["agent", "games", "win share", "points", "rounds survived"], rows)


def trap_moves(data: Path, name: str) -> str:
    """How far values move under other printed values, from a run of ``badbones traps sensitivity``."""
    found = load(data, name)
    measure, traps = found["measure"], [trap for trap in found["usual"] if trap != ALL]
    rows = [["as shipped", "", *(_gain(found["usual"][trap], measure) for trap in traps)]]
    for other in found["alternatives"]:
        rows.append([other["key"], other["change"], *(_gain(other["moves"][trap], measure) for trap in traps)])
    return markdown(["estimate", "changed to", *traps], rows)


def trap_never(data: Path, name: str, reading: str, when: str = "first") -> str:
    """What the mixture never buys at the first or at fair prices: ``trap_never traps_prices second-prices fair``."""
    for one in load(data, name)["readings"]:
        if one["reading"].replace(" ", "-") == reading:
            return ", ".join((one["tried"][0] if when == "first" else _fair(one))["never"]) or "none"
    raise BadBonesError(f"docs/data/{name}.json has no prices {reading}")


def _fair(reading: dict[str, Any]) -> dict[str, Any]:
    """Of the prices tried those at which the fewest traps are never bought."""
    found: dict[str, Any] = reading["tried"][fairest([one["never"] for one in reading["tried"]])]
    return found


def _gain(found: dict[str, Any], measure: str, scale: str = "") -> str:
    """A gain with half the width of its interval, which is symmetrical; ``scale``: the measure it is shown in."""
    return _shown(found[measure], scale or measure, "+")


def _level(found: dict[str, Any], measure: str) -> str:
    return _shown(found[measure], measure, "")


def _shown(one: dict[str, Any], measure: str, sign: str) -> str:
    """An estimate: with half its width where the interval is symmetrical, else with both ends."""
    _, scale, unit = MEASURES[measure]
    digits, value = 1 if unit else 2, one["value"] * scale
    low, high = one["low"] * scale, one["high"] * scale
    text = f"{value:{sign}.{digits}f}"
    if f"{value - low:.{digits}f}" == f"{high - value:.{digits}f}":
        return f"{text} ± {high - value:.{digits}f}{unit}"
    return f"{text}{unit} ({low:{sign}.{digits}f} to {high:{sign}.{digits}f})"


FIGURES = {
    made.__name__: made
    for made in (trap_values, trap_gain, trap_compared, trap_worth, trap_share, trap_synergies, trap_mixture,
                 trap_prices, trap_tournament, trap_moves, trap_never)
}  # fmt: skip

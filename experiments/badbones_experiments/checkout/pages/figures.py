"""What stands in the marked places: functions by name, each of which makes a text from code or from docs/data."""

from __future__ import annotations

import json
import textwrap
from functools import partial
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError, GameConfig
from badbones_env.config import OPTIONS, PLAYERS_OF_MODE, Option
from badbones_env.envs.registration import GAMES, environment_id

from ...bench.report import rate
from ...viewer.players import STRENGTHS, stars_of
from .learning import learners_agree, recipes, strength
from .places import Figures


def figures(checkout: Path) -> Figures:
    """All of them, for the results of this checkout."""
    data = checkout / "docs" / "data"
    return {
        "options": options_table,
        "ids": ids_table,
        "value": partial(value, data),
        "speed": partial(speed, data),
        "round_parts": partial(round_parts, data),
        "shown_costs": partial(shown_costs, data),
        "ladder": partial(ladder, data),
        "stars": partial(stars, data),
        "win_share": partial(win_share, data),
        "modes_fuzzed": partial(modes_fuzzed, data),
        "strength": partial(strength, data),
        "learners_agree": partial(learners_agree, data),
        "recipes": partial(recipes, data),
        "speed_of_learning": partial(speed_of_learning, data),
    }


def markdown(head: list[str], rows: list[list[str]], numbers: bool = False) -> str:
    """A table; ``numbers``: all columns but the first to the right."""
    line = "|---|" + ("---:|" if numbers else "---|") * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", line, *(f"| {' | '.join(row)} |" for row in rows)])


def load(data: Path, name: str) -> Any:
    """A results file."""
    try:
        return json.loads((data / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBonesError(f"docs/data/{name}.json cannot be read: {error}") from None


def value(data: Path, name: str, path: str, form: str = "") -> str:
    """One number of a results file: ``value fuzz steps ,`` is ``steps`` of docs/data/fuzz.json with commas."""
    found = load(data, name)
    for key in path.split("."):
        try:
            found = found[int(key)] if isinstance(found, list) else found[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadBonesError(f"docs/data/{name}.json has no {path}") from None
    return format(found, form)


def options_table() -> str:
    """The options of a game."""
    return markdown(
        ["option", "values", "default", "meaning"],
        [[f"`{option.name}`", _values(option), _default(option), _meaning(option)] for option in OPTIONS],
    )


def _values(option: Option) -> str:
    if option.name == "players":
        return ", ".join(f"{mode} {_range(numbers)}" for mode, numbers in PLAYERS_OF_MODE.items())
    if option.choices:
        return ", ".join(f"`{choice}`" for choice in option.choices)
    if option.most:
        return f"0 to {option.most:,}"
    return "a file, or its tables as a dict" if option.default is None else "`true`, `false`"


def _range(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _default(option: Option) -> str:
    if option.name == "players":
        return "the fewest"
    return "the shipped values" if option.default is None else f"`{json.dumps(option.default)}`".replace('"', "")


def _meaning(option: Option) -> str:
    where = {("solo",): "solo: ", ("solo", "coop"): "solo, co-op: "}.get(option.modes, "")
    return where + option.help


def ids_table() -> str:
    """The registered environments."""
    rows: dict[str, list[str]] = {}
    for name, options in GAMES.items():
        config = GameConfig(options["mode"], options["players"])
        rows.setdefault(config.describe(), []).append(f"`{environment_id(name)}`")
    return markdown(["game", "base", "advanced: market, ten traps, eight weapons"], [[k, *v] for k, v in rows.items()])


def speed(data: Path) -> str:
    """The README's paragraph about speed, from the benchmarks on file."""
    found = load(data, "benchmarks")
    cases = [one for one in found["results"] if one["group"] == "figures" and one["cores"] == 1]

    def ours(figure: str, unit: str = "decisions", players: int = 4) -> str:
        game = {"mode": "versus", "players": players}
        same = [one for one in cases if one["figure"] == figure and one["game"] == game]
        return rate(max(same, key=lambda one: int(one["batch"]))[unit]["median"])

    def ratio(peer: str) -> str:
        (found_ratio,) = [one for one in found["ratios"] if one["kind"] == "peer" and one["to"]["figure"] == peer]
        value = float(found_ratio["median"])
        return f"{value:.2f}" if value < 10 else f"{value:.0f}"

    text = (
        f"Decisions a second on one core of an {found['machine']['processor']}, base game for four, batches of 4,096, "
        f"random play: {ours('raw')} in the bare simulator, {ours('compact')} with masks and compact observations "
        f"({ours('checked')} if every action is checked), {ours('complete')} with complete ones, {ours('sb3')} through "
        f"the stable-baselines3 environment; {ours('parallel')} in a single PettingZoo environment; "
        f"{ours('rollout', 'games', 2)} rollouts a second of games for two. In the same run, in turn: "
        f"{ratio('goofspiel')} times OpenSpiel's goofspiel for four in C++, {ratio('pettingzoo')} times PettingZoo's "
        f"connect four, {ratio('catanatron')} times Catanatron, {ratio('pgx')} times Pgx's connect four, a much "
        "smaller game in batches of 4,096 with masks and observations. [docs/benchmarks.md](docs/benchmarks.md) has "
        "the spreads and all other figures."
    )
    return textwrap.fill(text, 120, break_on_hyphens=False)


PARTS = {
    "choosing": ("random choices", "up to a hundred legal placements are counted"),
    "heroes": ("heroes", "a move and those it destroys"),
    "traps; skeletons up to the first question": (
        "traps, and skeletons up to the first question",
        "two sorts a board, then a table look-up a token; a hero, tower, trap or edge on the way leaves that fast path",
    ),
    "skeletons after it; arrival": (
        "skeletons from there on, and the arrival",
        "the same from where a board was left; the end of the phase; twelve draws, each a hash and a look into the bag",
    ),
}


def round_parts(data: Path) -> str:
    """What a round goes to, from the benchmarks on file."""
    (found,) = [one for one in load(data, "benchmarks")["results"] if one["group"] == "parts"]
    parts = found["parts"]
    total = sum(parts[name] for name in PARTS)
    rows = [[title, f"{parts[name] / total:.0%}", what] for name, (title, what) in PARTS.items()]
    return markdown(["part", "share", "what it is"], rows)


def shown_costs(data: Path) -> str:
    """What masks and observations cost, from the figures of the benchmarks on file."""
    game = {"mode": "versus", "players": 4}
    cost = {
        one["figure"]: 1e9 / one["decisions"]["median"] for one in load(data, "benchmarks")["results"]
        if one["group"] == "figures" and one["cores"] == 1 and one["batch"] == 4096 and one["game"] == game
        and "decisions" in one
    }  # fmt: skip
    step, masks, compact = cost["step"], cost["masks"] - cost["step"], cost["compact"] - cost["masks"]
    return (
        f"of the {cost['compact']:.0f} ns that a decision costs with masks and compact observations {step:.0f} are the "
        f"step itself, {masks:.0f} masks and {compact:.0f} observations; complete ones take "
        f"{cost['complete'] - cost['masks']:.0f}."
    )


def speed_of_learning(data: Path) -> str:
    """Decisions a second of both learners and of the network alone, from the benchmarks on file."""
    cases = [one for one in load(data, "benchmarks")["results"] if one["group"] == "learning"]
    rows = [
        [f"`{one['figure']}`", str(one["cores"]), f"{one['decisions']['median']:,.0f}",
         f"{one['decisions']['low']:,.0f} to {one['decisions']['high']:,.0f}"] for one in cases
    ]  # fmt: skip
    if not rows:
        return "Not measured in the run on file."
    return markdown(["figure", "cores", "decisions a second", "spread"], rows, numbers=True)


def _percent(found: dict[str, float]) -> str:
    return f"{found['value']:.1%} ({found['low'] * 100:.1f} to {found['high'] * 100:.1f})"


def _entrant(found: Any, agent: str) -> Any:
    for entrant in found["entrants"]:
        if entrant["agent"] == agent:
            return entrant
    raise BadBonesError(f"no {agent} in the tournament on file")


def win_share(data: Path, name: str, agent: str) -> str:
    """How often an agent won in a tournament on file, with its interval."""
    return _percent(_entrant(load(data, name), agent)["win_share"])


def ladder(data: Path, name: str) -> str:
    """A tournament on file: ratings, win shares, and who was ahead of whom how often."""
    found = load(data, name)
    agents = [entrant["agent"] for entrant in found["entrants"]]
    rows = []
    for entrant, ahead in zip(found["entrants"], found["head_to_head"]["ahead"], strict=True):
        rating = entrant["rating"]
        row = [f"`{entrant['agent']}`", f"{rating['value']:.0f} ({rating['low']:.0f} to {rating['high']:.0f})"]
        row.append(_percent(entrant["win_share"]))
        row += ["" if share is None else f"{share:.1%}" for share in ahead]
        rows.append(row)
    return markdown(
        ["agent", "rating (95%)", "win share (95%)", *(f"ahead of {a}" for a in agents)], rows, numbers=True
    )


def stars(data: Path) -> str:
    """The stars of the shipped agents, and the ratings they come from."""
    rows = []
    for entrant in load(data, "strengths")["entrants"]:
        rating = entrant["rating"]
        shown, words = "★" * stars_of(rating["value"]), STRENGTHS[entrant["agent"]][1]
        interval = f"{rating['value']:.0f} ({rating['low']:.0f} to {rating['high']:.0f})"
        rows.append([f"`{entrant['agent']}`", shown, interval, words])
    return markdown(["agent", "stars", "rating (95%)", "in words"], rows)


def modes_fuzzed(data: Path) -> str:
    """How the positions of the fuzzer on file are spread."""
    modes = load(data, "fuzz")["modes"]
    return markdown(["mode", "positions"], [[mode, f"{count:,}"] for mode, count in modes.items()], numbers=True)

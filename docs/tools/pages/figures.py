"""What stands in the marked places: functions by name, each of which makes a text from code or from docs/data."""

from __future__ import annotations

import json
import re
import textwrap
from functools import partial
from pathlib import Path

from badbones_agents.networks.policy_file import PolicyFile
from badbones_experiments.bench.main import rate
from badbones_experiments.viewer.players import STRENGTHS, stars_of

from badbones_env import BadBonesError, GameConfig
from badbones_env.config import OPTIONS, PLAYERS_OF_MODE, Option
from badbones_env.envs.registration import GAMES, environment_id
from docs.tools.claims import strengths
from docs.tools.claims.strengths import Claim, Figure
from docs.tools.pages import mutation, traps
from docs.tools.pages.atlas import atlas_best, atlas_facts, compared
from docs.tools.pages.common import load, markdown
from docs.tools.pages.learning import learners_agree, learnt_from_nothing, recipes, strength_by_minutes
from docs.tools.pages.places import Figures


def figures(checkout: Path) -> Figures:
    """All of them, for the results of this checkout."""
    data = checkout / "docs" / "data"
    return {
        "options": options_table,
        "ids": ids_table,
        "value": partial(value, data),
        "run": partial(run, data),
        "speed": partial(speed, data),
        "round_parts": partial(round_parts, data),
        "shown_costs": partial(shown_costs, data),
        "ladder": partial(ladder, data),
        "stars": partial(stars, data),
        "champions": partial(champions, data),
        "trained": partial(trained, checkout),
        "trained_by": partial(trained_by, checkout),
        "lengths": partial(lengths, data),
        "strength": partial(strength, data),
        "command": partial(command, data),
        "matches": partial(matches, data),
        "match_proof": partial(match_proof, data),
        "exploited": partial(exploited, data),
        "modes_fuzzed": partial(modes_fuzzed, data),
        **{name: partial(made, data) for name, made in traps.FIGURES.items()},
        "attacks": partial(attacks, data),
        "mutation_files": partial(mutation.files, data),
        "mutation_stages": partial(mutation.stages, data),
        "mutation_operators": partial(mutation.operators, data),
        "mutation_survivors": partial(mutation.survivors, data),
        "atlas_best": partial(atlas_best, data),
        "atlas_facts": partial(atlas_facts, data),
        "compared": partial(compared, data),
        "learnt_from_nothing": partial(learnt_from_nothing, data),
        "strength_by_minutes": partial(strength_by_minutes, data),
        "learners_agree": partial(learners_agree, data),
        "recipes": partial(recipes, data),
        "speed_of_learning": partial(speed_of_learning, data),
    }


def value(data: Path, name: str, path: str, form: str = "") -> str:
    """One number of a results file: ``value fuzz steps ,`` is ``steps`` of docs/data/fuzz.json with commas."""
    found = load(data, name)
    for key in path.split("."):
        try:
            found = found[int(key)] if isinstance(found, list) else found[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadBonesError(f"docs/data/{name}.json has no {path}") from None
    return format(found, form)


def run(data: Path, name: str) -> str:
    """The command that made a results file, as code (a place cannot stand inside of code)."""
    return f"`{load(data, name)['command']}`"


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
        return f"{option.least:,} to {option.most:,}"
    return "a file, or its tables as a dict" if option.default is None else "`true`, `false`"


def _range(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _default(option: Option) -> str:
    if option.name == "players":
        return "the fewest"
    return "the shipped values" if option.default is None else f"`{json.dumps(option.default)}`".replace('"', "")


def _meaning(option: Option) -> str:
    return option.where + option.help


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
        one["figure"]: 1e9 / one["decisions"]["median"]
        for one in load(data, "benchmarks")["results"]
        if one["group"] == "figures"
        and one["cores"] == 1
        and one["batch"] == 4096
        and one["game"] == game
        and "decisions" in one
    }
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
        [
            f"`{one['figure']}`",
            str(one["cores"]),
            f"{one['decisions']['median']:,.0f}",
            f"{one['decisions']['low']:,.0f} to {one['decisions']['high']:,.0f}",
        ]
        for one in cases
    ]
    if not rows:
        return "Not measured in the run on file."
    speed = {(one["figure"], one["cores"]): one["decisions"]["median"] for one in cases}
    ratios = [
        f"{speed['learn', cores] / speed['learn-sb3', cores]:.1f} times as many on {cores} core{'s'[: cores - 1]}"
        for figure, cores in speed
        if figure == "learn"
    ]
    table = markdown(["figure", "cores", "decisions a second", "spread"], rows, numbers=True)
    return f"{table}\n\nDecisions of the compiled learner beside those of sb3, in the same run: {', '.join(ratios)}."


def _percent(found: Figure) -> str:
    return f"{found.value:.1%} ({found.low * 100:.1f} to {found.high * 100:.1f})"


def claimed(data: Path, name: str) -> Claim:
    """A published strength."""
    known = strengths.read(data / "strengths.json")
    if name not in known:
        raise BadBonesError(f"docs/data/strengths.json has no claim {name!r}")
    return known[name]


def strength(data: Path, name: str, *figure: str) -> str:
    """A figure of a claim with its interval: ``strength ladder guardian win_share``."""
    found = claimed(data, name).figure(" ".join(figure))
    return _percent(found) if found.high <= 1 else str(found)


def command(data: Path, name: str) -> str:
    """The command that measured a claim, as a block of text."""
    return f"```text\n{claimed(data, name).command}\n```"


def ladder(data: Path, name: str) -> str:
    """A tournament on file: ratings, win shares, and who was ahead of whom how often."""
    claim = claimed(data, name)
    agents = claim.table["agents"]
    rows = []
    for agent, ahead in zip(agents, claim.table["ahead"], strict=True):
        row = [f"`{agent}`", str(claim.figure(f"{agent} rating")), _percent(claim.figure(f"{agent} win_share"))]
        rows.append([*row, *("" if share is None else f"{share:.1%}" for share in ahead)])
    return markdown(
        ["agent", "rating (95%)", "win share (95%)", *(f"ahead of {a}" for a in agents)], rows, numbers=True
    )


def stars(data: Path) -> str:
    """The stars of the shipped agents, and the ratings they come from."""
    claim, rows = claimed(data, "stars"), []
    for agent in claim.table["agents"]:
        rating = claim.figure(f"{agent} rating")
        rows.append([f"`{agent}`", "★" * stars_of(rating.value), str(rating), STRENGTHS[agent][1]])
    return markdown(["agent", "stars", "rating (95%)", "in words"], rows)


def trained(checkout: Path) -> str:
    """What the shipped networks were trained for, how long, and how large they are."""
    rows = []
    for path in sorted((checkout / "agents" / "badbones_agents" / "champions").glob("*.npz")):
        made = PolicyFile.read(path).made
        games = made.get("games", [PolicyFile.read(path).config.label()])
        which = ", ".join(games) if len(games) < 6 else f"all {len(games)}"
        rows.append(
            [
                f"`{path.name}`",
                which,
                f"{made['steps'] / 1e6:.0f} million",
                f"{made['seconds'] / 60:.0f}",
                f"{path.stat().st_size / 1e6:.1f} MB",
            ]
        )
    return markdown(["network", "games", "decisions", "minutes", "size"], rows)


def trained_by(checkout: Path, *names: str) -> str:
    """The commands that trained shipped networks, as they stand in their files."""
    folder = checkout / "agents" / "badbones_agents" / "champions"
    commands = [str(PolicyFile.read(folder / f"{name}.npz").made["command"]) for name in names]
    return "```sh\n" + "\n".join(command.replace(" --out ", " \\\n  --out ") for command in commands) + "\n```"


CHAMPION = "champion"  # how specs of the champion begin


def champions(data: Path, prefix: str) -> str:
    """How strong the champion is in every game: the claims whose names are the prefix and a game's label."""
    rows = []
    for name, claim in strengths.read(data / "strengths.json").items():
        if not name.startswith(f"{prefix}-"):
            continue
        versus = {key: figure for key, figure in claim.figures.items() if " win_share" in key}
        shown = versus or {key: figure for key, figure in claim.figures.items() if key.endswith(" success")}
        shares = sorted(shown.items(), key=lambda one: not one[0].startswith(CHAMPION))
        players = int(re.search(r"--players (\d)", claim.command + " --players 2")[1])  # type: ignore[index]
        others = ", ".join(
            f"`{key.partition(' ')[0]}`" + ("" if versus else f" {_percent(figure)}") for key, figure in shares[1:]
        )
        rows.append(
            [
                name.removeprefix(f"{prefix}-"),
                _percent(shares[0][1]),
                f"{1 / players:.0%}" if versus else "",
                others,
                f"{claim.games:,}",
            ]
        )
    order = ("versus", "solo", "coop")
    rows.sort(key=lambda row: (next(k for k, mode in enumerate(order) if row[0].startswith(mode)), row[0]))
    return markdown(["game", "champion wins (95%)", "an equal player", "against, or beside", "games"], rows)


def exploited(data: Path) -> str:
    """What learnt responses win against the shipped agents."""
    rows = []
    for one in load(data, "exploit")["agents"]:
        rows.append(
            [
                f"`{one['agent']}`",
                _percent(Figure(**one["won"])),
                f"{one['par']:.1%}",
                f"{one['steps']:,}",
                f"{one['seconds']:,} s",
                f"`{one['command']}`",
            ]
        )
    return markdown(["agent", "the response wins (95%)", "an equal player", "decisions", "time", "command"], rows)


def match_proof(data: Path) -> str:
    """How often the sequential test was wrong in simulations, and how long it was."""
    commands, rows = [], []
    for name in ("match_proof2", "match_proof4"):
        found = load(data, name)
        commands.append(found["command"])
        for key, wrong in (("elo0", "accepted"), ("elo1", "rejected")):
            one = found[key]
            rate = Figure(**one["error_rate"])
            rows.append(
                [
                    str(found["players"]),
                    f"{found['test'][key]:g}",
                    f"{wrong} {_percent(rate)}",
                    f"{one['mean_games']:,.0f}",
                    f"{one['fixed_games']:,}",
                    f"{one['of_fixed']:.0%}",
                ]
            )
    head = ["players", "elo", f"wrong, of {found['tests']:,}", "games, mean", "fixed test", "share"]
    return "```text\n" + "\n".join(commands) + "\n```\n\n" + markdown(head, rows)


def matches(data: Path, prefix: str) -> str:
    """All matches whose names begin with the prefix: what was asked, and how it ended."""
    known = strengths.read(data / "strengths.json")
    rows = []
    for name, claim in known.items():
        if not name.startswith(prefix) or "verdict" not in claim.table:
            continue
        elo = next((str(one) for key, one in claim.figures.items() if " elo " in key), "beyond measure")
        score = next(one for key, one in claim.figures.items() if " score " in key)
        won = ", now ".join(f"{share:.1%}" for share in reversed(claim.table.get("success", [])))
        rows.append([f"`{claim.command}`", claim.table["verdict"], _percent(score), elo, won, f"{claim.games:,}"])
    return markdown(["match", "verdict", "score (95%)", "elo (95%)", "games won", "games"], rows)


def lengths(data: Path) -> str:
    """How long games are, from the games on file."""
    found = load(data, "lengths")["lengths"]
    rows = []
    for name, options in GAMES.items():
        config, told = GameConfig.from_options(options), found[name]
        row = [config.describe()]
        for player in ("random", "guardian"):
            row += [f"{told[f'{player} {level}']['steps']:.0f}" for level in ("full", "core")]
            row.append(f"{told[f'{player} full']['rounds']:.0f}")
        rows.append(row)
    head = ["game", *(f"{player}: {what}" for player in ("random", "guardian") for what in ("steps", "core", "rounds"))]
    return markdown(head, rows, numbers=True)


def modes_fuzzed(data: Path) -> str:
    """How the positions of the fuzzer on file are spread."""
    modes = load(data, "fuzz")["modes"]
    return markdown(["mode", "positions"], [[mode, f"{count:,}"] for mode, count in modes.items()], numbers=True)


def attacks(data: Path) -> str:
    """What was attacked, how often, and what held: the run of docs/data/attacks.json."""
    found = load(data, "attacks")
    rows = [[one["name"], f"{one['count']:,}", one["what"], one["held"]] for one in found["attacks"] if one["count"]]
    total = sum(one["count"] for one in found["attacks"])
    breaches = len(found["breaches"])
    told = textwrap.fill(
        f"**{total:,} attacks in {found['minutes']} minutes** (`badbones dev attack --minutes {found['minutes']} "
        f"--seed "
        f"{found['seed']}`): {f'{breaches} did not hold' if breaches else 'no hang, no traceback, no lost game'}.",
        120,
        break_on_hyphens=False,
    )
    return f"{told}\n\n" + markdown(["attack", "attacks", "what", "held"], rows)

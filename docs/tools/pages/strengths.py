"""Tables of published strengths: docs/data/strengths.json and other results about how well agents play."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

from badbones_env import BadBonesError
from docs.tools.claims import strengths
from docs.tools.claims.strengths import Claim, Figure
from docs.tools.pages.common import load, markdown, percent

CHAMPION = "champion"  # how specs of the champion begin
MODES = ("versus", "solo", "coop")  # the order of tables


def stars_of(rating: float) -> int:
    """The stars of an agent with this rating."""
    return 1 + sum(rating >= bound for bound in (1000, 1500, 1900, 2150))


def _share(figure: Figure) -> str:
    return percent(asdict(figure))


def claimed(data: Path, name: str) -> Claim:
    """A published strength."""
    known = strengths.read(data / "strengths.json")
    if name not in known:
        raise BadBonesError(f"docs/data/strengths.json has no claim {name!r}")
    return known[name]


def command(data: Path, name: str) -> str:
    """The command that measured a claim and its version, as a block of text."""
    claim = claimed(data, name)
    return f"```text\n# badbones {claim.version}\n{claim.command}\n```"


def ladder(data: Path, name: str) -> str:
    """A tournament: ratings, win shares, and who was ahead of whom how often."""
    claim = claimed(data, name)
    agents = claim.table["agents"]
    rows = []
    for agent, ahead in zip(agents, claim.table["ahead"], strict=True):
        row = [f"`{agent}`", str(claim.figure(f"{agent} rating")), _share(claim.figure(f"{agent} win_share"))]
        rows.append([*row, *("" if share is None else f"{share:.1%}" for share in ahead)])
    head = ["agent", "rating (95%)", "win share (95%)", *(f"ahead of {agent}" for agent in agents)]
    return markdown(head, rows, numbers=True)


def stars(data: Path) -> str:
    """The stars of agents, and the ratings they come from."""
    claim, rows = claimed(data, "stars"), []
    for agent in claim.table["agents"]:
        rating = claim.figure(f"{agent} rating")
        rows.append([f"`{agent}`", "★" * stars_of(rating.value), str(rating)])
    return markdown(["agent", "stars", "rating (95%)"], rows)


def champions(data: Path, prefix: str) -> str:
    """How strong the champion is in every game: the claims whose names are the prefix and a game's label."""
    rows = []
    for name, claim in strengths.read(data / "strengths.json").items():
        if not name.startswith(f"{prefix}-"):
            continue
        versus = {key: figure for key, figure in claim.figures.items() if " win_share" in key}
        shown = versus or {key: figure for key, figure in claim.figures.items() if key.endswith(" success")}
        (_, own), *others = sorted(shown.items(), key=lambda item: not item[0].startswith(CHAMPION))
        players = int(re.search(r"--players (\d)", claim.command + " --players 2")[1])  # type: ignore[index]
        opponents = ", ".join(
            f"`{key.partition(' ')[0]}`" + ("" if versus else f" {_share(figure)}") for key, figure in others
        )
        par = f"{1 / players:.0%}" if versus else ""
        label = name.removeprefix(f"{prefix}-")
        rows.append([label, _share(own), par, opponents, f"{claim.games:,}", claim.version])
    rows.sort(key=lambda row: (next(k for k, mode in enumerate(MODES) if row[0].startswith(mode)), row[0]))
    return markdown(["game", "champion wins (95%)", "par", "against, or beside", "games", "badbones"], rows)


def matches(data: Path, prefix: str) -> str:
    """All matches whose names begin with the prefix: the command, and how it ended."""
    rows = []
    for name, claim in strengths.read(data / "strengths.json").items():
        if not name.startswith(prefix) or "verdict" not in claim.table:
            continue
        elo = next((str(one) for key, one in claim.figures.items() if " elo " in key), "beyond measure")
        score = next(one for key, one in claim.figures.items() if " score " in key)
        won = " -> ".join(f"{share:.1%}" for share in reversed(claim.table.get("success", [])))
        row = [f"`{claim.command}`", claim.table["verdict"], _share(score), elo, won, f"{claim.games:,}", claim.version]
        rows.append(row)
    return markdown(["match", "verdict", "score (95%)", "elo (95%)", "games won", "games", "badbones"], rows)


def match_proof(data: Path) -> str:
    """How often the sequential test was wrong in simulations, and how long it was."""
    commands, rows = [], []
    for name in ("match_proof2", "match_proof4"):
        results = load(data, name)
        commands += [f"# badbones {results['version']}", results["command"]]
        for key, wrong in (("elo0", "accepted"), ("elo1", "rejected")):
            entry = results[key]
            row = [str(results["players"]), f"{results['test'][key]:g}", f"{wrong} {percent(entry['error_rate'])}"]
            row += [f"{entry['mean_games']:,.0f}", f"{entry['fixed_games']:,}", f"{entry['of_fixed']:.0%}"]
            rows.append([*row, f"{results['tests']:,}"])
    head = ["players", "elo", "wrong", "games, mean", "fixed test", "share", "simulated tests"]
    return "```text\n" + "\n".join(commands) + "\n```\n\n" + markdown(head, rows)


def distilled(data: Path) -> str:
    """The matches of the network that search has taught."""
    rows, results = [], load(data, "distilled")
    for name, label in (("alone", "networks alone"), ("search", "32 simulations each")):
        match = results[name]
        elo = "{value:+.0f} ({low:+.0f} to {high:+.0f})".format(**match["elo"])
        rows.append([label, match["verdict"], percent(match["score"]), elo, f"{match['games']:,}"])
    return markdown(["match", "verdict", "score (95%)", "elo (95%)", "games"], rows)


def exploited(data: Path) -> str:
    """What trained best responses win against agents."""
    rows = []
    for entry in load(data, "exploit")["agents"]:
        row = [f"`{entry['agent']}`", percent(entry["won"]), f"{entry['par']:.1%}", f"{entry['steps']:,}"]
        rows.append([*row, f"{entry['seconds']:,} s", f"`{entry['command']}`"])
    return markdown(["agent", "best response wins (95%)", "par", "decisions", "time", "command"], rows)


def specialists(data: Path) -> str:
    """What every specialist wins in its games, and what the next network does there."""
    rows = []
    for row in load(data, "specialists")["rows"]:
        value, low, high = (f"{100 * row['gain'][key]:+.1f}" for key in ("value", "low", "high"))
        line = [f"`{row['network']}`", row["game"], percent(row["with"]), f"`{row['next']}`", percent(row["without"])]
        rows.append([*line, f"{value} ({low} to {high})"])
    return markdown(["network", "game", "wins (95%)", "without it", "wins (95%)", "gain, points (95%)"], rows)


FIGURES = (command, ladder, stars, champions, matches, match_proof, distilled, exploited, specialists)

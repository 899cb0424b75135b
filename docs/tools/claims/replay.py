"""Replays a claim: runs its command as the command line does and reads its figures from the JSON."""

from __future__ import annotations

import contextlib
import io
import json
import shlex
import tempfile
import time
from typing import Any

from badbones_experiments.cli import main as cli

from badbones_env import BadBonesError
from docs.tools.claims.strengths import Claim, Figure

SUITE_SPEED = 60  # games a second that a suite's scenarios are taken to need: their results keep no times
MEASURED = ("win_share", "success", "rating", "rounds_survived")  # of every entrant, as far as there are any


def replay(command: str, workers: int | None = None, seed: int | None = None) -> Claim:
    """What comes out of a command now; ``seed``: with other games."""
    words = shlex.split(command)
    if words[:1] != ["badbones"] or words[1:2] not in (["tournament"], ["match"], ["evaluate"], ["suite"]):
        raise BadBonesError(f"a claim is a badbones tournament, match, evaluate or suite run, not {command!r}")
    if seed is not None and words[1] != "suite":  # whose games are fixed
        words[words.index("--seed") + 1] = str(seed)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        line = [*words[1:], "--json", "--out", f"{folder}/claim", *(["--workers", str(workers)] if workers else [])]
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            code = cli.main(line)
    if code == 2 or not printed.getvalue().strip():
        raise BadBonesError(f"the command of a claim fails: {command}")
    document = json.loads(printed.getvalue())
    if words[1] == "suite":
        return suite_claim(document)
    results = document.get("evaluations") or document.get("matches") or [document]
    claim = Claim(
        command,
        games=sum(one["games"] for one in results),
        reproducible=all(one["reproducible"] for one in results),
        seconds=round(time.monotonic() - began, 1),
    )
    for one in results:
        claim.figures.update(_match(one) if "verdict" in one else _entrants(one))
        claim.table.update(_table(one))
    return claim


def suite_claim(results: dict[str, Any]) -> Claim:
    """The scores of an entry of the benchmark suite, from its results."""
    summary, games = results["summary"], sum(row["games"] * len(row["raw"]) for row in results["scenarios"])
    figures = {"IQM": Figure(**summary["iqm"])} | {track: Figure(**one) for track, one in summary["tracks"].items()}
    return Claim(results["command"], results["version"], games, results["reproducible"], games / SUITE_SPEED, figures)


def _match(results: dict[str, Any]) -> dict[str, Figure]:
    new, old = results["match"]["agents"]
    names = {f"{new} {key} against {old}": results[key] for key in ("score", "elo")}
    return {name: Figure(**one) for name, one in names.items() if None not in one.values()}


def _entrants(results: dict[str, Any]) -> dict[str, Figure]:
    """Win shares and so on; in a model's evaluation against several, named with the opponent."""
    agents = [entrant["agent"] for entrant in results["entrants"]]
    gauntlet = results["tournament"]["schedule"] == "gauntlet" and len(agents) == 2
    figures = {}
    for entrant in results["entrants"]:
        other = next(name for name in [*agents, ""] if name != entrant["agent"])
        for key in MEASURED:
            one = entrant.get(key)
            if one and None not in one.values():
                figures[f"{entrant['agent']} {key}" + (f" against {other}" if gauntlet else "")] = Figure(**one)
    return figures


def _table(results: dict[str, Any]) -> dict[str, Any]:
    if "verdict" in results:
        return {"verdict": results["verdict"]} | ({"success": results["success"]} if "success" in results else {})
    if "head_to_head" not in results:
        return {}
    return {"agents": [entrant["agent"] for entrant in results["entrants"]], "ahead": results["head_to_head"]["ahead"]}

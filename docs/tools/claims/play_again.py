"""A claim played again: its command is run as the command line runs it, and its figures are read from the JSON."""

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

MEASURED = ("win_share", "success", "rating", "rounds_survived")  # of every entrant, as far as there are any


def replay(command: str, workers: int | None = None, seed: int | None = None) -> Claim:
    """What comes out of a command now; ``seed``: with other games."""
    words = shlex.split(command)
    if words[:1] != ["badbones"] or words[1:2] not in (["tournament"], ["match"], ["evaluate"]):
        raise BadBonesError(f"a claim is a badbones tournament, match or evaluate, not {command!r}")
    if seed is not None:
        words[words.index("--seed") + 1] = str(seed)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        line = [*words[1:], "--json", "--out", f"{folder}/claim", *(["--workers", str(workers)] if workers else [])]
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            code = cli.main(line)
    if code == 2 or not printed.getvalue().strip():
        raise BadBonesError(f"the command of a claim fails: {command}")
    found = json.loads(printed.getvalue())
    results = found.get("evaluations") or found.get("matches") or [found]
    made = Claim(
        command,
        games=sum(one["games"] for one in results),
        reproducible=all(one["reproducible"] for one in results),
        seconds=round(time.monotonic() - began, 1),
    )
    for one in results:
        made.figures.update(_match(one) if "verdict" in one else _entrants(one))
        made.table.update(_table(one))
    return made


def _match(found: dict[str, Any]) -> dict[str, Figure]:
    new, old = found["match"]["agents"]
    names = {f"{new} {key} against {old}": found[key] for key in ("score", "elo")}
    return {name: Figure(**one) for name, one in names.items() if None not in one.values()}


def _entrants(found: dict[str, Any]) -> dict[str, Figure]:
    """Win shares and so on; in a model's evaluation against several, named with the opponent."""
    agents = [entrant["agent"] for entrant in found["entrants"]]
    gauntlet = found["tournament"]["schedule"] == "gauntlet" and len(agents) == 2
    made = {}
    for entrant in found["entrants"]:
        other = next(name for name in [*agents, ""] if name != entrant["agent"])
        for key in MEASURED:
            one = entrant.get(key)
            if one and None not in one.values():
                made[f"{entrant['agent']} {key}" + (f" against {other}" if gauntlet else "")] = Figure(**one)
    return made


def _table(found: dict[str, Any]) -> dict[str, Any]:
    if "verdict" in found:
        return {"verdict": found["verdict"]} | ({"success": found["success"]} if "success" in found else {})
    if "head_to_head" not in found:
        return {}
    return {"agents": [entrant["agent"] for entrant in found["entrants"]], "ahead": found["head_to_head"]["ahead"]}

"""A run: measures what the plan says and gathers it into one document (JSON)."""

from __future__ import annotations

import datetime
import importlib.metadata
import json
import os
import platform
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError, __version__
from badbones_env.simulator import available_cores

from ..peers.client import TITLES, Peers
from ..progress import Progress
from . import plan, report
from .measure import Spread, measure, ratio, summary
from .ours import case, memory, unavailable
from .startup import startup, startup_ticks

SCHEMA = 1
LIBRARIES = ("numpy", "numba", "gymnasium", "pettingzoo", "stable-baselines3")


@dataclass(frozen=True)
class Settings:
    """What a run shall measure; ``game`` and ``batches`` None: the standard set."""

    repeat: int = 3
    window: float = 0.3
    full: bool = False
    figures: list[str] | None = None
    game: dict[str, Any] | None = None
    batches: list[int] | None = None
    peers: bool = False
    peers_python: str = sys.executable

    def wants(self, name: str) -> bool:
        """Whether something besides the figures is to be measured."""
        return name in self.figures if self.figures is not None else self.game is None or name == "memory"


def machine() -> dict[str, Any]:
    """What it runs on, and how busy that is with other things: the load of the last minute."""
    return {
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "processor": _processor(), "cores": available_cores(), "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(), "libraries": {name: _version(name) for name in LIBRARIES},
    }  # fmt: skip


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def groups_of(settings: Settings) -> list[plan.Group]:
    """The groups that a run measures, without the peers."""
    cores = available_cores()
    if settings.game is None and settings.batches is None:
        groups = plan.standard(cores, settings.full)
    else:
        groups = plan.chosen_game(settings.game or plan.BASE, settings.batches or [plan.BATCH], cores)
    skipped = unavailable()
    if settings.figures is None:
        return plan.only(groups, [name for name in plan.NAMES if name not in skipped])
    for name in settings.figures:
        if name in skipped:
            raise BadBonesError(f"the figure {name} {skipped[name]}")
    return plan.only(groups, settings.figures)


def peer_group(peers: Peers) -> plan.Group:
    """The peers and our figures that they are compared with."""
    theirs = peers.cases()
    ours = {figure: case(figure, plan.BASE, plan.BATCH) for figure in ("raw", "compact", "parallel")}
    ratios = [(f"peer {one.figure}", ours[TITLES[one.figure][1]], one) for one in theirs]
    return plan.Group("peers", [*ours.values(), *theirs], ratios)


def run(settings: Settings) -> dict[str, Any]:
    """Measure everything; who stops it with Ctrl-C gets what has been measured so far, with ``complete`` false."""
    found: dict[str, Any] = {
        "schema": SCHEMA, "badbones": __version__, "date": datetime.date.today().isoformat(), "machine": machine(),
        "settings": {"repeat": settings.repeat, "window": settings.window, "full": settings.full},
        "complete": False, "calibration": {}, "results": [], "ratios": [], "memory": [], "startup": [],
        "missing_peers": {}, "skipped": unavailable(),
    }  # fmt: skip
    groups = groups_of(settings)
    cold = 2 if settings.full else 0
    calibrations: list[float] = []
    with ExitStack() as stack:
        if settings.peers:
            peers = stack.enter_context(Peers(settings.window, settings.peers_python))
            groups.insert(1, peer_group(peers))  # after the figures, which the goals are read from
            found["missing_peers"] = peers.missing
        total = sum(len(group.cases) for group in groups) * (settings.repeat + 1)
        total += startup_ticks(settings.repeat, cold) if settings.wants("startup") else 0
        bar = stack.enter_context(Progress(total, "windows"))
        ticks = iter(range(1, total + 1))

        def tick(note: str) -> None:
            bar.update(next(ticks, total), note)

        try:
            for group in groups:
                try:
                    measure(group.cases, settings.repeat, settings.window, calibrations, tick)
                finally:
                    _gather(found, group, calibrations)
            if settings.wants("memory"):
                found["memory"] = [{"game": game, "bytes": memory(game)} for game in _memory_games(settings)]
            if settings.wants("startup"):
                startup(found["startup"], settings.repeat, cold, tick)
            found["complete"] = True
        except KeyboardInterrupt:
            pass
    return found


def _memory_games(settings: Settings) -> list[dict[str, Any]]:
    return [settings.game] if settings.game is not None else plan.games(settings.full)


def _gather(found: dict[str, Any], group: plan.Group, calibrations: list[float]) -> None:
    """Put what a group has given into the document, and let go of its games."""
    if calibrations:
        found["calibration"] = Spread.of(calibrations)._asdict() | {"samples": len(calibrations)}
    measured = [one for one in group.cases if one.samples]
    for one in measured:
        found["results"].append({"group": group.name} | summary(one, found["calibration"]["median"]))
    for name, one, other in group.ratios:
        if one.samples and other.samples:
            found["ratios"].append({"name": name} | ratio(one, other)._asdict())


def load(path: str | Path) -> dict[str, Any]:
    """A run on file."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadBonesError(f"cannot read {path}: {error.strerror}") from None
    except ValueError:
        raise BadBonesError(f"{path} is not a benchmark run (no JSON); make one with 'badbones bench --json'") from None
    if not isinstance(found, dict) or found.get("schema") != SCHEMA:
        raise BadBonesError(f"{path} is not a benchmark run of schema {SCHEMA}; make one with 'badbones bench --json'")
    return found


def bench(settings: Settings, path: str | None) -> int:
    """Measure, print the tables and write the document; 130 if somebody stopped it."""
    out = Path(path) if path is not None and path != "-" else None
    if out is not None:
        try:
            out.open("a").close()  # better told now than after the run
        except OSError as error:
            raise BadBonesError(f"{path}: cannot be written: {error.strerror}") from None
    found = run(settings)
    document = json.dumps(found, indent=1) + "\n"
    if out is not None:
        out.write_text(document, encoding="utf-8")
    print(document if path == "-" else report.text(found))
    if not found["complete"]:
        print("badbones: stopped; the figures are those measured until then", file=sys.stderr)
        return 130
    return 0

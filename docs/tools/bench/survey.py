"""A run: measures what the plan says and gathers it into one document (JSON)."""

from __future__ import annotations

import argparse
import datetime
import gc
import importlib.metadata
import io
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.jobs.files import write_atomically
from badbones_experiments.reports.machine import machine as machine_facts
from badbones_experiments.reports.progress import Progress

from badbones_env import BadBonesError, GameConfig, __version__
from badbones_env.simulator import available_cores
from docs.tools.bench import plan, report
from docs.tools.bench.calibration import calibrate, ratio, summary
from docs.tools.bench.cases import LEARNING, case, memory, missing_libraries
from docs.tools.bench.goals import Document
from docs.tools.bench.measure import Spread, measure, on_cores
from docs.tools.bench.peer_client import Peers
from docs.tools.bench.peer_server import PEERS
from docs.tools.bench.startup import startup, startup_ticks

SCHEMA = 3
REMAKE = "make one with 'badbones dev bench --json'"
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

    @classmethod
    def from_options(cls, game: dict[str, Any], args: argparse.Namespace) -> Settings:
        """The settings of a command line; ``game``: the options that differ from the defaults."""
        if args.full and (args.batch or game):
            raise BadBonesError(
                "--full measures a set of games and batch sizes of its own: leave out --batch and the game"
            )
        if args.peers_python is not None and not args.peers:
            raise BadBonesError("--peers-python is the interpreter of the peers: --peers measures them")
        if game:
            config = GameConfig.from_options({"mode": "versus"} | game)
            game = game | {"mode": config.mode, "players": config.players}
        return cls(
            repeat=args.repeat or (5 if args.full else 3),
            window=args.window,
            full=args.full,
            figures=args.only,
            game=game or None,
            batches=args.batch,
            peers=args.peers,
            peers_python=args.peers_python or sys.executable,
        )

    def wants(self, name: str) -> bool:
        """Whether something besides the figures is to be measured."""
        return name in self.figures if self.figures is not None else self.game is None or name == "memory"

    def peer_names(self) -> list[str]:
        """The peers whose figures of ours are to be measured."""
        if not self.peers:
            return []
        return [name for name, entry in PEERS.items() if self.figures is None or entry.figure in self.figures]


def machine() -> dict[str, Any]:
    """What it runs on, and how busy that is with other things: the load of the last minute."""
    return {
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        **machine_facts(),
        "libraries": {name: _version(name) for name in LIBRARIES},
    }


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"


def commit(checkout: Path = CHECKOUT) -> str | None:
    """The commit of the checkout that this runs from; None outside one or without git."""
    if not (checkout / ".git").exists():  # an installed package may lie within another project's checkout
        return None
    command = ["git", "-C", str(checkout), "describe", "--always", "--dirty"]
    try:
        done = subprocess.run(command, capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() or None


def groups_of(settings: Settings) -> list[plan.Group]:
    """The groups that a run measures, without the peers."""
    cores = available_cores()
    if settings.game is None and settings.batches is None:
        groups = plan.standard(cores, settings.full)
    else:
        groups = plan.chosen_game(settings.game or plan.BASE, settings.batches or [plan.BATCH], cores)
    skipped = missing_libraries()
    if settings.figures is None:
        left_out = skipped if settings.full else {*skipped, *LEARNING}  # learning takes its time
        return plan.only(groups, [name for name in plan.NAMES if name not in left_out])
    for name in settings.figures:
        if name in skipped:
            raise BadBonesError(f"the figure {name} {skipped[name]}")
    return plan.only(groups, settings.figures)


def peer_group(peers: Peers, game: dict[str, Any] | None = None, batch: int = plan.BATCH) -> plan.Group:
    """The peers and our figures that they are compared with, of the base game for four or another."""
    theirs = peers.cases()
    figures = dict.fromkeys(PEERS[one.figure].figure for one in theirs)
    ours = {figure: case(figure, game or plan.BASE, batch) for figure in figures}
    ratios = [
        plan.Ratio("peer", ours[entry.figure], one, entry.choosing) for one in theirs for entry in (PEERS[one.figure],)
    ]
    return plan.Group("peers", [*ours.values(), *theirs], ratios)


def empty(settings: Settings) -> Document:
    """The document of a run that has measured nothing yet."""
    return {
        "schema": SCHEMA,
        "version": __version__,
        "commit": commit(),
        "date": datetime.date.today().isoformat(),
        "machine": machine(),
        "settings": {
            "repeat": settings.repeat,
            "window": settings.window,
            "full": settings.full,
            "figures": settings.figures,
            "game": settings.game,
            "batches": settings.batches,
            "peers": settings.peers,
        },
        "complete": False,
        "calibration": {},
        "results": [],
        "ratios": [],
        "memory": [],
        "startup": [],
        "missing_peers": {},
        "skipped": missing_libraries() if settings.figures is None else {},
    }


def run(settings: Settings, found: Document, groups: list[plan.Group]) -> None:
    """Measure everything into the document, as it comes; ``complete`` is true if nothing has stopped it."""
    cold = 2 if settings.full else 0
    calibrations: list[float] = []
    with ExitStack() as stack:
        if settings.peer_names():
            peers = stack.enter_context(Peers(settings.window, settings.peers_python, settings.peer_names()))
            found["missing_peers"] = peers.missing
            batch = settings.batches[0] if settings.batches else plan.BATCH
            beside = peer_group(peers, settings.game, batch)
            groups = [*groups[:1], beside, *groups[1:]]  # after the figures, which the goals are read from
        total = sum(len(group.cases) for group in groups) * (settings.repeat + 1)
        total += startup_ticks(settings.repeat, cold) if settings.wants("startup") else 0
        bar = stack.enter_context(Progress(total, "windows"))
        ticks = iter(range(1, total + 1))

        def tick(note: str) -> None:
            bar.update(next(ticks, total), note)

        def calibration_round() -> None:
            with on_cores(1):
                calibrations.append(calibrate())

        for group in groups:
            before = len(calibrations)
            try:
                measure(group.cases, settings.repeat, settings.window, tick, calibration_round)
            finally:
                _gather(found, group, calibrations, before)
            gc.collect()  # a library's import may leave a cycle that holds our frames, and so all games of the group
        if settings.wants("memory"):
            found["memory"] = [{"game": game, "bytes": memory(game)} for game in _memory_games(settings)]
        if settings.wants("startup"):
            startup(found["startup"], settings.repeat, cold, tick)
        found["complete"] = True


def _memory_games(settings: Settings) -> list[dict[str, Any]]:
    return [settings.game] if settings.game is not None else plan.games(settings.full)


def _gather(found: Document, group: plan.Group, calibrations: list[float], first: int) -> None:
    """Put what a group has given into the document; its calibrations begin at ``first``."""
    if calibrations:
        found["calibration"] = Spread.of(calibrations)._asdict() | {"samples": len(calibrations)}
    measured = [one for one in group.cases if one.samples and not one.left_out]
    found["results"] += [{"group": group.name} | summary(one, calibrations[first:]) for one in measured]
    found["ratios"] += [
        {"kind": one.kind, "of": one.case.setting, "to": one.other.setting, "choosing": one.choosing}
        | ratio(one.case, one.other, one.choosing)._asdict()
        for one in group.ratios
        if one.case in measured and one.other in measured
    ]
    found["missing_peers"] |= {one.figure: one.left_out for one in group.cases if one.left_out and one.figure in PEERS}


def load(path: str | Path) -> Document:
    """A run on file."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadBonesError(f"cannot read {path}: {error.strerror}") from None
    except ValueError:
        raise BadBonesError(
            f"{path} is not a benchmark run: not JSON; make one with 'badbones dev bench --json'"
        ) from None
    if not isinstance(found, dict) or found.get("schema") != SCHEMA:
        raise BadBonesError(
            f"{path} is not a benchmark run of schema {SCHEMA}; make one with 'badbones dev bench --json'"
        )
    return found


def bench(settings: Settings, path: str | None) -> int:
    """Measure, print the tables and write the document; 130 if somebody stopped it, 2 if something else did."""
    out = _writable(Path(path)) if path is not None and path != "-" else None
    groups = groups_of(settings)
    if settings.peers and not settings.peer_names():
        figures = ", ".join(sorted({entry.figure for entry in PEERS.values()}))
        raise BadBonesError(f"--peers and --peers-python need a figure that has peers, {figures}; --only names none")
    found = empty(settings)
    stopped, code = "", 0
    try:
        run(settings, found, groups)
    except (KeyboardInterrupt, BadBonesError, MemoryError, OSError) as error:
        stopped, code = _reason(error), 130 if isinstance(error, KeyboardInterrupt) else 2
        if not (found["results"] or found["memory"] or found["startup"]):
            print(f"badbones: {stopped}", file=sys.stderr)
            return code
    document = json.dumps(found, indent=1) + "\n"
    try:
        _print(document if path == "-" else report.text(found))
    finally:
        if out is not None:
            _write(out, document)
    if stopped:
        print(f"badbones: {stopped}; the figures are those measured until then", file=sys.stderr)
    return code


def _reason(error: BaseException) -> str:
    if isinstance(error, KeyboardInterrupt):
        return "stopped"
    if isinstance(error, MemoryError):
        return "not enough memory; use a smaller --batch"
    if isinstance(error, OSError):
        return ": ".join(filter(None, [error.filename, error.strerror or str(error)]))
    return str(error)


def _special(out: Path) -> bool:
    """A device or a pipe, which no file can take the place of."""
    return out.exists() and not out.is_file() and not out.is_dir()


def _writable(path: Path) -> Path:
    """Where a path leads to; complains if it could not be written, better now than after the run, and leaves it be."""
    out = path if _special(path) else path.resolve()
    if out.is_dir():
        raise BadBonesError(f"{path}: cannot be written: it is a folder")
    if not out.parent.is_dir():
        raise BadBonesError(f"{path}: cannot be written: there is no folder {out.parent}")
    if not os.access(out if _special(out) else out.parent, os.W_OK):
        raise BadBonesError(f"{path}: cannot be written: permission denied")
    return out


def _write(out: Path, document: str) -> None:
    """Write the document, at once where it is a file, so that nobody finds half of it."""
    try:
        if _special(out):
            out.write_text(document, encoding="utf-8")
        else:
            write_atomically(out, document.encode())
    except OSError as error:
        raise BadBonesError(f"{out}: cannot be written: {error.strerror}") from None


def _print(text: str) -> None:
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        sys.stdout = io.StringIO()  # what is left in the buffer would fail once more at the end
        raise BadBonesError(f"standard output: cannot be written: {error.strerror}") from None

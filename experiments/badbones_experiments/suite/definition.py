"""The definition of a suite: others, scenarios, bounds. Reads ``suite-1.toml`` and ``suite-1.bounds.json``.

A ``[[scenarios]]`` table of the TOML file stands for all combinations of its games, tables and numbers of strangers.
Scenarios that an earlier table has are not repeated: ``full`` contains ``mini``.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import Any

from badbones_agents.spec import parse_spec
from badbones_agents.strategies.read import FOLDER as STRATEGIES

from badbones_env import GameConfig
from badbones_env.errors import OptionError, did_you_mean
from badbones_env.files import MEGABYTE, read_text, read_toml

from ..tournament.schedule import Plan

HERE = Path(__file__).parent
LATEST = "suite-1"
VERSUS, SOLO, TEAM, SELF_PLAY = "versus", "solo", "team", "self-play"
TRACKS = (VERSUS, SOLO, TEAM)  # what counts
TIERS = ("mini", "full")
SCHEDULE = "table"


@dataclass(frozen=True)
class Other:
    """An agent for evaluation only."""

    name: str
    spec: str
    about: str
    sha256: str  # of its file
    command: str = ""  # that made it

    @property
    def file(self) -> Path:
        """The network or strategy that it plays."""
        _, values = parse_spec(self.spec)
        return Path(values["path"]) if "path" in values else STRATEGIES / f"{values['name']}.toml"


@dataclass(frozen=True)
class Bounds:
    """The raw scores that are 0 and 1, and who reached the upper one."""

    lower: float
    upper: float
    by: str

    def normalise(self, raw: float) -> float:
        return (raw - self.lower) / (self.upper - self.lower)


@dataclass(frozen=True)
class SuiteScenario:
    """Who plays what: the focal agent on ``focal`` seats, ``others`` on the rest."""

    track: str
    tier: str  # the smallest tier that has it
    game: GameConfig
    others: tuple[Other, ...]  # of the seats that are not focal
    games: int  # at least; whole blocks are played
    suite_seed: int

    @property
    def focal(self) -> int:
        """Focal seats."""
        return self.game.players - len(self.others)

    @property
    def name(self) -> str:
        """``team/coop3/net-a*2``: track, game, the others and on how many seats they sit."""
        names = dict.fromkeys(other.name for other in self.others)
        counts = {name: sum(other.name == name for other in self.others) for name in names}
        seated = "+".join(name if count == 1 else f"{name}*{count}" for name, count in counts.items())
        return "/".join([self.track, self.game.label(), *([seated] if seated else [])])

    @property
    def seed(self) -> int:
        """The master seed of its games: every scenario has its own."""
        return int.from_bytes(hashlib.sha256(f"{self.suite_seed}/{self.name}".encode()).digest()[:6], "little")

    def plan(self, focal: str, games: int | None = None, seed: int | None = None) -> Plan:
        """The games as a tournament's plan, in which the focal agent is number 0."""
        distinct = list(dict.fromkeys(other.spec for other in self.others))
        table = (0,) * self.focal + tuple(1 + distinct.index(other.spec) for other in self.others)
        rotations = self.game.players if distinct else 1
        blocks = math.ceil((games or self.games) / rotations)
        seed = self.seed if seed is None else seed
        return Plan(self.game.options(), (focal, *distinct), SCHEDULE, (table,), blocks, seed)


class Suite:
    """A definition, read and checked."""

    def __init__(self, path: Path) -> None:
        self.path, self.bounds_path = path, path.with_suffix(".bounds.json")
        values = read_toml(path, lambda problem: OptionError(f"the suite {path} {problem}"))
        try:
            self.name, self.seed, self.games = str(values["name"]), int(values["seed"]), int(values["games"])
            self.public: list[str] = list(values["public"])
            self.others = {name: self._other(name, table) for name, table in values["others"].items()}
            scenarios = [scenario for table in values["scenarios"] for scenario in self._scenarios(table)]
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise OptionError(f"{path} is not the definition of a suite: {error}") from None
        self.scenarios: dict[str, SuiteScenario] = {}
        for scenario in scenarios:
            self.scenarios.setdefault(scenario.name, scenario)

    def _other(self, name: str, table: dict[str, Any]) -> Other:
        spec = table["spec"].replace("{folder}", str(self.path.parent))
        return Other(name, spec, table["about"], table["sha256"], table.get("command", ""))

    def _scenarios(self, table: dict[str, Any]) -> list[SuiteScenario]:
        track, tier = table["track"], table["tier"]
        if track not in (*TRACKS, SELF_PLAY) or tier not in TIERS:
            raise ValueError(f"there is no track {track} in a tier {tier}")
        scenarios = []
        for options in table["games"]:
            game = GameConfig.from_options(options)
            for members in table.get("tables", [[]]):
                for strangers in table.get("strangers", [game.players - 1 if members else 0]):
                    seated = tuple(self.others[members[k % len(members)]] for k in range(strangers))
                    scenarios.append(SuiteScenario(track, tier, game, seated, self.games, self.seed))
        return scenarios

    def check_files(self) -> None:
        """Refuse a file of an evaluation agent that is not the published one."""
        for other in self.others.values():
            if file_hash(other.file) != other.sha256:
                raise OptionError(f"the file of {other.name} is not that of {self.name}: install badbones again")

    @cached_property
    def bounds(self) -> dict[str, Bounds]:
        """By scenario; those without bounds cannot be played."""
        try:
            stored = json.loads(read_text(self.bounds_path, MEGABYTE))
            entries = stored["scenarios"].items()
            return {name: Bounds(entry["lower"], entry["upper"], entry["by"]) for name, entry in entries}
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise OptionError(f"cannot read the bounds {self.bounds_path}: {error}") from None

    @property
    def sha256(self) -> str:
        """The hash of the definition: results of another one are not compared."""
        return file_hash(self.path)

    def select(self, tier: str, patterns: Sequence[str] = ()) -> list[SuiteScenario]:
        """The scenarios of a tier whose names match one of the patterns, in order."""
        wanted = TIERS[: TIERS.index(tier) + 1]
        scenarios = [scenario for scenario in self.scenarios.values() if scenario.tier in wanted]
        for pattern in patterns:
            if not any(fnmatchcase(scenario.name, pattern) for scenario in scenarios):
                near = did_you_mean(pattern, [scenario.name for scenario in scenarios])
                raise OptionError(f"no scenario of {tier} is called {pattern!r}{near}; see 'badbones suite --list'")
        return [each for each in scenarios if not patterns or any(fnmatchcase(each.name, text) for text in patterns)]


def file_hash(path: Path) -> str:
    """SHA-256 of a file; "" where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def find_suite(name: str = LATEST) -> Suite:
    """A shipped suite by name, or one of your own by its file."""
    shipped = HERE / f"{name}.toml"
    path = shipped if shipped.is_file() else Path(name)
    if not path.is_file():
        known = ", ".join(sorted(path.stem for path in HERE.glob("*.toml")))
        raise OptionError(f"there is no suite {name!r}: give a TOML file or one of {known}")
    suite = Suite(path)
    suite.check_files()
    return suite

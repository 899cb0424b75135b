"""What is played: the game, the agent on the studied seat, its opponents, and everybody's traps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from badbones_agents.registry import known_agents, make_agent
from badbones_agents.strategies.read import shipped

from badbones_env import BadBonesError, GameConfig
from badbones_env.components import GOODS
from badbones_env.lowlevel import BASE_SUPPLY, COOP_SUPPLY
from badbones_env.rules.constants import TRAP_NAMES

USUAL_BASKET = ("catapult", "catapult", "catapult", "dragon", "wall")  # 20 coins: what our agents like to buy

Kit = tuple[str, ...]  # traps, by name


class TrapsError(BadBonesError, ValueError):
    """A study that cannot be run as asked."""


@dataclass(frozen=True)
class Variant:
    """A game and its studied seat: the agent there and, unless it has what the rules give, its kit.

    The agent is a spec, or the content of a strategy file as JSON, for one that is in no file. In co-op it plays all
    seats, and the kit is the common supply.
    """

    config: GameConfig
    agent: str
    kit: Kit | None = None

    @property
    def is_strategy(self) -> bool:
        """Whether the agent is the content of a strategy file."""
        return self.agent.startswith("{")


def main_measure(config: GameConfig) -> str:
    """The measure of the value of a trap: points, or rounds survived where there are no opponents."""
    return "points" if config.mode == "versus" else "rounds"


def usual_kit(config: GameConfig) -> Kit:
    """What a seat (co-op: the team) begins with; in advanced games, where it is bought, what is usually bought."""
    coop = config.mode == "coop"
    if config.advanced:
        share = USUAL_BASKET if not coop else ("catapult", "dragon", "wall")  # 12 coins
        return tuple(sorted([*share * (config.players if coop else 1), "treasure"]))
    counts = {TRAP_NAMES[trap]: n for trap, n in (COOP_SUPPLY if coop else BASE_SUPPLY).items()}
    kit = [name for name, n in counts.items() for _ in range(n * (config.players if coop else 1))]
    return tuple(sorted([*kit, *(["treasure"] if coop else [])]))


def price(config: GameConfig, kit: Sequence[str]) -> int:
    """What a kit costs in the market; the treasure is free."""
    return sum(config.parts.costs.get(item, 0) for item in kit)


def parse_kit(text: str, config: GameConfig) -> Kit:
    """A kit on the command line: ``catapult*3,dragon,wall``. The treasure, which is free, is added."""
    kit: list[str] = []
    for part in text.split(","):
        name, star, number = part.strip().partition("*")
        if name not in GOODS or (star and not (number.isdigit() and 0 < int(number) < 20)):
            known = ", ".join(GOODS)
            raise TrapsError(
                f"{part.strip()!r} in the basket is not a trap such as wall or catapult*2; traps are {known}"
            )
        kit += [name] * int(number or 1)
    if not config.advanced and not set(kit) <= {TRAP_NAMES[trap] for trap in BASE_SUPPLY}:
        raise TrapsError("a base game has only walls, catapults, dragons and the treasure; add --advanced")
    return tuple(sorted([*kit, "treasure"]))


def kit_text(kit: Sequence[str]) -> str:
    """A kit as ``parse_kit`` reads it, without the treasure."""
    counts = Counter(item for item in kit if item != "treasure")
    return ",".join(name + (f"*{counts[name]}" if counts[name] > 1 else "") for name in GOODS if name in counts)


def trap_counts(kit: Sequence[str]) -> list[int]:
    """How many of each trap."""
    return [kit.count(name) for name in TRAP_NAMES]


def checked_agents(names: Sequence[str]) -> tuple[str, ...]:
    """The specs of those named on the command line, a strategy (shipped or a file) or any agent.

    A bad name is refused before anything is played.
    """
    specs = tuple(f"strategy:name={name}" if name in shipped() or name.endswith(".toml") else name for name in names)
    for spec in specs:
        if ":" not in spec and spec not in known_agents():
            raise TrapsError(f"{spec!r} is neither a strategy ('badbones traps list') nor an agent ('badbones agents')")
        make_agent(spec).close()
    return specs


def short_name(spec: str) -> str:
    """The name of an agent in tables."""
    return spec.removeprefix("strategy:name=")


def describe_opponents(config: GameConfig, opponents: Sequence[str]) -> str:
    """Who sits on the other seats, in words."""
    if config.mode == "solo":
        return "alone"
    return "as a team" if config.mode == "coop" else "against " + ", ".join(map(short_name, opponents))


def parse_game(text: str, options: dict[str, Any]) -> GameConfig:
    """A game on the command line, ``versus:4:advanced``; all else as in ``options``."""
    mode, *rest = text.split(":")
    game: dict[str, Any] = {"mode": mode, "players": 0, "advanced": False, "chiefs": False}
    for word in rest:
        if word in ("advanced", "chiefs"):
            game[word] = True
        elif word.isdigit():
            game["players"] = int(word)
        else:
            raise TrapsError(f"{word!r} in {text!r}: a game is mode[:players][:advanced][:chiefs], as versus:4")
    return GameConfig.from_options(options | game)

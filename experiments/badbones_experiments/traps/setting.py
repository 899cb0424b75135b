"""What is played: the game, who plays the seat in question, who sits around, and with which traps."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from badbones_agents.registry import known_agents, make_agent
from badbones_agents.strategies.read import shipped

from badbones_env import BadBonesError, GameConfig
from badbones_env.actions import ITEM_NAMES
from badbones_env.components import GOODS
from badbones_env.rules.constants import TRAP_NAMES, WEAPON_NAMES
from badbones_env.tables import BASE_SUPPLY, COOP_SUPPLY

USUAL_BASKET = ("catapult", "catapult", "catapult", "dragon", "wall")  # 20 coins: what the shipped agents buy

Kit = tuple[str, ...]  # traps and at most one weapon


class TrapsError(BadBonesError, ValueError):
    """An experiment that cannot be run as asked."""


@dataclass(frozen=True)
class Variant:
    """A game and the seat in question: the agent in it and, where not what the rules give, its kit.

    In co-op the agent plays all seats, and the kit is the common supply.
    """

    game: str  # options of the configuration as JSON, so that variants can be compared and stored
    agent: str
    kit: Kit | None = None

    @classmethod
    def of(cls, config: GameConfig, agent: str, kit: Kit | None = None) -> Variant:
        return cls(json.dumps(config.options(), sort_keys=True), agent, kit if kit is None else tuple(sorted(kit)))

    @cached_property
    def config(self) -> GameConfig:
        return GameConfig.from_options(json.loads(self.game))

    @property
    def key(self) -> str:
        return json.dumps([self.game, self.agent, self.kit])


def usual_kit(config: GameConfig) -> Kit:
    """What a seat (co-op: the team) begins with; in advanced games, where one buys it, what is usually bought."""
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
        if name not in (*GOODS, *WEAPON_NAMES) or (star and not (number.isdigit() and 0 < int(number) < 20)):
            raise TrapsError(f"{part.strip()!r} in the basket is not an item such as wall or catapult*2; items are "
                             f"{', '.join((*GOODS, *WEAPON_NAMES))}")  # fmt: skip
        kit += [name] * int(number or 1)
    if sum(item in WEAPON_NAMES for item in kit) > 1:
        raise TrapsError("a player has at most one weapon")
    if not config.advanced and not set(kit) <= {TRAP_NAMES[trap] for trap in BASE_SUPPLY}:
        raise TrapsError("a base game has only walls, catapults, dragons and the treasure; add --advanced")
    return tuple(sorted([*kit, "treasure"]))


def kit_text(kit: Sequence[str]) -> str:
    """A kit as ``parse_kit`` reads it, without the treasure."""
    counts = Counter(item for item in kit if item != "treasure")
    ordered = sorted(counts, key=ITEM_NAMES.index)
    return ",".join(name + (f"*{counts[name]}" if counts[name] > 1 else "") for name in ordered)


def trap_counts(kit: Sequence[str]) -> list[int]:
    """How many of each trap."""
    return [sum(item == name for item in kit) for name in TRAP_NAMES]


def checked_agents(names: Sequence[str]) -> tuple[str, ...]:
    """The specs of who is named on the command line, a strategy (shipped or a file) or any agent.

    A bad name is told before anything is played.
    """
    specs = tuple(f"strategy:name={name}" if name in shipped() or name.endswith(".toml") else name for name in names)
    for spec in specs:
        if ":" not in spec and spec not in known_agents():
            raise TrapsError(f"{spec!r} is neither a strategy ('badbones traps list') nor an agent ('badbones agents')")
        make_agent(spec).close()
    return specs


def short(spec: str) -> str:
    """The name of an agent in tables."""
    return spec.removeprefix("strategy:name=")


def parse_game(text: str, options: dict[str, Any]) -> GameConfig:
    """A game on the command line, ``versus:4:advanced``; all else as in ``options``."""
    mode, *rest = text.split(":")
    chosen: dict[str, Any] = {"mode": mode, "players": 0, "advanced": False, "chiefs": False}
    for word in rest:
        if word in ("advanced", "chiefs"):
            chosen[word] = True
        elif word.isdigit():
            chosen["players"] = int(word)
        else:
            raise TrapsError(f"{word!r} in {text!r}: a game is mode[:players][:advanced][:chiefs], as versus:4")
    return GameConfig.from_options(options | chosen)

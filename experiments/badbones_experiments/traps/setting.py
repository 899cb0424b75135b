"""What is played: the game, the agent on the studied seat, its opponents, and everybody's traps."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import champion_file
from badbones_agents.registry import known_agents, make_agent
from badbones_agents.spec import parse_spec
from badbones_agents.strategies.read import shipped

from badbones_env import BadBonesError, GameConfig
from badbones_env.components import GOODS
from badbones_env.lowlevel import BASE_SUPPLY, COOP_SUPPLY
from badbones_env.rules.constants import TRAP_NAMES, WEAPON_NAMES
from badbones_env.text.choices import ITEM_NAMES

USUAL_BASKET = ("catapult", "catapult", "catapult", "dragon", "wall")  # 20 coins: what our agents like to buy

Kit = tuple[str, ...]  # traps and at most one weapon


class TrapsError(BadBonesError, ValueError):
    """A study that cannot be run as asked."""


@dataclass(frozen=True)
class Variant:
    """A game and its studied seat: the agent there and, unless it has what the rules give, its kit.

    The agent is a spec, or the content of a strategy file as JSON, for one that is in no file.

    In co-op the agent plays all seats, and the kit is the common supply.
    """

    game: str  # options of the configuration as JSON, so that variants can be compared and stored
    agent: str
    kit: Kit | None = None
    part: tuple[int, int] | None = None  # only a part of the kit, by an order drawn for each game: see ``drawn_part``

    @classmethod
    def of(cls, config: GameConfig, agent: str, kit: Kit | None = None, part: tuple[int, int] | None = None) -> Variant:
        """The variant of a configuration."""
        kit = kit if kit is None else tuple(sorted(kit))
        return cls(json.dumps(config.options(), sort_keys=True), agent, kit, part)

    @cached_property
    def config(self) -> GameConfig:
        return GameConfig.from_options(json.loads(self.game))

    @property
    def is_strategy(self) -> bool:
        """Whether the agent is the content of a strategy file."""
        return self.agent.startswith("{")


def main_measure(config: GameConfig) -> str:
    """The measure of the value of a trap: points, or rounds survived where there are no opponents."""
    return "points" if config.mode == "versus" else "rounds"


def drawn_order(kit: Kit, seed: int, game: int) -> list[str]:
    """The items of a kit in the order that is drawn for game number ``game``."""
    return [kit[k] for k in np.random.default_rng([seed, game, len(kit)]).permutation(len(kit)).tolist()]


def drawn_part(kit: Kit, part: tuple[int, int], seed: int, game: int) -> Kit:
    """A part of a kit in game number ``game``: (n, 0) the first n items in the order drawn for it, (n, 1) the first n
    but with the next item in the place of the last."""
    count, swapped = part
    order = drawn_order(kit, seed, game)
    return tuple(sorted([*order[: count - 1], order[count]] if swapped else order[:count]))


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
        if name not in (*GOODS, *WEAPON_NAMES) or (star and not (number.isdigit() and 0 < int(number) < 20)):
            raise TrapsError(
                f"{part.strip()!r} in the basket is not an item such as wall or catapult*2; items are "
                f"{', '.join((*GOODS, *WEAPON_NAMES))}"
            )
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


def short(spec: str) -> str:
    """The name of an agent in tables."""
    return spec.removeprefix("strategy:name=")


def describe_opponents(config: GameConfig, opponents: Sequence[str]) -> str:
    """Who sits on the other seats, in words."""
    if config.mode == "solo":
        return "alone"
    return "as a team" if config.mode == "coop" else "against " + ", ".join(map(short, opponents))


def network_file(spec: str, config: GameConfig) -> Path | None:
    """The file of the network that plays under this name; None: it is no network of ours."""
    name, values = parse_spec(spec)
    if name == "champion":
        return champion_file(config.label())
    return Path(values["path"]) if name == "policy" and "path" in values else None


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

"""New strategies from old ones: rules are added, left out, moved and changed, or taken from a second parent.

A strategy is the content of its file, a dict as TOML gives it. Everything is drawn from the generator that is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from badbones_agents.strategies.read import TILES

from badbones_env import GameConfig
from badbones_env.lowlevel import BASE_SUPPLY
from badbones_env.rules.constants import TRAP_NAMES, TRAP_OF_TILE
from badbones_env.text.spaces import SPACE_NAMES

Data = dict[str, Any]
Rule = dict[str, Any]

MAX_RULES = 7  # more than a person likes to read
AIMS = ("base", "leader", "left", "right", "weakest", "crowded", "strongest", "shakiest")
GATES = ("c4", "b3", "d3", "c2", "c1")  # around the tower, and the village's
WORTHS = (0.003, 0.006, 0.01, 0.015, 0.02, 0.03, 0.04, 0.06, 0.08, 0.12, 0.2)  # thresholds worth trying
CROSSOVER_PROB = 0.25  # that a child has two parents

# conditions of any rule -> values worth trying
CONDITIONS: dict[str, tuple[Any, ...]] = {
    "tower_in": (1, 2, 3), "village_in": (1, 2, 3), "floors_below": (2, 3, 4), "houses_below": (2, 3, 4),
    "round_from": (2, 3, 4, 6, 8), "round_to": (2, 3, 4, 6, 8), "skeletons_from": (3, 5, 7, 9, 12),
    "skeletons_to": (2, 4, 6, 8, 10), "stakes_from": WORTHS, "stakes_to": WORTHS,
}  # fmt: skip
OF_CHOICES: dict[str, tuple[Any, ...]] = {"cost_to": WORTHS, "gain_from": (-0.05, -0.02, 0.0, *WORTHS[:7])}
OF_PLACING: dict[str, tuple[Any, ...]] = {"arriving": (1, 1, 2, 3), "standing": (1, 2)}
OF_RETRIEVING: dict[str, tuple[Any, ...]] = {"damaged": (True, True, False), "idle": (True,)}


@dataclass(frozen=True)
class Variation:
    """How strategies of a game vary."""

    config: GameConfig
    heroes: Sequence[str] = ()  # who may lead the hero; the first leads that of all strategies at the beginning

    def traps(self) -> list[str]:
        """The names of the traps that a rule may place, as files call them."""
        known = [name for name, tile in TILES.items() if self.config.advanced or TRAP_OF_TILE[tile] in BASE_SUPPLY]
        return [*known, "wall", *(["labyrinth"] if self.config.advanced else [])]

    def kinds(self) -> list[str]:
        """The names of the traps that a rule may retrieve."""
        return [name for trap, name in enumerate(TRAP_NAMES) if self.config.advanced or trap in BASE_SUPPLY]

    def child(self, parent: Data, other: Data, rng: np.random.Generator) -> Data:
        """A strategy like its parent, with a change or a few, perhaps with rules of another."""
        child = deepcopy(parent)
        if rng.random() < CROSSOVER_PROB:
            self._crossover(child, other, rng)
        for _ in range(1 + int(rng.geometric(0.55))):
            self._mutate(child, rng)
        child["rule"] = child["rule"][:MAX_RULES]
        return child

    def _crossover(self, child: Data, other: Data, rng: np.random.Generator) -> None:
        """The first rules of the child and the last of the other."""
        mine, theirs = child["rule"], deepcopy(other["rule"])
        child["rule"] = mine[: int(rng.integers(len(mine) + 1))] + theirs[int(rng.integers(len(theirs) + 1)) :]
        if rng.random() < 0.3:
            child["aim"] = other["aim"]

    def _mutate(self, child: Data, rng: np.random.Generator) -> None:
        rules = child["rule"]
        mutations = ["add", "add"] if len(rules) < MAX_RULES else []
        mutations += ["change"] * 5 + ["drop", "move"] if rules else []
        mutations += ["aim", "otherwise", *(["hero"] if len(self.heroes) > 1 else [])]
        mutation = _draw(rng, mutations)
        if mutation == "add":
            rules.insert(int(rng.integers(len(rules) + 1)), self.rule(rng))
        elif mutation == "drop":
            rules.pop(int(rng.integers(len(rules))))
        elif mutation == "move":
            rules.insert(int(rng.integers(len(rules))), rules.pop(int(rng.integers(len(rules)))))
        elif mutation == "change":
            self._mutate_rule(rules[int(rng.integers(len(rules)))], rng)
        elif mutation == "aim":
            child["aim"] = _draw(rng, AIMS)
        elif mutation == "hero":
            child["hero"] = _draw(rng, self.heroes)
        else:  # a plan that passes where it has no rule is seldom good
            child["otherwise"] = _draw(rng, ("base", "base", "pass"))

    def rule(self, rng: np.random.Generator) -> Rule:
        """A rule of any kind."""
        do = _draw(rng, ("place", "place", "place", "retrieve", "retrieve", "pass", "base"))
        rule: Rule = {"do": do}
        if do == "place":
            rule["trap"] = _draw(rng, self.traps())
            rule |= self._spaces(do, rng)
        elif do == "retrieve":
            if rng.random() < 0.7:
                rule["trap"] = _draw(rng, self.kinds())
            rule |= self._spaces(do, rng) if rng.random() < 0.3 else {"pick": "best"}
        rule["when"] = {}
        if do in ("place", "retrieve") and rng.random() < 0.8:  # what it may cost: the plan yields to the evaluation
            rule["when"]["cost_to"] = _draw(rng, WORTHS)
        for _ in range(int(rng.integers(0, 3)) or int(do in ("pass", "base"))):
            self._condition(rule, rng)
        return rule

    def _spaces(self, do: str, rng: np.random.Generator) -> Rule:
        kind = _draw(rng, ("gates", "some", "best", "best", *(("path", "crowd") if do == "place" else ())))
        if kind in ("path", "crowd"):
            return {"on": kind}
        if kind == "best":
            return {"on": "anywhere", "pick": "best"}
        pool = GATES if kind == "gates" else SPACE_NAMES
        count = int(rng.integers(1, min(len(pool), 6) + 1))
        spaces = [pool[k] for k in rng.permutation(len(pool))[:count]]
        return {"on": spaces, **({"pick": "best"} if rng.random() < 0.5 else {})}

    def _mutate_rule(self, rule: Rule, rng: np.random.Generator) -> None:
        """Change something about a rule."""
        part = _draw(rng, ("when", "when", "when", "worth", "worth", "forget", "spaces", "trap"))
        rule.setdefault("when", {})
        thresholds = [key for key in ("cost_to", "gain_from", "stakes_from", "stakes_to") if key in rule["when"]]
        if part == "worth" and thresholds:
            key = _draw(rng, thresholds)
            rule["when"][key] = round(rule["when"][key] * float(np.exp(rng.normal(0, 0.5))), 4)
        elif part == "forget" and rule["when"]:
            del rule["when"][_draw(rng, list(rule["when"]))]
        elif part == "spaces" and rule["do"] in ("place", "retrieve"):
            for key in ("on", "pick"):
                rule.pop(key, None)
            rule |= self._spaces(rule["do"], rng)
        elif part == "trap" and rule["do"] in ("place", "retrieve"):
            rule["trap"] = _draw(rng, self.traps() if rule["do"] == "place" else self.kinds())
        else:
            self._condition(rule, rng)

    def _condition(self, rule: Rule, rng: np.random.Generator) -> None:
        known = dict(CONDITIONS)
        known |= OF_CHOICES if rule["do"] != "base" else {}
        known |= {"place": OF_PLACING, "retrieve": OF_RETRIEVING}.get(rule["do"], {})
        key = _draw(rng, [*known, "heading"])
        if key == "heading":
            count = int(rng.integers(1, 5))
            rule["when"][key] = [GATES[k] for k in rng.permutation(len(GATES))[:count]]
        else:
            rule["when"][key] = _draw(rng, known[key])


def base_strategy(data: Mapping[str, Any], hero: str = "guardian", market: bool = True) -> Data:
    """A strategy that can be varied: with all keys, in the order in which a file has them.

    Without a ``market`` there is no shopping list; with one it is left alone.
    """
    defaults = {"title": "", "about": "", "hero": hero, "aim": "leader", "otherwise": "pass"}
    strategy = {key: data.get(key, default) for key, default in defaults.items()} | {"hero": hero}
    strategy |= {"buy": data["buy"]} if market and "buy" in data else {}
    return strategy | {"rule": deepcopy(data.get("rule", []))}


def with_cost_limit(data: Data, cost: float) -> Data:
    """The same plan, but no rule may cost more than that, and where none applies the base agent decides."""
    rules = [
        rule | ({"when": rule.get("when", {}) | {"cost_to": cost}} if rule["do"] in ("place", "retrieve") else {})
        for rule in data["rule"]
    ]
    return data | {"otherwise": "base", "rule": rules}


def _draw(rng: np.random.Generator, values: Any) -> Any:
    return values[int(rng.integers(len(values)))]

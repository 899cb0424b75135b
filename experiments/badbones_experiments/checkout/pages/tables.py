"""The index tables of observations and actions: docs/tables.md.

What the entries of an observation mean comes from ``badbones_env.observation``, the actions and their texts from
``badbones_env.tables`` and ``badbones_env.actions``: the page cannot differ from what the environment does.
"""

from __future__ import annotations

import itertools
from typing import Any

from badbones_env import GameConfig
from badbones_env.actions import action_texts
from badbones_env.envs.registration import GAMES, environment_id
from badbones_env.observation import Observation
from badbones_env.rules.constants import (
    D_ADVANCE,
    D_FACE,
    D_FIRST,
    D_FLEE,
    D_HERO,
    D_LEAD,
    D_MARKET,
    D_PICK,
    D_SEND,
    D_START,
    D_STOP,
    D_TO,
    D_TRAP,
    D_WEAPON,
    DECISION_NAMES,
    NOTHING,
    V_ADVANCE,
    V_ADVANCE_SLOT,
    V_BUY,
    V_CLEAVE,
    V_FACE,
    V_FIRST,
    V_FLEE,
    V_FREEZE,
    V_LEAD,
    V_MOVE,
    V_PASS,
    V_PICK,
    V_PLACE,
    V_RETRIEVE,
    V_SEND,
    V_SHOOT,
    V_START,
    V_STOP,
    V_SWEEP,
    V_TELEPORT,
    V_TO,
    V_TURN,
    V_WAIT,
)
from badbones_env.tables import layout

INTRODUCTION = """\
# Index tables: observations and actions

What stands at which index, for some configurations; [environment.md](environment.md) explains how to read it. The page
is written from the code. Do not edit it; write it anew with

```
badbones pages
```

`badbones pages --check` writes nothing and fails if the page is out of date. The tests run it. The table of any other
configuration: `print(Observation(GameConfig(...), "compact").table())` with `Observation` from
`badbones_env.observation`, and `action_table(GameConfig(...))` from `badbones_experiments.checkout.pages.tables`.

"""

# Title, options and encoding of the observation tables
OBSERVATIONS: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("Versus, 4 players, base: compact", {"mode": "versus", "players": 4}, "compact"),
    ("Versus, 4 players, base: complete", {"mode": "versus", "players": 4}, "complete"),
    (
        "Versus, 2 players, advanced with chiefs: compact",
        {"mode": "versus", "players": 2, "advanced": True, "chiefs": True},
        "compact",
    ),
    ("Co-op, 3 players, base: compact", {"mode": "coop", "players": 3}, "compact"),
    ("Solo, base: compact", {"mode": "solo"}, "compact"),
)
ACTIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("Versus, 4 players, base", {"mode": "versus", "players": 4}),
    ("Solo, base", {"mode": "solo"}),
    ("Co-op, 3 players, base", {"mode": "coop", "players": 3}),
    ("Versus, 2 players, advanced with chiefs", {"mode": "versus", "players": 2, "advanced": True, "chiefs": True}),
    (
        'Co-op, 3 players, advanced with chiefs and order="ask": everything there is',
        {"mode": "coop", "players": 3, "advanced": True, "chiefs": True, "order": "ask"},
    ),
)

CORE = (D_MARKET, D_HERO, D_TRAP)  # what decisions="core" leaves to the player
# The decisions that a verb answers; of verbs that take several numbers (place, advance, pick) the first stands for all
ANSWERS: dict[int, tuple[int, ...]] = {
    V_WAIT: (NOTHING,), V_PASS: (D_MARKET, D_TRAP, D_WEAPON), V_MOVE: (D_HERO, D_WEAPON), V_PLACE: (D_TRAP,),
    V_RETRIEVE: (D_TRAP,), V_BUY: (D_MARKET,), V_START: (D_START,), V_ADVANCE: (D_ADVANCE,),
    V_ADVANCE_SLOT: (D_ADVANCE,), V_FIRST: (D_FIRST,), V_LEAD: (D_LEAD,), V_FLEE: (D_FLEE,), V_SEND: (D_SEND, D_WEAPON),
    V_STOP: (D_STOP,), V_SHOOT: (D_WEAPON,), V_PICK: (D_PICK,), V_FREEZE: (D_WEAPON,),
    V_TELEPORT: (D_WEAPON,), V_CLEAVE: (D_WEAPON,), V_SWEEP: (D_WEAPON,), V_TO: (D_TO,), V_TURN: (D_WEAPON,),
    V_FACE: (D_FACE,),
}  # fmt: skip


def decisions_of(verb: int, advanced: bool = True) -> tuple[int, ...]:
    """The decisions that a verb answers; without ``advanced`` there is neither a market nor a weapon."""
    found = ANSWERS[max(first for first in ANSWERS if first <= verb)]
    return tuple(decision for decision in found if advanced or decision not in (D_MARKET, D_WEAPON))


def action_table(config: GameConfig) -> str:
    """The documentation of every action's index, as a Markdown table: a row for every verb."""
    made = layout(config)
    texts = action_texts(made, 0)
    rows = ["| index | actions (of seat 0) | answers | with `core` |", "|---|---|---|---|"]
    for verb, group in itertools.groupby(enumerate(made.actions), key=lambda action: action[1][0]):
        indices = [index for index, _ in group]
        first, last = indices[0], indices[-1]
        place = str(first) if first == last else f"{first}..{last}"
        named = [texts[index] for index in indices]
        shown = [named[0], "..", named[-1]] if len(named) > 6 else named
        text = ", ".join(f"`{name}`" for name in shown).replace(", `..`,", " ..")
        decisions = decisions_of(verb, config.advanced)
        names = ", ".join(DECISION_NAMES[decision] for decision in decisions)
        asked = "asked" if any(decision in CORE for decision in decisions) else "steward"
        if decisions == (NOTHING,):
            asked = "-"
        rows.append(f"| {place} | {text} | {names} | {asked} |")
    return "\n".join(rows)


def size_table() -> str:
    """The sizes of the registered environments."""
    rows = ["| id | players | actions | compact | complete |", "|---|---:|---:|---:|---:|"]
    for name, options in GAMES.items():
        config = GameConfig.from_options(options)
        sizes = " | ".join(str(Observation(config, encoding).size) for encoding in ("compact", "complete"))
        rows.append(f"| `{environment_id(name)}` | {config.players} | {len(layout(config).actions)} | {sizes} |")
    return "\n".join(rows)


def page() -> str:
    """The text of docs/tables.md."""
    parts = [
        "## Sizes",
        "Actions, and entries of an observation in both encodings. Chiefs, `order` and the number of players change "
        "them;\n`draw`, `rounds`, `heroic` and `max_rounds` do not.",
        size_table(),
        "## Observations",
    ]
    for title, options, encoding in OBSERVATIONS:
        seen = Observation(GameConfig.from_options(options), encoding)
        table = seen.table().replace("wall/, wall\\,", "`wall/`, `wall\\`,")  # Markdown would swallow the backslash
        parts += [f"### {title}", f"{seen.size} entries (uint8).", table]
    parts.append("## Actions")
    for title, options in ACTIONS:
        config = GameConfig.from_options(options)
        parts += [f"### {title}", f"{len(layout(config).actions)} actions.", action_table(config)]
    return INTRODUCTION + "\n\n".join(parts) + "\n"

"""The index tables of observations and actions: docs/tables.md.

What the entries of an observation mean comes from ``badbones_env.observation.dense``, the actions and their texts from
``badbones_env.lowlevel.game_spec`` and ``badbones_env.text.choices``: the page cannot differ from the environment.
"""

from __future__ import annotations

import itertools
import textwrap
from typing import Any

from badbones_env import GameConfig
from badbones_env.envs.registration import GAMES, environment_id
from badbones_env.lowlevel import game_spec
from badbones_env.observation.dense import Observation
from badbones_env.observation.features import FEATURES, list_length
from badbones_env.observation.observer import ENCODINGS, layout_of
from badbones_env.observation.sparse import SparseObservation, action_names
from badbones_env.rules import constants as c
from badbones_env.rules.constants import MAX_SEATS
from badbones_env.text.choices import action_texts

INTRODUCTION = """\
# Index tables: observations and actions

What stands at which index, for some configurations; [environment.md](environment.md) explains how to read it. The page
is written from the code. Do not edit it; write it anew with

```
badbones dev pages
```

`badbones dev pages --check` writes nothing and fails if the page is stale. The tests run it. The table of any other
configuration: `print(Observation(GameConfig(...), "compact").table())` with `Observation` from
`badbones_env.observation.dense`, and `action_table(GameConfig(...))` from `docs.tools.pages.tables`. The sparse one
is the same in every game: [Sparse](#sparse-features-and-actions-of-every-game).

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

EVERYTHING = {"mode": "versus", "players": 6, "advanced": True, "chiefs": True, "order": "ask"}
SPARSE = (
    '`observation="sparse"` ([environment.md](environment.md#the-sparse-encoding)) lists which of {features} features '
    "are true of a position, and numbers {actions} actions alike in all games. A list has {lengths} entries with 1 to "
    "6 players. The name of a feature is its field and a label of each axis: `own/tiles/wall-slash/intact/b3`, "
    "`round/3`. `own`, `left`, `right` and `others` are boards, as their owners sit. `feature_names()` "
    "(`badbones_env.observation.features`) and `action_names()` (`badbones_env.observation.sparse`) list all names by "
    "number; policy files store them beside their weights."
)

CORE = (c.D_MARKET, c.D_HERO, c.D_TRAP)  # what decisions="core" leaves to the player
# The decisions that a verb answers; of verbs that take several numbers (place, advance, pick) the first stands for all
ANSWERS: dict[int, tuple[int, ...]] = {
    c.V_WAIT: (c.NOTHING,), c.V_PASS: (c.D_MARKET, c.D_TRAP, c.D_WEAPON), c.V_MOVE: (c.D_HERO, c.D_WEAPON),
    c.V_PLACE: (c.D_TRAP,), c.V_RETRIEVE: (c.D_TRAP,), c.V_BUY: (c.D_MARKET,), c.V_START: (c.D_START,),
    c.V_ADVANCE: (c.D_ADVANCE,), c.V_ADVANCE_SLOT: (c.D_ADVANCE,), c.V_FIRST: (c.D_FIRST,), c.V_LEAD: (c.D_LEAD,),
    c.V_FLEE: (c.D_FLEE,), c.V_SEND: (c.D_SEND, c.D_WEAPON), c.V_STOP: (c.D_STOP,), c.V_SHOOT: (c.D_WEAPON,),
    c.V_PICK: (c.D_PICK,), c.V_FREEZE: (c.D_WEAPON,), c.V_TELEPORT: (c.D_WEAPON,), c.V_CLEAVE: (c.D_WEAPON,),
    c.V_SWEEP: (c.D_WEAPON,), c.V_TO: (c.D_TO,), c.V_TURN: (c.D_WEAPON,), c.V_FACE: (c.D_FACE,),
}  # fmt: skip


def decisions_of(verb: int, advanced: bool = True) -> tuple[int, ...]:
    """The decisions that a verb answers; without ``advanced`` there is neither a market nor a weapon."""
    found = ANSWERS[max(first for first in ANSWERS if first <= verb)]
    return tuple(decision for decision in found if advanced or decision not in (c.D_MARKET, c.D_WEAPON))


def action_table(config: GameConfig, common: bool = False) -> str:
    """The documentation of every action's index, as a Markdown table: a row for every verb.

    ``common``: names and numbers of the sparse encoding.
    """
    spec = game_spec(config, common=common)
    texts = action_names() if common else action_texts(spec, 0)
    title = "names of actions" if common else "actions (of seat 0)"
    rows = [f"| index | {title} | answers | with `core` |", "|---|---|---|---|"]
    for verb, group in itertools.groupby(enumerate(spec.actions), key=lambda action: action[1][0]):
        indices = [index for index, _ in group]
        first, last = indices[0], indices[-1]
        place = str(first) if first == last else f"{first}..{last}"
        named = [texts[index] for index in indices]
        shown = [named[0], "..", named[-1]] if len(named) > 6 else named
        text = ", ".join(f"`{name}`" for name in shown).replace(", `..`,", " ..")
        decisions = decisions_of(verb, config.advanced)
        names = ", ".join(c.DECISION_NAMES[decision] for decision in decisions)
        asked = "asked" if any(decision in CORE for decision in decisions) else "auto_policy"
        if decisions == (c.NOTHING,):
            asked = "-"
        rows.append(f"| {place} | {text} | {names} | {asked} |")
    return "\n".join(rows)


def size_table() -> str:
    """The sizes of the registered environments."""
    rows = ["| id | players | actions | compact | complete | sparse |", "|---|---:|---:|---:|---:|---:|"]
    for name, options in GAMES.items():
        config = GameConfig.from_options(options)
        sizes = " | ".join(str(layout_of(config, encoding).size) for encoding in ENCODINGS)
        rows.append(f"| `{environment_id(name)}` | {config.players} | {len(game_spec(config).actions)} | {sizes} |")
    return "\n".join(rows)


def page() -> str:
    """The text of docs/tables.md."""
    parts = [
        "## Sizes",
        "Actions, and entries of an observation in each encoding. Chiefs, `order` and the number of players change "
        "them;\n`draw`, `rounds`, `heroic` and `max_rounds` do not.",
        size_table(),
        "## Observations",
    ]
    for title, options, encoding in OBSERVATIONS:
        seen = Observation(GameConfig.from_options(options), encoding)
        parts += [f"### {title}", f"{seen.size} entries (uint8).", _escaped(seen.table())]
    parts.append("## Actions")
    for title, options in ACTIONS:
        config = GameConfig.from_options(options)
        parts += [f"### {title}", f"{len(game_spec(config).actions)} actions.", action_table(config)]
    sparse = SparseObservation(GameConfig.from_options(EVERYTHING))
    introduction = SPARSE.format(
        features=FEATURES - 1,
        actions=len(game_spec(sparse.config, common=True).actions),
        lengths=", ".join(str(list_length(players)) for players in range(1, MAX_SEATS + 1)),
    )
    parts += ["## Sparse: features and actions of every game", textwrap.fill(introduction, 120)]
    parts += ["### Features", _escaped(sparse.table()), "### Actions", action_table(sparse.config, common=True)]
    return INTRODUCTION + "\n\n".join(parts) + "\n"


def _escaped(table: str) -> str:
    """Markdown would swallow the backslash."""
    return table.replace("wall/, wall\\,", "`wall/`, `wall\\`,")

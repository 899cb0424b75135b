"""From a configuration to what the compiled rules look up (``rules.state.TABLES``) and to a fresh game's record."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np

from ..config import OPTIONS, GameConfig
from ..observation.features import AXES, relative_seat
from ..rules import constants as c
from ..rules.scoring import FLOOR_POINTS, HOUSE_POINTS
from ..rules.state import STATE, TABLES, Row
from ..text.spaces import COOP_SLOT_NAMES, SLOT_NAMES, SPACE_NAMES

BASE_TOWER = SPACE_NAMES.index("c3")
STEPS = {c.NORTH: (0, 1), c.EAST: (1, 0), c.SOUTH: (0, -1), c.WEST: (-1, 0)}
BASE_BUILDINGS = (4, 5)  # S2: floors and houses
BASE_SUPPLY = {c.WALL: 2, c.CATAPULT: 2, c.DRAGON: 1, c.TREASURE: 1}  # S2
COOP_SUPPLY = {c.WALL: 1, c.CATAPULT: 1, c.DRAGON: 1}  # CO5, per player; and one treasure
TREASURES = 6  # in the box


@dataclass(frozen=True, eq=False)
class GameSpec:
    """Everything fixed that a configuration means: lookup tables, token types, slot names, the action space."""

    config: GameConfig
    tables: np.ndarray  # (1,) TABLES
    initial_state: np.ndarray  # (1,) STATE: a game before its set-up draws
    types: tuple[tuple[int, int, int], ...]  # (symbol, home, kind) of each token type
    type_names: tuple[str, ...]
    place_names: tuple[str, ...]
    actions: tuple[tuple[int, int], ...]  # (verb, argument) of each action
    by_verb: dict[int, list[tuple[int, int]]]  # verb -> (argument, action) of each of its actions
    texts: dict[int, list[str]] = field(default_factory=dict)  # seat -> text of each action, made when first asked for


def game_spec(config: GameConfig, wide: bool = False, common: bool = False) -> GameSpec:
    """The spec of a configuration. ``wide``: with every action, for positions that may hold anything.

    ``common``: with the actions of the sparse encoding, which are the same in every game.
    """
    # some options change neither the tables nor the action space: configurations that differ in them share both
    plain = replace(config, **{option.name: option.default for option in OPTIONS if not option.shapes})
    shared = _spec(plain, wide, common)
    tables = shared.tables.copy()  # so that whoever writes into them changes no other game
    return replace(shared, config=config, tables=tables, initial_state=_initial_state(config, tables))


@lru_cache(maxsize=256)
def _spec(config: GameConfig, wide: bool, common: bool) -> GameSpec:
    types = token_types(config)
    actions = common_actions(config.players) if common else action_space(config, types, wide)
    tables = _tables(config, types, actions)
    names = COOP_SLOT_NAMES if config.mode == "coop" else SLOT_NAMES
    choices: dict[int, list[tuple[int, int]]] = {}
    for action, (verb, argument) in enumerate(actions):
        choices.setdefault(verb, []).append((argument, action))
    return GameSpec(
        config=config,
        tables=tables,
        initial_state=_initial_state(config, tables),
        types=types,
        type_names=tuple(_type_name(*model) for model in types),
        place_names=SPACE_NAMES + names,
        actions=actions,
        by_verb=choices,
    )


def token_types(config: GameConfig) -> tuple[tuple[int, int, int], ...]:
    """G4: the 34 types of tokens in the order in which those of a stack move: symbol, home, plain before chiefs."""
    plain = [(symbol, home, c.PLAIN) for symbol in range(5) for home in range(3)]
    chiefs = [
        (symbol, home, c.KIND_NAMES.index(name))
        for name, models in config.parts.chiefs.items()
        for symbol, home in models
    ]
    return tuple(sorted(plain + chiefs))


def _type_name(symbol: int, home: int, kind: int) -> str:
    name = c.SYMBOL_LETTERS[symbol] + c.HOME_LETTERS[home]
    return name if kind == c.PLAIN else f"{name} {c.KIND_NAMES[kind]}"


def bits(places: Any) -> int:
    """The bits of some spaces."""
    return sum(1 << place for place in places)


def neighbours(space: int, steps: Any) -> list[int]:
    """G1: the spaces at these steps that are on the board."""
    column, rank = space % 5, space // 5
    return [(rank + dy) * 5 + column + dx for dx, dy in steps if 0 <= column + dx < 5 and 0 <= rank + dy < 5]


def _tables(
    config: GameConfig, types: tuple[tuple[int, int, int], ...], actions: tuple[tuple[int, int], ...]
) -> np.ndarray:
    """G1-G3, G5-G7, S2, SO1, MK2, CO1, CO8: what the rules look up of boards, tokens, tiles and actions."""
    table = np.zeros(1, TABLES)
    t = Row(table)
    coop = config.mode == "coop"
    parts = config.parts
    for space in range(c.SPACES):
        for d, step in STEPS.items():
            ahead = neighbours(space, [step])
            t.neighbour[space, d] = ahead[0] if ahead else c.EXIT + d
        t.rook[space] = bits(neighbours(space, STEPS.values()))
        t.king[space] = bits(neighbours(space, [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]))
        t.arrow[space] = range(4)
    for space, incoming, outgoing in parts.coop_arrows if coop else parts.arrows:
        t.arrow[space, incoming] = outgoing
    for i in range(5):
        t.inward[c.LEFT_SLOTS + i] = c.EAST
        t.inward[c.TOP_SLOTS + i] = c.NORTH if coop else c.SOUTH
        t.inward[c.RIGHT_SLOTS + i] = c.WEST
        t.neighbour[c.LEFT_SLOTS + i] = 5 * i
        t.neighbour[c.TOP_SLOTS + i] = i if coop else 20 + i
        t.neighbour[c.RIGHT_SLOTS + i] = 5 * i + 4
    for place in range(c.PLACES):
        # the slots come after the 4 x 25 entries of the spaces: the field waiting follows skeletons (dense.py)
        t.cell[4 * place : 4 * place + 4] = [25 * d + place if place < c.SPACES else 75 + place for d in range(4)]
        t.rival_cell[place] = place if place < c.SPACES else c.SPACES + (place - c.SPACES) // 5
    t.towers = bits(parts.coop_towers) if coop else 1 << BASE_TOWER
    t.start = parts.coop_towers[0] if coop else BASE_TOWER
    for type_id, (symbol, home, kind) in enumerate(types):
        t.symbol[type_id], t.home[type_id], t.kind[type_id] = symbol, home, kind
        position = parts.symbol_order.index(symbol)  # G5: clockwise, so downwards on the right
        t.slot[type_id] = (c.LEFT_SLOTS + position, c.TOP_SLOTS + position, c.RIGHT_SLOTS + 4 - position)[home]
        t.copies[type_id] = c.MODEL_COPIES if kind == c.PLAIN else 1
        t.symbol_types[symbol] |= 1 << type_id
        t.kind_types[kind] |= 1 << type_id
    played = [type_id for type_id, (_, _, kind) in enumerate(types) if kind == c.PLAIN or config.chiefs]
    t.played[: len(played)] = played
    t.played_types = len(played)
    t.floors, t.houses = buildings(config)
    t.full_points = full_points(config)
    for trap, name in enumerate(c.TRAP_NAMES):
        t.stars[:, trap] = parts.stars[name]
        t.cost[trap] = parts.costs.get(name, 0)
        t.stock[trap] = parts.stock[name][config.players - 1] if name in parts.stock else 0
        t.box[trap] = parts.stock[name][-1] if name in parts.stock else TREASURES
    for weapon, name in enumerate(c.WEAPON_NAMES):
        t.cost[c.TRAPS + weapon] = parts.costs[name]
        t.stock[c.TRAPS + weapon] = t.box[c.TRAPS + weapon] = 1
    t.coins = parts.coop_coins * config.players if coop else parts.coins
    t.action[:] = -1
    t.actions = len(actions)
    for action, (verb, argument) in enumerate(actions):
        t.action_verb[action], t.action_argument[action] = verb, argument
        t.action[verb, argument] = action
    for verb in range(c.VERBS):
        first = int(t.action[verb, 0])
        spaces = [*range(first, first + c.SPACES), *[-1] * (c.VERB_SIZE - c.SPACES)]
        t.spatial[verb] = first >= 0 and t.action[verb].tolist() == spaces
    return table


def buildings(config: GameConfig) -> tuple[int, int]:
    """S2, SO1: floors and houses of a seat when the game begins."""
    return (1, 1) if config.mode == "solo" else BASE_BUILDINGS


def full_points(config: GameConfig) -> int:
    """S2, E2: the points that a player of the base game begins with; solo is measured by the same scale."""
    floors, houses = BASE_BUILDINGS if config.mode == "solo" else buildings(config)
    stars = sum(count * config.parts.stars[c.TRAP_NAMES[trap]][0] for trap, count in BASE_SUPPLY.items())
    return FLOOR_POINTS * floors + HOUSE_POINTS * houses + stars


def _initial_state(config: GameConfig, tables: np.ndarray) -> np.ndarray:
    """S1, S2, SO1, MK1, CO1, CO5, CO10: a game before its set-up draws."""
    record = np.zeros(1, STATE)
    s, t = Row(record), Row(tables)
    n = config.players
    for option in OPTIONS:
        if option.state:
            setattr(s, option.state, option.number(getattr(config, option.name)))
    s.round_no, s.colour = 1, c.WHITE
    s.phase = c.MARKET if config.advanced else c.START if int(s.mode) == c.COOP else c.HERO
    s.bag[:] = [int(t.copies[m]) if config.chiefs or int(t.kind[m]) == c.PLAIN else 0 for m in range(len(s.bag))]
    s.target[:] = -1
    s.landing[:] = -1
    s.stack[:] = -1
    s.weapon[:] = c.NO_WEAPON
    s.hero[:n] = t.start
    s.towers[:n] = t.towers
    if config.advanced:
        s.stock[:] = t.stock
    if int(s.mode) == c.COOP:
        s.capital = n
        s.supply[0, c.TREASURE] = 1
        if config.advanced:
            s.coins[0] = t.coins
        else:
            for trap, count in COOP_SUPPLY.items():
                s.supply[0, trap] = count * n
        return record
    s.floors[:n], s.houses[:n] = t.floors, t.houses
    for p in range(n):
        if config.advanced:
            s.coins[p] = t.coins
            s.supply[p, c.TREASURE] = 1
        else:
            for trap, count in BASE_SUPPLY.items():
                s.supply[p, trap] = count
    return record


def action_space(
    config: GameConfig, types: tuple[tuple[int, int, int], ...], wide: bool = False
) -> tuple[tuple[int, int], ...]:
    """Every choice that can come up in this configuration, as (verb, argument), in the order of the action space.

    A position may hold advanced tiles and weapons without ``advanced``: ``wide`` has a place for every choice.
    """
    coop, chiefs, advanced = config.mode == "coop", config.chiefs, config.advanced or wide
    spaces = range(c.SPACES)
    type_ids = [m for m, (_, _, kind) in enumerate(types) if chiefs or kind == c.PLAIN]
    order_asked = config.order == "ask" and (coop or chiefs)
    towers = config.parts.coop_towers if coop else (BASE_TOWER,)
    verbs: list[tuple[int, Any]] = [(c.V_WAIT, [0]), (c.V_PASS, [0]), (c.V_MOVE, spaces)]
    tiles = c.LAST_TILE if advanced else c.BASE_TILES
    verbs += [(c.V_PLACE + tile - 1, spaces) for tile in range(1, tiles + 1)]
    verbs += [(c.V_RETRIEVE, spaces), (c.V_FLEE, range(4)), (c.V_SEND, range(config.players))]
    if advanced:
        verbs.append((c.V_BUY, [item for item in range(c.TRAPS + c.WEAPONS) if item != c.TREASURE]))
    if coop:
        verbs.append((c.V_START, towers))
    if order_asked:
        verbs += [(c.V_ADVANCE + d, spaces) for d in range(4)]
        verbs += [(c.V_ADVANCE_SLOT, range(c.SLOTS)), (c.V_FIRST, type_ids)]
    if chiefs:
        verbs.append((c.V_LEAD, [m for m in type_ids if types[m][2] == c.INSTRUCTOR]))
    if coop and chiefs and order_asked:  # only groups are asked, and only chiefs lead them
        verbs.append((c.V_STOP, type_ids))
    if advanced:
        verbs += [(c.V_SHOOT, spaces), *((c.V_PICK + d, type_ids) for d in range(4)), (c.V_FREEZE, spaces)]
        verbs += [
            (c.V_TELEPORT, towers),
            (c.V_CLEAVE, range(5)),
            (c.V_SWEEP, spaces),
            (c.V_TO, spaces),
            (c.V_TURN, spaces),
        ]
        verbs.append((c.V_FACE, range(4)))
    return tuple((verb, argument) for verb, arguments in verbs for argument in arguments)


# The axis of ``observation.features`` that the arguments of a verb run over in the sparse encoding; "": no argument
ARGUMENTS: dict[int, str] = {verb: "space" for verb in range(c.VERBS)}
ARGUMENTS |= {c.V_WAIT: "", c.V_PASS: "", c.V_BUY: "item", c.V_ADVANCE_SLOT: "slot", c.V_SEND: "seat"}
ARGUMENTS |= {c.V_FLEE: "direction", c.V_FACE: "direction", c.V_CLEAVE: "symbol"}
ARGUMENTS |= dict.fromkeys((c.V_FIRST, c.V_LEAD, c.V_STOP, *range(c.V_PICK, c.V_PICK + 4)), "type")


def common_actions(players: int) -> tuple[tuple[int, int], ...]:
    """The actions of the sparse encoding: all verbs in the order of their numbers, with all arguments.

    Seats are named as they sit, so that ``send`` means the same for any number of players: oneself, left, right, then
    the others clockwise. An action for a seat that is not there has a distance beyond all seats and is never legal.
    """
    actions = []
    for verb, axis in ARGUMENTS.items():
        for argument in range(len(AXES[axis]) if axis else 1):
            actions.append((verb, _distance(argument, players) if axis == "seat" else argument))
    return tuple(actions)


def _distance(seat: int, players: int) -> int:
    """The clockwise distance of a seat named as it sits (0 oneself, 1 left, 2 right, ...)."""
    for distance in range(players):
        if relative_seat(distance, players) == seat:
            return distance
    return c.MAX_SEATS + seat

"""What a position is worth to a seat: buildings that stand, less the damage that is on its way."""

from __future__ import annotations

import math

from badbones_env.jit import compiled
from badbones_env.rules.constants import COOP, EMPEROR, FRIEND
from badbones_env.rules.kernels import count_bits
from badbones_env.rules.tokens import colour_of, facing_of, place_of, type_of

from .threat import AT_TOWER, HARMLESS, fate, has_treasure

# How likely a skeleton that is so many moves away does its damage in the end, before the hero has moved.
REACHES = (1.0, 0.55, 0.42, 0.33, 0.27, 0.23, 0.20, 0.18, 0.16, 0.15, 0.14, 0.13, 0.12, 0.1, 0.1, 0.1)
LEFT = 0.10  # how likely one that has not entered the board yet or is being sent away does
STEEP = 1.8  # parts of a building by which its worth falls by the factor e
LOST = 50.0  # what an elimination costs


@compiled
def harm(t, model):
    """Floors or houses that a token of this type costs (a friend gives one, the emperor takes all)."""
    kind = int(t.kind[model])
    if kind == FRIEND:
        return -0.5
    if kind == EMPEROR:
        return 4.0
    return 2.0 if kind == 1 else 1.0


@compiled
def worth(left):
    """The worth of a building of which so many parts will be left: each further one matters less."""
    return -math.exp(-left / STEEP)


@compiled
def need(s, p, end):
    """What one more part of the building that is hit (AT_TOWER, AT_VILLAGE) is worth to seat p."""
    if int(s.mode) == COOP:
        left = count_bits(int(s.towers[p])) if end == AT_TOWER else int(s.capital)
    else:
        left = int(s.floors[p]) if end == AT_TOWER else int(s.houses[p])
    return math.exp(-left / STEEP)


@compiled
def standing(s, t, p):
    """How well the board of seat p stands: 0 at best, the more negative the nearer it is to its end."""
    tower = 0.0
    village = 0.0
    treasure = has_treasure(s, p)
    crowd = 0.0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < 0:
            continue
        end, moves = fate(s, t, p, place_of(token), facing_of(token), treasure)
        crowd += 1.0
        if end == HARMLESS:
            continue
        if colour_of(token) != int(s.colour):
            moves += 1
        weight = REACHES[moves] * harm(t, type_of(token))
        if end == AT_TOWER:
            tower += weight
        else:
            village += weight
    if int(s.mode) == COOP:
        floors = count_bits(int(s.towers[p]))
        houses = int(s.capital)
        out = int(s.lost)
    else:
        floors = int(s.floors[p])
        houses = int(s.houses[p])
        out = int(s.out[p])
    value = worth(floors - tower) + worth(houses - village) - 0.01 * crowd
    return value - LOST if out else value

"""The set-up of a new game: which skeletons stand in the forests before anybody has chosen anything."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from tests.oracle import data

FIRST_TOKENS = 4
EXPLAINED = ""  # what `fault` answers where there is none


def full_bag(options: dict[str, Any]) -> list[str]:
    """S1: all tokens of a game, as texts."""
    plain = [model for model in data.plain_models() for _ in range(data.COPIES_OF_A_MODEL)]
    return plain + (data.chief_models() if options["chiefs"] else [])


def allowed(options: dict[str, Any], token: str) -> bool:
    """S3, CO4: red ones go back, except in co-op."""
    return options["mode"] == "coop" or token[0] != "r"


def is_necromancer(token: str) -> bool:
    """CH2: whether it brings three more."""
    return token.endswith("necromancer")


def draw_allowed(rng: random.Random, options: dict[str, Any], bag: list[str], symbols: set[str]) -> str:
    """S3: draw until one comes up that is neither of these symbols nor forbidden; the others go back."""
    while True:
        token = rng.choice(bag)
        if allowed(options, token) and token[0] not in symbols:
            bag.remove(token)
            return token


def draw_forest(rng: random.Random, options: dict[str, Any], bag: list[str]) -> list[str]:
    """S3, CO4, CH2: one player's first tokens: four of different symbols, and three more for each necromancer."""
    drawn: list[str] = []
    symbols: set[str] = set()
    for _ in range(FIRST_TOKENS):
        token = draw_allowed(rng, options, bag, symbols)
        symbols.add(token[0])
        drawn.append(token)
        due = data.NECROMANCER_DRAWS if is_necromancer(token) else 0
        while due:
            more = draw_allowed(rng, options, bag, set())
            drawn.append(more)
            due += data.NECROMANCER_DRAWS * is_necromancer(more) - 1
    return drawn


def fault(options: dict[str, Any], tokens: list[str]) -> str:
    """S3, CO4, CH2: why no set-up could give a player these tokens; EXPLAINED if one could."""
    necromancers = [token for token in tokens if is_necromancer(token)]
    wanted = FIRST_TOKENS + data.NECROMANCER_DRAWS * len(necromancers)
    if len(tokens) != wanted:
        return f"{len(tokens)} tokens with {len(necromancers)} necromancers, not {wanted}"
    if not all(allowed(options, token) for token in tokens):
        return "a red token outside co-op"
    for four in combinations(tokens, FIRST_TOKENS):
        different = len({token[0] for token in four}) == FIRST_TOKENS
        # The first necromancer was one of the four; it may have brought the others.
        if different and (not necromancers or any(is_necromancer(token) for token in four)):
            return EXPLAINED
    return "no four tokens of different symbols that could bring the others"

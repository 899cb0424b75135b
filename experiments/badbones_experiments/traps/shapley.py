"""What each copy of a trap adds to a kit, on average over all orders in which the kit could be put together.

The Shapley value of a copy is the mean of what it adds to those that came before it, over all orders; the values of
all copies add up to what the whole kit is worth. The synergy of two copies is what they add together beyond what each
adds alone, over the same orders (Shapley's interaction index): above 0 they help each other, below 0 they substitute
for each other. Both are sums over kits with fixed weights. So a game that was played with every kit on common random
numbers has a Shapley value of its own, and the mean over games its interval.

Where there are too many kits, orders are drawn instead, one for every game: what a copy adds in the order of its game
is an unbiased estimate, and so is the synergy of two neighbours of that order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import comb, factorial, prod

import numpy as np

from ..tournament.intervals import Array
from .setting import Kit

Pair = tuple[str, str]  # of traps, in alphabetical order
Part = tuple[int, int]  # see ``drawn_part``


def all_parts(kit: Kit) -> list[Kit]:
    """Every kit that can be made of some of these items."""
    counts = Counter(kit)
    ranges = (range(n + 1) for n in counts.values())
    return [tuple(sorted(Counter(dict(zip(counts, numbers, strict=True))).elements())) for numbers in product(*ranges)]


def _subkits(kit: Kit, taken: Sequence[str]) -> Iterator[tuple[Kit, float]]:
    """The kits of all items but the ``taken`` ones, with the probability that just these come first."""
    left = Counter(kit) - Counter(taken)
    size, places = left.total(), left.total() + 1
    for part in all_parts(tuple(left.elements())):
        counts = Counter(part)
        choices = prod(comb(n, counts[name]) for name, n in left.items())
        yield part, choices * factorial(len(part)) * factorial(size - len(part)) / factorial(places)


def _with(kit: Kit, *items: str) -> Kit:
    return tuple(sorted([*kit, *items]))


def values(kit: Kit, worth: Mapping[Kit, Array]) -> dict[str, Array]:
    """The Shapley value of a copy of each trap, game by game; ``worth``: of every part of the kit."""
    return {
        trap: np.sum([prob * (worth[_with(rest, trap)] - worth[rest]) for rest, prob in _subkits(kit, [trap])], axis=0)
        for trap in sorted(set(kit))
    }


def pairs(kit: Kit) -> list[Pair]:
    """All pairs of traps of which the kit has a copy each."""
    counts, names = Counter(kit), sorted(set(kit))
    return [(a, b) for k, a in enumerate(names) for b in names[k:] if a != b or counts[a] > 1]


def synergies(kit: Kit, worth: Mapping[Kit, Array]) -> dict[Pair, Array]:
    """The synergy of a copy of a trap and a copy of another (or the same), game by game."""
    return {
        (a, b): np.sum(
            [
                prob * (worth[_with(rest, a, b)] - worth[_with(rest, a)] - worth[_with(rest, b)] + worth[rest])
                for rest, prob in _subkits(kit, [a, b])
            ],
            axis=0,
        )
        for a, b in pairs(kit)
    }


def drawn_order(kit: Kit, seed: int, game: int) -> list[str]:
    """The items of a kit in the order that is drawn for game number ``game``."""
    return [kit[k] for k in np.random.default_rng([seed, game, len(kit)]).permutation(len(kit)).tolist()]


def drawn_part(kit: Kit, seed: int, part: Part, game: int) -> Kit:
    """A part of a kit in a game: (n, 0) the first n items in its order, (n, 1) the first n, but with the next item in
    the place of the last."""
    count, swapped = part
    order = drawn_order(kit, seed, game)
    return tuple(sorted([*order[: count - 1], order[count]] if swapped else order[:count]))


def drawn_parts(kit: Kit) -> list[Part]:
    """The parts that have to be played of every game if orders are drawn."""
    return [*((n, 0) for n in range(len(kit) + 1)), *((n, 1) for n in range(1, len(kit)))]


def drawn_values(kit: Kit, worth: Mapping[Part, Array], seed: int) -> dict[str, Array]:
    """What a copy of each trap added in the order of each game, from game 0 on; the mean of its copies."""
    counts = Counter(kit)
    added = {trap: np.zeros(len(worth[0, 0])) for trap in sorted(counts)}
    for game in range(len(worth[0, 0])):
        for n, trap in enumerate(drawn_order(kit, seed, game)):
            added[trap][game] += (worth[n + 1, 0][game] - worth[n, 0][game]) / counts[trap]
    return added


def drawn_synergies(kit: Kit, worth: Mapping[Part, Array], seed: int) -> dict[Pair, Array]:
    """The synergies of neighbours in the order of each game: for every pair as many as came up."""
    drawn: dict[Pair, dict[int, list[float]]] = {pair: {} for pair in pairs(kit)}
    for game in range(len(worth[0, 0])):
        order = drawn_order(kit, seed, game)
        for n in range(1, len(kit)):
            a, b = sorted(order[n - 1 : n + 1])
            both, first, second, none = worth[n + 1, 0], worth[n, 0], worth[n, 1], worth[n - 1, 0]
            drawn[a, b].setdefault(game, []).append(float(both[game] - first[game] - second[game] + none[game]))
    return {pair: np.array([np.mean(same_game) for same_game in games.values()]) for pair, games in drawn.items()}

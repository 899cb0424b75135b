"""Vector instructions on rows of a record do what their plain Python functions do."""

from concurrent.futures import ThreadPoolExecutor

import numba
import numpy as np
import pytest

from badbones_env import GameConfig
from badbones_env._engine.bits import atomic_add, pick_bit
from badbones_env._engine.game_spec import game_spec
from badbones_env._engine.jit import entry_point_uncached
from badbones_env._engine.simd_lists import DETOUR_BITS, TOKEN_LANES, count_up, list_paths
from badbones_env._engine.simd_rows import (
    LANES,
    count_members,
    entries_between,
    equal,
    first_member,
    high_parts,
    nonzero,
    pick_member,
    sort_row,
)
from badbones_env.observation.sparse import SparseObservation
from badbones_env.rules.constants import TOKENS
from badbones_env.rules.state import STATE

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="compares compiled code with plain Python")

SEATS = STATE["token"].shape[0]
TYPES = STATE["bag"].shape[0]


@entry_point_uncached
def compiled_sort(states, row, length):
    return sort_row(states[0].token, row, length)


@entry_point_uncached
def compiled_nonzero(states, row):
    return nonzero(states[0].cemetery, row), nonzero(states[0].supply, row)


@entry_point_uncached
def compiled_search(states, row, first, length, low, high):
    s = states[0]
    return entries_between(s.token, row, first, length, low, high), high_parts(s.token, row, first, length, 9, 25)


@entry_point_uncached
def compiled_count(states, members):
    return count_members(states[0].bag, members)


@entry_point_uncached
def compiled_pick(states, members, number):
    return pick_member(states[0].bag, members, number)


@entry_point_uncached
def compiled_equal(states, row, value):
    return equal(states[0].tile, row, value)


@entry_point_uncached
def compiled_first(paths, row, members):
    return first_member(paths[0].route, row, members)


@entry_point_uncached
def compiled_ways(buffer, start, bend, states, row, first, count, colour, paths, special, projected_end):
    return list_paths(
        buffer, 0, start, 1, bend, states[0].token, row, first, count, colour, paths[0].spaces, special, projected_end
    )


@entry_point_uncached
def compiled_numbers(buffer, start, first, count):
    count_up(buffer, 1, start, first, count)


@entry_point_uncached
def compiled_pick_bit(bits, number):
    return pick_bit(bits, number)


@entry_point_uncached
def take_all(counter, mine):
    games = 0
    game = atomic_add(counter, 0, 1)
    while game < mine.shape[0]:
        mine[game] += 1
        games += 1
        game = atomic_add(counter, 0, 1)
    return games


def lists(seed, rounds, longest):
    """States with a list of tokens in one row, some of them holes."""
    rng = np.random.default_rng(seed)
    for number in range(rounds):
        length, row = int(rng.integers(0, longest + 1)), int(rng.integers(0, SEATS))
        state = np.zeros(1, STATE)
        values = rng.integers(0, 40 << 9 if number % 2 else 7, length)
        state["token"][0, row, :length] = np.where(rng.random(length) < 0.2, -1, values)
        yield rng, state, row, length


def test_sorting():
    for _, state, row, length in lists(1, 2000, LANES):
        plain = state.copy()
        assert compiled_sort(state, row, length) == sort_row(plain["token"][0], row, length)
        assert (state["token"] == plain["token"]).all()


def test_searching():
    for rng, state, row, length in lists(2, 2000, TOKENS):
        first = LANES * int(rng.integers(0, length // LANES + 1))
        low = int(rng.integers(0, 40)) << 9
        tokens = state["token"][0]
        expected = (
            entries_between(tokens, row, first, length, low, low + 512),
            high_parts(tokens, row, first, length, 9, 25),
        )
        assert compiled_search(state, row, first, length, low, low + 512) == expected


def test_nonzero():
    rng = np.random.default_rng(3)
    for _ in range(1000):
        state = np.zeros(1, STATE)
        for name in ("cemetery", "supply"):
            shape = state[name].shape
            state[name] = rng.integers(0, 13, shape) * (rng.random(shape) < rng.random())
        row = int(rng.integers(0, SEATS))
        assert compiled_nonzero(state, row) == (nonzero(state["cemetery"][0], row), nonzero(state["supply"][0], row))


def test_equal():
    rng = np.random.default_rng(6)
    for _ in range(1000):
        state = np.zeros(1, STATE)
        state["tile"] = rng.integers(0, 4, state["tile"].shape)
        row, value = int(rng.integers(0, SEATS)), int(rng.integers(0, 4))
        assert compiled_equal(state, row, value) == equal(state["tile"][0], row, value)


def test_first_member():
    rng = np.random.default_rng(7)
    paths = SparseObservation(GameConfig()).paths
    for row in range(len(paths["route"][0])):
        for members in rng.integers(0, 1 << 25, 20) & rng.integers(0, 1 << 25, 20):
            assert compiled_first(paths, row, int(members)) == first_member(paths["route"][0], row, int(members))


def test_listing_ways():
    """Straight and bent ones in the order of the tokens, holes left out, nothing before them touched."""
    paths = SparseObservation(GameConfig()).paths
    for rng, state, row, length in lists(8, 2000, TOKENS):
        first = TOKEN_LANES * int(rng.integers(0, length // TOKEN_LANES + 1))
        start, bend, colour, special = (int(rng.integers(0, high)) for high in (9, 9, 2, 1 << 25))
        special &= int(rng.integers(0, 1 << 25))
        made, plain = np.zeros((2, 64), np.uint16), np.zeros((2, 64), np.uint16)
        found = compiled_ways(made, start, bend, state, row, first, length, colour, paths, special, 7)
        assert found == list_paths(
            plain, 0, start, 1, bend, state["token"][0], row, first, length, colour, paths["spaces"][0], special, 7
        )
        straight, bent = start + found % (1 << DETOUR_BITS), bend + (found >> DETOUR_BITS)
        assert (made[0, :straight] == plain[0, :straight]).all() and (made[1, :bent] == plain[1, :bent]).all()


def test_numbers_in_a_row():
    for count in (0, 1, 31, 32, 33, 48):
        buffer = np.zeros((2, 128), np.uint16)
        compiled_numbers(buffer, 5, 1000, count)
        assert buffer[1, : 5 + count].tolist() == [0] * 5 + list(range(1000, 1000 + count)) and not buffer[0].any()


def test_counting_and_picking():
    rng = np.random.default_rng(4)
    for number in range(1000):
        state = np.zeros(1, STATE)
        state["bag"] = rng.integers(0, 8, TYPES) * (rng.random(TYPES) < rng.random())
        members = (1 << TYPES) - 1 if number % 3 == 0 else int(rng.integers(0, 1 << TYPES))
        total = count_members(state["bag"][0], members)
        assert compiled_count(state, members) == total
        for pick in range(0, total, 5):
            assert compiled_pick(state, members, pick) == pick_member(state["bag"][0], members, pick)
    with pytest.raises(ValueError, match="not as many"):
        pick_member(state["bag"][0], members, total)


@pytest.mark.parametrize("chiefs", [False, True])
def test_picking_from_a_full_bag(chiefs):
    state = game_spec(GameConfig(players=2, chiefs=chiefs)).initial_state
    names = [k for k, copies in enumerate(state["bag"][0].tolist()) for _ in range(copies)]
    everything = (1 << TYPES) - 1
    assert compiled_count(state, everything) == len(names) == TOKENS - (0 if chiefs else 19)
    assert [compiled_pick(state, everything, number) for number in range(len(names))] == names


def test_picking_a_bit():
    rng = np.random.default_rng(5)
    for width in (1, 5, 25, 34, 62):
        for _ in range(200):
            bits = int(rng.integers(1, 1 << width)) if width > 1 else 1
            places = [place for place in range(width) if bits >> place & 1]
            assert [compiled_pick_bit(bits, number) for number in range(len(places))] == places


def test_threads_take_every_number_once():
    counter, found = np.zeros((1, 1), np.int64), np.zeros((2, 200_000), np.int64)
    with ThreadPoolExecutor(2) as pool:
        games = list(pool.map(lambda mine: take_all(counter, mine), found))
    assert sum(games) == 200_000 and (found.sum(axis=0) == 1).all()

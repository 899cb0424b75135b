"""Statistics that a skewed simulator would not pass: draws, set-up, first buyer, seats, seeds.

Every number here is a function of fixed seeds, so a test passes always or never. How far an honest simulator may be off
is computed at LEVEL, the probability with which one comparison would fail by bad luck: from the chi-square distribution
for counts (on both sides, as too even is no chance either), from the normal one for shares and means.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from badbones_env import Game, GameConfig, Simulator
from badbones_env.rules.constants import MARKET, NECROMANCER, PLAIN, RED, SPACES, V_MOVE, V_PASS, V_START
from badbones_env.text.spaces import SPACE_NAMES

pytestmark = pytest.mark.slow

LEVEL = 1e-4
LAST_SEED = 2**64 - 1
Array = NDArray[Any]


def z_bound(comparisons: int = 1) -> float:
    """How far from its mean, in standard deviations, a normal variable may be (the worst of several comparisons)."""
    return NormalDist().inv_cdf(1 - LEVEL / comparisons / 2)


def chi_square_cdf(value: float, freedom: int) -> float:
    """The probability that a chi-square variable is below the value: the series of the incomplete gamma function."""
    a, x = freedom / 2, value / 2
    term = total = 1.0
    k = 0
    while term > 1e-17 * total:
        k += 1
        term *= x / (a + k)
        total += term
    return min(1.0, math.exp(a * math.log(x) - x - math.lgamma(a + 1)) * total) if x > 0 else 0.0


def check_counts(counts: Any, expected: Any) -> None:
    """Counts of a multinomial with known expectations. Draws without replacement deviate less: hardly so here."""
    counts, expected = np.ravel(counts).astype(float), np.ravel(expected).astype(float)
    assert abs(counts.sum() - expected.sum()) < 1e-6 * counts.sum() and expected.min() > 5
    value = float(((counts - expected) ** 2 / expected).sum())
    below = chi_square_cdf(value, len(counts) - 1)
    assert LEVEL / 2 <= below <= 1 - LEVEL / 2, (value, below, counts.tolist(), expected.tolist())


def check_uniform(values: Any, size: int) -> None:
    """Values 0..size-1, all equally probable."""
    values = np.ravel(values)
    assert values.min() >= 0 and values.max() < size
    check_counts(np.bincount(values, minlength=size), np.full(size, len(values) / size))


def check_share(successes: float, trials: int, probability: float) -> None:
    """Successes of independent trials."""
    deviation = math.sqrt(trials * probability * (1 - probability))
    assert abs(successes - trials * probability) <= z_bound() * deviation, (successes, trials, probability)


def check_same_mean(values: Array, comparisons: int = 1) -> None:
    """The columns have the same mean: pairs of columns differ by no more than their differences let expect."""
    n = values.shape[1]
    for a in range(n):
        for b in range(a):
            difference = values[:, a].astype(float) - values[:, b]
            error = float(difference.std()) / math.sqrt(len(difference))
            limit = z_bound(comparisons * n * (n - 1) // 2) * error
            assert abs(difference.mean()) <= limit, (a, b, float(difference.mean()), limit)


def simulator(games: int, seed: int, first: int = 0, **options: Any) -> Simulator:
    return Simulator(GameConfig(**options), games, seed, masks=False, threads=1, first=first)


def types_of(sim: Simulator, seat: int, count: int) -> Array:
    """Types of the first ``count`` tokens of a seat: (games, count)."""
    return (sim.states["token"][:, seat, :count] >> 1) & 63


def column(sim: Simulator, k: int) -> Array:
    """Symbol (0), home (1) or kind (2) of each token type."""
    return np.array([model[k] for model in sim.spec.types])


def setup_homes(sim: Simulator, seat: int) -> Array:
    """The homes of the four first tokens of a seat, in the order of their symbols: (games, 4)."""
    types = types_of(sim, seat, 4)
    order = np.argsort(column(sim, 0)[types], axis=1, kind="stable")
    return np.take_along_axis(column(sim, 1)[types], order, axis=1)


def play_first_round(sim: Simulator) -> None:
    """The first round, in which no token gets into the bag: the heroes stay inside and nobody places a trap."""
    action = {choice: number for number, choice in enumerate(sim.spec.actions)}
    space = SPACE_NAMES.index
    if sim.config.mode == "coop":
        sim.step(np.full_like(sim.actions, action[V_START, space("b2")]))
    sim.step(np.full_like(sim.actions, action[V_MOVE, space("c2" if sim.config.mode == "coop" else "c4")]))
    for k in range(sim.config.players if sim.config.mode == "coop" else 1):
        actions = np.zeros_like(sim.actions)
        actions[:, slice(None) if sim.config.mode != "coop" else slice(k, k + 1)] = action[V_PASS, 0]
        sim.step(actions)
    assert (sim.states["round_no"] == 2).all()


# --- the bounds themselves --------------------------------------------------------------------------------------------


def test_bounds() -> None:
    """The distributions against what is known of them, and samples that must not pass."""
    assert z_bound() == pytest.approx(3.8906, abs=1e-4)
    for value in (0.01, 1.0, 5.0, 30.0):
        assert chi_square_cdf(value, 2) == pytest.approx(1 - math.exp(-value / 2))
        assert chi_square_cdf(value, 1) == pytest.approx(math.erf(math.sqrt(value / 2)))
    assert chi_square_cdf(124.342, 100) == pytest.approx(0.95, abs=1e-5)  # from printed tables
    assert chi_square_cdf(18.307, 10) == pytest.approx(0.95, abs=1e-5)
    with pytest.raises(AssertionError):
        check_uniform([0] * 1040 + [1] * 960 + [2] * 1200, 3)
    with pytest.raises(AssertionError):
        check_uniform(np.arange(81_000) % 81, 81)  # perfectly even


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 6])
def test_setup_of_versus(players: int) -> None:
    """S3: every seat has one plain token of each symbol but red; homes are uniform, seats independent."""
    sim = simulator(20_000, 101, players=players)
    homes = []
    for seat in range(players):
        types = types_of(sim, seat, 4)
        assert (column(sim, 2)[types] == PLAIN).all()
        symbols = np.sort(column(sim, 0)[types], axis=1)
        assert (symbols == [symbol for symbol in range(5) if symbol != RED]).all()
        homes.append(setup_homes(sim, seat))
        for symbol in range(4):
            check_uniform(homes[seat][:, symbol], 3)
        check_uniform(homes[seat] @ [27, 9, 3, 1], 81)  # the four homes together
    assert (sim.states["tokens"][:, :players] == 4).all()
    for seat in range(1, players):
        same = homes[seat - 1] == homes[seat]
        # two seats draw two of the 36 tokens of a symbol: 11 of the other 35 have the same home
        for symbol in range(4):
            check_share(same[:, symbol].sum(), len(same), 11 / 35)


@pytest.mark.parametrize("players", [2, 4])
def test_setup_of_coop(players: int) -> None:
    """CO4: four tokens of different symbols, each symbol left out equally often; homes are uniform."""
    sim = simulator(20_000, 102, mode="coop", players=players)
    for seat in range(players):
        types = types_of(sim, seat, 4)
        symbols = np.sort(column(sim, 0)[types], axis=1)
        assert (np.diff(symbols, axis=1) > 0).all()
        check_uniform(10 - symbols.sum(axis=1), 5)
        check_uniform(setup_homes(sim, seat) @ [27, 9, 3, 1], 81)
        check_counts(np.bincount(types.ravel(), minlength=34)[column(sim, 2) == PLAIN], np.full(15, 80_000 / 15))


def setup_draws(sim: Simulator, game: int, seat: int) -> tuple[list[int], list[int]]:
    """The types that a seat begins with: those that count towards the four, and those that necromancers brought."""
    counted: list[int] = []
    brought: list[int] = []
    due = 0
    tokens = sim.states["token"][game, seat, : sim.states["tokens"][game, seat]]
    for model in ((tokens >> 1) & 63).tolist():
        (brought if due else counted).append(model)
        due = max(0, due - 1) + 3 * (sim.spec.types[model][2] == NECROMANCER)
    assert due == 0
    return counted, brought


@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_setup_with_chiefs(mode: str) -> None:
    """S3, CO4, CH2: chiefs count by their symbol and are as frequent as in the bag; a necromancer brings three."""
    sim = simulator(6_000, 108, mode=mode, players=3, chiefs=True)
    symbols, kinds = column(sim, 0), column(sim, 2)
    allowed = np.array([mode == "coop" or symbol != RED for symbol in symbols])
    copies = np.where(kinds == PLAIN, 12, 1) * allowed
    first, later = np.zeros(34), np.zeros(34)
    chains = 0
    for game in range(len(sim.states)):
        for seat in range(3):
            counted, brought = setup_draws(sim, game, seat)
            assert len(counted) == len(set(symbols[counted])) == 4 and allowed[counted + brought].all()
            first[counted[0]] += seat == 0  # the others draw from what is left
            for model in brought:
                later[model] += 1
            chains += len(brought) > 3
    check_counts(first[allowed], copies[allowed] * 6_000 / copies.sum())
    by_symbol = np.bincount(symbols, later, minlength=5)
    assert chains and later.sum() > 500 and (by_symbol[RED] > 0) == (mode == "coop")
    # a necromancer's own symbol is rarer among those that it brings, by one token in about forty
    assert by_symbol[by_symbol > 0].min() > 0.8 * by_symbol.max()


@pytest.mark.parametrize("players", range(2, 7))
def test_first_buyer(players: int) -> None:
    """MK3: every seat is the first buyer equally often, whatever its set-up draws."""
    sim = simulator(20_000, 103, players=players, advanced=True)
    first = sim.states["first"].astype(int)
    check_uniform(first, players)
    decides = np.argmax(sim.states["decision"][:, :players] > 0, axis=1)
    assert (decides == first).all()
    check_uniform(first * 3 + setup_homes(sim, 0)[:, 0], players * 3)


# --- phase 4 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["versus", "solo", "coop"])
def test_first_draws(mode: str) -> None:
    """A1: each seat's three tokens of round 1 come from the bag in the proportions of the bag."""
    sim = simulator(30_000, 104, mode=mode, players=1 if mode == "solo" else 3)
    before = sim.states["bag"].astype(int)
    play_first_round(sim)
    n = sim.config.players
    total = before.sum(axis=1)
    assert (total == 180 - 4 * n).all()
    drawn = before - sim.states["bag"]
    assert (drawn >= 0).all() and (drawn.sum(axis=1) == 3 * n).all()
    plain = column(sim, 2) == PLAIN
    expected = 3 * (before / total[:, None]).sum(axis=0)[plain]
    check_counts(drawn.sum(axis=0)[plain], n * expected)
    by_seat = []
    for seat in range(n):
        tokens = sim.states["token"][:, seat, :7]  # the four of the set-up on the board, the three drawn in the forest
        forest = tokens >> 9 >= SPACES
        assert (forest.sum(axis=1) == 3).all()
        types = ((tokens >> 1) & 63)[forest].reshape(-1, 3)
        by_seat.append(types)
        check_counts(np.bincount(types.ravel(), minlength=34)[plain], expected)
    for a, b in [(0, 1), (1, 2), (0, 2)] if n == 3 else []:
        # tokens of two seats are of the same model as often as any two tokens of the bag
        pairs = (before * (before - 1)).sum(axis=1) / (total * (total - 1))
        same = (by_seat[a][:, :, None] == by_seat[b][:, None, :]).mean(axis=(1, 2))
        error = float((same - pairs).std()) / math.sqrt(len(same))
        assert abs(float((same - pairs).mean())) <= z_bound(3) * error


def test_first_draws_with_chiefs() -> None:
    """A1, CH2: chiefs come up like all others, and a necromancer brings three more."""
    sim = simulator(60_000, 105, mode="solo", chiefs=True, draw=1)
    before = sim.states["bag"].astype(int)
    play_first_round(sim)
    drawn = before - sim.states["bag"]
    count, total = drawn.sum(axis=1), before.sum(axis=1)
    others = column(sim, 2) != NECROMANCER
    rest = before[:, others].sum(axis=1)  # all but the necromancers that the set-up has left
    assert total.max() == 195 and set(count) <= {1, 4, 7, 10}
    check_share((count > 1).sum(), len(count), float((1 - rest / total).mean()))
    single = count == 1
    assert not drawn[single][:, ~others].any()
    check_counts(drawn[single][:, others].sum(axis=0), (before[single][:, others] / rest[single][:, None]).sum(axis=0))
    # the three that a necromancer brings are drawn from what is left, necromancers included
    more = ~single
    none = np.prod([(rest[more] - k) / (total[more] - 1 - k) for k in range(3)], axis=0)
    check_share((count[more] > 4).sum(), int(more.sum()), float((1 - none).mean()))


def drawn_in_order(seed: int, index: int, rounds: int) -> list[str]:
    """The tokens that a solo game draws, its hero walking up and down a board without traps."""
    game = Game("solo", seed=seed, index=index, draw=4)
    drawn: list[str] = []
    for k in range(rounds):
        game.step({0: "move c3" if k % 2 else "move c4"})
        game.step({0: "pass"})
        drawn += game.drawn
        if game.over:
            break
    return drawn


def test_every_draw_is_new() -> None:
    """The k-th draws of games differ, and so do consecutive draws of a game, as often as tokens of a full bag do."""
    games = [drawn_in_order(106, index, 2) for index in range(1200)]
    assert all(len(drawn) == 8 for drawn in games)
    rows = np.array(games)
    among_games = 1 / 15
    # two tokens of a bag of 176 that has all 12 of the three red models and lacks one of three of each other symbol
    within = (3 * 12 * 11 + 4 * (2 * 12 * 11 + 11 * 10)) / (176 * 175)
    for lag in (1, 2, 3):
        check_share((rows[lag:] == rows[:-lag]).sum(), rows[lag:].size, among_games)
        check_share((rows[:, lag:] == rows[:, :-lag]).sum(), rows[:, lag:].size, within)
    for k in range(8):
        check_share((rows[1:, k] == rows[:-1, k]).sum(), len(rows) - 1, among_games)
        assert len(set(rows[:, k])) == 15


# --- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "advanced", "chiefs"),
    [(2, False, False), (3, False, False), (4, False, False), (6, False, False), (2, True, False), (4, True, True)],
)
def test_seats_are_symmetrical(players: int, advanced: bool, chiefs: bool) -> None:
    """Under identical random agents no seat wins, loses, scores or gets more than another."""
    sim = simulator(20_000, 107, players=players, advanced=advanced, chiefs=chiefs)
    assert sim.play(seed=108)["games"] == 20_000
    states = sim.states
    winner, out = states["winner"][:, :players], states["out"][:, :players]
    assert (out.sum(axis=1) > 0).all() and not (winner & out).any()  # E1, E3; nobody reaches max_rounds
    measures = {
        "winner": winner,
        "out": out,
        "points": sim.points(),
        "floors": states["floors"][:, :players],
        "houses": states["houses"][:, :players],
        "tokens": states["tokens"][:, :players],
        "supply": states["supply"][:, :players].sum(axis=2),
        "tiles": np.bitwise_count(states["tiles"][:, :players]),
    }
    if advanced:
        measures["weapon"] = states["weapon"][:, :players] >= 0
    for values in measures.values():
        check_same_mean(values, comparisons=len(measures))
    for flags in (winner, out):  # who alone won, who alone was eliminated
        alone = flags.sum(axis=1) == 1
        check_uniform(np.argmax(flags[alone], axis=1), players)


@pytest.mark.parametrize("players", [2, 5])
def test_market_favours_no_seat(players: int) -> None:
    """MK3, MK5: under random buyers no seat has a weapon more often or keeps more coins."""
    sim = simulator(10_000, 113, players=players, advanced=True)
    while (sim.states["phase"] == MARKET).any():  # those who are through play on, which changes neither
        sim.play(seed=114, steps=1)
    check_same_mean(sim.states["weapon"][:, :players] >= 0, comparisons=2)
    check_same_mean(sim.states["coins"][:, :players], comparisons=2)


def test_random_agents_choose_evenly() -> None:
    """The compiled random agents: the first move goes to all eight spaces, seats and games choose independently."""
    sim = simulator(30_000, 111, players=3)
    sim.play(seed=112, steps=1)
    king = [space for space in range(SPACES) if max(abs(space % 5 - 2), abs(space // 5 - 2)) == 1]
    moves = np.searchsorted(king, sim.states["hero"][:, :3].astype(int))
    for seat in range(3):
        check_uniform(moves[:, seat], 8)
        check_uniform(moves[:, seat] * 8 + moves[:, (seat + 1) % 3], 64)
        check_uniform(moves[:-1, seat] * 8 + moves[1:, seat], 64)
        check_uniform(moves[:, seat] * 3 + setup_homes(simulator(30_000, 112, players=3), 0)[:, 0], 24)


# --- seeds ------------------------------------------------------------------------------------------------------------


def distinct(keys: Array) -> bool:
    """Whether no two keys (n, 2) are the same."""
    return len(np.unique(keys[:, 0] << 32 | keys[:, 1])) == len(keys)


def key_bits(keys: Array) -> Array:
    """The 64 bits of keys (n, 2) as (n, 64) of 0 and 1."""
    return ((keys[:, :, None] >> np.arange(32)) & 1).reshape(len(keys), 64)


def consecutive_seeds(first: int, count: int) -> tuple[Array, Array]:
    """Keys (count, 8, 2) and homes of seat 0 (count, 8, 4) of the games 0 to 7 of consecutive master seeds."""
    sim = simulator(8, first, players=2)
    keys, homes = [], []
    for seed in range(first, first + count):
        sim.reset(seed)
        keys.append(sim.states["key"].copy())
        homes.append(setup_homes(sim, 0))
    return np.array(keys), np.array(homes)


def check_bits(keys: Array) -> None:
    """Every bit is set in half of the keys; no two bits of a key, or of consecutive keys, go together."""
    bits = key_bits(keys)
    n = len(bits)
    signs = (2 * bits - 1).astype(np.int32)  # whole numbers: no BLAS and none of its threads
    assert np.abs(signs.mean(axis=0)).max() <= z_bound(64) / math.sqrt(n)
    within = np.abs(signs.T @ signs / n - np.eye(64)).max()
    assert within <= z_bound(64 * 63 // 2) / math.sqrt(n)
    for lag in (1, 2, 8):
        across = np.abs(signs[lag:].T @ signs[:-lag] / (n - lag)).max()
        assert across <= z_bound(64 * 64) / math.sqrt(n - lag)


@pytest.mark.parametrize("seed", [0, 1, 2**32, LAST_SEED])
def test_consecutive_games(seed: int) -> None:
    """Games of a master seed have different keys, and neighbours have nothing to do with each other."""
    sim = simulator(30_000, seed, players=2)
    keys = sim.states["key"]
    assert ((keys >= 0) & (keys < 2**32)).all()
    assert distinct(keys)
    check_bits(keys)
    homes = setup_homes(sim, 0)
    for lag in (1, 2, 16, 256):
        check_uniform((homes[lag:] * 3 + homes[:-lag])[:, 0], 9)
        check_uniform(((homes[lag:] * 3 + homes[:-lag]) @ [1, 9, 0, 0]), 81)
    late = simulator(2_000, seed, first=2**32, players=2).states["key"]  # the index has a high word, too
    assert distinct(np.concatenate([keys, late]))


@pytest.mark.parametrize("first", [0, 2**32 - 1500, LAST_SEED - 2999])
def test_consecutive_seeds(first: int) -> None:
    """Games of neighbouring master seeds: as for neighbouring games, also with the index going the other way."""
    keys, homes = consecutive_seeds(first, 3000)
    assert distinct(keys.reshape(-1, 2))
    for index in range(3):
        check_bits(keys[:, index])
    check_uniform(homes.reshape(-1, 4) @ [27, 9, 3, 1], 81)
    for a, b in [(homes[1:], homes[:-1]), (homes[1:, :-1], homes[:-1, 1:]), (homes[1:, 1:], homes[:-1, :-1])]:
        check_uniform((a * 3 + b)[..., 0], 9)
        check_share((a == b).all(axis=-1).sum(), a[..., 0].size, 1 / 81)


@pytest.mark.parametrize("seed", [0, LAST_SEED])
def test_extreme_seeds(seed: int) -> None:
    """The smallest and the largest seed, for chance and for the agents, give ordinary games."""
    sim = simulator(4_000, seed, players=3, advanced=True, chiefs=True)
    check_uniform(sim.states["first"], 3)
    assert sim.play(seed=seed)["games"] == 4_000
    assert sim.broken_invariant() == ""
    check_same_mean(sim.states["winner"][:, :3])
    other = simulator(4_000, seed ^ 1, players=3, advanced=True, chiefs=True)
    other.play(seed=seed)
    assert (other.states["key"] != sim.states["key"]).any(axis=1).all()


def test_seeds_of_chance_and_of_agents_both_matter() -> None:
    """Another master seed, or another seed of the agents, makes other games; the same two make the same."""
    runs = {}
    for seed, agents in ((1, 4), (2, 4), (1, 5), (2, 5)):
        sim = runs[seed, agents] = simulator(4_000, seed, players=2)
        sim.play(seed=agents)
    for a, b in ((1, 4), (2, 4)), ((1, 4), (1, 5)), ((1, 4), (2, 5)):
        assert (runs[a].states["bag"] != runs[b].states["bag"]).any(axis=1).all()
    # with one seed in common games resemble each other a little, with none not at all
    rounds = [runs[k].states["round_no"].astype(float) for k in ((1, 4), (2, 5))]
    assert abs(np.corrcoef(*rounds)[0, 1]) <= z_bound() / math.sqrt(4_000)
    again = simulator(4_000, 1, players=2)
    again.play(seed=4)
    assert (again.states == runs[1, 4].states).all()

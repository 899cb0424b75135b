"""The compiled loops around the gradient, against the same in NumPy: sampling, rewards, bootstrap values, advantages.

They run against every mutant of the learner, too (``badbones dev mutate``).
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.sparse_net import SparseNet, make_activations
from badbones_experiments.training.adam import BETA1, BETA2, EPSILON, adam_step, sum_gradients
from badbones_experiments.training.ppo_kernels import (
    NONE,
    STREAM_LEARNER,
    EnvArrays,
    Trajectories,
    add_rewards,
    bootstrap_values,
    compute_gae,
    evaluate_decisions,
    make_rollout_buffer,
    make_trajectories,
    sample_actions,
)
from badbones_experiments.training.styles import append_features
from numpy.typing import NDArray

from badbones_env import Game
from badbones_env.observation.features import FEATURES
from badbones_env.rules.state import STATE
from tests.rules.test_token_lists import rule

F = np.float32
GAMES, PLAYERS, VALUES, WIDTH, KNOWN, ACTIONS = 5, 3, 4, 16, 40, 20
FIRST_SLOT = 4
SLOTS = FIRST_SLOT + GAMES * PLAYERS + 2
SEED_LOW, SEED_HIGH = 0x9ABCDEF0, 0x12345678
UNTOUCHED = 77


def random_net(rng: np.random.Generator) -> SparseNet:
    def floats(*shape: int) -> Any:
        return rng.standard_normal(shape).astype(F) / F(2)

    return SparseNet(
        floats(KNOWN, WIDTH),
        floats(2, WIDTH),
        floats(1, WIDTH, WIDTH),
        floats(ACTIONS, WIDTH),
        floats(VALUES, WIDTH),
        floats(ACTIONS),
        floats(VALUES),
    )


def evaluate(net: SparseNet, features: Any, choices: Any) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The log probabilities of the choices and the values, in double precision."""
    last = np.maximum(net.first[features].astype(float).sum(axis=0) + net.biases[0], 0)
    last = np.maximum(last @ net.hidden[0] + net.biases[1], 0)
    logits = net.policy[choices] @ last + net.policy_bias[choices]
    return logits - np.log(np.exp(logits).sum()), net.value @ last + net.value_bias


def random_env(rng: np.random.Generator) -> EnvArrays:
    """Lists of all lengths; some seats have a single choice, some are not the learner's."""
    feature_stride, choice_stride = 9, 7
    sizes = np.stack(
        [rng.integers(1, feature_stride, (GAMES, PLAYERS)), rng.integers(1, choice_stride, (GAMES, PLAYERS))], axis=2
    )
    sizes[0, 0, 1], sizes[1, 1, 1], sizes[2, 2, 1] = 1, 1, 2
    states = np.zeros(GAMES, STATE)
    states["clock"] = rng.integers(0, 1000, GAMES)
    learners = rng.random((GAMES, PLAYERS)) < 0.7
    learners[:3] = True
    return EnvArrays(
        features=rng.integers(1, KNOWN, GAMES * PLAYERS * feature_stride).astype(np.uint16),
        choices=np.concatenate([rng.permutation(ACTIONS)[:choice_stride] for _ in range(GAMES * PLAYERS)]).astype("i2"),
        feature_stride=feature_stride,
        choice_stride=choice_stride,
        sizes=sizes.astype(np.int16),
        states=states.view(np.recarray),
        game_index=rng.integers(0, 2**40, GAMES),
        actions=np.full((GAMES, PLAYERS), UNTOUCHED, np.int16),
        learners=learners,
        first_slot=FIRST_SLOT,
        seed_low=SEED_LOW,
        seed_high=SEED_HIGH,
    )


def lists_of(env: EnvArrays, game: int, seat: int) -> tuple[Any, Any]:
    line = game * PLAYERS + seat
    listed, count = env.sizes[game, seat].tolist()
    features = env.features[line * env.feature_stride :][:listed]
    return features, env.choices[line * env.choice_stride :][:count]


def filled(trajectories: Trajectories, value: int) -> Trajectories:
    """With something in every array that has to be overwritten."""
    trajectories.rewards[:], trajectories.dones[:], trajectories.slot[:] = value, 1, value
    trajectories.next_values[:], trajectories.next_advantages[:], trajectories.pending[:] = value, value, 1
    return trajectories


def test_sampled_actions_are_stored() -> None:
    """Two steps: every learner's decision follows the probabilities and the game's own random number."""
    rng = np.random.default_rng(8)
    net = random_net(rng)
    room = 2 * GAMES * PLAYERS
    buffer = make_rollout_buffer(room, room * 9, room * 7, VALUES)
    trajectories = filled(make_trajectories(room, SLOTS, VALUES), 9)
    row, actions = 0, set()
    features: list[int] = []
    choices: list[int] = []
    for _ in range(2):
        env = random_env(rng)
        sample_actions(net, make_activations(net), buffer, trajectories, env)
        for game, seat in product(range(GAMES), range(PLAYERS)):
            listed, legal = lists_of(env, game, seat)
            if not env.learners[game, seat]:
                assert env.actions[game, seat] == UNTOUCHED
                continue
            if len(legal) == 1:
                assert env.actions[game, seat] == legal[0]
                continue
            logs, values = evaluate(net, listed, legal)
            index = int(env.game_index[game])
            key = rule("game_key")(SEED_LOW, SEED_HIGH, index & 0xFFFFFFFF, index >> 32)
            u = rule("word")(*key, STREAM_LEARNER + seat, int(env.states["clock"][game])) / 2**32
            k = int((np.exp(logs).cumsum() <= u).sum())
            actions.add(k)
            assert env.actions[game, seat] == legal[k] and buffer.actions[row] == k
            assert buffer.logprobs[row] == pytest.approx(logs[k], abs=1e-5)
            assert buffer.values[row] == pytest.approx(values, abs=1e-5)
            slot = FIRST_SLOT + game * PLAYERS + seat
            assert trajectories.slot[row] == slot and trajectories.last[slot] == row
            assert not trajectories.rewards[row].any() and trajectories.dones[row] == 0
            features += listed.tolist()
            choices += legal.tolist()
            row += 1
            assert buffer.feature_start[row] == len(features) and buffer.choice_start[row] == len(choices)
        assert trajectories.size[0] == row
    assert buffer.features[: len(features)].tolist() == features and not buffer.features[len(features) :].any()
    assert buffer.choices[: len(choices)].tolist() == choices and not buffer.choices[len(choices) :].any()
    assert (trajectories.rewards[row:] == 9).all() and (trajectories.slot[row:] == 9).all()
    assert row > 10 and len(actions) > 3


def unmix(x: int) -> int:
    """The word of which ``mix``, the scrambler of the chance of games, makes this one."""
    for shift, factor in ((14, 0x31848BAB), (15, 0xAC4C1B51), (11, 0xED5AD4BB), (17, 1)):
        y = x
        for _ in range(32 // shift):
            y = x ^ y >> shift
        x = y * pow(factor, -1, 2**32) % 2**32
    return x


@pytest.mark.parametrize(("word", "biases", "action"), [(2**31, (0, 0), 1), (2**32 - 1, (0, -40), 0)])
def test_random_numbers_at_the_edge(word: int, biases: tuple[int, int], action: int) -> None:
    """One half is the first number for the second of two equal actions; the highest one is below 1."""
    rng = np.random.default_rng(4)
    net, env = random_net(rng), random_env(rng)
    net.policy[:] = 0
    net.policy_bias[:2] = biases
    env.choices[:2], env.sizes[0, 0, 1] = (0, 1), 2
    key = rule("game_key")(SEED_LOW, SEED_HIGH, int(env.game_index[0]) & 0xFFFFFFFF, int(env.game_index[0]) >> 32)
    inner = unmix(word) ^ rule("mix")((key[1] + STREAM_LEARNER * 0x85EBCA6B) % 2**32)
    clock = (unmix(inner) - key[0]) * pow(0x9E3779B9, -1, 2**32) % 2**32
    env.states["clock"][0] = np.array(clock).astype(np.uint32).astype(np.int32)
    assert rule("word")(*key, STREAM_LEARNER, int(env.states["clock"][0])) == word
    buffer = make_rollout_buffer(GAMES * PLAYERS, GAMES * PLAYERS * 9, GAMES * PLAYERS * 7, VALUES)
    sample_actions(net, make_activations(net), buffer, make_trajectories(GAMES * PLAYERS, SLOTS, VALUES), env)
    assert env.actions[0, 0] == action


def final_states(*endings: tuple[dict[str, Any], dict[str, Any]]) -> tuple[Any, Any]:
    """Records of these positions, and their tables."""
    games = [Game.from_position(options, position) for options, position in endings]
    states = np.concatenate([game._state for game in games]).view(np.recarray)
    return states, games[0]._spec.tables


VERSUS = {"mode": "versus", "players": 3}
BOARDS: list[list[dict[str, Any]]] = [
    [{"houses": 2}, {"floors": 1, "supply": ["dragon"]}, {}],
    [{}, {"floors": 3, "houses": 1}, {"houses": 4}],
    [{"supply": ["wall", "wall"]}, {}, {"floors": 2}],
    [{}, {}, {}],
    [{"houses": 1}, {"houses": 2}, {"houses": 3}],
]


def test_rewards_reach_the_latest_decisions() -> None:
    """A game that ends closes them, with what the auxiliary values have to predict."""
    rng = np.random.default_rng(2)
    final, tables = final_states(*((VERSUS, {"round": 3 + k, "board": boards}) for k, boards in enumerate(BOARDS)))
    full = 4 * 4 + 3 * 5 + 2 * 2 + 2 * 2 + 4 + 4  # a base game begins with
    points = [
        [16 + 3 * 2, 4 + 15 + 4, 31],
        [31, 12 + 3, 16 + 12],
        [31 + 4, 31, 8 + 15],
        [31, 31, 31],
        [16 + 3, 16 + 6, 16 + 9],
    ]
    trajectories = filled(make_trajectories(30, SLOTS, VALUES), 0)
    trajectories.dones[:] = 0
    trajectories.rewards[:] = before = rng.standard_normal(trajectories.rewards.shape).astype(F)
    slots = FIRST_SLOT + np.arange(GAMES * PLAYERS)
    trajectories.last[slots] = rng.permutation(30)[: len(slots)]
    trajectories.last[slots[[1, 7, 14]]] = NONE
    trajectories.last[:FIRST_SLOT] = 29
    last = trajectories.last.copy()
    rewards = rng.standard_normal((GAMES, PLAYERS)).astype(F)
    terminated = np.array([True, False, False, False, True])
    truncated = np.array([False, False, True, False, False])
    add_rewards(trajectories, rewards, terminated, truncated, final, tables, FIRST_SLOT)
    wanted = before.astype(float)
    for game, seat in product(range(GAMES), range(PLAYERS)):
        slot = FIRST_SLOT + game * PLAYERS + seat
        row = last[slot]
        if row == NONE:
            assert trajectories.last[slot] == NONE
            continue
        over = bool(terminated[game] or truncated[game])
        wanted[row, 0] += rewards[game, seat]
        if over:
            others = [points[game][other] for other in range(PLAYERS) if other != seat]
            wanted[row, 1:] += points[game][seat] / full, np.mean(others) / full, (3 + game) / 20
        assert trajectories.dones[row] == over and trajectories.last[slot] == (NONE if over else row)
    assert trajectories.rewards == pytest.approx(wanted, abs=1e-5)
    assert trajectories.dones.sum() == sum(
        last[FIRST_SLOT + game * PLAYERS + seat] != NONE for game in (0, 2, 4) for seat in range(PLAYERS)
    )
    assert (trajectories.last[:FIRST_SLOT] == 29).all()


def test_values_after_a_rollout() -> None:
    """Where nobody has decided nothing is written; who has nothing to decide there is left pending."""
    rng = np.random.default_rng(3)
    net, env = random_net(rng), random_env(rng)
    trajectories = filled(make_trajectories(4, SLOTS, VALUES), 9)
    trajectories.last[:] = 3
    trajectories.last[[FIRST_SLOT + 1, FIRST_SLOT + 11]] = NONE
    trajectories.last[FIRST_SLOT + 2] = 0
    bootstrap_values(net, make_activations(net), trajectories, env)
    for game, seat in product(range(GAMES), range(PLAYERS)):
        slot = FIRST_SLOT + game * PLAYERS + seat
        listed, legal = lists_of(env, game, seat)
        decided = trajectories.last[slot] != NONE
        assert trajectories.pending[slot] == (decided and len(legal) == 1)
        if decided and len(legal) > 1:
            assert trajectories.next_values[slot] == pytest.approx(evaluate(net, listed, legal)[1], abs=1e-5)
            assert not trajectories.next_advantages[slot].any()
        else:
            assert (trajectories.next_values[slot] == 9).all() and (trajectories.next_advantages[slot] == 9).all()
    beyond = [*range(FIRST_SLOT), *range(FIRST_SLOT + GAMES * PLAYERS, SLOTS)]
    assert trajectories.pending[beyond].all() and (trajectories.next_values[beyond] == 9).all()


def test_advantages_of_all_values() -> None:
    """Slots that decide in turn, games that end, open ends; the auxiliary values are not discounted."""
    rng = np.random.default_rng(6)
    rows, slots, gamma, trace = 60, 4, 0.9, 0.7
    buffer, trajectories = make_rollout_buffer(rows + 5, 0, 0, VALUES), make_trajectories(rows + 5, slots, VALUES)
    buffer.values[:] = rng.standard_normal(buffer.values.shape)
    buffer.advantages[:] = buffer.returns[:] = UNTOUCHED
    trajectories.rewards[:] = rng.standard_normal(trajectories.rewards.shape)
    trajectories.dones[:] = rng.random(rows + 5) < 0.25
    trajectories.slot[:] = rng.integers(0, slots, rows + 5)
    trajectories.next_values[:] = rng.standard_normal((slots, VALUES))
    trajectories.size[0] = rows
    trajectories.pending[:] = 1, 0, 1, 0
    final = {slot: max(np.flatnonzero(trajectories.slot[:rows] == slot)) for slot in range(slots)}
    trajectories.dones[final[0]], trajectories.dones[final[1]], trajectories.dones[final[2]] = 0, 0, 1
    after = trajectories.next_values.astype(float)
    found = np.zeros(rows + 5, np.int64)
    count = compute_gae(buffer, trajectories, F(gamma), F(trace), found)
    usable = [row for row in reversed(range(rows)) if row != final[0]]
    assert found[:count].tolist() == usable and not found[count:].any()
    discount = np.array([gamma, 1, 1, 1])
    for slot in range(slots):
        following, advantage = after[slot], np.zeros(VALUES)
        for row in reversed(np.flatnonzero(trajectories.slot[:rows] == slot)):
            value = buffer.values[row].astype(float)
            onward = 0 if trajectories.dones[row] else discount * (following + trace * advantage)
            advantage = trajectories.rewards[row] + onward - value
            if row in usable:
                assert buffer.advantages[row] == pytest.approx(advantage[0], abs=1e-4)
                assert buffer.returns[row] == pytest.approx(value + advantage, abs=1e-4)
            else:
                assert buffer.advantages[row] == UNTOUCHED
                advantage = np.zeros(VALUES)
            following = value
    assert (buffer.returns[rows:] == UNTOUCHED).all() and not trajectories.pending.any()


def test_agreement_with_decisions() -> None:
    """How often the most probable action was taken, and the squared error of the returns."""
    rng = np.random.default_rng(9)
    net, env = random_net(rng), random_env(rng)
    buffer = make_rollout_buffer(GAMES * PLAYERS, GAMES * PLAYERS * 9, GAMES * PLAYERS * 7, VALUES)
    env.learners[:] = True
    trajectories = make_trajectories(GAMES * PLAYERS, SLOTS, VALUES)
    sample_actions(net, make_activations(net), buffer, trajectories, env)
    rows = int(trajectories.size[0])
    buffer = buffer._replace(actions=buffer.actions[:rows], returns=rng.standard_normal((rows, VALUES)).astype(F))
    agreed, error = 0, 0.0
    for row in range(rows):
        features = buffer.features[buffer.feature_start[row] : buffer.feature_start[row + 1]]
        legal = buffer.choices[buffer.choice_start[row] : buffer.choice_start[row + 1]]
        logs, values = evaluate(net, features, legal)
        agreed += int(logs.argmax()) == buffer.actions[row]
        error += (values[0] - buffer.returns[row, 0]) ** 2
    found = evaluate_decisions(net, make_activations(net), buffer)
    assert found[0] == agreed and 1 < agreed < rows
    assert found[1] == pytest.approx(error, rel=1e-5)


def test_features_of_styles_are_appended_once() -> None:
    """Behind the features of the position, as long as there is room; not where nothing is observed."""
    rng = np.random.default_rng(1)
    games, players, room = 4, 3, 8
    observations = np.zeros((games, players, room), np.uint16)
    sizes = np.full((games, players, 2), UNTOUCHED, np.int16)
    sizes[:, :, 0] = [[0, 3, 2], [1, 7, 0], [8, 5, 4], [6, 2, 3]]
    for game, seat in product(range(games), range(players)):
        observations[game, seat, : sizes[game, seat, 0]] = rng.integers(1, FEATURES, sizes[game, seat, 0])
    observations[1, 0, 0] = FEATURES - 1  # the last one that is not a style's
    styles = rng.random((games, players, 4)) < 0.6
    styles[0, 1], styles[0, 2], styles[1, 1] = [1, 0, 0, 0], [0, 0, 0, 1], True
    wanted = []
    for game, seat in product(range(games), range(players)):
        listed = observations[game, seat, : sizes[game, seat, 0]].tolist()
        listed += [FEATURES + int(k) for k in np.flatnonzero(styles[game, seat])] if listed else []
        wanted.append((listed + room * [0])[:room])
    lengths = [sum(number > 0 for number in row) for row in wanted]
    for _ in range(2):
        append_features(observations, sizes, styles)
        assert observations.reshape(-1, room).tolist() == wanted
        assert sizes[:, :, 0].reshape(-1).tolist() == lengths and (sizes[:, :, 1] == UNTOUCHED).all()


@pytest.mark.parametrize(("lo", "hi", "workers"), [(0, 6, 1), (1, 4, 2), (2, 6, 3)])
def test_a_step_of_adam_touches_its_live_blocks(lo: int, hi: int, workers: int) -> None:
    rng = np.random.default_rng(workers)
    block, blocks = 4, 6
    grads, total, weights, first = (
        rng.standard_normal(shape).astype(F) for shape in ((workers, blocks * block), *[(blocks * block,)] * 3)
    )
    second = rng.random(blocks * block).astype(F)
    live = np.array([True, True, False, True, False, True])
    mine = np.repeat(live & (np.arange(blocks) >= lo) & (np.arange(blocks) < hi), block)
    before = [array.astype(float) for array in (grads, total, weights, first, second)]
    squares = sum_gradients(grads, total, live, block, lo, hi)
    summed = before[0].sum(axis=0)
    assert squares == pytest.approx((summed[mine] ** 2).sum(), rel=1e-5)
    assert total == pytest.approx(np.where(mine, summed, before[1]), abs=1e-5)
    assert grads == pytest.approx(np.where(mine, 0, before[0]), abs=1e-6)
    clip, rate, correction = 0.4, 0.05, 0.3
    adam_step(weights, total, first, second, live, block, lo, hi, F(clip), F(rate), F(correction))
    grad = clip * summed
    moment = BETA1 * before[3] + (1 - BETA1) * grad
    square = BETA2 * before[4] + (1 - BETA2) * grad**2
    step = rate * moment / (np.sqrt(square) / correction + EPSILON)
    for found, old, new in (
        (weights, before[2], before[2] - step),
        (first, before[3], moment),
        (second, before[4], square),
    ):
        assert found == pytest.approx(np.where(mine, new, old), abs=1e-5)

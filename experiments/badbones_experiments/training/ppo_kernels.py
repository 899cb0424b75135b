"""The compiled loops of PPO: sampling actions, generalised advantage estimation, the loss and its gradient.

A decision is stored when it is made, and gets all rewards until the same seat's next decision. A seat with a single
legal action has no decision: nothing is stored.

Besides the return, the value head predicts auxiliary values: how well its seat and the others stand in the end, and the
last round. Learning to predict them improves the shared layers.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from badbones_agents.networks.simd_dense import (
    LANES,
    add_weighted_rows,
    relu_backward,
    scatter_add,
    scatter_add_weighted,
)
from badbones_agents.networks.sparse_net import (
    LAST_ROUND,
    LATE,
    OTHERS_SCORE,
    OWN_SCORE,
    RETURN,
    Activations,
    SparseNet,
    argmax,
    forward,
    masked_softmax,
    sample,
    value_head,
)
from numpy.typing import NDArray

from badbones_env.lowlevel import compiled, entry_point_of, key_of
from badbones_env.observation.sparse_kernels import CHOICES_LISTED, FEATURES_LISTED
from badbones_env.rules.chance import word
from badbones_env.rules.rewards import score_of

Floats = NDArray[np.float32]
STREAM_LEARNER = 160  # chance stream of the learner's sampled actions, with a key of its own
NONE = -1
# the sums in ``BackwardBuffers.sums``, over all decisions
POLICY_LOSS, VALUE_LOSS, ENTROPY, APPROX_KL, CLIPFRAC, DECISIONS = range(6)


class RolloutBuffer(NamedTuple):
    """Decisions to learn from. Features and legal actions are lists, stored one after the other."""

    features: NDArray[np.uint16]
    feature_start: NDArray[np.int64]  # (decisions + 1,)
    choices: NDArray[np.int16]  # legal actions
    choice_start: NDArray[np.int64]  # (decisions + 1,)
    actions: NDArray[np.int16]  # (decisions,) index of the action among the legal ones
    logprobs: Floats  # (decisions,)
    values: Floats  # (decisions, values) predicted when the action was taken
    advantages: Floats  # (decisions,)
    returns: Floats  # (decisions, values) targets of the value head


class Trajectories(NamedTuple):
    """How decisions follow each other. A slot is a seat of a game."""

    rewards: Floats  # (decisions, values) until the slot's next decision
    dones: NDArray[np.uint8]  # (decisions,) the slot's last decision in its game
    slot: NDArray[np.int32]  # (decisions,)
    last: NDArray[np.int64]  # (slots,) the slot's latest decision, NONE between two games
    next_values: Floats  # (slots, values) predicted at the slot's next decision
    next_advantages: Floats  # (slots, values)
    pending: NDArray[np.uint8]  # (slots,) the next decision has not come yet
    size: NDArray[np.int64]  # (1,) decisions stored


class EnvArrays(NamedTuple):
    """The arrays of a simulator that sampling reads and writes."""

    features: NDArray[np.uint16]  # lists of (game, seat), each with room for ``feature_stride``
    choices: NDArray[np.int16]  # lists of (game, seat), each with room for ``choice_stride``
    feature_stride: int
    choice_stride: int
    sizes: NDArray[np.int16]  # (games, players, 2) lengths of both lists
    states: NDArray[np.void]  # (games,)
    game_index: NDArray[np.int64]  # (games,) numbers of the games
    actions: NDArray[np.int16]  # (games, players)
    learners: NDArray[np.bool_]  # (games, players)
    first_slot: int
    seed_low: int  # of the sampled actions
    seed_high: int


class LossCoefs(NamedTuple):
    """Hyperparameters of the loss of a minibatch. ``clip_range`` 0 is behaviour cloning."""

    clip_range: np.float32
    ent_coef: np.float32
    vf_coefs: Floats  # (values,) the return's and the auxiliary values'
    scale: np.float32  # 1 / decisions: the loss is a mean
    adv_mean: np.float32  # advantages are normalised with mean
    adv_scale: np.float32  # and 1 / standard deviation


class BackwardBuffers(NamedTuple):
    """Scratch space of the backward pass, for one thread."""

    transposed: Floats  # (layers - 1, width, width) hidden weights by output
    delta: Floats  # (width,) gradient of the present layer's output
    below: Floats  # (width,) of the layer below
    active: Floats  # (width,) of the active units, packed
    logits: Floats  # (actions,) gradient of the logits
    values: Floats  # (values,) gradient of the values
    sums: NDArray[np.float64]  # (6,) sums of the losses


def make_backward_buffers(net: SparseNet) -> BackwardBuffers:
    """Scratch space for a network."""
    width = net.biases.shape[1]
    return BackwardBuffers(
        transposed=np.zeros_like(net.hidden),
        delta=np.zeros(width, np.float32),
        below=np.zeros(width, np.float32),
        active=np.zeros(width + LANES, np.float32),
        logits=np.zeros(len(net.policy), np.float32),
        values=np.zeros(len(net.value), np.float32),
        sums=np.zeros(6),
    )


def make_rollout_buffer(decisions: int, features: int, choices: int, values: int) -> RolloutBuffer:
    """Zeros; ``features`` and ``choices`` are the total lengths of the lists."""
    return RolloutBuffer(
        features=np.zeros(features, np.uint16),
        feature_start=np.zeros(decisions + 1, np.int64),
        choices=np.zeros(choices, np.int16),
        choice_start=np.zeros(decisions + 1, np.int64),
        actions=np.zeros(decisions, np.int16),
        logprobs=np.zeros(decisions, np.float32),
        values=np.zeros((decisions, values), np.float32),
        advantages=np.zeros(decisions, np.float32),
        returns=np.zeros((decisions, values), np.float32),
    )


def make_trajectories(decisions: int, slots: int, values: int) -> Trajectories:
    """Zeros, with no decision stored."""
    return Trajectories(
        rewards=np.zeros((decisions, values), np.float32),
        dones=np.zeros(decisions, np.uint8),
        slot=np.zeros(decisions, np.int32),
        last=np.full(slots, NONE, np.int64),
        next_values=np.zeros((slots, values), np.float32),
        next_advantages=np.zeros((slots, values), np.float32),
        pending=np.zeros(slots, np.uint8),
        size=np.zeros(1, np.int64),
    )


@compiled
def store_lists(buffer, row, features, start, listed, choices, first, count):
    """Append the features and legal actions of a decision."""
    end = int(buffer.feature_start[row])
    for i in range(listed):
        buffer.features[end + i] = features[start + i]
    buffer.feature_start[row + 1] = end + listed
    end = int(buffer.choice_start[row])
    for i in range(count):
        buffer.choices[end + i] = choices[first + i]
    buffer.choice_start[row + 1] = end + count


@entry_point_of(net=SparseNet, activations=Activations, buffer=RolloutBuffer, trajectories=Trajectories, env=EnvArrays)
def sample_actions(net, activations, buffer, trajectories, env):
    """Sample an action for every learning seat with a decision, and store the decision."""
    players = env.actions.shape[1]
    row = int(trajectories.size[0])
    for game in range(env.actions.shape[0]):
        for p in range(players):
            if not env.learners[game, p]:
                continue
            line = game * players + p
            first = line * env.choice_stride
            count = int(env.sizes[game, p, CHOICES_LISTED])
            if count == 1:
                env.actions[game, p] = env.choices[first]
                continue
            listed = int(env.sizes[game, p, FEATURES_LISTED])
            store_lists(buffer, row, env.features, line * env.feature_stride, listed, env.choices, first, count)
            forward(net, activations, buffer.features, int(buffer.feature_start[row]), listed)
            value_head(net, activations)
            log_total = masked_softmax(net, activations, buffer.choices, int(buffer.choice_start[row]), count, 1.0)
            low, high = key_of(env.seed_low, env.seed_high, int(env.game_index[game]))
            u = word(low, high, STREAM_LEARNER + p, int(env.states[game].clock)) / 4294967296.0
            k = sample(activations.probs, count, u)
            env.actions[game, p] = env.choices[first + k]
            buffer.actions[row] = k
            buffer.logprobs[row] = activations.logits[k] - log_total
            for v in range(net.value.shape[0]):
                buffer.values[row, v] = activations.values[v]
            slot = env.first_slot + line
            trajectories.rewards[row] = 0
            trajectories.dones[row] = 0
            trajectories.slot[row] = slot
            trajectories.last[slot] = row
            row += 1
    trajectories.size[0] = row


@compiled
def add_final_values(s, t, p, reward):
    """Add what the auxiliary values predict, known at the end of a game, for seat p."""
    n = int(s.players)
    others = 0.0
    for q in range(n):
        if q != p:
            others += score_of(s, t, q) / (n - 1)
    reward[OWN_SCORE] += score_of(s, t, p)
    reward[OTHERS_SCORE] += others
    reward[LAST_ROUND] += int(s.round_no) / LATE


@entry_point_of(trajectories=Trajectories)
def add_rewards(trajectories, rewards, terminated, truncated, final, tables, first_slot):
    """Add the rewards of a step to the decisions before it; a finished game closes its slots' last decisions."""
    players = rewards.shape[1]
    for game in range(rewards.shape[0]):
        over = terminated[game] or truncated[game]
        for p in range(players):
            slot = first_slot + game * players + p
            row = int(trajectories.last[slot])
            if row != NONE:
                trajectories.rewards[row, RETURN] += rewards[game, p]
                if over:
                    add_final_values(final[game], tables[0], p, trajectories.rewards[row])
                    trajectories.dones[row] = 1
                    trajectories.last[slot] = NONE


@entry_point_of(net=SparseNet, activations=Activations, trajectories=Trajectories, env=EnvArrays)
def bootstrap_values(net, activations, trajectories, env):
    """Values of the positions after a rollout; a slot with nothing to decide there is left pending."""
    players = env.sizes.shape[1]
    for game in range(env.sizes.shape[0]):
        for p in range(players):
            line = game * players + p
            slot = env.first_slot + line
            trajectories.pending[slot] = 0
            if int(trajectories.last[slot]) == NONE:
                continue
            if int(env.sizes[game, p, CHOICES_LISTED]) == 1:
                trajectories.pending[slot] = 1
                continue
            forward(net, activations, env.features, line * env.feature_stride, int(env.sizes[game, p, FEATURES_LISTED]))
            value_head(net, activations)
            for v in range(net.value.shape[0]):
                trajectories.next_values[slot, v] = activations.values[v]
                trajectories.next_advantages[slot, v] = 0


@entry_point_of(buffer=RolloutBuffer, trajectories=Trajectories)
def compute_gae(buffer, trajectories, gamma, gae_lambda, rows):
    """Advantages and returns (GAE), backwards; writes the usable ``rows`` and returns how many there are.

    A slot's last decision is left out while its next one is pending. Auxiliary values are not discounted.
    """
    usable = 0
    values = buffer.values.shape[1]
    for row in range(int(trajectories.size[0]) - 1, -1, -1):
        slot = int(trajectories.slot[row])
        done = int(trajectories.dones[row]) == 1
        known = done or int(trajectories.pending[slot]) == 0
        trajectories.pending[slot] = 0
        for v in range(values):
            advantage = trajectories.rewards[row, v] - buffer.values[row, v]
            if not done:
                advantage += (gamma if v == RETURN else np.float32(1)) * (
                    trajectories.next_values[slot, v] + gae_lambda * trajectories.next_advantages[slot, v]
                )
            trajectories.next_advantages[slot, v] = advantage if known else np.float32(0)
            trajectories.next_values[slot, v] = buffer.values[row, v]
            buffer.returns[row, v] = buffer.values[row, v] + advantage
        if known:
            buffer.advantages[row] = trajectories.next_advantages[slot, RETURN]
            rows[usable] = row
            usable += 1
    return usable


@compiled
def policy_gradient(activations, back, count, action, log_total, old_logprob, advantage, coefs):
    """The gradient of the clipped loss and the entropy bonus with respect to the logits.

    Without ``clip_range`` the loss is -log(probability of the action): behaviour cloning.
    """
    one = np.float32(1)
    log_ratio = activations.logits[action] - log_total - old_logprob if coefs.clip_range > 0 else np.float32(0)
    ratio = np.float32(np.exp(log_ratio))
    clipped = min(max(ratio, one - coefs.clip_range), one + coefs.clip_range)
    use_ratio = advantage * ratio <= advantage * clipped
    entropy = np.float32(0)
    for k in range(count):
        entropy -= activations.probs[k] * (activations.logits[k] - log_total)
    delta = -advantage * ratio if use_ratio else np.float32(0)
    for k in range(count):
        prob = activations.probs[k]
        back.logits[k] = coefs.scale * (
            coefs.ent_coef * prob * (activations.logits[k] - log_total + entropy) - delta * prob
        )
    back.logits[action] += coefs.scale * delta
    back.sums[POLICY_LOSS] -= min(advantage * ratio, advantage * clipped)
    back.sums[ENTROPY] += entropy
    back.sums[APPROX_KL] += (ratio - one) - log_ratio
    back.sums[CLIPFRAC] += 1.0 if abs(ratio - one) > coefs.clip_range else 0.0
    back.sums[DECISIONS] += 1.0


@compiled
def backward(net, activations, back, grad, features, start, count):
    """From the gradient of the last layer's output (``back.delta``) to those of all weights below."""
    width = net.biases.shape[1]
    for k in range(net.biases.shape[0] - 1, -1, -1):
        active = int(activations.counts[k])
        relu_backward(back.delta, activations.layers[k], back.active)
        for j in range(width):
            grad.biases[k, j] += back.delta[j]
        if k == 0:
            scatter_add(grad.first, features, start, count, back.delta)
        else:
            below, inputs = activations.units[k - 1], int(activations.counts[k - 1])
            scatter_add_weighted(grad.hidden[k - 1], below, 0, inputs, activations.acts[k - 1], 0, back.delta)
            for j in range(width):
                back.below[j] = 0
            add_weighted_rows(back.transposed[k - 1], activations.units[k], 0, active, back.active, 0, back.below)
            for j in range(width):
                back.delta[j] = back.below[j]


@compiled
def add_gradient(net, activations, back, grad, buffer, row, coefs):
    """Add the gradient of one decision's loss to ``grad``: policy, entropy, values."""
    start = int(buffer.feature_start[row])
    listed = int(buffer.feature_start[row + 1]) - start
    first = int(buffer.choice_start[row])
    count = int(buffer.choice_start[row + 1]) - first
    forward(net, activations, buffer.features, start, listed)
    value_head(net, activations)
    log_total = masked_softmax(net, activations, buffer.choices, first, count, 1.0)
    action = int(buffer.actions[row])
    advantage = (buffer.advantages[row] - coefs.adv_mean) * coefs.adv_scale
    policy_gradient(activations, back, count, action, log_total, buffer.logprobs[row], advantage, coefs)
    last = activations.layers[net.biases.shape[0] - 1]
    for j in range(last.shape[0]):
        back.delta[j] = 0
    values = net.value.shape[0]
    for v in range(values):
        error = activations.values[v] - buffer.returns[row, v]
        back.sums[VALUE_LOSS] += float(error) * float(error) if v == RETURN else 0.0
        back.values[v] = coefs.scale * coefs.vf_coefs[v] * np.float32(2) * error
        grad.value_bias[v] += back.values[v]
    add_weighted_rows(net.value, activations.heads, 0, values, back.values, 0, back.delta)
    scatter_add_weighted(grad.value, activations.heads, 0, values, back.values, 0, last)
    add_weighted_rows(net.policy, buffer.choices, first, count, back.logits, 0, back.delta)
    scatter_add_weighted(grad.policy, buffer.choices, first, count, back.logits, 0, last)
    for k in range(count):
        grad.policy_bias[int(buffer.choices[first + k])] += back.logits[k]
    backward(net, activations, back, grad, buffer.features, start, listed)


@entry_point_of(
    net=SparseNet, activations=Activations, back=BackwardBuffers, grad=SparseNet, buffer=RolloutBuffer, coefs=LossCoefs
)
def add_gradients(net, activations, back, grad, buffer, rows, coefs):
    """Add the gradients of the decisions ``rows`` to ``grad``."""
    for i in range(rows.shape[0]):
        add_gradient(net, activations, back, grad, buffer, int(rows[i]), coefs)


@entry_point_of(net=SparseNet, activations=Activations, buffer=RolloutBuffer)
def evaluate_decisions(net, activations, buffer):
    """How often the most probable action is the one taken, and the squared error of the predicted returns."""
    agreed = 0
    error = 0.0
    for row in range(buffer.actions.shape[0]):
        start = int(buffer.feature_start[row])
        first = int(buffer.choice_start[row])
        count = int(buffer.choice_start[row + 1]) - first
        forward(net, activations, buffer.features, start, int(buffer.feature_start[row + 1]) - start)
        value_head(net, activations)
        masked_softmax(net, activations, buffer.choices, first, count, 1.0)
        agreed += 1 if argmax(activations.probs, count) == int(buffer.actions[row]) else 0
        error += float(activations.values[RETURN] - buffer.returns[row, RETURN]) ** 2
    return agreed, error

"""The compiled learner computes what torch does: gradients of all loss terms, Adam, advantages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from badbones_agents.networks.sparse_net import SparseNet, make_activations
from badbones_experiments.training.adam import BETA1, BETA2, EPSILON, Adam, Parameters
from badbones_experiments.training.ppo_kernels import (
    APPROX_KL,
    CLIPFRAC,
    DECISIONS,
    ENTROPY,
    POLICY_LOSS,
    VALUE_LOSS,
    LossCoefs,
    RolloutBuffer,
    Trajectories,
    add_gradients,
    compute_gae,
    make_backward_buffers,
    make_rollout_buffer,
    make_trajectories,
)

from badbones_env.lowlevel import ThreadTeam
from badbones_env.observation.features import FEATURES

if TYPE_CHECKING:
    import torch

F = np.float32
CLIP, ENTROPY_COEF = 0.2, 0.03


def random_net(
    rng: np.random.Generator, width: int, layers: int, values: int, features: int, actions: int
) -> SparseNet:
    def floats(*shape: int) -> Any:
        return (rng.standard_normal(shape) * 0.6 / np.sqrt(width)).astype(F)

    return SparseNet(
        floats(features, width),
        floats(layers, width),
        floats(layers - 1, width, width),
        floats(actions, width),
        floats(values, width),
        floats(actions),
        floats(values),
    )


def random_decisions(rng: np.random.Generator, rows: int, features: int, actions: int, values: int) -> RolloutBuffer:
    """Lists of all lengths, features that are listed several times, ratios inside and outside the clip range."""
    listed, legal = rng.integers(1, 40, rows), rng.integers(1, actions // 2, rows)
    choices = np.concatenate([rng.permutation(actions)[:count] for count in legal]).astype(np.int16)
    return RolloutBuffer(
        rng.integers(1, features, listed.sum()).astype(np.uint16),
        np.concatenate([[0], listed.cumsum()]),
        choices,
        np.concatenate([[0], legal.cumsum()]),
        (rng.random(rows) * legal).astype(np.int16),
        (-np.log(legal) + rng.standard_normal(rows) * 0.3).astype(F),
        rng.standard_normal((rows, values)).astype(F),
        rng.standard_normal(rows).astype(F),
        rng.standard_normal((rows, values)).astype(F),
    )


def losses(
    net: dict[str, torch.Tensor], data: RolloutBuffer, gains: torch.Tensor, clip: float
) -> dict[str, torch.Tensor]:
    """The same in torch, in double precision."""
    import torch

    rows, actions = len(data.actions), len(net["policy"])
    seen = torch.zeros(rows, len(net["first"]), dtype=torch.float64)
    mask = torch.zeros(rows, actions, dtype=torch.bool)
    chosen = torch.zeros(rows, dtype=torch.long)
    for row in range(rows):
        for feature in data.features[data.feature_start[row] : data.feature_start[row + 1]]:
            seen[row, int(feature)] += 1
        legal = data.choices[data.choice_start[row] : data.choice_start[row + 1]].astype(np.int64)
        mask[row, torch.from_numpy(legal)] = True
        chosen[row] = int(legal[data.actions[row]])
    h = torch.relu(seen @ net["first"] + net["biases"][0])
    for layer, bias in zip(net["hidden"], net["biases"][1:], strict=True):
        h = torch.relu(h @ layer + bias)
    logits = (h @ net["policy"].T + net["policy_bias"]).masked_fill(~mask, -1e9)
    values = h @ net["value"].T + net["value_bias"]
    logs = torch.log_softmax(logits, 1)
    logp = logs.gather(1, chosen[:, None])[:, 0]
    change = logp - torch.from_numpy(data.logprobs).double()
    ratio = change.exp()
    policy = -torch.min(gains * ratio, gains * ratio.clamp(1 - clip, 1 + clip)) if clip else -logp * gains
    return {
        "policy": policy.mean(),
        "entropy": -(logs.exp() * logs).sum(1).mean(),
        "change": (ratio - 1 - change).mean(),
        "values": ((values - torch.from_numpy(data.returns).double()) ** 2).mean(0),
        "clipped": ((ratio - 1).abs() > clip).double().mean(),
    }


@pytest.mark.parametrize("clip", [CLIP, 0.0], ids=["ppo", "imitation"])
@pytest.mark.parametrize(("width", "layers", "values"), [(16, 1, 1), (48, 2, 1), (144, 3, 2), (128, 2, 1)])
def test_gradient_is_that_of_torch(width: int, layers: int, values: int, clip: float) -> None:
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(width)
    net = random_net(rng, width, layers, values, features=90, actions=70)
    data = random_decisions(rng, 60, 90, 70, values)
    back, grad = make_backward_buffers(net), SparseNet(*(np.zeros_like(part) for part in net))
    back.transposed[:] = net.hidden.transpose(0, 2, 1)
    vf_coefs = np.array([0.5, 0.2], F)[:values]
    mean, inverse = (data.advantages.mean(), 1 / data.advantages.std(ddof=1)) if clip else (0.0, 1.0)
    coefs = LossCoefs(F(clip), F(ENTROPY_COEF), vf_coefs, F(1 / 60), adv_mean=F(mean), adv_scale=F(inverse))
    add_gradients(net, make_activations(net), back, grad, data, np.arange(60), coefs)

    tensors = {name: torch.from_numpy(part.astype(np.float64)).requires_grad_() for name, part in net._asdict().items()}
    gains = torch.from_numpy((data.advantages.astype(np.float64) - mean) * inverse)
    found = losses(tensors, data, gains, clip)
    loss = found["policy"] - ENTROPY_COEF * found["entropy"] + (found["values"] * torch.from_numpy(vf_coefs)).sum()
    loss.backward()
    found = {name: tensor.detach().numpy() for name, tensor in found.items()}
    for name, tensor in tensors.items():
        if layers == 1 and name == "hidden":
            continue
        wanted = tensor.grad.numpy()
        assert np.abs(getattr(grad, name) - wanted).max() <= 1e-5 * np.abs(wanted).max(), name
    sums = back.sums / back.sums[DECISIONS]
    assert back.sums[DECISIONS] == 60
    assert sums[VALUE_LOSS] == pytest.approx(float(found["values"][0]), rel=1e-5)
    assert sums[ENTROPY] == pytest.approx(float(found["entropy"]), rel=1e-5)
    if clip:
        assert sums[POLICY_LOSS] == pytest.approx(float(found["policy"]), rel=1e-5, abs=1e-6)
        assert sums[APPROX_KL] == pytest.approx(float(found["change"]), rel=1e-4, abs=1e-6)
        assert sums[CLIPFRAC] == pytest.approx(float(found["clipped"])) and 0.1 < sums[CLIPFRAC] < 0.9
    else:
        assert sums[CLIPFRAC] == 0


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_adam_is_that_of_torch(threads: int) -> None:
    """Several steps with cut gradients; features that never come up stay as they are."""
    torch = pytest.importorskip("torch")
    rng = np.random.default_rng(5)
    parameters = Parameters(16, 2)
    parameters.initialize(3)
    adam = Adam(parameters, ThreadTeam(2), threads)
    tensor = torch.from_numpy(parameters.flat.copy()).requires_grad_()
    optimizer = torch.optim.Adam([tensor], lr=1.0, betas=(BETA1, BETA2), eps=EPSILON)
    used = rng.choice(FEATURES, 300, replace=False)
    before = parameters.net.first.copy()
    for number in range(6):
        adam.live[used[: 50 * (number + 1)]] = True  # more and more features come up
        grads = parameters.zeros(threads)
        for k in range(threads):
            part = parameters.views(grads[k])
            for name, array in part._asdict().items():
                array[:] = rng.standard_normal(array.shape) * 0.01
                if name == "first":
                    array[~adam.live[:FEATURES]] = 0
        adam.grads[:] = grads
        rate, most = 1e-3 / (number + 1), (0.5, 1e9)[number % 2]
        adam.step(rate, most)
        assert not adam.grads.any()
        tensor.grad = torch.from_numpy(grads.sum(axis=0))
        torch.nn.utils.clip_grad_norm_([tensor], most)
        optimizer.param_groups[0]["lr"] = rate
        optimizer.step()
    moved, wanted = parameters.flat, tensor.detach().numpy()
    assert np.abs(moved - wanted).max() <= 1e-5 * np.abs(wanted).max()
    unused = np.setdiff1d(np.arange(FEATURES), used)
    assert np.array_equal(parameters.net.first[unused], before[unused])
    assert np.abs(parameters.net.first[used] - before[used]).max() > 1e-3


def test_advantages_are_those_of_stable_baselines3() -> None:
    """Two slots that always decide, games that end: the buffer of stable-baselines3 computes the same."""
    torch, buffers = pytest.importorskip("torch"), pytest.importorskip("stable_baselines3.common.buffers")
    rng = np.random.default_rng(4)
    steps, slots, gamma, trace = 12, 2, 0.9, 0.8
    rewards, values = rng.standard_normal((2, steps, slots)).astype(F)
    ends = rng.random((steps, slots)) < 0.25
    ahead = rng.standard_normal(slots).astype(F)
    from gymnasium import spaces

    expected = buffers.RolloutBuffer(steps, spaces.Box(0, 1, (1,)), spaces.Discrete(2), "cpu", trace, gamma, slots)
    starts = np.vstack([np.ones((1, slots)), ends[:-1]])
    for k in range(steps):
        expected.add(
            np.zeros((slots, 1)),
            np.zeros((slots, 1)),
            rewards[k],
            starts[k],
            torch.from_numpy(values[k]),
            torch.zeros(slots),
        )
    expected.compute_returns_and_advantage(torch.from_numpy(ahead), ends[-1])
    data, trajectories = empty(steps * slots, slots)
    data.values[:, 0], trajectories.rewards[:, 0], trajectories.dones[:] = (
        values.reshape(-1),
        rewards.reshape(-1),
        ends.reshape(-1),
    )
    trajectories.slot[:], trajectories.next_values[:, 0] = np.tile(np.arange(slots), steps), ahead
    rows = np.zeros(steps * slots, np.int64)
    assert compute_gae(data, trajectories, F(gamma), F(trace), rows) == steps * slots
    np.testing.assert_allclose(data.advantages, expected.advantages.reshape(-1), rtol=1e-4, atol=1e-5)
    np.testing.assert_allclose(data.returns[:, 0], expected.returns.reshape(-1), rtol=1e-4, atol=1e-5)
    assert sorted(rows) == list(range(steps * slots))


def test_an_open_decision_is_left_out() -> None:
    """Of a seat that waits the last decision is not learnt; the one before expects what the seat expected there."""
    data, trajectories = empty(3, 1)
    data.values[:, 0], trajectories.rewards[:, 0] = (0.5, 0.25, -1.0), (1.0, 2.0, 4.0)
    trajectories.pending[0] = 1
    rows = np.zeros(3, np.int64)
    assert compute_gae(data, trajectories, F(0.5), F(1.0), rows) == 2 and sorted(rows[:2]) == [0, 1]
    assert data.advantages[1] == 2.0 + 0.5 * -1.0 - 0.25
    assert data.advantages[0] == 1.0 + 0.5 * 0.25 - 0.5 + 0.5 * data.advantages[1]


def empty(rows: int, slots: int) -> tuple[RolloutBuffer, Trajectories]:
    data, trajectories = make_rollout_buffer(rows, 0, 0, 1), make_trajectories(rows, slots, 1)
    trajectories.size[0] = rows
    return data, trajectories

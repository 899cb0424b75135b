"""Search distillation, compiled: target policies for some decisions of a rollout.

The network search of ``badbones_agents`` simulates the most probable choices of a decision. The target policy is each
choice's probability times e^(inverse_temperature * advantage). The advantage is the mean value of the choice's
simulations less that of all choices, shrunk where there were few simulations; unsearched choices count as average.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from badbones_agents.networks.sparse_net import Activations, SparseNet
from badbones_agents.networks.sparse_policy import ObservationBuffers, observe
from badbones_agents.scripted.workspace import Workspace
from badbones_agents.search.puct import PolicyContext, SearchParams, expand_root, policy_priors, simulate
from badbones_agents.search.tree import Tree

from badbones_env.lowlevel import compiled, entry_point_of, key_of
from badbones_env.rules.chance import word

from .ppo_kernels import EnvArrays, RolloutBuffer, Trajectories

STREAM_TARGETS = 224  # chance stream that picks the searched decisions, with the key of the sampled actions
SHRINKAGE = 2.0  # simulations at which an advantage counts by half


class SearchTargets(NamedTuple):
    """Which decisions are searched, and how."""

    fraction: float  # of the decisions
    simulations: int  # for each
    inverse_temperature: float


@compiled
def mean_value(tree, p):
    """The mean value of the searched choices of seat p at the root, weighted by the policy."""
    total = 0.0
    weight = 0.0
    for k in range(int(tree.candidates[0, p])):
        tried = int(tree.action_visits[0, p, k])
        if tried:
            total += tree.prior[0, p, k] * tree.value_sum[0, p, k] / tried
            weight += tree.prior[0, p, k]
    return total / weight


@compiled
def store_target(tree, p, count, context, inverse_temperature, target_policy, first):
    """Write the target policy of seat p, whose priors were just computed, at ``target_policy[first:]``."""
    mean = mean_value(tree, p)
    total = 0.0
    for i in range(count):
        advantage = 0.0
        for k in range(int(tree.candidates[0, p])):
            if int(tree.verb[0, p, k]) == int(context.buffers.verbs[i]) and (
                int(tree.argument[0, p, k]) == int(context.buffers.arguments[i])
            ):
                tried = int(tree.action_visits[0, p, k])
                if tried:
                    advantage = (tree.value_sum[0, p, k] / tried - mean) * tried / (tried + SHRINKAGE)
        target_policy[first + i] = float(context.activations.probs[i]) * math.exp(
            min(inverse_temperature * advantage, 30.0)
        )
        total += target_policy[first + i]
    for i in range(count):
        target_policy[first + i] /= total


@entry_point_of(
    targets=SearchTargets,
    params=SearchParams,
    workspace=Workspace,
    net=SparseNet,
    activations=Activations,
    buffers=ObservationBuffers,
    tree=Tree,
    buffer=RolloutBuffer,
    trajectories=Trajectories,
    env=EnvArrays,
)
def write_targets(
    targets, params, workspace, net, activations, buffers, tree, buffer, trajectories, env, tables, begin
):
    """Search some of the decisions that have just been stored, from row ``begin`` on; returns how many."""
    t = tables[0]
    context = PolicyContext(net, activations, buffers)
    searched = 0
    players = env.actions.shape[1]
    for row in range(begin, int(trajectories.size[0])):
        buffer.has_target[row] = 0
        line = int(trajectories.slot[row]) - env.first_slot
        game = line // players
        p = line % players
        root = env.states[game]
        low, high = key_of(env.seed_low, env.seed_high, int(env.game_index[game]))
        if word(low, high, STREAM_TARGETS + p, int(root.clock)) >= targets.fraction * 4294967296.0:
            continue
        expand_root(tree, root, t, p, params, context, workspace)
        simulate(tree, root, t, p, low, high, targets.simulations, params, context, workspace)
        observe(root, t, context.buffers)
        count = policy_priors(root, p, context)
        first = int(buffer.choice_start[row])
        store_target(tree, p, count, context, targets.inverse_temperature, buffer.target_policy, first)
        buffer.has_target[row] = 1
        searched += 1
    return searched

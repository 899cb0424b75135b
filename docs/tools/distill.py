"""Does search teach the network anything? Expert iteration with few simulations, in the manner of Gumbel AlphaZero.

python -m docs.tools.distill --out runs/distilled

Self-play of versus for two, from the shipped network. At every decision Gumbel noise draws ``simulations`` different
actions from the policy. Sequential halving spends one simulation after the other on the best of them, and the action
with the highest noise + logit + BETA x value is played. So actions are samples of softmax(logits + BETA x value), and
the cross-entropy with them moves the policy there (Danihelka et al. 2022). A simulation is that of ``search.puct``: all
seats follow the policy to the horizon, where the value head evaluates. The value head learns from the games played.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import champion_file
from badbones_agents.networks.sparse_policy import PolicyContext, make_buffers, observe, policy_priors
from badbones_agents.scripted.workspace import MAX_CHOICES, ROLLOUT, make_workspace
from badbones_agents.search.agents import SearchParams
from badbones_agents.search.mcts import redraw
from badbones_agents.search.puct import evaluate_position, greedy_action, rollout_step, step
from badbones_experiments.training.config import LEARNERS, TrainingConfig
from badbones_experiments.training.ppo import PPO
from badbones_experiments.training.ppo_kernels import LossCoefs, add_rewards, sample_actions
from badbones_experiments.training.rollout import RolloutEnv, RolloutWorker
from badbones_experiments.training.train import train

from badbones_env import GameConfig
from badbones_env.lowlevel import compiled, entry_point, key_of
from badbones_env.observation.sparse_kernels import CHOICES_LISTED
from badbones_env.rules.chance import word
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import NOTHING, OVER
from badbones_env.rules.rewards import REWARD_OUTCOME

GAME = GameConfig(players=2)
BETA = 8.0  # a victory is worth this much in logits, twice that from defeat to victory
STREAM_GUMBEL = 208
SETTINGS: dict[str, Any] = {"n_epochs": 1, "learning_rate": 3e-4, "final_learning_rate": 1e-5, "batch_size": 2048}


@compiled
def simulate(root, t, p, verb, argument, low, high, number, params, context, workspace):
    """The value for seat p of a choice: the others follow the policy, as do all from then on to the horizon."""
    workspace.states[ROLLOUT] = root
    s = workspace.states[ROLLOUT]
    until = int(root.round_no) + params.horizon
    redraw(s, low, high, p, number)
    observe(s, t, context.buffers)
    for q in range(int(s.players)):
        if q != p and int(s.decision[q]) != NOTHING:
            theirs, where = greedy_action(s, t, q, params.core, context, workspace.legal)
            choose(s, t, q, theirs, where)
    choose(s, t, p, verb, argument)
    step(s, t, params.core, workspace)
    while int(s.phase) != OVER and int(s.round_no) < until:
        rollout_step(s, t, params.core, context, workspace)
    evaluate_position(s, t, p, params.reward, context, workspace.values)
    return workspace.values[p]


@compiled
def swap(array, i, j):
    """Exchange two entries."""
    array[i], array[j] = array[j], array[i]


@compiled
def best_first(count, kept, noisy, sums, visits, order, beta):
    """Put the ``kept`` highest of noise + logit + beta x value first."""
    for k in range(kept):
        best = k
        for other in range(k + 1, count):
            value = noisy[other] + (beta * sums[other] / visits[other] if visits[other] > 0 else 0.0)
            if value > noisy[best] + (beta * sums[best] / visits[best] if visits[best] > 0 else 0.0):
                best = other
        for array in (noisy, sums, visits):
            swap(array, k, best)
        swap(order, k, best)


@compiled
def improved_choice(root, t, p, low, high, simulations, params, context, workspace, scratch):
    """The index of the choice of sequential halving among the legal ones."""
    noisy, sums, visits, order, choices = scratch
    observe(root, t, context.buffers)
    count = policy_priors(root, p, 1.0, context)
    for k in range(count):
        u = (word(low, high, STREAM_GUMBEL + p, int(root.clock) * 256 + k) + 0.5) / 4294967296.0
        noisy[k] = context.activations.logits[k] - math.log(-math.log(u))
        sums[k] = visits[k] = 0.0
        order[k] = k
        choices[k, 0] = context.buffers.verbs[k]
        choices[k, 1] = context.buffers.arguments[k]
    left = min(count, simulations)
    best_first(count, left, noisy, sums, visits, order, params.c_puct)
    spent = 0
    while spent < simulations and left > 1:
        for k in range(left):
            if spent < simulations:
                verb, argument = int(choices[order[k], 0]), int(choices[order[k], 1])
                number = int(visits[k])
                sums[k] += simulate(root, t, p, verb, argument, low, high, number, params, context, workspace)
                visits[k] += 1.0
                spent += 1
        best_first(left, left, noisy, sums, visits, order, params.c_puct)
        left = (left + 1) // 2
    return order[0]


@entry_point
def improve(states, tables, env, buffer, row, key, simulations, params, context, workspace, scratch):
    """Replace the sampled actions of one step, whose decisions begin at ``row``, by those of the teacher."""
    t = tables[0]
    games, players, sizes, index, actions, choices = env
    for game in range(games):
        low, high = key_of(key[0], key[1], int(index[game]))
        for p in range(players):
            if int(sizes[game, p, CHOICES_LISTED]) == 1:
                continue
            k = improved_choice(states[game], t, p, low, high, simulations, params, context, workspace, scratch)
            actions[game, p] = choices[game, p, k]
            buffer[row] = k
            row += 1
    return row


class DistillWorker(RolloutWorker):
    """Plays what the teacher says."""

    simulations = 4

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._context = PolicyContext(self.net, self.activations, make_buffers(GAME))
        self._workspace = make_workspace()
        self._params = SearchParams(0, 0, horizon=4, c_puct=BETA, core=True, reward=REWARD_OUTCOME)
        numbers = [np.zeros(MAX_CHOICES) for _ in range(3)]
        self._scratch = (*numbers, np.zeros(MAX_CHOICES, np.int64), np.zeros((MAX_CHOICES, 2), np.int64))
        self._row = 0

    def collect(self) -> None:
        self._row = 0
        super().collect()
        self.buffer.advantages[:] = 1

    def _step(self, env: RolloutEnv) -> None:
        sim, start = env.sim, time.perf_counter()
        sample_actions(self.net, self.activations, self.buffer, self.trajectories, env.arrays)
        arrays = (*sim.actions.shape, sim.sizes, sim.index, sim.actions, sim.choices)
        key = env.arrays.seed_low, env.arrays.seed_high
        searched = self._params, self._context, self._workspace, self._scratch
        self._row = improve(
            sim.states, sim.spec.tables, arrays, self.buffer.actions, self._row, key, self.simulations, *searched
        )
        sim.step(check=False)
        add_rewards(
            self.trajectories, sim.rewards, sim.terminated, sim.truncated, sim.final, sim.spec.tables, env.first_slot
        )
        env.record()
        self.env_seconds += time.perf_counter() - start


class Distill(PPO):
    """PPO's loop with cross-entropy in the place of its policy loss."""

    Worker = DistillWorker

    def loss_coefs(self, buffers: Any, minibatch: Any, *args: Any, **kwargs: Any) -> LossCoefs:
        coefs = super().loss_coefs(buffers, minibatch)
        zero, one = np.float32(0), np.float32(1)
        return coefs._replace(clip_range=zero, ent_coef=zero, adv_mean=zero, adv_scale=one)


def main() -> None:
    """Train, from the shipped network."""
    parser = argparse.ArgumentParser(description="Distil search into the shipped network of versus for two.")
    parser.add_argument("--steps", type=int, default=6_000_000, help="decisions to learn from")
    parser.add_argument("--simulations", type=int, default=4, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="runs/distilled")
    args = parser.parse_args()
    DistillWorker.simulations = args.simulations
    LEARNERS["ppo"] = f"{__name__}:Distill"
    changes = {"ppo": SETTINGS, "league": {"self_play": 1.0, "scripted": []}, "steps": args.steps, "seed": args.seed}
    changes["evaluation"] = {"every": args.steps // 10}
    train(TrainingConfig.load("duel", changes), args.out, begin=str(champion_file(GAME)), threads=1)


if __name__ == "__main__":
    main()

"""Would search gain if it knew its partners? Co-op beside guardian, by a search that lets guardian play its own seats.

python -m docs.tools.partner_oracle

The champion's search lets all seats follow its own network. The *oracle* replaces the others by guardian itself, in the
tree and in rollouts: the best estimate of the others that any search could make. Both play the same games.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import ChampionAgent
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.networks.sparse_policy import is_core, observe
from badbones_agents.registry import make_agent
from badbones_agents.scripted.eval_weights import eval_weights_for
from badbones_agents.scripted.policies import GUARDIAN, decide
from badbones_agents.scripted.workspace import ROLLOUT, make_workspace
from badbones_agents.search.mcts import redraw, same_decisions, select
from badbones_agents.search.puct import FOREVER, evaluate_position, expand, greedy_action
from badbones_agents.search.tree import MAX_DEPTH, NONE, backup, child_of, most_visited_action, reset_tree
from badbones_experiments.jobs.files import write_json
from badbones_experiments.training.evaluate import interval
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator, Table
from badbones_env.batch import Batch
from badbones_env.lowlevel import answer, compiled, entry_point, key_of
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import NOTHING, OVER
from badbones_env.rules.flow import proceed
from badbones_env.rules.legal import legal_choices
from badbones_env.version import __version__

FILE = Path(__file__).parents[2] / "docs" / "data" / "partner_oracle.json"
SEED = 613
Z95 = 1.959964
ACTIONS = 4096  # more than there are
SIMULATIONS = 64
EQUAL_TIME = 1024  # simulations of plain search in about the time of so many of the oracle


@compiled
def guardian_chooses(s, t, q, workspace):
    """Guardian's choice for a partner's seat, with the random numbers of the simulation."""
    return decide(GUARDIAN, s, t, q, int(s.key[0]), int(s.key[1]), workspace)


@compiled
def oracle_step(s, t, p, workspace):
    """Step the game when all have chosen; other decisions: the auto policy for seat p, guardian for its partners."""
    proceed(s, t, workspace.log)
    answered = True
    while answered and int(s.phase) != OVER:
        answered = False
        for q in range(int(s.players)):
            decision = int(s.decision[q])
            if decision == NOTHING or is_core(decision):
                continue
            if q == p:
                legal_choices(s, t, q, workspace.legal)
                verb, argument = answer(s, t, q, workspace.legal)
            else:
                verb, argument = guardian_chooses(s, t, q, workspace)
            choose(s, t, q, verb, argument)
            answered = True
        if answered:
            proceed(s, t, workspace.log)
    s.clock += 1


@compiled
def select_joint_action(tree, node, depth, s, t, p, params, workspace):
    """Seat p selects, guardian answers for the others; returns the joint action as one number, or NONE."""
    k = NONE
    if int(s.decision[p]) != NOTHING:
        k = select(tree, node, s, t, p, workspace.legal, params.c_puct)
        if k == NONE:
            return NONE
    tree.path[depth, 0] = node
    joint_action = k + 1
    for q in range(int(s.players)):
        tree.path[depth, 1 + q] = NONE
        if q != p and int(s.decision[q]) != NOTHING:
            verb, argument = guardian_chooses(s, t, q, workspace)
            choose(s, t, q, verb, argument)
            joint_action = joint_action * ACTIONS + int(t.action[verb, argument])
    if k != NONE:
        tree.path[depth, 1 + p] = k
        choose(s, t, p, int(tree.verb[node, p, k]), int(tree.argument[node, p, k]))
    return joint_action


@compiled
def select_path(tree, s, t, p, until, params, context, workspace):
    """As in search.puct."""
    node = 0
    depth = 0
    while node != NONE and depth < MAX_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.candidates[node, 0]) == NONE:
            expand(tree, node, s, t, p, params, context, workspace)
            return depth
        if not same_decisions(tree, node, s):
            return depth
        joint_action = select_joint_action(tree, node, depth, s, t, p, params, workspace)
        if joint_action == NONE:
            return depth
        oracle_step(s, t, p, workspace)
        depth += 1
        node = child_of(tree, node, joint_action)
    return depth


@compiled
def rollout_step(s, t, p, params, context, workspace):
    """One step: seat p follows its policy, its partners are guardian."""
    from_network = int(s.decision[p]) != NOTHING
    verb, argument = 0, 0
    if from_network:
        observe(s, t, context.buffers)
        verb, argument = greedy_action(s, t, p, params.core, context, workspace.legal)
    for q in range(int(s.players)):
        if q != p and int(s.decision[q]) != NOTHING:
            theirs, where = guardian_chooses(s, t, q, workspace)
            choose(s, t, q, theirs, where)
    if from_network:
        choose(s, t, p, verb, argument)
    oracle_step(s, t, p, workspace)


@entry_point
def search_with_oracle(states, tables, game, p, key, restart, simulations, params, workspace, tree, context):
    """``search_puct`` with guardian on the other seats."""
    t = tables[0]
    root = states[game]
    low, high = key_of(key[0], key[1], key[2])
    until = int(root.round_no) + params.horizon if params.horizon > 0 else FOREVER
    if restart:
        reset_tree(tree)
        expand(tree, 0, root, t, p, params, context, workspace)
    for _ in range(simulations if int(tree.candidates[0, p]) > 1 else 0):
        k = select(tree, 0, root, t, p, workspace.legal, params.c_puct)
        workspace.states[ROLLOUT] = root
        s = workspace.states[ROLLOUT]
        redraw(s, low, high, p, int(tree.action_visits[0, p, k]))
        depth = select_path(tree, s, t, p, until, params, context, workspace)
        while until != FOREVER and int(s.phase) != OVER and int(s.round_no) < until:
            rollout_step(s, t, p, params, context, workspace)
        evaluate_position(s, t, p, params.reward, context, workspace.values)
        backup(tree, depth, int(s.players), workspace.values)
    return most_visited_action(tree, t, p)


class Oracle(ChampionAgent):
    """The champion with search that knows guardian on the other seats."""

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        self._weights = eval_weights_for("", batch.config)
        super().choose(batch, seat_mask)

    def _use(self, policy: PolicyFile) -> None:
        super()._use(policy)
        assert self._searcher is not None
        self._searcher._search, self._searcher._workspace = search_with_oracle, make_workspace(self._weights)


def won(players: int, agent: ChampionAgent, games: int) -> NDArray[np.float64]:
    """(games,) whether the team has won, with the agent on one seat, which rotates, and guardian on the others."""
    others = np.arange(players) != (np.arange(games) % players)[:, None]
    sim = Simulator(GameConfig("coop", players), games, SEED, threads=1, masks=False)
    Table(sim, [agent, make_agent("guardian", SEED)], others.astype(np.int64)).play()
    return sim.outcomes().won.any(axis=1).astype(float)


def estimate(values: NDArray[np.float64]) -> dict[str, float]:
    """A share of games with its interval."""
    low, high = interval(float(values.mean()), len(values))
    return {"value": round(float(values.mean()), 4), "low": round(low, 4), "high": round(high, 4)}


def gain(differences: NDArray[np.float64]) -> dict[str, float]:
    """A mean difference over the same games with its interval."""
    mean, error = float(differences.mean()), Z95 * float(differences.std()) / len(differences) ** 0.5
    return {"value": round(mean, 4), "low": round(mean - error, 4), "high": round(mean + error, 4)}


def main() -> None:
    """Play all cases and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--out", default=str(FILE))
    args = parser.parse_args()
    games = args.games
    rows: list[dict[str, Any]] = []
    for players in args.players:
        agents = {
            "alone": ChampionAgent(simulations=0, seed=SEED),
            "search": ChampionAgent(simulations=SIMULATIONS, seed=SEED),
            "longer": ChampionAgent(simulations=EQUAL_TIME, seed=SEED),
            "oracle": Oracle(simulations=SIMULATIONS, seed=SEED),
        }
        row: dict[str, Any] = {"players": players}
        wins = {}
        for name, agent in agents.items():
            began = time.process_time()
            wins[name] = won(players, agent, games)
            row[name] = estimate(wins[name]) | {"seconds": round(time.process_time() - began)}
            print(players, name, row[name], flush=True)
        row["gain"] = {name: gain(wins["oracle"] - wins[name]) for name in ("search", "longer")}
        rows.append(row)
    command = f"python -m docs.tools.partner_oracle --games {games} --players {' '.join(map(str, args.players))}"
    command += f" --out {args.out}" if args.out != str(FILE) else ""
    write_json(args.out, {"command": command, "version": __version__, "seed": SEED, "games": games, "rows": rows})


if __name__ == "__main__":
    main()

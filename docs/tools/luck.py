"""Would control variates for chance (AIVAT) save games? Measures how much variance they remove from block scores.

Every step of a game is played once more from the same state with the same actions and other draws, ``REDRAWS`` times.
The correction of a step is the value after the real draw minus the mean value after the redraws: its expectation is 0
whatever the value function, so results minus corrections have the same mean. The value function is the value head of
the shipped network, fitted to results on other games beforehand and named by its hash.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import champion_file
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.tables import ResultTable

from badbones_env import GameConfig, PlanningBatch, Simulator
from badbones_env.lowlevel import copy_states
from badbones_env.rules.constants import NOTHING

REDRAWS = 8
FIT_GAMES, FIT_SEED = 200, 1 << 40
CHUNK = 250  # games that are played side by side, with a seed of their own
GAMES = {"versus 2": GameConfig(), "versus 4": GameConfig(players=4), "co-op 2": GameConfig("coop", 2)}
PAIRS = (("champion:simulations=0", "guardian"), ("search:simulations=16", "guardian"), ("guardian", "sentry"))

Array = Any


class ValueFunction:
    """The value of a state for every seat, in units of the result: linear in the outputs of the value head."""

    def __init__(self, config: GameConfig, path: Any) -> None:
        self.config, self.hash = config, hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        self.net = PolicyFile.read(path).net(str(path))
        self.weights = np.zeros(len(self.net.value) + 1)
        self._sims: dict[int, Simulator] = {}

    def heads(self, states: Array) -> tuple[Array, Array]:
        """(states, players, values + 1): the value heads and 1; and which seats have an observation."""
        from scipy.sparse import csr_array

        size, players = len(states), self.config.players
        if size not in self._sims:
            self._sims[size] = Simulator(
                self.config, size, observation="sparse", choices=True, masks=False, autoreset=False
            )
        sim, net = self._sims[size], self.net
        copy_states(states, sim.states)
        sim.refresh()
        counts = sim.sizes[:, :, 0].reshape(-1).astype(np.int64)
        rows = sim.observations.reshape(size * players, -1)
        inside = np.arange(rows.shape[1]) < counts[:, None]
        starts = np.concatenate([[0], np.cumsum(counts)])
        shape = (len(counts), len(net.first))
        features = csr_array((np.ones(starts[-1], np.float32), rows[inside].astype(np.int64), starts), shape)
        layer = np.maximum(features @ net.first + net.biases[0], 0)
        for weights, bias in zip(net.hidden, net.biases[1:], strict=True):
            layer = np.maximum(layer @ weights + bias, 0)
        values = layer @ net.value.T + net.value_bias
        heads = np.concatenate([values, np.ones((len(values), 1))], axis=1)
        return heads.reshape(size, players, -1), (counts > 0).reshape(size, players)

    def __call__(self, sim: Simulator) -> Array:
        """(games, players): the value of running games, the result of those that are over."""
        heads, observed = self.heads(sim.states)
        values = np.where(observed, heads @ self.weights, 1 / self.config.players)
        over = sim.states["ended"] != 0
        if over.any():
            values[over] = results_of(sim)[over]
        return values


def results_of(sim: Simulator) -> Array:
    """(games, players): shares of the victory; co-op: 1 if the team won."""
    won = sim.outcomes().won.astype(np.float64)
    if sim.config.mode != "versus":
        return won
    total = won.sum(axis=1, keepdims=True)
    return np.where(total > 0, won / np.maximum(total, 1), 1 / sim.config.players)


def fit(config: GameConfig) -> ValueFunction:
    """Fit the value head to the results of games between guardians."""
    value = ValueFunction(config, champion_file(config))
    sim, agent = Simulator(config, FIT_GAMES, FIT_SEED, masks=False), make_agent("guardian", FIT_SEED)
    inputs, owners = [], []
    while (running := sim.states["ended"] == 0).any():
        heads, observed = value.heads(sim.states)
        games, seats = np.nonzero(observed & running[:, None])
        inputs.append(heads[games, seats])
        owners.append(np.stack([games, seats], axis=1))
        _step(sim, [agent], np.zeros(sim.actions.shape, np.int64))
    games, seats = np.concatenate(owners).T
    value.weights = np.linalg.lstsq(np.concatenate(inputs), results_of(sim)[games, seats], rcond=None)[0]
    return value


def _step(sim: Simulator, agents: list[Any], seats: Array) -> Array:
    """One step of all running games by the agents on these seats; returns the actions."""
    pending = sim.states["decision"][:, : sim.config.players] != NOTHING
    sim.actions[:] = 0
    for number, agent in enumerate(agents):
        mine = pending & (seats == number)
        if mine.any():
            agent.choose(sim, mine)
    actions = sim.actions.copy()
    sim.step(actions, rows=sim.states["ended"] == 0)
    return actions


def corrected(
    config: GameConfig, agents: list[Any], seats: Array, seed: int, value: ValueFunction
) -> tuple[Array, Array]:
    """Play a game for every row of ``seats``; returns results and corrections (games, players)."""
    games = len(seats)
    sim = Simulator(config, games, seed, masks=False)
    redrawn = PlanningBatch(config, games * REDRAWS)
    source = np.repeat(np.arange(games), REDRAWS)
    corrections = np.zeros(seats.shape)
    step = 0
    while (sim.states["ended"] == 0).any():
        redrawn.load(sim, source, numbers=np.arange(games * REDRAWS) + step * games * REDRAWS, seed=seed + 1)
        actions = _step(sim, agents, seats)
        redrawn.step(actions[source])
        corrections += value(sim) - value(redrawn.sim).reshape(games, REDRAWS, -1).mean(axis=1)
        step += 1
    return results_of(sim), corrections


def block_scores(config: GameConfig, pair: tuple[str, str], games: int, seed: int, value: ValueFunction) -> Array:
    """(2, blocks): scores of the blocks of a match, raw and corrected."""
    agents = [make_agent(spec, seed) for spec in pair]
    players, versus = config.players, config.mode == "versus"
    each = players if versus else 2
    blocks = -(-games // each)
    scores = np.zeros((2, blocks))
    for part in range(each):  # the new agent on every seat; co-op: one team, then the other
        seats = np.ones((blocks, players), np.int64)
        seats[:, part if versus else slice(None)] = 0 if versus or part == 0 else 1
        results, corrections = corrected(config, agents, seats, seed, value)
        own, sign = part if versus else 0, 1 if versus or part == 0 else -1
        raw = results[:, own]
        scores += sign * np.stack([raw, raw - corrections[:, own]]) / (each if versus else 2)
    for agent in agents:
        agent.close()
    return scores


def measure(name: str, pair: tuple[str, str], games: int, seed: int, value: ValueFunction) -> dict[str, Any]:
    """How many times fewer games a match needs with corrections: the ratio of the variances of block scores."""
    chunks = range(-(-games // CHUNK))
    scores = np.hstack([block_scores(GAMES[name], pair, CHUNK, seed + chunk, value) for chunk in chunks])
    return summary(name, pair, scores, value.hash)


def summary(name: str, pair: tuple[str, str], scores: Array, value_function: str) -> dict[str, Any]:
    """The figures of a match from its block scores."""
    (raw, less), covariance = scores.var(axis=1, ddof=1), np.cov(scores[0], scores[0] - scores[1])
    best = raw - covariance[0, 1] ** 2 / max(covariance[1, 1], 1e-12)  # with the best coefficient
    return {
        "game": name,
        "pair": list(pair),
        "blocks": scores.shape[1],
        "value_function": value_function,
        "mean": round(float(scores[0].mean()), 4),
        "corrected_mean": round(float(scores[1].mean()), 4),
        "saved": round(float(raw / less), 3),
        "saved_at_best": round(float(raw / best), 3),
    }


def luck(games: int, seed: int, out: str) -> int:
    """Measure all games and pairs, print and write the results."""
    entries = []
    for name in GAMES:
        value = fit(GAMES[name])
        entries += [measure(name, pair, games, seed, value) for pair in PAIRS]
    results = {"command": f"badbones dev luck --games {games} --seed {seed}", "redraws": REDRAWS, "entries": entries}
    write_json(out, results)
    table(results).print()
    return 0


def table(results: dict[str, Any]) -> ResultTable:
    """How many times fewer games a match would need."""
    head = ["game", "match", "score", "corrected", "games saved", "best coefficient"]
    rows = []
    for entry in results["entries"]:
        shares, saved = (entry["mean"], entry["corrected_mean"]), (entry["saved"], entry["saved_at_best"])
        shown = [*(f"{share:.1%}" for share in shares), *(f"{times:.2f}x" for times in saved)]
        rows.append([entry["game"], " - ".join(entry["pair"]), *shown])
    return ResultTable(head, rows)

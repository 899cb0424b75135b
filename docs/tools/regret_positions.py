"""The positions of ``badbones regret`` and the judge's values: experiments/badbones_experiments/regret.json.

Positions come from games of mixed agents that sometimes play at random, so that a wide range of them occurs. A
position is kept if its choices differ in a first, quick evaluation, but not by a whole game. Then every legal choice is
evaluated with other draws: it is made, the other seats follow the champion's network, and the champion's search of the
seat's next decision says what that is worth. All choices share their draws (common random numbers). Games of the same
number are dealt alike in all modes; a position that a base game and an advanced one have in common is kept once.

The rule, the seed (2027) and the budget of the judge (32 draws, 32 simulations: 1,024 for every choice) were committed
before any agent was measured on the positions. There is no second draw: docs/agents.md reports what comes out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.networks.policy_agent import champion_file
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.regret import FILE
from badbones_experiments.reports.progress import Progress
from numpy.typing import NDArray

from badbones_env import Game, NotationError
from badbones_env.planning import PlanningBatch
from badbones_env.text.choices import action_texts
from badbones_env.version import __version__

GAMES: tuple[dict[str, Any], ...] = (
    {"mode": "versus", "players": 2},
    {"mode": "versus", "players": 2, "chiefs": True},
    {"mode": "versus", "players": 2, "advanced": True},
    {"mode": "versus", "players": 3},
    {"mode": "versus", "players": 4},
    {"mode": "versus", "players": 6, "advanced": True, "chiefs": True},
    {"mode": "solo"},
    {"mode": "solo", "advanced": True},
    {"mode": "coop", "players": 2},
    {"mode": "coop", "players": 3},
)
PLAYERS = ("greedy", "sentry", "guardian", "champion:temperature=1")  # of the games that positions are taken from
RANDOM = 0.05  # of their choices are random
ROUNDS = 4, 9  # positions are from these: in the first rounds nothing is at stake
DECISIONS = ("hero", "trap")  # in turn: the two that every game consists of
MIN_CHOICES = 4
MIN_SPREAD, MAX_SPREAD = 0.12, 0.6  # best value less mean, in the quick evaluation: no position decides the result
DERIVED = ("bag", "scores", "winners", "eliminated", "over")  # parts of a position that follow from the rest
QUICK_DRAWS, QUICK_SIMULATIONS = 8, 16


class Judge:
    """The champion: its search evaluates, its network plays the other seats."""

    def __init__(self, simulations: int, seed: int) -> None:
        self.search = make_agent(f"champion:simulations={simulations}", seed)
        self.network = make_agent("champion:simulations=0", seed)

    def values(self, game: Game, seat: int, draws: NDArray[np.int64]) -> dict[str, float]:
        """The value of every legal choice of a seat: the mean over these draws."""
        choices = game.legal()[seat]
        batch = load(game, draws, len(choices))
        texts = action_texts(batch.sim.spec, seat)
        first = np.repeat([texts.index(choice) for choice in choices], len(draws))
        values, open_rows = np.full(batch.rows, np.nan), np.ones(batch.rows, np.bool_)
        while open_rows.any():
            mask = batch.pending & open_rows[:, None]
            self.network.choose(batch.sim, mask)
            actions = np.where(mask, batch.sim.actions, 0)
            if first is not None:
                actions[:, seat], first = first, None
            batch.step(actions[open_rows], open_rows)
            for row in np.flatnonzero(open_rows):
                values[row] = self._value(batch, row, seat)
            open_rows = np.isnan(values)
        means = values.reshape(len(choices), -1).mean(axis=1)
        return {choice: round(float(mean), 4) for choice, mean in zip(choices, means, strict=True)}

    def _value(self, batch: PlanningBatch, row: int, seat: int) -> float:
        """What a position is worth to a seat; nan if it has nothing to choose there."""
        if not batch.running[row]:
            return final_value(batch, row, seat)
        if not batch.pending[row, seat]:
            return np.nan
        mask = np.zeros((batch.rows, batch.config.players), np.bool_)
        mask[row, seat] = True
        self.search.choose(batch.sim, mask)
        info = self.search.search_info(seat)
        assert info is not None
        return float(np.nansum(info.visit_probs * info.values)) if len(info.verbs) > 1 else np.nan


def load(game: Game, draws: NDArray[np.int64], choices: int) -> PlanningBatch:
    """A batch with the game for every choice and draw. Its returns are values in the unit of the champion's value head:
    a shaped reward is a change of standing, so the present standing is added."""
    unit = PolicyFile.read(champion_file(game.config)).value_unit
    batch = PlanningBatch(game.config, len(draws) * choices, reward=unit)
    batch.load(game, numbers=np.tile(draws, choices))
    if unit == "shaped":
        batch.returns += batch.sim._standing
    return batch


def final_value(batch: PlanningBatch, row: int, seat: int) -> float:
    """The value of a game that is over: in versus less the mean of all seats, else the mean, as search has it."""
    values = batch.returns[row]
    return float(values[seat] - values.mean() if batch.config.mode == "versus" else values.mean())


def positions(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int, str]]:
    """Games at a decision of a seat, a position of each game, and who has played the seat."""
    agents = {name: make_agent(name, seed) for name in PLAYERS}
    for index in range(1 << 30):
        rng = np.random.default_rng([seed, index])
        game = Game(**options, seed=seed, index=index)
        until, decision = int(rng.integers(ROUNDS[0], ROUNDS[1] + 1)), DECISIONS[index % len(DECISIONS)]
        seats = [PLAYERS[int(rng.integers(len(PLAYERS)))] for _ in range(game.config.players)]
        while not game.over:
            legal = game.legal()
            seat = int(rng.choice(list(legal)))
            if game.position()["round"] >= until and game.decision(seat) == decision and is_usable(game, seat):
                yield game, seat, seats[seat]
                break
            game.step({q: play(agents[seats[q]], game, q, index, rng) for q in legal})


def play(agent: Agent, game: Game, seat: int, index: int, rng: np.random.Generator) -> str:
    """The choice of an agent that sometimes plays at random."""
    if rng.random() < RANDOM:
        return str(rng.choice(game.legal()[seat]))
    return choose_for(agent, game, seat, index)


def is_usable(game: Game, seat: int) -> bool:
    """Are there several choices, and does the notation hold all of the position?"""
    try:
        loaded = Game.from_position(game.config.options(), position_of(game))
    except NotationError:
        return False
    return len(game.legal()[seat]) >= MIN_CHOICES and loaded.legal() == game.legal()


def position_of(game: Game) -> dict[str, Any]:
    """The position, without what follows from the rest."""
    return {key: value for key, value in game.position().items() if key not in DERIVED}


def boards_of(game: Game) -> str:
    """The boards and the phase of a game as text, without coins, which only advanced games have."""
    position = position_of(game)
    boards = [{key: value for key, value in board.items() if key != "coins"} for board in position["board"]]
    return json.dumps([position["round"], position["phase"], boards], sort_keys=True)


def spread(values: dict[str, float]) -> float:
    """How much more the best choice is worth than a random one."""
    return max(values.values()) - sum(values.values()) / len(values)


def collect(count: int, draws: int, simulations: int, seed: int) -> Iterator[dict[str, Any]]:
    """``count`` positions of every game with the judge's values."""
    seen: set[str] = set()
    for options in GAMES:
        quick, judge = Judge(QUICK_SIMULATIONS, seed), Judge(simulations, seed)
        kept = 0
        for game, seat, player in positions(options, seed):
            if boards_of(game) in seen:
                continue
            if not MIN_SPREAD <= spread(quick.values(game, seat, np.arange(QUICK_DRAWS))) <= MAX_SPREAD:
                continue
            values = judge.values(game, seat, np.arange(QUICK_DRAWS, QUICK_DRAWS + draws))
            yield {"game": options, "player": player, "position": position_of(game), "seat": seat, "values": values}
            seen.add(boards_of(game))
            kept += 1
            if kept == count:
                break


def main(count: int, draws: int, simulations: int, seed: int, out: str) -> int:
    """Write the file."""
    about = {
        "command": f"badbones dev regret --positions {count} --draws {draws} --simulations {simulations} --seed {seed}",
        "version": __version__,
    }
    rows = []
    with Progress(count * len(GAMES), "positions") as bar:
        for row in collect(count, draws, simulations, seed):
            rows.append(json.dumps(row, separators=(",", ":")))
            bar.update(len(rows))
    text = json.dumps(about)[:-1] + ', "positions": [\n' + ",\n".join(rows) + "\n]}\n"
    Path(out or FILE).write_text(text, encoding="utf-8")
    return 0

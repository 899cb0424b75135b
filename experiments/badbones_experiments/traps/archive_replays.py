"""A game of every strategy in the atlas, as a record and as a page to watch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.registry import agent_seed
from badbones_agents.strategies.agent import StrategyAgent
from badbones_agents.strategies.read import parse_strategy
from numpy.typing import NDArray

from badbones_env import GameConfig, Record, Recorder, Simulator
from badbones_env.table import Hook, Marks, Table
from badbones_env.text.choices import action_texts

from ..viewer.replay import replay_page
from .archive_games import TrialJob
from .games import AgentPool, subjects


class Writer(Hook):
    """Writes down what everybody does in the one game of a table."""

    def __init__(self, recorder: Recorder, texts: list[list[str]]) -> None:
        self._recorder, self._texts = recorder, texts

    def on_choices(self, table: Table, asked: Marks, actions: NDArray[np.int64]) -> None:
        seats = np.flatnonzero(asked[0]).tolist()
        self._recorder.step({seat: self._texts[seat][int(actions[0, seat])] for seat in seats})


def record_game(job: TrialJob, cast: AgentPool, name: str, data: dict[str, Any], number: int, path: Path) -> None:
    """Play game ``number`` of the job again with a strategy and write its record."""
    config = GameConfig.from_options(json.loads(job.game))
    sim = Simulator(config, 1, job.seed, threads=1, masks=False, first=number)
    table = cast.table(sim, job.field[0], subjects(sim))
    agent = StrategyAgent.of(parse_strategy(data, name), agent_seed(job.seed))
    names = [name, *(str(player.spec) for player in map(cast.agent, job.field))]
    table.players = [agent, *table.players[1:]]
    texts = [action_texts(sim.spec, seat) for seat in range(config.players)]
    agents = [names[int(seat)] for seat in table.seats[0]]
    with Recorder(path, config.options(), seed=job.seed, index=number, agents=agents) as recorder:
        table.hooks = (Writer(recorder, texts),)
        table.play()


def page_of(path: Path, title: str) -> str:
    """The page of a record."""
    return replay_page([Record.read(path)], title)

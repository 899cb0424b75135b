"""``badbones train --watch``: a page beside the run with its curves and a game of the present network."""

from __future__ import annotations

import shlex
import time
import webbrowser
from pathlib import Path
from typing import Any

from badbones_agents.advice import PLAYER
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.registry import make_agent

from badbones_env import Recorder

from ..jobs.files import write_atomically
from ..reports.pages import render
from ..training.curves import write_report
from ..training.hooks import Run, TrainingHook
from .replay import write_replay

SECONDS = 30  # between two games
PAGE, GAME, RECORD = "watch.html", "watch-game.html", "watch.bones"


class TrainingPage(TrainingHook):
    """Writes ``watch.html`` every half minute; it reloads itself in the browser until the run has ended."""

    def __init__(self, browser: bool = True, seconds: float = SECONDS) -> None:
        self._browser, self._seconds, self._written, self._games = browser, seconds, float("-inf"), 0

    def on_start(self, run: Run) -> None:
        """Say where the page is, and open it once it is there."""
        print(f"watch the run: {(run.folder / PAGE).resolve().as_uri()}")

    def on_update(self, run: Run, metrics: dict[str, float]) -> None:
        """Write the page where it is time to."""
        if time.monotonic() - self._written < self._seconds:
            return
        self.write(run)
        if self._browser and self._games == 1:
            webbrowser.open((run.folder / PAGE).resolve().as_uri())

    def on_end(self, run: Run) -> None:
        """The last page says how to play against the network."""
        self.write(run, ended=True)

    def write(self, run: Run, ended: bool = False) -> None:
        """Play a game with the present network, and write the page."""
        self._play(run)
        write_report(run.folder, "")
        model = "policy:path=" + str(run.folder / "policy.npz")
        game = run.config.games[0]
        options = f" --mode {game.mode} --players {game.players}" if game.mode != "solo" else " --mode solo"
        command = f"badbones {'watch' if game.mode == 'solo' else 'play --web --agents'} {shlex.quote(model)}{options}"
        title, state = f"Training run {run.folder.name}", f"{run.steps:,} of {run.config.steps:,} decisions"
        page = render("training.html", title=title, state=state, command=command, ended=ended, seconds=SECONDS)
        write_atomically(run.folder / PAGE, page.encode())
        self._written = time.monotonic()

    def _play(self, run: Run) -> None:
        """A game of the network, in versus against ``guardian``, as a record and as a page."""
        game_config, record = run.config.games[0], Path(run.folder) / RECORD
        network: Any = PolicyAgent.of(run.policy(), seed=self._games)
        guardian = make_agent(PLAYER, self._games)
        players = [
            network if not seat or game_config.mode == "coop" else guardian for seat in range(game_config.players)
        ]
        names = ["network" if player is network else PLAYER for player in players]
        record.unlink(missing_ok=True)  # a link that somebody planted is not followed
        with Recorder(record, game_config.options(), seed=self._games, agents=names) as recorder:
            while not recorder.game.over:
                game = recorder.game
                recorder.step({seat: choose_for(players[seat], game, seat) for seat in game.legal()})
        write_replay(str(record), run.folder / GAME)
        self._games += 1

"""Trained policies as agents: ``policy:path=policy.npz`` and the shipped ``champion``; both can search."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError

from ..agent import Agent, pending_seats
from ..search.network_search import Budget, NetworkSearch, reward_of
from ..search.tree import MAX_WIDTH, SearchInfo
from .player import SparsePlayer
from .policy_file import PolicyFile

CHAMPIONS = Path(__file__).parents[1] / "champions"
SIMULATIONS = 256  # of the champion, for each decision


class NetworkAgent(Agent):
    """Plays a network: its most probable action, sampled (``temperature``) or searched (``simulations``, ``ms``)."""

    parameters: ClassVar[dict[str, str]] = {
        "temperature": "0: the most probable action; above: sampled, 1 as in training",
        "simulations": "search with this many simulations for each decision; 0: none",
        "ms": "instead of that, milliseconds for each decision; games do not repeat exactly",
        "width": f"candidates, most probable first, 1 to {MAX_WIDTH}",
        "opponent_width": f"candidates of each opponent, 1 to {MAX_WIDTH}",
        "horizon": "rounds of a simulation; 0: leaves are evaluated at once",
        "c_puct": "weight of exploration in the PUCT formula",
        "guardian": "weight of guardian's lookahead in the priors of the root, 0 to 1",
    }

    def __init__(
        self,
        *,
        temperature: float = 0.0,
        simulations: int = 0,
        ms: float = 0.0,
        width: int = Budget.width,
        opponent_width: int = Budget.opponent_width,
        horizon: int = Budget.horizon,
        c_puct: float = Budget.c_puct,
        guardian: float = Budget.guardian,
        seed: int = 0,
    ) -> None:
        super().__init__(seed=seed)
        budget = Budget(simulations, ms, width, opponent_width, horizon, c_puct, guardian)
        if not temperature >= 0:
            raise OptionError(f"temperature must be 0 or more, not {temperature}")
        budget.check()
        if temperature and budget:
            raise OptionError("a policy is either searched or sampled: give simulations (or ms) or temperature")
        if budget.simulations and budget.ms:
            raise OptionError("give simulations or ms, not both")
        self.temperature, self.budget, self.timed = temperature, budget, budget.ms > 0

    _source: str  # of the network, for messages

    def _use(self, policy: PolicyFile) -> None:
        self.policy = policy
        self._checked: GameConfig | None = None  # a game that the network is known to play
        self._player: SparsePlayer | None = None
        self._search: NetworkSearch | None = None
        net, core = policy.net(self._source), policy.decisions == "core"
        if self.budget:
            self._search = NetworkSearch(net, core, reward_of(policy.value_unit, self._source), self.budget)
        else:
            self._player = SparsePlayer(net, core)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs; it makes its own network and scratch arrays, which share memory."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_search", "_player")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "policy" in state:
            self._use(self.policy)

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        if batch.config != self._checked:
            self.policy.check(batch.config, self._source)
            self._checked = batch.config
        if self._player is not None:
            self._player.choose(batch, seat_mask, self.seed, self.temperature)
        elif self._search is not None:
            self._search.choose(batch, pending_seats(batch, seat_mask), self.seed)

    def search_info(self, seat: int) -> SearchInfo | None:
        """What the last search found for a seat; None without search."""
        return self._search.search_info(seat) if self._search is not None else None


class PolicyAgent(NetworkAgent):
    """Plays a trained network; ``temperature`` > 0 samples from its policy, ``simulations`` > 0 searches.

    A network trained with ``decisions="core"`` decides hero, trap and market. The auto policy answers the rest, as in
    training, unless the agent searches and is in no team.
    """

    name = "policy"
    parameters: ClassVar[dict[str, str]] = {"path": "policy.npz of 'badbones train'", **NetworkAgent.parameters}

    def __init__(self, *, path: str = "", **common: Any) -> None:
        super().__init__(**common)
        if not path:
            raise OptionError("policy needs the file of a model: policy:path=runs/versus2/policy.npz")
        self._source = path
        self._use(PolicyFile.read(path))

    @classmethod
    def of(
        cls, policy: PolicyFile, *, temperature: float = 0.0, budget: Budget | None = None, seed: int = 0
    ) -> PolicyAgent:
        """An agent of a policy in memory."""
        agent = cls.__new__(cls)
        NetworkAgent.__init__(agent, temperature=temperature, seed=seed, **asdict(budget or Budget()))
        agent._source = "the policy"
        agent._use(policy)
        return agent


GENERALIST = "generalist.npz"  # plays every game


@lru_cache
def champion_file(game: str) -> Path:
    """The shipped network for a game, named by its label: the specialist with the fewest games, or the generalist."""
    best, fewest = CHAMPIONS / GENERALIST, 1 << 30
    for path in sorted(CHAMPIONS.glob("*.npz")):
        policy = PolicyFile.read(path)
        games = policy.made.get("games", [policy.config.label()])
        if path.name != GENERALIST and game in games and len(games) < fewest:
            best, fewest = path, len(games)
    return best


class ChampionAgent(NetworkAgent):
    """The shipped network for the game that is played, with search."""

    name = "champion"

    def __init__(self, *, simulations: int = -1, **common: Any) -> None:
        if simulations == -1:
            simulations = 0 if common.get("temperature") or common.get("ms") else SIMULATIONS
        super().__init__(simulations=simulations, **common)
        self._config: GameConfig | None = None

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        if batch.config != self._config:
            path = champion_file(batch.config.label())
            self._source, self._config = path.name, batch.config
            self._use(PolicyFile.read(path))
        super().choose(batch, seat_mask)

"""Trained policies as agents: ``policy:path=policy.npz`` and the shipped ``champion``; both can search."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.lowlevel import full_points
from badbones_env.rules.chance import WORD

from ..agent import Agent, Temperature, pending_seats
from ..search.agents import MAX_NODES, CPuct, Milliseconds, OpponentWidth, Searcher, SearchParams, Width, check_budget
from ..search.puct import reward_of, search_puct
from ..search.tree import SearchInfo, root_info, visit_probs
from .policy_file import PolicyFile
from .sparse_net import OWN_SCORE, make_activations
from .sparse_policy import PolicyContext, choose_with_net, make_buffers

CHAMPIONS = Path(__file__).parents[1] / "champions"
SIMULATIONS = 256  # of the champion, for each decision


class NetworkAgent(Agent):
    """Plays a network: its most probable action, sampled (``temperature``) or searched (``simulations``, ``ms``)."""

    _source: str  # of the network, for messages

    def __init__(
        self,
        *,
        temperature: Temperature = 0.0,
        simulations: Annotated[int, "search with this many simulations for each decision; 0: none"] = 0,
        ms: Milliseconds = 0.0,
        width: Width = 8,
        opponent_width: OpponentWidth = 4,
        horizon: Annotated[int, "rounds of a simulation; 0: leaves are evaluated at once"] = 4,
        c_puct: CPuct = 1.0,
        seed: int = 0,
    ) -> None:
        super().__init__(seed=seed)
        if not temperature >= 0:
            raise OptionError(f"temperature must be 0 or more, not {temperature}")
        self._params = SearchParams(width, opponent_width, horizon, float(c_puct))
        check_budget("", 0, simulations, ms, self._params)
        if temperature and (simulations or ms):
            raise OptionError("a policy is either searched or sampled: give simulations (or ms) or temperature")
        if simulations and ms:
            raise OptionError("give simulations or ms, not both")
        self.temperature, self.simulations, self.ms, self.timed = temperature, simulations, ms, ms > 0

    def _use(self, policy: PolicyFile) -> None:
        self.policy, net, self._core = policy, policy.net(self._source), policy.decisions == "core"
        self._game: GameConfig | None = None  # a game that the network is known to play, with buffers for it
        self._net, self._activations = net, make_activations(net)
        self._searcher: Searcher | None = None
        if self.simulations or self.ms:
            params = self._params._replace(core=self._core, reward=reward_of(policy.value_unit, self._source))
            nodes = MAX_NODES if self.ms else self.simulations + 1
            self._searcher = Searcher(search_puct, self.simulations, self.ms, params, nodes)

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs; it makes its own network and scratch arrays, which share memory."""
        own = ("_searcher", "_net", "_activations", "_context")
        return {name: value for name, value in self.__dict__.items() if name not in own}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if "policy" in state:
            self._use(self.policy)

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        if batch.config != self._game:
            self.policy.check(batch.config, self._source)
            self._context = PolicyContext(self._net, self._activations, make_buffers(batch.config))
            self._game = batch.config
        if self._searcher is None:
            places = batch.states, batch.spec.tables, batch.actions, seat_mask, batch.index
            seed = self.seed & WORD, self.seed >> 32
            choose_with_net(*self._context, *places, seed, self._core, self.temperature)
            return
        for game, seat in np.argwhere(pending_seats(batch, seat_mask)).tolist():
            batch.actions[game, seat] = self._searcher.decide(batch, game, seat, self.seed, self._context)

    def search_info(self, seat: int) -> SearchInfo | None:
        """The candidates of the last decision of a seat; None without search."""
        if self._searcher is None:
            return None
        tree = self._searcher.tree
        info = root_info(tree, seat)
        if self._game is None or self._game.mode == "coop" or len(self._net.value) <= OWN_SCORE:
            return info
        count = len(info.verbs)
        _, points_share = visit_probs(tree.action_visits[0, seat, :count], tree.points_sum[:count])
        return info._replace(points=full_points(self._game) * points_share)


class PolicyAgent(NetworkAgent):
    """Plays a trained network; ``temperature`` > 0 samples from its policy, ``simulations`` > 0 searches.

    A network trained with ``decisions="core"`` decides hero, trap and market. The auto policy answers the rest, as in
    training, unless the agent searches and is in no team.
    """

    name = "policy"

    def __init__(self, *, path: Annotated[str, "policy.npz of 'badbones train'"] = "", **common: Any) -> None:
        super().__init__(**common)
        if not path:
            raise OptionError("policy needs the file of a model: policy:path=runs/versus2/policy.npz")
        self._source = path
        self._use(PolicyFile.read(path))

    @classmethod
    def of(cls, policy: PolicyFile, **common: Any) -> PolicyAgent:
        """An agent of a policy in memory."""
        agent = cls.__new__(cls)
        NetworkAgent.__init__(agent, **common)
        agent._source = "the policy"
        agent._use(policy)
        return agent


GENERALIST = "generalist.npz"  # plays every game


@lru_cache
def champion_file(config: GameConfig) -> Path:
    """The shipped network for a game: the specialist with the fewest games, or the generalist.

    Networks are trained with ``order="auto"`` and play both; who moves first is not their decision.
    """
    game = replace(config, order="auto").label()
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
            path = champion_file(batch.config)
            self._source, self._config = path.name, batch.config
            self._use(PolicyFile.read(path))
        super().choose(batch, seat_mask)

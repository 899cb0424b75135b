"""Search distillation: some decisions of a rollout are searched, and the network learns the improved policy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from badbones_agents.networks.player import make_buffers
from badbones_agents.networks.policy_file import value_unit
from badbones_agents.networks.sparse_net import SparseNet, make_activations
from badbones_agents.scripted.workspace import make_workspace
from badbones_agents.search.network_search import reward_of
from badbones_agents.search.puct import SearchParams
from badbones_agents.search.tree import make_tree

from .config import TrainingConfig
from .distillation_kernels import SearchTargets, write_targets
from .league import League
from .ppo_kernels import RolloutBuffer, Trajectories

if TYPE_CHECKING:
    from .rollout import RolloutEnv


class Distiller:
    """Writes target policies for the games of one thread."""

    def __init__(self, config: TrainingConfig, leagues: list[League], net: SparseNet) -> None:
        settings, environment = config.distillation, config.environment
        self._targets = SearchTargets(settings.fraction, settings.simulations, settings.inverse_temperature)
        self._params = SearchParams(
            settings.width,
            settings.opponent_width,
            settings.horizon,
            settings.c_puct,
            guardian=0.0,
            core=environment.decisions == "core",
            reward=reward_of(value_unit(leagues[0].reward), "[distillation]"),
        )
        self._net, self._activations = net, make_activations(net)
        self._workspace, self._tree = make_workspace(), make_tree(settings.simulations + 1)
        self._buffers = {league.game: make_buffers(league.game) for league in leagues}

    def write_targets(self, env: RolloutEnv, buffer: RolloutBuffer, trajectories: Trajectories, begin: int) -> None:
        """Search some of the decisions that were stored of these games from row ``begin`` on."""
        write_targets(
            self._targets,
            self._params,
            self._workspace,
            self._net,
            self._activations,
            self._buffers[env.sim.config],
            self._tree,
            buffer,
            trajectories,
            env.arrays,
            env.sim.spec.tables,
            begin,
        )

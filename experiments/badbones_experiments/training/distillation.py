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

from badbones_env.rules.chance import WORD

from .config import TrainingConfig
from .distillation_kernels import SearchTargets, write_targets
from .league import League
from .ppo_gradient import Decisions
from .ppo_rollout import Course

if TYPE_CHECKING:
    from .rollout_worker import Part


class Distiller:
    """Writes target policies for the games of one thread."""

    def __init__(self, config: TrainingConfig, leagues: list[League], net: SparseNet) -> None:
        distillation, setting = config.distillation, config.environment
        self._settings = SearchTargets(
            distillation.fraction, distillation.simulations, distillation.inverse_temperature
        )
        self._params = SearchParams(
            distillation.width,
            distillation.rivals,
            distillation.horizon,
            distillation.breadth,
            guardian=0.0,
            core=setting.decisions == "core",
            reward=reward_of(value_unit(leagues[0].reward), "[distillation]"),
        )
        self._net, self._activations = net, make_activations(net)
        self._workspace, self._tree = make_workspace(), make_tree(distillation.simulations + 1)
        self._buffers = {league.game: make_buffers(league.game) for league in leagues}

    def write_targets(self, part: Part, data: Decisions, course: Course, begin: int) -> None:
        """Search some of the decisions that were kept of a part's games from row ``begin`` on."""
        sim = part.sim
        write_targets(
            self._settings,
            self._params,
            self._workspace,
            self._net,
            self._activations,
            self._buffers[sim.config],
            self._tree,
            data,
            course,
            sim.states,
            sim.spec.tables,
            sim.index,
            part.slots,
            part.seed & WORD,
            part.seed >> 32,
            begin,
        )

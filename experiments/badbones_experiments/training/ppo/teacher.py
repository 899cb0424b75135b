"""A thread's teacher: the look-ahead that thinks some of its decisions over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from badbones_agents.compiled.desk import make_desk
from badbones_agents.compiled.foresight import Effort
from badbones_agents.compiled.sparse_network import Net, make_thought
from badbones_agents.compiled.tree import make_tree
from badbones_agents.sparse_player import make_eyes

from badbones_env.rules.chance import WORD

from ..compiled.gradient import Decisions
from ..compiled.rollout import Course
from ..compiled.teacher import Lessons, teach
from ..config import TrainingConfig
from ..league import League

if TYPE_CHECKING:
    from .worker import Part


class Teacher:
    """Gives lessons in all games of a thread."""

    def __init__(self, config: TrainingConfig, leagues: list[League], net: Net) -> None:
        teacher, setting = config.teacher, config.environment
        self._lessons = Lessons(teacher.share, teacher.trials, teacher.sharpness)
        self._effort = Effort(
            teacher.width, teacher.rivals, teacher.horizon, teacher.breadth, 0.0, setting.decisions == "core",
            setting.reward == "shaped",
        )  # fmt: skip
        self._net, self._thought = net, make_thought(net)
        self._desk, self._tree = make_desk(), make_tree(teacher.trials + 1)
        self._eyes = {league.game: make_eyes(league.game) for league in leagues}

    def teach(self, part: Part, data: Decisions, course: Course, begin: int) -> None:
        """Think some of the decisions over that were kept of a part's games from row ``begin`` on."""
        sim = part.sim
        teach(
            self._lessons, self._effort, self._desk, self._net, self._thought, self._eyes[sim.config], self._tree, data,
            course, sim.states, sim.layout.tables, sim.index, part.slots, part.seed & WORD, part.seed >> 32, begin,
        )  # fmt: skip

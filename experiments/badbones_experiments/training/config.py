"""The configuration of a training run: one dataclass for each table of a file, all values checked.

A file such as ``configs/versus2.toml`` gives only what differs from the defaults below. ``--set ppo.n_epochs=2`` on the
command line changes single values. The table of the learning algorithm has its name; its settings stand in its module.
"""

from __future__ import annotations

import dataclasses
import tomllib
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from badbones_agents.networks.simd_dense import LANES

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError, did_you_mean, short_repr
from badbones_env.files import read_toml
from badbones_env.rules.rewards import REWARDS
from badbones_env.simulator import DECISIONS

if TYPE_CHECKING:
    from .compiled_learner import CompiledLearner

# learning algorithms: name -> module and class derived from CompiledLearner; CONTRIBUTING.md walks through a new one
LEARNERS = {"ppo": ".ppo:PPO", "sb3": ".sb3:Sb3Learner"}
CONFIGS = Path(__file__).parent / "configs"
EVALUATIONS = 10  # that a run has at least, besides the one at step 0


@dataclass
class OnPolicySettings:
    """Hyperparameters that on-policy algorithms share: names and meanings as in stable-baselines3."""

    n_steps: int = 16  # steps of every game between two updates
    learning_rate: float = 2e-3  # annealed linearly
    final_learning_rate: float = 1e-4
    gamma: float = 0.99
    gae_lambda: float = 0.95
    ent_coef: float = 0.02
    vf_coef: float = 0.5
    aux_value_coef: float = 0.1  # of the auxiliary values: own and others' standing in the end, last round
    max_grad_norm: float = 0.5


@dataclass
class EnvironmentConfig:
    """How the learner meets the game."""

    games: int = 512  # played in parallel
    decisions: str = "core"  # "core": hero, trap and market, the auto policy answers the rest; "full": everything
    reward: str = "shaped"  # a named reward


@dataclass
class NetworkConfig:
    """The policy and value network."""

    width: int = 128  # of the hidden layers, a multiple of 16
    layers: int = 2  # hidden layers


@dataclass
class StylesConfig:
    """Styles: seats with weights on events, drawn anew for every game (``training.styles``)."""

    fraction: float = 0.0  # of the learning seats; 0: no styles
    max_events: int = 3  # with a weight, at most
    scale: float = 1.0  # of the rewards of events, beside the outcome


@dataclass
class LeagueConfig:
    """Whom the learner plays against. Only versus has opponents; in co-op they are partners."""

    self_play: float = 0.5  # fraction of the games in which all seats learn; in the others one seat meets the pool
    scripted: list[str] = field(default_factory=lambda: ["random"])  # agents that are always in the pool
    snapshot_every: int = 1_000_000  # decisions between two snapshots of the learner
    max_snapshots: int = 8  # snapshots kept at most


@dataclass
class CurriculumConfig:
    """Solo and co-op: from few rounds to those of the game."""

    rounds: int = 0  # to survive at first; 0: as many as the game has, from the beginning
    raise_at: float = 0.4  # success rate at which one round is added


@dataclass
class EvaluationConfig:
    """Games against fixed opponents during training."""

    every: int = 1_000_000  # decisions between two evaluations; at most a tenth of the run
    games: int = 200  # against each
    against: list[str] = field(default_factory=lambda: ["random"])


@dataclass
class ImitationConfig:
    """Behaviour cloning on a dataset before the first game (``--imitate``)."""

    n_epochs: int = 4
    batch_size: int = 1024
    learning_rate: float = 1e-3  # annealed to a twentieth


PLAIN = ("steps", "seed", "checkpoint_every")
# settings that may be 0; all others must be above 0
MINIMUMS = dict.fromkeys(
    ("final_learning_rate", "ent_coef", "vf_coef", "aux_value_coef", "self_play", "max_snapshots", "rounds", "fraction",
     "seed"),
    0,
)  # fmt: skip
MAXIMUMS = {"gamma": 1, "gae_lambda": 1, "self_play": 1, "clip_range": 1, "raise_at": 1, "fraction": 1}
CHOICES = {"decisions": DECISIONS, "reward": REWARDS, "observation": ("compact", "complete")}


@dataclass
class TrainingConfig:
    """A training run. Make one with ``load`` or ``from_dict``, which check it."""

    settings: Any  # of the learner: its table [ppo]
    game: dict[str, Any]  # options of GameConfig, or mix: a list of them; complete
    learner: str = "ppo"
    environment: EnvironmentConfig = field(default_factory=EnvironmentConfig)
    network: NetworkConfig = field(default_factory=NetworkConfig)
    styles: StylesConfig = field(default_factory=StylesConfig)
    league: LeagueConfig = field(default_factory=LeagueConfig)
    curriculum: CurriculumConfig = field(default_factory=CurriculumConfig)
    evaluation: EvaluationConfig = field(default_factory=EvaluationConfig)
    imitation: ImitationConfig = field(default_factory=ImitationConfig)
    steps: int = 10_000_000  # decisions to learn from
    seed: int = 0
    checkpoint_every: int = 1_000_000  # decisions

    @property
    def games(self) -> list[GameConfig]:
        """The games that are learnt."""
        return [GameConfig.from_options(options) for options in self.game.get("mix", [self.game])]

    @property
    def game_config(self) -> GameConfig:
        """The first of them: what a model plays by default."""
        return self.games[0]

    @property
    def games_each(self) -> int:
        """How many games of each are played in parallel."""
        return max(1, self.environment.games // len(self.games))

    @property
    def eval_interval(self) -> int:
        """Decisions between two evaluations."""
        return max(1, min(self.evaluation.every, self.steps // EVALUATIONS))

    @property
    def dataset_settings(self) -> dict[str, Any]:
        """What a dataset to imitate must agree with."""
        environment = self.environment
        return {
            "decisions": environment.decisions,
            "observation": "sparse",
            "reward": environment.reward,
            "gamma": self.settings.gamma,
        }

    def self_play_games(self, game: GameConfig) -> int:
        """Games in which all seats learn; the others have one learner and the pool."""
        return self.games_each if game.players == 1 else round(self.league.self_play * self.games_each)

    def slots(self) -> int:
        """Learning seats of all games."""
        self_play = [(game, self.self_play_games(game)) for game in self.games]
        return sum(games * game.players + self.games_each - games for game, games in self_play)

    def to_dict(self) -> dict[str, Any]:
        """Nested tables."""
        values = dataclasses.asdict(self)
        settings = values.pop("settings")
        return _used(values | {self.learner: settings}, self.learner)[0]

    @classmethod
    def from_dict(cls, values: dict[str, Any], source: str) -> TrainingConfig:
        """From nested tables; ``source`` is named in error messages."""
        learner = values.get("learner", "ppo")
        algorithm = learner_class(learner, source)
        for name in _used(values, learner)[1]:
            raise OptionError(f"{source}: {name} is not used by the learner {learner}: leave it out")
        parsed: dict[str, Any] = {"settings": algorithm.Settings(), "game": {}}
        for name, value in values.items():
            if name == learner:
                parsed["settings"] = _table(algorithm.Settings, value, f"{source}: [{name}]")
            elif name in TABLES:
                parsed[name] = _table(TABLES[name], value, f"{source}: [{name}]")
            elif name in PLAIN:
                _check(name, value, 0, source)
                parsed[name] = value
            elif name in ("game", "learner"):
                parsed[name] = value
            else:
                known = ", ".join(["game", "learner", learner, *TABLES, *PLAIN])
                raise OptionError(f"{source}: unknown key {name!r}; known are {known}")
        parsed["game"] = _complete(parsed["game"], f"{source}: [game]")
        config = cls(**parsed)
        if config.network.width % LANES:
            raise OptionError(f"{source}: network.width must be a multiple of {LANES}, not {config.network.width}")
        return config

    @classmethod
    def load(cls, name: str | None, changes: dict[str, Any]) -> TrainingConfig:
        """From a file, or the name of a shipped configuration, with nested ``changes`` on top.

        A shipped one may have settings that the learner does not use.
        """
        values: dict[str, Any] = {}
        if name is not None:
            path = find(name)
            values = read_toml(path, lambda problem: OptionError(f"{path} {problem}"))
            if path.parent == CONFIGS:
                values, _ = _used(values, changes.get("learner", values.get("learner", "ppo")))
        for table, change in changes.items():
            if isinstance(change, dict) and isinstance(values.setdefault(table, {}), dict):
                values[table].update(change)
            elif not isinstance(change, dict):
                values[table] = change
        return cls.from_dict(values, name or "the options")


TABLES: dict[str, Any] = {
    table.name: table.default_factory
    for table in dataclasses.fields(TrainingConfig)
    if dataclasses.is_dataclass(table.default_factory)
}


def learner_class(name: Any, source: str = "learner") -> type[CompiledLearner]:
    """The class of a learning algorithm; imports its module."""
    if name not in LEARNERS:
        guess = did_you_mean(str(name), LEARNERS)
        raise OptionError(f"{source}: learner must be one of {', '.join(LEARNERS)}, not {name!r:.40}{guess}")
    module, _, cls = LEARNERS[name].partition(":")
    try:
        learner: type[CompiledLearner] = getattr(import_module(module, __package__), cls)
    except ImportError as error:
        raise OptionError(
            f"the learner {name} needs the extra 'train' ({error.name} is missing): pip install 'badbones[train]'"
        ) from None
    return learner


def _used(values: dict[str, Any], learner: Any) -> tuple[dict[str, Any], list[str]]:
    """The settings that a learner uses, and the names of the others."""
    unused = {*LEARNERS, *learner_class(learner).unused} - {learner}
    used: dict[str, Any] = {}
    others = [f"[{name}]" if name in TABLES or name in LEARNERS else name for name in values if name in unused]
    for name, value in values.items():
        if isinstance(value, dict):
            used[name] = {key: item for key, item in value.items() if f"{name}.{key}" not in unused}
            others += [f"{name}.{key}" for key in value if key not in used[name]]
        else:
            used[name] = value
    return {name: value for name, value in used.items() if name not in unused}, others


def _complete(game: Any, source: str) -> dict[str, Any]:
    """A [game] table with all options: of one game, or of each of a ``mix``, to which the other values apply."""
    if not isinstance(game, dict) or "mix" not in game:
        return GameConfig.from_options(game).options()
    mix, rest = game["mix"], {name: value for name, value in game.items() if name != "mix"}
    if not isinstance(mix, list) or not mix or not all(isinstance(options, dict) for options in mix):
        raise OptionError(f'{source} mix must be a list of tables such as {{mode = "solo"}}, not {short_repr(mix)}')
    games = [GameConfig.from_options(rest | options) for options in mix]
    labels = [game.label() for game in games]
    for name in labels:
        if labels.count(name) > 1:
            raise OptionError(f"{source} mix names {name} twice")
    return {"mix": [game.options() for game in games]}


def find(name: str) -> Path:
    """A file of the user's, or a shipped configuration by its name."""
    path = Path(name)
    if path.is_file():
        return path
    shipped = CONFIGS / f"{name}.toml"
    if shipped.exists():
        return shipped
    known = ", ".join(sorted(path.stem for path in CONFIGS.glob("*.toml")))
    raise OptionError(f"there is no configuration {name!r}: give a TOML file or one of {known}")


def parse_setting(text: str) -> dict[str, Any]:
    """``ppo.n_epochs=2`` as nested tables; the value is read as TOML, a bare word as text."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise OptionError(f"--set takes table.key=value such as ppo.n_epochs=2, not {text!r}")
    try:
        read: Any = tomllib.loads(f"value = {value}")["value"]
    except (ValueError, RecursionError):
        read = value.strip()
    table, dot, name = key.strip().partition(".")
    return {table: {name: read}} if dot else {table: read}


def _table(kind: type, values: Any, source: str) -> Any:
    """A table as its dataclass; every value must be of the default's type."""
    if not isinstance(values, dict):
        raise OptionError(f"{source} must be a table, not {short_repr(values)}")
    known = {setting.name: setting.default for setting in dataclasses.fields(kind)}
    for name, value in values.items():
        if name not in known:
            raise OptionError(f"{source}: unknown key {name!r}; known are {', '.join(known)}")
        default = known[name]
        if name in CHOICES:
            if value not in CHOICES[name]:
                raise OptionError(f"{source} {name} must be one of {', '.join(CHOICES[name])}, not {short_repr(value)}")
        elif isinstance(default, bool):
            if not isinstance(value, bool):
                raise OptionError(f"{source} {name} must be true or false, not {short_repr(value)}")
        elif isinstance(default, int | float):
            _check(name, value, default, source)
        elif not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise OptionError(f"{source} {name} must be a list of agents, not {short_repr(value)}")
    return kind(**{name: float(v) if isinstance(known[name], float) else v for name, v in values.items()})


def _check(name: str, value: Any, default: float, source: str) -> None:
    """Refuse a value that is no number, or out of range."""
    whole = isinstance(default, int)
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise OptionError(f"{source} {name} must be a {'whole ' if whole else ''}number, not {short_repr(value)}")
    minimum, maximum = MINIMUMS.get(name), MAXIMUMS.get(name)
    if (value < minimum if minimum is not None else value <= 0) or (maximum is not None and value > maximum):
        low = "above 0" if minimum is None else f"from {minimum} on"
        high = f" and at most {maximum}" if maximum is not None else ""
        raise OptionError(f"{source} {name} must be {low}{high}, not {short_repr(value)}")

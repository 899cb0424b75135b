"""What a training run is: one dataclass for each table of a configuration file, all values checked.

A file such as ``configs/versus2.toml`` gives only what differs from the defaults below. ``--set ppo.epochs=2`` on the
command line changes single values.
"""

from __future__ import annotations

import dataclasses
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from badbones_agents.networks.simd_dense import LANES

from badbones_env.components import short_repr
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.observation.dense import ENCODINGS
from badbones_env.simulator import DECISIONS, REWARDS

CONFIGS = Path(__file__).parent / "configs"
LEARNERS = {"compiled": ("sparse",), "sb3": ("sparse", "mlp", "board")}
"""The learners, and the kinds of networks that each trains, the default first."""
NETWORKS = LEARNERS["sb3"]


@dataclass
class Environment:
    """How the game is shown to the learner."""

    games: int = 512  # played at the same time
    decisions: str = "core"  # "core": hero, trap and market, the auto policy answers the rest; "full": everything
    observation: str = "compact"  # mlp and board: or "complete"; a sparse network has the sparse encoding
    reward: str = "shaped"  # "outcome", "score" or "shaped"


@dataclass
class Network:
    """The policy and value network."""

    kind: str = "sparse"  # learner sb3: or "mlp" or "board"
    width: int = 128  # of the hidden layers; sparse: a multiple of 16
    layers: int = 2  # sparse, mlp: hidden layers
    channels: int = 24  # board: features of a space


@dataclass
class Ppo:
    """The learning algorithm: names and meanings as in stable-baselines3."""

    rollout: int = 16  # steps of every game between two updates (n_steps)
    batch_size: int = 2048
    epochs: int = 3
    learning_rate: float = 2e-3  # at the beginning; it falls linearly to final_rate
    final_rate: float = 1e-4
    gamma: float = 0.99
    gae_lambda: float = 0.95
    clip_range: float = 0.2
    entropy: float = 0.02
    value: float = 0.5
    aux_value_coef: float = 0.1  # compiled: weight of the auxiliary values (own and others' points, last round)
    max_grad_norm: float = 0.5
    mirror: bool = False  # compiled: every other epoch learns from the decisions with left and right exchanged


@dataclass
class Distillation:
    """Decisions that are searched, and how the network learns from the search (learner compiled)."""

    fraction: float = 0.0  # of the decisions
    simulations: int = 32  # for each
    width: int = 8  # of one's own choices the likeliest ones are tried
    rivals: int = 3  # of the others'
    horizon: int = 1  # rounds of a trial
    breadth: float = 1.0  # how much more often choices that were seldom tried are tried
    inverse_temperature: float = 4.0  # how much more probable a choice becomes whose trials went better
    weight: float = 1.0  # of the lessons in the loss


@dataclass
class League:
    """Whom the learner plays against. Only versus has opponents; in co-op they are partners."""

    self_play: float = 0.5  # the share of the games in which all seats learn; in the others one seat meets the pool
    scripted: list[str] = field(default_factory=lambda: ["random"])  # agents that are always in the pool
    snapshot_every: int = 1_000_000  # decisions between two past selves
    past_selves: int = 8  # kept at most


@dataclass
class Curriculum:
    """Solo and co-op: from few rounds to those of the game."""

    rounds: int = 0  # to survive at first; 0: as many as the game has, from the beginning
    raise_at: float = 0.4  # the share of games won at which one round is added


@dataclass
class Evaluation:
    """Games against fixed opponents while training goes on."""

    every: int = 1_000_000  # decisions
    games: int = 200  # against each
    against: list[str] = field(default_factory=lambda: ["random"])


@dataclass
class Imitation:
    """Learning from a dataset before the first game (``--imitate``)."""

    epochs: int = 4
    batch_size: int = 1024
    learning_rate: float = 1e-3  # falls to a twentieth


TABLES: dict[str, type] = {
    "environment": Environment, "network": Network, "ppo": Ppo, "distillation": Distillation, "league": League,
    "curriculum": Curriculum, "evaluation": Evaluation, "imitation": Imitation,
}  # fmt: skip
# others: above 0
LEAST = dict.fromkeys(
    ("final_rate", "entropy", "value", "aux_value_coef", "self_play", "past_selves", "rounds", "fraction", "horizon"), 0
)
MOST = {"gamma": 1, "gae_lambda": 1, "self_play": 1, "clip_range": 1, "raise_at": 1, "fraction": 1}
CHOICES = {"decisions": DECISIONS, "observation": ENCODINGS, "reward": REWARDS, "kind": NETWORKS}


@dataclass
class TrainingConfig:
    """A training run."""

    game: dict[str, Any] = field(default_factory=dict)  # options of GameConfig, or mix: a list of them; complete
    learner: str = "compiled"  # or "sb3"
    environment: Environment = field(default_factory=Environment)
    network: Network = field(default_factory=Network)
    ppo: Ppo = field(default_factory=Ppo)
    distillation: Distillation = field(default_factory=Distillation)
    league: League = field(default_factory=League)
    curriculum: Curriculum = field(default_factory=Curriculum)
    evaluation: Evaluation = field(default_factory=Evaluation)
    imitation: Imitation = field(default_factory=Imitation)
    steps: int = 10_000_000  # decisions to learn from
    seed: int = 0
    checkpoint_every: int = 1_000_000  # decisions

    @property
    def games(self) -> list[GameConfig]:
        """The games that are learnt."""
        return [GameConfig.from_options(options) for options in self.game.get("mix", [self.game])]

    @property
    def game_config(self) -> GameConfig:
        """The first of them: what a model plays if nothing else is said."""
        return self.games[0]

    @property
    def games_each(self) -> int:
        """How many games are played at the same time of each."""
        return max(1, self.environment.games // len(self.games))

    @property
    def observation(self) -> str:
        """The encoding that the network takes."""
        return "sparse" if self.network.kind == "sparse" else self.environment.observation

    @property
    def setting(self) -> dict[str, Any]:
        """How decisions are asked, seen and rewarded: what a dataset to imitate must agree with."""
        environment = self.environment
        return {
            "decisions": environment.decisions,
            "observation": self.observation,
            "reward": environment.reward,
            "gamma": self.ppo.gamma,
        }

    def self_play_games(self, game: GameConfig) -> int:
        """Games in which all seats learn; the others have one learner and the pool."""
        return self.games_each if game.players == 1 else round(self.league.self_play * self.games_each)

    def slots(self) -> int:
        """Learners at a time."""
        alone = [(game, self.self_play_games(game)) for game in self.games]
        return sum(games * game.players + self.games_each - games for game, games in alone)

    def to_dict(self) -> dict[str, Any]:
        return dataclasses.asdict(self)

    @classmethod
    def from_dict(cls, values: dict[str, Any], source: str) -> TrainingConfig:
        """From nested tables; ``source`` is named in complaints."""
        tables: dict[str, Any] = {}
        plain = {"steps", "seed", "checkpoint_every"}
        for name, value in values.items():
            if name in TABLES:
                tables[name] = _table(TABLES[name], value, f"{source}: [{name}]")
            elif name == "game":
                tables[name] = _complete(value, f"{source}: [game]")
            elif name == "learner":
                if value not in LEARNERS:
                    raise OptionError(
                        f"{source}: learner must be one of {', '.join(LEARNERS)}, not {short_repr(value)}"
                    )
                tables[name] = value
            elif name in plain:
                _check(name, value, 0, source)
                tables[name] = value
            else:
                known = ", ".join(["game", "learner", *TABLES, *sorted(plain)])
                raise OptionError(f"{source}: unknown key {name!r}; known are {known}")
        config = cls(**tables)
        config.game = _complete(config.game, source)
        config.check(source)
        return config

    def check(self, source: str) -> None:
        """Refuse what does not go together."""
        kind, width = self.network.kind, self.network.width
        if kind not in LEARNERS[self.learner]:
            kinds = ", ".join(LEARNERS[self.learner])
            raise OptionError(
                f"{source}: the learner {self.learner} trains networks of the kind {kinds}, not {kind} "
                "(--learner sb3 trains all)"
            )
        if kind == "sparse" and width % LANES:
            raise OptionError(f"{source}: the width of a sparse network must be a multiple of {LANES}, not {width}")
        if self.learner == "sb3" and self.ppo.mirror:
            raise OptionError(f"{source}: [ppo] mirror is for the compiled learner")
        if self.learner == "sb3" and len(self.games) > 1:
            raise OptionError(f"{source}: a mix of games is for the compiled learner; sb3 learns one game")

    @classmethod
    def load(cls, name: str | None, changes: dict[str, Any]) -> TrainingConfig:
        """From a file, or the name of a shipped configuration, with nested ``changes`` on top."""
        values: dict[str, Any] = {}
        if name is not None:
            path = find(name)
            try:
                values = tomllib.loads(path.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as error:
                raise OptionError(f"cannot read the configuration {path}: {error}") from None
            except tomllib.TOMLDecodeError as error:
                raise OptionError(f"{path} is not TOML: {error}") from None
        for table, change in changes.items():
            if isinstance(change, dict):
                held = values.setdefault(table, {})
                if isinstance(held, dict):
                    held.update(change)
            else:
                values[table] = change
        return cls.from_dict(values, name or "the options")


def _complete(game: Any, source: str) -> dict[str, Any]:
    """A [game] table with all options: of one game, or of each of a ``mix``, to which the other values apply."""
    if not isinstance(game, dict) or "mix" not in game:
        return GameConfig.from_options(game).options()
    mix, rest = game["mix"], {name: value for name, value in game.items() if name != "mix"}
    if not isinstance(mix, list) or not mix or not all(isinstance(one, dict) for one in mix):
        raise OptionError(f'{source} mix must be a list of tables such as {{mode = "solo"}}, not {short_repr(mix)}')
    found = [GameConfig.from_options(rest | one).options() for one in mix]
    labels = [GameConfig.from_options(one).label() for one in found]
    for name in labels:
        if labels.count(name) > 1:
            raise OptionError(f"{source} mix names {name} twice")
    return {"mix": found}


def find(name: str) -> Path:
    """A file of the user's, or a shipped configuration by its name."""
    path = Path(name)
    if path.exists():
        return path
    shipped = CONFIGS / f"{name}.toml"
    if shipped.exists():
        return shipped
    known = ", ".join(sorted(path.stem for path in CONFIGS.glob("*.toml")))
    raise OptionError(f"there is no configuration {name!r}: give a TOML file or one of {known}")


def parse_setting(text: str) -> dict[str, Any]:
    """``ppo.epochs=2`` as nested tables; the value is read as TOML, a bare word as text."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise OptionError(f"--set takes table.key=value such as ppo.epochs=2, not {text!r}")
    try:
        read: Any = tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        read = value.strip()
    table, dot, name = key.strip().partition(".")
    return {table: {name: read}} if dot else {table: read}


def _table(kind: type, values: Any, source: str) -> Any:
    if not isinstance(values, dict):
        raise OptionError(f"{source} must be a table, not {short_repr(values)}")
    known = {one.name: one.default for one in dataclasses.fields(kind)}
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
    whole = isinstance(default, int)
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise OptionError(f"{source} {name} must be a {'whole ' if whole else ''}number, not {short_repr(value)}")
    least, most = LEAST.get(name, 0 if name == "seed" else None), MOST.get(name)
    if (value < least if least is not None else value <= 0) or (most is not None and value > most):
        low = "above 0" if least is None else f"from {least} on"
        high = f" and at most {most}" if most is not None else ""
        raise OptionError(f"{source} {name} must be {low}{high}, not {short_repr(value)}")

"""Whom the learner plays with: itself, and a pool of scripted agents and past selves.

In some games all seats learn (self-play). In the others a member of the pool, drawn anew for every game, plays some:

- Versus: one seat learns. The more often the learner loses to a member, the more often it meets it (prioritized
  fictitious self-play). So forgetting shows, and is unlearnt.
- Co-op: 1 to n-1 seats are strangers, all members equally often. So the learner does not rely on partners like itself.

A learner has a ``League`` for each game that it learns. Its games may be spread over several simulators, on threads or
in other processes: each is a ``RolloutEnv`` with its own ``Opponents`` and finished games, merged between two updates.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from badbones_agents.agent import uniform
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import agent_seed, make_agent
from numpy.typing import NDArray

from badbones_env.batch import Batch, Player
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.simulator import Reward, Simulator

from .checkpoint import check_count, check_number
from .config import TrainingConfig
from .hooks import Additions, FinishedGame

if TYPE_CHECKING:
    from .rollout import RolloutEnv

MIN_WEIGHT = 0.05  # of a member that the learner always beats
SCORE_STEP = 0.02  # weight of one game in the running score against a member
LEARNER = 0  # a seat that learns in every game with the pool
WINDOW = 500  # games between two checks of the curriculum's goal
NOBODY = -1  # in the place of a member's index


@dataclass
class Member:
    """A member of the pool. ``score`` is the learner's running score against it: 1 for a win, 1/2 for a draw."""

    name: str
    policy: PolicyFile | None = None  # of a past self
    player: Player | None = None  # an object that a program has added
    score: float = 0.5

    def agent(self, seed: int) -> Player:
        """A new player, for one simulator."""
        if self.player is not None:
            return copy.deepcopy(self.player)
        if self.policy is None:
            return make_agent(self.name, seed)
        return PolicyAgent.of(self.policy, temperature=1.0, seed=agent_seed(seed))


class Pool:
    """Scripted agents, added players and past selves."""

    def __init__(
        self, scripted: Sequence[str], seed: int, limit: int, players: Sequence[Player] = (), prioritized: bool = True
    ) -> None:
        self.scripted, self.prioritized = list(scripted), prioritized
        self.members = [Member(spec) for spec in scripted]
        self.members += [Member(f"{type(player).__name__}-{k}", player=player) for k, player in enumerate(players)]
        self.limit, self.seed = limit, seed
        for member in self.members:
            close_player(member.agent(seed))  # unknown names are an error before anything else is done

    def draw(self, games: NDArray[np.int64]) -> NDArray[np.int64]:
        """The opponents of the games with these numbers, as indices of ``members``."""
        scores = np.array([member.score if self.prioritized else 0.0 for member in self.members])
        weights = ((1 - scores) ** 2 + MIN_WEIGHT).cumsum()
        zeros = np.zeros_like(games)
        draws = uniform(self.seed, games, zeros, zeros)
        members: NDArray[np.int64] = np.searchsorted(weights, draws * weights[-1], side="right")
        return members

    def add(self, name: str, policy: PolicyFile) -> int | None:
        """A past self joins. If there are too many it replaces the weakest, whose place is returned."""
        member = Member(name, policy)
        past = [k for k, other in enumerate(self.members) if other.policy]
        if len(past) < self.limit:
            self.members.append(member)
            return None
        place = max(past, key=lambda k: self.members[k].score)
        self.members[place] = member
        return place

    def record(self, member: Member, score: float) -> None:
        """Count a game of the learner against a member."""
        member.score += SCORE_STEP * (score - member.score)

    def save(self) -> list[list[Any]]:
        return [[member.name, member.policy is not None, member.score] for member in self.members]

    def restore(self, saved: list[list[Any]], policies: dict[str, PolicyFile]) -> None:
        """As it was saved, with past selves by name in ``policies``; unchanged members keep their players."""
        members = []
        for place, (name, past, score, *_) in enumerate(saved):
            known = self.members[place] if place < len(self.members) else None
            member = known if known and known.name == name else Member(name, policies[name] if past else None)
            member.score = check_number(score)
            members.append(member)
        self.members = members
        scripted = [member.name for member in self.members if member.policy is None and member.player is None]
        if scripted != self.scripted or not all(0 <= member.score <= 1 for member in self.members):
            raise ValueError("the pool is not that of the configuration")


@dataclass
class Opponents:
    """The player that an environment asks for all seats but the learner's; it passes each game on to a member."""

    pool: Pool
    games: int
    seats: dict[int, Player] = field(default_factory=dict)  # players of single seats, instead of the pool
    member: NDArray[np.int64] = field(init=False)  # (games,) who plays a row: a place in the pool
    game: NDArray[np.int64] = field(init=False)  # (games,) the number of the game that it was drawn for

    def __post_init__(self) -> None:
        self.member, self.game = np.full((2, self.games), -1, np.int64)
        self._agents: dict[int, tuple[Member, Player]] = {}

    def agent(self, k: int) -> Player:
        """The player of member k; a new one if the member was replaced."""
        member, known = self.pool.members[k], self._agents.get(k)
        if known is None or known[0] is not member:
            if known is not None:
                close_player(known[1])
            known = self._agents[k] = member, member.agent(self.pool.seed)
        return known[1]

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        new_games = self.game != batch.index
        if new_games.any():
            self.member[new_games] = self.pool.draw(batch.index[new_games])
            self.game[new_games] = batch.index[new_games]
        for seat, player in self.seats.items():
            mine = np.zeros_like(seat_mask)
            mine[:, seat] = seat_mask[:, seat]
            player.choose(batch, mine)
            seat_mask = seat_mask & ~mine
        for k in np.unique(self.member).tolist():
            theirs = seat_mask & (self.member == k)[:, None]
            if theirs.any():
                self.agent(k).choose(batch, theirs)

    def check_answers(self) -> None:
        """Refuse members that have never answered: nothing is learnt from them."""
        for member, player in self._agents.values():
            never_answered = getattr(player, "never_answered", "")  # added players need not have it
            if never_answered:
                raise OptionError(f"{member.name} has not answered once: {never_answered}")

    def close(self) -> None:
        for player in [*(agent for _, agent in self._agents.values()), *self.seats.values()]:
            close_player(player)


class FinishedGames(NamedTuple):
    """Games of one simulator that ended with the same step."""

    rounds: NDArray[np.int64]
    steps: NDArray[np.int64]
    won: NDArray[np.bool_]  # (games, players)
    points: NDArray[np.int64]  # (games, players)
    scores: NDArray[np.float64]  # of seat 0, against the member
    members: NDArray[np.int64]  # by place in the pool, NOBODY in self-play
    returns: float  # sum of those of the learning seats
    episodes: int  # how many these are


class Curriculum:
    """Solo and co-op: few rounds to survive at first, one more whenever enough games are won.

    Sets the rounds to survive in the next games, from ``first`` to ``last``; ``first`` 0: ``last`` at once.
    """

    def __init__(self, last: int, first: int, raise_at: float) -> None:
        self.last, self.raise_at = last, raise_at
        self.goal = min(first, last) if first else last
        self.games = self.won = 0  # since the last check
        self._simulators: list[Simulator] = []

    def add(self, sim: Simulator) -> None:
        """Set the rounds of this simulator, too."""
        self._simulators.append(sim)
        sim.set_goal_rounds(self.goal)

    def _apply(self) -> None:
        for sim in self._simulators:
            sim.set_goal_rounds(self.goal)

    def record(self, games: int, won: int) -> None:
        """Count finished games; add a round if enough of them were won."""
        self.games += games
        self.won += won
        if self.games >= WINDOW:
            if self.won >= self.raise_at * self.games and self.goal < self.last:
                self.goal += 1
                self._apply()
            self.games = self.won = 0

    def save(self) -> list[int]:
        return [self.goal, self.games, self.won]

    def restore(self, saved: list[int]) -> None:
        self.goal, self.games, self.won = map(check_count, saved)
        if self.goal > self.last:
            raise ValueError(f"{self.goal} rounds cannot be the goal")
        self._apply()


class League:
    """One game that is learnt: its pool, its curriculum, and the statistics of its games."""

    def __init__(self, config: TrainingConfig, game: GameConfig, additions: Additions | None = None) -> None:
        self.game, self.seed = game, config.seed
        self.additions = additions or Additions()
        self.reward: str | Reward = self.additions.reward or config.environment.reward
        self.self_play_games = config.self_play_games(game)  # in which all seats learn
        self.pool_games = config.games_each - self.self_play_games
        self.pool = Pool(
            config.league.scripted,
            config.seed,
            config.league.max_snapshots,
            self.additions.opponents,
            prioritized=game.mode != "coop",
        )
        self.curriculum = Curriculum(game.rounds, config.curriculum.rounds, config.curriculum.raise_at)
        self.envs: list[RolloutEnv] = []
        self.finished: list[FinishedGames] = []  # of the last rollout

    def learning_seats(self, games: int) -> NDArray[np.bool_]:
        """Which seats (games, players) learn where the pool plays the others: seat 0; in co-op up to n-2 more."""
        players = self.game.players
        learns = np.zeros((games, players), np.bool_)
        learns[:, LEARNER] = True
        if self.game.mode == "coop" and not self.additions.seats:
            others = [list(combinations(range(1, players), more)) for more in range(players - 1)]
            for game in range(games):
                turn, more = divmod(game, players - 1)
                learns[game, list(others[more][turn % len(others[more])])] = True
        return learns

    def add(self, name: str, policy: PolicyFile) -> None:
        """A past self joins the pool; unfinished games of one that it replaces get new opponents."""
        place = self.pool.add(name, policy)
        if place is not None:
            for env in self.envs:
                if env.opponents is not None:
                    env.opponents.game[env.opponents.member == place] = NOBODY

    def merge(self) -> None:
        """Take over the games that ended in the last rollout; update the members' scores, simulator by simulator."""
        self.finished = [games for env in self.envs for games in env.finished]
        for games in self.finished:
            for member, score in zip(games.members.tolist(), games.scores.tolist(), strict=True):
                if member != NOBODY:
                    self.pool.record(self.pool.members[member], score)

    def finished_games(self) -> Iterator[FinishedGame]:
        """Those of the last rollout one by one, for hooks."""
        for games in self.finished:
            for k, member in enumerate(games.members.tolist()):
                name = "" if member == NOBODY else self.pool.members[member].name
                won, points = tuple(games.won[k].tolist()), tuple(games.points[k].tolist())
                yield FinishedGame(self.game, int(games.rounds[k]), int(games.steps[k]), won, points, name)

    def matches(self) -> dict[str, tuple[int, float]]:
        """The learner's games and points against every member in the last rollout."""
        members = np.concatenate([games.members for games in self.finished] or [np.zeros(0, np.int64)])
        scores = np.concatenate([games.scores for games in self.finished] or [np.zeros(0)])
        return {
            member.name: (int((members == k).sum()), float(scores[members == k].sum()))
            for k, member in enumerate(self.pool.members)
            if (members == k).any()
        }

    def report(self) -> dict[str, float]:
        """The games of the last rollout: how many, mean rounds; solo, co-op: success rate."""
        ended = sum(len(games.rounds) for games in self.finished)
        metrics = {"games": float(ended)}
        if ended:
            metrics["rounds"] = sum(int(games.rounds.sum()) for games in self.finished) / ended
            metrics["ep_len_mean"] = sum(int(games.steps.sum()) for games in self.finished) / ended
            episodes = sum(games.episodes for games in self.finished)
            if episodes:
                metrics["ep_rew_mean"] = sum(games.returns for games in self.finished) / episodes
            if self.game.mode != "versus":
                won = sum(int(games.won[:, LEARNER].sum()) for games in self.finished)
                metrics["won"], metrics["goal"] = won / ended, float(self.curriculum.goal)
                self.curriculum.record(ended, won)
        return metrics

    def save(self) -> dict[str, Any]:
        """Between two updates, when everything is merged and reported."""
        envs = [env.save() for env in self.envs]
        return {"pool": self.pool.save(), "curriculum": self.curriculum.save(), "envs": envs}

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        self.pool.restore(saved["pool"], policies)
        self.curriculum.restore(saved["curriculum"])
        for env, state in zip(self.envs, saved["envs"], strict=True):
            env.restore(state)
            if invariant := env.sim.broken_invariant():
                raise ValueError(invariant)

    def close(self) -> None:
        for env in self.envs:
            if env.opponents is not None:
                env.opponents.close()


def close_player(player: Player) -> None:
    """Free what a player holds, if it can."""
    getattr(player, "close", lambda: None)()


def snapshot_names(saved: list[dict[str, Any]]) -> set[str]:
    """The names of the past selves in saved leagues."""
    return {name for league in saved for name, past, *_ in league["pool"] if past}

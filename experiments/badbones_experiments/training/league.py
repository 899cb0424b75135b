"""Whom the learner plays: itself, and a pool of scripted agents and past selves.

In the first games of the batch all seats learn (self-play), in the rest one seat does and the others are played by a
member of the pool, drawn anew for every game: the more often the learner loses against a member, the more often it
meets it. So what was learnt against earlier opponents is not forgotten unnoticed. The result of every match is counted.

A learner plays a ``League`` for each game that it learns. The games may be spread over several simulators, on threads
or in processes of their own: each is a ``EnvShard`` with ``Opponents`` and a ``Stats`` to itself, which are settled
between two updates.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from badbones_agents.models.masked_choice import uniform
from badbones_agents.networks.arrays_file import fill
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import agent_seed, make_agent
from numpy.typing import NDArray

from badbones_env.batch import Batch, Player
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.outcome import Outcomes
from badbones_env.simulator import Reward, Simulator

from .checkpoint import number, whole
from .config import TrainingConfig
from .curriculum import Curriculum
from .hooks import Additions, FinishedGame

FEWEST = 0.05  # the weight of a member that the learner always beats
MEMORY = 0.02  # how much one game counts in the score against a member
LEARNER = 0  # the seat that learns in games against the pool


@dataclass
class Member:
    """Somebody in the pool. ``score`` is the learner's against it: 1 for a win, 1/2 for a draw, lately."""

    name: str
    policy: PolicyFile | None = None  # of a past self
    player: Player | None = None  # an object that a program has added
    score: float = 0.5
    games: int = 0  # since the last report
    points: float = 0.0

    def agent(self, seed: int) -> Player:
        """A player of its own, for one simulator."""
        if self.player is not None:
            return copy.deepcopy(self.player)
        if self.policy is None:
            return make_agent(self.name, seed)
        return PolicyAgent.of(self.policy, temperature=1.0, seed=agent_seed(seed))


class Pool:
    """The members."""

    def __init__(self, scripted: Sequence[str], seed: int, most: int, players: Sequence[Player] = ()) -> None:
        self.scripted = list(scripted)
        self.members = [Member(spec) for spec in scripted]
        self.members += [Member(f"{type(player).__name__}-{k}", player=player) for k, player in enumerate(players)]
        self.most, self.seed = most, seed
        for member in self.members:
            close(member.agent(seed))  # complain of unknown names before anything else is done

    def draw(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Who plays the games with these numbers, as indices of ``members``."""
        weights = np.array([(1 - one.score) ** 2 + FEWEST for one in self.members]).cumsum()
        nothing = np.zeros_like(numbers)
        shard = uniform(self.seed, numbers, nothing, nothing)
        found: NDArray[np.int64] = np.searchsorted(weights, shard * weights[-1], side="right")
        return found

    def add(self, name: str, policy: PolicyFile) -> str | None:
        """A past self joins; where there are too many the one that is beaten most often goes, and is named."""
        member = Member(name, policy)
        past = [k for k, one in enumerate(self.members) if one.policy]
        if len(past) < self.most:
            self.members.append(member)
            return None
        place = max(past, key=lambda k: self.members[k].score)
        gone = self.members[place].name
        self.members[place] = member
        return gone

    def record(self, member: Member, score: float) -> None:
        """The learner's score in a game against a member."""
        member.score += MEMORY * (score - member.score)
        member.games += 1
        member.points += score

    def report(self) -> dict[str, tuple[int, float]]:
        """Games and the learner's points against every member since the last report."""
        found = {one.name: (one.games, one.points) for one in self.members if one.games}
        for one in self.members:
            one.games, one.points = 0, 0.0
        return found

    def follow(self, saved: list[list[Any]], policies: dict[str, PolicyFile]) -> None:
        """Be as the pool that was saved is; members that are the same stay, and so do their players."""
        mine = self.members
        for place, (name, past, score, *_) in enumerate(saved):
            if place == len(mine):
                mine.append(Member(name))
            if mine[place].name != name or (past and mine[place].policy is None):
                mine[place] = Member(name)
            if past:
                mine[place].policy = mine[place].policy or policies[name]
            mine[place].score = score
        del mine[len(saved) :]

    def save(self) -> list[list[Any]]:
        return [[one.name, one.policy is not None, one.score, one.games, one.points] for one in self.members]

    def restore(self, saved: list[list[Any]], policies: dict[str, PolicyFile]) -> None:
        """As it was saved, with the policies of the past selves by name."""
        added = {one.name: one.player for one in self.members}
        self.members = [
            Member(name, policies[name] if past else None, added.get(name), number(score), whole(games), number(points))
            for name, past, score, games, points in saved
        ]
        scripted = [one.name for one in self.members if one.policy is None and one.player is None]
        if scripted != self.scripted or not all(0 <= one.score <= 1 for one in self.members):
            raise ValueError("the pool is not that of the configuration")


@dataclass
class Opponents:
    """Who plays in which game of one simulator. It is the opponent that an environment asks."""

    pool: Pool
    games: int
    seats: dict[int, Player] = field(default_factory=dict)  # those that are not the pool's
    seconds: float = 0.0  # spent choosing
    who: NDArray[np.int64] = field(init=False)  # the member of every row
    numbers: NDArray[np.int64] = field(init=False)  # and the game that it was drawn for

    def __post_init__(self) -> None:
        self.who, self.numbers = np.full((2, self.games), -1, np.int64)
        self._agents: dict[int, tuple[Member, Player]] = {}

    def agent(self, k: int) -> Player:
        """The player of member k; a new one if another has taken its place."""
        member, found = self.pool.members[k], self._agents.get(k)
        if found is None or found[0] is not member:
            if found is not None:
                close(found[1])
            found = self._agents[k] = member, member.agent(self.pool.seed)
        return found[1]

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        began = time.perf_counter()
        new_games = self.numbers != batch.index
        if new_games.any():
            self.who[new_games] = self.pool.draw(batch.index[new_games])
            self.numbers[new_games] = batch.index[new_games]
        for seat, player in self.seats.items():
            mine = np.zeros_like(chosen)
            mine[:, seat] = chosen[:, seat]
            player.choose(batch, mine)
            chosen = chosen & ~mine
        for k in np.unique(self.who).tolist():
            theirs = chosen & (self.who == k)[:, None]
            if theirs.any():
                self.agent(k).choose(batch, theirs)
        self.seconds += time.perf_counter() - began

    def check_answers(self) -> None:
        """Refuse members who have not once answered: nothing is learnt from them."""
        for member, player in self._agents.values():
            never_answered = getattr(player, "never_answered", "")  # a player of somebody's own need not tell
            if never_answered:
                raise OptionError(f"{member.name} has not answered once: {never_answered}")

    def close(self) -> None:
        for player in [*(agent for _, agent in self._agents.values()), *self.seats.values()]:
            close(player)


@dataclass
class Stats:
    """Games of one simulator that have ended since the last report."""

    ended: int = 0
    rounds: int = 0
    steps: int = 0
    won: int = 0
    episodes: int = 0  # games of single learners
    returns: float = 0.0  # the sum of what these learners got
    matches: list[tuple[int, float]] = field(default_factory=list)  # members of the pool by number, scores
    running: NDArray[np.float32] = field(default_factory=lambda: np.zeros(0, np.float32))  # what learners got so far
    kept: list[FinishedGame] | None = None  # for hooks, where there are any
    game: GameConfig | None = None

    def pay(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        """What every learner got in a step, and whose game has ended with it."""
        if self.running.shape != rewards.shape:
            self.running = np.zeros(rewards.shape, np.float32)
        self.running += rewards
        self.returns += float(self.running[ended].sum())
        self.episodes += int(ended.sum())
        self.running[ended] = 0

    def count(self, outcomes: Outcomes, rows: NDArray[np.intp], opponents: Opponents | None) -> None:
        """The games of these rows have ended like this; with opponents the learner had seat 0."""
        self.ended += len(rows)
        self.rounds += int(outcomes.rounds.sum())
        self.steps += int(outcomes.steps.sum())
        if self.kept is not None:
            names = ["" if opponents is None else opponents.pool.members[opponents.who[row]].name for row in rows]
            self.kept += [
                FinishedGame(
                    self.game or GameConfig(),
                    int(outcomes.rounds[k]),
                    int(outcomes.steps[k]),
                    tuple(outcomes.won[k].tolist()),
                    tuple(outcomes.points[k].tolist()),
                    name,
                )
                for k, name in enumerate(names)
            ]
        self.won += int((outcomes.won.any(axis=1) if opponents is None else outcomes.won[:, LEARNER]).sum())
        if opponents is not None:
            results = outcomes.results[:, LEARNER].tolist()
            self.matches += zip(opponents.who[rows].tolist(), results, strict=True)


@dataclass
class EnvShard:
    """A share of a league's games, in one simulator."""

    sim: Simulator
    opponents: Opponents | None  # where one seat learns
    stats: Stats
    elsewhere: dict[str, Any] | None = None  # where others play the games: how they saved them last

    def save(self) -> dict[str, Any]:
        """All that its future depends on, between two updates."""
        if self.elsewhere is not None:
            return self.elsewhere
        found = {"sim": self.sim.save(), "running": self.stats.running.copy()}
        if self.opponents is not None:
            found |= {"who": self.opponents.who.copy(), "numbers": self.opponents.numbers.copy()}
        return found

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on from there; ValueError or OptionError for games that cannot exist."""
        self.sim.restore(saved["sim"])
        self.stats.running = np.zeros(np.shape(saved["running"]), np.float32)
        fill(self.stats.running, saved["running"])
        if self.opponents is not None:
            who = saved["who"]
            fill(self.opponents.who, who)
            fill(self.opponents.numbers, saved["numbers"])
            if who.min(initial=-1) < -1 or who.max(initial=-1) >= len(self.opponents.pool.members):
                raise ValueError("a game is played by nobody in the pool")

    def forget(self, place: int) -> None:
        """The member at a place of the pool has gone: its games are drawn anew."""
        if self.opponents is not None:
            self.opponents.numbers[self.opponents.who == place] = -1
            if self.elsewhere is not None:
                who, numbers = self.elsewhere["who"], self.elsewhere["numbers"]
                self.elsewhere = self.elsewhere | {"numbers": np.where(who == place, -1, numbers)}


class League:
    """One game that is learnt: its pool, its curriculum, and what became of its games."""

    def __init__(self, config: TrainingConfig, game: GameConfig, additions: Additions | None = None) -> None:
        self.game, self.seed = game, config.seed
        self.additions = additions or Additions()
        self.reward: str | Reward = self.additions.reward or config.environment.reward
        self.goals = config.curriculum
        self.alone = config.self_play_games(game)  # games in which all seats learn
        self.rest = config.games_each - self.alone
        self.pool = Pool(config.league.scripted, config.seed, config.league.past_selves, self.additions.opponents)
        self.shards: list[EnvShard] = []

    def opponents_of(self, games: int) -> Opponents:
        """Who plays beside the learner in this many games of one simulator."""
        return Opponents(self.pool, games, self.additions.seated(self.seed))

    def keep_games(self) -> None:
        """From now on finished games are kept for ``finished``."""
        for shard in self.shards:
            shard.stats.kept = []

    def finished(self) -> list[FinishedGame]:
        """The games that have ended since the last call."""
        found = [game for shard in self.shards for game in shard.stats.kept or []]
        self.keep_games()
        return found

    def join(self, sim: Simulator, opponents: Opponents | None) -> EnvShard:
        """A simulator plays for the league."""
        self.shards.append(EnvShard(sim, opponents, Stats(game=self.game)))
        return self.shards[-1]

    def begin(self) -> None:
        """All simulators have joined."""
        self.curriculum = Curriculum([shard.sim for shard in self.shards], self.goals.rounds, self.goals.raise_at)

    @property
    def seconds(self) -> float:
        """Spent on the pool's choices."""
        return sum(shard.opponents.seconds for shard in self.shards if shard.opponents is not None)

    def add(self, name: str, policy: PolicyFile) -> None:
        """A past self joins the pool; games under way of one that had to go are played on by whoever is drawn now."""
        gone = self.pool.add(name, policy)
        if gone is not None:
            place = next(k for k, one in enumerate(self.pool.members) if one.name == name)
            for shard in self.shards:
                shard.forget(place)

    def merge(self) -> None:
        """Bring the members' scores up to date, simulator by simulator."""
        for shard in self.shards:
            for member, score in shard.stats.matches:
                self.pool.record(self.pool.members[member], score)
            shard.stats.matches.clear()
            if shard.opponents is not None:
                shard.opponents.check_answers()

    def report(self) -> dict[str, float]:
        """Finished games since the last report: how many, mean rounds; solo, co-op: the share won."""
        all_stats = [shard.stats for shard in self.shards]
        ended, won = (sum(getattr(stats, name) for stats in all_stats) for name in ("ended", "won"))
        found = {"games": float(ended)}
        if ended:
            found["rounds"] = sum(stats.rounds for stats in all_stats) / ended
            found["ep_len_mean"] = sum(stats.steps for stats in all_stats) / ended
            episodes = sum(stats.episodes for stats in all_stats)
            if episodes:
                found["ep_rew_mean"] = sum(stats.returns for stats in all_stats) / episodes
            if self.game.mode != "versus":
                found["won"], found["goal"] = won / ended, float(self.curriculum.goal)
                self.curriculum.note(ended, won)
        for stats in all_stats:
            stats.ended = stats.rounds = stats.steps = stats.won = stats.episodes = 0
            stats.returns = 0.0
        return found

    def save(self) -> dict[str, Any]:
        """Between two updates, when everything is settled and reported."""
        return {
            "pool": self.pool.save(),
            "curriculum": self.curriculum.save(),
            "shares": [shard.save() for shard in self.shards],
        }

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        self.pool.restore(saved["pool"], policies)
        self.curriculum.restore(saved["curriculum"])
        for shard, one in zip(self.shards, saved["shares"], strict=True):
            shard.restore(one)
            if told := shard.sim.broken_invariant():
                raise ValueError(told)

    def close(self) -> None:
        for shard in self.shards:
            if shard.opponents is not None:
                shard.opponents.close()


def close(player: Player) -> None:
    """Free what a player holds, if it can."""
    getattr(player, "close", lambda: None)()


def past_selves(saved: list[dict[str, Any]]) -> set[str]:
    """The names of the past selves in what leagues have saved."""
    return {name for league in saved for name, past, *_ in league["pool"] if past}

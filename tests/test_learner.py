"""What learners get, observations, masks and rewards, is what the plain-Python writers of tests/oracle say.

``badbones fuzz`` compares masks and observations of random positions in the same way, for as long as one likes.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from badbones_experiments.checkout.fuzz import learner
from badbones_experiments.checkout.fuzz.positions import make

import badbones_env
from badbones_env import BadBonesVectorEnv, Game, SeatEnv, Simulator
from badbones_env.envs.sb3 import BadBonesVecEnv
from badbones_env.observation import ENCODINGS
from badbones_env.simulator import REWARDS
from tests.conftest import CONFIGURATIONS
from tests.oracle import Oracle
from tests.oracle.actions import action_texts, mask
from tests.oracle.notation import read_game
from tests.oracle.observe import DECISIONS
from tests.oracle.selfplay import choose

SEED = 11
GAMES = 3

EVERY_GAME: dict[str, dict[str, Any]] = {
    **CONFIGURATIONS,
    "versus-four": {"mode": "versus", "players": 4, "advanced": True, "chiefs": True},
    "versus-five": {"mode": "versus", "players": 5, "chiefs": True},
    "versus-cut-off": {"mode": "versus", "players": 2, "draw": 1, "max_rounds": 2},
    "solo-short": {"mode": "solo", "rounds": 2},
    "coop-five": {"mode": "coop", "players": 5, "chiefs": True, "rounds": 2},
    "coop-six": {"mode": "coop", "players": 6, "advanced": True, "max_rounds": 2},
}


class Companion:
    """A row of a simulator, played once more by a game and by the oracle with the same choices."""

    def __init__(self, options: dict[str, Any], number: int) -> None:
        self.game = Game(**options, seed=SEED, index=number)
        self.oracle = Oracle.from_position(full(options), self.game.position())
        self.rng = random.Random(number)

    def choose(self) -> dict[int, str]:
        """A random choice of every seat that has one, of a random kind: so that passing is as likely as placing."""
        choices = {}
        for seat, texts in self.oracle.legal().items():
            verb = self.rng.choice(sorted({text.split()[0] for text in texts}))
            choices[seat] = self.rng.choice([text for text in texts if text.split()[0] == verb])
        return choices

    def step(self, choices: dict[int, str]) -> None:
        self.game.step(choices)
        self.oracle.step(choices, self.game.drawn)

    def actions(self, choices: dict[int, str]) -> list[int]:
        """The choices as numbers, by the oracle's list of actions."""
        seats = range(self.game.config.players)
        return [action_texts(self.oracle.game, seat).index(choices.get(seat, "wait")) for seat in seats]


def full(options: dict[str, Any]) -> dict[str, Any]:
    """Options with the number of players of a solo game written out."""
    return {"players": 1, **options}


def check_row(sim: Simulator, row: int, companion: Companion) -> None:
    """All that a row of a batch hands out is right, for every seat."""
    assert sim.observation is not None
    unnamed = learner.layouts(sim.config, sim.observation.encoding)[2]
    for seat in range(sim.config.players):
        entries = sim.observations[row, seat]
        wrong = learner.mask_difference(sim.masks[row, seat], companion.oracle, seat)
        wrong = wrong or learner.entries_difference(
            sim.observation.views(entries), entries[unnamed], companion.oracle, seat, sim.observation.encoding
        )
        assert not wrong, (row, companion.oracle.position(), wrong)


def check_rewards(sims: dict[str, Simulator], row: int, companion: Companion) -> None:
    """The rewards of the step just made, and whether the game has ended with it."""
    game = companion.oracle.game
    for name, sim in sims.items():
        assert np.allclose(sim.rewards[row], companion.oracle.rewards(name), atol=1e-6), (row, name)
        assert bool(sim.terminated[row]) == (game.over and not game.truncated)
        assert bool(sim.truncated[row]) == game.truncated


@pytest.mark.parametrize("name", EVERY_GAME)
def test_whole_games(name: str) -> None:
    """Games of every kind from the beginning, as a batch plays them: everything that is handed out at each step."""
    options = EVERY_GAME[name]
    views = dict(zip(REWARDS, ("compact", "complete", "compact"), strict=True))
    sims = {reward: Simulator(options, GAMES, SEED, observation=views[reward], reward=reward) for reward in REWARDS}
    companions = [Companion(options, number) for number in range(GAMES)]
    for _ in range(14 if "ask" in name or "everything" in name else 60):
        actions = np.zeros((GAMES, sims["score"].config.players), int)
        moved = [not companion.game.over for companion in companions]
        for row, companion in enumerate(companions):
            for reward in ("outcome", "score"):
                check_row(sims[reward], row, companion)
            if moved[row]:
                choices = companion.choose()
                actions[row] = companion.actions(choices)
                companion.step(choices)
        if not any(moved):
            break
        for sim in sims.values():
            sim.step(actions)
        for row in np.flatnonzero(moved):
            check_rewards(sims, row, companions[row])


def test_the_next_game_at_once() -> None:
    """With autoreset a finished row shows its next game, and rewards and flags of the finished one."""
    options = {"mode": "versus", "players": 2, "draw": 6}
    sims = {
        name: Simulator(options, GAMES, SEED, observation="compact", reward=name, autoreset=True) for name in REWARDS
    }
    companions = [Companion(options, number) for number in range(GAMES)]
    ended = 0
    for _ in range(60):
        choices = [companion.choose() for companion in companions]
        actions = np.array([one.actions(made) for one, made in zip(companions, choices, strict=True)])
        for companion, made in zip(companions, choices, strict=True):
            companion.step(made)
        for sim in sims.values():
            sim.step(actions)
        for row in range(GAMES):
            check_rewards(sims, row, companions[row])
            if companions[row].game.over:
                companions[row] = Companion(options, int(sims["score"].index[row]))
                ended += 1
            check_row(sims["shaped"], row, companions[row])
    assert ended > 3


def test_every_question() -> None:
    """Crowded positions with a look at all seats in both encodings wherever a mode puts a new question."""
    looks: Counter[tuple[str, str]] = Counter()
    for index in range(800):
        options, position = make(SEED, index)
        if not learner.comes_up(options, position):
            continue
        rng = random.Random(index)
        game, oracle = Game.from_position(options, position, seed=index), Oracle.from_position(options, position)
        for _ in range(8):
            due = {(options["mode"], game.decision(seat)) for seat in game.legal()}
            if any(looks[question] < 3 for question in due):
                wrong = learner.everything(game, oracle)
                assert not wrong, (index, options, position, wrong)
                looks.update(due)
            choices = {seat: choose(rng, oracle.game, seat, texts) for seat, texts in game.legal().items()}
            if not choices:
                break
            game.step(choices)
            oracle.step(choices, game.drawn)
    assert {question for _, question in looks} == set(DECISIONS) - {"nothing"}
    assert len(looks) > 30, looks


def test_a_planted_fault_is_found() -> None:
    """The comparison is no formality: whatever entry of whatever field is changed, it says so."""
    game, position = make(SEED, 2)
    engine, oracle = Game.from_position(game, position), Oracle.from_position(game, position)
    rng = random.Random(0)
    for encoding in ENCODINGS:
        layout, observation, unnamed = learner.layouts(engine.config, encoding)
        _, shown = learner.look(engine._state, layout, observation)
        for name, (start, field) in observation.places().items():
            entries = shown[0, 0].copy()
            entries[start + rng.randrange(field.size)] += 1
            wrong = learner.entries_difference(observation.views(entries), entries[unnamed], oracle, 0, encoding)
            assert wrong.startswith(f"p0 {encoding} {name}:"), (name, wrong)
        entries = shown[0, 0].copy()
        entries[unnamed[-1]] = 1
        views = observation.views(entries)
        assert "no field" in learner.entries_difference(views, entries[unnamed], oracle, 0, encoding)
        views.pop("bag")
        assert "bag" in learner.entries_difference(views, entries[unnamed], oracle, 0, encoding)


# What the environments hand out.


def game_in(sim: Simulator, row: int) -> Game:
    """The game that is played in a row of a batch."""
    game = Game(**options_of(sim))
    game._state = sim.states[row : row + 1].copy()
    return game


def options_of(sim: Simulator) -> dict[str, Any]:
    """The options of a simulator's games."""
    return {name: getattr(sim.config, name) for name in ("mode", "players", "advanced", "chiefs", "order")}


def plain_mask(sim: Simulator, row: int, seat: int) -> Any:
    """The mask of a seat, made of texts; with core decisions nothing but hero, trap and market is asked."""
    game = game_in(sim, row)
    legal = game.legal()
    if sim._core:
        assert {game.decision(seat) for seat in legal} <= {"hero", "trap", "market"}
    return mask(read_game(options_of(sim)), seat, legal)


def random_legal(masks: Any, rng: np.random.Generator) -> Any:
    return (masks * rng.random(masks.shape)).argmax(axis=-1)


ENVIRONMENTS: list[dict[str, Any]] = [
    {"mode": "versus", "players": 3},
    {"mode": "versus", "players": 2, "advanced": True, "chiefs": True, "decisions": "core"},
    {"mode": "coop", "players": 3, "advanced": True, "chiefs": True, "order": "ask"},
    {"mode": "coop", "players": 2, "decisions": "core"},
]


@pytest.mark.parametrize("options", ENVIRONMENTS, ids=str)
@pytest.mark.parametrize("flat", [False, True])
def test_masks_of_pettingzoo(options: dict[str, Any], flat: bool) -> None:
    env, rng = badbones_env.parallel_env(**options, flat=flat), np.random.default_rng(3)
    seen, infos = env.reset(seed=5)
    for _ in range(25):
        for seat, agent in enumerate(env.possible_agents):
            wanted = plain_mask(env.sim, 0, seat)
            assert np.array_equal(infos[agent]["action_mask"], wanted)
            assert flat or np.array_equal(seen[agent]["action_mask"], wanted)
            shown = seen[agent] if flat else seen[agent]["observation"]
            assert np.array_equal(shown, env.sim.observations[0, seat])
        if not env.agents:
            break
        seen, _, _, _, infos = env.step({agent: random_legal(infos[agent]["action_mask"], rng) for agent in env.agents})


@pytest.mark.parametrize("options", ENVIRONMENTS, ids=str)
def test_masks_of_aec(options: dict[str, Any]) -> None:
    env, rng = badbones_env.aec_env(**options), np.random.default_rng(3)
    env.reset(seed=5)
    sim = env.unwrapped.sim if hasattr(env.unwrapped, "sim") else env.unwrapped.env.sim
    for _, agent in zip(range(40), env.agent_iter(), strict=False):
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        wanted = plain_mask(sim, 0, int(agent.removeprefix("player_")))
        assert np.array_equal(seen["action_mask"], wanted) and np.array_equal(info["action_mask"], wanted)
        env.step(random_legal(seen["action_mask"], rng))


@pytest.mark.parametrize("options", ENVIRONMENTS, ids=str)
def test_masks_of_gymnasium(options: dict[str, Any]) -> None:
    env, rng = SeatEnv(**options, seat=1), np.random.default_rng(3)
    _, info = env.reset(seed=5)
    for _ in range(25):
        wanted = plain_mask(env.batch.sim, 0, 1)
        assert np.array_equal(info["action_mask"], wanted) and np.array_equal(env.action_masks(), wanted)
        _, _, terminated, truncated, info = env.step(random_legal(info["action_mask"], rng))
        if terminated or truncated:
            assert np.flatnonzero(info["action_mask"]).tolist() == [0]
            break


@pytest.mark.parametrize("options", ENVIRONMENTS, ids=str)
@pytest.mark.parametrize("autoreset", ["NextStep", "SameStep"])
def test_masks_of_gymnasium_batches(options: dict[str, Any], autoreset: str) -> None:
    env = BadBonesVectorEnv(GAMES, **options, seat=1, autoreset_mode=autoreset)
    rng = np.random.default_rng(3)
    _, info = env.reset(seed=5)
    for _ in range(25):
        for row in range(GAMES):
            assert np.array_equal(info["action_mask"][row], plain_mask(env.batch.sim, row, 1))
        _, _, _, _, info = env.step(random_legal(info["action_mask"], rng))


@pytest.mark.parametrize("options", ENVIRONMENTS, ids=str)
@pytest.mark.parametrize("opponents", [None, "random"])
def test_masks_of_stable_baselines(options: dict[str, Any], opponents: str | None) -> None:
    env, rng = BadBonesVecEnv(GAMES, **options, opponents=opponents, seed=5), np.random.default_rng(3)
    env.reset()
    players = env.sim.config.players
    for _ in range(20):
        for slot, shown in enumerate(env.action_masks()):
            row, seat = divmod(slot, players) if opponents is None else (slot, 0)
            assert np.array_equal(shown, plain_mask(env.sim, row, seat))
        env.step(random_legal(env.action_masks(), rng))

"""What learners get, observations, masks and rewards, is what the plain-Python writers of tests/oracle say.

``badbones dev fuzz`` compares masks and observations of random positions in the same way, for as long as one likes.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import badbones_env
from badbones_env import BadBonesVectorEnv, Game, GameConfig, SeatEnv, Simulator
from badbones_env.observation.dense import ENCODINGS
from tests.oracle import Oracle
from tests.oracle.actions import mask
from tests.oracle.notation import read_game
from tests.oracle.observe import DECISIONS
from tests.tools.fuzz import learner_view, lockstep, questions
from tests.tools.fuzz.differential import compare
from tests.tools.fuzz.positions import make

SEED = 11
CROWDED = 20261  # a seed whose positions come to every question soon
GAMES = 3


@pytest.mark.slow
@pytest.mark.parametrize("name", lockstep.GAMES)
def test_whole_games(name: str) -> None:
    """Games of every kind from the beginning, as a batch plays them: everything that is handed out at each step."""
    steps = 12 if "ask" in name or "everything" in name else 40
    assert not lockstep.play(Oracle, lockstep.GAMES[name], games=2, steps=steps, seed=SEED)


def test_the_next_game_at_once() -> None:
    """With autoreset a finished row shows its next game, and rewards and flags of the finished one."""
    assert not lockstep.play_on(Oracle, steps=30, seed=SEED)


@pytest.mark.parametrize("name", lockstep.ENDINGS)
def test_endings(name: str) -> None:
    """What random play hardly comes to, such as shared victories."""
    assert not lockstep.end(Oracle, name)


@pytest.mark.slow
def test_every_question() -> None:
    """Crowded positions on the way to every question of every mode: all seats in both encodings, at every step."""
    paths, met = questions.paths(Oracle, CROWDED, positions=500, looks=1)
    for path in paths:
        found, _ = compare(Oracle, path.game, path.position, seed=0, script=path.steps)
        assert not found, found
    assert {situation.question for situation in met} == set(DECISIONS) - {"nothing"}
    assert {"flee", "send"} <= {situation.question for situation in met if situation.bystanders}
    assert len(met) > 50


def test_a_planted_fault_is_found() -> None:
    """The comparison is no formality: whatever entry of whatever field is changed, it says so."""
    game, position = make(SEED, 2)
    engine, oracle = Game.from_position(game, position), Oracle.from_position(game, position)
    rng = random.Random(0)
    for encoding in ENCODINGS:
        fixed = learner_view.frame(engine.config, encoding)
        masks, shown = learner_view.observe(engine._state, fixed.actions, fixed.observation)
        assert not learner_view.entries_difference(fixed, shown[0, 0], oracle, 0)
        for name, (start, field) in fixed.observation.places().items():
            entries = shown[0, 0].copy()
            entries[start + rng.randrange(field.size)] += 1
            assert learner_view.entries_difference(fixed, entries, oracle, 0).startswith(f"p0 {encoding} {name}:")
        entries = shown[0, 0].copy()
        entries[fixed.padding[-1]] = 1
        assert "no field" in learner_view.entries_difference(fixed, entries, oracle, 0)
        narrow = replace(fixed, bounds=fixed.bounds * 0)
        assert "outside" in learner_view.entries_difference(narrow, shown[0, 0], oracle, 0)
        for action in range(masks.shape[2]):
            masks[0, 0, action] ^= True
            assert f"[{action}]" in learner_view.mask_difference(masks[0, 0], oracle, 0)
            masks[0, 0, action] ^= True
        assert "actions" in learner_view.mask_difference(masks[0, 0, 1:], oracle, 0)


def test_a_misplaced_field_is_found() -> None:
    observation = learner_view.Observation(GameConfig(players=4, advanced=True), "compact")
    assert learner_view.misplaced(observation) == ""
    observation.size += 8
    assert learner_view.misplaced(observation) == "the end"
    observation.rival_size += 8
    assert learner_view.misplaced(observation) == "board2/skeletons"
    observation.fields[3] = replace(observation.fields[3], offset=100)
    assert learner_view.misplaced(observation) == observation.fields[3].name


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
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    env, rng = sb3.BadBonesVecEnv(GAMES, **options, opponents=opponents, seed=5), np.random.default_rng(3)
    env.reset()
    players = env.sim.config.players
    for _ in range(20):
        for slot, shown in enumerate(env.action_masks()):
            row, seat = divmod(slot, players) if opponents is None else (slot, 0)
            assert np.array_equal(shown, plain_mask(env.sim, row, seat))
        env.step(random_legal(env.action_masks(), rng))

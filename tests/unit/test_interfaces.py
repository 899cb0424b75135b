"""What researchers rely on in every interface: infos, copies, spaces, words of errors, arrays that may be kept."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from badbones_agents.registry import NEEDS_FILE, SHIPPED
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import badbones_env
from badbones_env import BadBonesVectorEnv, OptionError, SeatEnv

TIDY = "agents/badbones_agents/examples/tidy_bot.py:TidyBot"


def legal(mask: np.ndarray, rng: np.random.Generator) -> Any:
    """Random legal actions of a mask, or of an array of masks."""
    return (mask * rng.random(mask.shape)).argmax(axis=-1)


# Infos --------------------------------------------------------------------------------------------------------------


def play_seat(env: SeatEnv, seed: int = 1) -> tuple[int, dict[str, Any]]:
    """To the end of a game; how many steps, and the last info."""
    rng, steps = np.random.default_rng(0), 0
    _, info = env.reset(seed=seed)
    while True:
        _, _, terminated, truncated, info = env.step(legal(info["action_mask"], rng))
        steps += 1
        if terminated or truncated:
            return steps, info
        assert not {"won", "scores", "rounds"} & set(info), "only when it is over"


@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"mode": "solo", "rounds": 2}, {"mode": "coop", "players": 2}, {"players": 2, "max_rounds": 3}],
)
def test_the_last_info_of_a_seat_tells_of_the_game(options: dict[str, Any]) -> None:
    env = SeatEnv(**{"mode": "versus", **options})
    _, info = play_seat(env)
    outcome = env.batch.sim.outcomes()[0]
    assert info["won"] is (0 in outcome.winners) and info["rounds"] == outcome.rounds
    assert info["scores"].tolist() == list(outcome.scores)


def test_the_last_infos_of_all_agents_tell_of_the_game() -> None:
    env, rng = badbones_env.parallel_env("versus", 3), np.random.default_rng(0)
    _, infos = env.reset(seed=1)
    keys = {agent: set(info) for agent, info in infos.items()}
    while env.agents:
        assert not any(info["won"] or info["scores"].any() or info["rounds"] for info in infos.values()), "until then 0"
        _, _, _, _, infos = env.step({agent: legal(infos[agent]["action_mask"], rng) for agent in env.agents})
    assert {agent: set(info) for agent, info in infos.items()} == keys, "libraries make tensors of them"
    outcome = env.outcome()
    for seat, info in enumerate(infos.values()):
        assert info["won"] is (seat in outcome.winners) and info["rounds"] == outcome.rounds
        assert info["scores"].tolist() == list(outcome.scores)


def test_sb3_has_the_same_names_in_its_last_infos() -> None:
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    for opponents in (None, "random"):
        env, rng = sb3.BadBonesVecEnv(4, "versus", 2, opponents=opponents, seed=1), np.random.default_rng(0)
        env.reset()
        ended = 0
        while ended < 4:
            _, rewards, done, infos = env.step(legal(env.action_masks(), rng))
            for slot in np.flatnonzero(done):
                ended += 1
                assert len(infos[slot]["scores"]) == 2 and infos[slot]["rounds"] >= 1
                assert infos[slot]["won"] == (rewards[slot] > 0)


class Row(SeatEnv):
    """A single environment that plays the games of one row of a batch: ``row``, ``row + ROWS``, ... of seed 5."""

    def __init__(self, row: int, **options: Any) -> None:
        super().__init__(**options)
        self.batch.sim._first = row
        self.batch.reset(5)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if self._begun:
            self.batch.sim.index += ROWS - 1
        return super().reset()


ROWS = 3


@pytest.mark.parametrize("flat", [True, False])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_infos_of_a_batch_are_those_of_a_vector_of_single_environments(mode: AutoresetMode, flat: bool) -> None:
    """Gymnasium's own ``SyncVectorEnv`` puts single environments together: the same keys, shapes, marks and values."""
    options: dict[str, Any] = {"mode": "versus", "players": 2, "illegal": "replace", "flat": flat}
    ours = BadBonesVectorEnv(ROWS, autoreset_mode=mode, **options)
    theirs = SyncVectorEnv([lambda row=row: Row(row, **options) for row in range(ROWS)], autoreset_mode=mode)
    seen, info = ours.reset(seed=5)
    expected_seen, expected = theirs.reset()
    rng, ended = np.random.default_rng(0), 0
    for step in range(80):
        same(expected, info)
        same(expected_seen, seen)
        action = legal(info["action_mask"], rng)
        if step % 3 == 0:
            action[step % ROWS] = 0  # not legal, so it is replaced
        seen, _, terminated, truncated, info = ours.step(action)
        expected_seen, _, _, _, expected = theirs.step(action)
        done = terminated | truncated
        ended += int(done.sum())
        if mode == AutoresetMode.DISABLED and done.any():
            same(expected, info)
            seen, info = ours.reset(options={"reset_mask": done})
            expected_seen, expected = theirs.reset(options={"reset_mask": done})
            for name in ("action_mask", "replaced"):  # theirs has the infos of the new games alone
                expected[name], expected[f"_{name}"] = info[name], info[f"_{name}"]
    assert ended >= 4


def same(expected: Any, found: Any) -> None:
    """Are two infos or observations the same, with all that is in them?"""
    if isinstance(expected, dict):
        assert expected.keys() == found.keys()
        for name, value in expected.items():
            same(value, found[name])
    elif isinstance(expected, np.ndarray) and expected.dtype == object:
        for one, other in zip(expected, found, strict=True):
            same(one, other)
    elif expected is None:
        assert found is None
    else:
        assert expected.dtype == found.dtype and expected.shape == found.shape
        assert np.array_equal(expected, found)


@pytest.mark.parametrize("opponents", [None, "random"])
def test_sb3_says_what_was_replaced(opponents: Any) -> None:
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    env = sb3.BadBonesVecEnv(3, "versus", 2, opponents=opponents, seed=1, illegal="replace")
    env.reset()
    actions = env.action_masks().argmax(axis=1)
    actions[1] = 10**6
    _, _, _, infos = env.step(actions)
    assert [info["replaced"] for info in infos] == [slot == 1 for slot in range(env.num_envs)]


def test_a_new_game_has_replaced_nothing() -> None:
    env = badbones_env.parallel_env("versus", 2, illegal="replace")
    env.reset(seed=1)
    env.step({agent: 10**6 for agent in env.agents})
    assert not any(info["replaced"] for info in env.reset()[1].values())


# What may be kept ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", [None, "random"])
def test_what_the_sb3_environment_hands_out_may_be_kept(opponents: Any) -> None:
    """Observations and masks of ten steps, kept as they are, stay what they were."""
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    env, rng = sb3.BadBonesVecEnv(4, "versus", 2, opponents=opponents, seed=1), np.random.default_rng(0)
    kept: list[tuple[Any, Any]] = []
    seen, infos = env.reset(), []
    for _ in range(10):
        masks = env.action_masks()
        kept += [(seen, seen.copy()), (masks, masks.copy()), (infos, list(infos))]
        seen, _, _, infos = env.step(legal(masks, rng))
    assert all(np.array_equal(held, was) for held, was in kept)
    arrays = [held for held, _ in kept if isinstance(held, np.ndarray)]
    assert len({array.__array_interface__["data"][0] for array in arrays}) == len(arrays)


def test_copies_can_be_spared() -> None:
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    env, rng = sb3.BadBonesVecEnv(4, "versus", 2, seed=1, copy=False), np.random.default_rng(0)
    other = sb3.BadBonesVecEnv(4, "versus", 2, seed=1)
    seen, copied = env.reset(), other.reset()
    for _ in range(40):
        assert np.shares_memory(seen, env.sim.observations) and np.shares_memory(env.action_masks(), env.sim.masks)
        assert np.array_equal(seen, copied) and np.array_equal(env.action_masks(), other.action_masks())
        actions = legal(env.action_masks(), rng)
        seen, copied = env.step(actions)[0], other.step(actions)[0]


# Dict observations, keywords, spaces --------------------------------------------------------------------------------


def test_a_seat_with_its_mask_in_the_observation() -> None:
    env, rng = gymnasium.make("BadBones/Versus2-v2", flat=False), np.random.default_rng(0)
    assert isinstance(env.observation_space, gymnasium.spaces.Dict)
    seen, info = env.reset(seed=1)
    for _ in range(10):
        assert env.observation_space.contains(seen) and np.array_equal(seen["action_mask"], info["action_mask"])
        seen, _, terminated, truncated, info = env.step(legal(seen["action_mask"], rng))
        if terminated or truncated:
            seen, info = env.reset()
    envs = gymnasium.make_vec("BadBones/Versus2-v2", num_envs=3, flat=False)
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen) and seen["action_mask"].shape == info["action_mask"].shape


def test_unknown_keywords_are_type_errors_in_pythons_words() -> None:
    for make in (
        lambda **more: gymnasium.make("BadBones/Solo-v2", **more),
        badbones_env.parallel_env,
        lambda **more: gymnasium.make_vec("BadBones/Solo-v2", **more),
    ):
        with pytest.raises(TypeError, match="got an unexpected keyword argument 'frameskip'") as caught:
            make(frameskip=4)
        assert isinstance(caught.value, OptionError)


@pytest.mark.parametrize("opponents", [None, 3, [None], [], {"guardian": 1}])
def test_opponents_that_are_nobody_are_refused_at_once(opponents: Any) -> None:
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(OptionError, match="opponent"):
            make("BadBones/Versus2-v2", opponents=opponents)


def test_a_seat_without_opponents_is_refused() -> None:
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    with pytest.raises(OptionError, match="without opponents every seat learns"):
        sb3.BadBonesVecEnv(2, "versus", 2, seat=1)
    assert sb3.BadBonesVecEnv(2, "versus", 2, seat=1, opponents="random").batch.seat == 1


def test_spaces_print_in_a_line() -> None:
    envs = gymnasium.make_vec("BadBones/Versus2-v2", num_envs=64)
    found = [gymnasium.make("BadBones/Solo-v2", flat=flat).observation_space for flat in (True, False)]
    found += [envs.observation_space, envs.action_space, badbones_env.parallel_env().observation_space("player_0")]
    for space in found:
        assert "\n" not in str(space) and len(str(space)) < 120, space
        assert pickle.loads(pickle.dumps(space)) == space and space.contains(space.sample())


def test_there_are_ids_for_all_numbers_of_players() -> None:
    names = [f"{mode}{players}" for mode in ("Versus", "Coop") for players in range(2, 7)] + ["Solo"]
    for name in (f"{name}{more}" for name in names for more in ("", "Advanced")):
        assert f"BadBones/{name}-v2" in gymnasium.registry
    assert gymnasium.make("BadBones/Coop5Advanced-v2").unwrapped.batch.sim.config.players == 5  # type: ignore


def test_a_simulator_can_be_pickled_by_value() -> None:
    """As SuperSuit does, through cloudpickle: compiled kernels are looked up again, not taken apart."""
    env = badbones_env.parallel_env("versus", 2)
    state = env.sim.__getstate__()
    assert not [name for name, value in state.items() if callable(value) and name != "crew"]
    again = pickle.loads(pickle.dumps(env))
    again.reset(seed=1)
    assert again.sim._run_games is env.sim._run_games


# Copies -------------------------------------------------------------------------------------------------------------

SPECS = [name for name in SHIPPED if name not in NEEDS_FILE]


@pytest.mark.slow
@pytest.mark.parametrize(
    "spec",
    [
        *SPECS,
        TIDY,
        "strategy:name=wall-funnel-left",
        "policy:path=agents/badbones_agents/champions/generalist.npz",
        "policy:path=agents/badbones_agents/champions/generalist.npz,simulations=20",
    ],
)
def test_an_environment_with_any_opponent_can_be_copied(spec: str) -> None:
    """In the middle of a game; copies go on like the original, and do not touch it."""
    env, rng = gymnasium.make("BadBones/Versus2-v2", opponents=spec).unwrapped, np.random.default_rng(0)
    assert isinstance(env, SeatEnv)
    _, info = env.reset(seed=3)
    for _ in range(3):
        _, _, _, _, info = env.step(legal(info["action_mask"], rng))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(4):
        action = legal(info["action_mask"], rng)
        before = env.batch.sim.states.tobytes()
        found = [one.step(action) for one in copies]
        assert env.batch.sim.states.tobytes() == before
        seen, reward, terminated, truncated, info = env.step(action)
        for one in found:
            assert np.array_equal(one[0], seen) and one[1:4] == (reward, terminated, truncated)
        if terminated or truncated:
            break
    for one in (env, *copies):
        for player in one.batch.table.players:
            getattr(player, "close", lambda: None)()

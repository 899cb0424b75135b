"""The environments keep their ecosystems' contracts."""

from __future__ import annotations

import importlib.util
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import gymnasium.wrappers.vector
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import badbones_env
from badbones_env import GameConfig, IllegalChoiceError, OptionError, Simulator
from badbones_env.envs.registration import GAMES
from badbones_env.envs.seat_batch import SeatBatch
from badbones_env.envs.vector import BadBonesVectorEnv
from badbones_env.lowlevel import legal_of
from tests.env_contract import check

GAMES_TO_TEST: list[dict[str, Any]] = [
    {"mode": "versus", "players": 2},
    {"mode": "versus", "players": 4, "decisions": "core", "reward": "shaped"},
    {"mode": "versus", "players": 3, "advanced": True, "chiefs": True, "order": "ask", "observation": "complete"},
    {"mode": "solo", "heroic": True, "reward": "score"},
    {"mode": "coop", "players": 3, "advanced": True, "chiefs": True, "flat": True},
]


def test_the_package_lists_what_it_has() -> None:
    """Also what is imported only when it is used."""
    assert set(badbones_env.__all__) <= set(dir(badbones_env))
    assert all(getattr(badbones_env, name) is not None for name in badbones_env.__all__)


@pytest.mark.parametrize("options", GAMES_TO_TEST, ids=str)
def test_pettingzoo(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        replace = {"illegal": "replace"} if options.get("flat") else {}  # the test cannot see a mask in the info
        parallel_api_test(badbones_env.parallel_env(**options, **replace), num_cycles=100)
        api_test(badbones_env.aec_env(**options, **replace), num_cycles=60)


def test_pettingzoo_seeds() -> None:
    parallel_seed_test(lambda: badbones_env.parallel_env(illegal="replace"), num_cycles=30)
    seed_test(lambda: badbones_env.aec_env(illegal="replace"), num_cycles=30)


def random_actions(infos: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    return {agent: int(rng.choice(np.flatnonzero(info["action_mask"]))) for agent, info in infos.items()}


@pytest.mark.parametrize("options", GAMES_TO_TEST, ids=str)
def test_masked_games_repeat_for_a_seed(options: dict[str, Any]) -> None:
    """Whole games with masks: PettingZoo's own seed test stops early."""
    traces = []
    for _ in range(2):
        env, rng, trace = badbones_env.parallel_env(**options), np.random.default_rng(1), []
        for game in range(3):
            seen, infos = env.reset(seed=2**64 - 1) if game == 0 else env.reset()
            while env.agents:
                seen, rewards, _, _, infos = env.step(random_actions(infos, rng))
                vectors = [one if options.get("flat") else one["observation"] for one in seen.values()]
                trace.append((np.stack(vectors).tobytes(), tuple(rewards.values())))
        traces.append(trace)
    assert traces[0] == traces[1] and len(traces[0]) > 10


@pytest.mark.parametrize("options", GAMES_TO_TEST, ids=str)
def test_contract_of_the_parallel_environment(options: dict[str, Any]) -> None:
    check(badbones_env.parallel_env(**options), games=3)


def test_the_contract_can_be_broken() -> None:
    class Lopsided(badbones_env.BadBonesEnv):
        def step(self, actions: dict[str, int]) -> Any:
            seen, rewards, *rest = super().step(actions)
            rewards.pop("player_1")
            return seen, rewards, *rest

    with pytest.raises(AssertionError, match="rewards"):
        check(Lopsided("versus", 2))


def test_waiting_seats_have_only_wait() -> None:
    env = badbones_env.parallel_env(mode="versus", players=3, advanced=True)
    _, infos = env.reset(seed=1)
    asked = [agent for agent, info in infos.items() if info["decision"]]
    assert len(asked) == 1  # the market asks one seat after the other
    for agent, info in infos.items():
        if agent not in asked:
            assert np.flatnonzero(info["action_mask"]).tolist() == [0]
    assert env.agents == ["player_0", "player_1", "player_2"]


def test_illegal_actions() -> None:
    env = badbones_env.parallel_env(players=2)
    env.reset(seed=1)
    before = env.sim.states.tobytes()
    for bad in ({"player_0": 0, "player_1": 0}, {"player_0": 10**6}, {"player_7": 1}, {"player_0": "move c4"}):
        with pytest.raises(IllegalChoiceError):
            env.step(bad)
        assert env.sim.states.tobytes() == before
    with pytest.raises(IllegalChoiceError, match=r"legal are: .*move"):
        env.step({"player_0": 0, "player_1": 0})
    env = badbones_env.parallel_env(players=2, illegal="replace")
    env.reset(seed=1)
    _, _, _, _, infos = env.step({"player_0": 10**6, "player_1": 1})
    assert infos["player_0"]["replaced"] and infos["player_1"]["replaced"]


def test_a_seat_is_told_that_its_action_was_replaced() -> None:
    """Also where the game went on without it before it was asked again."""
    env = badbones_env.SeatEnv("versus", 4, seat=1, illegal="replace")
    _, info = env.reset(seed=1)
    for step in range(80):
        legal = step % 2 == 1
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()) if legal else 10**6)
        assert info["replaced"] is not legal
        if terminated or truncated:
            _, info = env.reset()


@pytest.mark.parametrize(
    "bad",
    [
        {"observation": "huge"},
        {"reward": "money"},
        {"decisions": "none"},
        {"illegal": "maybe"},
        {"render_mode": "opera"},
        {"auto_policy": lambda *_: None},
        {"mode": "chess"},
        {"colour": "red"},
    ],
)
def test_bad_options_name_what_is_allowed(bad: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        badbones_env.parallel_env(**bad)


def test_rendering() -> None:
    for options in ({"players": 2}, {"mode": "coop", "players": 4, "advanced": True}, {"mode": "solo"}):
        env = badbones_env.parallel_env(**options, render_mode="rgb_array")
        env.reset(seed=3)
        image = env.render()
        assert image.dtype == np.uint8 and image.ndim == 3 and image.shape[2] == 3
        assert len(np.unique(image.reshape(-1, 3), axis=0)) > 4
        env = badbones_env.parallel_env(**options, render_mode="ansi")
        env.reset(seed=3)
        assert "round 1" in env.render()


@pytest.mark.parametrize("kind", ["pettingzoo", "gymnasium"])
def test_human_rendering_opens_a_window(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame = pytest.importorskip("pygame", exc_type=ImportError)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("pygame.time.wait", lambda milliseconds: None)
    if kind == "pettingzoo":
        env = badbones_env.parallel_env(players=2, render_mode="human")
    else:
        env = gymnasium.make("BadBones/Versus2-v2", render_mode="human", illegal="replace")
    env.reset(seed=1)
    first = pygame.surfarray.array3d(pygame.display.get_surface())
    expected = badbones_env.parallel_env(players=2, render_mode="rgb_array")
    expected.reset(seed=1)
    assert np.array_equal(first.swapaxes(0, 1), expected.render()), "the drawing"
    env.step({"player_0": 8, "player_1": 8} if kind == "pettingzoo" else 8)
    assert not np.array_equal(pygame.surfarray.array3d(pygame.display.get_surface()), first), "it follows the game"
    assert env.render() is None
    env.close()
    assert not pygame.display.get_init()


def test_without_a_display_human_rendering_names_ansi(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pygame", exc_type=ImportError)
    monkeypatch.setattr("pygame.display.get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    with pytest.raises(OptionError, match="no display.*'ansi'"):
        badbones_env.parallel_env(players=2, render_mode="human")
    monkeypatch.setitem(sys.modules, "pygame", None)
    with pytest.raises(OptionError, match=r"badbones\[render\].*'ansi'"):
        badbones_env.parallel_env(players=2, render_mode="human")


def test_in_a_notebook_the_image_updates(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []

    class Handle:
        def update(self, image: Any) -> None:
            shown.append(image.data)

    def display(image: Any, display_id: bool) -> Handle:
        shown.append(image.data)
        return Handle()

    ipython = pytest.importorskip("IPython")
    monkeypatch.setattr(ipython, "get_ipython", lambda: SimpleNamespace(config={"IPKernelApp": {}}))
    monkeypatch.setattr("IPython.display.display", display)
    env = badbones_env.parallel_env(players=2, render_mode="human")
    env.reset(seed=1)
    env.step({"player_0": 8, "player_1": 8})
    assert len(shown) == 2 and shown[0] != shown[1] and all(data.startswith(b"\x89PNG") for data in shown)


def test_vectors_can_be_recorded(tmp_path: Path) -> None:
    """``RecordVideo`` asks for a picture of every game."""
    envs = gymnasium.make_vec("BadBones/Solo-v2", num_envs=3, render_mode="rgb_array")
    envs.reset(seed=1)
    pictures = envs.render()
    assert len(pictures) == 3 and all(each.shape == pictures[0].shape and each.dtype == np.uint8 for each in pictures)
    assert not np.array_equal(pictures[0], pictures[1]), "each its own game"
    if importlib.util.find_spec("moviepy") and hasattr(gymnasium.wrappers.vector, "RecordVideo"):  # since 1.2.1
        recorded = gymnasium.wrappers.vector.RecordVideo(envs, str(tmp_path), video_length=2)
        _, info = recorded.reset(seed=1)
        for _ in range(3):
            *_, info = recorded.step(info["action_mask"].argmax(axis=1))
        recorded.close()
        assert [file.suffix for file in tmp_path.iterdir()] == [".mp4"]
    with pytest.raises(OptionError, match="rgb_array"):
        gymnasium.make_vec("BadBones/Solo-v2", num_envs=3, render_mode="human")


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    env = gymnasium.make(f"BadBones/{name}-v2", illegal="replace")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


def test_pettingzoo_registry() -> None:
    registration = pytest.importorskip("pettingzoo.env_registry.registration")
    env = registration.make("parallel", "BadBones/Versus4-v2")
    assert len(env.unwrapped.possible_agents) == 4


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "solo"},
        {"mode": "versus", "players": 4, "seat": 2},
        {"mode": "coop", "players": 3, "seat": 1, "decisions": "core"},
        {"mode": "versus", "players": 2, "advanced": True, "seat": 1},
    ],
    ids=str,
)
def test_a_seat_is_always_asked(options: dict[str, Any]) -> None:
    """A single-agent environment never shows a state in which its seat only waits."""
    env = badbones_env.SeatEnv(**options)
    rng = np.random.default_rng(0)
    for game in range(5):
        _, info = env.reset(seed=4) if game == 0 else env.reset()
        over = False
        while not over:
            assert not info["action_mask"][0] and info["action_mask"].sum() > 0
            _, _, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            over = terminated or truncated
        with pytest.raises(IllegalChoiceError, match="over"):
            env.step(0)


def test_unknown_options_are_refused_with_those_that_there_are() -> None:
    for make in (
        badbones_env.parallel_env,
        badbones_env.SeatEnv,
        lambda **options: badbones_env.BadBonesVectorEnv(2, **options),
    ):
        with pytest.raises(
            OptionError, match="unexpected keyword argument 'rewards'; known are .*reward.* of the game, mode, players"
        ):
            make(rewards="shaped")


def test_unknown_opponents_are_refused() -> None:
    with pytest.raises(OptionError, match="random"):
        badbones_env.SeatEnv("versus", 2, opponents="nobody")
    with pytest.raises(OptionError, match="seat"):
        badbones_env.SeatEnv("versus", 2, seat=2)


@pytest.mark.parametrize("mode", AutoresetMode)
def test_vector_autoreset(mode: AutoresetMode) -> None:
    """All three modes play the same games as single environments do, and lose no final observation."""
    n = 3
    env = BadBonesVectorEnv(n, "versus", 2, autoreset_mode=mode, reward="shaped")
    assert env.metadata["autoreset_mode"] == mode
    seen, info = env.reset(seed=7)
    single = SeatBatch(GameConfig(players=2), n, 7, observation="compact", reward="shaped")
    rng = np.random.default_rng(0)
    stale, finals = np.zeros(n, bool), 0
    for _ in range(60):
        assert np.array_equal(seen[~stale], single.observations[~stale])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        was_stale = stale.copy()
        seen, rewards, terminated, truncated, info = env.step(actions)
        held = np.where(was_stale, 0, actions)
        if was_stale.any():
            single.reset_rows(was_stale)
            # rows that begin anew ignore their action
            before = single.observations[was_stale].copy()
            rows = np.flatnonzero(was_stale)
            assert np.array_equal(seen[rows], before)
            running = ~was_stale
            stepped = _step_rows(single, held, running)
        else:
            single.step(actions)
            stepped = np.ones(n, bool)
        assert np.allclose(rewards[stepped], single.rewards[stepped])
        assert (rewards[was_stale] == 0).all()
        done = terminated | truncated
        if mode == AutoresetMode.SAME_STEP and done.any():
            assert info["_final_obs"].tolist() == done.tolist()
            for row in np.flatnonzero(done):
                assert np.array_equal(info["final_obs"][row], single.observations[row])
                finals += 1
            single.reset_rows(done)
            stale[:] = False
        elif mode == AutoresetMode.NEXT_STEP:
            stale = done
            finals += int(done.sum())
        else:
            finals += int(done.sum())
            if done.any():
                with pytest.raises(OptionError, match="reset_mask"):
                    env.step(actions)
                seen, info = env.reset(options={"reset_mask": done})
                single.reset_rows(done)
    assert finals >= 3


def _step_rows(batch: SeatBatch, actions: np.ndarray, rows: np.ndarray) -> np.ndarray:
    """Step only some rows of a batch, the others stay as they are."""
    kept = batch.sim.states.copy()
    safe = np.where(rows, actions, [np.flatnonzero(mask)[0] for mask in batch.masks])
    batch.step(safe)
    batch.sim.states[~rows] = kept[~rows]
    batch.sim.refresh()
    return rows


def test_vector_seeds() -> None:
    first = BadBonesVectorEnv(4, "solo").reset(seed=5)[0]
    assert np.array_equal(first, BadBonesVectorEnv(4, "solo", threads=1).reset(seed=5)[0])
    assert not np.array_equal(first, BadBonesVectorEnv(4, "solo").reset(seed=6)[0])


def test_a_list_of_seeds_is_one_for_each_row() -> None:
    """Every row plays the games of a single environment with its seed, also after the first."""
    vector = gymnasium.make_vec("BadBones/Solo-v2", 3, autoreset_mode=AutoresetMode.SAME_STEP)
    singles, seeds = [badbones_env.SeatEnv("solo") for _ in range(3)], [7, 2**40, 7]
    rows, info = vector.reset(seed=seeds)
    expected = [env.reset(seed=seed)[0] for env, seed in zip(singles, seeds, strict=True)]
    rng, ended = np.random.default_rng(0), 0
    for _ in range(40):
        assert np.array_equal(rows, expected)
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        rows, _, terminated, _, info = vector.step(np.array(actions))
        for row, env in enumerate(singles):
            expected[row], _, over, _, _ = env.step(actions[row])
            assert over == terminated[row]
            if over:
                expected[row], ended = env.reset()[0], ended + 1
    assert ended > 3
    again = vector.reset(seed=seeds)[0]
    assert np.array_equal(again[0], again[2]) and not np.array_equal(again[0], again[1])
    assert vector.reset(seed=[None, 1, 2])[0].shape == again.shape
    for bad in ([1, 2], [1, 2, -3], [1, 2, "3"]):
        with pytest.raises(OptionError, match="seed"):
            vector.reset(seed=bad)


def test_actions_are_whole_numbers() -> None:
    solo, parallel, vector = badbones_env.SeatEnv("solo"), badbones_env.parallel_env(), BadBonesVectorEnv(1, "solo")
    solo.reset(seed=1), parallel.reset(seed=1), vector.reset(seed=1)
    for bad in (1.5, "0", True, None, [2, 3], [[2], [3, 4]], 10**30, np.float32(2)):
        with pytest.raises(IllegalChoiceError, match="whole number"):
            solo.step(bad)
        with pytest.raises(IllegalChoiceError, match="whole number"):
            parallel.step({"player_0": bad, "player_1": 2})  # type: ignore[dict-item]
    for actions in (None, 2, [2, 3], {"player_7": 2}, {0: 2, "x": 3}):
        with pytest.raises(IllegalChoiceError, match="there is no agent"):
            parallel.step(actions)  # type: ignore[arg-type]
    for rows in ([1.5], ["0"], [True], 2, [[2]], [[2], [2, 3]], None):
        with pytest.raises(IllegalChoiceError, match="whole numbers"):
            vector.step(rows)
    action = int(np.flatnonzero(solo.action_masks())[0])
    for good in (action, np.int16(action), np.array(action), np.array([action])):
        solo.reset(seed=1)
        solo.step(good)


@pytest.mark.parametrize("observation", ["compact", "sparse"])
def test_observations_can_be_float32(observation: str) -> None:
    """The same values as without, in spaces of that type."""
    options: dict[str, Any] = {"observation": observation, "dtype": "float32"}
    parallel, solo = badbones_env.parallel_env(**options), badbones_env.SeatEnv(**options)
    agent, single = parallel.reset(seed=3)[0]["player_0"], solo.reset(seed=3)[0]
    assert parallel.observation_space("player_0").contains(agent) and solo.observation_space.contains(single)
    for env, obs in ((parallel, agent["observation"]), (solo, single)):
        assert obs.dtype == np.float32 and np.array_equal(obs, env.sim.observations[0, 0])
    vector = BadBonesVectorEnv(2, flat=False, **options)
    rows = vector.reset(seed=3)[0]
    assert vector.observation_space.contains(rows) and rows["observation"].dtype == np.float32
    assert parallel.state().dtype == parallel.state_space.dtype == np.float32
    with pytest.raises(OptionError, match="dtype must be None or 'float32', not 'float64'"):
        badbones_env.SeatEnv(dtype="float64")


def test_sb3_normalises_float32_observations() -> None:
    """VecNormalize keeps the type of the space, and rollout buffers have that type."""
    sb3 = pytest.importorskip("badbones_env.envs.sb3")
    from stable_baselines3.common.vec_env import VecMonitor, VecNormalize

    env = VecNormalize(sb3.BadBonesVecEnv(4, "solo", seed=1, copy=False, dtype="float32"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert env.observation_space.dtype == np.float32 and env.reset().dtype == np.float32
        VecNormalize(sb3.BadBonesVecEnv(4, "solo"), norm_obs=False).reset()
    with pytest.warns(RuntimeWarning, match=r'uint8 cuts normalised values .* dtype="float32"'):
        VecNormalize(VecMonitor(sb3.BadBonesVecEnv(4, "solo"))).reset()
    with pytest.raises(IllegalChoiceError, match=r"actions must be whole numbers of the shape \(4,\)"):
        env.step(np.zeros(3, np.int64))


def test_core_decisions_ask_only_hero_trap_and_market() -> None:
    coop = {"mode": "coop", "players": 3, "chiefs": True, "order": "ask"}
    for options in ({"players": 4}, coop, {"players": 3, "advanced": True}):
        sim = Simulator(options, 40, seed=2, decisions="core")
        rng = np.random.default_rng(0)
        kinds: set[int] = set()
        while not (sim.states["ended"] != 0).all():
            kinds |= set(np.unique(sim.states["decision"][sim.states["ended"] == 0]).tolist())
            sim.step(np.array([[rng.choice(np.flatnonzero(mask)) for mask in seats] for seats in sim.masks]))
            assert sim.broken_invariant() == ""
        assert kinds <= {0, 1, 3, 4}


def test_core_is_exact_to_the_rules() -> None:
    """A core game is a full game in which the auto policy's answers are among the legal choices."""
    from badbones_env.lowlevel import answer, python_of

    options = {"mode": "versus", "players": 4}
    core, full = Simulator(options, 1, seed=9, decisions="core"), Simulator(options, 1, seed=9)
    rng = np.random.default_rng(0)
    answers = 0
    while not int(core.states[0]["ended"]):
        actions = np.array([[rng.choice(np.flatnonzero(mask)) for mask in core.masks[0]]])
        core.step(actions)
        full.step(actions)
        while not int(full.states[0]["ended"]) and (full.states["decision"] > 4).any():
            row = np.zeros((1, 4), np.int64)
            for seat in np.flatnonzero(full.states["decision"][0, :4] > 4):
                legal_of(full.states, full.spec.tables, 0, seat, full.scratch)
                state, tables = full.states.copy()[0], full.spec.tables[0]
                verb, argument = _plain_call(python_of(answer), state, tables, int(seat), full.scratch)
                row[0, seat] = tables.action[verb, argument]
                answers += 1
            full.step(row)  # refuses what is not legal
        full.states[0].clock = core.states[0].clock
        assert full.states.tobytes() == core.states.tobytes()
    assert answers > 3


def _plain_call(function: Any, *arguments: Any) -> Any:
    """Call a rule function as plain Python, whatever it calls."""
    import types

    from badbones_env.lowlevel import python_of

    seen: dict[int, Any] = {}

    def plain(one: Any) -> Any:
        one = python_of(one)
        if id(one) not in seen:
            names: dict[str, Any] = {}
            seen[id(one)] = types.FunctionType(one.__code__, names, one.__name__)
            for name, value in one.__globals__.items():
                names[name] = plain(value) if hasattr(value, "py_func") else value
        return seen[id(one)]

    return plain(function)(*arguments)


@pytest.mark.slow
def test_the_auto_policy_can_be_replaced() -> None:
    from badbones_env.lowlevel import compiled, lowest_bit
    from badbones_env.rules.constants import VERBS

    @compiled
    def last_answer(s, t, p, legal):
        for verb in range(VERBS - 1, -1, -1):
            if int(legal[verb]):
                return verb, lowest_bit(int(legal[verb]))
        return 1, 0

    options = {"mode": "versus", "players": 4}
    ended = []
    for auto_policy in (None, last_answer):
        sim = Simulator(options, 50, seed=2, decisions="core", auto_policy=auto_policy)
        rng = np.random.default_rng(0)
        for _ in range(12):
            sim.step(np.array([[rng.choice(np.flatnonzero(mask)) for mask in seats] for seats in sim.masks]))
        ended.append(sim.states.tobytes())
    assert ended[0] != ended[1]


def test_pettingzoo_render_test(monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import render_test

    pytest.importorskip("pygame", exc_type=ImportError)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("pygame.time.wait", lambda milliseconds: None)
    render_test(lambda render_mode: badbones_env.aec_env(illegal="replace", render_mode=render_mode))


def test_a_reset_without_a_seed_goes_on_to_the_next_games() -> None:
    """The same sequence of games for a seed, in the single, the parallel and the vector environment."""
    vector = [BadBonesVectorEnv(3, "solo") for _ in range(2)]
    first = [env.reset(seed=5)[0] for env in vector]
    second = [env.reset()[0] for env in vector]
    assert np.array_equal(first[0], first[1]) and np.array_equal(second[0], second[1])
    assert not np.array_equal(first[0], second[0])
    single = badbones_env.SeatEnv("solo")
    assert np.array_equal(single.reset(seed=5)[0], BadBonesVectorEnv(1, "solo").reset(seed=5)[0][0])
    games = [single.reset()[0].tobytes() for _ in range(5)]
    assert len(set(games)) == 5


def test_outcome_of_a_finished_game() -> None:
    """The environment tells the same outcome as its rewards."""
    env, rng = badbones_env.parallel_env(players=3), np.random.default_rng(2)
    for game in range(6):
        _, infos = env.reset(seed=1) if game == 0 else env.reset()
        while env.agents:
            assert not env.outcome().over
            _, rewards, _, _, infos = env.step(random_actions(infos, rng))
        outcome = env.outcome()
        assert outcome.over and outcome.eliminated
        assert {seat for seat in range(3) if rewards[f"player_{seat}"] > 0} == set(outcome.winners)
        assert all(outcome.scores[seat] == 0 for seat in outcome.eliminated)

"""Whatever somebody trained, with whatever library, plays: models of three kinds, agents for batches from files."""

from __future__ import annotations

import copy
import json
import os
import pickle
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.bots import supervisor
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.models.metadata import ModelMetadata, model_metadata
from badbones_agents.registry import make_agent
from badbones_agents.spec import parse_spec, split_specs
from badbones_experiments.cli.main import main
from badbones_experiments.viewer.game_store import GameStore

from badbones_env import Game, GameConfig, SeatEnv, Simulator
from badbones_env.errors import BadBonesError, ModelError, OptionError
from badbones_env.rules.constants import D_HERO, D_MARKET, D_TRAP, NOTHING
from badbones_env.table import Table

GAME = {"mode": "versus", "players": 2}
BESIDE = 'observation = "compact"\ndecisions = "core"\n[game]\nmode = "versus"\nplayers = 2\n'


def rows(logits: Any, games: int = 40) -> Any:
    """A simulator whose games one agent plays on both seats; the positions it was asked about, and what it chose."""
    sim, seen = Simulator(GAME, games, 5, observation="compact", threads=1), []
    while not sim.outcomes().over.all():
        due = sim.states["decision"][:, :2] != NOTHING
        sim.actions[:] = 0
        logits.choose(sim, due)
        seen.append(
            (
                sim.observations[due].copy(),
                sim.masks[due].copy(),
                sim.actions[due].copy(),
                sim.states["decision"][:, :2][due].copy(),
            )
        )
        sim.step()
    return sim, [np.concatenate(part) for part in zip(*seen, strict=True)]


def plays_like(agent: Any, predict: Any) -> None:
    """Does an agent choose what the model does on core decisions, and something legal on all others?"""
    sim, (seen, masks, actions, decisions) = rows(agent)
    core = np.isin(decisions, (D_HERO, D_TRAP, D_MARKET))
    assert not core.all() and core.any() and sim.outcomes().over.all()
    assert np.array_equal(predict(seen[core], masks[core]), actions[core])
    assert masks[np.arange(len(actions)), actions].all()


# stable-baselines3 --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sb3_model(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """A MaskablePPO as plain sb3-contrib trains and saves it."""
    contrib = pytest.importorskip("sb3_contrib")
    from badbones_env.envs.sb3 import BadBonesVecEnv

    env = BadBonesVecEnv(8, **GAME, decisions="core", seed=1)
    model = contrib.MaskablePPO("MlpPolicy", env, n_steps=4, batch_size=64, n_epochs=1, seed=1, device="cpu")
    path = tmp_path_factory.mktemp("sb3") / "model.zip"
    model.save(path)
    path.with_suffix(".toml").write_text(BESIDE, encoding="utf-8")
    return path, model


@pytest.mark.slow
def test_a_model_of_sb3_plays_as_it_predicts(sb3_model: tuple[Path, Any]) -> None:
    path, model = sb3_model
    agent = make_agent(f"sb3:path={path},trust=yes", 7)
    assert agent.metadata == ModelMetadata("compact", "core", GameConfig("versus", 2))
    plays_like(agent, lambda seen, masks: model.predict(seen, action_masks=masks, deterministic=True)[0])
    with pytest.raises(ModelError, match=r"trained for versus, 2 players and cannot play versus, 3 players"):
        choose_for(agent, Game("versus", 3), 0)


def test_pickles_need_trust(sb3_model: tuple[Path, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is unpickled to find that out."""
    monkeypatch.setattr(pickle, "loads", lambda *_: pytest.fail("unpickled"))
    with pytest.raises(ModelError, match=r"can run any code: add trust=yes"):
        make_agent(f"sb3:path={sb3_model[0]}")


@pytest.mark.slow
@pytest.mark.parametrize(
    "name, options",
    [
        ("stable_baselines3.PPO", {}),
        ("stable_baselines3.A2C", {}),
        ("stable_baselines3.DQN", {"buffer_size": 100}),
        ("sb3_contrib.QRDQN", {"buffer_size": 100}),
        ("sb3_contrib.TRPO", {}),
    ],
)
def test_other_algorithms_of_sb3_play_with_masks(tmp_path: Path, name: str, options: dict[str, Any]) -> None:
    library, _, algorithm = name.partition(".")
    found = getattr(pytest.importorskip(library), algorithm)
    path = tmp_path / "model.zip"
    found("MlpPolicy", SeatEnv(**GAME, illegal="replace"), device="cpu", **options).save(path)
    sim, _ = rows(make_agent(f"sb3:path={path},trust=yes,game=Versus2"), games=4)
    assert sim.outcomes().over.all()


@pytest.mark.slow
def test_dict_observations_of_sb3(tmp_path: Path) -> None:
    contrib = pytest.importorskip("sb3_contrib")
    path = tmp_path / "model.zip"
    contrib.MaskablePPO("MultiInputPolicy", SeatEnv(**GAME, flat=False), device="cpu").save(path)
    assert rows(make_agent(f"sb3:path={path},trust=yes"), games=2)[0].outcomes().over.all()


@pytest.mark.slow
def test_statistics_of_vecnormalize_are_taken_along(tmp_path: Path) -> None:
    contrib = pytest.importorskip("sb3_contrib")
    from stable_baselines3.common.vec_env import VecNormalize

    from badbones_env.envs.sb3 import BadBonesVecEnv

    for dtype, path in (("float32", tmp_path / "model.zip"), (None, tmp_path / "coarse.zip")):
        env = VecNormalize(BadBonesVecEnv(8, **GAME, decisions="core", seed=1, dtype=dtype))
        env.obs_rms.mean += 3
        model = contrib.MaskablePPO("MlpPolicy", env, n_steps=4, batch_size=64, n_epochs=1, seed=1, device="cpu")
        model.save(path)
        env.save(str(path.with_name(f"{path.stem}_vecnormalize.pkl")))
        if dtype:
            agent = make_agent(f"sb3:path={path},trust=yes,decisions=core,game=Versus2", 7)
            plays_like(
                agent,
                lambda seen, masks: model.predict(
                    env.normalize_obs(seen.astype(np.float32)), action_masks=masks, deterministic=True
                )[0],
            )
            plain = make_agent(f"sb3:path={path},trust=yes,decisions=core,game=Versus2,normalize=no", 7)
            assert rows(plain, 2)[1][2].tolist() != rows(agent, 2)[1][2].tolist(), "the statistics matter"
    with pytest.warns(RuntimeWarning, match=r"VecNormalize on uint8 observations, which cuts .* dtype=.float32"):
        make_agent(f"sb3:path={path},trust=yes")
    with pytest.raises(ModelError, match="cannot read the statistics none.pkl"):
        make_agent(f"sb3:path={path},trust=yes,normalize=none.pkl")


OWN = """
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

class OwnPolicy(MaskableActorCriticPolicy):
    pass

class OwnExtractor(BaseFeaturesExtractor):
    def __init__(self, space):
        super().__init__(space, 8)
        self.layer = torch.nn.Linear(space.shape[0], 8)

    def forward(self, observations):
        return self.layer(observations)
"""


@pytest.mark.slow
def test_policies_and_extractors_of_the_users_own_load_from_the_folder(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    (tmp_path / "own_classes.py").write_text(OWN, encoding="utf-8")
    script = (
        "from own_classes import OwnExtractor, OwnPolicy\n"
        "from sb3_contrib import MaskablePPO\n"
        "from badbones_env.envs.sb3 import BadBonesVecEnv\n"
        "env = BadBonesVecEnv(2, 'versus', 2, decisions='core', seed=1)\n"
        "kwargs = {'features_extractor_class': OwnExtractor}\n"
        "MaskablePPO(OwnPolicy, env, n_steps=4, batch_size=8, policy_kwargs=kwargs, device='cpu').save('own')\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=tmp_path, check=True)
    agent = make_agent(f"sb3:path={tmp_path / 'own.zip'},trust=yes,decisions=core")
    assert rows(agent, games=2)[0].outcomes().over.all() and not agent.faults
    assert "own_classes" not in sys.modules, "this process imports none of it"


# torch --------------------------------------------------------------------------------------------------------------

NET = """
import torch

class Net(torch.nn.Module):
    def __init__(self, width):
        super().__init__()
        self.layers = torch.nn.Linear(width, 191)

    def forward(self, seen, mask):
        return self.layers(seen.float()).masked_fill(~mask, -1e9)

def make(weights: str = ""):
    torch.manual_seed(3)
    net = Net(SIZE)
    if weights:
        net.load_state_dict(torch.load(weights, weights_only=True))
    return net

def crooked():
    return lambda seen, mask: torch.zeros(len(seen), 3)
"""


@pytest.fixture
def torch_file(tmp_path: Path) -> Path:
    pytest.importorskip("torch")
    sim = Simulator(GAME, 1, observation="compact")
    path = tmp_path / "net.py"
    path.write_text(NET.replace("SIZE", str(sim.observation.size)).replace("191", str(sim.n_actions)), encoding="utf-8")
    return path


@pytest.mark.slow
def test_a_torch_module_plays(torch_file: Path) -> None:
    import torch

    agent = make_agent(f"torch:path={torch_file}:make,decisions=core,game=Versus2")
    from badbones_agents.bots.sandbox import load_attribute

    net = load_attribute(str(torch_file), "make")()
    plays_like(agent, lambda seen, masks: net(torch.from_numpy(seen), torch.from_numpy(masks)).argmax(1).numpy())
    torch.save({name: -value for name, value in net.state_dict().items()}, torch_file.with_suffix(".pt"))
    other = make_agent(f"torch:path={torch_file}:make,weights={torch_file.with_suffix('.pt')}")
    assert rows(other, 2)[1][2].tolist() != rows(agent, 2)[1][2].tolist(), "parameters of the function"
    with pytest.raises(ModelError, match=r"logits of the shape \(2, 3\)"):
        choose_for(make_agent(f"torch:path={torch_file}:crooked"), Game("versus", 2), 0)


@pytest.mark.slow
def test_a_torch_function_that_leaves_is_refused_in_a_line(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    file = tmp_path / "leaves.py"
    file.write_text(
        "import sys\n"
        "def make():\n    sys.path.clear()\n    sys.exit(0)\n"
        "def later():\n    return lambda observations, masks: sys.exit(0)\n"
        "def looped(): pass\n"
        "looped.__wrapped__ = looped\n"
    )
    before = sys.path.copy()
    with pytest.raises(ModelError, match="make cannot be loaded: SystemExit: 0"):
        make_agent(f"torch:path={file}:make")
    assert sys.path == before
    with pytest.raises(ModelError, match="looped cannot be loaded: ValueError: wrapper loop"):
        make_agent(f"torch:path={file}:looped")
    with pytest.raises(ModelError, match="later failed: SystemExit: 0"):
        rows(make_agent(f"torch:path={file}:later"))


@pytest.mark.slow
def test_a_sampled_model_repeats(torch_file: Path) -> None:
    spec = f"torch:path={torch_file}:make,temperature=1"
    first, again, other = (rows(make_agent(spec, seed), 3)[1][2].tolist() for seed in (1, 1, 2))
    assert first == again != other
    agent = make_agent(spec, 1)
    for one in (copy.deepcopy(agent), pickle.loads(pickle.dumps(agent))):
        assert rows(one, 3)[1][2].tolist() == first, "copies load the model again"


# ONNX ---------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_an_endless_onnx_model_is_stopped(tmp_path: Path) -> None:
    """By its time limit, and by Ctrl-C, which C++ code does not notice by itself."""
    pytest.importorskip("onnxruntime")
    pytest.importorskip("onnx")
    from onnx import TensorProto, helper, save

    def info(name: str, kind: int, shape: list[None]) -> Any:
        return helper.make_tensor_value_info(name, kind, shape)

    flag, table = ("going", TensorProto.BOOL, []), ("x", TensorProto.FLOAT, [None, None])
    body = helper.make_graph(
        [helper.make_node("Identity", ["going"], ["on"]), helper.make_node("Identity", ["x"], ["y"])],
        "body",
        [info("step", TensorProto.INT64, []), info(*flag), info(*table)],
        [info("on", *flag[1:]), info("y", *table[1:])],
    )
    graph = helper.make_graph(
        [
            helper.make_node("Cast", ["observation"], ["first"], to=TensorProto.FLOAT),
            helper.make_node("Loop", ["", "true", "first"], ["logits"], body=body),
        ],
        "endless",
        [info("observation", TensorProto.UINT8, [None, None])],
        [info("logits", *table[1:])],
        [helper.make_tensor("true", TensorProto.BOOL, [], [True])],
    )
    path = tmp_path / "endless.onnx"
    save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)
    sim, agent = Simulator({"players": 2}, 1, 7), make_agent(f"onnx:path={path},timeout=0.5")
    agent.choose(sim, np.ones((1, 2), np.bool_))
    assert [(fault.kind, fault.message) for fault in agent.faults] == 2 * [("timeout", "no answer within 0.5 s")]
    assert agent.never_answered and all(int(sim.actions[0, seat]) in sim.legal(0, seat) for seat in (0, 1))
    agent.close()
    script = (
        "import os, signal, threading\n"
        "import numpy as np\n"
        "from badbones_agents.registry import make_agent\n"
        "from badbones_experiments.cli.main import reraised_interrupts\n"
        "from badbones_env import Simulator\n"
        f"sim, agent = Simulator({{'players': 2}}, 1, 7), make_agent({f'onnx:path={path},timeout=60'!r})\n"
        "threading.Timer(3, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        "try:\n    with reraised_interrupts():\n        agent.choose(sim, np.ones((1, 2), np.bool_))\n"
        "except KeyboardInterrupt:\n    print('interrupted')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=200)
    assert done.stdout == "interrupted\n"


@pytest.mark.parametrize("masked", [False, True])
def test_an_onnx_model_plays(tmp_path: Path, masked: bool) -> None:
    onnx, _ = pytest.importorskip("onnx"), pytest.importorskip("onnxruntime")
    from onnx import TensorProto, helper

    sim = Simulator(GAME, 1, observation="compact")
    weights = np.random.default_rng(1).normal(size=(sim.observation.size, sim.n_actions)).astype(np.float32)
    inputs = [helper.make_tensor_value_info("observation", TensorProto.UINT8, [None, sim.observation.size])]
    nodes = [
        helper.make_node("Cast", ["observation"], ["x"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["x", "w"], ["y"]),
    ]
    if masked:
        inputs.append(helper.make_tensor_value_info("action_mask", TensorProto.BOOL, [None, sim.n_actions]))
        nodes += [
            helper.make_node("Cast", ["action_mask"], ["m"], to=TensorProto.FLOAT),
            helper.make_node("Add", ["y", "m"], ["logits"]),
        ]
    else:
        nodes.append(helper.make_node("Identity", ["y"], ["logits"]))
    logits = helper.make_tensor_value_info("logits", TensorProto.FLOAT, [None, sim.n_actions])
    graph = helper.make_graph(nodes, "g", inputs, [logits], [onnx.numpy_helper.from_array(weights, "w")])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    path = tmp_path / "model.onnx"
    onnx.save(model, path)
    path.with_suffix(".toml").write_text(BESIDE, encoding="utf-8")
    plays_like(
        make_agent(f"onnx:path={path}"),
        lambda seen, masks: np.where(masks, seen.astype(np.float32) @ weights, -np.inf).argmax(1),
    )


# What is said -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec, complaint",
    [
        ("sb3:trust=yes", "needs the file of a model: sb3:path=model.zip"),
        ("sb3:path=none.zip,trust=yes", "cannot read the model none.zip"),
        ("sb3:path=README.md,trust=yes", "is not a model of stable-baselines3"),
        ("sb3:path=agents/badbones_agents/champions/generalist.npz,trust=yes", "is not a model of stable-baselines3"),
        ("torch:path=net.pt", "needs a file and a function"),
        ("torch:path=tests/unit/test_models.py:nothing", "has no nothing"),
        ("onnx:path=README.md", "cannot be loaded"),
        ("onnx:path=README.md,game=Versus9", "there is no game 'Versus9' (did you mean Versus"),
        ("onnx:path=README.md,decisions=some", "must be one of full, core"),
        ("onnx:path=README.md,observation=sparse", "must be one of compact, complete"),
    ],
)
def test_bad_models_are_refused_in_a_line(spec: str, complaint: str) -> None:
    pytest.importorskip("onnxruntime")
    pytest.importorskip("torch")
    with pytest.raises((ModelError, OptionError)) as caught:
        make_agent(spec)
    assert complaint in str(caught.value) and "\n" not in str(caught.value)


def test_the_file_beside_a_model(tmp_path: Path) -> None:
    model = tmp_path / "model.onnx"
    assert model_metadata(model) == ModelMetadata("compact", "full", None)
    model.with_suffix(".toml").write_text(BESIDE, encoding="utf-8")
    assert model_metadata(model, decisions="full", game="BadBones/Coop2-v2") == ModelMetadata(
        "compact", "full", GameConfig("coop")
    )
    model.with_suffix(".toml").write_text("rewards = 1", encoding="utf-8")
    with pytest.raises(ModelError, match="unknown key 'rewards'"):
        model_metadata(model)


def test_hostile_metadata_is_refused_in_a_line(tmp_path: Path) -> None:
    model = tmp_path / "deep" / "model.onnx"
    model.parent.mkdir()
    (tmp_path / "secret.toml").write_text("[costs]\n", encoding="utf-8")
    for content, complaint in (
        ("game = " + "[" * 100_000 + "]" * 100_000, "nested too deeply"),
        ("x = 1 #" + "x" * (1 << 20), "cannot be read"),
        ('[game]\ncomponents = "../secret.toml"', "components must be a file below"),
        ('[game]\ncomponents = "a\\u0000b"', "cannot be read"),
        (f'[game]\ncomponents = "{tmp_path / "secret.toml"}"', "components must be a file below"),
    ):
        model.with_suffix(".toml").write_text(content, encoding="utf-8")
        with pytest.raises(BadBonesError) as caught:
            model_metadata(model)
        assert complaint in str(caught.value) and "\n" not in str(caught.value)


@pytest.mark.slow
def test_a_zip_bomb_ends_at_the_memory_limit(tmp_path: Path) -> None:
    """In the model's process: this one never unpacks it."""
    pytest.importorskip("stable_baselines3")
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("data", "w") as member:
        for _ in range(600):
            member.write(bytes(1 << 20))
    with pytest.raises(ModelError, match=r"cannot be loaded: (MemoryError|its process ended)"):
        make_agent(f"sb3:path={path},trust=yes,memory=200")


def test_nothing_is_opened_without_trust(tmp_path: Path) -> None:
    """Neither the model, here a pipe that would never answer, nor the file beside it."""
    os.mkfifo(tmp_path / "model.zip")
    os.mkfifo(tmp_path / "model.toml")
    with pytest.raises(ModelError, match="add trust=yes"):
        make_agent(f"sb3:path={tmp_path / 'model.zip'}")


def test_what_is_no_regular_file_is_refused(tmp_path: Path) -> None:
    for name in ("model.zip", "model.onnx", "code.py"):
        os.mkfifo(tmp_path / name)
    for spec, complaint in (
        ("sb3:path={}/model.zip,trust=yes", "is not a regular file"),
        ("onnx:path={}/model.onnx", "is not a regular file"),
        ("torch:path={}/code.py:make", "there is no such Python file"),
        ("{}/code.py:Bot", "is not a regular file"),
    ):
        with pytest.raises((ModelError, OptionError), match=complaint):
            make_agent(spec.format(tmp_path))


def test_logits_that_are_not_numbers_are_refused(torch_file: Path) -> None:
    torch_file.write_text(
        torch_file.read_text() + "def broken():\n    return lambda seen, mask: torch.full(mask.shape, float('nan'))\n"
    )
    with pytest.raises(ModelError, match="gave logits that are not numbers"):
        choose_for(make_agent(f"torch:path={torch_file}:broken"), Game("versus", 2), 0)


HOSTILE = Path(__file__).parents[1] / "bots" / "hostile_models.py"


@pytest.mark.parametrize(
    "name, kind, words",
    [
        ("exits", "crash", "its process ended"),
        ("sleeps", "timeout", "no answer within 1 s"),
        ("hoards", "crash", "MemoryError|its process ended"),
        ("spawns", "crash", "its process ended"),
        ("leaves", "crash", "failed: SystemExit: 0"),
        ("floods", "crash", "something other than an answer"),
    ],
)
@pytest.mark.slow
def test_a_hostile_torch_file_costs_its_choices_and_nothing_else(name: str, kind: str, words: str) -> None:
    pytest.importorskip("torch")
    before = supervisor.members(os.getpid())
    agent = make_agent(f"torch:path={HOSTILE}:{name},timeout={1 if name == 'sleeps' else 30},memory=1000")
    sim = Simulator(GAME, 2, 5, threads=1)
    agent.choose(sim, np.ones((2, 2), np.bool_))
    assert {fault.kind for fault in agent.faults} == {kind} and len(agent.faults) == 4
    assert all(type(fault.game) is type(fault.seat) is int for fault in agent.faults), "databases keep them"
    assert all(re.search(words, fault.message) for fault in agent.faults)
    assert all(int(sim.actions[game, seat]) in sim.legal(game, seat) for game in (0, 1) for seat in (0, 1))
    agent.close()
    assert not supervisor.members(os.getpid()) - before, "nothing is left running"


@pytest.mark.slow
def test_a_model_that_answers_for_its_process_is_not_believed() -> None:
    pytest.importorskip("torch")
    agent = make_agent(f"torch:path={HOSTILE}:speaks")
    choose_for(agent, Game("versus", 2), 0)
    agent.close()


@pytest.mark.slow
def test_a_row_without_numbers_costs_one_choice() -> None:
    pytest.importorskip("torch")
    agent = make_agent(f"torch:path={HOSTILE}:partly_nan")
    sim = Simulator(GAME, 3, 5, threads=1)
    agent.choose(sim, np.ones((3, 2), np.bool_))
    assert [(fault.game, fault.seat, fault.message) for fault in agent.faults] == [
        (1, 1, "its logits are not numbers (NaN or infinite)")
    ]
    assert all(int(sim.actions[game, seat]) in sim.legal(game, seat) for game in range(3) for seat in (0, 1))
    agent.close()


@pytest.mark.slow
def test_external_data_of_onnx_is_never_opened(tmp_path: Path) -> None:
    onnx, _ = pytest.importorskip("onnx"), pytest.importorskip("onnxruntime")
    path = onnx_model(onnx, tmp_path)
    model = onnx.load(path)
    onnx.save(model, path, save_as_external_data=True, location="weights.bin", size_threshold=0)
    (tmp_path / "weights.bin").unlink()
    os.mkfifo(tmp_path / "weights.bin")  # whoever opens it waits for ever
    with pytest.raises(ModelError, match="keeps its weights in other files .external data.: save it as one file"):
        make_agent(f"onnx:path={path}")


def onnx_model(onnx: Any, folder: Path) -> Path:
    """A linear model of the observation."""
    from onnx import TensorProto, helper

    weights = onnx.numpy_helper.from_array(np.ones((8, 4), np.float32), "w")
    inputs, outputs = (
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, [None, size])] for name, size in (("x", 8), ("y", 4))
    )
    graph = helper.make_graph([helper.make_node("MatMul", ["x", "w"], ["y"])], "g", inputs, outputs, [weights])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), folder / "m.onnx")
    return folder / "m.onnx"


def test_specs_with_paths_in_their_parameters() -> None:
    spec = "torch:decisions=core,path=a/net.py:make"
    assert parse_spec(spec) == ("torch", {"decisions": "core", "path": "a/net.py:make"})
    assert split_specs(f"greedy,{spec},temperature=1,bot.py:Bot") == ["greedy", f"{spec},temperature=1", "bot.py:Bot"]


# Agents for batches, by their file ----------------------------------------------------------------------------------

BATCH = '''
from helper_of_mine import first

class FirstLegal:
    """Plays the first legal action."""

    def __init__(self, last: bool = False):
        self.last = last

    def choose(self, batch, chosen):
        masks = batch.masks[:, :, ::-1] if self.last else batch.masks
        found = first(masks)
        batch.actions[chosen] = (batch.n_actions - 1 - found if self.last else found)[chosen]

class Child(FirstLegal):
    pass

class Hopeless(FirstLegal):
    def choose(self, batch, seat_mask):
        raise ValueError("out of ideas")

class Broken(Hopeless):
    def choose(self, batch, seat_mask):
        if (batch.states["clock"] == 0).any():
            super().choose(batch, seat_mask)
        FirstLegal.choose(self, batch, seat_mask)

class Bot:
    def choose(self, view):
        return view.legal[0]
'''


@pytest.fixture
def batch_file(tmp_path: Path) -> Path:
    (tmp_path / "helper_of_mine.py").write_text("def first(masks):\n    return masks.argmax(axis=2)\n")
    path = tmp_path / "mybatch.py"
    path.write_text(BATCH, encoding="utf-8")
    return path


def test_an_agent_for_batches_is_known_by_its_file(batch_file: Path) -> None:
    first, last, child, bot = (
        make_agent(f"{batch_file}:{name}") for name in ("FirstLegal", "FirstLegal:last=yes", "Child", "Bot")
    )
    found = []
    for agent in (first, last, child, bot):
        try:
            found.append(rows(agent, games=3)[1])
        finally:
            agent.close()
        assert agent.faults == []
    for seen, masks, actions, _ in (found[0], found[2], found[3]):
        assert np.array_equal(actions, masks.argmax(axis=1)) and np.array_equal(seen, found[0][0])
    assert np.array_equal(found[1][2], found[1][1].shape[1] - 1 - found[1][1][:, ::-1].argmax(axis=1))


def test_environments_take_them_as_opponents(batch_file: Path) -> None:
    env = SeatEnv("versus", 2, opponents=f"{batch_file}:FirstLegal")
    _, info = env.reset(seed=1)
    for _ in range(6):
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        if terminated or truncated:
            break
    assert env.batch.table.players[0].faults == []


def test_the_first_fault_is_told(batch_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By tournaments, games, and environments with opponents."""
    spec, words = f"{batch_file}:Broken", "ValueError: out of ideas"
    out = str(tmp_path / "out")
    options = ["random", "--games", "4", "--workers", "1", "--no-replays", "--out"]
    hopeless = spec.replace("Broken", "Hopeless")
    assert main(["tournament", hopeless, *options, f"{out}-hopeless"]) == 2
    assert f"{hopeless} has not answered once: {words}" in capsys.readouterr().err
    assert main(["tournament", hopeless, "greedy", *options, f"{out}-others"]) == 0, "two others play on"
    printed = capsys.readouterr().out
    entrants = json.loads(Path(f"{out}-others", "results.json").read_text())["entrants"]
    assert f"first fault of {hopeless}: crash in game" in printed and words in printed
    assert {one["agent"] for one in entrants if one["rating"]["value"] is None} == {hopeless}
    assert main(["tournament", spec, *options, out]) == 0
    printed = capsys.readouterr().out
    assert f"first fault of {spec}: crash in game 0, seat 0: {words}" in printed
    assert main(["game", "--agents", f"{spec},random", "--brief"]) == 0
    assert f"the first by crash: {words}" in capsys.readouterr().out
    env = SeatEnv("versus", 2, opponents=spec)
    _, info = env.reset(seed=1)
    with pytest.warns(RuntimeWarning, match=words):
        env.step(int(info["action_mask"].argmax()))


@pytest.mark.slow
def test_models_in_a_tournament_and_an_evaluation(
    sb3_model: tuple[Path, Any], batch_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = f"sb3:path={sb3_model[0]},trust=yes"
    out = str(tmp_path / "out")
    line = ["tournament", spec, f"{batch_file}:FirstLegal", "random", "--games", "6", "--workers", "1", "--seed", "7"]
    assert main([*line, "--out", out, "--no-replays"]) == 0
    assert "first fault" not in capsys.readouterr().out
    assert main(["evaluate", spec, "--against", "random", "--games", "4", "--workers", "1", "--out", out]) == 0
    assert "compact observations, core decisions, versus, 2 players" in capsys.readouterr().out
    assert main(["evaluate", f"{batch_file}:FirstLegal:last=yes", "--against", "random", "--out", out]) == 2
    assert "does not say which game it was trained for" in capsys.readouterr().err


@pytest.mark.slow
def test_a_table_of_any_kinds(sb3_model: tuple[Path, Any], batch_file: Path) -> None:
    """An agent by its file, a model and a shipped one share the games of a batch."""
    agents = [make_agent(spec) for spec in (f"sb3:path={sb3_model[0]},trust=yes", f"{batch_file}:Child", "sentry")]
    sim = Simulator(GAME, 6, 1, observation="compact")
    Table(sim, agents, [[k % 3, (k + 1) % 3] for k in range(6)]).play()
    assert sim.outcomes().over.all()


@pytest.mark.slow
def test_any_of_them_plays_in_the_browser(sb3_model: tuple[Path, Any], batch_file: Path, tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games")
    specs = [f"sb3:path={sb3_model[0]},trust=yes", f"{batch_file}:FirstLegal"]
    for spec in specs:
        with store.use(store.new(GAME, ["human", spec], 3, practice=True)) as played:
            for _ in range(4):
                played.choose(0, played.game.legal()[0][0])
            assert played.steps >= 4 and played.names[0] == "You"
    with pytest.raises(ModelError, match="cannot play versus, 3 players"):
        store.new({"players": 3}, ["human", specs[0], specs[0]], 3)

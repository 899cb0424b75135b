"""Networks in torch and compiled; trained models as agents."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import badbones_agents
import numpy as np
import pytest
from badbones_agents.networks import policy_agent as policy
from badbones_agents.networks import policy_file
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile, value_unit
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.training import checkpoint
from badbones_experiments.training.ppo import PPO

import badbones_env
from badbones_env import GameConfig, Simulator
from badbones_env.errors import ModelError, OptionError
from badbones_env.observation.features import feature_names
from tests.unit.training.conftest import small


def choices(agent: PolicyAgent, games: int, first: int, decisions: str = "full") -> np.ndarray:
    """What the agent chooses in the first 12 steps of every game, played by itself."""
    sim = Simulator(GameConfig(), games, 5, first=first, decisions=decisions)
    made = []
    for _ in range(12):
        agent.choose(sim, np.ones((games, 2), np.bool_))
        made.append(sim.actions.copy())
        sim.step(sim.actions)  # refuses what is not legal
    return np.array(made)


@pytest.mark.parametrize(
    ("model", "how"),
    [
        ("versus_model", "temperature=0"),
        ("versus_model", "temperature=1"),
        ("versus_model", "simulations=9,horizon=2"),
        ("versus_model", "simulations=9,horizon=0"),
    ],
)
def test_choices_do_not_depend_on_the_batch(request: pytest.FixtureRequest, model: str, how: str) -> None:
    folder = request.getfixturevalue(model)
    agent = make_agent(f"policy:path={folder / 'policy.npz'},{how}", 3)
    whole = choices(agent, 20, 0)
    for first in (0, 7, 19):
        assert np.array_equal(choices(agent, 1, first)[:, 0], whole[:, first])
    other = make_agent(f"policy:path={folder / 'policy.npz'},{how}", 4)
    assert np.array_equal(choices(other, 20, 0), whole) == (how == "temperature=0")


def test_broken_models_are_refused(versus_model: Path, write: Any, tmp_path: Path) -> None:
    content = (versus_model / "policy.npz").read_bytes()
    plain = io.BytesIO()
    with zipfile.ZipFile(plain, "w") as archive:
        archive.writestr("data", "{}")
    bad_files = {"cut.npz": content[: len(content) // 2], "text.zip": b"hello", "other.zip": plain.getvalue()}
    for name, bad in bad_files.items():
        with pytest.raises(ModelError, match=name):
            make_agent(f"policy:path={write(name, bad)}")
    with pytest.raises(ModelError, match="cannot read"):
        make_agent(f"policy:path={tmp_path / 'nowhere.zip'}")
    with pytest.raises(OptionError, match="needs the file"):
        make_agent("policy")


def test_champions(versus_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``champion`` is the specialist of the game that is played, or the generalist."""
    monkeypatch.setattr(policy, "CHAMPIONS", tmp_path)
    policy.champion_file.cache_clear()
    content = (versus_model / "policy.npz").read_bytes()
    (tmp_path / "versus2.npz").write_bytes(content)
    named = make_agent(f"policy:path={versus_model / 'policy.npz'}")
    assert np.array_equal(choices(make_agent("champion:simulations=0"), 3, 0), choices(named, 3, 0))
    sim, everybody = Simulator(GameConfig(players=3), 1), np.ones((1, 3), np.bool_)
    with pytest.raises(ModelError, match="generalist"):
        make_agent("champion").choose(sim, everybody)
    (tmp_path / policy.GENERALIST).write_bytes(content)
    make_agent("champion:simulations=3").choose(sim, everybody)
    policy.champion_file.cache_clear()


def test_the_narrowest_specialist_plays(versus_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several networks for a game the one that was trained for the fewest games plays it, whoever says in which
    order skeletons move."""
    monkeypatch.setattr(policy, "CHAMPIONS", tmp_path)
    model = PolicyFile.read(versus_model / "policy.npz")
    for name, games in (("a.npz", ["versus2", "versus3"]), ("b.npz", ["versus2"]), (policy.GENERALIST, ["versus2"])):
        model.made["games"] = games
        (tmp_path / name).write_bytes(model.to_bytes())
    for players, name in ((2, "b.npz"), (3, "a.npz"), (4, policy.GENERALIST)):
        for order in ("auto", "ask"):
            policy.champion_file.cache_clear()
            assert policy.champion_file(GameConfig(players=players, order=order)).name == name
    policy.champion_file.cache_clear()


def test_shipped_champions_are_small_and_say_how_they_were_made() -> None:
    shipped = sorted(policy.CHAMPIONS.glob("*.npz"))
    assert policy.GENERALIST in {path.name for path in shipped}
    for path in shipped:
        made = PolicyFile.read(path).made
        assert path.stat().st_size <= (5 if path.name == policy.GENERALIST else 2) << 20
        assert made["command"].startswith("badbones train") and made["steps"] > 0 and made["seconds"] > 0


def test_evaluate(versus_model: Path, tmp_path: Path, capsys: Any) -> None:
    model = str(versus_model / "policy.npz")
    words = ["evaluate", model, "--against", "random,greedy", "--games", "20", "--seed", "7", "--workers", "1"]
    assert main([*words, "--json", "--out", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out)["evaluations"]
    for results, opponent in zip(found, ("random", "greedy"), strict=True):
        assert {entrant["agent"] for entrant in results["entrants"]} == {f"policy:path={model}", opponent}
        assert results["games"] == 20 and all(one["win_share"]["low"] is not None for one in results["entrants"])
    assert main([*words, "--out", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[1:3]] == ["vs random", "vs greedy"] and "won" in lines[1]
    words = ["evaluate", f"policy:path={model},simulations=3", "--against", "random", "--games", "2", "--workers", "1"]
    assert main([*words, "--json", "--out", str(tmp_path)]) == 0
    (results,) = json.loads(capsys.readouterr().out)["evaluations"]
    assert {entrant["agent"] for entrant in results["entrants"]} == {f"policy:path={model},simulations=3", "random"}
    assert main(["evaluate", model, "--out", str(tmp_path)]) == 2
    assert "--against" in capsys.readouterr().err


def test_evaluate_counts_the_losses_to_all_opponents(tmp_path: Path, capsys: Any) -> None:
    """Three players: each of two opponents wins half of the games that the model loses."""
    model = policy.CHAMPIONS / "versus-chiefs.npz"
    words = ["evaluate", str(model), "--against", "sentry", "--games", "6", "--workers", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    shares = [float(share) for share in re.findall(r"(?:won|lost) ([0-9.]+)%", capsys.readouterr().out)]
    assert len(shares) == 2 and sum(shares) == pytest.approx(100, abs=0.2)


def test_a_network_plays_every_game(versus_model: Path, options: dict[str, Any]) -> None:
    """A sparse network chooses legally in games that it was not trained for, at both levels of decisions."""
    for temperature in (0, 1):
        agent = make_agent(f"policy:path={versus_model / 'policy.npz'},temperature={temperature}", 3)
        sim = Simulator(GameConfig(**options), 12, 5, autoreset=True)
        for _ in range(30):
            agent.choose(sim, np.ones_like(sim.actions, np.bool_))
            sim.step(sim.actions)  # refuses what is not legal


def test_what_is_not_learnt_is_left_to_the_auto_policy(versus_model: Path) -> None:
    """A model for core decisions plays a game with all decisions as one in which the auto policy answers the rest."""
    agent = make_agent(f"policy:path={versus_model / 'policy.npz'}", 3)
    full, core = (Simulator(GameConfig(players=3), 30, 5, decisions=level) for level in ("full", "core"))
    for sim in (full, core):
        while (sim.states["ended"] == 0).any():
            agent.choose(sim, np.ones_like(sim.actions, np.bool_))
            sim.step(sim.actions)
    for name in ("winner", "floors", "houses", "round_no", "bag"):
        assert np.array_equal(full.states[name], core.states[name])


def test_rows_are_found_by_name(versus_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights go where the names of their features and actions are; a feature that is gone is refused."""
    policy = PolicyFile.read(versus_model / "policy.npz")
    net, names = policy.net("a file"), feature_names()
    reordered = ["new/feature", *reversed(names)]
    monkeypatch.setattr(policy_file, "feature_names", lambda: reordered)
    there = policy.net("a file")
    assert net.first.any() and not there.first[0].any()
    assert np.array_equal(there.first[1:], net.first[::-1])
    reordered.remove("mode/versus")
    with pytest.raises(ModelError, match="a file was made for another encoding .there is no feature mode/versus"):
        policy.net("a file")


def test_sparse_files_that_do_not_fit(versus_model: Path) -> None:
    def damaged(change: Any) -> PolicyFile:
        policy = PolicyFile.read(versus_model / "policy.npz")
        change(policy)
        return policy

    for change in (
        lambda policy: policy.weights.pop("value"),
        lambda policy: policy.weights.update(hidden=policy.weights["hidden"][:, :-1]),
        lambda policy: policy.weights.update(first=policy.weights["first"][:-1]),
        lambda policy: policy.actions.append("juggle"),
        lambda policy: policy.features.clear(),
        lambda policy: policy.features.__setitem__(2, policy.features[1]),
        lambda policy: policy.features.__setitem__(policy.features.index("mode/versus"), "mode/chaos"),
    ):
        with pytest.raises(ModelError, match="was made for another encoding"):
            PolicyAgent.of(damaged(change))


def test_only_games_with_something_unknown_are_refused(versus_model: Path) -> None:
    policy = PolicyFile.read(versus_model / "policy.npz")
    policy.features = [name.replace("spring", "trampoline").replace("ghost", "spirit") for name in policy.features]
    everything, refused = {"advanced": True, "chiefs": True}, ModelError
    assert policy.unknown_parts(GameConfig()) == []
    assert policy.unknown_parts(GameConfig(advanced=True)) == ["trap spring"]
    assert policy.unknown_parts(GameConfig("coop", 3, **everything)) == ["trap spring", "chief ghost"]
    with pytest.raises(refused, match="policy.npz: this network has never seen chief ghost, which solo, chiefs has"):
        policy.check(GameConfig("solo", 1, chiefs=True), "policy.npz")
    policy.actions[policy.actions.index("send/right")] = "send/up"
    assert policy.unknown_parts(GameConfig(players=2)) == []
    assert policy.unknown_parts(GameConfig(players=3)) == ["action send/right"]
    del policy.game["order"]  # as of a file that is older than an option
    assert policy.unknown_parts(GameConfig(players=2)) == []
    assert policy.unknown_parts(GameConfig(order="ask")) == ["order ask"]


def test_search_never_mixes_units(versus_model: Path) -> None:
    """A value head that predicts something else than a result cannot be searched with; it still plays."""
    policy = PolicyFile.read(versus_model / "policy.npz")
    assert policy.value_unit == "shaped"

    def prefers_long_games(*_: Any) -> None: ...

    policy.value_unit = value_unit(prefers_long_games)
    with pytest.raises(ModelError, match="its value head predicts 'custom:prefers_long_games', which search cannot"):
        PolicyAgent.of(policy, simulations=8)
    choices(PolicyAgent.of(policy), 1, 0)


PLAY = """
import hashlib
import numpy as np
from badbones_agents.registry import make_agent
from badbones_env import GameConfig, Simulator
from badbones_env.errors import ModelError
from badbones_env.text.choices import action_texts
digest = hashlib.sha256()
for options in ({"players": 3}, {"mode": "coop", "chiefs": True}, {"mode": "solo"}):
    for how in ("simulations=0", "temperature=1"):
        agent, sim = make_agent(f"champion:{how}", 3), Simulator(GameConfig(**options), 2, 5, autoreset=True)
        for _ in range(8):
            agent.choose(sim, np.ones_like(sim.actions, np.bool_))
            for (_, seat), action in np.ndenumerate(sim.actions):
                digest.update(action_texts(sim.spec, seat)[action].encode())
            sim.step(sim.actions)
print(digest.hexdigest())
try:
    sim = Simulator(GameConfig(advanced=True), 1)
    make_agent("champion:simulations=0").choose(sim, np.ones_like(sim.actions, np.bool_))
    print("plays")
except ModelError as error:
    print(error)
"""


def test_champions_outlive_a_new_trap(tmp_path: Path) -> None:
    """One more row in the catalogue, in the middle of it: base games stay bit for bit, advanced ones are refused."""
    for package in (badbones_env, badbones_agents):
        folder = Path(package.__path__[0])
        shutil.copytree(folder, tmp_path / folder.name, ignore=shutil.ignore_patterns("__pycache__"))

    def play() -> list[str]:
        env = os.environ | {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", PLAY], env=env, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    before = play()
    catalogue, values = (tmp_path / "badbones_env" / path for path in ("rules/catalogue.py", "data/components.toml"))
    row = 'Trap("turnstile", {"turnstile": "!"}, help="A turnstile turns skeletons round."),'
    changed = re.sub(r'(?m)^    Trap\(\n        "barricade"', rf"    {row}\n\g<0>", catalogue.read_text())
    assert row in changed
    catalogue.write_text(changed)
    values.write_text(re.sub(r"(?m)^spring( = .*)$", r"spring\1\nturnstile\1", values.read_text()))
    after = play()
    assert (before[1] == "plays" or "has never seen trap" in before[1]) and after[0] == before[0]
    assert after[1].startswith("generalist.npz: this network has never seen trap turnstile, ")


def test_a_run_can_begin_with_a_network(versus_model: Path, tmp_path: Path) -> None:
    path = versus_model / "policy.npz"
    begun = PPO(small({"mode": "solo"}), threads=1)
    before = begun.parameters.flat.copy()
    begun.begin_from(str(path))
    trained = checkpoint.load(versus_model)["learner"]["weights"]
    assert begun.optimizer.live.any() and not np.array_equal(begun.parameters.flat, before)
    assert np.array_equal(begun.parameters.net.policy, begun.parameters.views(trained).policy)
    with pytest.raises(ModelError, match="network.width=32"):
        PPO(small({}, network={"width": 64}), threads=1).begin_from(str(path))
    (tmp_path / "model.zip").write_bytes(b"PK")
    with pytest.raises(ModelError, match="model.zip is not a"):
        begun.begin_from(str(tmp_path / "model.zip"))

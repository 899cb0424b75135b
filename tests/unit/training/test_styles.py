"""Styles: drawn, observed, paid, and played; and cross-play matrices."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_agents.scripted.workspace import make_workspace
from badbones_agents.styles.events import TRAPS, count_events
from badbones_agents.styles.named import find_style, named_styles
from badbones_agents.styles.style import EVENTS, encode, style_features
from badbones_experiments.cli.main import main
from badbones_experiments.training.config import StylesConfig
from badbones_experiments.training.styles import GameStyles, draw_styles
from badbones_experiments.training.train import train

from badbones_env import GameConfig, Simulator
from badbones_env.errors import BadBonesError
from badbones_env.observation.features import FEATURES
from badbones_env.observation.sparse_kernels import FEATURES_LISTED
from badbones_env.rules.constants import D_TRAP, LAST_TILE, V_PLACE
from tests.unit.training.conftest import small

SETTINGS = StylesConfig(fraction=0.5, max_events=2)


def test_weights_between_levels_are_partial() -> None:
    assert encode(np.array([-1.0, 0.25, 0.5, 0.75, 1.0])).tolist() == [1, 0, 0, 0, 0.5, 0, 0, 1, 0, 0, 1, 0.5, 0, 1, 1]


def test_styles_are_drawn_for_a_fraction_of_the_seats() -> None:
    games = np.arange(1000)
    weights = draw_styles(3, games, 4, SETTINGS)
    assert np.array_equal(weights[500:], draw_styles(3, games[500:], 4, SETTINGS)), "a function of the game's number"
    used = (weights != 0).sum(axis=2)
    assert used.max() == 2 and 0.45 < (used > 0).mean() < 0.55
    assert set(np.unique(weights)) == {-1, 0, 0.5, 1} and (weights != 0).any(axis=(0, 1)).all()


def test_observations_get_their_style_once_and_events_are_paid() -> None:
    sim = Simulator(GameConfig("versus", 2), 40, 5, masks=False, choices=True, observation="sparse", autoreset=True)
    styles = GameStyles(sim, StylesConfig(fraction=1.0, max_events=1))
    learners, agent = np.ones((40, 2), np.bool_), make_agent("guardian", 5)
    counted, placed = 0.0, 0
    for _ in range(60):
        styles.observe(sim)
        lists = sim.sizes.copy()
        styles.observe(sim)
        assert np.array_equal(lists, sim.sizes), "appended once"
        for game, seat in ((0, 0), (7, 1)):
            row = sim.observations[game, seat, : lists[game, seat, FEATURES_LISTED]]
            if not len(row):
                continue  # nothing to decide
            assert np.array_equal(row[row >= FEATURES] - FEATURES, np.flatnonzero(encode(styles.weights[game, seat])))
        agent.choose(sim, learners)
        styles.weights[:] = 0
        styles.weights[:, :, TRAPS] = 1
        bonus = styles.bonus(sim, learners)
        verbs = sim.spec.tables[0]["action_verb"][sim.actions[sim.states["decision"][:, :2] == D_TRAP]]
        placed += int(((verbs >= V_PLACE) & (verbs < V_PLACE + LAST_TILE)).sum())
        counted += bonus.sum()
        styles._games[:] = -1  # drawn again
        sim.step(check=False)
    assert placed > 100 and counted == pytest.approx(placed * EVENTS["traps"][0])
    styles.weights[:] = 0
    assert not styles.bonus(sim, learners).any()


@pytest.fixture(scope="module")
def style_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("styles")
    config = small({"mode": "versus"}, styles={"fraction": 1.0, "max_events": 1}, steps=3000)
    assert train(config, str(out), threads=1) == 0
    return out / "policy.npz"


def test_a_style_changes_the_play(style_model: Path) -> None:
    policy = PolicyFile.read(style_model)
    assert policy.features[FEATURES:] == style_features() and policy.value_unit == "custom:style"
    policy.weights["first"][FEATURES:] *= 50  # it has barely learnt them
    path = style_model.with_name("strong.npz")
    path.write_bytes(policy.to_bytes())

    def actions(weights: str) -> list[int]:
        sim = Simulator(GameConfig("versus"), 100, 1)
        agent = copy.deepcopy(make_agent(f"style:path={path}{weights}", 1))
        chosen: list[int] = []
        for _ in range(6):
            agent.choose(sim, np.ones((100, 2), np.bool_))
            chosen += sim.actions.ravel().tolist()
            sim.step(check=False)
        return chosen

    assert actions("") == actions(",send=0") != actions(",send=1")
    assert actions(",name=raider") != actions(",name=raider,send=-1")
    assert make_agent(f"policy:path={path}").spec, "without a style it is a network like any other"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("style:name=raidr", "did you mean raider?"),
        ("style:sent=1", "did you mean send?"),
        ("style:send=2", "send of style must be a number from -1 to 1, not '2'"),
        ("style:send=much", "not 'much'"),
        ("style:path=none.npz", "none.npz"),
    ],
)
def test_mistakes_are_told(spec: str, message: str) -> None:
    with pytest.raises(BadBonesError, match=message.replace("?", r"\?")):
        make_agent(spec)


def test_any_network_plays_a_style() -> None:
    """The champion's, with a bonus on what it likes: traps are placed more often, or hardly."""

    def play(spec: str) -> tuple[list[int], int]:
        sim, chosen, placed = Simulator(GameConfig("versus"), 60, 1), list[int](), 0
        agent = copy.deepcopy(make_agent(spec, 1))
        for _ in range(20):
            agent = pickle.loads(pickle.dumps(agent))
            agent.choose(sim, np.ones((60, 2), np.bool_))
            verbs = sim.spec.tables[0]["action_verb"][sim.actions[sim.states["decision"][:, :2] == D_TRAP]]
            placed += int(((verbs >= V_PLACE) & (verbs < V_PLACE + LAST_TILE)).sum())
            chosen += sim.actions.ravel().tolist()
            sim.step(check=False)
        return chosen, placed

    plain, placed = play("champion:simulations=0")
    assert play("style") == play("style:name=champion") == (plain, placed)
    weights = ",".join(f"{event}={weight}" for event, weight in find_style("builder").items())
    assert play("style:name=builder") == play(f"style:{weights}")
    assert play("style:traps=-1")[1] < placed < play("style:traps=1")[1]
    sampled = play("style:traps=1,temperature=1")
    assert sampled == play("style:traps=1,temperature=1") != play("style:traps=1")


@pytest.mark.parametrize("event", ["north", "east", "traps_north", "traps_east", "left", "weakest"])
def test_styles_say_where_and_whom(event: str) -> None:
    """A weight above 0 makes more of the event happen than one below."""

    def play(weight: int) -> float:
        sim, counted = Simulator(GameConfig("versus", 4), 60, 1), np.zeros((60, 4, len(EVENTS)))
        agent, everybody, workspace = (
            make_agent(f"style:{event}={weight}", 1),
            np.ones((60, 4), np.bool_),
            make_workspace(),
        )
        for _ in range(24):
            agent.choose(sim, everybody)
            count_events(sim.states, sim.spec.tables, sim.actions, everybody, workspace, counted)
            sim.step(check=False)
        return float(counted[:, :, list(EVENTS).index(event)].sum())

    assert play(1) > play(-1) + 50


def test_named_styles_weigh_known_events() -> None:
    assert len(named_styles()) > 12
    for name, style in named_styles().items():
        assert style["about"] and find_style(name).keys() <= EVENTS.keys()
        assert all(-1 <= weight <= 1 for weight in find_style(name).values())


def test_crossplay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["crossplay", "--mode", "coop", "--players", "3", "--rounds", "3", "--agents", "guardian,random"]
    words += ["--games", "60", "--seed", "4", "--seats", "2"]
    assert main([*words, "--out", str(tmp_path / "a")]) == 0
    assert "guardian" in capsys.readouterr().out and (tmp_path / "a" / "crossplay.svg").read_text().startswith("<svg")
    results: dict[str, Any] = json.loads((tmp_path / "a" / "crossplay.json").read_text())
    cells = {(cell["agent"], cell["partner"]): cell for cell in results["cells"]}
    assert cells["guardian", "guardian"]["value"] == results["teams"]["guardian"]["value"]
    mixed = cells["guardian", "random"]
    assert results["teams"]["random"]["value"] < mixed["value"] < results["teams"]["guardian"]["value"]
    assert mixed["low"] < mixed["value"] < mixed["high"] and mixed["independent"] > 0
    assert main([*words[:-1], "3"]) == 2
    assert "--seats must leave seats for both" in capsys.readouterr().err

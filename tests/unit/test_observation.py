"""Observations: what stands where is what the position says, from every seat, and nothing hidden is in it."""

from __future__ import annotations

import hashlib
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from badbones_env import Game, GameConfig, OptionError, Simulator
from badbones_env.lowlevel import game_spec
from badbones_env.observation import dense as observation
from badbones_env.observation.dense import ENCODINGS, Observation
from badbones_env.observation.features import FIELDS
from badbones_env.observation.sparse import SPARSE
from badbones_env.rules.constants import (
    DECISION_NAMES,
    KIND_NAMES,
    MODE_NAMES,
    PHASE_NAMES,
    TILE_NAMES,
    TRAP_NAMES,
    WEAPON_NAMES,
)
from badbones_env.text.choices import action_texts
from badbones_env.text.spaces import SPACE_NAMES
from badbones_env.version import ENVIRONMENT

CONFIGS: list[dict[str, Any]] = [
    {"mode": "versus", "players": 4},
    {"mode": "versus", "players": 2, "advanced": True, "chiefs": True, "order": "ask"},
    {"mode": "solo", "advanced": True},
    {"mode": "coop", "players": 3, "advanced": True, "chiefs": True},
]


def plane(array: np.ndarray) -> dict[str, int]:
    """Nonzero entries of a 5 x 5 plane by space."""
    return {SPACE_NAMES[i]: int(value) for i, value in enumerate(array.reshape(-1)) if value}


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_views_are_the_position(options: dict[str, Any], encoding: str) -> None:
    sim = Simulator(options, 20, seed=3, observation=encoding)
    n = sim.config.players
    for _ in range(40):
        sim.play(seed=1, steps=1)
        for row in (0, 7):
            game = Game(**options)
            game._state = sim.states[row : row + 1].copy()
            position = game.position()
            for seat in range(n):
                views = sim.observation.views(sim.observations[row, seat])
                assert views["round"] == position["round"]
                assert PHASE_NAMES[int(views["phase"].argmax())] == position["phase"]
                assert views["bag"] == len(position["bag"]) == views["bag_models"].sum()
                assert DECISION_NAMES[int(views["decision"].argmax())] == game.decision(seat)
                for k in range(n):
                    check = _check_rival if encoding == "compact" and k else _check_board
                    check(views, f"board{k}/", position, position["board"][(seat + k) % n], (seat + k) % n)
                if encoding == "complete":
                    _check_tokens(views["tokens"], position, seat, n, sim)


def _check_board(views: Any, name: str, position: dict[str, Any], board: dict[str, Any], owner: int) -> None:
    for d, facing in enumerate("nesw"):
        wanted: dict[str, int] = {}
        for text in board["skeletons"]:
            if text.split()[1] == facing:
                wanted[text.split()[0]] = wanted.get(text.split()[0], 0) + 1
        assert plane(views[name + "skeletons"][d]) == wanted
    assert views[name + "waiting"].sum() == len(board["forest"])
    assert list(plane(views[name + "hero"])) == ([board["hero"]] if board["hero"] != "none" else [])
    for t, tile in enumerate(TILE_NAMES[1 : 1 + len(views[name + "tiles"])]):
        laid = [trap for trap in board["traps"] if trap.removesuffix(" damaged").split(" ", 1)[1] == tile]
        assert sorted(plane(views[name + "tiles"][t])) == sorted(trap.split()[0] for trap in laid)
    worn = [trap.split()[0] for trap in board["traps"] if trap.split()[-1] in ("damaged", "exploded")]
    assert sorted(plane(views[name + "damaged"])) == sorted(worn)
    assert views[name + "cemetery"].sum() == len(board["cemetery"])
    if "floors" in board:
        assert (int(views[name + "floors"][0]), int(views[name + "houses"][0])) == (board["floors"], board["houses"])
        assert int(views[name + "points"][0]) == position["scores"][owner]
        supply = [board["supply"].count(trap) for trap in TRAP_NAMES[: len(views[name + "supply"])]]
        assert views[name + "supply"].tolist() == supply
    else:
        assert sorted(plane(views[name + "towers"])) == sorted(board["towers"])
    if name + "chiefs" in views:
        for k, kind in enumerate(KIND_NAMES[1:]):
            assert views[name + "chiefs"][k].sum() == sum(kind in text for text in board["skeletons"])


def _check_rival(views: Any, name: str, position: dict[str, Any], board: dict[str, Any], owner: int) -> None:
    spaces = [text.split()[0] for text in board["skeletons"]]
    assert plane(views[name + "skeletons"]) == {space: spaces.count(space) for space in set(spaces)}
    slots = [text.split()[0] for text in board["forest"]]
    forests = [sum(slot[0] in side for slot in slots) for side in ("L", "TB", "R")]
    assert views[name + "waiting"].tolist() == forests
    hero = 0 if board["hero"] == "none" else 1 + SPACE_NAMES.index(board["hero"])
    assert int(views[name + "hero"][0]) == hero
    assert int(views[name + "cemetery"][0]) == len(board["cemetery"])
    if "floors" in board:
        assert (int(views[name + "floors"][0]), int(views[name + "houses"][0])) == (board["floors"], board["houses"])
        assert int(views[name + "points"][0]) == position["scores"][owner]
        supply = [board["supply"].count(trap) for trap in TRAP_NAMES[: len(views[name + "supply"])]]
        assert views[name + "supply"].tolist() == supply
    else:
        assert int(views[name + "towers"][0]) == len(board["towers"])
    if name + "weapon" in views:
        held = board.get("weapon", "none")
        assert int(views[name + "weapon"][0]) == (0 if held == "none" else 1 + WEAPON_NAMES.index(held))


def _check_tokens(tokens: Any, position: dict[str, Any], seat: int, n: int, sim: Simulator) -> None:
    found = []
    for distance, place, facing, symbol, home, kind, unmoved in tokens[tokens[:, 0] > 0].tolist():
        owner = (seat + distance - 1) % n
        name = sim.spec.place_names[place - 1]
        model = "pyrbg"[symbol] + "ltr"[home] + ("" if kind == 0 else f" {KIND_NAMES[kind]}")
        colour = "" if unmoved else (" black" if position["colour"] == "white" else " white")
        way = f" {'nesw'[facing]}" if place <= 25 else ""
        found.append(f"p{owner} {name}{way} {model}{colour}")
    wanted = [
        f"p{p} {text}" for p, board in enumerate(position["board"]) for text in board["skeletons"] + board["forest"]
    ]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize("encoding", (*ENCODINGS, SPARSE))
@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_nothing_hidden_leaks(options: dict[str, Any], encoding: str) -> None:
    """Games that differ only in their chance look alike, and so do states before others have revealed their choice."""
    sim = Simulator(options, 30, seed=5, observation=encoding)
    sim.play(seed=2, steps=9)
    before = sim.observations.copy()
    sim.states["key"] = np.arange(60).reshape(30, 2)
    sim.states["drawn"] += 17
    sim.states["clock"] += 5
    sim.refresh()
    assert np.array_equal(before, sim.observations)
    sim.actions[:] = 1  # what others are about to choose is nowhere in the state
    sim.refresh()
    assert np.array_equal(before, sim.observations)


@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_complete_tells_states_apart(options: dict[str, Any]) -> None:
    """Two positions that differ in anything visible differ in their complete observation."""
    sim = Simulator(options, 60, seed=5, observation="complete")
    sim.play(seed=2, steps=12)
    shown: dict[bytes, Any] = {}
    for row in range(60):
        game = Game(**options)
        game._state = sim.states[row : row + 1].copy()
        text = str((game.position(), game.legal()))
        key = sim.observations[row].tobytes()
        assert shown.setdefault(key, text) == text


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_values_stay_in_bounds_and_fields_cover_everything(options: dict[str, Any], encoding: str) -> None:
    spec = Observation(GameConfig(**options), encoding)
    sim = Simulator(options, 200, seed=1, observation=encoding, autoreset=True)
    for _ in range(60):
        sim.play(seed=3, steps=1)
        assert (sim.observations <= spec.bounds()).all()
    marks = np.zeros(spec.size, int)
    for view in spec.views(np.arange(spec.size)).values():
        marks[view.reshape(-1)] += 1
    assert marks.max() == 1  # no entry belongs to two fields
    assert spec.size - marks.sum() < 8 * (2 + spec.config.players)  # and only padding belongs to none
    unused = np.flatnonzero(marks == 0)
    assert (sim.observations[:, :, unused] == 0).all()


def test_table_documents_every_index() -> None:
    spec = Observation(GameConfig(players=4))
    rows = spec.table().splitlines()[2:]
    assert len(rows) == len(spec.fields) + len(spec.board_fields) + len(spec.rival_fields) + 1
    with pytest.raises(OptionError, match="compact"):
        Observation(GameConfig(), "pixels")


def test_fields_that_the_compiled_writer_takes_for_one_stay_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field put between skeletons and waiting would be written over silently: it is refused."""
    plain = observation.fields

    def apart(config: GameConfig, encoding: str) -> Any:
        middle, own, board, rival = plain(config, encoding)
        return middle, own, [board[0], observation.Field("new", (3,), 9, "in between"), *board[1:]], rival

    monkeypatch.setattr(observation, "fields", apart)
    with pytest.raises(ValueError, match="waiting has to follow skeletons"):
        observation.Observation(GameConfig(players=2))


SPACES = {2: "1fbb64ea5363227e"}  # version of the environment -> all that observations and actions mean


def test_actions_and_observations_change_with_the_version_alone() -> None:
    """Models rely on them. Is a change meant? Raise ENVIRONMENT (CONTRIBUTING.md), write the digest here."""
    meant: list[Any] = [(field.name, field.start, field.shape) for field in FIELDS]
    for mode, advanced, chiefs, order in product(MODE_NAMES, (False, True), (False, True), ("auto", "ask")):
        config = GameConfig(mode, advanced=advanced, chiefs=chiefs, order=order)
        meant.append(action_texts(game_spec(config), 0))
        for encoding in ENCODINGS:
            places = Observation(config, encoding).places()
            meant.append([(name, start, field.shape, field.high) for name, (start, field) in places.items()])
    assert hashlib.sha256(repr(meant).encode()).hexdigest()[:16] == SPACES.get(ENVIRONMENT)
    page = (Path(__file__).parents[2] / "docs" / "environment.md").read_text(encoding="utf-8")
    assert f"\n- **v{ENVIRONMENT}**: " in page, "the version history lacks this version"

"""Puzzles: the search that answers them, and those that are shipped."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.viewer.game_store import GameStore
from badbones_experiments.viewer.puzzle import (
    Task,
    no_difference,
    open_scenario,
    puzzle_list,
    search_round,
    shipped_puzzles,
    solution_choices,
    solution_lines,
    solve,
)

from badbones_env import Game
from badbones_env.errors import OptionError

PUZZLE = "last_floor"
NEEDED = {  # what every solution of a puzzle has in it
    "hero_first": r"move b3", "two_walls": r"place wall\\ b3", "last_floor": r"place dragon",
    "a_friend": r"advance c2 n", "three_at_one_blow": r"move d4.*move c4", "the_capital": r"retrieve c5",
}  # fmt: skip


def test_the_solver_finds_what_saves_the_tower() -> None:
    game, _ = open_scenario(PUZZLE)
    solution = solve(game, 0)
    assert solution.complete
    assert {line.choices[:2] for line in solution.saving} == {
        ("move d3", "place dragon b3"),
        ("move b3", "place dragon d3"),
    }
    for line in solution.lines[:: len(solution.lines) // 40]:  # each line is what really happens
        twin = game.clone()
        choices = list(line.choices)
        while not twin.over and twin.outcome.rounds == 7:
            legal = twin.legal()
            others = {1: "pass" if "pass" in legal[1] else legal[1][0]} if 1 in legal else {}
            twin.step(others | ({0: choices.pop(0)} if 0 in legal else {}))
        assert (0 not in twin.outcome.eliminated) == line.saved
    words = solution_lines(solution)
    assert words[0] == f"6 of all {len(solution.lines)} lines keep tower and village standing."
    assert "then place a dragon on b3, then flee" in words[1] or "then place a dragon on d3, then flee" in words[1]
    first, second, third = solution_choices(solution)[:3]
    assert {first["text"], second["text"]} == {"move d3", "move b3"} and first["saves"] and not third["saves"]
    assert first["words"].startswith("move the hero to") and len(first["then"]) == 2 and "1 floor" in first["left"]


def test_the_solver_has_a_limit_and_looks_further(capsys: pytest.CaptureFixture[str]) -> None:
    game, _ = open_scenario(PUZZLE)
    lines, complete = search_round(game, 0, limit=100)
    assert not complete and len(lines) < 773
    assert main(["puzzle", PUZZLE, "--solve"]) == 0
    assert "6 of all 773 lines" in capsys.readouterr().out
    position = {"phase": "trap", "board": [{"hero": "e1", "supply": ["catapult"]}]}
    calm = Game.from_position({"mode": "solo", "rounds": 0}, position)
    far = solve(calm, 0, rounds=2, samples=2, keep=2)
    assert len(far.lines) == 2 and all(0 <= line.survival <= 1 for line in far.lines) and not far.complete
    assert "samples survive 2 rounds" in "\n".join(solution_lines(far))
    assert no_difference(solve(calm, 0))


def test_hopeless_puzzles_say_so(capsys: pytest.CaptureFixture[str], write: Any) -> None:
    file = write(
        "lost.toml",
        '[game]\nmode = "solo"\n[position]\nphase = "trap"\n[[position.board]]\nhero = "a1"\n'
        'skeletons = ["b3 e gl", "d3 w gr"]\n',
    )
    assert main(["puzzle", file, "--solve"]) == 1
    assert "0 of all 1 lines" in capsys.readouterr().out
    with pytest.raises(OptionError):
        solve(Game.from_position({"mode": "solo"}, {"board": [{"hero": "none"}], "phase": "hero"}), 1)


def test_the_solution_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", PUZZLE, "--solve", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["saving"], found["lines"], found["complete"]) == (6, 773, True)
    assert found["choices"][0]["text"] in ("move d3", "move b3")


@pytest.mark.parametrize("name", NEEDED)
def test_every_shipped_puzzle_can_be_solved_in_its_own_way_only(name: str) -> None:
    game, scenario = open_scenario(name)
    assert scenario.title and scenario.task.endswith("."), "a title and a task in whole sentences"
    solution = solve(game, 0, rounds=Task("", game.outcome.rounds).rounds(game))
    assert solution.complete and solution.saving
    assert len(solution.saving) * 8 <= len(solution.lines), "not by chance"
    assert all(re.search(NEEDED[name], " ".join(line.choices)) for line in solution.saving)


def test_the_shipped_puzzles_are_listed_from_easy_to_hard(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(shipped_puzzles()) == set(NEEDED) and next(iter(shipped_puzzles())) == "hero_first"
    modes = {(puzzle.game["mode"], puzzle.game.get("chiefs", False)) for puzzle in shipped_puzzles().values()}
    assert {("coop", False), ("versus", True), ("solo", False)} <= modes
    assert main(["puzzle"]) == 0
    out = capsys.readouterr().out
    assert all(f"{puzzle['name']} " in out for puzzle in puzzle_list()) and max(map(len, out.splitlines())) <= 80


def test_a_solved_puzzle_says_so(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    with store.use(store.puzzle("two_walls")) as played:
        assert played.view()["puzzle"]["solved"] is None and "two rounds" in played.view()["puzzle"]["task"]
        assert played.rescue(0)["choices"][0]["text"] == "place wall\\ b3", "the search looks at both rounds"
        played.choose(0, "place wall\\ b3")
        assert played.view()["puzzle"]["solved"] is None, "a round is still to come"
        played.choose(0, "pass")
        assert played.view()["puzzle"]["solved"] is True
        played.undo()
        assert played.view()["puzzle"]["solved"] is None
    with store.use(store.puzzle("hero_first")) as played:
        played.choose(0, "move d1")
        played.choose(0, "pass")
        assert played.view()["puzzle"]["solved"] is False


def test_what_saves_the_tower_is_asked_only_when_something_threatens(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    with store.use(store.new({"players": 2}, ["human", "random"], 3, practice=True)) as played:
        assert played.view()["ahead"]["threats"] == []
        assert played.rescue(0)["choices"] == [] and "Nothing threatens" in played.rescue(0)["summary"]
    with store.use(store.puzzle(PUZZLE)) as played:
        places = {threat["place"] for threat in played.view()["ahead"]["threats"]}
        assert places == {"b3", "d3", "c1"}
        words = "skeletons on c1 will reach your village, those on b3 and d3 will reach your tower"
        assert played.view()["ahead"]["danger"] == words

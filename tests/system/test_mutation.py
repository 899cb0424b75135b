"""Mutation testing: the operators make the mutants they should, and killed ones are told apart from survivors."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.commands import CHECKOUT

from badbones_env import BadBonesError
from tests.tools.mutation.operators import Function, make_function, mutants
from tests.tools.mutation.runner import SURVIVED, TIMEOUT, UNREACHED, Runner

LIMIT = 7


def function(source: str) -> Function:
    """A function of some source, as if it stood in a module of the engine."""
    scope: dict[str, Any] = {"LIMIT": LIMIT}
    exec(source, scope)
    tree = ast.parse(source).body[0]
    assert isinstance(tree, ast.FunctionDef)
    return make_function("toy", tree, scope[tree.name])


@pytest.mark.parametrize(
    ("statement", "texts"),
    [
        ("return a < b", {"return a <= b", "return a >= b"}),
        ("return 0 < a <= b", {"return 0 <= a <= b", "return 0 < a < b", "return -1 < a <= b", "return 1 < a <= b"}),
        ("return a == b and b", {"return a != b and b", "return a == b or b", "return a == b and (not b)"}),
        ("return a + b", {"return a - b", "return 0"}),
        ("return a & ~b", {"return a | ~b", "return a & b"}),
        ("return a << 3", {"return a >> 3", "return a << 4", "return a << 2"}),
        ("return LIMIT", {"return LIMIT + 1", "return 0"}),
        ("return True", {"return False"}),
        ("return min(a, b)", {"return max(a, b)"}),
        ("a[b] = a", {"pass"}),
        ("a += b", {"a -= b", "pass"}),
        ("print(a)", {"pass"}),
        ("if a: b = 1", {"if not a:", "b = 2", "b = 0"}),
        ("for k in range(a): break", {"for k in range(a - 1):", "continue"}),
        ("return b if a else a", {"return a if a else b"}),
    ],
)
def test_operators(statement: str, texts: set[str]) -> None:
    made = {mutant.after for mutant in mutants(function(f"def toy(a, b):\n    {statement}\n"))}
    assert texts <= made and statement not in made


def test_enumerating_changes_nothing() -> None:
    toy = function("def toy(a, b):\n    if a < 2 and not b:\n        a += 1\n    return a - b\n")
    before = ast.dump(toy.tree)
    assert len(list(mutants(toy))) > 8 and ast.dump(toy.tree) == before


class TestRunner:
    """A toy function, and checks that see some of it."""

    def checks(self, toy: Function, *tests: Any) -> list[Any]:
        from tests.tools.mutation.checks import Check

        return [Check("scenario", f"check {k}", test) for k, test in enumerate(tests)]

    def outcomes(self, source: str, *tests: Any) -> dict[str, str]:
        toy = function(source)
        runner = Runner([toy], self.checks(toy, *(lambda test=test: test(toy.live) for test in tests)), workers=1)
        runner.measure()
        results = runner.run(list(mutants(toy)), lambda result: None)
        return {result.mutant.after: result.stage for result in results}

    def test_killed_survived_unreached(self) -> None:
        found = self.outcomes(
            "def toy(a):\n    if a > 2:\n        return 5\n    return 6\n", lambda toy: "" if toy(1) == 6 else "wrong"
        )
        assert found["return 7"] == "scenario" and found["if a <= 2:"] == "scenario"
        assert found["if a >= 2:"] == SURVIVED and found["return 4"] == UNREACHED

    def test_what_killed_a_mutant_meets_the_next_one_first(self) -> None:
        toy = function("def toy(a):\n    return a + 2\n")
        tests = (lambda: "" if toy.live(1) else "0", lambda: "" if toy.live(1) == 3 else "wrong")
        runner = Runner([toy], self.checks(toy, *tests), workers=1)
        runner.measure()
        found = runner.run(list(mutants(toy)), lambda result: None)
        assert {result.mutant.after: result.check for result in found} == {
            "return 0": "check 0",
            "return a - 2": "check 1",
            "return a + 3": "check 1",
            "return a + 1": "check 1",
        }

    def test_a_crash_is_a_failure(self) -> None:
        found = self.outcomes("def toy(a):\n    return a[1]\n", lambda toy: toy([0, 0]) and "")
        assert found == {"return a[2]": "scenario", "return a[0]": SURVIVED, "return 0": SURVIVED}

    def test_a_hang_is_a_failure(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("tests.tools.mutation.runner.MIN_SECONDS", 0.2)
        started = time.monotonic()
        found = self.outcomes("def toy(a):\n    while a > 0:\n        a -= 1\n", lambda toy: toy(3))
        assert found["pass"] == TIMEOUT and time.monotonic() - started < 20

    def test_an_engine_that_fails_is_refused(self) -> None:
        with pytest.raises(BadBonesError, match="the engine itself fails check 0"):
            self.outcomes("def toy(a):\n    return a\n", lambda toy: "wrong")


def in_plain_python(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program without the JIT."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": ":".join((".", "agents", "experiments"))}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=CHECKOUT, env=environment, capture_output=True, text=True, timeout=300)


def mutate(equivalent: Path, arguments: str) -> subprocess.CompletedProcess[str]:
    """``badbones dev mutate`` for the damage that a token does, with another equivalent.toml."""
    return in_plain_python(
        "import sys; from pathlib import Path; from tests.tools.mutation.main import mutate\n"
        f"sys.exit(mutate(['buildings.damage'], equivalent=Path({str(equivalent)!r}), {arguments}))"
    )


@pytest.mark.slow
def test_mutants_of_a_rule_are_killed_by_its_scenarios(tmp_path: Path) -> None:
    """The damage of a token has no survivor; an equivalent is not tested; an entry that fits nothing fails."""
    real = 'function = "buildings.damage"\nmutants = ["return 2 -> return 3"]\n'
    path = tmp_path / "equivalent.toml"
    path.write_text(f'[[equivalent]]\nreason = "a test"\n{real}')
    done = mutate(path, "stages=['scenario']")
    assert done.returncode == 0 and "1 equivalent, 0 survived" in done.stdout, done
    path.write_text(
        '[[equivalent]]\nreason = "a test"\nfunction = "buildings.damage"\nmutants = ["return 5 -> return 6"]\n'
    )
    done = mutate(path, "stages=['offers'], sample=1")
    assert done.returncode == 1 and "no such mutant: buildings.damage: return 5 -> return 6" in done.stdout, done
    assert "unreached: buildings.damage: " in done.stdout


@pytest.mark.slow
def test_survivors_are_tested_again(tmp_path: Path) -> None:
    """With more checks they are killed, the other outcomes stay; results of another source are refused."""
    path, results = tmp_path / "equivalent.toml", tmp_path / "results.json"
    path.write_text("")
    assert mutate(path, f"stages=['offers'], json={str(results)!r}").returncode == 1
    before = json.loads(results.read_text())
    assert before["survived"] == before["mutants"] > 0
    reason = '[[equivalent]]\nreason = "a test"\nfunction = "buildings.damage"\nmutants = ["return 2 -> return 3"]\n'
    path.write_text(reason)
    assert mutate(path, f"stages=['scenario'], json={str(results)!r}, survivors=True").returncode == 0
    after = json.loads(results.read_text())
    assert (after["equivalent"], after["survived"], after["mutants"]) == (1, 0, before["mutants"])
    (row,) = after["files"].values()
    assert row["survivors"] == [] and sum(row["stages"].values()) == row["killed"] == before["mutants"] - 1
    assert sum(counts.get("killed", 0) for counts in row["operators"].values()) == row["killed"]
    row["digest"] = "another"
    results.write_text(json.dumps(after))
    done = mutate(path, f"json={str(results)!r}, survivors=True")
    assert "is not about the mutants of badbones_env/rules/buildings.py as it is" in done.stderr, done


def test_no_entry_of_equivalent_toml_is_stale() -> None:
    done = in_plain_python(
        "from tests.tools.mutation.main import *\n"
        "chosen = select(()); print(stale(load_equivalent(), [m for f in chosen for m in mutants(f)], chosen))"
    )
    assert done.stdout.strip() == "[]", done

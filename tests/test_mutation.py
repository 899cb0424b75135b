"""The list of rule mutations fits the sources it changes. The run itself is ``badbones mutate``; it takes minutes."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from badbones_experiments.checkout.mutation import new_games, offers
from badbones_experiments.checkout.mutation.detect import CITED, FUZZER, TOPICS
from badbones_experiments.checkout.mutation.laboratory import PACKAGE, SURVIVED, Mutant, Result, choose, load_mutants
from badbones_experiments.checkout.mutation.main import markdown, summary
from badbones_experiments.cli import main

from badbones_env import BadBonesError, GameConfig
from badbones_env.observation import ENCODINGS, fields

ROOT = Path(__file__).resolve().parents[1]
MUTANTS = load_mutants()
RULES = set(re.findall(r"^- \*\*([A-Z]+[0-9]+) ", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.MULTILINE))
EXAMPLES = {"E4"}  # a worked example is no rule of its own
# modules in which rules of the game are decided; the others are records, random numbers, loops, observations
PLAYING = (
    "arrival", "buildings", "choose", "flow", "hero", "legal", "market", "movement", "mover", "scoring", "tokens",
    "trap_phase", "traps", "weapons",
)  # fmt: skip
MUTANT = Mutant("a-b", ("A1",), "x.py", "one", "two", "It is two.")


def test_enough_and_unique() -> None:
    assert len(MUTANTS) >= 60
    assert [name for name, count in Counter(mutant.id for mutant in MUTANTS).items() if count > 1] == []
    changes = Counter((mutant.file, mutant.old, mutant.new) for mutant in MUTANTS)
    assert [change for change, count in changes.items() if count > 1] == []


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.id)
def test_mutant(mutant: Mutant) -> None:
    """Its old text occurs once, the new one gives a different program, and its rules (or topic) exist."""
    assert re.fullmatch(rf"([a-z]+[0-9]+|{'|'.join(TOPICS)})(-[a-z0-9]+)+", mutant.id)
    assert mutant.rules and set(mutant.rules) <= RULES | set(TOPICS)
    assert mutant.id.split("-")[0] in {rule.lower() for rule in mutant.rules}
    assert mutant.about.endswith(".") and "\n" not in mutant.about
    source = (PACKAGE / mutant.file).read_text("utf-8")
    broken = mutant.apply(source)
    if mutant.file.endswith(".py"):
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(source))
    else:
        assert tomllib.loads(broken) != tomllib.loads(source)


def test_every_rule_is_broken() -> None:
    """Every rule of docs/rules.md and every module that plays one has a mutant."""
    assert RULES - EXAMPLES - {rule for mutant in MUTANTS for rule in mutant.rules} == set()
    modules = {f"rules/{name}.py" for name in PLAYING}
    assert modules - {mutant.file for mutant in MUTANTS} == set()


def test_every_field_is_broken() -> None:
    """Every field of every observation has a mutant that is named after it."""
    ids = [mutant.id for mutant in MUTANTS]
    for config in (GameConfig(players=2, advanced=True, chiefs=True), GameConfig("coop", 2, advanced=True)):
        for encoding in ENCODINGS:
            middle, own, board, rival = fields(config, encoding)
            short = [] if rival is board else [f"rival-{field.name}" for field in rival]
            for name in [*(field.name for field in [*middle, *own, *board]), *short]:
                assert any(one.startswith(f"observation-{name.replace('_', '-')}-") for one in ids), name


def test_old_text_must_occur_once() -> None:
    assert MUTANT.apply("one, three") == "two, three"
    with pytest.raises(BadBonesError, match="a-b.* 2 times in x.py"):
        MUTANT.apply("one, one")


def test_choose() -> None:
    assert choose(MUTANTS, []) == MUTANTS
    assert {mutant.id.split("-")[0] for mutant in choose(MUTANTS, ["wal*", "m11-endless"])} == {"wal1", "wal2", "m11"}
    with pytest.raises(BadBonesError, match="no mutant 'nonsense'"):
        choose(MUTANTS, ["nonsense"])


def test_report() -> None:
    results = [
        Result(MUTANT, CITED, "a1_x", "one | two", 1.0),
        Result(MUTANT, FUZZER, "position 7", "", 1.0),
        Result(MUTANT, SURVIVED, "", "", 1.0),
    ]
    assert [result.verdict for result in results] == [
        "caught by scenario a1_x",
        "caught by fuzzer at position 7",
        "SURVIVED",
    ]
    counts = "2 of 3 mutants caught: 1 by a scenario that cites the rule, 1 by the fuzzer; 1 survived: a-b"
    assert summary(results) == counts
    assert "| `a-b` | A1 | x.py | It is two. | caught by scenario a1_x |" in markdown(results, ["fuzzer"], 300, 1)


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mutate", "--list", "--only", "wal*"]) == 0
    assert "wal1-wrong-way" in capsys.readouterr().out
    assert main(["mutate", "--only", "nonsense"]) == 2
    assert "no mutant 'nonsense'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("detectors", "code", "verdict"), [("offers", 0, "offers check hero_moves"), ("fuzzer", 1, "SURV")]
)
def test_run(detectors: str, code: int, verdict: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One mutant from end to end: noticed by the detector meant for it, surviving where none looks."""
    page = tmp_path / "page.md"
    arguments = ["mutate", "--only", "h1-staying-allowed", "--detectors", detectors, "--fuzz", "0", "--workers", "1"]
    assert main([*arguments, "--out", str(page)]) == code
    assert verdict in capsys.readouterr().out.splitlines()[0]
    assert verdict in page.read_text("utf-8")


@pytest.mark.parametrize("check", offers.CHECKS + new_games.CHECKS, ids=lambda check: check.__name__)
def test_sound_engine(check: Callable[[], None]) -> None:
    """What the run asks of broken engines holds for the engine as it is."""
    check()

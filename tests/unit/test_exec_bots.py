"""Bots in any language, by JSON lines: the examples play, and hostile programs are faults."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from badbones_agents.bots.conformance import GAMES, MOMENTS, check_bot
from badbones_agents.registry import is_safe_spec, make_agent
from badbones_agents.spec import parse_spec
from badbones_experiments.cli.main import main

from badbones_env import Game, OptionError, Simulator, Table
from badbones_env.rules.constants import DECISION_NAMES
from tests.tools.conformance import collect
from tests.unit.test_bots import play

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "agents" / "badbones_agents" / "examples"
SCHEMA = ROOT / "docs" / "extra" / "protocol.schema.json"
BOT = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    {body}
    if kind == "hello":
        print(json.dumps({{"id": message["id"], "protocol": 1, "name": "test"{hello}}}), flush=True)
    elif kind == "decide":
        print(json.dumps({{"id": message["id"], "choice": message["legal"][0]}}), flush=True)
    elif kind == "decide_batch":
        choices = [each["legal"][0] for each in message["decisions"]]
        print(json.dumps({{"id": message["id"], "choices": choices}}), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> Any:
    """``program(body)`` is the spec of a small bot; ``body`` runs for every line."""

    def make(body: str = "pass", hello: str = "", limits: str = "timeout=2,") -> str:
        path = tmp_path / "bot.py"
        path.write_text(BOT.format(body=body, hello=hello))
        return f"exec:{limits}command={sys.executable} {path}"

    return make


def built(name: str, folder: Path) -> str:
    """The spec of an example, compiled where it has to be; skipped without the compiler."""
    source = EXAMPLES / name
    compilers = {".c": ["cc", "-O2", "-o"], ".rs": ["rustc", "-O", "-o"], ".js": ["node"], ".sh": ["sh"]}
    tool = compilers[source.suffix]
    if not shutil.which(tool[0]):
        pytest.skip(f"there is no {tool[0]} here")
    if len(tool) == 1:
        return f"exec:timeout=5,command={tool[0]} {source}"
    subprocess.run([*tool, str(folder / "bot"), str(source)], check=True, capture_output=True)
    return f"exec:timeout=5,command={folder / 'bot'}"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["random_legal.c", "guard.js", "first_legal.sh", "last_legal.rs"])
def test_the_examples_pass_the_check(name: str, tmp_path: Path) -> None:
    assert len((EXAMPLES / name).read_text().splitlines()) <= 60
    results = list(check_bot(built(name, tmp_path)))
    assert [result.problems for result in results if result.problems] == []
    assert len(results) == len(DECISION_NAMES) - 1 + len(GAMES)


def test_every_kind_of_decision_is_checked() -> None:
    """If this fails: python -m tests.tools.conformance."""
    assert json.loads(MOMENTS.read_text()) == collect()
    assert set(collect()) == set(DECISION_NAMES) - {"nothing"}


@pytest.mark.parametrize("hello", ["", ', "batch": true'.replace("true", "True")])
def test_a_program_plays_like_a_bot(program: Any, hello: str) -> None:
    agent = make_agent(program(hello=hello))
    sim, decisions, faults = play(agent, games=3)
    assert decisions and not faults and not agent.never_answered


def test_every_line_follows_the_schema(program: Any, tmp_path: Path) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(SCHEMA.read_text())
    for hello in ("", ', "batch": True'):
        log = tmp_path / f"lines{len(hello)}"
        agent = make_agent(program(f'open({str(log)!r}, "a").write(line)', hello))
        play(agent, games=2)
        agent.on_game_over(0, 0, Game(seed=1).outcome)
        time.sleep(1)  # until the program has read it
        agent.close()
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        assert {"hello", "end"} <= {line["type"] for line in lines}
        validator = jsonschema.Draft202012Validator(schema["$defs"]["toBot"] | {"$defs": schema["$defs"]})
        for line in lines:
            validator.validate(line)


def test_a_program_is_told_how_its_games_end(program: Any, tmp_path: Path) -> None:
    log = tmp_path / "ends"
    agent = make_agent(program(f'kind == "end" and open({str(log)!r}, "a").write(line)'))
    sim = Simulator({"players": 2}, 2, 5, masks=False)
    Table(sim, [agent, make_agent("random", 4)], [[0, 1]] * 2).play()
    time.sleep(1)
    agent.close()
    ends = [json.loads(line) for line in log.read_text().splitlines()]
    assert sorted(end["game"] for end in ends) == [0, 1] and all(end["seat"] == 0 for end in ends)
    assert [end["result"]["winners"] for end in sorted(ends, key=lambda end: end["game"])] == [
        list(outcome.winners) for outcome in (sim.outcomes()[0], sim.outcomes()[1])
    ]


@pytest.mark.parametrize(
    ("body", "kind", "words"),
    [
        ('print("garbage", flush=True)', "crash", "something other"),
        ("sys.exit(3)", "crash", "its process ended with exit code 3"),
        ("import os; os.kill(os.getpid(), 9)", "crash", "its process ended by SIGKILL"),
        ("import ctypes; ctypes.string_at(0)", "crash", "its process ended by SIGSEGV"),
        (
            'kind == "decide" and print(json.dumps({"id": message["id"], "error": "no idea"}), flush=True)',
            "crash",
            "no idea",
        ),
        ('kind == "decide" and time.sleep(60)', "timeout", "no answer"),
        (
            'kind == "decide" and (print(json.dumps({"id": "2", "choice": "pass"}), flush=True), time.sleep(60))',
            "timeout",
            'a reply had the id "2", the request has 2',
        ),
        ('kind == "decide" and sys.stdout.write("{}\\n" * 700_000)', "crash", "something other"),
        ('kind == "decide" and (message.update(legal=["fly away"]))', "illegal", "fly away"),
        (
            'kind == "hello" and (print(json.dumps({"id": 1, "protocol": 9}), flush=True), sys.exit())',
            "crash",
            "protocol 9",
        ),
    ],
)
@pytest.mark.slow
def test_what_is_no_answer_is_a_fault(program: Any, body: str, kind: str, words: str) -> None:
    agent = make_agent(program(body, limits="timeout=1,start=10," if "sleep" in body else "timeout=60,"))
    _, decisions, faults = play(agent, games=1)
    assert len(faults) == decisions and faults[0].kind == kind and words in faults[0].message
    agent.close()


@pytest.mark.slow
def test_a_program_that_cannot_be_started_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "tournament",
        "exec:/no/such/bot",
        "random",
        "--games",
        "2",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "x"),
    ]
    assert main(words) == 2
    assert "/no/such/bot cannot be started" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("hello", ["", ', "batch": True'])
@pytest.mark.parametrize("dies_at, deaths", [("decide", 6), ("hello", 10)])
def test_a_program_that_keeps_dying_is_left_alone(
    program: Any, tmp_path: Path, hello: str, dies_at: str, deaths: int
) -> None:
    """In the same game after the third time (here are two), and for good after ten in a row, starts included."""
    starts = tmp_path / "starts"
    starts.touch()
    spec = program(f"kind.startswith({dies_at!r}) and (open({str(starts)!r}, 'a').write('x'), sys.exit())", hello)
    agent = make_agent(spec, 1)
    table = Table(Simulator({"mode": "solo"}, 1, autoreset=True), [agent], [[0]], illegal="replace")
    for _ in range(15):
        assert table.step()
    agent.close()
    assert len(starts.read_text()) == deaths and len(agent.faults) == 15


def test_specs() -> None:
    assert parse_spec("exec:./bot --a=1,2") == ("exec", {"command": "./bot --a=1,2"})
    assert parse_spec("exec:timeout=2, memory=64,command=./bot x") == (
        "exec",
        {"timeout": "2", "memory": "64", "command": "./bot x"},
    )
    assert not is_safe_spec("exec:./bot")
    for spec, words in (
        ("exec:", "needs a command"),
        ("exec:'", "not a command line"),
        ("exec:timeout=0,command=x", "0"),
    ):
        with pytest.raises(OptionError, match=words):
            make_agent(spec)


@pytest.mark.slow
def test_bot_check_says_what_is_wrong(program: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", program('kind == "decide" and message.update(legal=["no"])'), "--json"]) == 1
    parts = json.loads(capsys.readouterr().out)["parts"]
    assert all(part["problems"] and "illegal" in part["problems"][0] for part in parts)

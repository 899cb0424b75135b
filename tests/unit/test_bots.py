"""Bots in processes of their own: what they get wrong costs them the choice and nobody else anything."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from badbones_agents.agent import Agent
from badbones_agents.bots.client import BotProcess
from badbones_agents.registry import make_agent

from badbones_env import Simulator
from badbones_env.batch import Fault
from badbones_env.rules.constants import OVER
from tests.unit.test_agents import same

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
HOSTILE = "tests/bots/hostile.py"
Make = Callable[[str], Agent]


@pytest.fixture
def make(monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """``make(spec)``: an agent that is closed in the end."""
    monkeypatch.chdir(ROOT)
    made: list[Agent] = []

    def make_one(spec: str) -> Agent:
        made.append(make_agent(spec, 3))
        return made[-1]

    yield make_one
    for agent in made:
        agent.close()


def play(agent: Agent, games: int = 2, **options: object) -> tuple[Simulator, int, list[Fault]]:
    """Games against random; returns the decisions that the agent had and its faults, too."""
    sim = Simulator({"players": 2, **options}, games, 5, masks=False)
    other = make_agent("random", 4)
    chosen = np.zeros((games, 2), np.bool_)
    chosen[:, 0] = True
    decisions = 0
    while not (sim.states["phase"] == OVER).all():
        decisions += int((sim.states["decision"][:, 0] != 0).sum())
        agent.choose(sim, chosen)
        other.choose(sim, ~chosen)
        sim.step()
    return sim, decisions, agent.faults


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("Crash", "crash", "RuntimeError: I crash"),
        ("CrashAtBirth", "crash", "not even born"),
        ("Leave", "crash", "SystemExit"),
        ("Illegal", "illegal", "'move z9' is not a legal choice"),
        ("Number", "illegal", "not a legal choice"),
        ("Nothing", "illegal", "NoneType"),
        pytest.param(
            "Allocate:memory=128",
            "crash",
            "MemoryError",
            marks=pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no limit on memory"),
        ),
    ],
)
def test_every_choice_is_forfeited(make: Make, name: str, kind: str, message: str) -> None:
    _, decisions, faults = play(make(f"{HOSTILE}:{name}"))
    assert len(faults) == decisions > 0
    assert {fault.kind for fault in faults} == {kind} and all(message in fault.message for fault in faults)
    assert {(fault.game, fault.seat) for fault in faults} == {(0, 0), (1, 0)}


def test_what_stands_in_repeats(make: Make) -> None:
    """A forfeited choice is replaced by a function of (seed, game, seat, step)."""
    agent = make(f"{HOSTILE}:Illegal")
    assert same(play(agent)[0].states, play(agent)[0].states)


@pytest.mark.parametrize(("name", "kind"), [("Sleep:timeout=0.2", "timeout"), ("Exit", "crash")])
def test_nobody_waits_for_ever(make: Make, name: str, kind: str) -> None:
    """Three times a game the process is started anew; after that the choices of that game are forfeited at once."""
    _, decisions, faults = play(make(f"{HOSTILE}:{name}"), games=1)
    assert len(faults) == decisions > 3 and {fault.kind for fault in faults} == {kind}
    assert sum("not asked" in fault.message for fault in faults) == decisions - 3


def test_a_hopeless_bot_is_given_up(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []

    class Counted(BotProcess):
        def __init__(self, *arguments: object) -> None:
            started.append(arguments)
            super().__init__(*arguments)

    monkeypatch.setattr("badbones_agents.bots.process_agent.MAX_FAILURES_IN_A_ROW", 2)
    monkeypatch.setattr("badbones_agents.bots.bot_agent.BotProcess", Counted)
    _, decisions, faults = play(make("tests/bots/broken_import.py:Bot"), games=20)
    assert len(faults) == decisions and "no_such_module" in faults[-1].message
    assert len(started) == 2


def test_a_crash_does_not_end_the_bot(make: Make) -> None:
    """The instance lives on from decision to decision, and games do not share one."""
    _, decisions, faults = play(make(f"{HOSTILE}:CrashSometimes"), games=1)
    assert len(faults) == decisions // 3 > 0


def test_tampering_changes_nothing(make: Make) -> None:
    """The bot plays 'pass' in trap phases; as a hero's choice that is illegal. Its views show the true state."""
    sim, decisions, faults = play(make(f"{HOSTILE}:Tamper"))
    assert {fault.kind for fault in faults} == {"illegal"} and len(faults) < decisions
    assert (sim.states["floors"] <= 4).all() and (sim.states["houses"] <= 5).all()


def test_printing_disturbs_nobody(make: Make, capfd: pytest.CaptureFixture[str]) -> None:
    _, decisions, faults = play(make(f"{HOSTILE}:Print"))
    assert decisions and not faults
    assert "garbage" not in "".join(capfd.readouterr())


def test_the_log_has_output_and_tracebacks(make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = tmp_path / "bot.log"
    monkeypatch.setenv("BADBONES_BOT_LOG", str(log))
    play(make(f"{HOSTILE}:Print"), games=1)
    assert b"garbage" in log.read_bytes()
    play(make(f"{HOSTILE}:Crash"), games=1)
    assert b"Traceback" in log.read_bytes() and b"hostile.py" in log.read_bytes()


def test_the_example_plays_everything(make: Make, options: dict[str, object]) -> None:
    agent = make("agents/badbones_agents/examples/tidy_bot.py:TidyBot:timeout=20")
    sim = Simulator({**options, "max_rounds": 2}, 1, 5)
    chosen = np.ones((1, sim.config.players), np.bool_)
    while sim.states["phase"][0] != OVER and int(sim.states["clock"][0]) < 12:
        agent.choose(sim, chosen)
        sim.step()
    assert agent.faults == []


def test_the_example_is_good(make: Make) -> None:
    sim, _, faults = play(make("agents/badbones_agents/examples/tidy_bot.py:TidyBot:timeout=20"), games=6)
    assert not faults and sim.states["winner"][:, 0].sum() >= 4


def test_bots_of_other_packages(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point that names a class with choose(view) is run as a bot."""
    from badbones_agents.examples.tidy_bot import TidyBot

    class Entry:
        name, value = "tidy", "badbones_agents.examples.tidy_bot:TidyBot"

        def load(self) -> type:
            return TidyBot

    monkeypatch.setattr("badbones_agents.registry.entry_points", lambda group: [Entry()])
    _, decisions, faults = play(make("tidy:timeout=20"), games=1, max_rounds=1)
    assert decisions and not faults


def test_the_example_of_the_page_is_the_one_that_runs() -> None:
    page = (ROOT / "docs" / "agents.md").read_text()
    example = (ROOT / "agents" / "badbones_agents" / "examples" / "tidy_bot.py").read_text()
    assert example.split('"""', 2)[2].strip() in page
    assert len(example.splitlines()) <= 20

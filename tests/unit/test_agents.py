"""Agents: they play everything, legally, without peeking or touching, and the same for any batch."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from badbones_agents import registry
from badbones_agents.agent import Agent
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.networks.policy_agent import GENERALIST
from badbones_agents.registry import SHIPPED, agent_seed, make_agent
from badbones_agents.spec import build, parse_spec, split_specs

from badbones_env import Game, GameConfig, OptionError, SeatEnv, Simulator
from badbones_env.errors import ModelError
from badbones_env.lowlevel import game_spec
from badbones_env.opponents import make_opponent
from badbones_env.rules.constants import DECISION_NAMES, OVER
from badbones_env.text.choices import action_texts
from tests.conftest import CONFIGURATIONS

ROOT = Path(__file__).parents[2]
QUICK = {
    "search": "search:simulations=6,width=3,horizon=2",
    "mcts": "mcts:simulations=8,width=3,opponent_width=2,horizon=2",
}  # fmt: skip
SPECS = tuple(QUICK.get(name, name) for name in SHIPPED if name not in (*registry.NEEDS_FILE, "champion"))
FILED = ("strategy:name=wall-funnel-both", f"bot:path={ROOT}/tests/bots/polite.py,class=Polite")
TRAINED = ("champion:simulations=3", "policy:path={}")


def same(one: Any, other: Any) -> bool:
    """Are these states equal, field by field? (What lies between the fields is nobody's.)"""
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names)


def play(agents: list[Agent], options: dict[str, Any], games: int, seed: int = 5, first: int = 0) -> Simulator:
    """Games to the end; agent k sits at the seats p with (row's number + p) % len(agents) == k."""
    sim = Simulator(options, games, seed, first=first, masks=False)
    turn = (sim.index[:, None] + np.arange(sim.config.players)) % len(agents)
    while not (sim.states["phase"] == OVER).all():
        sim.actions[:] = -1
        for k, agent in enumerate(agents):
            agent.choose(sim, turn == k)
        sim.step()  # refuses what is not legal
    return sim


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS + FILED, ids=lambda spec: spec.partition(":")[0])
def test_plays_everything(spec: str, options: dict[str, Any]) -> None:
    """Every mode and option to the end, with legal choices; alone and next to others; states are left alone."""
    with skipping_newer_traps():
        play_alone(spec, options, games=1 if spec.startswith("bot") else 3)


def play_alone(spec: str, options: dict[str, Any], games: int) -> None:
    """An agent plays all seats to the end of some games."""
    agent = make_agent(spec, seed=3)
    sim = Simulator(options, games, 5)
    everybody = np.ones((games, sim.config.players), np.bool_)
    try:
        while not (sim.states["phase"] == OVER).all():
            before = sim.states.copy()
            sim.actions[:] = -1
            agent.choose(sim, everybody)
            assert same(sim.states, before)
            sim.step()
    finally:
        agent.close()
    assert not agent.faults and (sim.states["ended"] > 0).all()


@contextmanager
def skipping_newer_traps() -> Iterator[None]:
    """A game with a trap that is newer than the network that is to play it is skipped."""
    try:
        yield
    except ModelError as error:
        if "has never seen trap" not in str(error):
            raise
        pytest.skip(str(error))


@pytest.mark.slow
@pytest.mark.parametrize("name", CONFIGURATIONS)
@pytest.mark.parametrize("spec", TRAINED, ids=lambda spec: spec.partition(":")[0])
def test_the_shipped_network_plays_every_game(spec: str, name: str) -> None:
    with skipping_newer_traps():
        play_alone(spec.format(ROOT / "agents" / "badbones_agents" / "champions" / GENERALIST), CONFIGURATIONS[name], 2)


def test_every_shipped_agent_is_played() -> None:
    """In all modes, by the two tests above; models of other libraries: test_models.py, test_llm.py;
    programs: test_exec_bots.py."""
    assert {parse_spec(spec)[0] for spec in SPECS + FILED + TRAINED} == set(SHIPPED) - {
        "sb3",
        "torch",
        "onnx",
        "exec",
        "llm",
    }


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("name", ["versus", "coop"])
def test_same_games_in_any_batch(spec: str, name: str) -> None:
    options = {"mode": name, "players": 2}
    together = play([make_agent(spec, 3), make_agent("random", 4)], options, 4)
    for row in range(4):
        alone = play([make_agent(spec, 3), make_agent("random", 4)], options, 1, first=row)
        assert same(alone.states[0], together.states[row])


@pytest.mark.parametrize("spec", SPECS)
def test_does_not_peek(spec: str) -> None:
    """Nobody's choice depends on the game's chance; every other seed of the agent may change it."""
    agent = make_agent(spec, seed=3)
    sim = Simulator({"players": 3}, 16, 5, masks=False)
    everybody = np.ones((16, 3), np.bool_)
    rng = np.random.default_rng(1)
    for _ in range(8):
        agent.choose(sim, everybody)
        chosen, true = sim.actions.copy(), sim.states.copy()
        sim.states["key"] = rng.integers(0, 2**32, sim.states["key"].shape)
        sim.states["drawn"] = rng.integers(0, 100, sim.states["drawn"].shape)
        agent.choose(sim, everybody)
        assert (sim.actions == chosen).all()
        sim.states[:] = true
        sim.step()


def test_the_seed_of_an_agent_is_never_that_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    class Guest(FirstLegal):
        def __init__(self, *, seed: int = 0) -> None:
            self.seed = seed

    assert [make_agent(spec, 7).seed for spec in SPECS] == [agent_seed(7)] * len(SPECS)
    assert len({agent_seed(seed) for seed in range(1000)} | set(range(1000))) == 2000
    install(monkeypatch, guest=Guest)
    guarded = make_agent("guest", 7)
    assert guarded.seed == guarded.guest.seed == agent_seed(7)
    with pytest.raises(OptionError, match="seed must be a whole number"):
        make_agent("greedy", -1)


def test_seeds_differ() -> None:
    first, second = (play([make_agent("greedy", seed)], {}, 8).states for seed in (1, 2))
    assert not same(first, second)


def wins(better: str, worse: str, games: int = 200) -> float:
    """The share of base games for two that the first agent wins, seats alternating."""
    sim = play([make_agent(better, 1), make_agent(worse, 2)], {"players": 2}, games)
    won = sim.states["winner"][:, :2] > 0
    share = np.where(won.sum(axis=1, keepdims=True) > 0, won / np.maximum(1, won.sum(axis=1, keepdims=True)), 0.5)
    return float(share[np.arange(games), sim.index % 2].mean())


@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("sentry", "greedy"), ("guardian", "sentry")])
@pytest.mark.slow
def test_ladder(better: str, worse: str) -> None:
    """0.57 of 200 games is above one half with 95% confidence."""
    assert wins(better, worse) > 0.57


@pytest.mark.slow
def test_planners_beat_the_guardian_that_judges_as_they_do() -> None:
    """40 games of a small budget: above one half, with seeds for which that is no luck (see docs/agents.md)."""
    assert wins("search:simulations=100", "guardian:weights=first", 40) > 0.5
    assert wins("mcts:simulations=100", "guardian:weights=first", 40) > 0.6


def test_time_budget() -> None:
    agent = make_agent("search:ms=3")
    assert agent.timed and not make_agent("search:simulations=3").timed
    play([agent, make_agent("random")], {"players": 2, "max_rounds": 2}, 1)


@pytest.mark.parametrize("spec", [*SPECS, "search:ms=1"])
def test_one_game(spec: str) -> None:
    game = Game("versus", 2, seed=3, advanced=True, max_rounds=2)
    agent = make_agent(spec, 1)
    with skipping_newer_traps():
        while not game.over:
            game.step({seat: choose_for(agent, game, seat) for seat in game.legal()})
    assert game.outcome.rounds >= 2


def test_one_game_from_a_position_beyond_its_configuration() -> None:
    """A bomb in a base game: its choices have no place in the action space of base games."""
    game = Game(players=2, seed=1)
    position = game.position()
    position["phase"] = "trap"
    position["board"][0] |= {"supply": ["bomb"], "hero": "c4"}
    game = Game.from_position({"mode": "versus", "players": 2}, position)
    for spec in SPECS:
        assert choose_for(make_agent(spec), game, 0) in game.legal()[0]


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("nobody", "there is no agent 'nobody'; known are bot, "),
        ("", "names nobody"),
        ("greedy:", "names nobody"),
        ("greedy:ms=3", "greedy has no parameter 'ms'; it has: none"),
        ("search:seed=3", "no parameter 'seed'"),
        ("search:ms", "'ms' in 'search:ms' is not a parameter"),
        ("search:ms=", "not a parameter"),
        ("search:ms=1,ms=2", "twice"),
        ("search:ms=soon", "ms of search must be a number, not 'soon'"),
        ("search:width=2.5", "width of search must be a whole number"),
        ("search:width=0", "width of search must be from 1 to 24, not 0"),
        ("search:ms=nan", "ms of search"),
        ("mcts:simulations=-1", "simulations of mcts"),
        ("no/such/bot.py:Bot", "cannot be read"),
        ("agents/badbones_agents/examples/tidy_bot.py:Nobody", "has no class Nobody; it has: TidyBot"),
        (
            "agents/badbones_agents/examples/tidy_bot.py",
            "name the bot's class as well, agents/badbones_agents/examples/tidy_bot.py:Class",
        ),
        ("README.md:Bot", "'Bot' in 'README.md:Bot' is not a parameter"),
    ],
)
def test_bad_specs(spec: str, complaint: str) -> None:
    with pytest.raises(OptionError) as refused:
        make_agent(spec)
    assert complaint in str(refused.value) and "\n" not in str(refused.value)


def test_specs() -> None:
    assert parse_spec(r"C:\bots\mine.py:Bot:timeout=2") == (
        "bot",
        {"path": r"C:\bots\mine.py", "class": "Bot", "timeout": "2"},
    )
    assert split_specs("greedy,search:ms=20,width=3,random") == ["greedy", "search:ms=20,width=3", "random"]
    agent = make_agent(" search:simulations=7,horizon=2 ")
    assert (agent.spec, agent.searcher.simulations, agent.searcher.params.horizon) == (
        "search:simulations=7,horizon=2",
        7,
        2,
    )


def test_every_shipped_agent_is_on_its_page() -> None:
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    assert [name for name in SHIPPED if f"\n| `{name}` | " not in page] == []
    assert ", ".join(f'`"{name}"`' for name in DECISION_NAMES[1:]) in " ".join(page.split())


class Entry:
    """An entry point, as importlib.metadata has them."""

    def __init__(self, name: str, thing: Any) -> None:
        self.name, self.value, self.thing = name, "some:where", thing

    def load(self) -> Any:
        if isinstance(self.thing, BaseException):
            raise self.thing
        return self.thing


def install(monkeypatch: pytest.MonkeyPatch, **things: Any) -> None:
    found = [Entry(name, thing) for name, thing in things.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: found)


def test_environments_take_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same registry, guests included, which are sandboxed here, too."""
    env = SeatEnv("versus", 2, opponents="search:simulations=4,width=2", max_rounds=2)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        over = terminated or truncated
    with pytest.raises(OptionError, match="there is no agent 'nobody'; known are bot, "):
        make_opponent("nobody")
    install(monkeypatch, crasher=Crasher)
    env = SeatEnv("versus", 2, opponents="crasher", max_rounds=2)
    _, info = env.reset(seed=1)
    with pytest.warns(RuntimeWarning, match="crasher forfeits choices, the first by crash: RuntimeError: two lines"):
        env.step(int(info["action_mask"].argmax()))


def test_without_the_agents_there_is_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("badbones_env.opponents.entry_points", lambda **which: [])
    assert make_opponent("random").seed == 0
    with pytest.raises(OptionError, match="badbones_agents, which is not installed"):
        make_opponent("guardian")


class Cheat:
    """An agent of another package that breaks every rule it can."""

    def choose(self, sim: Any, seat_mask: Any) -> None:
        assert not sim.states["key"].any()
        sim.states["floors"] = 4
        sim.states["houses"] = 5
        sim.masks[:] = True
        seat_mask[:] = True
        sim.actions[:] = 1  # pass: not legal for a hero


class FirstLegal:
    def choose(self, sim: Any, seat_mask: Any) -> None:
        sim.actions[seat_mask] = sim.masks.argmax(axis=2)[seat_mask]


class Crasher:
    def choose(self, sim: Any, seat_mask: Any) -> None:
        raise RuntimeError("two\nlines")


def test_guests_are_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, cheat=Cheat, crasher=Crasher, first=FirstLegal, broken=ImportError("no such thing"))
    for name, kinds in (("cheat", {"illegal"}), ("crasher", {"crash"}), ("first", set())):
        agent = make_agent(name, 3)
        sim = play([agent, make_agent("random", 4)], {"players": 2}, 5)
        assert {fault.kind for fault in agent.faults} == kinds
        assert (sim.states["floors"][:, :2] == 0).any() or (sim.states["houses"][:, :2] == 0).any()
        assert all(0 <= fault.game < 5 and "\n" not in fault.message for fault in agent.faults)
        again = make_agent(name, 3)
        assert same(play([again, make_agent("random", 4)], {"players": 2}, 5).states, sim.states)
    with pytest.raises(OptionError, match="cannot be loaded"):
        make_agent("broken")


@pytest.mark.parametrize("options", [{"players": 2}, {"mode": "coop", "players": 2, "advanced": True}], ids=str)
def test_guests_cannot_change_later_games(options: dict[str, Any]) -> None:
    """What all games of a process share is out of their reach: tables, fresh games, texts, components."""
    before = play([make_agent("random", 4)], options, 5)
    texts = action_texts(before.spec, 0).copy()
    vandal = make_agent(f"{ROOT}/tests/bots/vandal.py:Vandal")
    play([vandal, make_agent("random", 4)], options | {"max_rounds": 2}, 5)
    assert vandal.faults and not vandal.never_answered
    after = play([make_agent("random", 4)], options, 5)
    assert same(after.states, before.states) and action_texts(after.spec, 0) == texts
    assert repr(Game(**options, seed=3)) and GameConfig(**options).parts.costs


def test_guests_compile_nothing_again() -> None:
    """The copies that a guest gets are of the types that the compiled code knows."""
    spec = game_spec(GameConfig())
    copy = deepcopy(spec)
    for name in ("tables", "initial_state"):
        assert numba.typeof(getattr(copy, name)) == numba.typeof(getattr(spec, name))


class WrongShape:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        batch.actions = np.zeros(3, np.int64)


class Fractions:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        batch.actions = np.full(seat_mask.shape, 0.5)


class Exits:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        raise SystemExit(0)


class Interrupts:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        raise KeyboardInterrupt


class Unusual(BaseException):
    """Neither an Exception nor printable."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


class Silent(Exception):
    """Its text ends the process without a word."""

    def __str__(self) -> str:
        raise SystemExit(0)


class Formatted(str):
    def __format__(self, spec: str) -> str:
        raise SystemExit(0)

    __getitem__ = __format__  # type: ignore[assignment]


class Worded(Exception):
    """Its text is no plain one."""

    def __str__(self) -> str:
        return Formatted("words")


class Nameless(type):
    @property
    def __name__(cls) -> str:
        raise RuntimeError("no name")


class Unnamed(Exception, metaclass=Nameless):
    pass


class Raises:
    def __init__(self, kind: type[BaseException]) -> None:
        self.kind = kind

    def choose(self, batch: Any, seat_mask: Any) -> None:
        raise self.kind


class Unprintable:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        raise RuntimeError("a\ud800b\u202ec\x1b[31md\n\u2028e")


@pytest.mark.parametrize(
    ("guest", "message"),
    [
        (WrongShape, "batch.actions must hold whole numbers of the shape (1, 2), not int64 of (3,)"),
        (Fractions, "batch.actions must hold whole numbers of the shape (1, 2), not float64 of (1, 2)"),
        (Exits, "SystemExit: 0"),
        (Interrupts, "KeyboardInterrupt:"),
        (lambda: Raises(Unusual), "Unusual: (without a message)"),
        (lambda: Raises(Silent), "Silent: (without a message)"),
        (lambda: Raises(Worded), "Worded: words"),
        (lambda: Raises(Unnamed), "Unnamed:"),
        (Unprintable, "RuntimeError: a?b?c?[31md e"),
    ],
)
def test_whatever_a_guest_raises_is_a_fault(monkeypatch: pytest.MonkeyPatch, guest: Any, message: str) -> None:
    """And one that never answers is told apart from one that plays badly."""
    install(monkeypatch, guest=guest)
    agent = make_agent("guest", 3)
    play([agent, make_agent("random", 4)], {"players": 2, "max_rounds": 2}, 3)
    assert {(fault.kind, fault.message) for fault in agent.faults} == {("crash", message)}
    assert agent.never_answered == message


class Interrupted(FirstLegal):
    """Somebody presses Ctrl-C while it chooses, and it makes something else of it or nothing."""

    error: Exception | None = None

    def choose(self, batch: Any, seat_mask: Any) -> None:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            if self.error is not None:
                raise self.error from None
        super().choose(batch, seat_mask)


class InterruptedImport(Interrupted):
    error = ImportError("interrupted")


@pytest.mark.parametrize("guest", [Interrupted, InterruptedImport])
def test_ctrl_c_ends_the_games_whatever_a_guest_makes_of_it(monkeypatch: pytest.MonkeyPatch, guest: type) -> None:
    install(monkeypatch, guest=guest)
    agent, before = make_agent("guest", 3), signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        play([agent, make_agent("random", 4)], {"players": 2, "max_rounds": 2}, 3)
    assert not agent.faults and signal.getsignal(signal.SIGINT) is before


class ClosesBadly(FirstLegal):
    def close(self) -> None:
        raise SystemExit(0)


class MadeBadly(FirstLegal):
    def __init__(self) -> None:
        raise SystemExit(0)


def test_guests_that_fail_before_or_after_the_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, closes=ClosesBadly, made=MadeBadly, loads=SystemExit(0))
    with pytest.warns(RuntimeWarning, match=r"close\(\) of closes failed: SystemExit: 0"):
        make_agent("closes").close()
    with pytest.raises(OptionError, match="made cannot be made: SystemExit: 0"):
        make_agent("made")
    with pytest.raises(OptionError, match="cannot be loaded from some:where: SystemExit: 0"):
        make_agent("loads")
    file = tmp_path / "leaves.py"
    file.write_text("class A:\n    def choose(self, batch, seat_mask): pass\nraise SystemExit(0)\n")
    with pytest.raises(OptionError, match=r"leaves\.py cannot be loaded: SystemExit: 0"):
        make_agent(f"{file}:A")


class CrashesInGameTwo(FirstLegal):
    def choose(self, sim: Any, seat_mask: Any) -> None:
        if (seat_mask & (sim.index == 2)[:, None]).any():
            raise RuntimeError("not this one")
        super().choose(sim, seat_mask)


def test_a_crash_costs_only_the_game_it_happens_in(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, picky=CrashesInGameTwo, first=FirstLegal)
    agent = make_agent("picky", 3)
    sim = play([agent, make_agent("random", 4)], {"players": 2}, 5)
    calm = play([make_agent("first", 3), make_agent("random", 4)], {"players": 2}, 5)
    assert {fault.game for fault in agent.faults} == {2}
    assert same(np.delete(sim.states, 2), np.delete(calm.states, 2))


class ClearsPath(FirstLegal):
    def choose(self, batch: Any, seat_mask: Any) -> None:
        sys.path.clear()
        super().choose(batch, seat_mask)


class Everything(FirstLegal):
    """Has every attribute that anybody asks for, without end."""

    def __getattr__(self, name: str) -> Everything:
        return Everything()


def test_guests_do_not_disturb_imports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, clears=ClearsPath)
    before = sys.path.copy()
    agent = make_agent("clears")
    play([agent, make_agent("random", 4)], {"players": 2, "max_rounds": 2}, 2)
    assert sys.path == before and not agent.faults
    choose = "class A:\n    def choose(self, batch, seat_mask): pass\n"
    for number, line in enumerate(("sys.path.clear()", "sys.path = None", "sys.path = sys.path[1:]")):
        file = tmp_path / f"file{number}.py"
        file.write_text(f"import sys\n{line}\n{choose}")
        make_agent(f"{file}:A")
        assert sys.path == before
    adds = tmp_path / "adds.py"
    adds.write_text(f"import sys\nsys.path.append('/somewhere')\n{choose}")
    make_agent(f"{adds}:A")
    assert sys.path == [*before, "/somewhere"], "what it adds stays, for what it imports later"


def test_guests_with_endless_attributes(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, everything=Everything, thing=Everything())
    agent = make_agent("everything")
    assert agent.timed is False
    play([agent, make_agent("random", 4)], {"players": 2, "max_rounds": 2}, 2)
    assert not agent.faults
    with pytest.raises(OptionError, match=r"tunable\(\) of everything failed: TypeError"):
        agent.tunable(GameConfig())
    with pytest.raises(OptionError, match="thing cannot be made: ValueError: wrapper loop"):
        make_agent("thing")


def test_wrappers_without_end_are_refused() -> None:
    def looped() -> None:
        pass

    looped.__wrapped__ = looped  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="wrapper loop"):
        build(looped, "looped", {})

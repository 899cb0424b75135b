"""The benchmarks: what is counted, how it is measured and reported. Nothing here depends on a time."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from badbones_experiments import bench as visitor
from badbones_experiments.cli.main import main

from badbones_env import BadBonesError, Simulator
from badbones_env.rules.constants import D_HERO, HERO, OVER, TRUNCATED
from docs.tools.bench import basic_cases as package_cases
from docs.tools.bench import calibration, measure, parts, plan, skeletons
from docs.tools.bench import cases as ours
from docs.tools.bench.measure import Case, Sample, Spread

BATCH, STEPS = 64, package_cases.LENGTH
TINY = 1e-6


def total(work: Any, times: int) -> Sample:
    done = Sample(0.0)
    for _ in range(times):
        done += work()
    return done


# What is counted ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played() -> dict[str, int]:
    """What compiled play counts over the steps that the figures below are measured on."""
    sim = Simulator(plan.BASE, BATCH, ours.SEED, autoreset=True, masks=False)
    sim.play(ours.PLAYER, steps=ours.BURN_IN)
    return sim.play(ours.PLAYER, steps=STEPS)


def test_raw_counts_what_play_counts(played: dict[str, int]) -> None:
    found = ours.case("raw", plan.BASE, BATCH).prepare()()
    assert (found.decisions, found.games) == (played["decisions"], played["games"])
    assert found.seconds > 0 and found.choosing == 0


@pytest.mark.parametrize("figure", ["step", "masks", "compact", "complete", "checked", "sb3", "sb3-copy"])
def test_stepping_counts_the_same_decisions_and_games_as_compiled_play(figure: str, played: dict[str, int]) -> None:
    if figure in ours.missing_libraries():
        pytest.skip(ours.missing_libraries()[figure])
    found = total(ours.case(figure, plan.BASE, BATCH).prepare(), STEPS)
    assert (found.decisions, found.games) == (played["decisions"], played["games"])
    assert found.seconds > 0 and found.choosing > 0


def test_the_single_environment_counts_the_same_as_compiled_play() -> None:
    sim = Simulator(plan.TWO, 1, ours.SEED, autoreset=True, masks=False)
    sim.play(ours.PLAYER, steps=ours.BURN_IN)
    due = sim.play(ours.PLAYER, steps=200)
    found = total(ours.case("parallel", plan.TWO, 99).prepare(), 200)
    assert (found.decisions, found.games) == (due["decisions"], due["games"])


def test_the_vector_environment_counts_the_learner_only_and_not_the_steps_that_begin_a_game() -> None:
    work = ours.case("vector", plan.BASE, BATCH).prepare()
    ended = work().games
    for _ in range(20):
        found = work()
        assert found.decisions == BATCH - ended
        ended = found.games


def test_rollouts_and_clones_count_games() -> None:
    for batch in (1, BATCH):
        found = ours.case("rollout", plan.TWO, batch).prepare()()
        assert found.games == batch and found.decisions >= batch
        whole = ours.case("whole", plan.TWO, batch).prepare()()
        assert whole.games == batch and whole.decisions > 8 * batch
    found = ours.case("clone", plan.TWO, BATCH).prepare()()
    assert found.games % BATCH == 0 and found.games > 0 and found.decisions == 0


@pytest.mark.parametrize("figure", ["rollout", "whole"])
def test_every_call_plays_other_games(figure: str) -> None:
    work = ours.case(figure, plan.TWO, 1024).prepare()
    assert len({work().decisions for _ in range(3)}) == 3


def test_whole_games_differ_in_luck_and_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: dict[str, list[int]] = {"reset": [], "play": []}
    work = ours.case("whole", plan.TWO, 1).prepare()
    for name, seen in seeds.items():
        monkeypatch.setattr(Simulator, name, lambda self, seed, seen=seen: seen.append(seed) or {"decisions": 1})
    for _ in range(3):
        work()
    assert [len(set(seen)) for seen in seeds.values()] == [3, 3]


class FakeClock:
    """Time that passes only while something patched with ``slow`` is running."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self._patch = 0.0, monkeypatch
        for module in (measure, package_cases, ours, calibration, parts, skeletons):
            monkeypatch.setattr(module, "clock", lambda: self.now)

    def slow(self, owner: Any, name: str, seconds: float) -> None:
        real = getattr(owner, name)

        def taking(*args: Any, **options: Any) -> Any:
            self.now += seconds
            found = real(*args, **options)
            self.now += seconds
            return found

        self._patch.setattr(owner, name, taking)


@pytest.fixture
def fake_clock(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """Choosing takes 2 seconds, a call of ``Simulator.step`` 20, of ``play`` 200, of ``reset`` 2000."""
    clock = FakeClock(monkeypatch)
    clock.slow(package_cases.RandomOpponent, "choose", 1)
    clock.slow(Simulator, "step", 10)
    clock.slow(Simulator, "play", 100)
    clock.slow(Simulator, "reset", 1000)
    return clock


@pytest.mark.parametrize(
    ("figure", "seconds", "choosing"),
    [
        ("raw", 200, 0),
        ("step", 20, 2),
        ("masks", 20, 2),
        ("compact", 20, 2),
        ("complete", 20, 2),
        ("checked", 20, 2),
        ("sb3", 20, 2),
        ("sb3-copy", 20, 2),
        ("parallel", 20, 2),
        ("rollout", 200, 0),
        ("whole", 2200, 0),
    ],
)
def test_what_is_timed_is_the_call_and_all_of_it(
    figure: str, seconds: float, choosing: float, fake_clock: FakeClock
) -> None:
    if figure in ours.missing_libraries():
        pytest.skip(ours.missing_libraries()[figure])
    found = ours.case(figure, plan.TWO, 3).prepare()()
    assert (found.seconds, found.choosing) == (seconds, choosing)


def test_the_time_of_the_vector_environment_is_that_of_its_step(fake_clock: FakeClock) -> None:
    from badbones_env.envs.vector import BadBonesVectorEnv

    fake_clock.slow(BadBonesVectorEnv, "step", 50_000)
    found = ours.case("vector", plan.TWO, 3).prepare()()
    assert found.seconds >= 100_000 and found.choosing == 2


def test_the_time_of_a_round_is_that_of_its_play(fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skeletons, "GAMES", 64)
    assert skeletons.skeleton_cases(plan.TWO)[0].prepare()().seconds == 200


@pytest.mark.parametrize(
    "game", [plan.TWO, {"mode": "coop", "players": 2, "chiefs": True}, {"mode": "solo", "players": 1}]
)
def test_the_parts_of_a_round(game: dict[str, Any], fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls for heroes, traps (in co-op one seat after the other) and what follows, until every round has ended."""
    monkeypatch.setattr(parts, "GAMES", 64)
    case = parts.parts_case(game)
    found = case.prepare()()
    spent = {name: round(time * case.batch / 1e9) for name, time in case.more["parts"].items()}
    assert spent[parts.NEW] == 2000 and spent["heroes"] == 20
    assert spent[parts.STEPS[parts.TRAP]] == 20 * (game["players"] if game["mode"] == "coop" else 1)
    steps = sum(spent[name] for name in parts.STEPS.values())
    assert spent[parts.CHOOSING] == steps / 10 and found.seconds == sum(spent.values())
    assert found.games == case.batch > 4 and found.decisions >= 2 * game["players"] * case.batch


def test_parts_need_games_at_the_beginning_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "BURN_IN", 0)  # all at the market
    with pytest.raises(measure.LeaveOut, match="beginning of a round"):
        parts.parts_case({"mode": "versus", "players": 6, "advanced": True}).prepare()


def test_the_time_of_a_copy_is_that_of_reading_the_states(
    fake_clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = ours.case("clone", plan.TWO, 3).prepare()

    def read(self: Simulator) -> Any:
        fake_clock.now += 1
        return vars(self)["states"]

    monkeypatch.setattr(Simulator, "states", property(read), raising=False)
    found = work()
    assert 0 < found.seconds <= found.games / 3


def test_checked_actions_are_checked_and_the_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[bool, bool]] = []
    real = Simulator.step

    def step(self: Simulator, actions: Any = None, *, check: bool = True, **options: Any) -> None:
        seen.append((actions is not None and actions is not self.actions, check))
        real(self, actions, check=check, **options)

    monkeypatch.setattr(Simulator, "step", step)
    for figure in ("step", "compact", "checked"):
        ours.case(figure, plan.TWO, 3).prepare()()
    assert seen == [(False, False), (False, False), (True, True)]


def test_figures_of_one_game_or_one_core_say_so() -> None:
    one = ours.case("parallel", plan.BASE, 4096, 8)
    assert (one.batch, one.cores) == (1, 1)
    assert (ours.case("clone", plan.BASE, 4096, 8).cores, ours.case("raw", plan.BASE, 4096, 8).cores) == (1, 8)


def test_memory_is_that_of_the_arrays() -> None:
    sizes = ours.memory(plan.BASE)
    sim = Simulator(plan.BASE, 3, observation="complete")
    assert sizes["state"] == sim.states.itemsize
    assert sizes["masks"] == sim.masks[0].nbytes and sizes["complete"] == sim.observations[0].nbytes
    assert sizes["all, complete"] - sizes["all, compact"] == sizes["complete"] - sizes["compact"]
    assert sizes["all, compact"] > sizes["state"] + sizes["masks"] + sizes["compact"]


def test_parts_of_positions_have_more_and_more_skeletons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skeletons, "GAMES", 256)
    cases = skeletons.skeleton_cases(plan.TWO)
    for case in cases:
        case.prepare()
    counts = [case.more["skeletons"] for case in cases]
    assert len(counts) == skeletons.PARTS and counts == sorted(counts) and counts[-1] > 2 * counts[0] > 0


@pytest.mark.parametrize("game", [plan.BASE, {"mode": "coop", "players": 2}, {"mode": "solo", "players": 1}], ids=str)
def test_of_every_position_one_whole_round_is_played(game: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Simulator] = []

    def kept(*args: Any, **options: Any) -> Simulator:
        made.append(Simulator(*args, **options))
        return made[-1]

    monkeypatch.setattr(skeletons, "GAMES", 256)
    monkeypatch.setattr(skeletons, "Simulator", kept)
    states, _ = skeletons.positions(game)
    assert (states["decision"][:, : game["players"]] == D_HERO).all() and (states["phase"] == HERO).all()
    case = skeletons.skeleton_cases(game)[-1]
    work = case.prepare()
    before = states[-case.batch :]
    for _ in range(2):  # each call begins with the same positions
        found = work()
        after = made[-1].states
        assert (after["phase"] == OVER).all() and (after["round_no"] == before["round_no"]).all()
        cut_off = after["ended"] == TRUNCATED
        assert cut_off.any() and (after["colour"] != before["colour"])[cut_off].all(), "with the arrival"
        assert found.games == case.batch and found.decisions >= 2 * game["players"] * case.batch


def test_parts_with_the_same_number_of_skeletons_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skeletons, "GAMES", 64)
    cases = skeletons.skeleton_cases(plan.TWO | {"max_rounds": 1})
    measure.measure(cases, 1, TINY, lambda note: None)
    measured = [case.more["skeletons"] for case in cases if not case.left_out]
    assert 1 <= len(measured) < skeletons.PARTS and len(set(measured)) == len(measured)


# Measuring ----------------------------------------------------------------------------------------------------------


def test_cases_are_measured_in_turn_after_a_warm_up() -> None:
    calls: list[str] = []

    def made(name: str) -> Case:
        def work() -> Sample:
            calls.append(name)
            return Sample(1.0, 10, 2)

        return Case(name, {"name": name}, 1, 1, lambda: work)

    cases, notes = [made("a"), made("b")], []
    measure.measure(cases, 3, 2.0, notes.append, lambda: calls.append("round"))
    assert calls == ["a", "b"] + ["round", "a", "a", "b", "b"] * 3
    assert [case.samples for case in cases] == [[Sample(2.0, 20, 4)] * 3] * 2
    assert len(notes) == 2 * (3 + 1)


def test_summary_and_ratio() -> None:
    case = Case("step", plan.BASE, 8, 1, lambda: lambda: Sample(0.0), more={"note": 1})
    other = Case("raw", plan.BASE, 8, 1, lambda: lambda: Sample(0.0))
    case.samples = [Sample(2.0, 200, 4, 2.0), Sample(1.0, 400, 4, 1.0), Sample(1.0, 200, 4, 1.0)]
    other.samples = [Sample(1.0, 50, 4), Sample(1.0, 50, 4)]
    found = calibration.summary(case, [1.0, 2.0, 4.0])
    assert found["decisions"] == {"median": 200.0, "low": 100.0, "high": 400.0}
    assert found["with_choosing"]["median"] == 100.0 and found["games"]["low"] == 2.0
    assert found["steps"] == pytest.approx(1.25e6), "of 10, 1.25 and 1.25 million, each window by its own"
    assert found["note"] == 1 and found["repeats"] == 3
    assert calibration.ratio(case, other) == Spread(5.0, 2.0, 8.0), "from windows of the same rounds"
    assert calibration.ratio(case, other, choosing=True) == Spread(2.5, 1.0, 4.0)
    with pytest.raises(BadBonesError, match="has not been measured"):
        calibration.summary(Case("raw", plan.BASE, 8, 1, lambda: lambda: Sample(0.0)), [])


def test_the_calibration_is_the_time_of_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, asked = FakeClock(monkeypatch), []

    def loop(start: Any, steps: int) -> None:
        asked.append(steps)
        clock.now += 3e-9 * steps

    monkeypatch.setattr(calibration, "_calibration_loop", lambda: loop)
    assert calibration.calibrate() == pytest.approx(3.0) and calibration.calibrate(700) == pytest.approx(3.0)
    assert asked == [calibration.CALIBRATION_STEPS, 700]


def test_a_case_is_prepared_and_measured_on_its_cores() -> None:
    allowed = measure.allowed_cores()
    if len(allowed) < 2:
        pytest.skip("there is one core only, or the system does not tell")
    seen: dict[int, list[int]] = {1: [], 2: []}

    def made(cores: int) -> Case:
        def work() -> Sample:
            seen[cores].append(len(os.sched_getaffinity(0)))
            return Sample(1.0, 1)

        def prepare() -> Any:
            work()
            return work

        return Case("raw", plan.TWO, 1, cores, prepare)

    measure.measure([made(1), made(2)], 2, 1.0, lambda note: None)
    assert seen == {1: [1] * 4, 2: [2] * 4} and measure.allowed_cores() == allowed


def test_a_case_that_leaves_itself_out_does_not_stop_the_others() -> None:
    calls = []

    def fails_at(number: int) -> Case:
        def work() -> Sample:
            calls.append(number)
            if calls.count(number) == number:
                raise measure.LeaveOut("no more")
            return Sample(1.0, 1)

        return Case(f"case{number}", plan.TWO, 1, 1, lambda: work)

    cases = [fails_at(1), fails_at(3), fails_at(99)]
    measure.measure(cases, 3, 1.0, lambda note: None)
    assert [case.left_out for case in cases] == ["no more", "no more", ""]
    assert (calls.count(1), calls.count(3), calls.count(99)) == (1, 3, 4)


def test_too_little_memory_is_one_line() -> None:
    def prepare() -> Any:
        raise MemoryError

    case = Case("compact", plan.TWO, 4096, 1, prepare)
    with pytest.raises(BadBonesError, match="not enough memory for compact versus 2, 4,096 games; use a smaller --bat"):
        measure.measure([case], 1, 1.0, lambda note: None)


def test_cores_are_given_back() -> None:
    before = measure.allowed_cores()
    with measure.on_cores(1):
        assert measure.allowed_cores() == before[:1]
    assert measure.allowed_cores() == before


# Plans --------------------------------------------------------------------------------------------------------------


def test_a_full_run_has_every_figure_mode_player_count_and_batch_size() -> None:
    cases = [case for group in plan.standard(2, full=True) for case in group.cases]
    assert {case.figure for case in cases} == {*ours.FIGURES, *ours.LEARNING, "parts", "skeletons"}
    seen = {(case.figure, case.game["mode"], case.game["players"]) for case in cases}
    for figure in ("raw", "masks", "compact", "complete", "vector", "sb3", "parallel", "rollout"):
        assert {(figure, mode, n) for mode in ("versus", "coop") for n in range(2, 7)} <= seen
        assert (figure, "solo", 1) in seen
    sizes = {(case.figure, case.cores): set() for case in cases}
    for case in cases:
        sizes[case.figure, case.cores].add(case.batch)
    assert sizes["raw", 1] == sizes["compact", 1] == set(plan.BATCHES) and max(plan.BATCHES) == 65536
    assert {1024, 4096, 65536} <= sizes["sb3", 2] and min(sizes["raw", 2]) >= 512
    quick = [case for group in plan.standard(1, full=False) for case in group.cases]
    assert 2 * len(quick) < len(cases) and {case.cores for case in quick} == {1}


def test_only_keeps_what_is_named_and_the_ratios_between_what_is_left() -> None:
    groups = plan.only(plan.standard(2, full=False), ["raw"])
    assert {case.figure for group in groups for case in group.cases} == {"raw"}
    ratios = [(ratio.kind, ratio.case.cores, ratio.other.cores) for group in groups for ratio in group.ratios]
    assert ratios == [("game", 1, 1), ("cores", 2, 1)]


def test_a_chosen_game_is_compared_on_one_core_and_on_all() -> None:
    groups = plan.chosen_game(plan.TWO, [4, 600], 3)
    assert groups[0].ratios == []
    ratios = groups[1].ratios
    assert {ratio.case.figure for ratio in ratios} == set(ours.FIGURES) - set(ours.ONE_CORE)
    assert {(r.kind, r.case.cores, r.other.cores, r.case.batch) for r in ratios} == {("cores", 3, 1, 600)}
    assert all(ratio.case in groups[1].cases and ratio.other in groups[1].cases for ratio in ratios)


# The visitor's table ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_visitor_learns_what_the_machine_can_do(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.json"
    assert main(["bench", "--batch", "64", "--seconds", "1e-6", "--json", str(path)]) == 0
    printed = capsys.readouterr().out
    result = json.loads(path.read_text())
    assert result["version"] and result["machine"]["cores"] and result["game"]["mode"] == "versus"
    assert list(dict.fromkeys(entry["figure"] for entry in result["results"])) == list(visitor.FIGURES)
    for entry in result["results"]:
        title, _ = visitor.FIGURES[entry["figure"]]
        (line,) = [line for line in printed.splitlines() if line.startswith(title)]
        assert visitor.rate(entry["decisions/s"] or entry["games/s"]) in line
    assert "random games are played in a minute" in printed and "'badbones train --config versus2'" in printed

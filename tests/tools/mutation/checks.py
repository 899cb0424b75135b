"""What runs against every mutant, in this order. A check returns what is wrong, "" if nothing; a crash is a failure."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from types import ModuleType

import badbones_env.text.scenario
from badbones_env import Record, Simulator
from tests.oracle import Oracle
from tests.rules import test_new_games, test_offers, test_token_lists, test_view_ends
from tests.rules.golden.make import FOLDER
from tests.tools.fuzz import lockstep
from tests.tools.fuzz.differential import compare
from tests.tools.fuzz.positions import make
from tests.tools.fuzz.questions import paths
from tests.tools.mutation import STAGES
from tests.unit import test_sparse

SCENARIO, OFFERS, NEW_GAMES, TOKENS, GOLDEN, FUZZER, LEARNER_VIEW, SPARSE, LEARNER = STAGES
SEED = 1
FUZZ_POSITIONS, SPARSE_POSITIONS, LOCKSTEP_STEPS = 150, 60, 12
GOLDEN_GAMES = ("solo-1", "solo-heroic", "coop-won", "versus-2", "versus-2-advanced-chiefs", "coop-2-advanced")
MOST = {FUZZER: 50, LEARNER_VIEW: 70, SPARSE: 80}  # checks of a stage that one mutant meets


@dataclass(frozen=True)
class Check:
    """One test: its stage, its name, the rules it is about."""

    stage: str
    name: str
    test: Callable[[], object]
    rules: frozenset[str] = frozenset()

    def run(self) -> str:
        """What is wrong, "" if nothing."""
        try:
            return str(self.test() or "")
        except Exception as error:
            return f"{type(error).__name__}: {error}"


def all_checks(root: Path, modules: set[str]) -> list[Check]:
    """Every check of these modules. Those of the learner need torch and stable-baselines3."""
    checks = []
    if any(module.startswith("badbones_env.") for module in modules):
        checks += [*_scenarios(root / "tests" / "rules" / "scenarios")]
        checks += [*_tests_of(test_offers, OFFERS), *_tests_of(test_new_games, NEW_GAMES)]
        checks += [*_tests_of(test_token_lists, TOKENS)]
        checks += [Check(GOLDEN, name, partial(_replay, name)) for name in GOLDEN_GAMES]
        checks += [Check(FUZZER, f"position {k}", partial(_fuzz, k)) for k in range(FUZZ_POSITIONS)]
        checks += [*_learner_view(), *_sparse()]
    if any(module.startswith("badbones_experiments.") for module in modules):
        from tests.unit.training import test_gradient, test_rollout_kernels

        checks += [*_tests_of(test_rollout_kernels, LEARNER), *_tests_of(test_gradient, LEARNER)]
    return checks


def _scenarios(folder: Path) -> Iterator[Check]:
    run = badbones_env.text.scenario.run_file
    for file in sorted(folder.rglob("*.toml")):
        rules = tomllib.loads(file.read_text("utf-8"))["rules"]
        yield Check(SCENARIO, file.stem, partial(_first, run, file), frozenset(rules))


def _first(run: Callable[[Path], list[str]], file: Path) -> str:
    return next(iter(run(file)), "")


def _replay(name: str) -> str:
    return next(iter(Record.read(FOLDER / f"{name}.bones").mismatches()), "")


def _fuzz(index: int) -> str:
    disagreement, _ = compare(Oracle, *make(SEED, index), seed=index)
    return disagreement.what if disagreement else ""


def _learner_view() -> Iterator[Check]:
    """Positions at the ends of ranges, whole games of every kind, positions on the way to every question."""
    yield from _cases_of(test_view_ends.test_what_learners_see, LEARNER_VIEW)
    yield from _cases_of(test_view_ends.test_tower_on_the_last_space, LEARNER_VIEW)
    yield from _cases_of(test_view_ends.test_a_move_that_is_over_is_shown_no_more, LEARNER_VIEW)
    for name in lockstep.ENDINGS:
        yield Check(LEARNER_VIEW, f"ending {name}", partial(lockstep.end, Oracle, name))
    yield Check(LEARNER_VIEW, "autoreset", partial(lockstep.play_on, Oracle, 30, SEED))
    for name, game in lockstep.GAMES.items():
        yield Check(LEARNER_VIEW, f"game {name}", partial(lockstep.play, Oracle, game, 1, LOCKSTEP_STEPS, SEED))
    for number, path in enumerate(paths(Oracle, SEED, 500, looks=1)[0]):
        yield Check(LEARNER_VIEW, f"path {number}", partial(_follow, *path))


def _follow(game: dict[str, object], position: dict[str, object], steps: list[dict[int, str]]) -> str:
    disagreement, _ = compare(Oracle, game, position, seed=0, script=steps)
    return disagreement.what if disagreement else ""


def _sparse() -> Iterator[Check]:
    yield from _cases_of(test_view_ends.test_lists, SPARSE)
    yield Check(SPARSE, "crowds", test_sparse.test_crowds_are_cut_short)
    yield Check(SPARSE, "full lists", test_sparse.test_lists_may_be_full)
    for test in (test_sparse.test_paths_on_given_boards, test_sparse.test_paths_of_many_bends):
        yield from _cases_of(test, SPARSE)
    yield from (Check(SPARSE, f"lists of position {k}", partial(_lists, k)) for k in range(SPARSE_POSITIONS))
    for name, options in lockstep.GAMES.items():
        yield Check(SPARSE, f"lists of game {name}", partial(_lists_of_game, options))


def _lists(index: int) -> None:
    game, position = make(5, index)
    sim = test_sparse.place_in_simulator(game, position)
    if sim.states["tokens"].max() > test_sparse.MAX_TOKENS - 10:
        return
    for _ in range(3):
        test_sparse.check_lists(sim, 0)
        sim.play(seed=index, steps=1)
        if not sim.states["decision"].any():  # over
            return


def _lists_of_game(options: dict[str, object]) -> None:
    sim = Simulator(options, 2, seed=3, observation="sparse", choices=True, autoreset=True)
    for _ in range(10):
        sim.play(seed=1, steps=1)
        test_sparse.check_lists(sim, 0)


def _tests_of(module: ModuleType, stage: str) -> Iterator[Check]:
    """The tests of a module, with their parameters."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            yield from _cases_of(test, stage)


def _cases_of(test: Callable[..., None], stage: str) -> Iterator[Check]:
    """A test with each of its parameters."""
    for values in _parameters(test):
        yield Check(stage, f"{test.__name__}{list(values.values()) if values else ''}", partial(test, **values))


def _parameters(test: Callable[..., None]) -> Iterator[dict[str, object]]:
    """The arguments with which pytest calls a parametrised test."""
    tables = []
    for mark in getattr(test, "pytestmark", []):
        names, rows = mark.args
        names = [names] if isinstance(names, str) else names
        tables.append([dict(zip(names, row if len(names) > 1 else [row], strict=True)) for row in rows])
    for rows in product(*tables):
        yield {name: value for row in rows for name, value in row.items()}

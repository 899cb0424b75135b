"""What a trap is worth in two ways: planted truths are found."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.jobs.keyed import KeyedRun, KeyedStore
from badbones_experiments.traps import shapley
from badbones_experiments.traps.games import (
    MEASURES,
    AgentPool,
    Experiment,
    GamesPlayer,
    Results,
    give_kits,
    subjects,
)
from badbones_experiments.traps.setting import (
    Kit,
    Variant,
    parse_kit,
    price,
    trap_counts,
    usual_kit,
)
from badbones_experiments.traps.statistics import Estimate, gain
from badbones_experiments.traps.worth import worth

from badbones_env import GameConfig, Simulator

FOUR = GameConfig(players=4)
ADVANCED = GameConfig(players=4, advanced=True)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word about the compilation, wherever it happens first."""
    monkeypatch.setenv("BADBONES_QUIET", "1")


class Planted(Experiment):
    """Games whose points are a function of the kit, and luck that all kits have in common, and some of their own."""

    def __init__(self, truth: Callable[[Kit], float], noise: float = 1.0) -> None:
        self.truth, self.noise, self.opponents, self.seed = truth, noise, ("sentry",), 7

    def results(
        self, variants: Mapping[Any, Variant], games: int, kit_of: Callable[[Any, int], Kit] | None = None
    ) -> dict[Any, Results]:
        common = np.random.default_rng(1).normal(10.0, 5.0, games)
        found = {}
        for number, (key, variant) in enumerate(variants.items()):
            kits = [kit_of(key, k) if kit_of else variant.kit or () for k in range(games)]
            own = np.random.default_rng([2, number]).normal(0.0, self.noise, games)
            points = common + own + np.array([self.truth(one) for one in kits])
            found[key] = dict.fromkeys(MEASURES, points)
        return found


def planted(kit: Kit) -> float:
    """The dragon wins games; bomb, wall and catapult do the same; the treasure does nothing; spring and portal help
    each other."""
    have = Counter(kit)
    alike = have["bomb"] + have["wall"] + have["catapult"]
    return 9.0 * have["dragon"] + 2.0 * alike + 3.0 * min(have["spring"], have["portal"])


@pytest.mark.parametrize("config", [FOUR, ADVANCED], ids=["all kits", "orders drawn"])
def test_planted_traps_are_found(config: GameConfig) -> None:
    """An overpowered trap comes first, a copy of a trap gets its value, one that does nothing gets 0."""
    (answer,) = worth(Planted(planted), [config], ["sentry"], 400).figures["games"]
    assert answer["complete"] != config.advanced
    found = {one["trap"]: one for one in answer["traps"]}
    assert answer["traps"][0]["trap"] == "dragon"
    for way in ("ablation", "shapley"):
        low, high = found["dragon"][way]["points"]["low"], found["dragon"][way]["points"]["high"]
        nothing = found["treasure"][way]["points"]
        # of so many intervals some just miss the truth
        assert low - 0.5 < 9.0 < high + 0.5 and nothing["low"] - 0.5 < 0 < nothing["high"] + 0.5
        assert low > max(one[way]["points"]["high"] for trap, one in found.items() if trap != "dragon")
        wall, catapult = (found[trap][way]["points"] for trap in ("wall", "catapult"))
        assert max(wall["low"], catapult["low"]) < 2.0 < min(wall["high"], catapult["high"])
    pairs = {(one["trap"], one["other"]): one["points"] for one in answer["synergies"]}
    sure = max(pairs, key=lambda pair: pairs[pair]["low"])
    assert not config.advanced or (sure == ("portal", "spring") and pairs[sure]["low"] < 3.0 < pairs[sure]["high"])
    assert all(abs(one["value"]) < 1 for pair, one in pairs.items() if pair != ("portal", "spring"))
    others = [one for pair, one in pairs.items() if pair != ("portal", "spring")]
    assert all(one["low"] <= 0 <= one["high"] for one in others), "of many pairs none looks sure by chance"
    (z,) = {
        round((one["high"] - one["value"]) / (one["sd"] / one["games"] ** 0.5), 1)
        for one in others
        if one["games"] == max(each["games"] for each in others)
    }
    assert z > 2.5, "wider than a single interval"


def test_shares_add_up_to_the_whole() -> None:
    """Two copies and synergies by hand: a and a stand in for each other, b needs one of them."""
    kit: Kit = ("a", "a", "b", "c")
    truth = {
        part: np.array([5.0 * part.count("b") + 2.0 * part.count("a") + 3.0 * ("a" in part and "b" in part)])
        for part in shapley.all_parts(kit)
    }
    assert len(truth) == 12
    found = shapley.values(kit, truth)
    assert {trap: value.item() for trap, value in found.items()} == pytest.approx({"a": 2.5, "b": 7.0, "c": 0.0})
    pairs = {pair: value.item() for pair, value in shapley.synergies(kit, truth).items()}
    assert pairs == pytest.approx({("a", "a"): -1.5, ("a", "b"): 1.5, ("a", "c"): 0.0, ("b", "c"): 0.0})


def test_planted_stars_in_real_games() -> None:
    """Who never touches a trap has its stars and nothing else: exactly so many points, in every game."""
    stars = {"wall": [20, 20], "catapult": [2, 2], "dragon": [2, 2], "treasure": [0]}
    config = GameConfig(players=4, max_rounds=2, components={"stars": stars})
    with played() as experiment:
        (answer,) = worth(experiment, [config], ["passive"], 12).figures["games"]
    assert answer["complete"] and answer["kits_of_each_game"] == 36 and answer["traps"][0]["trap"] == "wall"
    found = {one["trap"]: one["shapley"]["points"]["value"] for one in answer["traps"]}
    assert found == pytest.approx({"wall": 20, "catapult": 2, "dragon": 2, "treasure": 0})
    assert all(one["shapley"]["rounds"]["value"] == 0 for one in answer["traps"])


@contextmanager
def played() -> Iterator[Experiment]:
    """An experiment in a folder that nobody keeps."""
    job = partial(GamesPlayer, ("sentry",), 7)
    with TemporaryDirectory() as folder, KeyedStore.prepare(folder, {}, {}, resume=False, overwrite=True) as store:
        with KeyedRun(job, store, Workers(1), folder) as run:
            yield Experiment(run, ("sentry",), 7)


# --- kits -------------------------------------------------------------------------------------------------------------


def test_kits_are_given() -> None:
    sim = Simulator(ADVANCED, 8, 7, masks=False)
    kit, subject = parse_kit("labyrinth*2,hearse*2,wall*5", ADVANCED), subjects(sim)
    give_kits(AgentPool(("sentry",), 7).table(sim, "sentry", subject), subject, [kit] * 8)
    assert sim.states["supply"][subject.nonzero()].tolist() == [trap_counts(kit)] * 8
    others = np.flatnonzero(~subject[0])
    assert sim.states["supply"][0, others].tolist() == [trap_counts(usual_kit(ADVANCED))] * 3


# --- the commands -----------------------------------------------------------------------------------------------------


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    who = ["--agent", "sentry", "--opponents", "sentry", "--seed", "3"]
    out = str(tmp_path / "worth")
    words = ["traps", "worth", "--games", "4", *who, "--out", out]
    assert main(words) == 0 and "Shapley values" in capsys.readouterr().out
    assert main([*words, "--resume", "--json"]) == 0
    assert {one["trap"] for one in json.loads(capsys.readouterr().out)["games"][0]["traps"]} == set(usual_kit(FOUR))
    page = (tmp_path / "worth" / "report.html").read_text()
    assert "<svg" in page and "Synergies" in page


def test_estimates_are_those_of_the_games() -> None:
    """A gain in shares cannot be above 1."""
    one: Estimate = gain(np.array([1.0, 1.0, 0.9]), "win")
    assert one.high == 1.0 and price(ADVANCED, usual_kit(ADVANCED)) == 20

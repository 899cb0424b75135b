"""What a trap is worth in three ways, and the mixture of baskets that none beats: planted truths are found."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_agent import CHAMPIONS, GENERALIST
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.jobs.keyed import KeyedRun, KeyedStore
from badbones_experiments.traps import mixture as mixtures
from badbones_experiments.traps import shapley
from badbones_experiments.traps.games import MEASURES, Experiment, GameRange, GamesJob, Results
from badbones_experiments.traps.mixture import Market, Meetings, MixtureBudget, find_mixture
from badbones_experiments.traps.prices import cheaper, dearer, fairest, never_bought
from badbones_experiments.traps.retrain import Retraining, RetrainingJob, supply
from badbones_experiments.traps.setting import (
    Kit,
    Mixture,
    TrapsError,
    Variant,
    drawn_part,
    parse_kit,
    price,
    trap_counts,
    usual_kit,
)
from badbones_experiments.traps.statistics import Estimate, gain
from badbones_experiments.traps.worth import ABLATION, BANNED, RETRAINED, SHAPLEY, WorthBudget, worth

from badbones_env import GameConfig, Simulator
from badbones_env.components import GOODS
from badbones_env.rules.constants import MARKET, NO_WEAPON, TRAP_NAMES

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

    def results(self, variants: Sequence[Variant], games: int, first: int = 0) -> dict[Variant, Results]:
        common = np.random.default_rng(1).normal(10.0, 5.0, games)
        found = {}
        for number, variant in enumerate(variants):
            kit = variant.kit or ()
            kits = [kit if variant.part is None else drawn_part(kit, variant.part, self.seed, k) for k in range(games)]
            own = np.random.default_rng([2, number]).normal(0.0, self.noise, games)
            points = common + own + np.array([self.truth(one) for one in kits])
            found[variant] = dict.fromkeys(MEASURES, points)
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
    answer = worth(Planted(planted), config, "sentry", WorthBudget(400), None).figures
    assert answer["complete"] != config.advanced
    found = {one["trap"]: one for one in answer["traps"]}
    assert answer["traps"][0]["trap"] == "dragon"
    for way in (ABLATION, SHAPLEY):
        low, high = found["dragon"][way]["points"]["low"], found["dragon"][way]["points"]["high"]
        nothing = found["treasure"][way]["points"]
        assert low < 9.0 < high and nothing["low"] < 0 < nothing["high"]
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
        answer = worth(experiment, config, "passive", WorthBudget(12), None).figures
    assert answer["complete"] and answer["kits_of_each_game"] == 36 and answer["traps"][0]["trap"] == "wall"
    found = {one["trap"]: one[SHAPLEY]["points"]["value"] for one in answer["traps"]}
    assert found == pytest.approx({"wall": 20, "catapult": 2, "dragon": 2, "treasure": 0})
    assert all(one[SHAPLEY]["rounds"]["value"] == 0 for one in answer["traps"])


@contextmanager
def played() -> Iterator[Experiment]:
    """An experiment in a folder that nobody keeps."""
    job = GamesJob(("sentry",), 7)
    with TemporaryDirectory() as folder, KeyedStore.prepare(folder, {}, {}, resume=False, overwrite=True) as store:
        with KeyedRun(job, store, Workers(1), folder) as run:
            yield Experiment(run, job.opponents, job.seed)


# --- kits -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["versus", "solo", "coop"])
def test_games_begin_with_what_is_handed_out(mode: str) -> None:
    """Without a market, and again after every game that ends."""
    config = GameConfig(mode=mode, advanced=True)
    kit = parse_kit("wall*2,bomb", config)
    sim = Simulator(config, 4, 7, autoreset=True)
    sim.set_initial_supply(supply(config, kit))
    begun = sim.states["supply"][:, 0].copy()
    assert begun.tolist() == [trap_counts(kit)] * 4 and (sim.states["weapon"][:, : config.players] == NO_WEAPON).all()
    agent = make_agent("passive")
    while not (sim.index >= 4).any():
        agent.choose(sim, np.ones(sim.actions.shape, np.bool_))
        sim.step()
        assert not (sim.states["phase"] == MARKET).any()
    assert sim.states["supply"][sim.index >= 4, 0].tolist() == [trap_counts(kit)] * int((sim.index >= 4).sum())
    assert sim.broken_invariant() == ""


def test_what_is_bought_was_for_sale() -> None:
    """Four who want the same get no more than there is; who is alone in wanting a thing gets it."""
    greedy, modest = parse_kit("labyrinth*2,hearse*2,wall*5", ADVANCED), parse_kit("bomb*2,dragon*2", ADVANCED)
    player = GamesJob(("sentry",), 7).worker()
    stock = dict(zip(TRAP_NAMES, [0] * len(TRAP_NAMES), strict=True))
    stock |= {name: amounts[3] for name, amounts in ADVANCED.parts.stock.items()}
    crowd = player.do(GameRange(Variant.of(ADVANCED, "sentry", greedy, bought=True, others=((greedy, 1.0),)), 0, 8))
    assert np.mean(crowd["got"], axis=0)[TRAP_NAMES.index("labyrinth")] <= stock["labyrinth"] / 2
    alone = player.do(GameRange(Variant.of(ADVANCED, "sentry", modest, bought=True, others=((greedy, 1.0),)), 0, 8))
    assert all(got[TRAP_NAMES.index("bomb")] == 2 and got[TRAP_NAMES.index("dragon")] == 2 for got in alone["got"])
    given = player.do(GameRange(Variant.of(ADVANCED, "sentry", greedy, others=((greedy, 1.0),)), 0, 8))
    assert given["got"] == [trap_counts(greedy)] * 8
    with pytest.raises(TrapsError, match="kits are bought in advanced games"):
        Variant.of(FOUR, "sentry", usual_kit(FOUR), bought=True)


def test_lots_are_drawn_as_often_as_they_should() -> None:
    one, other = parse_kit("wall", ADVANCED), parse_kit("bomb", ADVANCED)
    told = (
        GamesJob(("passive",), 7)
        .worker()
        .do(GameRange(Variant.of(ADVANCED, "passive", one, others=((one, 0.25), (other, 0.75))), 0, 125))
    )
    assert 0.2 < 1 - np.mean(told["drawn"]) < 0.3


# --- retraining ----------------------------------------------------------------------------------------------------


def test_lessons_repeat_and_know_their_kit() -> None:
    variant = Variant.of(GameConfig(), "champion:simulations=0")
    network = str(CHAMPIONS / GENERALIST)
    player = RetrainingJob(("passive",), 7).worker()
    retraining = Retraining(variant.game, network, usual_kit(FOUR), 500, 0, 40)
    one = player.do(retraining)
    assert one == player.do(retraining) and retraining.fits(one) and not retraining.fits({"win": [1.0]})
    assert one != player.do(Retraining(variant.game, network, (), 500, 0, 40))
    player.close()


class Pupil:
    """Lessons that end as planted, up to the luck of each attempt: half of what a ban costs is made good."""

    def results(self, retrainings: Sequence[Retraining], unit: str) -> list[dict[str, list[float]]]:
        whole = planted(usual_kit(FOUR))
        return [
            dict.fromkeys(MEASURES, [whole + (planted(one.kit) - whole) / 2 + 0.1 * one.attempt * len(one.kit)] * 5)
            for one in retrainings
        ]


def test_bans_are_counted_over_the_lessons() -> None:
    """A ban takes all copies away; the interval is that of the attempts, not of the games."""
    experiment = Planted(planted)
    experiment.run = Pupil()  # type: ignore[assignment]
    answer = worth(experiment, FOUR, "sentry", WorthBudget(200, 100, 1000, 3, "network", "sentry"), None)
    found = {one["trap"]: one for one in answer.figures["traps"]}
    assert found["dragon"][RETRAINED]["points"]["value"] == pytest.approx(4.5 + 0.1)
    assert found["wall"][RETRAINED]["points"]["value"] == pytest.approx(2.0 + 0.2)  # two copies, two items fewer
    assert found["wall"][RETRAINED]["points"]["games"] == 3 and found["wall"][BANNED]["points"]["games"] == 200
    assert found["wall"][BANNED]["points"]["low"] < 4.0 < found["wall"][BANNED]["points"]["high"]
    assert "banned, retrained" in answer.cards[0].table.head


# --- mixtures ---------------------------------------------------------------------------------------------------------

KITS: list[Kit] = [(name, "treasure") for name in ("wall", "catapult", "dragon", "bomb")]


class Duels(Market):
    """Two players whose baskets win with given probabilities."""

    def __init__(self, chances: Any) -> None:
        self.chances, self.config = np.array(chances), GameConfig(advanced=True)
        self.experiment, self.agent, self.bought = Planted(lambda kit: 0.0), "sentry", True

    def play(self, kits: Sequence[Kit], others: Mixture, first: int, games: int) -> dict[Kit, dict[str, Any]]:
        found = {}
        for kit in kits:
            lots, luck = np.random.default_rng([first, 1]), np.random.default_rng([first, 2])
            chance = np.array([share for _, share in others])
            drawn = lots.choice(len(others), (games, 2), p=chance / chance.sum())
            rival = drawn[np.arange(games), (first + np.arange(games) + 1) % 2]
            numbers = np.array([KITS.index(other) for other, _ in others])
            win = (luck.random(games) < self.chances[KITS.index(kit), numbers[rival]]).astype(float)
            shares = np.where((first + np.arange(games))[:, None] % 2 == [[0, 1]], win[:, None], 1 - win[:, None])
            found[kit] = {"win": win, "drawn": drawn, "shares": shares, "got": np.array([trap_counts(kit)] * games)}
        return found


CIRCLE = [[0.5, 0.8, 0.2, 0.9], [0.2, 0.5, 0.8, 0.9], [0.8, 0.2, 0.5, 0.9], [0.1, 0.1, 0.1, 0.5]]
LADDER = [[0.5, 0.7, 0.8, 0.9], [0.3, 0.5, 0.7, 0.8], [0.2, 0.3, 0.5, 0.7], [0.1, 0.2, 0.3, 0.5]]


@pytest.mark.parametrize(("chances", "wanted"), [(CIRCLE, [1 / 3] * 3 + [0]), (LADDER, [1, 0, 0, 0])])
def test_the_mixture_that_none_beats(chances: Any, wanted: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixtures, "screen", lambda *_: dict.fromkeys(KITS, 0.5))
    found = find_mixture(Duels(chances), KITS, MixtureBudget(10, 4, 4, 2000, 2000))
    shares = dict(found.mixture)
    assert [shares.get(kit, 0.0) for kit in KITS] == pytest.approx(wanted, abs=0.08)
    assert found.holds and found.entered == 4 and set(found.gains) == set(KITS)
    assert found.gains[KITS[3]].high < 0
    assert never_bought(found)[-4:] == ["hearse", "labyrinth", "portal", "spring"] and "bomb" in never_bought(found)
    assert ("wall" in never_bought(found)) == (wanted[0] == 0)


def test_a_mixture_that_is_beaten_does_not_hold() -> None:
    market, mixture = Duels(LADDER), ((KITS[1], 1.0),)
    played = market.play(KITS, mixture, 0, 1000)
    found = mixtures._replayed(KITS, mixture, played, 1)
    assert not found.holds and found.gains[KITS[0]].low > 0 and found.gains[KITS[1]].value == 0


def test_meetings_are_counted_from_both_sides() -> None:
    meetings = Meetings()
    meetings.enter(KITS[:2])
    others = ((KITS[0], 0.5), (KITS[1], 0.5))
    played = Duels(LADDER).play(KITS[:2], others, 0, 500)
    for kit in KITS[:2]:
        meetings.add(kit, others, played[kit], 0)
    payoffs = meetings.payoffs()
    assert np.allclose(payoffs, -payoffs.T) and payoffs[0, 1] == pytest.approx(0.4, abs=0.1)
    assert meetings.nash_mixture() == ((KITS[0], 1.0),)


def test_prices_fall_by_a_third_but_not_below_a_coin() -> None:
    assert cheaper({"dragon": 6, "bomb": 2, "wall": 1, "portal": 3}, ["dragon", "bomb", "wall"]) == {
        "dragon": 4,
        "bomb": 1,
    }


def test_what_is_bought_most_becomes_dearer_and_the_fairest_prices_leave_the_fewest() -> None:
    costs, copies = dict.fromkeys(GOODS, 3), dict.fromkeys(GOODS, 0.1)
    assert dearer(costs, copies | {"bomb": 0.4}) == {"bomb": 4}
    assert fairest([["wall", "bomb"], ["wall"], ["bomb"]]) == 1 and fairest([["wall"], []]) == 1


# --- the commands -----------------------------------------------------------------------------------------------------


def test_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    who = ["--agent", "sentry", "--opponents", "sentry", "--seed", "3"]
    out = str(tmp_path / "worth")
    words = ["traps", "worth", "--games", "4", *who, "--out", out]
    assert main(words) == 0 and "Synergies" in capsys.readouterr().out
    assert main([*words, "--resume", "--json"]) == 0
    assert {one["trap"] for one in json.loads(capsys.readouterr().out)["traps"]} == set(usual_kit(FOUR))
    assert "<svg" in (tmp_path / "worth" / "report.html").read_text()
    small = ["--screening", "20", "--entering", "1", "--stages", "1", "--games", "4", "--replayed", "6", "--steps", "1"]
    out = str(tmp_path / "prices")
    words = ["traps", "prices", "--advanced", *small, *who, "--alternative", "second-prices", "--out", out]
    assert main(words) == 0
    told = json.loads((tmp_path / "prices" / "results.json").read_text())
    assert [one["reading"] for one in told["readings"]] == ["as shipped", "second-prices"]
    for one in told["readings"]:
        for tried in one["tried"]:
            assert sum(basket["prob"] for basket in tried["mixture"]) == pytest.approx(1, abs=1e-4)
            assert all(price_of(basket["basket"], tried["costs"]) <= 20 for basket in tried["gains"])
    assert told["readings"][1]["tried"][0]["costs"]["dragon"] == 4
    capsys.readouterr()
    assert main(["traps", "prices", "--out", str(tmp_path / "base"), *who]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["traps", "value", "--kits", "bought", "--games", "3", *who, "--out", str(tmp_path / "base")]) == 2
    assert "kits are bought in advanced games" in capsys.readouterr().err


def price_of(basket: list[str], costs: dict[str, int]) -> int:
    return sum(costs.get(item, 0) for item in basket)


def test_estimates_are_those_of_the_games() -> None:
    """A gain in shares cannot be above 1."""
    one: Estimate = gain(np.array([1.0, 1.0, 0.9]), "win")
    assert one.high == 1.0 and price(ADVANCED, usual_kit(ADVANCED)) == 20

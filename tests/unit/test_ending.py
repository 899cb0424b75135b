"""The end of a game: who won and why, what it looked like, what would have been better, and another try."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from badbones_agents.advice import RolloutValue, advise, best_adviser, rollout_values
from badbones_agents.registry import make_agent
from badbones_experiments.viewer.ending import describe_gain, explain_ending
from badbones_experiments.viewer.game_store import GameStore
from badbones_experiments.viewer.guide import chiefs_met, guide
from badbones_experiments.viewer.played_game import PlayedGame

from badbones_env import Game, GameConfig, Record
from badbones_env.drawing.svg import definitions
from badbones_env.errors import IllegalChoiceError
from badbones_env.rules.constants import KIND_NAMES, TRAP_NAMES, WEAPON_NAMES
from badbones_env.text.wording import CHIEF_HELP, TRAP_HELP, WEAPON_HELP, describe_choice
from tests.oracle import data
from tests.rich import rich_game


def play_badly(played: PlayedGame, seed: int = 3) -> None:
    """To the end: the hero anywhere, no traps."""
    rng = random.Random(seed)
    while not played.game.over:
        legal = played.game.legal()[0]
        played.choose(0, "pass" if "pass" in legal else rng.choice(legal))


@pytest.fixture(scope="module")
def lost(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A store and the name of a game that was lost."""
    store = GameStore(tmp_path_factory.mktemp("games"))
    name = store.new({"players": 2}, ["human", "guardian"], 5, practice=True)
    with store.use(name) as played:
        play_badly(played)
    return store, name


def test_the_end_says_who_won_and_why(lost: Any) -> None:
    store, name = lost
    with store.use(name) as played:
        end = played.view()["ending"]
        number = played.game.outcome.rounds
        assert end["title"] == "You lost" and f"Guardian won in round {number}" in end["verdict"]
        assert end["why"][0].startswith(f"In round {number} the last ") and " of your " in end["why"][0]
        assert " forest (" in end["why"][0] and "→" in end["why"][0], "which skeleton, from where"
        assert end["fatal"]["round"] == number
        board, tower = played.game.position()["board"][0], " tower " in end["why"][0]
        (before,) = [words for words in end["why"] if "lost before: " in words]
        lost_before = sum(int(count) for count in re.findall(r"(\d+) in round", before))
        assert lost_before == (4 - board["floors"] if tower else 5 - board["houses"]) - 1, "all but the last"
        assert any(f"Guardian has {played.game.outcome.scores[1]} points: " in words for words in end["why"])


def test_the_course_of_a_game_is_known_round_by_round(lost: Any) -> None:
    store, name = lost
    with store.use(name) as played:
        history = played.view()["ending"]["history"]
        assert [entry["round"] for entry in history] == list(range(played.game.outcome.rounds + 1))
        assert history[0]["seats"][0]["floors"] == 4 and history[-1]["step"] == played.steps
        last, board = history[-1]["seats"][0], played.game.position()["board"][0]
        assert (last["floors"], last["houses"]) == (board["floors"], board["houses"]) and last["out"]
        losses = [loss.event for loss in played.story.losses]
        assert sum(event.amount for event in losses if event.seat == 0) == 9 - last["floors"] - last["houses"]


@pytest.mark.parametrize(
    "options",
    [{"mode": "solo"}, {"mode": "coop", "players": 2}, {"players": 3, "chiefs": True}, {"mode": "solo", "rounds": 1}],
)
def test_every_kind_of_end_is_explained(options: dict[str, Any], tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    for seed in range(3):
        with store.use(store.new(options, [], seed)) as played:
            play_badly(played)
            end, outcome = played.view()["ending"], played.game.outcome
            assert end["why"] and end["verdict"]
            if options["mode"] != "versus" if "mode" in options else False:
                assert (end["fatal"] is None) == bool(outcome.winners)
                assert bool(outcome.winners) == ("stood for" in end["why"][-1])


def test_the_emperor_is_named() -> None:
    from badbones_experiments.viewer.frames import Story

    position = {"phase": "trap", "board": [{"hero": "a1", "skeletons": ["c4 s rt emperor"]}, {}]}
    story = Story(Game.from_position({"players": 2, "chiefs": True}, position), ["You", "Greedy"])
    story.step({0: "pass", 1: "pass"})
    assert story.game.over and explain_ending(story)[0].startswith(
        "In round 1 the emperor reached your tower: a red emperor"
    )


@pytest.mark.slow
def test_the_worst_choices_are_found(lost: Any) -> None:
    store, name = lost
    with store.use(name) as played:
        told: list[int] = []
        mistakes = played.review(0, lambda done, _: told.append(done))
        assert 1 <= len(mistakes) <= 3 and told[-1] == played.steps
        record = Record.read(played.path)
        for each in mistakes:
            assert each["chosen"] != each["better"] and each["gain"]
            game = record.start()
            for step in record.steps[: each["step"] - 1]:
                game.step({int(seat[1:]): text for seat, text in step["choices"].items()})
            described = [describe_choice(text, game.decision(0), played.names) for text in game.legal()[0]]
            assert each["better"] in described and game.outcome.rounds == each["round"]
        assert played.review(0) is mistakes, "found once"
        with pytest.raises(IllegalChoiceError, match="people"):
            played.review(1)


def test_a_game_is_reviewed_when_it_is_over(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    with store.use(store.new({"players": 2}, ["human", "random"], 5)) as played, pytest.raises(IllegalChoiceError):
        played.review(0)


def test_a_mistake_in_words() -> None:
    played, advised = RolloutValue("pass", 0.5, 20.0, 31), RolloutValue("place wall/ b2", 0.75, 21.0, 31)
    gain = describe_gain(played, advised)
    assert gain == "tower and village stand 4 rounds later in 75% of 64 trials instead of 50% and 1 point more"


def test_outlooks_compare_on_the_same_seed() -> None:
    position = {"round": 5, "phase": "hero", "board": [{"hero": "c2", "floors": 1, "skeletons": ["b3 e gl"]}, {}]}
    game = Game.from_position({"players": 2}, position)
    saved, again, lost = rollout_values(game, 0, ["move b3", "move b3", "move d1"], samples=16, rounds=1)
    assert saved.stands > lost.stands == 0.0 and saved == again
    assert game.position()["round"] == 5


@pytest.mark.parametrize(
    ("spec", "several"),
    [pytest.param("champion", True, marks=pytest.mark.slow), ("mcts", True), ("search", True), ("guardian", False)],
)
def test_advisers_say_what_they_considered(spec: str, several: bool) -> None:
    game = Game(players=2, seed=3)
    candidates = advise(make_agent(spec), game, 0)
    assert all(each.choice in game.legal()[0] for each in candidates)
    assert len({each.choice for each in candidates}) == len(candidates) and (len(candidates) > 1) == several
    if several:
        assert abs(sum(each.visit_prob for each in candidates) - 1) < 1e-9
        assert all(each.value is None or -2 <= each.value <= 2 for each in candidates)


def test_the_strongest_agent_for_a_game_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    assert best_adviser(Game(players=2)).name == "champion"
    assert best_adviser(rich_game()).name in ("champion", "mcts"), "a position with what its game does not have"
    monkeypatch.setattr("badbones_agents.advice.ADVISERS", ("policy", "champion", "mcts", "guardian"))
    with pytest.raises(Exception, match="policy needs"):
        best_adviser(Game(players=2))


def test_a_rematch_has_the_same_seed(lost: Any) -> None:
    store, name = lost
    again = store.rematch(name)
    with store.use(again) as played, store.use(name) as before:
        assert played.steps == 0 and played.view()["before"] == name
        assert played.game.position()["board"] == Record.read(before.path).start().position()["board"]
        for step in Record.read(before.path).steps:  # the same choices lead to the same game
            if not played.game.over and "p0" in step["choices"]:
                played.choose(0, step["choices"]["p0"])
        assert played.game.position() == before.game.position()


# The guide ----------------------------------------------------------------------------------------------------------


def test_the_help_fits_the_game(options: dict[str, Any]) -> None:
    config = GameConfig(**options)
    parts = re.split("<h3>(.*?)</h3>", guide(config)["html"])
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    titles = [*sections]
    assert titles[0] == "The goal" and ("Chiefs" in titles) == config.chiefs
    assert any("market" in title for title in titles) == config.advanced
    assert ("capital" in sections["The goal"]) == (config.mode == "coop")
    traps = 1 + len(data.TRAPS if config.advanced else data.BASE_TRAPS)
    assert sections["Traps"].count("<li>") == traps, "and a damaged one"
    assert ("Weapons" in titles) == config.advanced
    symbols = re.findall('href="#bb-([^"]+)"', "".join(parts))
    assert set(symbols) <= set(definitions(symbols)), "the real drawings"


def test_everything_that_can_be_bought_or_met_has_a_sentence() -> None:
    assert set(TRAP_HELP) == set(TRAP_NAMES) and set(WEAPON_HELP) == set(WEAPON_NAMES)
    assert set(CHIEF_HELP) == set(KIND_NAMES[1:])
    for words in (*TRAP_HELP.values(), *WEAPON_HELP.values(), *CHIEF_HELP.values()):
        assert words[0].isupper() and words.endswith(".") and len(words) < 110


def test_chiefs_in_sight_are_explained() -> None:
    met = chiefs_met(rich_game(), 0)
    assert {name for _, name, _ in met} == {"artificer", "emperor"}
    assert all(words == CHIEF_HELP[name] for _, name, words in met)
    assert chiefs_met(Game(players=2), 0) == []

"""``badbones dev claims``: published strengths are played again, and one that is not borne out is noticed."""

from __future__ import annotations

import json
import random
import shlex
from dataclasses import replace

import pytest
from badbones_experiments.cli.main import build_parser

from badbones_env import BadBonesError
from docs.tools.claims import strengths
from docs.tools.claims.main import claims, sample
from docs.tools.claims.replay import replay
from docs.tools.claims.strengths import Claim, Figure

pytestmark = pytest.mark.slow

COMMAND = "badbones tournament greedy random --games 20 --seed 7"


@pytest.fixture
def path(tmp_path):
    found = tmp_path / "strengths.json"
    assert claims(["small"], record=COMMAND, workers=1, path=found) == 0
    return found


def test_a_claim_is_recorded_and_holds(path, capsys):
    claim = strengths.read(path)["small"]
    assert claim.command == COMMAND and claim.games == 20 and claim.reproducible
    assert claim.figure("greedy win_share").value > 0.8 and claim.table["agents"] == ["greedy", "random"]
    assert claims([], workers=1, path=path) == 0
    assert "1 of 1 claims replayed, 0 do not hold" in capsys.readouterr().out
    assert claims([], workers=1, seed=99, path=path, as_json=True) == 0, "other games bear it out as well"
    found = json.loads(capsys.readouterr().out)
    assert found["broken"] == 0 and all(one["holds"] for one in found["claims"]["small"])


def test_a_claim_that_does_not_hold_is_noticed(path, capsys):
    claim = strengths.read(path)["small"]
    wrong = replace(claim, figures=claim.figures | {"greedy win_share": Figure(0.3, 0.25, 0.35)})
    strengths.write({"small": wrong}, path)
    assert claims([], workers=1, path=path) == 1
    out = capsys.readouterr().out
    assert "greedy win_share: 30.0% (25.0% to 35.0%) on file" in out and "DOES NOT HOLD" in out
    missing = replace(claim, figures={"nobody win_share": Figure(0.3, 0.25, 0.35)})
    strengths.write({"small": missing}, path)
    assert claims([], workers=1, path=path) == 1, "a figure that is gone does not hold either"


def test_matches_can_be_claimed(tmp_path):
    found = tmp_path / "strengths.json"
    line = "badbones match greedy random --elo1 100 --seed 7 --max-games 60"
    assert claims(["better"], record=line, workers=1, path=found) == 0
    claim = strengths.read(found)["better"]
    assert claim.table == {"verdict": "accept"} and claim.figure("greedy score against random").value > 0.8


def test_published_scores_of_the_suite_are_claims(capsys):
    assert claims(["suite-random", "suite-guardian"], show=True, as_json=True) == 0
    listed = json.loads(capsys.readouterr().out)
    assert (
        listed["suite-random"]["figures"]["IQM"]["value"]
        < 0.1
        < 0.5
        < listed["suite-guardian"]["figures"]["IQM"]["value"]
    )
    for trained in ("suite-pqn-500k", "suite-sb3-500k"):  # their networks are not on file
        with pytest.raises(BadBonesError, match="there is no claim"):
            claims([trained], show=True)
    command = "badbones suite run random --tier mini --only 'versus/versus2/*' --name random"
    again = replay(command, workers=1)
    assert again.command == command and again.games == 7 * 240 and again.figure("versus").value < 0.05


def test_other_games_may_differ_by_chance_only():
    known = Figure(0.50, 0.45, 0.55)
    assert known.holds(Figure(0.54, 0.49, 0.59), same_games=True) and not known.holds(Figure(0.56, 0.5, 0.6), True)
    assert known.holds(Figure(0.60, 0.55, 0.65), same_games=False)
    assert not known.holds(Figure(0.65, 0.60, 0.70), same_games=False)


def test_a_sample_fits_into_the_time():
    known = {name: Claim(COMMAND, seconds=seconds) for name, seconds in (("a", 50), ("b", 30), ("c", 25), ("d", 500))}
    for seed in range(20):
        taken = sample(known, list(known), 60, random.Random(seed))
        assert taken and sum(known[name].seconds for name in taken) <= 60
    with pytest.raises(BadBonesError, match="the quickest takes 25"):
        sample(known, list(known), 10, random.Random(0))


def test_what_is_wrong_is_said(path, tmp_path):
    with pytest.raises(BadBonesError, match=r"no claim 'smal'.*did you mean"):
        claims(["smal"], path=path)
    with pytest.raises(BadBonesError, match="takes one name"):
        claims([], record=COMMAND, path=path)
    with pytest.raises(BadBonesError, match="a claim is a badbones tournament, match, evaluate or suite run"):
        claims(["x"], record="rm -rf runs", path=path)
    (tmp_path / "broken.json").write_text('{"format": 1}')
    with pytest.raises(BadBonesError, match="not a file of strengths"):
        claims([], path=tmp_path / "broken.json")


def test_published_claims_can_be_played_again():
    """Every command on file is one that the command line knows, with a seed, and every figure lies in its interval."""
    for name, claim in strengths.read().items():
        words = shlex.split(claim.command)
        arguments = build_parser([words[1]]).parse_args([*words[1:], "--out", "x", "--json"])
        assert arguments.command == words[1] and "--seed" in words, name
        assert claim.figures and claim.games > 0 and claim.seconds > 0, name
        for figure in claim.figures.values():
            assert figure.low <= figure.value <= figure.high, name

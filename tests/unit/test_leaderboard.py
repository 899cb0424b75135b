"""``badbones leaderboard``: likelihood of superiority, worst cases, links from a cell to games."""

from __future__ import annotations

import json
import re

import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.reports.pages import Card, page
from badbones_experiments.reports.tables import Linked, ResultTable

from docs.tools import scale


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    out = tmp_path_factory.mktemp("board") / "t"
    line = ["tournament", "greedy", "sentry", "random", "--games", "60", "--seed", "7", "--workers", "1"]
    assert main([*line, "--out", str(out), "--no-replays"]) == 0
    return out


def test_comparisons(folder, capsys):
    capsys.readouterr()
    assert main(["leaderboard", str(folder), "--json"]) == 0
    (board,) = json.loads(capsys.readouterr().out)["leaderboards"]
    entrants, ahead = board["entrants"], board["head_to_head"]["ahead"]
    assert [entrant["agent"] for entrant in entrants] == ["sentry", "greedy", "random"]
    for i, entrant in enumerate(entrants):
        met = {entrants[j]["agent"]: share for j, share in enumerate(ahead[i]) if share is not None}
        worst = entrant["worst_case"]
        assert worst["share"] == min(met.values()) and met[worst["against"]] == worst["share"]
        for j in range(i):
            assert board["superiority"][i][j] + board["superiority"][j][i] == pytest.approx(1)
    assert board["superiority"][0][2] > 0.95
    # sentry beats all: everybody is rated by how it does against sentry
    assert [entrant["vs_nash"] for entrant in entrants] == pytest.approx([0.5, ahead[1][0], ahead[2][0]], abs=1e-4)


def test_the_table_and_the_page(folder, tmp_path, capsys):
    page = tmp_path / "board.html"
    assert main(["leaderboard", str(folder), "--html", str(page)]) == 0
    text = capsys.readouterr().out
    for title in ("better than next", "worst case", "vs Nash mixture"):
        assert title in text
    links = re.findall(r'<a href="(board\.games/[^"]+)">', page.read_text())
    assert len(links) == 6 and len(set(links)) == 3
    for link in links:
        assert "Bad Bones" in (tmp_path / link).read_text()
    other = tmp_path / "bare.html"
    assert main(["leaderboard", str(folder), "--html", str(other), "--no-replays"]) == 0
    assert "bare.games" not in other.read_text() and not (tmp_path / "bare.games").exists()


def test_teams_are_compared_too(tmp_path, capsys):
    line = ["tournament", "greedy", "guardian", "random", "--mode", "solo", "--games", "60", "--seed", "7"]
    assert main([*line, "--workers", "1", "--out", str(tmp_path), "--no-replays"]) == 0
    capsys.readouterr()
    assert main(["leaderboard", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert "better than next" in text and "worst case" not in text


def test_a_cell_that_leads_somewhere():
    text = page("t", [Card("c", table=ResultTable(["a"], [[Linked("51.0%\n<9> games", 'x"y.html')]]))])
    assert '<td data-n="51.0"><a href="x&#34;y.html">51.0%</a><br><small>&lt;9&gt; games</small></td>' in text


def test_a_synthetic_tournament_of_many_agents(tmp_path, capsys):
    entry = scale.many_agents(12, 1000, str(tmp_path))
    assert set(entry) == {"seconds"} and (tmp_path / "board.html").is_file()
    assert "(1,056 games of 1 tournament" in capsys.readouterr().out

"""Tournaments: schedules, determinism, resuming, games, merging, errors, the report."""

from __future__ import annotations

import itertools
import json
import math
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from badbones_agents.registry import agent_class
from badbones_experiments.cli.main import main
from badbones_experiments.tournament.database import Database
from badbones_experiments.tournament.export import conclusion, short_names
from badbones_experiments.tournament.play import BlockQueue
from badbones_experiments.tournament.records import select_games
from badbones_experiments.tournament.schedule import Chunk, TournamentError, make_plan

from badbones_env import GameConfig, Record, Simulator

ROOT = Path(__file__).parents[2]
AGENTS = ROOT / "tests" / "tournament_agents"


@pytest.fixture(autouse=True)
def agents(monkeypatch):
    """The agents of tests/tournament_agents are known by name, here and in worker processes."""
    monkeypatch.syspath_prepend(str(AGENTS))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(AGENTS)]))
    monkeypatch.setenv("BADBONES_QUIET", "1")


@pytest.fixture
def play(tmp_path, capsys):
    """``play("first", "last", "--games", 10, out="name")`` -> the folder of the finished tournament."""

    def run(*arguments, out="out", code=0, replays=False):
        folder = tmp_path / out
        words = ["tournament", *map(str, arguments), "--out", str(folder), *([] if replays else ["--no-replays"])]
        assert main(words if "--workers" in words else [*words, "--workers", "1"]) == code
        run.out, run.err = capsys.readouterr()
        return folder

    return run


@pytest.fixture
def unguarded(monkeypatch):
    """Agents as the shipped ones are: nothing between them and the tournament (in this process)."""
    monkeypatch.setattr(
        "badbones_experiments.tournament.play.make_agent", lambda spec, seed: agent_class(spec)(seed=seed)
    )


def results(folder):
    return json.loads((folder / "results.json").read_text())


def entrant(folder, name):
    return next(entry for entry in results(folder)["entrants"] if entry["agent"] == name)


# Schedules ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players, given, tables", [(2, 3, 3), (3, 4, 4), (4, 4, 1), (4, 6, 15)])
def test_round_robin_seats_everybody_everywhere_equally_often(players, given, tables):
    names = [f"a{k}" for k in range(given)]
    plan = make_plan(GameConfig(players=players), names, "round-robin", 1000, 7)
    assert len(plan.tables) == tables and plan.rotations == players
    assert plan.games >= 1000 > plan.games - tables * players
    seats = Counter()
    for table, block, rotation in itertools.product(range(tables), range(plan.blocks), range(players)):
        seats.update(enumerate(plan.seating(table, block, rotation)))
    assert len(seats) == players * given and len(set(seats.values())) == 1


def test_blocks_go_through_all_circular_orders_with_luck_of_their_own():
    plan = make_plan(GameConfig(players=4), list("abcd"), "round-robin", 48, 7)
    orders = {plan.seating(0, block, 0) for block in range(plan.blocks)}
    assert plan.blocks == 12 and len(orders) == math.factorial(3)
    plan = make_plan(GameConfig(), list("abc"), "round-robin", 60, 7)
    lucks = [plan.number(table, block) for table in range(3) for block in range(plan.blocks)]
    ids = [plan.game_id(t, b, r) for t in range(3) for b in range(plan.blocks) for r in range(2)]
    assert lucks == list(range(30)) and ids == list(range(60))


def test_gauntlet_and_table_and_teams():
    assert make_plan(GameConfig(), list("abc"), "gauntlet", 1, 0).tables == ((0, 1), (0, 2))
    assert make_plan(GameConfig(players=3), list("ab"), "gauntlet", 1, 0).tables == ((0, 1, 1),)
    table = make_plan(GameConfig(players=3), list("abb"), "table", 1, 0)
    assert (table.agents, table.tables, table.games) == (("a", "b"), ((0, 1, 1),), 3)
    teams = make_plan(GameConfig("coop", 3), list("ab"), "round-robin", 9, 0)
    assert teams.tables == ((0, 0, 0), (1, 1, 1)) and (teams.rotations, teams.games) == (1, 10)
    assert teams.number(0, 4) == teams.number(1, 4) == 4
    mixed = make_plan(GameConfig("coop", 2), list("ab"), "table", 9, 0)
    assert (mixed.rotations, mixed.games) == (2, 10)


def test_chunks_cover_what_is_missing_once_and_grow_with_speed():
    queue, seen = BlockQueue([[0, 1, 2, 5, 6], list(range(40))], None), []
    while chunk := queue.take(2):
        seen += [(chunk.table, block) for block in range(chunk.lo, chunk.hi)]
        queue.learn(chunk, 1e-3)
    assert sorted(seen) == [(0, b) for b in (0, 1, 2, 5, 6)] + [(1, b) for b in range(40)]
    queue = BlockQueue([list(range(1000))], None)
    sizes = []
    for seconds in (0.01, 0.01, 100.0, 1.0):
        chunk = queue.take(2)
        sizes.append(chunk.hi - chunk.lo)
        queue.learn(chunk, seconds)
    assert sizes == [4, 16, 64, 1]
    queue.put_back(Chunk(0, 4, 20))
    assert queue.take(2) == Chunk(0, 4, 20)


# Determinism, resuming, dying workers -------------------------------------------------------------------------------

GAMES = ["first", "last", "random", "--games", 4800, "--seed", 7]


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    """The tournament of GAMES, played in one process without interruption."""
    folder = tmp_path_factory.mktemp("reference") / "out"
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(AGENTS))
        assert main(["tournament", *map(str, GAMES), "--workers", "1", "--csv", "--out", str(folder)]) == 0
    return folder


def same(a, b):
    return all((a / name).read_bytes() == (b / name).read_bytes() for name in ("results.json", "games.csv"))


@pytest.mark.parametrize("batch", [pytest.param(1, marks=pytest.mark.slow), 7, 1000])
def test_batches_show_in_no_result(play, reference, batch):
    games = ["first", "last", "random", "--games", 120, "--seed", 7, "--csv"]
    assert same(play(*games, out="a"), play(*games, "--batch", batch, out="b"))
    assert results(reference)["games"] == 4800


@pytest.mark.slow
def test_a_killed_tournament_goes_on_to_the_same_results(tmp_path, reference):
    """Ctrl-C, then kill -9, each in the middle; two workers; then the rest."""
    folder = tmp_path / "out"
    command = [
        sys.executable,
        "-m",
        "badbones_experiments.cli",
        "tournament",
        *map(str, GAMES),
        "--csv",
        "--batch",
        "4",
    ]
    command += ["--workers", "2", "--out", str(folder)]
    for number, ending in enumerate((signal.SIGINT, signal.SIGKILL)):
        process = subprocess.Popen(
            [*command, *["--resume"] * number],
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell ignores it in the background
        )
        goal = 100 + 400 * number
        while _stored(folder) < goal and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(ending)
        _, err = process.communicate(timeout=60)
        assert process.returncode == (130, -signal.SIGKILL)[number]
        if ending == signal.SIGINT:
            assert "of 4,800 games are stored; the same command with --resume goes on" in err
        assert goal <= _stored(folder) < 4800 and _stored(folder) % 2 == 0
        assert not (folder / "results.json").exists()
    done = subprocess.run([*command, "--resume"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0 and "games are already played" in done.stdout
    assert same(folder, reference)


def _stored(folder):
    try:
        with sqlite3.connect(f"file:{folder}/tournament.db?mode=ro", uri=True) as db:
            return db.execute("SELECT COUNT(*) FROM games").fetchone()[0]
    except sqlite3.Error:
        return 0


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_its_games_are_played_again(play, tmp_path):
    log = tmp_path / "deaths"
    games = [f"deadly:at=9,log={log}", "last", "--games", 60, "--seed", 3, "--csv", "--batch", 5]
    folder = play(*games, "--workers", 2, out="killed")
    assert log.read_text() == "x" and "a worker died playing blocks 5 to 9 of table 0" in play.err
    assert same(folder, play(*games, out="whole"))


def test_a_tournament_that_an_agent_leaves_goes_on_to_the_same_results(play, tmp_path):
    """``os._exit(0)`` in the process of the tournament: what was played is on file, and nothing says it is finished."""
    games = [f"leaving:at=9,log={tmp_path / 'left'}", "last", "--games", 60, "--seed", 3, "--csv", "--batch", 5]
    folder = tmp_path / "left-early"
    command = [sys.executable, "-m", "badbones_experiments.cli", "tournament", *map(str, games), "--workers", "1"]
    left = subprocess.run([*command, "--no-replays", "--out", str(folder)], capture_output=True, timeout=300)
    assert left.returncode == 0 and 0 < _stored(folder) < 60 and not (folder / "results.json").exists()
    assert same(play(*games, "--resume", out="left-early"), play(*games, out="whole"))


@pytest.mark.slow
def test_a_chunk_that_kills_three_workers_ends_the_tournament(play, tmp_path):
    deadly = f"deadly:times=9,log={tmp_path / 'deaths'}"
    folder = play(deadly, "last", "--games", 60, "--batch", 5, "--workers", 2, code=2)
    assert "a worker died 3 times playing blocks 5 to 9 of table 0" in play.err.splitlines()[-1]
    assert (tmp_path / "deaths").read_text() == "xxx" and _stored(folder) > 0


def test_an_agent_that_raises_ends_the_tournament_with_its_traceback_on_file(play, unguarded, monkeypatch):
    monkeypatch.setattr("badbones_experiments.tournament.play.ChunkPlayer.warm_up", lambda self: None)
    folder = play("broken", "last", "--games", 4, code=2)
    assert play.err.count("\n") == 1 and "ZeroDivisionError: no skeleton left" in play.err
    assert "tournament_agents.py" in (folder / "failure.txt").read_text()


# Games --------------------------------------------------------------------------------------------------------------


def test_a_stored_game_is_the_game_of_seed_and_number(play):
    folder = play("first", "last", "--games", 6, "--seed", 5)
    with Database.open(folder) as store:
        games, (number, rounds) = store.games(), store.query("SELECT number, rounds FROM games WHERE game = 5")[0]
    sim = Simulator(GameConfig(), 1, 5, first=number)
    seats = games.agent[5]
    while not sim.states["ended"][0]:
        masks = sim.masks[0]
        sim.step([[int(np.flatnonzero(masks[p])[0 if seats[p] == 0 else -1]) for p in range(2)]])
    assert number == 2 and rounds == sim.states["round_no"][0]
    assert games.score[5].tolist() == sim.points()[0].tolist()
    assert games.won[5].tolist() == (sim.states["winner"][0][:2] == 1).tolist()


def test_faults_are_counted_and_nobody_can_choose_for_others(play, unguarded):
    folder = play("faulty", "last", "--games", 20)
    faulty, last = entrant(folder, "faulty"), entrant(folder, "last")
    assert faulty["faults"] == {"illegal": 40, "timeout": 40} and last["faults"] == {}  # a hero and a trap choice
    assert "40 illegal, 40 timeout" in play.out
    with Database.open(folder) as store:
        assert store.query("SELECT DISTINCT message FROM faults WHERE kind = 'timeout'") == [("too slow",)]
        assert store.query("SELECT game, COUNT(*) FROM faults GROUP BY game") == [(game, 4) for game in range(20)]


def test_faults_of_guests_are_counted(play):
    folder = play("faulty", "last", "--games", 4)
    assert entrant(folder, "faulty")["faults"] == {"illegal": 8} and not entrant(folder, "last")["faults"]


def test_records_verify(play):
    games = ["first", "last", "random", "--players", 3, "--advanced", "--games", 12]
    folder = play(*games, "--records", "closest=2,longest")
    files = sorted(path.name.rsplit("-", 2)[0] for path in (folder / "records").iterdir())
    assert files == ["closest-1", "closest-2", "longest-1"]
    for path in (folder / "records").iterdir():
        record = Record.read(path)
        assert record.mismatches() == [] and sorted(record.header["agents"]) == ["first", "last", "random"]


def test_solo_and_coop_count_successes_of_teams(play):
    folder = play("first", "random", "--mode", "solo", "--rounds", 4, "--games", 80, out="solo")
    found = results(folder)
    assert "head_to_head" not in found and found["blocks"] == 80 and found["games"] == 80
    assert [entry["agent"] for entry in found["entrants"]] == ["random", "first"]  # by success, not by rounds
    for entry in found["entrants"]:
        assert 0 <= entry["success"]["low"] <= entry["success"]["value"] < entry["success"]["high"] < 1
        lost = sum(entry["eliminations"].values())
        assert entry["success"]["value"] == round(1 - lost / 40, 6) and entry["rounds_survived"]["value"] <= 4
        assert entry["survival"][4] == pytest.approx(entry["success"]["value"])
    folder = play("first", "random", "--mode", "coop", "--schedule", "table", "--games", 8, out="mixed")
    (team,) = results(folder)["entrants"]
    assert (team["agent"], team["games"], results(folder)["blocks"]) == ("first + random", 8, 4)
    folder = play("first", "--mode", "solo", "--rounds", 0, "--draw", 0, "--max-rounds", 1, "--games", 5, out="cut")
    (team,) = results(folder)["entrants"]
    assert (team["cut_off"], team["success"]["value"]) == (5, None)


# Leaderboard, report, errors ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_leaderboard_merges_tournaments_of_the_same_game(play, tmp_path, capsys):
    play("first", "last", "--games", 20, "--seed", 1, out="runs/a")
    play("first", "random", "--games", 30, "--seed", 2, out="runs/b")
    play("first", "--mode", "solo", "--games", 5, out="runs/solo")
    shutil.copytree(tmp_path / "runs" / "a", tmp_path / "runs" / "copy")
    (tmp_path / "runs" / "other").mkdir()
    folders = sorted(str(path) for path in (tmp_path / "runs").iterdir())
    assert main(["leaderboard", *folders, "--json"]) == 0
    versus, solo = json.loads(capsys.readouterr().out)["leaderboards"]
    games = {entry["agent"]: entry["games"] for entry in versus["entrants"]}
    assert games == {"first": 50, "last": 20, "random": 30}  # the copy counts once
    assert (versus["games"], versus["blocks"], solo["games"]) == (50, 25, 5)
    assert versus["entrants"][-1]["agent"] == "first"
    assert main(["leaderboard", *folders]) == 0
    assert "Tournament: versus, 2 players (50 games of 3 tournaments" in capsys.readouterr().out
    assert main(["leaderboard", folders[0], folders[1], "--html", str(tmp_path / "board.html")]) == 0
    assert "leaderboard" in (tmp_path / "board.html").read_text()
    assert main(["leaderboard", *folders, "--html", str(tmp_path / "board.html")]) == 2


def test_the_report_has_all_it_must_and_needs_nothing_else(play):
    folder = play("first", "last", "timed", "--players", 3, "--games", 12, "--seed", 4)
    text = (folder / "report.html").read_text()
    for title in ("Rating", "Survival", "Head to head", "Causes of elimination", "Win share", "All figures"):
        assert f"<h2>{title}</h2>" in text
    assert text.count("<svg") == 2 * 3 + 1, "two drawings of each chart, of heat maps one"
    assert all(f">{name}<" in text for name in ("first", "last", "timed"))
    assert "badbones tournament first last timed --mode versus --players 3 --schedule round-robin --games 12" in text
    assert "http" not in text and text.count("<script") == 1 and "src=" not in text and "@import" not in text
    assert "Not reproducible: timed (marked *)" in text and "not reproducible: timed" in play.out
    assert results(folder)["reproducible"] is False and entrant(folder, "timed")["timed"]


def test_the_report_leads_to_games_worth_watching(play):
    folder = play("greedy", "random", "passive", "--games", 60, "--seed", 7, replays=True)
    text = (folder / "report.html").read_text()
    assert "<h2>Games to watch</h2>" in text
    for kind in ("closest", "longest", "surprising"):
        assert f'href="replays/{kind}.html"' in text
        assert '"frames":[' in (folder / "replays" / f"{kind}.html").read_text()
    ratings = {entry["agent"]: entry["rating"]["value"] for entry in results(folder)["entrants"]}
    with Database.open(folder) as store:
        plan = store.plan()
        (game,) = select_games(store, plan, results(folder), "surprising", 1)
        upsets = {}
        for each, agent, won in store.query("SELECT game, agent, won FROM seats"):
            upsets[each] = upsets.get(each, 0) + (-1 if won else 1) * ratings[plan.agents[agent]]
        decided = {each for (each,) in store.query("SELECT game FROM seats WHERE won")}
    assert upsets[game] == max(upsets[each] for each in decided), "the widest gap between loser and winner"
    folder = play("greedy", "random", "--mode", "solo", "--rounds", 3, "--games", 20, out="solo", replays=True)
    assert {path.stem for path in (folder / "replays").iterdir()} == {"longest", "surprising"}


def test_bots_are_called_by_their_class():
    bots = ["agents/badbones_agents/examples/tidy_bot.py:TidyBot", "a/b.py:Other:timeout=2"]
    assert short_names(["guardian", "search:ms=20,horizon=4", *bots]) == [
        "guardian",
        "search:ms=20,horizon=4",
        "TidyBot",
        "Other",
    ]
    long = "torch:path=a/b/net_of_mine.py:make,weights=runs/c.pt"
    assert short_names([long]) == ["torch:path=net_of_mine.py:make,weights=c.pt"]
    same = ["x/a.py:Bot", "y/a.py:Bot"]
    assert short_names(same) == same, "nothing is cut where the rest would be ambiguous"
    alike = [f"/home/me/my-experiments/{folder}/bots/b.py:Bot" for folder in ("x", "y")]
    assert short_names([*alike, "random"]) == ["x/bots/b.py:Bot", "y/bots/b.py:Bot", "random"]
    entrants = [{"agent": agent, "rank": [1, 3], "ahead_of_next": dict(value=5, low=-1, high=9)} for agent in alike]
    told = {"pairs": 1, "pairs_told_apart": 0, "smallest_detectable_difference": 20, "compared_by": "rating"}
    assert "x/bots/b.py:Bot leads y/bots/b.py:Bot by 5" in conclusion({"entrants": entrants} | told)


def test_the_conclusion_says_what_can_be_told(play):
    play("first", "last", "--games", 40)
    assert "smallest detectable difference" in play.out and "of 1 pairs" in play.out or "all pairs" in play.out
    folder = play("first", "last", "--games", 4, out="few")
    assert conclusion(results(folder)).startswith("too few blocks")


def test_names_are_escaped_in_the_report(play, tmp_path):
    folder = play(f"deadly:times=0,log={tmp_path}/<b>", "last", "--games", 2)
    assert "<b>" not in (folder / "report.html").read_text()


def test_json_and_resume_of_a_finished_tournament(play):
    folder = play("first", "last", "--games", 4, "--json")
    assert json.loads(play.out) == results(folder)
    play("first", "last", "--games", 4, "--resume", "--records", "longest")
    assert "4 games are already played" in play.out and len(list((folder / "records").iterdir())) == 1
    play("first", "last", "--games", 8, "--overwrite")
    assert results(folder)["games"] == 8 and not (folder / "records").exists()


@pytest.mark.parametrize(
    "arguments, complaint",
    [
        (["first"], "a table of 2 needs 2 different agents, but 1 are given"),
        (["first", "last", "--players", "4"], "a table of 4 needs 4 different agents, but 2"),
        (["first", "first"], "first is named twice"),
        (["first", "nobody"], "there is no agent 'nobody'"),
        (["first", "deadly:speed=3"], "speed"),
        (["first", "last", "--schedule", "swiss"], "round-robin, table, gauntlet, not 'swiss'"),
        (["first", "last", "--schedule", "table", "--players", "3"], "seats 3 players, but 2 agents"),
        (["first", "--schedule", "gauntlet"], "gauntlet needs"),
        (["first", "last", "--schedule", "gauntlet", "--mode", "coop"], "gauntlet is for versus"),
        (["first", "last", "--games", "0"], "--games"),
        (["first", "last", "--workers", "0"], "--workers"),
        (["first", "last", "--backend", "cloud"], "cloud"),
        (["first", "last", "--records", "best"], "--records takes closest, longest"),
        (["first", "--mode", "solo", "--records", "closest"], "is for versus"),
        (["first", "last", "--resume"], "holds no tournament to go on with"),
        (["first", "last", "--players", "7"], "players must be 2 to 6"),
        ([], "AGENT"),
    ],
)
def test_nonsense_is_refused_in_one_line(play, arguments, complaint):
    play(*arguments, code=2)
    assert complaint in play.err and play.err.startswith("badbones: ") and play.err.count("\n") == 1


def test_another_tournament_is_neither_overwritten_nor_gone_on_with(play, tmp_path):
    play("first", "last", "--games", 4, "--seed", 1)
    play("first", "last", "--games", 4, "--seed", 1, code=2)
    assert "holds a tournament already" in play.err
    play("first", "random", "--games", 4, "--seed", 2, "--players", 2, "--chiefs", "--resume", code=2)
    assert "agents first last there, first random here" in play.err
    assert "seed 1 there, 2 here" in play.err and "chiefs False there, True here" in play.err
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "tournament.db").write_text("no database")
    assert main(["leaderboard", str(tmp_path / "bad")]) == 2
    play("first", "last", "--resume", out="bad", code=2)
    assert "is not a tournament's database" in play.err


def test_a_folder_that_cannot_be_made(play, tmp_path):
    (tmp_path / "file").write_text("")
    play("first", "last", out="file/out", code=2)
    assert "cannot hold a tournament" in play.err


def test_schedule_errors_are_the_projects_own():
    with pytest.raises(TournamentError, match="needs agents"):
        make_plan(GameConfig(), [], "round-robin", 1, 0)


def test_a_bot_that_never_answers_is_in_the_report_without_a_rating(play):
    folder = play(
        "random", "greedy", "tests/bots/hostile.py:Number:timeout=30,start=300", "--games", "4", "--seed", "1"
    )
    entrants = results(folder)["entrants"]
    assert [entrant["rating"]["value"] is None for entrant in entrants] == [False, False, True]
    assert "Number" in (folder / "report.html").read_text(encoding="utf-8")

"""The command line: exit codes, one-line errors, and what the commands print."""

from __future__ import annotations

import io
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from badbones_experiments.cli.commands import COMMANDS, GROUPS
from badbones_experiments.cli.main import build_parser, main, options_of, parsers_of
from badbones_experiments.cli.options import MAX_GAMES
from badbones_experiments.jobs.files import link
from badbones_experiments.reports.tables import ResultTable

from badbones_env import Record, __version__
from badbones_env.text.record import FORMAT

ROOT = Path(__file__).parents[2]
SCENARIO = sorted((ROOT / "tests" / "rules" / "scenarios" / "basic_traps").glob("*.toml"))[0]
STUDIES = ("list", "compare", "worth", "where", "search")  # of traps
FAILING = '[game]\nmode = "solo"\n[expect]\nround = 2\n'
PASSING = '[game]\nmode = "solo"\n[expect]\nround = 1\n'
MALFORMED = '[game]\nmode = "solo"\n[expect]\nrund = 2\n'
ILLEGAL = '[game]\nmode = "solo"\n[[step]]\np0 = "fly"\n'


@pytest.fixture(autouse=True)
def quiet(monkeypatch):
    """No word on standard error about the compilation, wherever it happens first."""
    monkeypatch.setenv("BADBONES_QUIET", "1")


@pytest.fixture
def run(capsys):
    """``run("game", "--seed", 7)`` -> exit code, standard output, standard error."""

    def command(*arguments):
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return command


def shell(*arguments, **options):
    """The same in a process of its own."""
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "badbones_experiments.cli", *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, **options)


# Bad input ----------------------------------------------------------------------------------------------------------

BAD = [
    (["gam"], "gam"),
    (["--nonsense"], "COMMAND"),
    (["game", "extra"], "extra"),
    (["game", "--nonsense"], "--nonsense"),
    (["game", "--mode", "duel"], "mode must be one of versus, solo, coop, not 'duel'"),
    (["game", "--mode", ""], "mode"),
    (["game", "--mode"], "--mode"),
    (["game", "--players", "9"], "players must be 2 to 6 in mode versus, not 9"),
    (["game", "--players", "-1"], "players"),
    (["game", "--players", "two"], "--players"),
    (["game", "--players", "2.0"], "--players"),
    (["game", "--mode", "solo", "--players", "2"], "players must be 1 in mode solo"),
    (["game", "--order", "mine"], "order"),
    (["game", "--heroic"], "heroic"),
    (["game", "--draw", "-1"], "draw"),
    (["game", "--draw", "200"], "draw"),
    (["game", "--rounds", "x"], "--rounds"),
    (["game", "--max-rounds", "99999"], "max_rounds"),
    (["game", "--seed", "-1"], "2**64 - 1"),
    (["game", "--agents", "nobody"], "there is no agent 'nobody'; known are"),
    (["game", "--agents", "random,random,random"], "3 agents for 2 seats"),
    (["game", "--agents", "search:ms=x"], "ms of search must be a number"),
    (["game", "--agents", ""], "names nobody"),
    (["agents", "nobody"], "there is no agent 'nobody'"),
    (["game", "--seed", str(2**64)], "2**64 - 1"),
    (["game", "--seed", "1.5"], "seed"),
    (["game", "--seed", "seven"], "seed"),
    (["game", "--seed", ""], "seed"),
    (["game", "--seed", "9" * 5000], "seed"),
    (["game", "--components", "/no/such/file.toml"], "/no/such/file.toml: cannot be read"),
    (["game", "--components", "/"], "cannot be read"),
    (["game", "--components", ""], "cannot be read"),
    (["game", "--record", "/no/such/folder/x.bones"], "cannot be written"),
    (["game", "--record", "/"], "cannot be written"),
    (["game", "--record", ""], "cannot be written"),
    (["scenario"], "FILE"),
    (["replay"], "FILE"),
    (["replay", "/no/such/file.bones"], "/no/such/file.bones: cannot be read: No such file"),
    (["replay", "/no/such/file.bones", "--verify"], "No such file"),
    (["replay", "/"], "Is a directory"),
    (["replay", str(SCENARIO)], "is not JSON"),
    (["check", "--games", "0"], "--games"),
    (["check", "--games", "-5"], "--games"),
    (["check", "--games", "many"], "--games"),
    (["check", "--seed", "-1"], "2**64 - 1"),
    (["dev", "fuzz", "--positions", "0"], "--positions"),
    (["dev", "fuzz", "--first", "-1"], "--first"),
    (["dev", "fuzz", "--first", "x"], "--first"),
    (["dev", "fuzz", "--workers", "0"], "--workers"),
    (["dev", "fuzz", "--steps", "none"], "--steps"),
    (["dev", "fuzz", "--workers", "9999"], "--workers: a whole number from 1 to 1024"),
    (["tournament", "greedy", "random", "--out", "runs/x", "--games", "99999999"], "at most 10,000,000 games"),
    (["tournament", "greedy", "random", "--out", "runs/x", "--games", "9" * 20], "--games: a whole number from 1 to"),
    (["tournament", "greedy", "random", "--out", "runs/\udcff"], "'runs/\\udcff' is not UTF-8"),
    (["dev", "bench", "--only", "rawe"], "there is no figure 'rawe'; figures are raw, step"),
    (["dev", "bench", "--only", ""], "there is no figure ''"),
    (["bench", "--batch", "0"], "--batch"),
    (["dev", "bench", "--batch", "4,x"], "--batch"),
    (["bench", "--batch", "9999999"], "from 1 to 1,048,576"),
    (["bench", "--seconds", "0"], "--seconds"),
    (["bench", "--seconds", "nan"], "--seconds"),
    (["bench", "--players", "9"], "players must be 2 to 6"),
    (["bench", "--mode", "duel"], "mode must be one of"),
    (["bench", "--json", "/no/such/folder/x.json"], "cannot be written"),
    (["dev", "bench", "--only", "memory", "--peers", "--peers-python", "/no/such/python"], "--peers-python"),
]


@pytest.mark.parametrize(
    "arguments, complaint", BAD, ids=lambda value: ascii(" ".join(value))[1:61] if isinstance(value, list) else ""
)
def test_bad_input_is_one_line_on_standard_error_and_exit_code_2(run, arguments, complaint):
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("badbones: ") and err.count("\n") == 1 and err.endswith("\n")
    assert complaint in err and "Traceback" not in err


@pytest.mark.slow
def test_bad_input_in_a_process_of_its_own():
    for arguments in (["game", "--players", "9"], ["gam"]):
        done = shell(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("badbones: ") and done.stderr.count("\n") == 1


def test_a_folder_that_cannot_be_made_is_named(run, write):
    folder = f"{write('file', '')}/games"
    assert run("play", "--out", folder) == (2, "", f"badbones: {folder}: Not a directory\n")


def test_a_bad_components_file_is_named_with_the_key(run, write):
    path = write("mine.toml", "[stars]\nwall = [2]\n")
    code, out, err = run("game", "--components", path)
    assert (code, out) == (2, "") and err == f"badbones: {path}: stars.wall must be a list of 2 numbers\n"
    path = write("mine.toml", "[stars\n")
    assert run("game", "--components", path)[2].startswith(f"badbones: {path}: is not TOML: ")


def test_agents_are_listed_and_explained(run):
    code, out, _ = run("agents")
    assert code == 0 and all(f"\n{name} " in f"\n{out}" for name in ("random", "greedy", "guardian", "mcts", "bot"))
    code, out, _ = run("agents", "mcts")
    assert code == 0 and "  opponent_width " in out and "(default: 4)" in out


def test_a_game_between_agents(run):
    arguments = ("game", "--agents", "guardian,search:simulations=4,width=2", "--brief", "--max-rounds", "3")
    code, out, _ = run(*arguments)
    assert code == 0 and out == run(*arguments)[1] != run("game", "--brief", "--max-rounds", "3")[1]


# Help ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [*COMMANDS, *(f"traps {question}" for question in STUDIES)])
def test_help_of_every_command_shows_examples(capsys, command):
    with pytest.raises(SystemExit) as caught:
        main([*command.split(), "--help"])
    out = capsys.readouterr().out
    assert caught.value.code == 0
    assert f"usage: badbones {command}" in out and f"examples:\n  badbones {command}" in out


def test_every_command_can_be_parsed_by_itself():
    commands = parsers_of(build_parser())
    assert set(commands) == set(COMMANDS) and tuple(parsers_of(commands["traps"])) == STUDIES
    for name in COMMANDS:
        assert list(parsers_of(build_parser([name]))) == [name]


def test_every_command_is_on_a_page():
    pages = " ".join(path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
    assert [name for name in COMMANDS if f"badbones {name}" not in pages] == []


def test_the_help_of_all_commands_is_quick_and_fits():
    code = "import sys; from badbones_experiments.cli.main import main; main(['--help']); "
    code += "print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    loaded = set(done.stderr.split())
    assert not loaded & {"numba", "numpy", "gymnasium", "badbones_env", "rich", "scipy", "jinja2"}, (
        "so that it takes a fraction of a second"
    )
    assert max(map(len, done.stdout.splitlines())) <= 90
    assert all(f"\n{heading}:\n" in done.stdout for heading in GROUPS) and all(
        f"\n  {c} " in done.stdout for c in COMMANDS
    )
    begun = time.process_time_ns()
    assert main(["--help"]) == 0
    assert time.process_time_ns() - begun < 50_000_000
    done = shell("game", "--help")
    assert done.returncode == 0


def test_help_without_dashes(run):
    code, overview, _ = run()
    assert code == 0 and overview == run("help")[1] == run("--help")[1]
    code, out, _ = run("help", "game")
    assert code == 0 and "--max-rounds N" in out and "(default: 100)" in out
    with pytest.raises(SystemExit) as caught:
        main(["help", "match"])
    assert caught.value.code == 0
    assert run("help", "gam")[2].startswith("badbones: there is no command 'gam' (did you mean game?)")


def test_options_of_the_game_are_explained_once(capsys):
    with pytest.raises(SystemExit):
        main(["tournament", "--help"])
    out = capsys.readouterr().out
    assert "see 'badbones help game'" in out and "--max-rounds" not in out
    assert "--games N" in out and "(default: 400)" in out and "master seed (default: 0)" in out


def test_runs_without_out_are_numbered(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    line = ("tournament", "random", "passive", "--games", 2, "--workers", 1, "--no-replays")
    for number in ("001", "002"):
        code, out, _ = run(*line)
        assert code == 0 and f"report: runs/tournament-{number}/report.html" in out
    code, out, _ = run(*line, "--resume")
    assert code == 0 and "2 games are already played" in out and "runs/tournament-002/" in out
    assert run("match", "random", "passive", "--resume")[2].startswith("badbones: runs/match-001 holds no match")


def test_paths_are_links_in_a_terminal():
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    path = ROOT / "README.md"
    assert link(path, Terminal()) == f"\033]8;;file://{path}\033\\{path}\033]8;;\033\\"
    assert link(path, io.StringIO()) == str(path)


def test_the_help_of_a_command_needs_no_compiler():
    code = "import sys, contextlib\nfrom badbones_experiments.cli.main import main\n"
    code += "with contextlib.suppress(SystemExit): main(['game', '--help'])\n"
    done = subprocess.run(
        [sys.executable, "-c", code + "print('numba' in sys.modules)"], capture_output=True, text=True
    )
    assert done.stdout.splitlines()[-1] == "False"


def test_the_same_option_means_the_same_everywhere():
    """Options of the same name take the same kind of value, whatever the command."""
    different = {"--out": {"DIR", "FILE"}}
    kinds = {}

    def collect(parser):
        for action in parser._actions:
            for name in action.option_strings:
                if name != "--json":  # a FILE can be named where no files are arguments
                    kinds.setdefault(name, set()).add(action.metavar)
        for sub in parsers_of(parser).values():
            collect(sub)

    collect(build_parser())
    assert {name: found for name, found in kinds.items() if len(found) > 1} == different


def test_results_for_machines():
    """Every command that prints results can print them as JSON."""
    without = {"play", "mcp", "train", "curves", "dataset", "traps", "warm", "watch"}
    for name, parser in parsers_of(build_parser()).items():
        assert ("--json" in options_of(parser)) == (name not in without), name
    for question in parsers_of(parsers_of(build_parser())["traps"]).values():
        assert "--json" in options_of(question)


@pytest.mark.parametrize(
    "line, meant",
    [
        ("gam", "did you mean game?"),
        ("tournamnet", "did you mean tournament?"),
        ("game --seeed 7", "did you mean --seed?"),
        ("game --agents guardan", "did you mean guardian?"),
        ("traps list wall-funel-left", "did you mean wall-funnel-left?"),
        ("traps compare --gmes 5", "did you mean --games?"),
    ],
)
def test_did_you_mean(run, line, meant):
    code, out, err = run(*line.split())
    assert (code, out) == (2, "") and meant in err and err.count("\n") == 1


@pytest.mark.parametrize(
    "line, words",
    [("badbones tour", ["tournament"]), ("badbones game --se", ["--seed"]), ("badbones traps com", ["compare"])],
)
def test_completion(line, words, tmp_path):
    pytest.importorskip("argcomplete")
    file = tmp_path / "candidates"
    asked = {"_ARGCOMPLETE": "1", "_ARGCOMPLETE_STDOUT_FILENAME": str(file), "_ARGCOMPLETE_IFS": "\n"}
    asked |= {"COMP_LINE": line, "COMP_POINT": str(len(line)), "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-m", "badbones_experiments.cli"], env=os.environ | asked, timeout=300)
    assert [word.strip() for word in file.read_text().split("\n")] == words


def test_the_largest_index_is_the_engines():
    from badbones_env.errors import OptionError
    from badbones_env.game import check_index

    assert check_index(MAX_GAMES) == MAX_GAMES
    with pytest.raises(OptionError):
        check_index(MAX_GAMES + 1)


def test_tables_fit():
    head = ["agent", "games", *(f"figure {k}" for k in range(9))]
    rows = [["guardian:with=long,parameters=1", "1,000", *["61.2%\n58.0% to 64.1%"] * 9], ["b", "2", *["5.0%\n"] * 9]]
    for columns in (80, 120, 300):
        lines = ResultTable(head, rows).text(columns).splitlines()
        assert max(map(len, lines)) <= columns
        assert sum(line.count("61.2%") for line in lines) == 9, "nothing is left out"
        assert sum(line.startswith("guardian:with") for line in lines) == sum(
            line.startswith("agent") for line in lines
        )
    assert "61.2% (58.0% to 64.1%)" in ResultTable(head, rows).text(300) and "61.2% (" not in ResultTable(
        head, rows
    ).text(120)
    assert ResultTable(["a", "b"], [["x", "1"]]).text(80) == "a  b\nx  1"
    assert "" not in ResultTable(["a", "b"], [["x" * 50, "1\n2"], ["y", "y" * 50]]).text(80).splitlines(), (
        "no empty lines"
    )


def test_the_examples_of_the_help_can_be_parsed():
    """Every example line is a command that the parser takes."""
    parser = build_parser()
    subs = parsers_of(parser)
    for sub in [*subs.values(), *parsers_of(subs["traps"]).values()]:
        examples = [line.split(">")[0] for line in sub.epilog.splitlines() if line.startswith("  badbones ")]
        lines = [shlex.split(example, comments=True)[1:] for example in examples]
        assert lines
        for line in lines:
            parser.parse_args(line)


def test_version(run):
    assert run("--version") == (0, f"badbones {__version__}\n", "")


def test_json_of_games_records_scenarios_and_agents(run, write, tmp_path):
    record = tmp_path / "game.bones"
    code, out, err = run("game", "--seed", 7, "--agents", "greedy,random", "--record", record, "--json")
    found = json.loads(out)
    assert code == 0 and found["agents"] == ["greedy", "random"] and found["outcome"]["over"] and str(record) in err
    assert len(Record.read(record).steps) == found["steps"]
    code, out, _ = run("replay", record, "--verify", "--json")
    assert code == 0 and json.loads(out)[0]["mismatches"] == []
    assert len(json.loads(run("replay", record, "--json")[1])[0]["steps"]) == found["steps"]
    code, out, _ = run("scenario", write("a.toml", PASSING), write("b.toml", FAILING), "--json")
    assert code == 1 and [each["result"] for each in json.loads(out)] == ["pass", "fail"]
    (agent,) = json.loads(run("agents", "mcts", "--json")[1])
    assert agent["parameters"]["opponent_width"]["default"] == 3 and "Decoupled UCT" in agent["about"]
    assert json.loads(run("check", "--games", 1, "--json")[1])["games"] > 0
    assert {"bully"} <= {one["name"] for one in json.loads(run("traps", "list", "--json")[1])}


# game ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        ["--players", 3],
        ["--mode", "solo", "--heroic", "--rounds", 2],
        ["--mode", "coop", "--advanced", "--chiefs", "--order", "ask"],
    ],
    ids=["versus", "solo", "coop"],
)
def test_a_game_is_a_function_of_its_seed(run, options):
    code, out, err = run("game", *options, "--seed", 7)
    assert (code, err) == (0, "")
    assert run("game", *options, "--seed", 7)[1] == out
    assert run("game", *options, "--seed", 8)[1] != out
    assert "round 1 | phase hero" in out and "p0: move " in out
    assert " in round " in out.splitlines()[-1]


def test_brief_prints_only_the_end(run):
    long, brief = run("game", "--seed", 7)[1], run("game", "--seed", 7, "--brief")[1]
    assert long.endswith(brief) and len(brief) < len(long) / 3 and "p0: move" not in brief


def test_the_largest_seed_works(run):
    assert run("game", "--seed", 2**64 - 1, "--brief")[0] == 0


def test_components_change_the_game(run, write):
    path = write("mine.toml", "[stars]\nwall = [20, 20]\n")
    plain, changed = (
        run("game", "--seed", 7, "--brief")[1],
        run("game", "--seed", 7, "--brief", "--components", path)[1],
    )
    assert plain.splitlines()[-1] != changed.splitlines()[-1]


@pytest.mark.slow
def test_a_game_in_a_process_of_its_own_is_the_same_game(run):
    done = shell("game", "--players", 3, "--seed", 7)
    assert (done.returncode, done.stdout) == (0, run("game", "--players", 3, "--seed", 7)[1])


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_error():
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    command = f"{sys.executable} -m badbones_experiments.cli game --players 6 --seed 1 | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], env=environment, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.count("\n") == 1


# Records ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(run, tmp_path):
    path = tmp_path / "game.bones"
    code, out, err = run("game", "--players", 3, "--chiefs", "--seed", 7, "--record", path)
    assert (code, err) == (0, "") and out.endswith(f"record: {path}\n")
    return path


def test_an_agent_explains_the_choices_of_a_record(run, record):
    code, out, _ = run("explain", record, "--agent", "mcts:simulations=16", "--step", 1, "--seat", 0)
    head, columns, *candidates = out.splitlines()
    assert code == 0 and head.startswith("step 1, round 1, hero, p0 (played: move ") and "probability" in columns
    assert len(candidates) > 1 and all("%" in line for line in candidates)
    assert " rather " in run("explain", record, "--agent", "greedy")[1]
    decisions = json.loads(run("explain", record, "--agent", "greedy", "--seat", 1, "--json")[1])["decisions"]
    assert {decision["seat"] for decision in decisions} == {1}


def test_a_recorded_game_is_shown_and_verified(run, record):
    steps = len(Record.read(record).steps)
    assert Record.read(record).header["agents"] == ["random"] * 3
    code, out, err = run("replay", record)
    assert (code, err) == (0, "")
    assert f"\n{steps:4} p" in out and "drawn: " in out and " in round " in out.splitlines()[-1]
    assert run("replay", record, "--verify") == (0, f"{record}: all {steps} steps and the outcome verify\n", "")


def test_recording_does_not_change_the_game(run, record):
    plain = run("game", "--players", 3, "--chiefs", "--seed", 7)[1]
    recorded = run("game", "--players", 3, "--chiefs", "--seed", 7, "--record", record)[1]
    assert recorded == f"{plain}record: {record}\n"


def tamper(path, number, **change):
    lines = path.read_text().splitlines()
    lines[number] = json.dumps(json.loads(lines[number]) | change)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    "number, change, found",
    [
        (2, {"hash": "0" * 16}, "step 2: position hash"),
        (2, {"drawn": ["gl"]}, "step 2: drew"),
        (1, {"choices": {"p0": "move a1", "p1": "move c4", "p2": "move c4"}}, "step 1 cannot be replayed: 'move a1'"),
        (-1, {"outcome": {}}, "outcome"),
        (0, {"seed": 8}, "step 1"),
    ],
    ids=["hash", "draw", "choice", "outcome", "seed"],
)
def test_a_tampered_record_does_not_verify(run, record, number, change, found):
    tamper(record, number, **change)
    code, out, err = run("replay", record, "--verify")
    assert (code, err) == (1, "") and found in out


def test_a_record_that_cannot_be_replayed_is_an_error(run, record):
    tamper(record, 1, choices={"p0": "fly"})
    code, _, err = run("replay", record)
    assert code == 2 and err.startswith("badbones: step 1 cannot be replayed") and err.count("\n") == 1


def test_the_record_of_an_unfinished_game_is_shown_and_does_not_verify(run, record):
    record.write_text("\n".join(record.read_text().splitlines()[:5]))
    code, out, _ = run("replay", record)
    assert code == 0 and out.endswith("the record ends before the game does\n")
    assert run("replay", record, "--verify")[:2] == (
        1,
        "the record has no outcome: the game was not played to its end\n",
    )


def test_a_record_of_another_format_is_an_error(run, record):
    tamper(record, 0, format=99)
    assert (
        run("replay", record, "--verify")[2]
        == f"badbones: {record}, line 1: format is 99; this version of badbones reads format {FORMAT}\n"
    )


# scenario -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "texts, code, verdicts",
    [
        ([PASSING], 0, ["PASS"]),
        ([FAILING], 1, ["FAIL"]),
        ([MALFORMED], 2, ["MALFORMED"]),
        ([ILLEGAL], 2, ["MALFORMED"]),
        ([PASSING, FAILING], 1, ["PASS", "FAIL"]),
        ([FAILING, PASSING], 1, ["FAIL", "PASS"]),
        ([FAILING, MALFORMED, PASSING], 2, ["FAIL", "MALFORMED", "PASS"]),
        ([MALFORMED, FAILING], 2, ["MALFORMED", "FAIL"]),
        ([PASSING, "[[", PASSING], 2, ["PASS", "MALFORMED", "PASS"]),
    ],
)
def test_scenarios_pass_fail_or_are_malformed(run, write, texts, code, verdicts):
    files = [write(f"{number}.toml", text) for number, text in enumerate(texts)]
    exit_code, out, err = run("scenario", *files)
    lines = [line for line in out.splitlines() if not line.startswith("  ")]
    assert (exit_code, err) == (code, "")
    for line, verdict, file in zip(lines, verdicts, files, strict=False):
        assert line.startswith(f"{verdict} {file}")
    if len(files) > 1:
        assert lines[len(files) :] == [f"{verdicts.count('PASS')} of {len(files)} scenarios pass"]
    else:
        assert len(lines) == 1


def test_a_difference_and_a_complaint_can_be_read(run, write):
    assert run("scenario", write("a.toml", FAILING))[1].splitlines()[1] == "  round: expected 2, is 1"
    assert "unknown key expect.rund; known are round, phase" in run("scenario", write("b.toml", MALFORMED))[1]
    complaint = run("scenario", write("c.toml", ILLEGAL))[1]
    assert "step[0]: 'fly' is not a legal hero choice of p0; legal are: move b2, " in complaint
    assert "line 2" in run("scenario", write("d.toml", "title = 'x'\nround 2\n"))[1]


def test_a_file_that_is_not_there_is_malformed_and_does_not_stop_the_others(run, write):
    code, out, err = run("scenario", "/no/such.toml", "/", write("a.toml", PASSING))
    assert (code, err) == (2, "")
    assert out.splitlines()[0] == "MALFORMED /no/such.toml: cannot be read: No such file or directory"
    assert out.splitlines()[-1] == "1 of 3 scenarios pass"


@pytest.mark.slow
def test_scenario_exit_codes_in_a_process_of_their_own(write):
    done = shell("scenario", SCENARIO, write("fail.toml", FAILING))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines()[0] == f"PASS {SCENARIO}"


# check --------------------------------------------------------------------------------------------------------------


def test_check_plays_every_configuration_and_finds_nothing(run):
    code, out, err = run("check", "--games", 1, "--seed", 3)
    assert (code, err) == (0, "")
    assert "every invariant held (seed 3)" in out and out.count("\n") == 1


def test_a_broken_invariant_is_reported_with_the_way_to_it(run, monkeypatch):
    from badbones_experiments import check

    monkeypatch.setattr(
        check.Simulator, "broken_invariant", lambda self: "game 5: a token type has more tokens than exist"
    )
    code, out, err = run("check", "--games", 1, "--seed", 3)
    assert (code, out) == (2, "")
    assert "'mode': 'versus'" in err and "seed 3, game 5: a token type" in err


def test_stopping_by_hand_is_no_traceback(run, monkeypatch):
    from badbones_experiments.viewer import show

    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "run_file", stop)
    assert run("scenario", SCENARIO) == (130, "", "badbones: stopped\n")

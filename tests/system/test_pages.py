"""The generated pages are up to date, and the code and the commands in the documents run."""

from __future__ import annotations

import importlib.util
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_agent import CHAMPIONS, GENERALIST
from badbones_experiments.cli import main as cli

from badbones_env import BadBonesError, GameConfig, Simulator
from badbones_env.lowlevel import game_spec
from badbones_env.observation.dense import Observation
from badbones_env.rules.constants import DECISION_NAMES, NOTHING
from badbones_env.text.choices import action_texts
from docs.tools import pages
from docs.tools.pages import tables, traps
from docs.tools.pages.common import value
from docs.tools.pages.places import documents, filled, split_paragraphs
from docs.tools.pages.traps import trap_values

ROOT = pages.CHECKOUT
README = ROOT / "README.md"
AT_THE_TOP = [ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT")]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXTRAS = {"torch": "torch", "stable_baselines3": "stable_baselines3", "sb3": "sb3_contrib"}


@pytest.mark.slow
def test_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """If this fails: run 'badbones dev pages'."""
    assert pages.main(check=True) == 0, capsys.readouterr().err


@pytest.mark.slow
def test_page_out_of_date_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages, "CHECKOUT", tmp_path)
    with pytest.raises(BadBonesError, match="needs a source checkout"):
        pages.main(check=True)
    (tmp_path / "docs").mkdir()
    assert pages.main(check=True) == 1
    assert "run 'badbones dev pages'" in capsys.readouterr().err
    assert pages.main(check=False) == 0
    assert pages.main(check=True) == 0
    page = tmp_path / "docs" / "tables.md"
    page.write_text(page.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert pages.main(check=True) == 1


def test_marked_places() -> None:
    figures = {"one": lambda: "1", "table": lambda name: f"| {name} |\n| 2 |"}
    text = "a <!-- pages: one -->x<!-- end --> b\n<!-- pages: table t -->\n<!-- end -->\n"
    made = "a <!-- pages: one -->1<!-- end --> b\n<!-- pages: table t -->\n| t |\n| 2 |\n<!-- end -->\n"
    assert filled(text, figures, "page") == made and filled(made, figures, "page") == made
    with pytest.raises(BadBonesError, match="no figure is called 'two'"):
        filled("<!-- pages: two --><!-- end -->", figures, "page")
    with pytest.raises(BadBonesError, match="'table': the results lack"):
        filled("<!-- pages: table --><!-- end -->", figures, "page")
    with pytest.raises(BadBonesError, match="has no end"):
        filled("<!-- pages: one -->", figures, "page")


def test_a_mark_does_not_split_a_paragraph() -> None:
    """A line that begins with an HTML comment ends the paragraph before it in the built site."""
    figures = {"one": lambda: "1"}
    for text in (
        "a\n<!-- pages: one -->1<!-- end --> b",
        "- a\n  <!-- pages: one -->1<!-- end -->.",
        "- <!-- pages: one -->1<!-- end --> b",
        "> <!-- pages: one -->1<!-- end --> b",
    ):
        with pytest.raises(BadBonesError, match="would split its paragraph"):
            filled(text, figures, "page")
    for text in (
        "**<!-- pages: one -->1<!-- end -->** b",
        "a <!-- pages: one -->1<!-- end -->\n",
        "```\n<!-- end --> b\n```",
    ):
        filled(text, figures, "page")


@pytest.mark.parametrize("path", documents(ROOT), ids=lambda path: path.name)
def test_no_page_has_a_mark_that_splits_a_paragraph(path: Path) -> None:
    assert split_paragraphs(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", documents(ROOT), ids=lambda path: path.name)
def test_no_page_repeats_its_contents(path: Path) -> None:
    """The site has them beside every page."""
    assert re.findall(r"^- \[[^\]]*\]\(#.*", path.read_text(encoding="utf-8"), re.MULTILINE) == []


@pytest.mark.parametrize("path", sorted((ROOT / "docs" / "data").glob("*.json")), ids=lambda path: path.stem)
def test_results_carry_the_version_that_made_them(path: Path) -> None:
    results = json.loads(path.read_text(encoding="utf-8"))
    parts = {"strengths": "claims", "learning": "runs"}.get(path.stem)  # these grow run by run
    entries = results[parts] if parts else [results]
    for entry in entries.values() if isinstance(entries, dict) else entries:
        assert re.fullmatch(r"\d+\.\d+\.\d+\S*", entry["version"])


@pytest.mark.slow
def test_tables_hold_what_the_results_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever traps, agents and games there are today: results of another day print as they are."""
    data = ROOT / "docs" / "data"
    before = pages.files()
    monkeypatch.setattr("badbones_env.components.GOODS", ("moat",))
    monkeypatch.setattr("docs.tools.learning.studies.RECIPES", {})
    monkeypatch.setattr("badbones_experiments.viewer.players.STRENGTHS", {})
    after = pages.files()
    assert {name for name in before if before[name] != after[name]} == set()
    assert "| catapult |" in traps.trap_worth(data, "traps_worth")


def test_values_of_results(tmp_path: Path) -> None:
    (tmp_path / "run.json").write_text('{"steps": [1, 20000], "share": {"value": 0.125}}')
    assert (
        value(tmp_path, "run", "steps.1", ",") == "20,000" and value(tmp_path, "run", "share.value", ".1%") == "12.5%"
    )
    for name, path, message in (("run", "steps.9", "has no steps.9"), ("none", "steps", "cannot be read")):
        with pytest.raises(BadBonesError, match=message):
            value(tmp_path, name, path)


def test_action_tables_name_every_index(options: dict[str, Any]) -> None:
    config = GameConfig.from_options(options)
    texts = action_texts(game_spec(config), 0)
    rows = [row.split(" | ") for row in tables.action_table(config).splitlines()[2:]]
    ahead = 0
    for place, named, *_ in rows:
        first, _, last = place.removeprefix("| ").partition("..")
        assert int(first) == ahead and named.startswith(f"`{texts[int(first)]}`")
        ahead = int(last or first) + 1
        assert named.endswith(f"`{texts[ahead - 1]}`")
    assert ahead == len(texts)


def test_verbs_answer_the_decisions_that_the_page_says(options: dict[str, Any]) -> None:
    """In random play every legal action belongs to a verb listed with the decision that is due."""
    sim = Simulator(GameConfig.from_options(options), 20, seed=3)
    rng = np.random.default_rng(0)
    verbs = np.array([verb for verb, _ in sim.spec.actions])
    pairs: set[tuple[int, int]] = set()
    for _ in range(60):
        for seat in range(sim.config.players):
            for game in range(sim.games):
                decision = int(sim.states["decision"][game, seat])
                pairs |= {(decision, int(verb)) for verb in np.unique(verbs[sim.masks[game, seat]])}
        sim.step((sim.masks * rng.random(sim.masks.shape)).argmax(axis=2))
    assert len(pairs) > 4
    for decision, verb in pairs:
        assert decision in tables.decisions_of(verb, sim.config.advanced), (DECISION_NAMES[decision], verb)
        assert (decision == NOTHING) == (verb == 0)


def test_the_reading_example_of_the_page() -> None:
    """docs/environment.md: the entry of the skeletons on d2 that face e."""
    seen = Observation(GameConfig(players=4))
    entries = np.arange(seen.size)
    assert seen.views(entries)["board0/skeletons"][1, 1, 3] == 129


@pytest.mark.parametrize("page", AT_THE_TOP, ids=lambda page: page.name)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    """Those of the pages in docs are checked when the site is built."""

    def headings(path: Path) -> set[str]:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        return {re.sub(r"[^a-z0-9 -]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in lines}

    for target in re.findall(r"\]\((?!https://)([^)]+)\)", page.read_text(encoding="utf-8")):
        name, _, heading = target.partition("#")
        path = ROOT / name if name else page
        assert path.exists() and (not heading or heading in headings(path)), target


def missing(block: str) -> str | None:
    """The extra library that a block of code needs and that is not here."""
    for word, module in EXTRAS.items():
        if re.search(rf"^\s*(from|import) .*\b{word}", block, re.MULTILINE) and not importlib.util.find_spec(module):
            return module
    return None


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    ["docs/environment.md", "docs/agents.md", "docs/notation.md", "docs/viewer.md", "docs/index.md", "README.md"],
)
def test_code_of_the_documents_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All Python blocks of a page, in order, in one namespace; those for libraries that are not here are left out.

    The example of the notation stands beside them as example.toml.
    """
    monkeypatch.chdir(tmp_path)
    text = (ROOT / name).read_text(encoding="utf-8")
    for example in re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)[:1]:
        (tmp_path / "example.toml").write_text(example, encoding="utf-8")
    names: dict[str, Any] = {"__name__": "page"}
    blocks = list(BLOCK.finditer(text))
    assert blocks
    for block in blocks:
        if missing(block[1]) is None:
            lines = text.count("\n", 0, block.start(1))  # so that a traceback names the line of the page
            exec(compile("\n" * lines + block[1], name, "exec"), names)


STEP = re.compile(r"^```(python|sh)\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)


@pytest.mark.slow
def test_the_tutorial_runs_and_prints_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """From top to bottom; "..." stands for anything. Code that begins with the name of a file is written to it."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    steps = STEP.findall((ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8"))
    assert len(steps) >= 7 and sum(bool(shown) for *_, shown in steps) >= 7
    for language, source, shown in steps:
        file = re.match(r"# (\w+\.py)\n", source)
        capfd.readouterr()
        if file:
            (tmp_path / file[1]).write_text(source, encoding="utf-8")
        elif language == "python":
            exec(source, names)
        else:
            for line in source.splitlines():
                if line.startswith("badbones "):
                    assert cli.main(shlex.split(line)[1:]) == 0, line
        printed = capfd.readouterr().out
        pattern = re.sub(r"(?:\\ )?\\\.\\\.\\\.(?:\\ )?", ".*", re.escape(" ".join(shown.split())))
        same = re.fullmatch(pattern, " ".join(printed.split()))
        assert not shown or same, f"{source}\nshows:\n{shown}\nprints:\n{printed}"


def commands_in(text: str) -> Iterator[list[str]]:
    """The words of every badbones command in the code blocks of a page, and of those in its text without blanks."""
    for block in re.findall(r"^```(?:sh|text)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            if line.startswith("badbones "):
                yield shlex.split(line, comments=True)[1:]
    for line in re.findall(r"`badbones ([^`]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)):
        words = shlex.split(line.replace("\n", " "))
        if len(words) > 1 and "--help" not in words and not any(word.isupper() or "..." in word for word in words):
            yield words


def parse_line(words: list[str]) -> None:
    """What the command line makes of a line, short of running it."""
    if words[0] == "help":
        words = words[1:] if words[1:] != ["game"] else ["game", "--help"]
        assert words[0] in cli.COMMANDS, words
    elif words[0] == "dev":
        cli.build_parser(module=cli.dev_module(), prog="badbones dev").parse_args(words[1:])
    else:
        cli.build_parser().parse_args(words)


@pytest.mark.parametrize("path", [*AT_THE_TOP, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda path: path.name)
def test_commands_of_the_documents_are_understood(path: Path) -> None:
    """Names and options are there; nothing is run."""
    for line in commands_in(path.read_text(encoding="utf-8")):
        words = line[: line.index("&&")] if "&&" in line else line  # of several commands the first
        try:
            parse_line(words)
        except BadBonesError as error:
            if "required" not in str(error):  # a command that is only mentioned
                raise AssertionError(f"badbones {' '.join(words)}: {error}") from None


def test_the_home_of_the_pages_has_what_a_newcomer_needs() -> None:
    home = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert "pip install -c constraints.txt" in home
    (code,) = re.findall(r"```python\n(.*?)```", home, re.DOTALL)
    assert len(code.splitlines()) <= 10
    pictures = re.findall(r"!\[[^\]]+\]\((images/minute-[^)]+)\)", home)
    assert len(pictures) == 4 and all((ROOT / "docs" / picture).exists() for picture in pictures)


def test_the_readme_names_every_command() -> None:
    table = README.read_text(encoding="utf-8").split("## The command line")[1].split("\n## ")[0]
    named = set(
        re.findall(r"`(?:badbones )?([a-z]+)[^`]*`", "\n".join(re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)))
    )
    parser = cli.build_parser()
    assert named - {"dev"} == set(next(action for action in parser._actions if action.dest == "command").choices)


def examples() -> list[str]:
    """The commands among the five examples of the README."""
    section = README.read_text(encoding="utf-8").split("## Five examples")[1].split("\n## ")[0]
    blocks = re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.slow
def test_commands_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as they stand there; a bot learns from fewer decisions."""
    (tmp_path / "agents").symlink_to(ROOT / "agents")  # the examples are typed in a checkout
    monkeypatch.chdir(tmp_path)
    commands = examples()
    assert len(commands) >= 4
    for command in commands:
        program, *arguments = shlex.split(command.replace("--steps 2_000_000", "--steps 20_000"))
        assert program == "badbones"
        assert cli.main(arguments) == 0, command


def test_values_of_traps_on_file() -> None:
    """Every trap of every game has its row, the best first; docs/traps.md cannot lose any."""
    table = trap_values(ROOT / "docs" / "data", "traps_value").splitlines()
    assert len(table) == 2 + 4 * 5 and all(row.count("|") == table[0].count("|") for row in table)
    assert table[2].startswith("| versus, 2 players | dragon | +4.66 ± 0.41 | +24.3 ± 2.4% |")
    assert table[-1].startswith("| co-op, 2 players | all traps |")
    for row in table:
        assert row in (ROOT / "docs" / "traps.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("made", "file", "rows"),
    [
        ("trap_worth", "traps_worth", 4),
        ("trap_worth", "traps_worth_advanced", 10),
        ("trap_compared", "traps_hands", 2),
        ("trap_compared", "traps_strategies", 15),
        ("trap_tournament", "traps_check_hands", 4),
    ],
)
def test_tables_of_traps_have_all_rows(made: str, file: str, rows: int) -> None:
    table = getattr(traps, made)(ROOT / "docs" / "data", file).splitlines()
    assert len(table) == 2 + rows and {row.count("|") for row in table} == {table[0].count("|")}


def test_intervals_of_traps_are_shown_as_they_are() -> None:
    """With half their width if they are symmetrical, else with both ends."""
    assert traps._shown({"value": 0.03, "low": 0.0103, "high": 0.0845}, "win") == "3.0% (1.0 to 8.5)"
    assert traps._shown({"value": 1.5, "low": 1.0, "high": 2.0}, "points", "+") == "+1.50 ± 0.50"


def test_every_shipped_network_is_measured_and_needed() -> None:
    """Every specialist has a row in docs/data/specialists.json and gains something in all of its games."""
    rows = json.loads((ROOT / "docs" / "data" / "specialists.json").read_text(encoding="utf-8"))["rows"]
    assert {row["network"] for row in rows} == {path.name for path in CHAMPIONS.glob("*.npz")} - {GENERALIST}
    assert [row for row in rows if row["gain"]["low"] <= 0] == []


def test_pictures_in_tables_have_a_size() -> None:
    """A cell gives a picture only the room that it asks for: without a size it would not be seen."""
    pictures = [
        picture
        for path in (ROOT / "docs").glob("*.md")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
        for picture in re.findall(r"!\[[^\]]*\]\((images/[^)]+\.svg)\)", line)
    ]
    assert len(pictures) > 5, "the pattern finds the pictures of the pages"
    for picture in pictures:
        assert re.match(
            r'<svg [^>]*width="\d+" height="\d+"|<svg [^>]*height="\d+"[^>]*width="\d+"',
            (ROOT / "docs" / picture).read_text(encoding="utf-8"),
        ), picture


# Figures that stand in a text by themselves, and why they may
LONE = {
    "docs/agents.md": {
        "0.2 µs": "orders of magnitude, to choose an agent by", "| 1 µs": "the same", "15 µs": "the same",
        "30 µs": "the same", "1 to 15 µs": "the same", "about 10 ms": "the same",
    },
    "docs/performance.md": {
        "1.5 times as fast": "measured once, when the change was made", "1.5 times the rate": "the same",
        "1.5 and 2.2 times": "how far windows of a busy machine differ",
    },
    "docs/strength.md": {
        "16.7% is par": "arithmetic", "(25%)": "arithmetic", "rates are 5%": "what is set", "50% for": "a bound",
    },
    "docs/environment.md": {
        **dict.fromkeys(("| 0 |  |", "| 1 | +", "| 2 | +", "| 3 | +", "| 4 | +"), "one run, which the example prints"),
    },
    "docs/partners.md": {
        "95%": "of all intervals", "par 25%": "arithmetic", "told apart in 90%": "what is set",
    },
    "docs/suite.md": {"95%": "of all intervals", "power of 80%": "what is computed"},
    "docs/tournaments.md": {"95%": "of all intervals", "rate is 5%": "what is set", "(80% power)": "what is set"},
    "docs/training.md": {
        "95%": "of all intervals", "100%": "of the games", "57 to 64%": "one comparison of recipes, told in passing",
        "3 µs": "orders of magnitude", "13 ms": "the same", "10 ms": "the same",
    },
    "docs/traps.md": {"95%": "of all intervals", "80% at a level of 5%": "what the number of games is computed for"},
    "docs/viewer.md": {"200%": "of a zoomed page", "30 to 60 ms": "orders of magnitude"},
}  # fmt: skip
OF_OTHERS = {"benchmarks", "mutation", "audit", "tables", "changelog"}  # generated as a whole, or of the past
FIGURE = re.compile(r"\d\s?%|\d (?:ns|µs|ms)\b|\d [Mk]\b|\d times (?:as|the)\b")


@pytest.mark.parametrize("path", [*AT_THE_TOP, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda path: path.name)
def test_figures_stand_in_marked_places(path: Path) -> None:
    """A percentage or a speed in a text comes from a results file, or is listed above with the reason why not."""
    if path.stem.lower() in OF_OTHERS:
        return
    text = re.sub(r"<!-- pages: .*?<!-- end -->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    allowed = LONE.get(path.relative_to(ROOT).as_posix(), {})
    lone = [line for line in text.splitlines() if FIGURE.search(line) and not any(words in line for words in allowed)]
    assert not lone, "put them into marked places (docs/tools/pages/figures.py), or say here why not"


PRIVATE_WORDS = re.compile(r"same luck|look-ahead|steward|beside others|made by", re.IGNORECASE)


@pytest.mark.parametrize("path", [README, *sorted((ROOT / "docs").glob("*.md"))], ids=lambda path: path.name)
def test_pages_speak_the_language_of_the_field(path: Path) -> None:
    """Common random numbers, search, auto policy: a reader of PettingZoo and CleanRL knows these words."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if PRIVATE_WORDS.search(line)] == []

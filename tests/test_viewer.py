"""Frames, replays, games that are kept, the terminal, puzzles: everything of the viewer but its server."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli import main
from badbones_experiments.viewer.frames import Story, position_text
from badbones_experiments.viewer.offers import offers
from badbones_experiments.viewer.play import PlayedGame, StaleError
from badbones_experiments.viewer.players import HUMAN, Adviser, check_players
from badbones_experiments.viewer.puzzle import open_scenario, search_round, solution_lines, solve
from badbones_experiments.viewer.replay import replay_data, replay_page
from badbones_experiments.viewer.terminal import play_in_terminal

from badbones_env import Game, Record, Scenario
from badbones_env.errors import IllegalChoiceError, OptionError, RecordError
from badbones_env.wording import TRAP_HELP, describe_choice
from tests.conftest import random_choices
from tests.rich import rich_game

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"
PUZZLE = ROOT / "docs" / "puzzles" / "last_floor.toml"


# Frames -------------------------------------------------------------------------------------------------------------


def test_tokens_keep_their_keys(options: dict[str, Any]) -> None:
    game, rng = Game(seed=2, **options), random.Random(3)
    story = Story(game)
    before, types = story.frame(), {}
    for _ in range(25):
        if game.over:
            break
        frame = story.step(random_choices(game, rng))
        for seat, board in enumerate(frame["boards"]):
            for key, element in board.items():
                if element[0] == "token":
                    model = "-".join(element[1].split("-")[1:-2])
                    assert types.setdefault((seat, key), model) == model, "a key stays with a token of its type"
            gone = {move["key"] for move in frame["moves"] if move["seat"] == seat and move["gone"]}
            assert not gone & set(board)
        for move in frame["moves"]:
            shown = before["boards"][move["seat"]].get(move["key"])
            # tokens that find no room on a crowded place are not shown
            assert shown is None or shown[0] == "token"
        before = frame
    json.dumps(before)


def test_a_frame_tells_what_happened() -> None:
    position = {"phase": "trap", "board": [{"hero": "e1", "traps": ["b3 wall/"], "skeletons": ["a3 e gl", "c4 s rt"]}]}
    story = Story(Game.from_position({"mode": "versus", "players": 2, "draw": 0}, position), ["Ann", "Bob"])
    frame = story.step({0: "pass", 1: "pass"})
    assert frame["choices"][0] == {"seat": 0, "text": "pass", "words": "leave the traps alone"}
    assert {"seat": 0, "kind": "tower", "words": "red skeleton (top) enters the tower: 1 floor lost", "big": True} in (
        frame["events"]
    )
    walk = next(move for move in frame["moves"] if len(move["path"]) == 3)
    assert walk["path"] == [[144, 400], [244, 400], [244, 300]] and not walk["gone"], "a3, b3, b4"


def test_position_as_text_can_be_loaded(options: dict[str, Any], write: Any) -> None:
    game, rng = Game(seed=4, **options), random.Random(8)
    loaded = 0
    for _ in range(70):
        if game.over or loaded > 3:
            break
        text = position_text(game)
        phase = game.position()["phase"]
        whole = phase in ("hero", "start") and set(game.legal()) == set(range(game.config.players))
        if whole:
            scenario = Scenario.read(write("position.toml", text))
            again = Game.from_position(scenario.game, scenario.position)
            assert again.position()["board"] == game.position()["board"]
            assert again.position()["bag"] == game.position()["bag"]
            loaded += 1
        assert text.startswith("#") == (phase == "skeletons")
        game.step(random_choices(game, rng))
    assert loaded


# Replays ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["versus-2", "solo-1-advanced-chiefs-ask", "coop-4-advanced-chiefs-ask", "versus-6"])
def test_a_replay_has_every_frame(name: str) -> None:
    record = Record.read(GOLDEN / f"{name}.bones")
    data = replay_data(record)
    assert len(data["frames"]) == len(record.steps) + 1
    story = Story(record.start(), data["names"])
    boards: list[dict[str, Any]] = [{} for _ in data["names"]]
    for number, change in enumerate(data["frames"]):
        for board, delta in zip(boards, change["boards"], strict=True):
            board.update(delta["set"])
            for key in delta["gone"]:
                del board[key]
        if number:
            story.step({int(k[1:]): v for k, v in record.steps[number - 1]["choices"].items()})
        assert boards == story.frame()["boards"], "changes add up to the frame"
        used = {element[1] for board in boards for element in board.values() if element[0] != "text"}
        assert all(f'id="bb-{symbol}"' in data["symbols"] for symbol in used)
    assert data["frames"][-1]["over"]


def test_the_page_is_one_file_without_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.html"
    assert main(["replay", str(GOLDEN / "versus-2.bones"), "--html", str(out)]) == 0
    assert "11 steps" in capsys.readouterr().out
    page = out.read_text(encoding="utf-8")
    assert "{{" not in page and page.count("<script") == 2
    assert re.findall(r'(?:src|href)="(?!#|data:)[^"]*"', page) == []
    urls = set(re.findall(r"https?://[^\s\"'`<]+", page))
    assert urls == {"http://www.w3.org/2000/svg"}, "the name of SVG, which nobody fetches"
    assert "default-src 'none'" in page
    assert len(page) < 400_000


def test_texts_of_a_record_cannot_break_the_page() -> None:
    record = Record.read(GOLDEN / "versus-2.bones")
    record.header["agents"] = ["</script><script>alert(1)</script>", "b"]
    page = replay_page(record, "<b>title")
    assert "<script>alert" not in page and "<b>title" not in page and page.count("</script>") == 2
    assert page.count("alert(1)") > 0, "it is there, as text"


def test_bad_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str], write: Any) -> None:
    assert main(["replay", str(tmp_path / "none.bones"), "--html", str(tmp_path / "x.html")]) == 2
    good = (GOLDEN / "versus-2.bones").read_text(encoding="utf-8")
    assert main(["replay", write("a.bones", good), "--html", "/no/such/folder/x.html"]) == 2
    bad = re.sub(r'"p0": "move \w\d"', '"p0": "move e5"', good, count=1)
    assert main(["replay", write("b.bones", bad), "--html", str(tmp_path / "x.html")]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 3 and all(line.startswith("badbones: ") for line in errors)
    assert "step 1 cannot be replayed" in errors[2]


# Games that are kept ------------------------------------------------------------------------------------------------


def new_game(tmp_path: Path, seats: tuple[str, ...] = (), practice: bool = True, **options: Any) -> PlayedGame:
    players = options.pop("players", 2)
    return PlayedGame.new(tmp_path / "game.bones", {"players": players, **options}, list(seats), 7, practice=practice)


def test_nothing_is_lost(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    rng = random.Random(1)
    for _ in range(5):
        played.choose(0, rng.choice(played.game.legal()[0]))
    again = PlayedGame.open(tmp_path / "game.bones")  # as after a crash: nobody closed anything
    assert again.view()["frame"] == played.view()["frame"] and again.steps == played.steps
    assert again.log == played.log
    while not again.game.over:
        again.choose(0, rng.choice(again.game.legal()[0]))
    again.close()
    assert Record.read(tmp_path / "game.bones").mismatches() == []
    assert again.view()["offers"] is None and "won" in again.view()["verdict"]


def test_only_legal_choices_of_the_present_step(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    before = played.path.read_bytes()
    for seat, text, step, error in (
        (0, "fly", 0, IllegalChoiceError), (1, "move b2", 0, IllegalChoiceError), (0, "move b2", 1, StaleError),
        (0, "pass", 0, IllegalChoiceError),
    ):  # fmt: skip
        with pytest.raises(error):
            played.choose(seat, text, step)
    assert played.path.read_bytes() == before and played.steps == 0


def test_undo_goes_to_the_start_of_the_round(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    first = played.view()["frame"]
    played.choose(0, "move b2")
    assert played.game.position()["phase"] == "trap"
    played.undo()
    assert played.view()["frame"]["boards"] == first["boards"] and played.steps == 0
    played.choose(0, "move b2")
    played.choose(0, "pass")
    assert played.game.position()["round"] == 2
    played.undo()  # nothing chosen in round 2 yet: back to the start of round 1
    assert played.game.position()["round"] == 1 and played.steps == 0
    assert Record.read(played.path).steps == []
    with pytest.raises(IllegalChoiceError, match="practice"):
        new_game(tmp_path, (HUMAN, "random"), practice=False).undo()


def test_two_people_at_one_machine(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, HUMAN))
    assert played.view()["offers"]["seat"] == 0
    assert played.choose(0, "move b2") == []
    assert played.view()["offers"]["seat"] == 1 and played.game.position()["board"][0]["hero"] == "c3"
    assert len(played.choose(1, "move d4")) == 1
    assert played.game.position()["board"][0]["hero"] == "b2"


def test_who_plays() -> None:
    assert check_players([], 3) == [HUMAN, "guardian", "guardian"]
    assert check_players(["random"], 3) == [HUMAN, "random", "random"]
    assert check_players(["random", "greedy"], 3) == [HUMAN, "random", "greedy"]
    assert check_players(["random", HUMAN], 2) == ["random", HUMAN]
    assert check_players([], 1) == [HUMAN]
    for names, players in ((["random"] * 4, 3), (["nobody"], 2), (["random", "random"], 2)):
        with pytest.raises(OptionError):
            check_players(names, players)


def test_an_adviser_chooses_legally(options: dict[str, Any]) -> None:
    game, adviser, rng = Game(seed=9, **options), Adviser("random", 3), random.Random(4)
    for _ in range(20):
        for seat, legal in game.legal().items():
            assert adviser.choose(game, seat) in legal
        if game.over:
            break
        game.step(random_choices(game, rng))
    wide = rich_game()  # advanced tiles and weapons without the option "advanced"
    assert adviser.choose(wide, 0) in wide.legal()[0]


def test_offers_hold_every_legal_choice(options: dict[str, Any]) -> None:
    game, rng = Game(seed=6, **options), random.Random(2)
    for _ in range(40):
        for seat, legal in game.legal().items():
            offer = offers(game, seat)
            assert [choice["text"] for choice in offer["all"]] == legal
            on_spaces = [choice["text"] for tool in offer["tools"] for choice in tool["spaces"].values()]
            assert {*on_spaces, *(button["text"] for button in offer["buttons"])} == set(legal)
            assert offer["question"]
        if game.over:
            break
        game.step(random_choices(game, rng))


def test_which_token_goes_first_is_a_question_about_a_space() -> None:
    game = Game.from_position(
        {"mode": "versus", "players": 2, "chiefs": True, "order": "ask"},
        {"phase": "trap", "board": [{"hero": "e5", "skeletons": ["c4 s rl friend", "c4 s pl"]}]},
    )
    game.step({0: "pass", 1: "pass"})
    offered = offers(game, 0)
    assert game.subject(0) == "c4" and "on c4 moves first" in offered["question"] and not offered["tools"]
    assert [button["words"] for button in offered["buttons"]] == [
        "the purple skeleton (left) moves first", "the red friend (left) moves first"
    ]  # fmt: skip


def test_every_trap_is_explained() -> None:
    game = rich_game()
    game.step({0: "move d5", 1: "move c4"})
    tools = {tool["name"]: tool for tool in offers(game, 0)["tools"]}
    assert tools["place wall\\"]["help"] == TRAP_HELP["wall"] and tools["place wall/"]["symbol"] == "tile-wall-slash"
    assert describe_choice("place wall/ b2") == "place a wall / on b2"
    market = offers(Game(players=2, advanced=True, seed=1), Game(players=2, advanced=True, seed=1).legal().popitem()[0])
    assert {"buy a dragon for 6", "buy a two-handed sword for 4"} <= {each["words"] for each in market["buttons"]}
    assert "estimates" in market["question"]


# The terminal -------------------------------------------------------------------------------------------------------


def in_terminal(played: PlayedGame, lines: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return play_in_terminal(played)


def test_a_game_in_the_terminal(tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]) -> None:
    saved = tmp_path / "copy.bones"
    lines = f"help\nlist\nfly\n99\nhint\nmove b2\nboard\npass\nundo\n1\nsave {saved}\nsave\nsave /no/where/x\nquit\n"
    played = new_game(tmp_path, (HUMAN, "random"))
    assert in_terminal(played, lines, monkeypatch) == 0
    out = capsys.readouterr().out
    for words in ("move the hero to b2", "'fly' is not legal now", "'99' is not legal", "round 2", "saved as",
                  "save FILE", "No such file", f"badbones play --load {played.path}"):  # fmt: skip
        assert words in out
    assert "\x1b[" not in out, "no colours where nobody sees them"
    assert len(Record.read(saved).steps) == 1


def test_the_terminal_keeps_an_interrupted_game(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    played = new_game(tmp_path, (HUMAN, "random"))
    played.choose(0, "move b2")
    monkeypatch.setattr("builtins.input", interrupted)
    assert play_in_terminal(played) == 0
    assert "the game is kept" in capsys.readouterr().out
    assert PlayedGame.open(played.path).steps == 1


def test_a_whole_game_in_the_terminal(tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]) -> None:
    played = new_game(tmp_path, mode="solo", players=1, rounds=2)
    assert in_terminal(played, "1\n" * 60, monkeypatch) == 0
    assert re.search(r"(Won|Lost) in round \d", capsys.readouterr().out)
    assert Record.read(played.path).mismatches() == []


@pytest.mark.parametrize(("arguments", "message"), [
    (["play", "--agents", "nobody"], "nobody"), (["play", "--players", "9"], "players"),
    (["play", "--agents", "random,random,random"], "players are named"),
    (["play", "--load", "/no/file.bones"], "no/file"),
    (["play", "--web", "--load", "/no/file.bones"], "no/file"), (["play", "--seed", "x"], "seed"),
    (["play", "--web", "--host", "999.1.1.1"], "cannot listen"), (["puzzle", "/no/file.toml"], "no/file"),
    (["puzzle", str(PUZZLE), "--seat", "5", "--solve"], "seat 5"), (["puzzle", str(PUZZLE), "--port", "99999"], "port"),
])  # fmt: skip
def test_bad_arguments(arguments: list[str], message: str, tmp_path: Path, capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("badbones: ") and message in error and error.count("\n") == 1


def test_a_record_of_agents_can_be_taken_up(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    good = (GOLDEN / "versus-2.bones").read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "foreign.bones"
    file.write_text("".join(good[:4]), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--load", str(file), "--folder", str(tmp_path / "games")]) == 0
    assert file.read_text(encoding="utf-8") == "".join(good[:4]), "the file itself stays as it is"
    kept = Record.read(tmp_path / "games" / "game-1.bones")
    assert len(kept.steps) == 3 and kept.header["agents"] == [HUMAN, "guardian"]


# Puzzles ------------------------------------------------------------------------------------------------------------


def test_the_solver_finds_what_saves_the_tower() -> None:
    game, _ = open_scenario(str(PUZZLE))
    solution = solve(game, 0)
    assert solution.complete
    assert {line.choices[:2] for line in solution.saving} == {
        ("move d3", "place dragon b3"), ("move b3", "place dragon d3"),
    }  # fmt: skip
    for line in solution.lines[:: len(solution.lines) // 40]:  # each line is what really happens
        twin = game.clone()
        choices = list(line.choices)
        while not twin.over and twin.outcome.rounds == 7:
            legal = twin.legal()
            others = {1: "pass" if "pass" in legal[1] else legal[1][0]} if 1 in legal else {}
            twin.step(others | ({0: choices.pop(0)} if 0 in legal else {}))
        assert (0 not in twin.outcome.eliminated) == line.saved
    words = solution_lines(solution)
    assert words[0] == f"6 of all {len(solution.lines)} lines of p0 keep tower and village standing."
    assert "then place a dragon on b3, then flee" in words[1] or "then place a dragon on d3, then flee" in words[1]


def test_the_solver_has_a_limit_and_looks_further(capsys: pytest.CaptureFixture[str]) -> None:
    game, _ = open_scenario(str(PUZZLE))
    lines, complete = search_round(game, 0, limit=100)
    assert not complete and len(lines) < 773
    assert main(["puzzle", str(PUZZLE), "--solve"]) == 0
    assert "6 of all 773 lines" in capsys.readouterr().out
    position = {"phase": "trap", "board": [{"hero": "e1", "supply": ["catapult"]}]}
    calm = Game.from_position({"mode": "solo", "rounds": 0}, position)
    far = solve(calm, 0, rounds=2, samples=2, keep=2)
    assert len(far.lines) == 2 and all(0 <= line.survival <= 1 for line in far.lines) and not far.complete
    assert "samples survive 2 rounds" in "\n".join(solution_lines(far))


def test_hopeless_puzzles_say_so(capsys: pytest.CaptureFixture[str], write: Any) -> None:
    file = write("lost.toml", '[game]\nmode = "solo"\n[position]\nphase = "trap"\n[[position.board]]\nhero = "a1"\n'
                 'skeletons = ["b3 e gl", "d3 w gr"]\n')  # fmt: skip
    assert main(["puzzle", file, "--solve"]) == 1
    assert "0 of all 1 lines" in capsys.readouterr().out
    with pytest.raises(OptionError):
        solve(Game.from_position({"mode": "solo"}, {"board": [{"hero": "none"}], "phase": "hero"}), 1)


def test_a_record_may_not_name_files() -> None:
    from badbones_experiments.viewer.play import options_of

    with pytest.raises(OptionError):
        options_of({"components": "/etc/passwd"})
    with pytest.raises(RecordError):
        Record.read("/no/such.bones")

"""Games in the terminal: every turn is one screen of 80 x 24 with one's own board on it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.viewer.played_game import PlayedGame
from badbones_experiments.viewer.players import HUMAN
from badbones_experiments.viewer.terminal import Terminal, grouped, play_in_terminal, screen

from badbones_env import Game, Record
from badbones_env.text.board_text import LEGEND
from tests.rich import rich_game


def new_game(tmp_path: Path, seats: tuple[str, ...] = (), practice: bool = True, **options: Any) -> PlayedGame:
    players = options.pop("players", 2)
    return PlayedGame.new(tmp_path / "game.bones", {"players": players, **options}, list(seats), 7, practice=practice)


def in_terminal(played: PlayedGame, lines: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return play_in_terminal(played)


def test_a_game_in_the_terminal(tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "help\nlist\nfly\n99\nhint\nmove b2\nboard\npass\nundo\n1\n"
    lines += "quit\n"
    played = new_game(tmp_path, (HUMAN, "random"))
    assert in_terminal(played, lines, monkeypatch) == 0
    out = capsys.readouterr().out
    for words in (
        "move the hero to b2",
        "'fly' is not legal now",
        "'99' is not legal",
        "round 2",
        f"badbones play --load {played.path}",
        "of its trials",
        "Random (p1)",
        "You (p0)",
        LEGEND,
    ):
        assert words in out
    assert "\x1b[" not in out, "no colours where nobody sees them"
    assert len(Record.read(played.path).steps) == 1


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.slow
def test_a_turn_fits_the_screen_with_the_board_on_it(tmp_path: Path, players: int, advanced: bool) -> None:
    played = new_game(tmp_path, (HUMAN, *["random"] * (players - 1)), players=players, advanced=advanced, chiefs=True)
    terminal = Terminal(played)
    for turn in range(60):
        if played.game.over:
            break
        lines = screen(played, 0, terminal.log, 80, 24)
        assert len(lines) <= 23, "and the prompt"
        assert max(map(len, lines)) <= 80
        assert sum(bool(re.match(r".{8} [1-5] .*\|", line)) for line in lines) == 5, "one's own board, whole"
        assert sum(" (p" in line for line in lines) == players, "everybody in a line"
        legal = played.game.legal()[0]
        terminal.command(0, legal[(7 * turn) % len(legal)])
    assert turn > 5


def test_choices_that_can_be_made_on_the_same_spaces_stand_together() -> None:
    legal = ["place wall/ a1", "place wall/ b1", "place wall\\ a1", "place wall\\ b1", "retrieve c1", "pass"]
    assert grouped(legal) == ["place wall/|wall\\ a1 b1", "retrieve c1", "pass"]


def test_the_terminal_keeps_an_interrupted_game(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    played = new_game(tmp_path, (HUMAN, "random"))
    played.choose(0, "move b2")
    monkeypatch.setattr("builtins.input", interrupted)
    assert play_in_terminal(played) == 0
    assert "the game is kept" in capsys.readouterr().out
    assert PlayedGame.open(played.path).steps == 1


@pytest.mark.slow
def test_a_whole_game_in_the_terminal(tmp_path: Path, monkeypatch: Any, capsys: pytest.CaptureFixture[str]) -> None:
    played = new_game(tmp_path, mode="solo", players=1, rounds=0)
    assert in_terminal(played, "1\n" * 200, monkeypatch) == 0
    out = capsys.readouterr().out
    assert re.search(r"Lost in round \d", out)
    assert re.search(
        r"In round \d+ the last (floor of your tower was destroyed|house of your village burnt): an? \w+", out
    )
    assert "would " in out.split("Lost in round")[1], "what would have been better"
    assert Record.read(played.path).mismatches() == []


def test_printed_arrows_are_drawn_in_every_text_board() -> None:
    rows = str(Game(players=2, seed=1)).splitlines()
    for rank, sign in (("5", "(v)"), ("4", "(v)"), ("2", "(^)"), ("1", "(v)")):
        assert [sign in row for row in rows if re.match(rf".{{8}} {rank} ", row)] == [True, True]
    assert sum("(>)" in row and "(<)" in row for row in rows) == 2, "b3 and d3"
    rich = str(rich_game())
    assert "v1 (v)" in rich and re.search(r"\|\s+\\'\s+\|\s+\(\^\)", rich), "skeletons on an arrow; a wall covers one"
    coop = Game(mode="coop", players=2)
    assert ">(^)" in str(coop) and "<(^)" in str(coop), "only those who come from one side are turned"


def test_a_text_board_is_never_wider_than_eighty_columns() -> None:
    for game in (rich_game(), Game(mode="coop", players=6, advanced=True, chiefs=True), Game(players=6, advanced=True)):
        assert max(map(len, str(game).splitlines())) <= 80
    assert "gl gl+3" in str(rich_game()), "those that find no room are counted"


def test_repr_says_how_a_game_stands() -> None:
    game = Game(mode="versus", players=2, seed=7)
    assert repr(game) == (
        "<Game versus, 2 players, round 1, hero phase; p0: 4 floors, 5 houses, 47 points; p1: 4 floors, 5 houses, "
        "47 points>"
    )
    assert "coop, 3 players, advanced, round 1, market phase; p0: 4 towers" in repr(
        Game(mode="coop", players=3, advanced=True)
    )

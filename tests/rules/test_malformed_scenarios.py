"""Scenario files that are malformed are refused, and the message names the line or key."""

from __future__ import annotations

import random

import pytest

from badbones_env import BadBonesError, Game, IllegalChoiceError, NotationError, OptionError, Scenario
from badbones_env.text.scenario import run_file
from tests.rules.test_scenario_files import WALL, expecting


@pytest.mark.parametrize(
    "text, line",
    [
        ("title = 'x'\nrules = [\n", 3),
        ("title = 'x'\n\nround 3\n", 3),
        ('title = "b3 wall\\"\n', 1),
        ("[game]\nmode = 'solo'\nmode = 'coop'\n", 3),
        ("[game]\n[game]\n", 2),
        ("[position]\nround = 03\n", 2),
        ("title = 'x'\n\0\n", 2),
    ],
)
def test_a_syntax_error_names_the_line(write, text, line):
    path = write("bad.toml", text)
    with pytest.raises(NotationError, match=rf"bad\.toml: is not TOML: .*(line {line}\b|end of document)"):
        run_file(path)


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00t",
        b"title = '\xe9'",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"a = " + b"[" * 50_000,
        b"[position]\nround = " + b"9" * 5000,
        b"[position]\nround = 0x" + b"f" * 5000,
        b"[expect]\nround = 0x" + b"f" * 5000,
        b"[game]\nplayers = 0x" + b"f" * 5000,
        b"[game]\ncomponents = '/no/such/file'",
        b'[game]\ncomponents = "a\\u0000b"',
        b"[game]\ncomponents = 1979-05-27",
        b"[position]\nround = 1979-05-27",
        b"[position]\nround = nan",
    ],
    ids=lambda content: repr(content[:40]),
)
def test_a_file_of_nonsense_is_malformed_or_fails(write, content):
    path = write("bad.toml", content)
    try:
        assert run_file(path) != []
    except BadBonesError as error:
        assert str(error).startswith(path) and "\n" not in str(error) and len(str(error)) < 1000


def test_a_missing_file_and_a_directory_are_malformed(tmp_path):
    with pytest.raises(NotationError, match=r"none\.toml: cannot be read: No such file"):
        run_file(tmp_path / "none.toml")
    with pytest.raises(NotationError, match="cannot be read: Is a directory"):
        run_file(tmp_path)
    with pytest.raises(NotationError):
        run_file("a\0b")


def test_an_empty_file_is_a_scenario_that_expects_nothing(write):
    assert run_file(write("empty.toml", "")) == []


@pytest.mark.parametrize(
    "data, complaint",
    [
        ([], "must be a table"),
        (None, "must be a table"),
        ({"titel": "x"}, "unknown key titel"),
        ({"steps": []}, "unknown key steps"),
        ({"board": []}, "unknown key board"),
        ({"title": 5}, "title must be"),
        ({"title": ["x"]}, "title must be"),
        ({"rules": "M9"}, "rules must be"),
        ({"rules": [9]}, "rules must be"),
        ({"game": []}, "game must be a table"),
        ({"game": "solo"}, "game must be a table"),
        ({"position": [{}]}, "position must be a table"),
        ({"expect": 5}, "expect must be a table"),
        ({"expect": [{}]}, "expect must be a table"),
        ({"step": {"p0": "pass"}}, "step must be a list"),
        ({"step": "pass"}, "step must be a list"),
        ({"step": ["pass"]}, "step must be a list"),
        ({"step": [{}, {"p6": "pass"}]}, "step[1].p6"),
        ({"step": [{"0": "pass"}]}, "step[0].0"),
        ({"step": [{"P0": "pass"}]}, "step[0].P0"),
        ({"step": [{"p00": "pass"}]}, "step[0].p00"),
        ({"step": [{"p٣": "pass"}]}, "step[0].p٣"),
        ({"step": [{"p0": 5}]}, "step[0].p0 must be a text"),
        ({"step": [{"p0": ["pass"]}]}, "step[0].p0 must be a text"),
        ({"step": [{"p0": None}]}, "step[0].p0 must be a text"),
        ({"expect": {"rounds": 4}}, "unknown key expect.rounds"),
        ({"expect": {"hero": "c3"}}, "unknown key expect.hero"),
        ({"expect": {"board": {}}}, "expect.board must be a list"),
        ({"expect": {"board": [5]}}, "expect.board must be a list"),
        ({"expect": {"board": [{}, {"round": 1}]}}, "unknown key expect.board[1].round"),
        ({"expect": {"board": [{"skeleton": []}]}}, "unknown key expect.board[0].skeleton"),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_a_scenario_of_the_wrong_shape_is_refused_when_it_is_read(data, complaint):
    with pytest.raises(NotationError) as caught:
        Scenario.parse(data)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "expect, key",
    [
        ({"round": "4"}, "round"),
        ({"round": 4.0}, "round"),
        ({"round": True}, "round"),
        ({"phase": "trapp"}, "phase"),
        ({"phase": 3}, "phase"),
        ({"colour": "red"}, "colour"),
        ({"colour": []}, "colour"),
        ({"over": 0}, "over"),
        ({"over": "false"}, "over"),
        ({"winners": 0}, "winners"),
        ({"winners": ["p0"]}, "winners[0]"),
        ({"winners": [[0]]}, "winners[0]"),
        ({"winners": [False]}, "winners[0]"),
        ({"winners": [2]}, "winners[0]"),
        ({"eliminated": [0, -1]}, "eliminated[1]"),
        ({"scores": 31}, "scores"),
        ({"scores": [31.0, 31.0]}, "scores[0]"),
        ({"scores": ["31", "31"]}, "scores[0]"),
        ({"bag": "rest"}, "bag"),
        ({"bag": ["zz"]}, "bag[0]"),
        ({"bag": ["pl artificer"]}, "bag[0]"),
        ({"bag": ["gl"] * 13}, "bag[12]"),
        ({"bag": [["gl"]]}, "bag"),
        ({"capital": 2}, "capital"),
        ({"supply": []}, "supply"),
        ({"board": [{}, {}, {}]}, "board"),
        ({"board": [{}, {"hero": "z9"}]}, "board[1].hero"),
        ({"board": [{"hero": 5}]}, "board[0].hero"),
        ({"board": [{"floors": "4"}]}, "board[0].floors"),
        ({"board": [{"houses": 5.0}]}, "board[0].houses"),
        ({"board": [{"weapon": "gun"}]}, "board[0].weapon"),
        ({"board": [{"towers": ["b2"]}]}, "board[0].towers"),
        ({"board": [{"supply": ["wall/"]}]}, "board[0].supply[0]"),
        ({"board": [{"supply": {}}]}, "board[0].supply"),
        ({"board": [{"traps": "a1 bomb"}]}, "board[0].traps"),
        ({"board": [{"traps": [{}]}]}, "board[0].traps"),
        ({"board": [{"traps": ["a1 wall"]}]}, "board[0].traps[0]"),
        ({"board": [{"traps": ["a1 bomb", "b1 bomb damaged"]}]}, "board[0].traps[1]"),
        ({"board": [{"skeletons": "a3 e gl"}]}, "board[0].skeletons"),
        ({"board": [{"skeletons": [5]}]}, "board[0].skeletons"),
        ({"board": [{"skeletons": ["a9 e gl"]}]}, "board[0].skeletons[0]"),
        ({"board": [{"skeletons": ["a3 gl"]}]}, "board[0].skeletons[0]"),
        ({"board": [{"skeletons": [""]}]}, "board[0].skeletons[0]"),
        ({"board": [{"skeletons": ["a3 e rt emperor"]}]}, "board[0].skeletons[0]"),
        ({"board": [{"forest": ["L5"]}]}, "board[0].forest[0]"),
        ({"board": [{"forest": ["zz"]}]}, "board[0].forest[0]"),
        ({"board": [{"forest": ["L5 zz"]}]}, "board[0].forest[0]"),
        ({"board": [{"forest": ["Ba pt"]}]}, "board[0].forest[0]"),
        ({"board": [{"forest": [""]}]}, "board[0].forest[0]"),
        ({"board": [{"forest": ["white"]}]}, "board[0].forest[0]"),
        ({"board": [{"forest": [None]}]}, "board[0].forest"),
        ({"board": [{"cemetery": ["gl white"]}]}, "board[0].cemetery[0]"),
    ],
    ids=lambda value: repr(value)[:70],
)
def test_an_expectation_that_is_not_in_the_notation_names_its_key(expect, key):
    with pytest.raises(BadBonesError) as caught:
        expecting(expect)
    assert type(caught.value) is NotationError
    assert f"expect.{key}" in str(caught.value)


def test_game_and_position_are_checked_with_their_own_errors():
    with pytest.raises(OptionError, match="players"):
        Scenario.parse({"game": {"players": 7}}).run()
    with pytest.raises(NotationError, match=r"position\.board\[0\]\.skeletons\[0\]"):
        Scenario.parse({"position": {"board": [{"skeletons": ["a9 e gl"]}]}}).run()


@pytest.mark.parametrize(
    "step, complaint",
    [
        ('p0 = "pass"', "p1 has a trap decision but no choice was given"),
        ("", "p0 has a trap decision but no choice was given"),
        ('p0 = "pass"\np1 = "move c4"', "'move c4' is not a legal trap choice of p1"),
        ('p0 = "pass"\np1 = "wait"', "'wait' is not a legal trap choice of p1"),
        ('p0 = "retrieve b2"\np1 = "pass"', "'retrieve b2' is not a legal trap choice of p0"),
        ('p0 = "pass"\np1 = "pass"\np2 = "pass"', "there is no seat 2"),
    ],
)
def test_an_illegal_or_missing_choice_is_an_error_that_lists_the_legal_ones(write, step, complaint):
    path = write("wall.toml", WALL.replace('p0 = "pass"\np1 = "pass"', step))
    with pytest.raises(IllegalChoiceError) as caught:
        run_file(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: step[0]: ") and complaint in message
    if "no seat" not in complaint:
        legal = Game.from_position(Scenario.read(path).game, Scenario.read(path).position).legal()
        seat = int(complaint[complaint.index(" of p") + 5] if " of p" in complaint else complaint[1])
        assert message.endswith("legal are: " + ", ".join(legal[seat]))


def test_a_step_after_the_end_is_an_error():
    data = {"game": {"mode": "solo", "rounds": 1, "draw": 0}, "position": {"phase": "trap"}}
    won = data | {"step": [{"p0": "pass"}], "expect": {"over": True, "phase": "over", "winners": [0], "round": 1}}
    assert Scenario.parse(won).run() == []
    with pytest.raises(IllegalChoiceError, match=r"step\[1\]: the game is over"):
        Scenario.parse(won | {"step": [{"p0": "pass"}, {"p0": "move c4"}]}).run()


def test_whatever_is_damaged_in_a_file_only_errors_of_the_package_come_out(write):
    rng = random.Random("damage")
    seen = set()
    for _ in range(300):
        content = bytearray(WALL.encode())
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(content))
            content[at : at + rng.randint(0, 3)] = bytes(
                rng.choice(b"\"'[]{}=#\\ \n09aez.-\x00\xff") for _ in range(rng.randint(0, 2))
            )
        try:
            seen.add("FAIL" if run_file(write("damaged.toml", bytes(content))) else "PASS")
        except BadBonesError as error:
            seen.add(type(error).__name__)
    assert {"PASS", "NotationError", "IllegalChoiceError"} <= seen

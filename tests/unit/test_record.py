"""Game records: written, read, replayed, verified; damaged and tampered ones."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from badbones_env import BadBonesError, Game, OptionError, Record, Recorder, RecordError, __version__
from badbones_env.text.record import FORMAT, position_hash
from tests.conftest import random_choices


def play(path, options, *, steps=10_000, rng="record", **recorder):
    """Record a random game; returns it as it ended."""
    chance = random.Random(rng)
    with Recorder(path, options, **recorder) as written:
        while not written.game.over and steps:
            written.step(random_choices(written.game, chance))
            steps -= 1
    return written.game


@pytest.fixture(scope="module")
def solo_lines(tmp_path_factory):
    """The lines of a finished solo game."""
    path = tmp_path_factory.mktemp("record") / "solo.bones"
    play(path, {"mode": "solo"}, seed=3)
    return path.read_text().splitlines()


@pytest.fixture
def tampered(solo_lines, write):
    """``tampered(line, change)``: the record with one line (a dict) changed in place."""

    def make(number, change):
        lines = list(solo_lines)
        entry = json.loads(lines[number])
        changed = change(entry)
        lines[number] = json.dumps(entry if changed is None else changed)
        return Record.read(write("tampered.bones", "\n".join(lines) + "\n"))

    return make


# Round trips --------------------------------------------------------------------------------------------------------


def test_a_recorded_game_replays_to_the_same_end(options, tmp_path):
    path = tmp_path / "game.bones"
    game = play(path, options | {"max_rounds": 8}, seed=2**64 - 1, index=5, agents=["a", "b"])
    record = Record.read(path)
    assert record.header["format"] == FORMAT and record.header["package"] == __version__
    assert (record.header["seed"], record.header["index"], record.header["agents"]) == (2**64 - 1, 5, ["a", "b"])
    assert record.header["game"] == game.config.options()
    assert record.mismatches() == []
    *_, (last, choices, line) = record.replay()
    assert last.position() == game.position() and last.outcome == game.outcome and last.over
    assert line["hash"] == position_hash(game)
    assert {f"p{seat}": text for seat, text in choices.items()} == line["choices"]
    assert record.outcome["scores"] == list(game.outcome.scores)


def test_the_record_names_choices_and_draws_of_every_step(tmp_path):
    path = tmp_path / "game.bones"
    with Recorder(path, {"players": 2}, seed=1) as recorder:
        recorder.step({0: "move c4", 1: "move b2"})
        recorder.step({0: "pass", 1: "pass"})
        drawn = recorder.game.drawn
    assert len(drawn) == 6
    header, *steps = map(json.loads, path.read_text().splitlines())
    assert [step["choices"] for step in steps] == [{"p0": "move c4", "p1": "move b2"}, {"p0": "pass", "p1": "pass"}]
    assert [step["drawn"] for step in steps] == [[], drawn]
    assert "position" not in header


def test_a_game_from_a_position_is_recorded_with_it(tmp_path):
    position = {
        "phase": "trap",
        "round": 4,
        "board": [{"traps": ["b2 wall\\"], "skeletons": ["a2 e gl black"], "hero": "e5"}],
    }
    path = tmp_path / "game.bones"
    game = play(path, {"players": 3, "max_rounds": 6}, seed=9, position=position)
    record = Record.read(path)
    assert record.header["position"] == position
    assert record.start().position()["board"][0]["skeletons"] == ["a2 e gl black"]
    assert record.mismatches() == [] and game.over


def test_corrected_components_travel_with_the_record(tmp_path, write):
    corrections = write("mine.toml", "[stars]\nwall = [7, 3]\n[board]\narrows = ['a1 e>n']\n")
    path = tmp_path / "game.bones"
    game = play(path, {"players": 2, "components": corrections, "max_rounds": 3}, seed=4)
    os.remove(corrections)
    record = Record.read(path)
    assert record.header["game"]["components"] == {"stars": {"wall": [7, 3]}, "board": {"arrows": ["a1 e>n"]}}
    assert record.mismatches() == []
    record.header["game"].pop("components")
    assert record.mismatches() != []
    assert game.config.parts.stars["wall"] == (7, 3)


def test_a_wait_that_was_said_is_not_recorded(tmp_path):
    path = tmp_path / "game.bones"
    with Recorder(path, {"mode": "coop", "players": 2}, position={"phase": "trap"}) as recorder:
        recorder.step({0: "pass", 1: "wait"})
    assert Record.read(path).steps[0]["choices"] == {"p0": "pass"}


def test_an_illegal_choice_is_not_recorded(tmp_path):
    path = tmp_path / "game.bones"
    with Recorder(path, {"mode": "solo"}) as recorder:
        with pytest.raises(BadBonesError):
            recorder.step({0: "move a1"})
        recorder.step({0: "move c4"})
    assert [step["choices"] for step in Record.read(path).steps] == [{"p0": "move c4"}]


def test_numpy_seeds_are_recorded_as_numbers(tmp_path):
    path = tmp_path / "game.bones"
    play(path, {"mode": "solo"}, seed=np.uint64(7), index=np.int64(2), steps=1)
    assert (Record.read(path).header["seed"], Record.read(path).header["index"]) == (7, 2)


def test_a_refused_game_leaves_no_file(tmp_path):
    path = tmp_path / "game.bones"
    for bad in ({"mode": "x"}, {"seed": 5}, {"self": 1}, {"players": 9}):
        with pytest.raises(OptionError):
            Recorder(path, bad)
    for seed in (-1, 2**64, 1.5, "7", None, True):
        with pytest.raises(OptionError):
            Recorder(path, {"mode": "solo"}, seed=seed)
    for index in (-1, 2**63, 1.5, "7", None, True):
        with pytest.raises(OptionError):
            Recorder(path, {"mode": "solo"}, index=index)
    with pytest.raises(OptionError):
        Recorder(path, {"mode": "solo"}, agents=[object()])
    with pytest.raises(BadBonesError):
        Recorder(path, {"mode": "solo"}, position={"round": 0})
    assert not path.exists()


def test_a_file_that_cannot_be_written_is_a_record_error(tmp_path):
    for path in (tmp_path, tmp_path / "no" / "such.bones", ""):
        with pytest.raises(RecordError, match="cannot be written"):
            Recorder(path, {"mode": "solo"})


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_a_record_error():
    with pytest.raises(RecordError, match="cannot be written: No space left"):
        Recorder("/dev/full", {"mode": "solo"})


# Tampering ----------------------------------------------------------------------------------------------------------


def test_an_untouched_record_verifies(tampered):
    assert tampered(1, lambda step: None).mismatches() == []


def test_another_legal_choice_is_found(tampered):
    def other(step):
        legal = Game(mode="solo", seed=3).legal()[0]
        step["choices"]["p0"] = next(text for text in legal if text != step["choices"]["p0"])

    assert tampered(1, other).mismatches()[0].startswith("step 1: position hash")


@pytest.mark.parametrize("choices", [{"p0": "move a1"}, {}, {"p0": "move c4", "p1": "move c4"}], ids=repr)
def test_an_illegal_choice_is_found(tampered, choices):
    record = tampered(1, lambda step: step.update(choices=choices))
    found = record.mismatches()
    assert len(found) == 1 and found[0].startswith("step 1 cannot be replayed")
    with pytest.raises(RecordError, match="step 1 cannot be replayed"):
        list(record.replay())


def test_a_wrong_hash_is_found(tampered):
    found = tampered(
        2, lambda step: step.update(hash=step["hash"][:-1] + ("0" if step["hash"][-1] != "0" else "1"))
    ).mismatches()
    assert len(found) == 1 and found[0].startswith("step 2: position hash")


@pytest.mark.parametrize("change", [lambda drawn: drawn[::-1] + ["gl"], lambda drawn: drawn[:-1], lambda drawn: [5]])
def test_wrong_draws_are_found(tampered, change):
    found = tampered(2, lambda step: step.update(drawn=change(step["drawn"]))).mismatches()
    assert len(found) == 1 and found[0].startswith("step 2: drew")


@pytest.mark.parametrize(
    "change",
    [{"winners": [0]}, {"scores": [99]}, {"rounds": 99}, {"over": False}, {"truncated": True}, {"extra": 1}],
    ids=repr,
)
def test_a_wrong_outcome_is_found(tampered, change):
    found = tampered(-1, lambda entry: entry["outcome"].update(change)).mismatches()
    assert len(found) == 1 and found[0].startswith("outcome")


@pytest.mark.parametrize("outcome", [5, "won", [], True])
def test_an_outcome_that_is_none_is_found(tampered, outcome):
    assert tampered(-1, lambda entry: entry.update(outcome=outcome)).mismatches() != []


@pytest.mark.parametrize("change", [{"seed": 4}, {"index": 1}, {"game": {"mode": "solo", "chiefs": True}}], ids=repr)
def test_another_game_in_the_header_is_found(tampered, change):
    assert tampered(0, lambda header: header.update(change)).mismatches() != []


def test_a_missing_and_a_doubled_step_are_found(solo_lines, write):
    header, first, *rest = solo_lines
    for lines in ([header, *rest], [header, first, first, *rest], [header, first, solo_lines[-1]]):
        assert Record.read(write("x.bones", "\n".join(lines))).mismatches() != []


def test_steps_after_the_end_are_refused(solo_lines, write):
    with pytest.raises(RecordError, match="stands after the outcome"):
        Record.read(write("x.bones", "\n".join([*solo_lines, solo_lines[1]])))
    more = "\n".join([*solo_lines[:-1], solo_lines[1], solo_lines[-1]])
    assert "cannot be replayed" in Record.read(write("x.bones", more)).mismatches()[-1]


@pytest.mark.parametrize(
    "change",
    [
        {"format": 0},
        {"format": FORMAT + 1},
        {"format": None},
        {"format": "1"},
        {"format": True},
        {"format": 1.0},
        {"seed": "3"},
        {"seed": True},
        {"seed": 3.0},
        {"index": None},
        {"index": False},
        {"game": []},
        {"game": None},
        {"agents": "me"},
        {"agents": None},
    ],
    ids=repr,
)
def test_a_header_of_the_wrong_kind_is_refused(tampered, change):
    with pytest.raises(RecordError, match="line 1"):
        tampered(0, lambda header: header.update(change))


def test_records_of_another_format_are_refused(tampered):
    with pytest.raises(RecordError, match=rf"line 1: format is 2; this version of badbones reads format {FORMAT}$"):
        tampered(0, lambda header: header.update(format=2))


@pytest.mark.parametrize(
    "change",
    [
        {"seed": -1},
        {"seed": 2**64},
        {"index": -1},
        {"index": 2**63},
        {"index": 10**40},
        {"game": {"mode": "x"}},
        {"game": {"seed": 1}},
        {"game": {"self": 1}},
        {"game": {"index": 1}},
        {"game": {"cls": 1}},
        {"game": {"components": 5}},
        {"game": {"components": {"nothing": {}}}},
        {"position": 5},
        {"position": {"round": 0}},
        {"position": []},
    ],
    ids=repr,
)
def test_a_header_of_an_impossible_game_is_refused_at_the_start(tampered, change):
    record = tampered(0, lambda header: header.update(change))
    for use in (record.start, record.mismatches, lambda: list(record.replay())):
        with pytest.raises(BadBonesError) as caught:
            use()
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "step",
    [
        {},
        {"choices": {}},
        {"choices": [], "drawn": [], "hash": ""},
        {"choices": {"p6": "pass"}, "drawn": [], "hash": ""},
        {"choices": {"0": "pass"}, "drawn": [], "hash": ""},
        {"choices": {"p0": 5}, "drawn": [], "hash": ""},
        {"choices": {"p0": None}, "drawn": [], "hash": ""},
        {"choices": {"p0": "pass"}, "drawn": "", "hash": ""},
        {"choices": {"p0": "pass"}, "drawn": [], "hash": 5},
        {"choices": None, "drawn": [], "hash": ""},
        [],
        5,
        "text",
        None,
        True,
    ],
    ids=repr,
)
def test_a_step_of_the_wrong_kind_is_refused_with_its_line(solo_lines, write, step):
    with pytest.raises(RecordError, match="line 2"):
        Record.read(write("x.bones", "\n".join([solo_lines[0], json.dumps(step), *solo_lines[2:]])))


# Damaged files ------------------------------------------------------------------------------------------------------


def test_a_record_cut_off_anywhere_reads_as_far_as_it_goes(solo_lines, write):
    """At every byte of the last three lines: every whole line counts, and only those."""
    whole = "\n".join(solo_lines) + "\n"
    from_here = len("\n".join(solo_lines[:-3]))
    for cut in range(from_here, len(whole)):
        left = whole[:cut]
        record = Record.read(write("cut.bones", left))
        complete = left.count("\n") + (left.rsplit("\n", 1)[1] in solo_lines)
        assert len(record.steps) == min(complete, len(solo_lines) - 1) - 1
        assert (record.outcome is None) == (complete < len(solo_lines))


def test_a_header_cut_off_anywhere_is_refused(solo_lines, write):
    for cut in range(len(solo_lines[0])):
        with pytest.raises(RecordError):
            Record.read(write("cut.bones", solo_lines[0][:cut]))
    assert Record.read(write("cut.bones", solo_lines[0])).steps == []


def test_a_cut_off_record_replays_and_does_not_verify(solo_lines, write):
    record = Record.read(write("cut.bones", "\n".join(solo_lines[:4])[:-5]))
    assert len(list(record.replay())) == 2
    assert record.mismatches() == ["the record has no outcome: the game was not played to its end"]


def test_garbage_within_a_record_is_refused_with_its_line(solo_lines, write):
    for garbage in ("garbage", "{", "[1", "NaN!", "\x00", "9" * 5000 + "9x"):
        with pytest.raises(RecordError, match="line 3: is not JSON"):
            Record.read(write("x.bones", "\n".join([*solo_lines[:2], garbage, *solo_lines[2:]])))
        with pytest.raises(
            RecordError, match=rf"line {len(solo_lines) + 1}: is not JSON"
        ):  # a whole line, not a cut one
            Record.read(write("x.bones", "\n".join([*solo_lines, garbage, ""])))


def test_blank_lines_do_no_harm(solo_lines, write):
    assert Record.read(write("x.bones", "\n" + "\r\n\n".join(solo_lines) + "\n\n\n")).mismatches() == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b" ",
        b"\xff\xfe\x00",
        b"\x00" * 100,
        b"\x89PNG\r\n\x1a\n",
        b"null",
        b"[]",
        b"5",
        b'"format"',
        b"{}",
        b'{"format": 1}',
        b"title = 'a scenario'",
        b"[" * 100_000,
        b"9" * 5000,
        b'{"format": ' + b"1" * 5000 + b"}",
        b'\xef\xbb\xbf{"format": 1}',
        bytes(range(200)),
    ],
    ids=lambda content: repr(content[:20]) if len(content) != 200 else "random",
)
def test_what_is_no_record_is_refused(write, content):
    with pytest.raises(RecordError) as caught:
        Record.read(write("x.bones", content))
    assert "x.bones" in str(caught.value) and "\n" not in str(caught.value)


def test_a_missing_file_and_a_directory_are_record_errors(tmp_path):
    with pytest.raises(RecordError, match="No such file"):
        Record.read(tmp_path / "none.bones")
    with pytest.raises(RecordError, match="Is a directory"):
        Record.read(tmp_path)
    with pytest.raises(RecordError):
        Record.read("a\0b")


def test_whatever_is_damaged_only_errors_of_the_package_come_out(solo_lines, write):
    rng = random.Random("damage")
    whole = ("\n".join(solo_lines) + "\n").encode()
    verified = found = refused = 0
    for _ in range(150):
        content = bytearray(whole)
        at = rng.randrange(len(content))
        content[at : at + rng.randint(0, 4)] = bytes(
            rng.choice(b'"{}[],: \n09aepz-\x00\xff') for _ in range(rng.randint(0, 3))
        )
        try:
            mismatches = Record.read(write("x.bones", bytes(content))).mismatches()
        except BadBonesError:
            refused += 1
            continue
        found += bool(mismatches)
        verified += not mismatches
    assert found > 20 and refused > 20 and verified < 30  # what verifies is damaged where nothing depends on it


@pytest.mark.slow
def test_a_killed_writer_leaves_a_record_of_what_was_played(tmp_path):
    path = tmp_path / "killed.bones"
    code = (
        "import os, signal, sys; from badbones_env import Recorder\n"
        "recorder = Recorder(sys.argv[1], {'mode': 'solo'}, seed=3)\n"
        "recorder.step({0: 'move c4'}); recorder.step({0: 'pass'})\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    root = str(Path(__file__).parents[2])
    done = subprocess.run([sys.executable, "-c", code, str(path)], env=os.environ | {"PYTHONPATH": root}, timeout=300)
    assert done.returncode == -signal.SIGKILL
    record = Record.read(path)
    assert [step["choices"]["p0"] for step in record.steps] == ["move c4", "pass"]
    assert record.outcome is None
    assert record.mismatches() == ["the record has no outcome: the game was not played to its end"]

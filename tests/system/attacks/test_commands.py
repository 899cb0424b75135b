"""Nothing hangs and nothing is lost: full disks, two processes at once, read-only folders, Ctrl-C, silent bots."""

from __future__ import annotations

import json
import random
import resource
import signal
import socket
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.cli.main import main

from tests.system.attacks import bots, inherited, kills, surroundings
from tests.system.attacks.commands import Command, badbones, in_a_line

pytestmark = pytest.mark.slow

HOSTILE = "tests/bots/hostile.py"
SMALL = 40_000  # bytes of a file that a full disk still takes
LONG = {
    "tournament": ["tournament", "greedy", "random", "--games", 1200, "--seed", 1, "--no-replays"],
    "traps": ["traps", "compare", "no-traps", "bully", "--games", 6000, "--seed", 1],
}


def full() -> None:
    """From now on files of this process can have so many bytes: the nearest thing to a full disk for everybody."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, SMALL))


@pytest.mark.parametrize("name", LONG)
def test_a_full_disk_is_a_line_and_loses_nothing(name: str, tmp_path: Path) -> None:
    words, out = LONG[name], tmp_path / "out"
    with Command(*words, "--workers", 1, "--out", out, preexec_fn=full) as command:
        code, _, err = command.finish()
    in_a_line(code, err, "cannot be written", "make room", "--resume")
    assert not list(out.rglob("*.partial"))
    code, said, err = badbones(*words, "--workers", 1, "--out", out, "--resume")
    assert code == 0, err
    assert name != "tournament" or 0 < int(said.split(" games are already played")[0].split("\n")[-1]) < 1200


def test_a_full_disk_ends_training_in_a_line(tmp_path: Path) -> None:
    words = [
        "train",
        "--mode",
        "solo",
        "--steps",
        4000,
        "--threads",
        1,
        "--set",
        "environment.games=64",
        "--set",
        "ppo.batch_size=512",
        "--set",
        "network.width=16",
        "--set",
        "evaluation.games=4",
    ]
    with Command(*words, "--out", tmp_path / "run", preexec_fn=full) as command:
        code, _, err = command.finish()
    in_a_line(code, err, "make room")
    assert not list(tmp_path.rglob("*.partial"))


def test_two_trainings_do_not_share_a_folder(tmp_path: Path, capsys: Any) -> None:
    from badbones_experiments.jobs.files import FolderLock

    lock = FolderLock(tmp_path)
    assert main(["train", "--mode", "solo", "--steps", "10", "--out", str(tmp_path)]) == 2
    assert "is in use by another process" in capsys.readouterr().err
    lock.release()


def test_a_finished_tournament_is_read_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    words = ["tournament", "greedy", "random", "--games", "12", "--seed", "1", "--workers", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    told = capsys.readouterr().out
    monkeypatch.setattr("badbones_experiments.tournament.main.run_line", lambda _: "on another day")
    monkeypatch.setattr("os.access", lambda *_: False)

    def refuse(path: Path, content: bytes) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr("badbones_experiments.jobs.files.write_atomically", refuse)
    assert main([*words, "--resume"]) == 0
    assert capsys.readouterr().out.splitlines()[-5:] == told.splitlines()[-5:]
    assert main(["leaderboard", str(tmp_path)]) == 0
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before


def test_ctrl_c_is_a_line_at_any_moment(tmp_path: Path) -> None:
    """While Python imports, while compiled code is loaded, while games are played."""
    for moment in (0.25, 0.6, 1.2, 2.2):
        words = ("tournament", "greedy", "random", "--games", 100_000, "--workers", 1, "--overwrite", "--out", tmp_path)
        with Command(*words, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)) as command:
            time.sleep(moment)
            command.process.send_signal(signal.SIGINT)
            _, err = command.process.communicate(timeout=120)
            code = command.process.returncode
        if code == -signal.SIGINT or ("Traceback" in err and "badbones_experiments" not in err):
            continue  # Python itself was still starting: the machine is busy
        assert code == 130 and "badbones: stopped" in err and "Traceback" not in err, (moment, code, err)


@pytest.mark.parametrize("words", [kills.LONG[-1], kills.LONG[-5], kills.LONG[3]], ids=lambda words: str(words[0]))
@pytest.mark.parametrize("everybody", [False, True])
def test_ctrl_c_ends_what_a_command_has_started(words: list[object], everybody: bool, tmp_path: Path) -> None:
    """Processes that compile or train, threads in the middle of games: a terminal interrupts all of them, or a script
    the command alone."""
    kills.interrupt([*words, *(["--out", tmp_path / "out"] if words[0] != "warm" else [])], 8, everybody)


def test_sigterm_ends_workers_and_bots_within_seconds(tmp_path: Path) -> None:
    words = ["tournament", "tests/bots/polite.py:Polite", "random", "--games", 100_000, "--workers", 2, "--batch", 1]
    with Command(*words, "--out", tmp_path) as command:
        end = time.monotonic() + 120
        while len(command.others()) < 5 and command.process.poll() is None and time.monotonic() < end:
            time.sleep(0.1)  # until the command, two workers and their bots are there
        assert len(command.others()) >= 5
        command.kill(signal.SIGTERM)
        began = time.monotonic()
        while command.others() and time.monotonic() < began + 30:
            time.sleep(0.1)
        assert not command.others()


def test_a_bot_that_never_answers_is_an_error(tmp_path: Path, capsys: Any) -> None:
    spec = f"{HOSTILE}:Crash"
    for words in (
        ["tournament", spec, "random", "--games", "4", "--workers", "1", "--out", str(tmp_path / "t")],
        ["traps", "compare", spec, "no-traps", "--games", "4", "--workers", "1", "--out", str(tmp_path / "x")],
        ["game", "--agents", f"{spec},random", "--brief"],
        ["dataset", "--agents", spec, "--games", "2", "--out", str(tmp_path / "d.npz")],
        ["play", "--agents", spec, "--out", str(tmp_path / "games")],
    ):
        assert main(words) == 2, words
        err = capsys.readouterr().err.splitlines()[-1]
        assert "RuntimeError: I crash" in err and spec in err and "answer" in err
    assert not (tmp_path / "t" / "results.json").exists() and not (tmp_path / "d.npz").exists()


def test_a_bot_that_answers_sometimes_has_a_rating(tmp_path: Path) -> None:
    bots.play("CrashSometimes", tmp_path, 1)


def test_the_server_loses_no_step_when_it_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    assert kills.server(random.Random(3), tmp_path, steps=8) > 0


def test_malformed_requests_do_not_fill_an_output_that_nobody_reads(tmp_path: Path) -> None:
    """A pipe holds 64 KB: a server that wrote a line about each of these would wait for ever."""
    pytest.importorskip("uvicorn")
    from tests.system.attacks.requests import web

    with web(tmp_path) as server:
        for _ in range(2500):
            with socket.create_connection(server.address, timeout=30) as connection:
                connection.sendall(b"\x00\r\n\r\n")
        assert server.ask("GET", "/api/guide", timeout=60)[0] == 200


def test_requests_that_never_finish_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    uvicorn = pytest.importorskip("uvicorn")
    from badbones_experiments.viewer import server as web
    from badbones_experiments.viewer.game_store import GameStore
    from badbones_experiments.viewer.serve import listen_on

    from tests.system.attacks.requests import UNFINISHED

    monkeypatch.setattr(web, "REQUEST_SECONDS", 0.5)
    listener = listen_on("127.0.0.1", 0)
    host = f"127.0.0.1:{listener.getsockname()[1]}"
    config = uvicorn.Config(web.Server(GameStore(tmp_path), {host}).app, http=web.RequestTimeout, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        for begun in UNFINISHED:
            with socket.create_connection(listener.getsockname(), timeout=10) as connection:
                connection.sendall(begun.replace(b"HOST", host.encode()))
                received = b"?"
                while received:  # until the server closes it; a timeout fails
                    try:
                        received = connection.recv(1 << 16)
                    except ConnectionError:
                        received = b""
        with socket.create_connection(listener.getsockname(), timeout=10) as connection:
            whole = f"GET /api/guide HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            connection.sendall(whole.encode())
            assert connection.recv(12) == b"HTTP/1.1 200"
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.mark.parametrize("path", ["/api/load", "/api/games"])
def test_half_a_character_is_refused(path: str, tmp_path: Path) -> None:
    pytest.importorskip("httpx2")
    from badbones_experiments.viewer.game_store import GameStore
    from badbones_experiments.viewer.server import Server
    from starlette.testclient import TestClient

    client = TestClient(Server(GameStore(tmp_path), {"h:1"}).app, base_url="http://h:1")
    for body in ('{"record": "\\ud800"}', '{"\\udfff": 1}', '{"name": "\\ud800"}', '{"mode": "x\\ud800"}'):
        answer = client.post(path, content=body, headers={"x-badbones": "1", "content-type": "application/json"})
        assert answer.status_code == 400 and "half of a character" in answer.json()["error"]
    record = '{"format": 2, "game": {"mode": "solo"}, "seed": 1, "index": 0, "agents": ["\\ud800"]}\n'
    answer = client.post(
        "/api/load",
        content=json.dumps({"record": record}),
        headers={"x-badbones": "1", "content-type": "application/json"},
    )
    assert answer.status_code == 422 and "half of a character" in answer.json()["error"]


@pytest.mark.parametrize("setting", (*surroundings.NUMBA, "SOURCE_DATE_EPOCH=abc"), ids=repr)
def test_a_variable_that_libraries_cannot_read_is_a_line(setting: str) -> None:
    name, _, value = setting.partition("=")
    with Command("agents", environment={name: value}) as command:
        code, _, err = command.finish()
    in_a_line(code, err, name)


def test_settings_of_numba_in_the_working_folder_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They could compile otherwise, or not at all."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".numba_config.yaml").touch()
    assert main(["agents"]) == 2 and ".numba_config.yaml" in capsys.readouterr().err


@pytest.mark.parametrize("closed", [[0], [1], [2], [0, 1, 2]], ids=str)
def test_a_closed_stream_loses_nothing(closed: list[int], tmp_path: Path) -> None:
    """Its number would be given to the next file that is opened: to the database, say."""
    inherited.close_streams(closed, False, tmp_path)


def test_too_few_files_do_not_damage_a_tournament(tmp_path: Path) -> None:
    def lower() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (6, 6))

    with Command(*inherited.GAMES, "--out", tmp_path, preexec_fn=lower) as command:
        code, _, err = command.finish()
    in_a_line(code, err)
    assert "damaged" not in err


@pytest.mark.parametrize("name", ["file:y", "a\nb", "x%41?mode=ro#y", "\x1b[31m"])
def test_a_folder_may_have_any_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*map(str, inherited.GAMES), "--workers", "1", f"--out={name}"]) == 0
    assert (tmp_path / name / "results.json").is_file() and "\x1b" not in capsys.readouterr().out

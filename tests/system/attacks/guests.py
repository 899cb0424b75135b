"""Attacks by guests in this process, by what programs write, by links, and by modules in the working folder."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import socket
import sys
import threading
import time
from copy import deepcopy
from pathlib import Path

import numpy as np

from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.commands import ROOT, Command, badbones, in_a_line
from tests.system.attacks.files import ODD, places

MISFITS = "tests/bots/misfits.py"
# agents for batches by what becomes of them
SILENT = ("Exits", "Silent", "Generator", "Interrupt", "Surrogate", "Group", "Shape", "Texts", "Array", "Folder")
RATED = ("ClosesBadly", "Endless", "Huge")


def misfits(rng: random.Random, folder: Path) -> int:
    """A tournament with an agent for batches that fails never ends without a word."""
    name, out = rng.choice([*SILENT, *RATED]), folder / "out"
    words = ["--games", 4, "--seed", 1, "--workers", rng.choice([1, 2]), "--no-replays", "--out", out]
    code, _, err = badbones("tournament", f"{MISFITS}:{name}", "random", *words)
    if name in SILENT:
        in_a_line(code, err, "has not answered once")
    elif code != 0 or json.loads((out / "results.json").read_text())["games"] != 4:
        raise Breach(f"{name}: exit code {code}: {err[-1000:]}")
    return 1


PROGRAM = """
import json, sys, time

def put(text):
    sys.stdout.buffer.write(text)
    sys.stdout.flush()

for line in sys.stdin:
    request = json.loads(line)
    name = str(request.get("id")).encode()
    if request["type"] == "hello":
        put(b'{"id":' + name + b',"protocol":1}\\n')
    elif request["type"] == "decide":
        for text, pause in PARTS:
            put(text.replace(b"ID", name))
            time.sleep(pause)
"""
PIECES = (
    b"\n", b"\r\n", b"\r", b"\0", b" " * 1000, b"\xff\xfe", b"\xef\xbb\xbf", b"{", b"}", b"[" * 985, b"]" * 985,
    b"[" * 70_000, b'{"id":ID,"choice":', b'{"id":ID,"error":', b'{"id":', b'"choice":', b"9" * 4200, b"9" * 5000,
    b"1e999", b"NaN", b"true", b"null", b'"\\ud800"', b'"\\u0000\\u202e"', b'{"id":0}\n' * 5000, b'{"id":ID}\n',
    b'{"id":ID,"choice":[[[]]],"choice":{}}\n', b'{"id":ID,"error":{"a":[1]}}\n', b'{"id":[],"choice":0}\n',
    b'{"id":ID,"error":"\\ud800\\u001b[31m"}\n', b'{"id":ID,"choice":"\\udfff"}\n', b"x" * (1 << 21),
)  # fmt: skip


def lines(rng: random.Random, folder: Path) -> int:
    """Whatever a program writes: it costs no more time than its clock allows, and its faults are printable lines."""
    from badbones_agents.bots.client import BotFailure
    from badbones_agents.registry import make_agent

    from badbones_env import Simulator

    for number in range(6):
        parts = [(rng.choice(PIECES), rng.choice([0, 0, 0, 0.05, 0.3])) for _ in range(rng.randint(1, 12))]
        program = folder / f"program{number}.py"
        program.write_text(f"PARTS = {parts!r}\n{PROGRAM}")
        agent = make_agent(f"exec:timeout=0.5,start=120,command={sys.executable} {program}")
        sim = Simulator({"players": 2}, 1, rng.randrange(1 << 30), threads=1)
        with contextlib.suppress(BotFailure):  # it is running, so that the clock of a choice alone counts
            agent._running(sim.config.options())
        started = time.monotonic()
        agent.choose(sim, np.array([[True, False]]))
        seconds = time.monotonic() - started
        agent.close()
        if int(sim.actions[0, 0]) not in sim.legal(0, 0):
            raise Breach(f"an illegal choice after {parts!r}")
        if not all(fault.message.isprintable() for fault in agent.faults):
            raise Breach(f"{[fault.message for fault in agent.faults]!r} after {parts!r}")
        if seconds > 30:  # half a second, and what a busy machine takes to kill it
            raise Breach(f"{seconds:.0f} s for a choice after {parts!r}")
    return 6


CHAT = {
    "choices": [{"message": {"content": '{"choice": "pass"}'}, "finish_reason": "stop"}],
    "usage": {"prompt_tokens": 1, "completion_tokens": 1},
}
ANSWERS = (
    '{"choice": ' + "[" * 900 + "]" * 900 + "}", "{" * 1_000_000, '{"a":' * 200_000, '{"choice": "\ud800\x1b[31m"}',
    '{"choice": ' + "9" * 5000 + "}", "}{" * 100_000, '"' * 100_000, '{"choice": NaN}', "",
)  # fmt: skip
HEADS = (
    b"Content-Encoding: gzip", b"Transfer-Encoding: chunked", b"Location: file:///etc/passwd", b"X: " + b"y" * 70_000,
    b"\r\n".join([b"A: b"] * 200), b"Content-Length: -1", b"Content-Length: 99999999999999", b"\xff\xfe: 1",
)  # fmt: skip
STATUSES = (b"204 No", b"302 \x1b[31mFound", b"401 No", b"404 \xff", b"429 Slow", b"500 x", b"999 z", b"abc", b"200")


def _chat_reply(rng: random.Random) -> bytes:
    """What a language model's server may send."""
    data = deepcopy(CHAT)
    kind = rng.randrange(4)
    if kind == 0:
        table, key = rng.choice(places(data))
        table[key] = rng.choice(ODD)
    elif kind == 1:
        data["choices"][0]["message"]["content"] = rng.choice(ANSWERS)  # type: ignore[index]
    body = json.dumps(data).encode() if rng.random() < 0.9 else rng.choice(PIECES)
    status = rng.choice(STATUSES) if kind == 2 else b"200 OK"
    head = rng.choice(HEADS) if kind == 3 else b"Content-Length: %d" % len(body)
    return b"HTTP/1.1 " + status + b"\r\n" + head + b"\r\nConnection: close\r\n\r\n" + body


def _serve_chat(listener: socket.socket, rng: random.Random) -> None:
    """Answer until the listener is closed; some replies come byte for byte, from the first one on."""
    with contextlib.suppress(OSError):
        while True:
            connection, _ = listener.accept()
            with connection, contextlib.suppress(OSError):
                connection.settimeout(3)
                connection.recv(1 << 20)
                reply = _chat_reply(rng)
                if rng.random() < 0.8:
                    connection.sendall(reply)
                for byte in reply[:60] if rng.random() < 0.5 else b"":
                    connection.send(bytes([byte]))
                    time.sleep(0.05)


def chats(rng: random.Random, folder: Path) -> int:
    """Whatever a language model's server sends: an answer, or an error in a line, in time, and printable."""
    from badbones_agents.llm import client
    from badbones_agents.registry import make_agent

    from badbones_env import BadBonesError, Simulator

    client.WAIT = 0.01
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=_serve_chat, args=(listener, rng), daemon=True).start()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        for number in range(6):
            transcript = folder / f"{number}.jsonl"
            agent = make_agent(f"llm:model=m,url={url},timeout=1,retries=1,transcript={transcript}")
            sim = Simulator({"mode": "solo"}, 1, rng.randrange(1 << 30), threads=1)
            started = time.monotonic()
            try:
                agent.choose(sim, np.ones((1, 1), np.bool_))
                client.read_calls(transcript)
            except BadBonesError as error:
                if not str(error).isprintable():
                    raise Breach(repr(str(error))) from None
            if not all(fault.message.isprintable() for fault in agent.faults) or time.monotonic() - started > 120:
                raise Breach(f"{agent.faults} after {time.monotonic() - started:.0f} s")
        listener.shutdown(socket.SHUT_RDWR)
    return 6


def planted(rng: random.Random, folder: Path) -> int:
    """Links in a folder of results lead nowhere: what they point to keeps its content."""
    treasure, out = folder / "treasure", folder / "out"
    treasure.write_text("mine")
    words = ["tournament", "greedy", "random", "--games", 8, "--seed", 1, "--workers", rng.choice([1, 2]), "--csv"]
    words += ["--records", "longest=2", "--out", out]
    code, _, err = badbones(*words)
    written = [path for path in out.rglob("*") if path.is_file() and path.suffix != ".db"]
    if code or len(written) < 5:
        raise Breach(f"exit code {code}: {err[-1000:]}")
    for path in written:
        path.unlink()
        path.symlink_to(rng.choice([treasure, folder / "nowhere", Path("/dev/full"), path]))
        (path.parent / f"{path.name}.partial").symlink_to(treasure)
    code, _, err = badbones(*words, "--resume")
    if code or treasure.read_text() != "mine" or (folder / "nowhere").exists():
        raise Breach(f"exit code {code}, the target holds {treasure.read_text()[:100]!r}: {err[-1000:]}")
    if links := [path.name for path in written if path.is_symlink() or not path.stat().st_size]:
        raise Breach(f"{links} are still links, or empty")
    return len(written)


TRAIN = ["train", "--mode", "solo", "--steps", 10, *("--set", "environment.games=16"), *("--set", "ppo.batch_size=64")]
TRAIN += [*("--set", "ppo.n_steps=4"), *("--set", "network.width=16"), *("--set", "evaluation.games=2")]
TOURNAMENT = ["tournament", "greedy", "random", "--games", 8, "--records", "longest"]
WAYS_OUT: list[tuple[str, list[object]]] = [  # what is planted, and a command that would write there
    ("records", TOURNAMENT),
    ("replays", TOURNAMENT),
    ("tournament.db", TOURNAMENT),
    ("pool", TRAIN),
    ("tensorboard", TRAIN),
    ("seed-1", [*TRAIN, "--seeds", 2]),
    ("games", ["exploit", "random"]),
    ("1", ["evaluate", "agents/badbones_agents/champions/duel.npz", "--against", "random", "--games", 2]),
]


def plant_folder(name: str, words: list[object], folder: Path) -> None:
    """A link in the place of a folder is refused in a line: nothing is written to where it leads."""
    elsewhere, out = folder / "elsewhere", folder / name / "out"
    elsewhere.mkdir(exist_ok=True)
    out.mkdir(parents=True)
    (out / name).symlink_to(elsewhere)
    code, _, err = badbones(*words, "--out", out)
    in_a_line(code, err, name, "is a link")
    if list(elsewhere.iterdir()):
        raise Breach(f"{words[0]} wrote through the link {name}")


def planted_folders(rng: random.Random, folder: Path) -> int:
    for name, words in (chosen := rng.sample(WAYS_OUT, 2)):
        plant_folder(name, words, folder)
    return len(chosen)


SCRIPT = (
    "import sys\nfrom badbones_experiments.cli.start import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
)
MODULES = (
    "select",
    "pickle",
    "signal",
    "selectors",
    "random",
    "numpy",
    "badbones_env",
    "sitecustomize",
    "usercustomize",
)


def shadows(rng: random.Random, folder: Path) -> int:
    """Nothing in the working folder is imported, whatever it is called like: not by workers, not by bots."""
    here = folder / "here"
    here.mkdir()
    for name in MODULES:
        (here / f"{name}.py").write_text("open('ran', 'a').write(__name__)\n")
    shutil.copy(ROOT / "tests" / "bots" / "polite.py", folder / "polite.py")
    (folder / "badbones.py").write_text(SCRIPT)
    words = ["tournament", f"{folder / 'polite.py'}:Polite", "random", "--games", 4, "--workers", rng.choice([1, 2])]
    line = [sys.executable, str(folder / "badbones.py")]
    with Command(*words, "--no-replays", "--out", folder / "out", cwd=here, program=line) as command:
        code, _, err = command.finish()
    if code or (here / "ran").exists():
        raise Breach(f"exit code {code}: {err[-500:]}; ran: {(here / 'ran').exists()}")
    return len(MODULES)


ATTACKS = [
    Attack("agents that fail",
           "agents for batches that exit, interrupt, raise what has no text, answer in other shapes",
           "a fault each, and never a silent end", misfits, 3),
    Attack("lines of programs", "programs that write half lines, floods, deep and huge JSON, control characters",
           "their choices were forfeited in time, in printable words", lines, 2),
    Attack("language models", "servers that send odd values, huge and deep answers, foreign heads, byte by byte",
           "an answer or an error in a line, in time", chats),
    Attack("links in folders", "results and unfinished files that are links to others", "replaced, never followed",
           planted),
    Attack("links to folders", "folders of records, replays, pools, seeds and logs that are links to others",
           "refused in a line, nothing written there", planted_folders),
    Attack("modules in the working folder", "files called like modules of Python's and ours",
           "never imported", shadows),
]  # fmt: skip

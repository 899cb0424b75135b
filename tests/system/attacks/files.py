"""Attacks by files: corrupted, edited, made to explode, and files that give orders."""

from __future__ import annotations

import atexit
import contextlib
import io
import json
import os
import random
import shutil
import sqlite3
import tempfile
import tomllib
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from badbones_env.files import toml_value
from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.corruptions import CORRUPTIONS
from tests.system.attacks.victims import VICTIMS, Reader, Victim

DATA = Path(__file__).parent / "data"
EDITS = tomllib.loads((DATA / "databases.toml").read_text())["edit"]
VARIANTS = 6  # corruptions in an attempt
ODD_VICTIMS = (  # whose files are texts
    "suite entry", "log of a training", "weights", "training configuration", "components", "scenario", "strategy",
    "record", "record in the server's folder", "file beside a record",
)  # fmt: skip

reader = Reader()
atexit.register(reader.close)
_made: dict[str, tuple[Path, str]] = {}


def whole(victim: Victim) -> tuple[Path, str]:
    """A folder with the file as it should be, and what is read of it; made once."""
    if victim.name not in _made:
        folder = Path(tempfile.mkdtemp(prefix="badbones-victim-"))
        atexit.register(shutil.rmtree, folder, True)
        reader.make(victim, folder)
        for rest in ("results.json", "report.html"):
            (folder / rest).unlink(missing_ok=True)
        copy = shutil.copytree(folder, folder / "copy")
        told = reader.read(victim, copy)
        shutil.rmtree(copy)
        if told is None:
            raise Breach(f"a whole {victim.name} is refused")
        _made[victim.name] = folder, told
    return _made[victim.name]


def read_changed(
    victim: Victim, folder: Path, change: Callable[[Path], None], what: str, exact: bool | None = None
) -> bool:
    """Change a copy of a file and have it read: it must be refused, or be read as it was. Was it read?"""
    source, told = whole(victim)
    copy = folder / "copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(source, copy)
    change(copy / victim.file)
    found = reader.read(victim, copy)
    if found is not None and found != told and (victim.exact if exact is None else exact):
        raise Breach(f"{victim.name}, {what}: read without a word, and with another result")
    return found is not None


def corrupted(rng: random.Random, folder: Path) -> int:
    victim = rng.choice(list(VICTIMS.values()))
    for _ in range(VARIANTS):
        corruption = rng.choice(CORRUPTIONS)
        state = rng.getstate()

        def change(path: Path, corruption: Any = corruption) -> None:
            path.write_bytes(corruption(rng, path.read_bytes()))

        try:
            read_changed(victim, folder, change, corruption.__name__)
        except Breach:
            kept = Path(tempfile.gettempdir()) / "badbones-breach"  # to be looked at
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(folder, kept)
            rng.setstate(state)
            raise
    return VARIANTS


def _execute(path: Path, statement: str, forged: bool) -> None:
    with sqlite3.connect(path) as db:
        db.executescript(statement)
    db.close()
    if forged:
        _forge_checksums(path)


def _forge_checksums(path: Path) -> None:
    """Compute the checksums of an edited file anew, as far as it can be read."""
    from badbones_experiments.jobs.store import checksum
    from badbones_experiments.tournament.database import rows_by_game

    with contextlib.suppress(sqlite3.Error, TypeError), sqlite3.connect(path) as db:
        chunks = {"meta": db.execute("SELECT key, value FROM meta ORDER BY key").fetchall()}
        if path.name == "tournament.db":
            chunks |= {games[0][0]: (games[0], *rest) for games, *rest in rows_by_game(db.execute) if games}
        else:
            chunks |= {row[0]: row for row in db.execute("SELECT key, result FROM chunks ORDER BY key")}
        db.execute("DELETE FROM checksums")
        db.executemany("INSERT INTO checksums VALUES (?, ?)", [(key, checksum(chunk)) for key, chunk in chunks.items()])
    db.close()


def edit_database(edit: dict[str, str], kind: str, forged: bool, folder: Path) -> None:
    """Carry out an edit: checksums must notice it, unless they are forged: then it must end in a line or in results."""
    victim = VICTIMS["tournament" if kind == "tournament" else "experiment"]
    read_changed(victim, folder, lambda path: _execute(path, edit[kind], forged), edit["name"], exact=not forged)


DATABASE_EDITS = [
    (edit, kind, forged)
    for edit in EDITS
    for kind in ("tournament", "traps")
    if kind in edit
    for forged in (False, True)
]


def edited(rng: random.Random, folder: Path) -> int:
    chosen = rng.sample(DATABASE_EDITS, 6)
    for edit, kind, forged in chosen:
        edit_database(edit, kind, forged, folder)
    return len(chosen)


def rewrite_arrays(path: Path, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the arrays of a file and seal it anew."""
    from badbones_agents.networks.arrays_file import write_arrays

    with np.load(path) as arrays:
        changed = {name: arrays[name] for name in arrays.files}
    change(changed)
    path.write_bytes(write_arrays(changed))


def about(**values: Any) -> Callable[[dict[str, Any]], None]:
    """Change what a model says of itself."""

    def change(arrays: dict[str, Any]) -> None:
        arrays["about"] = np.array(json.dumps(json.loads(str(arrays["about"])) | values))

    return change


def weights(value: Any) -> Callable[[dict[str, Any]], None]:
    """Other weights under a name that is there."""

    def change(arrays: dict[str, Any]) -> None:
        arrays["policy_bias"] = value

    return change


MODELS: dict[str, Callable[[dict[str, Any]], None]] = {
    "network is a list": about(network=[]),
    "network is a number": about(network=7),
    "network is unknown": about(network="oracle"),
    "decisions are a table": about(decisions={}),
    "observation is nothing": about(observation=None),
    "reward is a list": about(reward=["shaped"]),
    "rows are a list": about(rows=[]),
    "rows are numbers": about(network="sparse", rows={"first": 7}),
    "environment is a text": about(environment="two"),
    "made is a text": about(made="by hand"),
    "game is a text": about(game="versus"),
    "game names a device": about(game={"mode": "versus", "components": "/dev/zero"}),
    "game cannot be": about(game={"mode": "versus", "players": 99}),
    "a key too many": about(evil=1),
    "about is no JSON": lambda arrays: arrays.update(about=np.array("{")),
    "about is a list": lambda arrays: arrays.update(about=np.array("[]")),
    "about is a number": lambda arrays: arrays.update(about=np.array(3)),
    "about is missing": lambda arrays: arrays.pop("about"),
    "weights are missing": lambda arrays: arrays.pop("policy_bias"),
    "weights are texts": weights(np.array(["a", "b"])),
    "weights are a scalar": weights(np.float32(3)),
    "weights are no numbers": weights(np.full(917, np.nan, np.float32)),
    "weights are infinite": weights(np.full(917, np.inf, np.float32)),
    "weights are whole numbers": weights(np.zeros(917, np.int64)),
    "weights are empty": weights(np.zeros(0, np.float32)),
    "weights are of another shape": weights(np.zeros((7, 131), np.float32)),
    "weights are complex": weights(np.zeros(917, np.complex64)),
}


def odd_model(name: str, folder: Path) -> None:
    """A model that says something odd must be refused."""
    if read_changed(VICTIMS["policy"], folder, lambda path: rewrite_arrays(path, MODELS[name]), name, exact=False):
        raise Breach(f"a model of which {name} is played")


def models(rng: random.Random, folder: Path) -> int:
    names = rng.sample(sorted(MODELS), 6)
    for name in names:
        odd_model(name, folder)
    return len(names)


def _records(arrays: dict[str, Any]) -> Any:
    """The games of a checkpoint, as they lie in its file."""
    from badbones_env.rules.state import STATE

    content = json.loads(str(arrays["content"]))
    name = content["learner"]["leagues"][0]["envs"][0]["sim"]["states"]["array"]
    return arrays[name].view(STATE)


def harm_games(rng: random.Random, arrays: dict[str, Any]) -> None:
    """Random bytes as games, or random values in some of their fields."""
    from badbones_env.rules.state import STATE

    states = _records(arrays)
    if rng.random() < 0.2:
        states.view(np.uint8)[:] = np.frombuffer(rng.randbytes(states.nbytes), np.uint8)
        return
    for name in rng.sample(STATE.names, rng.randint(1, 3)):
        row, values = rng.randrange(len(states)), states[name]
        flat = values[row : row + 1].reshape(-1)
        limit = np.iinfo(flat.dtype)
        high = rng.choice([1, 3, 24, 40, int(limit.max)])
        flat[rng.randrange(len(flat))] = rng.randint(max(-2, int(limit.min)), high)


def harm_shapes(rng: random.Random, arrays: dict[str, Any]) -> None:
    """Arrays of another shape or kind, missing ones, and content that is odd."""
    name = rng.choice([name for name in arrays if name != "content"])
    array = arrays[name]
    how = rng.randrange(6)
    if how == 0:
        arrays.pop(name)
    elif how == 1:
        arrays[name] = array[: len(array) // 2]
    elif how == 2:
        arrays[name] = array.reshape(-1)[:1]
    elif how == 3:
        arrays[name] = array.astype(np.float64 if array.dtype != np.float64 else np.int8)
    elif how == 4:
        content = json.loads(str(arrays["content"]))
        part = rng.choice([content, content["learner"], content["learner"]["leagues"][0], content["counters"]])
        part[rng.choice(sorted(part))] = rng.choice([None, [], {}, "x", -1, [[1, 2]], 1e308])
        arrays["content"] = np.array(json.dumps(content))
    else:
        arrays["content"] = np.array(rng.choice(["", "[]", "{}", "7", '{"record": 1}', "[" * 9000]))


def checkpoints(rng: random.Random, folder: Path) -> int:
    """Whoever makes a checkpoint by hand seals it; what is in it must be refused, or do no harm."""
    for _ in range(VARIANTS):
        harm = rng.choice([harm_games, harm_games, harm_shapes])
        change = lambda path, harm=harm: rewrite_arrays(path, lambda arrays: harm(rng, arrays))  # noqa: E731
        read_changed(VICTIMS["checkpoint"], folder, change, harm.__name__, exact=False)
    return VARIANTS


ODD = (
    None, [], {}, "", "x", True, -1, 0, 0.5, 2**63, 10**400, 1e308, float("nan"), float("inf"), [[]], {"a": 1},
    ["x"] * 300, "\x1b[31m\u202e", "\ud800", "<b>", "/dev/zero", "a\0b",
)  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document: the table or list that it is in, and its key there."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def put_odd_value(rng: random.Random, path: Path) -> None:
    """Put something odd into a place of a TOML file, a JSON file, or one with a JSON object in every line."""
    text, toml = path.read_text(), path.suffix == ".toml"
    lines = text.splitlines() if path.suffix in (".bones", ".jsonl") else [text]
    content = [tomllib.loads(line) if toml else json.loads(line) for line in lines]
    table, key = rng.choice(places(content))
    table[key] = rng.choice(ODD)
    if toml and isinstance(content[0], dict):
        lines = [f"{json.dumps(name)} = {toml_value(value)}" for name, value in content[0].items()]
    else:
        lines = [json.dumps(value) for value in content]
    path.write_text("\n".join(lines) + "\n", errors="replace")


def odd_values(rng: random.Random, folder: Path) -> int:
    """Whatever stands in the place of a value: the file is read, or refused in a line."""
    for _ in range(VARIANTS):
        victim = VICTIMS[rng.choice(ODD_VICTIMS)]
        state = rng.getstate()
        try:
            read_changed(victim, folder, lambda path: put_odd_value(rng, path), "odd value", exact=False)
        except Breach as breach:
            rng.setstate(state)
            changed = folder / "copy" / victim.file
            raise Breach(f"{breach}\n{changed.read_text()[:3000] if changed.exists() else ''}") from None
    return VARIANTS


@cache
def bomb(kind: str) -> bytes:
    """A small file that says it is large: unpacked, or by the shape of an array."""
    buffer = io.BytesIO()
    header = io.BytesIO()
    shape = (1 << 31,) if kind == "zip" else (1 << 40, 1 << 20)
    np.lib.format.write_array_header_1_0(header, {"descr": "<f4", "fortran_order": False, "shape": shape})
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("about.npy", b"")
        with archive.open("first.npy", "w", force_zip64=True) as member:
            member.write(header.getvalue())
            for _ in range(300 if kind == "zip" else 1):
                member.write(bytes(1 << 20))
    return buffer.getvalue()


def bombs(rng: random.Random, folder: Path) -> int:
    kinds = ("zip", "shape")
    for kind in kinds:
        content = bomb(kind)
        for victim in (VICTIMS["policy"], VICTIMS["checkpoint"], VICTIMS["dataset"]):
            if read_changed(victim, folder, lambda path: path.write_bytes(content), f"a {kind} bomb", exact=False):  # noqa: B023
                raise Breach(f"{victim.name}: a bomb is read")
    return 3 * len(kinds)


def _header(path: Path, **values: Any) -> None:
    """Change the header of a record."""
    first, *rest = path.read_text().split("\n")
    path.write_text("\n".join([json.dumps(json.loads(first) | values), *rest]))


BOT = """
from pathlib import Path
Path({canary!r}).write_text("ran")
class Bot:
    def choose(self, view):
        return view.legal[0]
"""


def orders(rng: random.Random, folder: Path) -> int:
    """Records that name code, devices and pipes: nothing of it runs or is opened."""
    canary, bot, pipe = folder / "canary", folder / "bot.py", folder / "pipe"
    bot.write_text(BOT.format(canary=str(canary)))
    os.mkfifo(pipe)
    game = {"mode": "versus", "players": 2}
    changes = [
        *(
            {"agents": ["human", name]}
            for name in (
                f"{bot}:Bot",
                f"bot:path={bot},class=Bot",
                f"bot:path={bot.stem},class=Bot",
                f"policy:path={pipe}",
                f"strategy:name={folder}/x.toml",
                "search:ms=99999999999",
                "mcts:ms=inf",
                "no such agent",
                "\ud800",
            )
        ),
        *(
            {"game": game | {"components": value}}
            for value in ("/dev/zero", "/dev/random", str(pipe), str(folder), "", {"costs": "/dev/zero"}, 7)
        ),
        {"position": str(pipe)},
        {"seed": 10**40},
        {"index": -1},
    ]
    for change in changes:
        for name in ("record", "record in the server's folder"):
            if read_changed(VICTIMS[name], folder, lambda path: _header(path, **change), str(change), exact=False):  # noqa: B023
                # a replay shows the names of players and asks nobody
                if name != "record" or "agents" not in change:
                    raise Breach(f"a record with {change} is gone on with")
    if canary.exists():
        raise Breach("a record has run a bot")
    return 2 * len(changes)


ATTACKS = [
    Attack("corrupted files", "records, models, checkpoints, databases, datasets and settings with bits flipped, spans "
           "lost, doubled or blanked, ends cut off", "read as they were, or refused in a line", corrupted, 20),
    Attack("odd values", "results, logs, settings, scenarios, strategies, weights and records in which a value is "
           "another one: huge, nested, of another kind, unprintable", "read, or refused in a line", odd_values, 10),
    Attack("edited databases", "tournaments and experiments whose tables were edited, emptied or dropped, with "
           "and without forged checksums", "noticed, in a line", edited, 6),
    Attack("odd models", "model files with wrong metadata", "refused in a line", models, 3),
    Attack("checkpoints by hand", "checkpoints with valid checksums, but random games, other shapes or missing parts",
           "refused in a line, or resumed", checkpoints, 4),
    Attack("bombs", "small files that unpack to gigabytes, or declare them",
           "refused in a line, at flat memory", bombs),
    Attack("files that give orders", "records that name code, devices, pipes and endless agents",
           "nothing ran, nothing was opened", orders),
]  # fmt: skip

"""Attacks by numbers: crowds on a space, resets without end, many games at once."""

from __future__ import annotations

import random
import resource
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from badbones_env import Game, GameConfig, Simulator
from badbones_env.lowlevel import game_spec
from badbones_env.text.spaces import SPACE_NAMES
from tests.system.attacks.campaign import Attack, Breach

TOKENS = [symbol + home for symbol in "pyrbg" for home in "ltr"]
MODES = [("versus", 2), ("versus", 4), ("solo", 1), ("coop", 2), ("coop", 4)]
RESETS = 2000
FREE = 32 << 20  # bytes by which memory may grow without being a leak
PARALLEL = 48
VANDAL = Path(__file__).parents[2] / "bots" / "vandal.py"


def crowds(rng: random.Random, folder: Path) -> int:
    """Up to 199 tokens on a space, or on few: the game goes on to its end, and breaks no invariant."""
    positions = 10
    for _ in range(positions):
        mode, players = rng.choice(MODES)
        chiefs = rng.random() < 0.5
        free = [name for name in SPACE_NAMES if name not in _towers(mode, players)]
        spaces = rng.sample(free, rng.choice([1, 1, 2, 4]))
        many = rng.choice([180, 199, rng.randint(50, 199)])
        bag = [token for token in TOKENS for _ in range(12)]
        rng.shuffle(bag)
        kinds = [name for name in _chiefs() if chiefs]
        skeletons = [f"{rng.choice(spaces)} {rng.choice('nesw')} {token}" for token in (kinds + bag)[:many]]
        boards: list[dict[str, Any]] = [{"hero": rng.choice(free), "skeletons": []} for _ in range(players)]
        boards[rng.randrange(players)]["skeletons"] = skeletons
        options = {
            "mode": mode,
            "players": players,
            "chiefs": chiefs,
            "order": rng.choice(["auto", "ask"]),
            "max_rounds": 6,
            "advanced": rng.random() < 0.5,
        }
        game = Game.from_position(options, {"phase": "hero", "round": 2, "board": boards}, seed=rng.randrange(1 << 30))
        for _ in range(200):
            if game.over:
                break
            game.step({seat: rng.choice(legal) for seat, legal in game.legal().items()})
            counted = sum(len(board["skeletons"]) for board in game.position()["board"])
            if counted > 199:
                raise Breach(f"{counted} tokens on the boards of {options}")
    return positions


def _towers(mode: str, players: int) -> list[str]:
    bits = int(game_spec(GameConfig(mode=mode, players=players)).tables[0]["towers"])
    return [name for space, name in enumerate(SPACE_NAMES) if (bits >> space) & 1]


def _chiefs() -> list[str]:
    return [name for name in game_spec(GameConfig(chiefs=True)).type_names if " " in name]


def _memory() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def resets(rng: random.Random, folder: Path) -> int:
    """Environments that are begun again and again keep their memory."""
    from badbones_env import parallel_env

    mode, players = rng.choice(MODES)
    env, sim = parallel_env(mode, players), Simulator({"mode": mode, "players": players}, 64, 1)

    def some(number: int) -> None:
        for k in range(number):
            env.reset(seed=k)
            sim.reset(seed=k)

    some(200)
    before = _memory()
    some(RESETS)
    if _memory() - before > FREE:
        raise Breach(f"{RESETS} resets took {(_memory() - before) >> 20} MB")
    return 2 * RESETS


def many_games(rng: random.Random, folder: Path) -> int:
    """Games of the server, many at once, each in threads of others: none is lost or mixed up, memory stays flat."""
    from badbones_experiments.viewer.game_store import OPEN_GAMES, GameStore

    store = GameStore(folder / "games")
    names = [store.new({"mode": "solo"}, ["human"], seed) for seed in range(PARALLEL)]
    steps = dict.fromkeys(names, 0)

    def play(name: str) -> None:
        own = random.Random(name)
        for _ in range(4):
            with store.use(name) as played:
                if played.steps != steps[name]:
                    raise Breach(f"a game is at step {played.steps}, not at {steps[name]}")
                if played.game.over:
                    return
                steps[name] += len(played.choose(0, own.choice(played.game.legal()[0])))

    before = _memory()
    with ThreadPoolExecutor(16) as pool:
        list(pool.map(play, names))
        list(pool.map(play, names))
    if len(store._games) > OPEN_GAMES + 16 or _memory() - before > 8 * FREE:
        raise Breach(f"{len(store._games)} games are held open, {(_memory() - before) >> 20} MB more")
    again = GameStore(folder / "games")  # after a restart
    for name in names:
        with again.use(name) as played:
            if played.steps != steps[name]:
                raise Breach("a step is lost")
            played.close()
    return PARALLEL


def wrong_actions(rng: random.Random, folder: Path) -> int:
    """Arrays that are no actions leave all games as they were."""
    from badbones_env import BadBonesError

    sim = Simulator({"players": rng.choice([2, 3, 6])}, 8, rng.randrange(1 << 30))
    before = sim.states.tobytes()
    shape = sim.actions.shape
    for actions in (
        np.full(shape, 30000),
        np.full(shape, -1),
        np.full(shape, 1.5),
        np.zeros(shape[::-1], int),
        "x",
        None and [],
        np.full(shape, 2**62),
        [[]],
        np.full(shape, np.nan),
        [["pass"] * shape[1]] * shape[0],
        {},
        7,
    ):
        if actions is None:
            continue
        try:
            sim.step(actions)
        except BadBonesError:
            pass
        else:
            raise Breach(f"{actions!r} were taken for actions")
        if sim.states.tobytes() != before:
            raise Breach(f"{actions!r} changed the games")
    return 11


def vandals(rng: random.Random, folder: Path) -> int:
    """An agent for batches that overwrites all it is given changes no game but those that it plays."""
    from badbones_agents.registry import make_agent

    from badbones_env.table import Table

    mode, players = rng.choice(MODES)
    options = {"mode": mode, "players": players, "advanced": rng.random() < 0.5, "max_rounds": 4}
    seed = rng.randrange(1 << 30)

    def play(*names: str) -> bytes:
        sim = Simulator(options, 8, seed)
        seats = np.arange(sim.actions.size).reshape(sim.actions.shape) % len(names)
        Table(sim, [make_agent(name) for name in names], seats).play()
        return sim.states.tobytes()

    before = play("random")
    play(f"{VANDAL}:Vandal", "random")
    if play("random") != before:
        raise Breach(f"an agent changed later games of {options}")
    return 8


ATTACKS = [
    Attack("crowded positions", "games from positions with up to 199 tokens on one space",
           "played on, with every token counted", crowds, 10),
    Attack("resets", "environments and batches begun again and again", "at flat memory", resets, 5),
    Attack("parallel games", "more games of the server at once than it keeps in memory",
           "none lost, none mixed up, at flat memory", many_games),
    Attack("arrays that are no actions", "wrong shapes, dtypes, numbers and strings as actions of a batch",
           "refused, with all games as they were", wrong_actions),
    Attack("agents that overwrite", "agents for batches that write into every array and table they are given",
           "later games are the same, byte for byte", vandals),
]  # fmt: skip

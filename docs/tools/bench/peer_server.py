"""Times one peer on request: ``python peer_server.py goofspiel``, with the interpreter that has the peers.

Protocol, a line of JSON each: ``{"serving": NAME}`` at once, ``{"version": ...}`` when the peer is ready; then, for
every number of seconds it reads, it plays at least that long and answers ``{"seconds": ..., "decisions": ..., "games":
...}``. ``{"missing": ...}`` (its distribution is not installed) and ``{"failed": ...}`` say why it ends.

Every peer plays uniformly random legal moves. A decision is every choice that the peer asks a player for, also where
there is only one; a chance node is not a decision. Choosing is part of the time where it happens inside the
peer (compiled rollouts, Pgx, Catanatron), and is not where Python chooses between two calls (PettingZoo, RLCard).
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any, NamedTuple

Done = tuple[float, int, int]  # seconds, decisions, games
Play = Callable[[], Done]
clock = time.perf_counter


def open_spiel(name: str) -> Play:
    """C++ rollouts: a search with one simulation evaluates its root by ``rollouts`` of them, and nothing else.

    Python sees no count of decisions: it is the number of rollouts times the mean length of a random game.
    """
    import pyspiel

    rollouts, game = 2000, pyspiel.load_game(name)
    rng = random.Random(7)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def length() -> int:
        playing, moves = state.clone(), 0
        while not playing.is_terminal():
            moves += not playing.is_chance_node()
            playing.apply_action(rng.choice(playing.legal_actions()))
        return moves

    mean = sum(length() for _ in range(2000)) / 2000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, 7, False, pyspiel.ChildSelectionPolicy.UCT)

    def play() -> Done:
        begin = clock()
        bot.step(state)
        return clock() - begin, round(rollouts * mean), rollouts

    return play


def pettingzoo_connect_four() -> Play:
    """AEC: ``last`` and ``step`` of every move, and ``reset``."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    env.reset(seed=7)
    rng = random.Random(7)

    def play() -> Done:
        seconds, decisions = 0.0, 0
        over = False
        while not over:
            begin = clock()
            seen, _, terminated, truncated, _ = env.last()
            seconds += clock() - begin
            over = terminated or truncated
            action = None if over else rng.choice([k for k, legal in enumerate(seen["action_mask"]) if legal])
            begin = clock()
            if over:
                env.reset()
            else:
                env.step(action)
                decisions += 1
            seconds += clock() - begin
        return seconds, decisions, 1

    return play


def pgx_connect_four(batch: int) -> Play:
    """A compiled loop over steps of a batch: random legal moves, automatic reset, observation and mask written."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    step = auto_reset(env.step, env.init)
    steps = 100

    def one(state: Any, key: Any) -> Any:
        choosing, stepping = jax.random.split(key)
        # one random number a game: cheaper than jax.random.categorical, which takes one for every action
        legal = jax.numpy.cumsum(state.legal_action_mask.astype(jax.numpy.int32), axis=1)
        chosen = (jax.random.uniform(choosing, (batch, 1)) * legal[:, -1:]).astype(jax.numpy.int32)
        actions = jax.numpy.argmax(legal > chosen, axis=1)
        state = jax.vmap(step)(state, actions, jax.random.split(stepping, batch))
        return state, (state.terminated.sum(), state.observation.sum(), state.rewards.sum())

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps)))
    key = jax.random.PRNGKey(7)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    states, _ = jax.block_until_ready(run(states, key))

    def play() -> Done:
        nonlocal states, key
        key, now = jax.random.split(key)
        begin = clock()
        states, (ended, *_) = jax.block_until_ready(run(states, now))
        return clock() - begin, steps * batch, int(ended.sum())

    return play


def rlcard_game(name: str) -> Play:
    """``step`` of every decision, and ``reset``."""
    import rlcard

    env = rlcard.make(name, config={"seed": 7})
    rng = random.Random(7)

    def play() -> Done:
        begin = clock()
        state, _ = env.reset()
        seconds, decisions = clock() - begin, 0
        while not env.is_over():
            action = rng.choice(list(state["legal_actions"]))
            begin = clock()
            state, _ = env.step(action)
            seconds += clock() - begin
            decisions += 1
        return seconds, decisions, 1

    return play


def catanatron() -> Play:
    """A whole game of four random players, choosing included."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0

    class Counted(RandomPlayer):  # type: ignore[misc, unused-ignore]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal decisions
            decisions += 1
            return super().decide(game, playable_actions)

    def play() -> Done:
        nonlocal decisions
        decisions = 0
        begin = clock()
        Game([Counted(color) for color in Color], seed=next(seeds)).play()
        return clock() - begin, decisions, 1

    seeds = itertools.count()
    return play


class Entry(NamedTuple):
    """A peer: what it is, its distribution on PyPI, how it is prepared, and what of ours does the same kind of work."""

    title: str
    distribution: str
    prepare: Callable[[], Play]
    figure: str
    choosing: bool  # is choosing part of its time?


def goofspiel(points_order: str) -> Entry:
    """For four; the prizes come in a ``random`` order, which takes a chance node a turn, or without any chance."""
    options = f"players=4,num_cards=13,points_order={points_order}"
    return Entry(
        f"OpenSpiel goofspiel({options}): C++ random rollouts",
        "open_spiel",
        lambda: open_spiel(f"turn_based_simultaneous_game(game=goofspiel({options}))"),
        "raw",
        True,
    )


PEERS: dict[str, Entry] = {
    "goofspiel": goofspiel("random"),  # OpenSpiel's default
    "goofspiel_descending": goofspiel("descending"),
    "connect_four": Entry(
        "OpenSpiel connect four: C++ random rollouts", "open_spiel", lambda: open_spiel("connect_four"), "raw", True
    ),
    "pgx": Entry(
        "Pgx connect four: XLA on the CPU, batch 4,096, mask and observation", "pgx", lambda: pgx_connect_four(4096),
        "sparse", True,
    ),
    "pettingzoo": Entry(
        "PettingZoo connect_four_v3: one environment", "pettingzoo", pettingzoo_connect_four, "parallel", False
    ),
    "rlcard": Entry("RLCard uno: one environment", "rlcard", lambda: rlcard_game("uno"), "parallel", False),
    "catanatron": Entry("Catanatron, 4 players: random games", "catanatron", catanatron, "raw", True),
}  # fmt: skip


def _absent(distribution: str) -> bool:
    try:
        version(distribution)
    except PackageNotFoundError:
        return True
    return False


def serve(name: str) -> None:
    """Answer requests until the input ends."""
    out, sys.stdout = sys.stdout, sys.stderr  # so that what a library prints is not taken for an answer

    def say(answer: dict[str, Any]) -> None:
        print(json.dumps(answer), file=out, flush=True)

    say({"serving": name})
    distribution = PEERS[name].distribution
    try:
        play = PEERS[name].prepare()
        say({"version": version(distribution)})
        for line in sys.stdin:
            seconds, decisions, games = 0.0, 0, 0
            while seconds < float(line):
                more = play()
                seconds, decisions, games = seconds + more[0], decisions + more[1], games + more[2]
            say({"seconds": seconds, "decisions": decisions, "games": games})
    except ImportError as error:
        if _absent(distribution):
            say({"missing": distribution})
        else:
            say({"failed": f"it lacks the module {error.name}" if error.name else f"ImportError: {error}"})
    except Exception as error:  # whatever a peer's code may raise, the run goes on without it
        say({"failed": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    serve(sys.argv[1])

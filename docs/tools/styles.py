"""How far apart are the styles of a network, and how strong is each? ``badbones dev styles FILE``.

Every style plays one seat of four against three champion networks, all the same games. Its actions in a game are
counted. A naive Bayes classifier (multinomial) learns from half of the games how often each style takes which action.
From one game of the other half it names the style among all, and between any two. A set of styles of which any two are
told apart in 90% of games is chosen greedily, first among those whose share of the wins is near the champion's.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from badbones_agents.registry import make_agent
from badbones_agents.styles.named import named_styles
from badbones_agents.styles.style import EVENTS
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import ResultTable

from badbones_env import GameConfig, Simulator
from badbones_env.table import Hook, Table

CHAMPION = "champion:simulations=0"
TOLD_APART = 0.9
NEAR = 0.1  # of the champion's share of the wins
TARGET = ["", "left=1", "left=-1", "weakest=1"]
HERO = ["", "north=-0.6", "east=0.8", "east=-0.7", "north=-0.6,east=0.8", "north=-0.6,east=-0.7"]
PLACED = [
    "", "treasure=1", "wall=-0.7", "dragon=-1", "catapult=-1",
    *(f"traps_{way}={sign}0.9" for way in ("north", "east") for sign in ("", "-")),
]  # fmt: skip
PSEUDO_COUNT = 0.5  # of every action

Array = Any


class ActionCounter(Hook):
    """Counts the actions of one player's seats."""

    def __init__(self, seat_mask: Array, actions: int) -> None:
        self.seat_mask, self.counts = seat_mask, np.zeros((*seat_mask.shape, actions), np.int64)

    def on_choices(self, table: Table, pending: Array, actions: Array) -> None:
        games, seats = (self.seat_mask & pending).nonzero()
        self.counts[games, seats, actions[games, seats]] += 1


def play(spec: str, games: int, seed: int) -> tuple[Array, float]:
    """How often one seat takes which action in every game (games, actions), and its share of the wins."""
    config = GameConfig(players=4)
    seats = np.where(np.arange(4) == (np.arange(games) % 4)[:, None], 0, 1)
    sim = Simulator(config, games, seed, masks=False)
    counter = ActionCounter(seats == 0, sim.n_actions)
    Table(sim, [make_agent(spec, seed), make_agent(CHAMPION, seed)], seats, counter).play()
    mine = np.arange(games), np.arange(games) % 4
    return counter.counts[mine], float(sim.outcomes().win_shares[mine].mean())


def candidates() -> dict[str, str]:
    """Names and weights: the named styles, every event alone, and whom to send to, where to stand and what to place."""
    named = {
        name: ",".join(f"{event}={weight}" for event, weight in style.items() if event != "about")
        for name, style in named_styles().items()
    }
    single = [f"{event}={sign}" for event in EVENTS for sign in (1, -1)]
    mixed = [",".join(filter(None, parts)) for parts in itertools.product(TARGET, HERO, PLACED)]
    return {**named, **{weights: weights for weights in [*single, *mixed] if weights not in named.values()}}


def log_likelihoods(counts: Array) -> Array:
    """(styles, games of the second half, styles): of each game under each style, learnt from the first half."""
    half = counts.shape[1] // 2
    learnt = counts[:, :half].sum(axis=1) + PSEUDO_COUNT
    log_probs = np.log(learnt / learnt.sum(axis=1, keepdims=True))
    return counts[:, half:] @ log_probs.T


def told_apart(likelihoods: Array) -> Array:
    """(styles, styles): in which share of the games of both the right one of two is named."""
    styles = len(likelihoods)
    own = likelihoods[np.arange(styles), :, np.arange(styles)]
    right = (own[:, :, None] > likelihoods).mean(axis=1)
    return (right + right.T) / 2


def distinct(apart: Array, strong: Array, least: float = TOLD_APART) -> list[int]:
    """Styles of which any two are told apart this often: strong ones first, and always the one with fewest rivals."""
    chosen: list[int] = []
    rivals = apart < least
    np.fill_diagonal(rivals, False)
    for group in (strong, ~strong):
        left = group & ~rivals[chosen].any(axis=0)
        while left.any():
            best = min(np.flatnonzero(left), key=lambda style: int((rivals[style] & left).sum()))
            chosen.append(int(best))
            left &= ~rivals[best]
            left[best] = False
    return chosen


def styles(path: str, games: int, seed: int, out: str) -> int:
    """Measure the styles of a network and write the results."""
    specs = candidates()
    counts, shares = [], []
    with Progress(len(specs), "styles") as bar:
        for done, weights in enumerate(specs.values(), 1):
            options = ",".join(filter(None, (f"path={path}" if path else "", weights)))
            events, share = play(f"style:{options}" if options else "style", games, seed)
            counts.append(events)
            shares.append(share)
            bar.update(done, f"{share:.0%}")
    _, champion = play(CHAMPION, games, seed)
    likelihoods = log_likelihoods(np.array(counts))
    apart = told_apart(likelihoods)
    chosen = distinct(apart, np.array(shares) >= champion - NEAR)
    names, right = list(specs), (likelihoods.argmax(axis=2) == np.arange(len(specs))[:, None]).mean()
    results = {
        "command": f"badbones dev styles {path} --games {games} --seed {seed}",
        "games": games,
        "seed": seed,
        "champion": round(champion, 4),
        "styles": len(specs),
        "named_among_all": round(float(right), 4),
        "distinct": [names[k] for k in chosen],
        "near": [names[k] for k in chosen if shares[k] >= champion - NEAR],
        "named": [
            {"style": name, "share": round(shares[k], 4), "apart_from_champion": round(float(apart[k, 0]), 4)}
            for k, name in enumerate(names[: len(named_styles())])
        ],
    }
    write_json(out, results)
    rows = [[one["style"], f"{one['share']:.1%}", f"{one['apart_from_champion']:.0%}"] for one in results["named"]]
    ResultTable(["style", "share of the wins", "told apart from plain play"], rows).print()
    print(
        f"{len(specs)} styles: {right:.0%} of games name the right one of all; {len(chosen)} of which any two are told "
        f"apart in {TOLD_APART:.0%}, {len(results['near'])} of them within {NEAR:.0%} of the champion ({champion:.1%})"
    )
    return 0

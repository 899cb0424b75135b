"""How far apart are the styles of a network, and how strong is each? ``badbones dev styles FILE``.

Every style plays one seat of four against three champion networks, all the same games. What it does in a game is
counted (the events of ``style.py``, and the rounds it survived). A Gaussian classifier with common covariance (LDA)
learns from half of the games which style such counts belong to. From one game of the other half it names the style
among all, and between any two. A set of styles of which any two are told apart in 90% of games is chosen greedily.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from badbones_agents.registry import make_agent
from badbones_agents.scripted.workspace import make_workspace
from badbones_agents.styles.events import count_events
from badbones_agents.styles.named import named_styles
from badbones_agents.styles.style import EVENTS
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import Table as TextTable

from badbones_env import GameConfig, Simulator
from badbones_env.table import Hook, Table

CHAMPION = "champion:simulations=0"
TOLD_APART = 0.9
NEAR = 0.1  # of the champion's share of the wins
SHRINKAGE = 1e-3  # of the covariance

Array = Any


class EventCounter(Hook):
    """Counts the events of one player's seats."""

    def __init__(self, seat_mask: Array) -> None:
        self.seat_mask, self.events = seat_mask, np.zeros((*seat_mask.shape, len(EVENTS)))
        self._workspace = make_workspace()

    def on_choices(self, table: Table, pending: Array, actions: Array) -> None:
        batch, mask = table.batch, self.seat_mask & pending
        count_events(batch.states, batch.spec.tables, actions, mask, self._workspace, self.events)


def play(spec: str, games: int, seed: int) -> tuple[Array, float]:
    """What one seat does in every game (games, events + 1), and its share of the wins."""
    config = GameConfig(players=4)
    seats = np.where(np.arange(4) == (np.arange(games) % 4)[:, None], 0, 1)
    sim = Simulator(config, games, seed, masks=False)
    counter = EventCounter(seats == 0)
    Table(sim, [make_agent(spec, seed), make_agent(CHAMPION, seed)], seats, counter).play()
    outcomes, mine = sim.outcomes(), (np.arange(games), np.arange(games) % 4)
    survived = outcomes.survived[mine].astype(float)
    return np.column_stack([counter.events[mine], survived]), float(outcomes.win_shares[mine].mean())


def candidates() -> dict[str, str]:
    """Names and weights: the named styles, every event liked or avoided, and pairs of events."""
    named = {
        name: ",".join(f"{event}={weight}" for event, weight in style.items() if event != "about")
        for name, style in named_styles().items()
    }
    single = [f"{event}={sign}" for event in EVENTS for sign in (1, -1)]
    signs = ((1, 1), (1, -1), (-1, 1))
    pairs = [f"{one}={a},{other}={b}" for one, other in itertools.combinations(EVENTS, 2) for a, b in signs]
    return {**named, **{weights: weights for weights in [*single, *pairs] if weights not in named.values()}}


def log_likelihoods(counts: Array) -> Array:
    """(styles, games of the second half, styles): of each game under each style, from the first half of the games."""
    half = counts.shape[1] // 2
    scale = counts.reshape(-1, counts.shape[2]).std(axis=0) + 1e-9
    learn, test = counts[:, :half] / scale, counts[:, half:] / scale
    means = learn.mean(axis=1)
    residuals = (learn - means[:, None]).reshape(-1, counts.shape[2])
    covariance = np.cov(residuals.T) + SHRINKAGE * np.eye(counts.shape[2])
    whitening = np.linalg.cholesky(np.linalg.inv(covariance))
    distance = (test @ whitening)[:, :, None] - (means @ whitening)[None, None]
    return -0.5 * (distance**2).sum(axis=3)


def told_apart(likelihoods: Array) -> Array:
    """(styles, styles): in which share of the games of both the right one of two is named."""
    styles = len(likelihoods)
    own = likelihoods[np.arange(styles), :, np.arange(styles)]
    right = (own[:, :, None] > likelihoods).mean(axis=1)
    return (right + right.T) / 2


def distinct(apart: Array, least: float = TOLD_APART) -> list[int]:
    """Styles of which any two are told apart this often: greedily, those first that differ from most."""
    chosen: list[int] = []
    for style in np.argsort(-(apart >= least).sum(axis=1), kind="stable").tolist():
        if all(apart[style, other] >= least for other in chosen):
            chosen.append(style)
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
    chosen = distinct(apart)
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
    TextTable(["style", "share of the wins", "told apart from plain play"], rows).print()
    print(
        f"{len(specs)} styles: {right:.0%} of games name the right one of all; {len(chosen)} of which any two are told "
        f"apart in {TOLD_APART:.0%}, {len(results['near'])} of them within {NEAR:.0%} of the champion ({champion:.1%})"
    )
    return 0

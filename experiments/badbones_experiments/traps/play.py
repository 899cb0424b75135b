"""Plays games of a variant, many side by side.

Common luck. Game number k of the master seed has the same key whatever is compared: the same first skeletons on every
board, and in draw number i of seat p the same random number. What that number draws depends on what the bag holds, so
once two variants have sent different skeletons to the bag single draws may differ; seats, the sitting order and the
others' tie-breaks are the same. The seat in question is k mod players; who sits on the others is a function of seed
and k.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.rules.constants import MARKET, NO_WEAPON, NOTHING, OVER, V_PASS, WEAPON_NAMES

from ..tournament.play import agent_seed
from .setting import Kit, Variant, short, trap_counts, usual_kit

MEASURES = ("points", "win", "survival", "rounds")
CHUNK = 125  # games played side by side: a part of an experiment

Results = dict[str, NDArray[np.float64]]  # measure -> (games,)


def play_games(variant: Variant, field: Sequence[str], seed: int, first: int, games: int) -> dict[str, list[float]]:
    """Games ``first`` .. ``first + games - 1``: the measures of the seat in question."""
    sim = Simulator(variant.config, games, seed, threads=1, masks=False, first=first)
    seats = Seats(sim, variant.agent, field, seed)
    if variant.kit is not None:
        hand_out(sim, seats.subject, variant.kit)
    while seats.step():
        pass
    seats.close()
    return {name: values.tolist() for name, values in measure(sim, seats.subject).items()}


class Seats:
    """Who sits where in a batch: agent 0 on the seat in question (in co-op on all), the field on the others."""

    def __init__(self, sim: Simulator, agent: str, field: Sequence[str], seed: int) -> None:
        self.sim = sim
        players, coop = sim.config.players, sim.config.mode == "coop"
        self.subject = np.arange(players) == (sim.index % players)[:, None]  # (games, players)
        others = np.zeros((sim.games, players), np.int64)
        if len(field) > 1:
            others[:] = [np.random.default_rng([seed, k]).integers(0, len(field), players) for k in sim.index.tolist()]
        self.who = np.zeros_like(others) if coop else np.where(self.subject, 0, 1 + others)
        specs = [agent] if coop or players == 1 else [agent, *field]
        self.agents: list[Agent] = [make_agent(spec, agent_seed(seed)) for spec in specs]

    def step(self, forced: NDArray[np.int64] | None = None, resting: NDArray[np.bool_] | None = None) -> bool:
        """One choice by everybody who has one; False if nobody has.

        ``forced`` (games,): what the seat in question does in this step, -1 = as it likes; ``resting`` (games,): games
        that are left alone.
        """
        sim = self.sim
        asked = sim.states["decision"][:, : sim.config.players] != NOTHING
        if resting is not None:
            asked &= ~resting[:, None]
        if not asked.any():
            return False
        actions = np.zeros_like(sim.actions)
        for number, agent in enumerate(self.agents):
            chosen = asked & (self.who == number)
            if chosen.any():
                sim.actions[:] = 0
                agent.choose(sim, chosen)
                actions[chosen] = sim.actions[chosen]
        if forced is not None:
            rows = np.flatnonzero(forced >= 0)
            actions[rows, self.subject[rows].argmax(axis=1)] = forced[rows]
        sim.actions[:] = actions
        sim.step(rows=None if resting is None else ~resting, illegal="replace")
        return True

    def close(self) -> None:
        for agent in self.agents:
            agent.close()


def hand_out(sim: Simulator, subject: NDArray[np.bool_], kit: Kit) -> None:
    """Give the seat in question its kit and the others the usual one, without a market: everybody passes there."""
    action = int(sim.layout.tables[0].action[V_PASS, 0])
    while (sim.states["phase"] == MARKET).any():
        market = (sim.states["phase"] == MARKET)[:, None] & (sim.states["decision"][:, : sim.config.players] != NOTHING)
        sim.actions[:] = np.where(market, action, 0)
        sim.step(rows=market.any(axis=1))
    supply, weapon = sim.states["supply"], sim.states["weapon"]
    if sim.config.mode == "coop":
        supply[:, 0] = trap_counts(kit)
        weapon[subject.nonzero()] = _weapon(kit)
        return
    supply[:, : sim.config.players] = trap_counts(usual_kit(sim.config))
    rows, seats = subject.nonzero()
    supply[rows, seats] = trap_counts(kit)
    weapon[rows, seats] = _weapon(kit)


def _weapon(kit: Kit) -> int:
    return next((WEAPON_NAMES.index(item) for item in kit if item in WEAPON_NAMES), NO_WEAPON)


def measure(sim: Simulator, subject: NDArray[np.bool_]) -> Results:
    """How each game stands for the seat in question.

    points: by E2, 0 if eliminated; co-op: the buildings that stand, 0 if lost; win: its share of the victory;
    survival: 1 unless eliminated (solo, co-op: unless lost); rounds: complete ones that it survived.
    """
    states, players = sim.states, sim.config.players
    winners = states["winner"][:, :players].astype(float)
    share = winners / np.maximum(winners.sum(axis=1, keepdims=True), 1)
    if sim.config.mode == "coop":
        out = states["lost"].astype(bool)
        standing = states["capital"] + np.bitwise_count(states["towers"][:, :players]).sum(axis=1)
        points, win = np.where(out, 0, standing), winners[:, 0]
    else:
        out = (states["out"][:, :players].astype(bool) & subject).any(axis=1)
        points, win = (sim.points() * subject).sum(axis=1), (share * subject).sum(axis=1)
    ended = states["phase"] == OVER
    rounds = states["round_no"] - (out | ~ended)
    return {
        "points": points.astype(float), "win": win, "survival": (~out).astype(float), "rounds": rounds.astype(float)
    }  # fmt: skip


def gather(parts: Sequence[dict[str, Any]]) -> Results:
    """The results of several parts in one."""
    return {name: np.concatenate([np.asarray(part[name], float) for part in parts]) for name in MEASURES}


def field_words(config: GameConfig, field: Sequence[str]) -> str:
    """Who sits on the other seats, in words."""
    if config.mode == "solo":
        return "alone"
    return "as a team" if config.mode == "coop" else "against " + ", ".join(map(short, field))

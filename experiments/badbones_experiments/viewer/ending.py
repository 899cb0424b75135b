"""How a game ended, and why: for those who played it.

``ending`` says who won, which skeleton decided it and where that came from, with a chart over the rounds. ``review``
finds the choices that cost most, by an adviser's own choices and by rollouts of both with common random numbers.
``win_probabilities`` come from rollouts in which ``guardian`` plays all seats of copies of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from badbones_agents.advice import PLAYER, ROUNDS, SAMPLES, RolloutValue, advise, rollout_values
from badbones_agents.agent import Agent
from badbones_agents.registry import make_agent

from badbones_env import Game
from badbones_env.planning import PlanningBatch
from badbones_env.rules.scoring import FLOOR_POINTS, HOUSE_POINTS
from badbones_env.text.wording import YOU, describe_choice, whose

from .frames import Loss, Story

WORST = 3  # choices that are shown
LOOKED_AT = 8  # of those that look worst to the adviser this many are played out
CONSIDERED = 2  # further choices of an opponent that are shown
MIN_GAIN = 1.0  # points: smaller differences teach nothing
WIN_SAMPLES = 48  # rollouts of each position for its win probabilities
VERSUS_ROUNDS = 10  # then whoever has the most points is taken for the winner
Progress = Callable[[int, int], None]


def verdict(game: Game, names: list[str]) -> str:
    """How the game ended, in a sentence or two."""
    outcome = game.outcome
    if outcome.truncated:
        return f"The game was cut off after round {outcome.rounds}."
    if game.config.mode != "versus":
        return f"{'Won' if outcome.winners else 'Lost'} in round {outcome.rounds}."
    winners = " and ".join(names[seat] for seat in outcome.winners) or "Nobody"
    points = ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(outcome.scores))
    return f"{winners} won in round {outcome.rounds}. Points: {points}."


def explain_ending(story: Story) -> list[str]:
    """What decided the game, a sentence each."""
    game, names = story.game, story.names
    outcome, mode = game.outcome, game.config.mode
    reasons = []
    for loss in story.losses:
        reasons += [_final_loss(loss, names, mode), *_earlier_losses(loss, story.losses, mode)] if loss.last else []
    if outcome.truncated:
        return reasons
    if mode != "versus":
        if outcome.winners:
            reasons.append(
                f"Tower and village stood for {outcome.rounds} rounds."
                if mode == "solo"
                else f"The capital and a tower of everybody stood for {outcome.rounds} rounds."
            )
        return reasons
    if len(outcome.eliminated) < game.config.players:
        reasons.append("That ended the game for all; whoever was left with the most points won.")
        reasons += [_points(game, seat, names) for seat in range(game.config.players) if seat not in outcome.eliminated]
    else:
        reasons.append("Everybody fell in the same round, so nobody won.")
    return reasons


def _final_loss(loss: Loss, names: list[str], mode: str) -> str:
    seat = loss.event.seat
    owner = whose(seat, names)
    if "emperor" in loss.event.token:
        what = f"The emperor reached {owner} {loss.event.kind}"
    elif mode == "coop":
        what = f"{owner} last tower fell" if loss.event.kind == "tower" else "the last house of the capital burnt"
    else:
        part = "floor of {} tower was destroyed" if loss.event.kind == "tower" else "house of {} village burnt"
        what = f"the last {part.format(owner)}"
    return f"In round {loss.round} {what[0].lower()}{what[1:]}: {loss.words}."


def _earlier_losses(last: Loss, losses: list[Loss], mode: str) -> list[str]:
    """When the other floors or houses were lost, in a sentence, if any were."""
    kind = last.event.kind
    whole = mode == "coop" and kind == "village"  # the capital belongs to all
    rounds = Counter[int]()
    for loss in losses:
        if loss is not last and loss.event.kind == kind and (whole or loss.event.seat == last.event.seat):
            rounds[loss.round] += loss.event.amount
    if not rounds.total():
        return []
    part = "house" if kind == "village" else "tower" if mode == "coop" else "floor"
    when = ", ".join(f"{number} in round {each}" for each, number in sorted(rounds.items()) if number)
    return [f"The {part}{'s' if rounds.total() > 1 else ''} lost before: {when}."]


def _points(game: Game, seat: int, names: list[str]) -> str:
    position = game.position()
    board = position["board"][seat]
    floors, houses, all_points = int(board["floors"]), int(board["houses"]), int(position["scores"][seat])
    has = "have" if names[seat] == YOU else "has"
    tower, village = FLOOR_POINTS * floors, HOUSE_POINTS * houses
    return (
        f"{names[seat]} {has} {all_points} points: {tower} for {floors} floors, {village} for {houses} houses, "
        f"{all_points - tower - village} for traps."
    )


def ending(story: Story, history: list[dict[str, Any]], seat: int) -> dict[str, Any]:
    """All that the last page shows: verdict, reasons, the chart's points, the fatal step."""
    game = story.game
    fatal = [loss for loss in story.losses if loss.last]
    mine = [loss for loss in fatal if loss.event.seat == seat] or fatal
    return {
        "title": _title(story, seat),
        "verdict": verdict(game, story.names),
        "why": explain_ending(story),
        "history": history,
        "fatal": {"step": mine[0].step, "round": mine[0].round} if mine else None,
    }


def _title(story: Story, seat: int) -> str:
    outcome = story.game.outcome
    if outcome.truncated:
        return "The game was cut off"
    if not outcome.winners:
        return "Lost" if story.game.config.mode != "versus" else "Nobody won"
    if story.names[seat] == YOU:
        if seat in outcome.winners:
            return "You won" if len(outcome.winners) == 1 or story.game.config.mode != "versus" else "You share the win"
        return "You lost"
    return f"{' and '.join(story.names[each] for each in outcome.winners)} won"


def positions(game: Game, steps: list[dict[int, str]]) -> list[Game]:
    """The positions before each step, and the last one."""
    games = [game.clone()]
    for choices in steps:
        game.step(choices)
        games.append(game.clone())
    return games


def review(
    games: list[Game],
    steps: list[dict[int, str]],
    seat: int,
    adviser: Agent,
    names: Sequence[str] = (),
    progress: Progress | None = None,
) -> list[dict[str, Any]]:
    """The choices of a seat that cost most, the worst first: where the adviser's do better in rollouts.

    ``games``: the positions before the steps. ``step`` counts from 1: a choice was made in the position before it.
    """
    suspected: list[tuple[float, int, Game, str, str]] = []
    for number, (game, choices) in enumerate(zip(games, steps, strict=False), 1):
        if progress:
            progress(number, len(steps))
        if seat in choices and len(game.legal()[seat]) > 1:
            candidates = advise(adviser, game, seat)
            best, chosen = candidates[0], choices[seat]
            if best.choice != chosen:
                values = {each.choice: each.value for each in candidates if each.value is not None}
                worst = min(values.values(), default=0.0)
                regret = (best.value or 0.0) - values.get(chosen, worst - 0.01)
                suspected.append((regret, number, game, chosen, best.choice))
    suspected.sort(key=lambda entry: -entry[0])
    mistakes = []
    for _, number, before, *choices_compared in suspected[:LOOKED_AT]:
        played, advised = rollout_values(before, seat, choices_compared)
        chosen, better = (describe_choice(text, before.decision(seat), names) for text in choices_compared)
        mistake = {"step": number, "round": before.outcome.rounds, "chosen": chosen, "better": better}
        mistake["gain"] = describe_gain(played, advised, before.config.mode == "coop")
        mistakes.append((advised.worth - played.worth, mistake))
    mistakes.sort(key=lambda entry: -entry[0])
    return [mistake for gain, mistake in mistakes if gain >= MIN_GAIN][:WORST]


def describe_gain(played: RolloutValue, advised: RolloutValue, coop: bool = False) -> str:
    """By how much the advised choice is better, in words."""
    stands = [round(100 * value.stands) for value in (played, advised)]
    gain = advised.points - played.points
    parts = []
    if stands[1] != stands[0]:
        what = "towers and capital" if coop else "tower and village"
        parts.append(f"{what} stand {ROUNDS} rounds later in {stands[1]}% of {SAMPLES} trials instead of {stands[0]}%")
    if abs(gain) >= 0.5:
        parts.append(f"{abs(gain):.0f} point{'' if round(abs(gain)) == 1 else 's'} {'more' if gain > 0 else 'fewer'}")
    return " and ".join(parts)


def intentions(
    games: list[Game], steps: list[dict[int, str]], round: int, agents: dict[int, Agent], names: list[str]
) -> list[dict[str, Any]]:
    """What some agents wanted in a round: their choices and what else they considered, decision by decision."""
    wanted = []
    for game, choices in zip(games, steps, strict=False):
        for seat, agent in agents.items():
            if game.outcome.rounds == round and seat in choices and len(game.legal()[seat]) > 1:
                texts = [each.choice for each in advise(agent, game, seat) if each.choice != choices[seat]]
                chosen, *considered = (
                    describe_choice(text, game.decision(seat), names) for text in (choices[seat], *texts[:CONSIDERED])
                )
                wanted.append({"seat": seat, "chosen": chosen, "considered": considered})
    return wanted


def win_probabilities(games: Sequence[Game], samples: int = WIN_SAMPLES) -> list[list[float]]:
    """Each seat's chance to win (co-op and solo: that of the team) in positions of one game; shared wins are shared."""
    open_games = [game for game in games if not game.over]
    rolled_out = iter(_rolled_out(open_games, samples) if open_games else ())
    return [_decided(game) if game.over else next(rolled_out) for game in games]


def _decided(game: Game) -> list[float]:
    winners = game.outcome.winners
    share = 1.0 / len(winners) if winners and game.config.mode == "versus" else 1.0
    return [share if seat in winners else 0.0 for seat in range(game.config.players)]


def _rolled_out(games: Sequence[Game], samples: int) -> list[list[float]]:
    config = games[0].config
    batch = PlanningBatch(config, samples * len(games))
    for number, game in enumerate(games):
        batch.load(game, into=slice(number * samples, (number + 1) * samples), numbers=np.arange(samples), seed=1)
    batch.play(make_agent(PLAYER), VERSUS_ROUNDS if config.mode == "versus" else 0)
    if config.mode != "versus":
        won = batch.outcomes().won.astype(np.float64)
    else:
        eliminated, points = batch.outcomes().eliminated, batch.sim.points()
        best = ~eliminated & (points == points.max(axis=1, keepdims=True))
        won = best / np.maximum(best.sum(axis=1, keepdims=True), 1)
    return [[round(float(p), 3) for p in part.mean(axis=0)] for part in np.split(won, len(games))]


def turning_point(probabilities: Sequence[Sequence[float]], seat: int) -> int:
    """The index of the position after which a seat's win probability changed most, towards how it ended."""
    course = [each[seat] for each in probabilities]
    sign = 1 if course[-1] >= course[0] else -1
    changes = [sign * (after - before) for before, after in pairwise(course)]
    return changes.index(max(changes)) if changes else 0

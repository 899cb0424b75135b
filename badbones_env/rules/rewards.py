"""Rewards of a step: the outcome, the score or the change of standing (docs/environment.md)."""

from .._engine.bits import count_bits
from .._engine.jit import compiled
from .constants import COOP, DECIDED, VERSUS
from .scoring import points

REWARDS = ("outcome", "score", "shaped")
REWARD_OUTCOME, REWARD_SCORE, REWARD_SHAPED = range(len(REWARDS))


@compiled
def write_rewards(s, t, game, reward, over, rewards, standing):
    """The rewards of a step (REWARD_...), for a game that was ``over`` before it: 0."""
    ended = int(s.ended)
    for p in range(rewards.shape[1]):
        value = 0.0
        if not over:
            if reward == REWARD_SCORE:
                if ended:
                    value = score_of(s, t, p)
            else:
                if ended == DECIDED:
                    value = outcome(s, p)
                if reward == REWARD_SHAPED:
                    now = standing_of(s, t, p)
                    value += now - float(standing[game, p])
                    standing[game, p] = now
        rewards[game, p] = value


@compiled
def score_of(s, t, p):
    """How well seat p stands, from 0 to about 1: its points against those that a base game begins with.

    Co-op: the mean of the capital's and of its own towers' share that stand, 0 if the game is lost.
    """
    if int(s.mode) != COOP:
        return points(s, t, p) / int(t.full_points)
    if int(s.lost):
        return 0.0
    return (int(s.capital) / int(s.players) + count_bits(int(s.towers[p])) / count_bits(int(t.towers))) / 2.0


@compiled
def standing_of(s, t, p):
    """The standing of seat p for the shaped reward: its own share, in versus less the mean share of the others."""
    own = score_of(s, t, p)
    if int(s.mode) != VERSUS:
        return own
    others = 0.0
    for q in range(int(s.players)):
        if q != p:
            others += score_of(s, t, q)
    return own - others / (int(s.players) - 1)


@compiled
def outcome(s, p):
    """The result of a decided game for a seat. Versus is zero-sum: 1 for a sole winner, -1 shared by the losers.

    Solo and co-op: 1 or -1 for all. Nobody wins (E3), or all do: 0 for all.
    """
    n = int(s.players)
    winners = 0
    for q in range(n):
        winners += int(s.winner[q])
    if int(s.mode) != VERSUS:
        return 1.0 if winners else -1.0
    if winners == 0 or winners == n:
        return 0.0
    return (n / winners - 1.0) / (n - 1.0) if int(s.winner[p]) else -1.0 / (n - 1.0)

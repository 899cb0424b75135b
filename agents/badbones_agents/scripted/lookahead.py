"""Playing one board on by itself, exactly as the rules have it, on a copy of the state."""

from __future__ import annotations

from badbones_env.lowlevel import answer, compiled
from badbones_env.rules.arrival import rise
from badbones_env.rules.buildings import settle_capital
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import HERO, NOTHING, SKELETONS
from badbones_env.rules.flow import bag_saboteurs, steal_treasure, turn_used
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.order import begin_board


@compiled
def answer_all(s, t, p, legal):
    """The auto policy answers the decisions of seat p until its board rests."""
    while int(s.decision[p]) != NOTHING:
        legal_choices(s, t, p, legal)
        verb, argument = answer(s, t, p, legal)
        choose(s, t, p, verb, argument)


@compiled
def finish_round(s, t, p, legal):
    """The rest of the round on seat p's board: skeletons move, used traps turn, its cemetery rises, nothing is drawn.

    The other boards stay as they are: only seat p's board is valid afterwards.
    """
    answer_all(s, t, p, legal)
    if int(s.phase) != SKELETONS:
        s.phase = SKELETONS
        s.saboteurs = 0
        begin_board(s, t, p)
        answer_all(s, t, p, legal)
    steal_treasure(s, p)
    if int(s.saboteurs):
        bag_saboteurs(s)
    turn_used(s, p)
    settle_capital(s)
    s.colour = 1 - int(s.colour)
    rise(s, t, p)
    s.phase = HERO

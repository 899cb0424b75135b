"""What a choice does. The caller has checked that it is legal."""

from .._engine.jit import compiled
from . import constants as c
from .flow import proceed
from .hero import forget_kills, move_hero
from .market import buy
from .movement import stop_mover
from .mover import GOES_ON, deliver, step_on
from .order import flee_first, lead, move_first, run
from .trap_phase import place_trap, retrieve_trap
from .weapons import face, pick, sweep, use_weapon, weapon_due


@compiled
def step_game(s, t, actions, game, log):
    """P1, P3: every seat that has a choice makes it (row ``game`` of ``actions``), then the game goes on.

    The seats' choices act on their own boards only, and the co-op capital is settled at the end of the phase (CO13). So
    the order in which they are carried out shows nowhere.
    """
    for p in range(int(s.players)):
        if int(s.decision[p]) != c.NOTHING:
            action = int(actions[game, p])
            choose(s, t, p, int(t.action_verb[action]), int(t.action_argument[action]))
    proceed(s, t, log)


@compiled
def choose(s, t, p, verb, argument):
    """Carry out the choice of seat p and run its board to its next choice."""
    decision = int(s.decision[p])
    s.decision[p] = c.NOTHING
    if decision == c.D_HERO:
        forget_kills(s, p)
        move_hero(s, t, p, argument)
        if weapon_due(s, t, p):
            s.decision[p] = c.D_WEAPON
    elif decision == c.D_TRAP:
        if verb == c.V_RETRIEVE:
            retrieve_trap(s, p, argument)
        elif verb != c.V_PASS:
            place_trap(s, t, p, verb - c.V_PLACE + 1, argument)
    elif decision == c.D_SEND:
        send(s, t, p, (p + argument) % int(s.players))
    elif decision == c.D_FLEE:
        run(s, t, p, step_on(s, t, p, int(s.at[p]), argument))
    elif decision == c.D_MARKET:
        if verb == c.V_PASS:
            s.passed[p] = 1
        else:
            buy(s, t, p, argument)
    elif decision == c.D_START:
        s.hero[p] = argument
    elif decision == c.D_ADVANCE:
        s.stack[p] = named_stack(t, verb, argument)
        run(s, t, p, GOES_ON)
    elif decision == c.D_LEAD:
        if not lead(s, t, p, int(s.stack[p]) >> 2, argument):
            run(s, t, p, GOES_ON)
    elif decision == c.D_STOP:
        run(s, t, p, stop_mover(s, t, p, argument))
    elif decision == c.D_FIRST:
        landing = int(s.landing[p]) >= 0
        pending = flee_first(s, t, p, argument) if landing else move_first(s, t, p, argument)
        if not pending:
            run(s, t, p, GOES_ON)
    elif decision == c.D_WEAPON:
        if verb != c.V_PASS:
            use_weapon(s, t, p, argument)
    elif decision == c.D_PICK:
        pick(s, t, p, int(s.subject[p]), verb - c.V_PICK, argument)
    elif decision == c.D_TO:
        sweep(s, p, argument)
    elif decision == c.D_FACE:
        face(s, t, p, argument)


@compiled
def send(s, t, p, seat):
    """M7, CAT1: the answer to who receives the skeletons, at a forest or at a catapult or hearse."""
    if int(s.at[p]) >= c.EXIT:
        run(s, t, p, deliver(s, p, seat))
    else:
        s.target[p, int(s.at[p])] = seat
        run(s, t, p, GOES_ON)


@compiled
def named_stack(t, verb, argument):
    """M12: the stack that an ``advance`` names, as place << 2 | facing."""
    if verb == c.V_ADVANCE_SLOT:
        place = c.SPACES + argument
        return place << 2 | int(t.inward[place])
    return argument << 2 | (verb - c.V_ADVANCE)

"""The choices worth thinking about: those after which one's own board looks best at the end of the round."""

from __future__ import annotations

from badbones_env.jit import compiled
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import VERBS
from badbones_env.rules.legal import legal_choices

from .ahead import finish_round
from .value import standing

MOST = 64  # room for so many


@compiled
def list_candidates(states, game, t, p, width, room, legal, options, verbs, arguments, values):
    """Write the ``width`` best legal choices of seat p, best first, with what they look like; returns how many."""
    s = states[game]
    legal_choices(s, t, p, legal)
    for verb in range(VERBS):
        options[verb] = legal[verb]
    count = 0
    for verb in range(VERBS):
        bits = int(options[verb])
        argument = 0
        while bits:
            if bits & 1:
                room[0] = s
                choose(room[0], t, p, verb, argument)
                finish_round(room[0], t, p, legal)
                value = standing(room[0], t, p)
                k = count
                while k > 0 and values[k - 1] < value:
                    if k < width:
                        values[k] = values[k - 1]
                        verbs[k] = verbs[k - 1]
                        arguments[k] = arguments[k - 1]
                    k -= 1
                if k < width:
                    values[k] = value
                    verbs[k] = verb
                    arguments[k] = argument
                    count = min(count + 1, width)
            bits >>= 1
            argument += 1
    return count

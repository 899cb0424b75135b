"""Loops over batches of games: what Python calls.

They run without the GIL, and threads share a batch: each begins with a segment of its own, whose games mostly stay in
its core's cache, and when that is done takes games of the others. ``taken`` (threads, ...) counts in its first column
the games of each segment that have been taken, 0 at first. Who took which shows nowhere.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any
from uuid import uuid4

from ..jit import compiled, entry_point, entry_point_uncached, python_of
from .bits import CACHE_LINE, copy_bytes, count_bits, fetch, lowest_bit, pick_bit, take
from .chance import STREAM_PLAY, WORD, below, game_key
from .choose import choose, step_game
from .constants import D_HERO, D_MARKET, D_TRAP, DECIDED, NOTHING, OVER, TRUNCATED, V_MOVE
from .flow import new_game, open_phase, proceed
from .legal import is_legal, legal_choices
from .observe import write_masks, write_observations
from .rewards import stand_of, write_rewards
from .scoring import points
from .sparse import CHOICES_LISTED, write_choices, write_features
from .state import HEAD_BYTES, TOKEN_BYTES
from .steward import answer

START_NEW, TAKE_UP, MAKE_STEP, SHOW = 0, 1, 2, 3
REST = -2  # as the first action of a game: this call leaves the game and all that is shown of it alone
PART = 32  # games that a thread takes at once


@compiled
def key_of(seed_low, seed_high, index):
    """The key of game number ``index`` of a master seed."""
    return game_key(seed_low, seed_high, index & WORD, (index >> 32) & WORD)


@compiled
def fetch_game(states, game, players):
    """Ask the memory for what a step is likely to look at of a game: all but the far ends of its token lists."""
    if game < states.shape[0]:
        start = game * states.strides[0]
        fetch(states, start, start + HEAD_BYTES)
        for p in range(players):
            tokens = start + HEAD_BYTES + p * TOKEN_BYTES
            fetch(states, tokens, tokens + CACHE_LINE)


@compiled
def fetch_next(states, actions, game):
    """Ask for the game after this one, unless it rests."""
    if game + 1 < actions.shape[0] and int(actions[game + 1, 0]) != REST:
        fetch_game(states, game + 1, actions.shape[1])


@compiled
def forget_tokens(s):
    """Empty the token lists: what is not used of them is 0 already."""
    for p in range(int(s.players)):
        for i in range(int(s.tokens[p])):
            s.token[p, i] = 0


@compiled
def keep_game(states, game, final):
    """Copy a finished game to ``final``: all but the unused ends of its token lists, which are most of a record."""
    forget_tokens(final[game])
    copy_bytes(states, game, final, game, 0, HEAD_BYTES)
    for p in range(int(states[game].players)):
        start = HEAD_BYTES + p * TOKEN_BYTES
        copy_bytes(states, game, final, game, start, start + 2 * int(states[game].tokens[p]))


@compiled
def start_game(states, fresh, tables, game, index, seed_low, seed_high, log):
    """Begin game number ``index`` of a master seed in row ``game``."""
    forget_tokens(states[game])
    copy_bytes(fresh, 0, states, game, 0, HEAD_BYTES)
    low, high = key_of(seed_low, seed_high, index)
    states[game].key[0] = low
    states[game].key[1] = high
    new_game(states[game], tables[0], log)


@compiled
def next_games(states, taken, thread):
    """The next games that no thread has taken, as first and last + 1 (both 0: there are none)."""
    segments = taken.shape[0]
    for k in range(segments):
        segment = (thread + k) % segments
        lo = states.shape[0] * segment // segments + take(taken, segment, PART)
        end = states.shape[0] * (segment + 1) // segments
        if lo < end:
            return lo, min(lo + PART, end)
    return 0, 0


@compiled
def illegal_seat(s, t, actions, game, legal):
    """The first seat of a game whose choice is not legal, -1 if all are; a game that is over takes any."""
    if int(actions[game, 0]) != REST and int(s.phase) != OVER:
        for p in range(int(s.players)):
            if not is_legal(s, t, p, int(actions[game, p]), legal):
                return p
    return -1


@entry_point
def find_illegal(states, tables, actions, legal, taken, thread):
    """The first choice that is not legal of those that this thread came to, as game * 8 + seat; -1 if all are."""
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            fetch_next(states, actions, game)
            p = illegal_seat(states[game], tables[0], actions, game, legal)
            if p >= 0:
                return game * 8 + p
        lo, hi = next_games(states, taken, thread)
    return -1


@compiled
def make_legal(s, t, actions, replaced, game, legal):
    """Put the first legal action in the place of every illegal one of a game, and say where."""
    for p in range(replaced.shape[1]):
        bad = not is_legal(s, t, p, int(actions[game, p]), legal)
        replaced[game, p] = bad
        if bad:
            legal_choices(s, t, p, legal)
            action = 0
            while (int(legal[int(t.action_verb[action])]) >> int(t.action_argument[action])) & 1 == 0:
                action += 1
            actions[game, p] = action


@entry_point
def replace_illegal(states, tables, actions, replaced, legal, taken, thread):
    """``make_legal`` for all games that do not rest."""
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            if int(actions[game, 0]) != REST:
                make_legal(states[game], tables[0], actions, replaced, game, legal)
        lo, hi = next_games(states, taken, thread)


@compiled
def answer_rest(s, t, legal, log):
    """The steward answers until nothing but hero, trap and market decisions are due."""
    answered = True
    while answered and int(s.phase) != OVER:
        answered = False
        for p in range(int(s.players)):
            decision = int(s.decision[p])
            if decision != NOTHING and decision != D_HERO and decision != D_TRAP and decision != D_MARKET:
                legal_choices(s, t, p, legal)
                verb, argument = answer(s, t, p, legal)
                choose(s, t, p, verb, argument)
                answered = True
        if answered:
            proceed(s, t, log)


@compiled
def run_game(states, fresh, tables, actions, index, what, stride, core, reward, rewards, standing, terminated,
             truncated, final, seed_low, seed_high, legal, log, game):  # fmt: skip
    """What ``run_games`` does to one game."""
    over = int(states[game].phase) == OVER
    ended = 0
    begin = what == START_NEW
    if what == TAKE_UP:
        open_phase(states[game], tables[0])
        proceed(states[game], tables[0], log)
    elif what == MAKE_STEP and not over:
        step_game(states[game], tables[0], actions, game, log)
        if core:
            answer_rest(states[game], tables[0], legal, log)
        states[game].clock += 1
        ended = int(states[game].ended)
    terminated[game] = ended == DECIDED
    truncated[game] = ended == TRUNCATED
    if what == MAKE_STEP:
        write_rewards(states[game], tables[0], game, reward, over, rewards, standing)
    if ended and stride:
        keep_game(states, game, final)
        index[game] += stride
        begin = True
    if begin:
        start_game(states, fresh, tables, game, int(index[game]), seed_low, seed_high, log)
    if core and (begin or what == TAKE_UP):
        answer_rest(states[game], tables[0], legal, log)
    if begin or what == TAKE_UP:
        for p in range(standing.shape[1]):
            standing[game, p] = stand_of(states[game], tables[0], p)


@entry_point
def run_games(states, fresh, tables, actions, index, what, stride, core, reward, rewards, standing, terminated,
              truncated, final, seed_low, seed_high, legal, log, masks, obs, words, at, features, ways, choices,
              sizes, taken, thread):  # fmt: skip
    """Begin games (``what`` = START_NEW: those numbered in ``index``), take up positions (TAKE_UP), step, or only SHOW.

    A step: choices in, rewards and flags out; a game that is over rests. With ``stride`` > 0 a finished game makes
    room for game ``index + stride`` at once; its last state goes to ``final``. With ``core`` the steward answers
    all but hero, trap and market decisions. Then masks and observations (or lists of features and of legal actions)
    are written, unless these arrays are empty.
    One kernel for all: they share code, and a game is shown while it is in the cache.
    """
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            if what == SHOW:
                fetch_game(states, game + 1, actions.shape[1])
            else:
                fetch_next(states, actions, game)
                if int(actions[game, 0]) == REST:
                    continue
                run_game(states, fresh, tables, actions, index, what, stride, core, reward, rewards, standing,
                         terminated, truncated, final, seed_low, seed_high, legal, log, game)  # fmt: skip
            if masks.shape[0]:
                write_masks(states[game], tables[0], masks, legal, game)
            if obs.shape[0]:
                write_observations(states[game], tables[0], at, obs, words, game)
            if features.shape[0]:
                write_features(states[game], tables[0], ways, features, sizes, legal, game)
            if choices.shape[0]:
                write_choices(states[game], tables[0], choices, sizes, legal, game)
        lo, hi = next_games(states, taken, thread)


@entry_point
def legal_of(states, tables, game, p, legal):
    """The legal choices of a seat: for every verb the bits of its arguments."""
    legal_choices(states[game], tables[0], p, legal)


@entry_point
def write_points(states, tables, scores, taken, thread):
    """E2: the points of every seat."""
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            for p in range(scores.shape[1]):
                scores[game, p] = points(states[game], tables[0], p)
        lo, hi = next_games(states, taken, thread)


@compiled
def random_choice(s, t, p, low, high, legal):
    """A uniformly random legal choice of seat p, as verb and argument: a function of key, seat and clock."""
    if int(s.decision[p]) == D_HERO:  # nearly half of all decisions: no need to go through the verbs
        bits = int(t.king[int(s.hero[p])])
        return V_MOVE, pick_bit(bits, below(low, high, STREAM_PLAY + p, int(s.clock), count_bits(bits)))
    verbs = legal_choices(s, t, p, legal)
    total = 0
    left = verbs
    while left:
        total += count_bits(int(legal[lowest_bit(left)]))
        left &= left - 1
    number = below(low, high, STREAM_PLAY + p, int(s.clock), total)
    verb = lowest_bit(verbs)
    while number >= count_bits(int(legal[verb])):
        number -= count_bits(int(legal[verb]))
        verbs &= verbs - 1
        verb = lowest_bit(verbs)
    return verb, pick_bit(int(legal[verb]), number)


@compiled
def random_step(s, t, low, high, legal, log):
    """One step in which every seat that has a choice makes a random one; returns how many had."""
    chosen = 0
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            verb, argument = random_choice(s, t, p, low, high, legal)
            choose(s, t, p, verb, argument)
            chosen += 1
    proceed(s, t, log)
    s.clock += 1
    return chosen


@compiled
def play_game(states, fresh, tables, index, stride, steps, seed_low, seed_high, player_low, player_high, counts,
              legal, log, game):  # fmt: skip
    """What ``play_random`` does to one game."""
    low, high = key_of(player_low, player_high, int(index[game]))
    done = 0
    while done != steps and int(states[game].phase) != OVER:
        counts[game, 0] += random_step(states[game], tables[0], low, high, legal, log)
        counts[game, 1] += 1
        done += 1
        if int(states[game].phase) == OVER:
            counts[game, 2] += 1
            if stride:
                index[game] += stride
                start_game(states, fresh, tables, game, int(index[game]), seed_low, seed_high, log)
                low, high = key_of(player_low, player_high, int(index[game]))


@entry_point
def play_random(states, fresh, tables, index, stride, steps, seed_low, seed_high, player_low, player_high, counts,
                legal, log, taken, thread):  # fmt: skip
    """Uniformly random play of at most ``steps`` steps a game, or (steps < 0) to the end.

    ``counts`` (games, 3) gains decisions, steps and finished games. With ``stride`` > 0 a finished game makes room for
    the next one, as in ``run_games``.
    """
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            fetch_game(states, game + 1, int(states[game].players))
            play_game(states, fresh, tables, index, stride, steps, seed_low, seed_high, player_low, player_high, counts,
                      legal, log, game)  # fmt: skip
        lo, hi = next_games(states, taken, thread)


def make_run_games(steward: Any) -> Any:
    """``run_games`` with another steward: a function of yours like ``steward.answer``, compiled for this process."""
    names = {**globals(), "answer": steward}
    for function in (answer_rest, run_game):
        names[function.__name__] = compiled(_renamed(function, names))
    return entry_point_uncached(_renamed(run_games, names))


def _renamed(function: Any, names: dict[str, Any]) -> Any:
    """The Python function with other globals, under a name of its own (to the linker equal names are one)."""
    code = python_of(function).__code__
    copy = FunctionType(code, names, code.co_name)
    copy.__qualname__ = f"{code.co_name}_{uuid4().hex}"
    return copy


@compiled
def any_chosen(chosen, game):
    """Whether some seat of a game is marked."""
    for p in range(chosen.shape[1]):
        if chosen[game, p]:
            return True
    return False


@entry_point
def choose_random(states, tables, actions, chosen, index, player_low, player_high, legal, taken,
                  thread):  # fmt: skip
    """A uniformly random legal action for every (game, seat) marked in ``chosen`` that has a decision, 0 (wait) else.

    The same choices as ``play_random`` makes with the same player seed.
    """
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            if game + 1 < chosen.shape[0] and any_chosen(chosen, game + 1):
                fetch_game(states, game + 1, chosen.shape[1])
            for p in range(chosen.shape[1]):
                if chosen[game, p]:
                    action = 0
                    if int(states[game].decision[p]) != NOTHING:
                        low, high = key_of(player_low, player_high, int(index[game]))
                        verb, argument = random_choice(states[game], tables[0], p, low, high, legal)
                        action = int(tables[0].action[verb, argument])
                    actions[game, p] = action
        lo, hi = next_games(states, taken, thread)


@entry_point
def choose_listed(states, actions, chosen, index, player_low, player_high, choices, sizes, taken, thread):
    """``choose_random`` from the lists of legal actions: the same choices."""
    lo, hi = next_games(states, taken, thread)
    while lo < hi:
        for game in range(lo, hi):
            for p in range(chosen.shape[1]):
                if chosen[game, p]:
                    number = 0
                    if int(sizes[game, p, CHOICES_LISTED]) > 1:
                        low, high = key_of(player_low, player_high, int(index[game]))
                        number = below(low, high, STREAM_PLAY + p, int(states[game].clock),
                                       int(sizes[game, p, CHOICES_LISTED]))  # fmt: skip
                    actions[game, p] = choices[game, p, number]
        lo, hi = next_games(states, taken, thread)

"""Loops over batches of games: what Python calls.

A kernel gets the batch (``Games``), what is to be done (``StepArgs``) and what belongs to the calling thread
(``Thread``). They run without the GIL, and threads share a batch: each begins with a segment of its own, whose games
mostly stay in its core's cache, and when that is done takes games of the others. Who took which shows nowhere.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, NamedTuple
from uuid import uuid4

import numpy as np

from ..observation.dense import OFFSETS
from ..observation.dense_kernels import write_masks, write_observations
from ..observation.projected_ends import PATHS
from ..observation.sparse_kernels import CHOICES_LISTED, FEATURES_LISTED, prefetch_lists, write_choices, write_features
from ..rules.chance import STREAM_PLAY, WORD, below, game_key
from ..rules.choose import choose, step_game
from ..rules.constants import D_HERO, D_MARKET, D_TRAP, DECIDED, NOTHING, OVER, TRUNCATED, V_MOVE
from ..rules.flow import new_game, open_phase, proceed, resume_truncated, truncate_again
from ..rules.legal import is_legal, legal_choices
from ..rules.rewards import standing_of, write_rewards
from ..rules.scoring import points
from ..rules.state import HEAD_BYTES, STATE, TOKEN_BYTES
from .auto_policy import answer
from .bits import atomic_add, copy_bytes, count_bits, lowest_bit, pick_bit, prefetch, prefetch_byte
from .jit import compiled, entry_point, entry_point_of, entry_point_uncached, inlined, python_of
from .simd_rows import LANES

START_NEW, FROM_POSITION, MAKE_STEP, REFRESH = range(4)
DENSE, FEATURES, CHOICES = range(3)  # what is written of a game
SKIP = -2  # as the first action of a game: this call leaves the game and all that is shown of it alone
TILE_SIZE = 32  # games that a thread takes at once
AHEAD = 3  # games: how far ahead ``choose_listed`` prefetches
CLOCK = int(STATE.fields["clock"][1])  # type: ignore[index]


class Games(NamedTuple):
    """A batch: all that kernels read and write. An array without rows, the default, is not written."""

    states: Any  # (games,) STATE
    initial_state: Any  # (1,) STATE: a game before its set-up draws
    tables: Any  # (1,) TABLES
    actions: Any  # (games, players) int16
    index: Any = np.zeros(0, np.int64)  # (games,): the numbers of the games
    rewards: Any = np.zeros((0, 0), np.float32)  # (games, players)
    standing: Any = np.zeros((0, 0), np.float32)  # (games, players): of the shaped reward
    terminated: Any = np.zeros(0, np.bool_)  # (games,)
    truncated: Any = np.zeros(0, np.bool_)  # (games,)
    final: Any = np.zeros(0, STATE)  # (games,): the last states of games that autoreset has replaced
    masks: Any = np.zeros((0, 0, 0), np.bool_)  # (games, players, actions)
    obs: Any = np.zeros((0, 0, 0), np.uint8)  # (games, players, size)
    words: Any = np.zeros((0, 0, 0), np.int64)  # the memory of obs
    offsets: Any = np.zeros(1, OFFSETS)  # of the fields of obs
    features: Any = np.zeros((0, 0, 0), np.uint16)  # (games, players, length): sparse observations
    paths: Any = np.zeros(1, PATHS)  # of the board, for these
    choices: Any = np.zeros((0, 0, 0), np.int16)  # (games, players, length): the legal actions as lists
    sizes: Any = np.zeros((0, 0, 0), np.int16)  # (games, players, 2): the lengths of these lists


class StepArgs(NamedTuple):
    """What is to be done with the games."""

    command: int  # START_NEW, FROM_POSITION, MAKE_STEP or REFRESH
    stride: int  # > 0, autoreset: a finished game is followed by game index + stride
    core: int  # 1: the auto policy answers all but hero, trap and market decisions
    reward: int
    seed_low: int
    seed_high: int


class Thread(NamedTuple):
    """What a thread works with."""

    legal: Any  # (VERBS,) int64: scratch space for legal choices
    log: Any  # int64: tokens drawn, and how many
    taken: Any  # (threads, ...) int64: the first column counts the games of each segment that have been taken
    number: int
    buffer: Any = np.zeros((0, 0), np.uint16)  # (BUFFER_ROWS, BUFFER_WIDTH): scratch space for lists


RUN = {"games": Games, "args": StepArgs, "thread": Thread}


@compiled
def key_of(seed_low, seed_high, index):
    """The key of game number ``index`` of a master seed."""
    return game_key(seed_low, seed_high, index & WORD, (index >> 32) & WORD)


@compiled
def prefetch_game(states, game, players):
    """Prefetch what a step is likely to read of a game: all but the far ends of its token lists."""
    if game < states.shape[0]:
        start = game * states.strides[0]
        prefetch(states, start, start + HEAD_BYTES)
        for p in range(players):
            tokens = start + HEAD_BYTES + p * TOKEN_BYTES
            prefetch_byte(states, tokens)
            prefetch_byte(states, tokens + 2 * LANES - 1)  # read as a vector, which may reach into the next line


@compiled
def prefetch_next(states, actions, game):
    """Prefetch the game after this one, unless it is skipped."""
    if game + 1 < actions.shape[0] and int(actions[game + 1, 0]) != SKIP:
        prefetch_game(states, game + 1, actions.shape[1])


@compiled
def clear_tokens(s):
    """Empty the token lists: what is not used of them is 0 already."""
    for p in range(int(s.players)):
        for i in range(int(s.tokens[p])):
            s.token[p, i] = 0


@compiled
def keep_game(states, game, final):
    """Copy a finished game to ``final``: all but the unused ends of its token lists, which are most of a record."""
    clear_tokens(final[game])
    copy_bytes(states, game, final, game, 0, HEAD_BYTES)
    for p in range(int(states[game].players)):
        start = HEAD_BYTES + p * TOKEN_BYTES
        copy_bytes(states, game, final, game, start, start + 2 * int(states[game].tokens[p]))


@compiled
def start_game(games, args, game, log):
    """Begin the game with the number in ``index`` in row ``game``."""
    clear_tokens(games.states[game])
    copy_bytes(games.initial_state, 0, games.states, game, 0, HEAD_BYTES)
    low, high = key_of(args.seed_low, args.seed_high, int(games.index[game]))
    games.states[game].key[0] = low
    games.states[game].key[1] = high
    new_game(games.states[game], games.tables[0], log)


@compiled
def next_games(states, thread):
    """The next games that no thread has taken, as first and last + 1 (both 0: there are none)."""
    segments = thread.taken.shape[0]
    for k in range(segments):
        segment = (thread.number + k) % segments
        lo = states.shape[0] * segment // segments + atomic_add(thread.taken, segment, TILE_SIZE)
        end = states.shape[0] * (segment + 1) // segments
        if lo < end:
            return lo, min(lo + TILE_SIZE, end)
    return 0, 0


@entry_point_of(thread=Thread)
def find_illegal(states, tables, actions, thread):
    """The first illegal action of the games that this thread came to, as game * 8 + seat; -1 if there is none.

    A game that is over takes any action. It is called with every step, so it gets no array that it does not need: each
    takes Python time.
    """
    lo, hi = next_games(states, thread)
    while lo < hi:
        for game in range(lo, hi):
            prefetch_next(states, actions, game)
            if int(actions[game, 0]) != SKIP and int(states[game].phase) != OVER:
                for p in range(actions.shape[1]):
                    if not is_legal(states[game], tables[0], p, int(actions[game, p]), thread.legal):
                        return game * 8 + p
        lo, hi = next_games(states, thread)
    return -1


@compiled
def make_legal(s, t, actions, replaced, game, legal):
    """Put the first legal action in the place of every illegal one of a game, and say where.

    A game that is over takes any.
    """
    for p in range(replaced.shape[1]):
        bad = int(s.phase) != OVER and not is_legal(s, t, p, int(actions[game, p]), legal)
        replaced[game, p] = bad
        if bad:
            legal_choices(s, t, p, legal)
            action = 0
            while (int(legal[int(t.action_verb[action])]) >> int(t.action_argument[action])) & 1 == 0:
                action += 1
            actions[game, p] = action


@entry_point_of(thread=Thread)
def replace_illegal(states, tables, actions, replaced, thread):
    """``make_legal`` for all games that are not skipped."""
    lo, hi = next_games(states, thread)
    while lo < hi:
        for game in range(lo, hi):
            if int(actions[game, 0]) != SKIP:
                make_legal(states[game], tables[0], actions, replaced, game, thread.legal)
        lo, hi = next_games(states, thread)


@compiled
def answer_skipped(s, t, legal, log):
    """The auto policy answers until nothing but hero, trap and market decisions are due."""
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


@inlined
def run_game(games, args, thread, game):
    """What ``run_games`` does to one game."""
    s, t = games.states[game], games.tables[0]
    command = args.command
    over = int(s.phase) == OVER
    ended = 0
    begin = command == START_NEW
    if command == FROM_POSITION:
        open_phase(s, t)
        proceed(s, t, thread.log)
    elif command == MAKE_STEP and not over:
        step_game(s, t, games.actions, game, thread.log)
        if args.core:
            answer_skipped(s, t, thread.legal, thread.log)
        s.clock += 1
        ended = int(s.ended)
    games.terminated[game] = ended == DECIDED
    games.truncated[game] = ended == TRUNCATED
    if command == MAKE_STEP:
        write_rewards(s, t, game, args.reward, over, games.rewards, games.standing)
    if ended and args.stride:
        keep_game(games.states, game, games.final)
        games.index[game] += args.stride
        begin = True
    if begin:
        start_game(games, args, game, thread.log)
    if args.core and (begin or command == FROM_POSITION):
        answer_skipped(s, t, thread.legal, thread.log)
    if begin or command == FROM_POSITION:
        for p in range(games.standing.shape[1]):
            games.standing[game, p] = standing_of(s, t, p)


@inlined
def observe_game(games, thread, game, kind):
    """Write what seats observe of a game: masks and dense observations, its list of features, or that of its choices.

    A truncated game is observed as it would have gone on: learners bootstrap from that.
    """
    s, t = games.states[game], games.tables[0]
    cut = int(s.ended) == TRUNCATED
    if cut:
        resume_truncated(s, t, thread.log)
    if kind == DENSE:
        if games.masks.shape[0]:
            write_masks(s, t, games.masks, thread.legal, game)
        if games.obs.shape[0]:
            write_observations(s, t, games.offsets[0], games.obs, games.words, game)
    elif kind == FEATURES:
        write_features(s, t, games.paths, games.features, games.sizes, thread.buffer, thread.legal, game)
    else:
        write_choices(s, t, games.choices, games.sizes, thread.legal, game)
    if cut:
        truncate_again(s)


@inlined
def list_games(games, thread, lo, hi, all_of_them):
    """Write the lists of the games lo..hi-1, first all of one kind: their code and what it writes fill the caches."""
    if games.features.shape[0]:
        for game in range(lo, hi):
            if all_of_them or int(games.actions[game, 0]) != SKIP:
                prefetch_lists(games.features, games.sizes, FEATURES_LISTED, game + 1)
                observe_game(games, thread, game, FEATURES)
    if games.choices.shape[0]:
        for game in range(lo, hi):
            if all_of_them or int(games.actions[game, 0]) != SKIP:
                observe_game(games, thread, game, CHOICES)


@entry_point_of(**RUN)
def run_games(games, args, thread):
    """Begin the games numbered in ``index`` (START_NEW), games FROM_POSITION, MAKE_STEP, or only REFRESH.

    A step: actions in, rewards and flags out; a game that is over is left alone. Then masks and observations are
    written. One kernel for all: they share code, and games are shown while they are in the cache.
    """
    lo, hi = next_games(games.states, thread)
    while lo < hi:
        for game in range(lo, hi):
            if args.command == REFRESH:
                prefetch_game(games.states, game + 1, games.actions.shape[1])
            else:
                prefetch_next(games.states, games.actions, game)
                if int(games.actions[game, 0]) == SKIP:
                    continue
                run_game(games, args, thread, game)
            observe_game(games, thread, game, DENSE)
        list_games(games, thread, lo, hi, args.command == REFRESH)
        lo, hi = next_games(games.states, thread)


@entry_point
def legal_of(states, tables, game, p, legal):
    """The legal choices of a seat: for every verb the bits of its arguments."""
    legal_choices(states[game], tables[0], p, legal)


@entry_point_of(thread=Thread)
def write_points(states, tables, scores, thread):
    """E2: the points of every seat."""
    lo, hi = next_games(states, thread)
    while lo < hi:
        for game in range(lo, hi):
            for p in range(scores.shape[1]):
                scores[game, p] = points(states[game], tables[0], p)
        lo, hi = next_games(states, thread)


@entry_point_of(thread=Thread)
def write_standing(states, tables, standing, thread):
    """The standing of every seat, from which the shaped reward counts."""
    lo, hi = next_games(states, thread)
    while lo < hi:
        for game in range(lo, hi):
            for p in range(standing.shape[1]):
                standing[game, p] = standing_of(states[game], tables[0], p)
        lo, hi = next_games(states, thread)


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
    decisions = 0
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            verb, argument = random_choice(s, t, p, low, high, legal)
            choose(s, t, p, verb, argument)
            decisions += 1
    proceed(s, t, log)
    s.clock += 1
    return decisions


@compiled
def play_game(games, args, steps, player_low, player_high, counts, thread, game):
    """What ``play_random`` does to one game."""
    s, t = games.states[game], games.tables[0]
    low, high = key_of(player_low, player_high, int(games.index[game]))
    done = 0
    while done != steps and int(s.phase) != OVER:
        counts[game, 0] += random_step(s, t, low, high, thread.legal, thread.log)
        counts[game, 1] += 1
        done += 1
        if int(s.phase) == OVER:
            counts[game, 2] += 1
            if args.stride:
                games.index[game] += args.stride
                start_game(games, args, game, thread.log)
                low, high = key_of(player_low, player_high, int(games.index[game]))


@entry_point_of(**RUN)
def play_random(games, args, steps, player_low, player_high, counts, thread):
    """Uniformly random play of at most ``steps`` steps a game, or (steps < 0) to the end.

    ``counts`` (games, 3) gains decisions, steps and finished games. With a ``stride`` a finished game makes room for
    the next one, as in ``run_games``.
    """
    lo, hi = next_games(games.states, thread)
    while lo < hi:
        for game in range(lo, hi):
            prefetch_game(games.states, game + 1, int(games.states[game].players))
            play_game(games, args, steps, player_low, player_high, counts, thread, game)
        lo, hi = next_games(games.states, thread)


def make_run_games(auto_policy: Any) -> Any:
    """``run_games`` with another auto policy: a function like ``auto_policy.answer``, compiled for this process."""
    names = {**globals(), "answer": auto_policy}
    names["answer_skipped"] = compiled(_renamed(answer_skipped, names))
    names["run_game"] = inlined(_renamed(run_game, names))
    return entry_point_of(entry_point_uncached, **RUN)(_renamed(run_games, names))


def _renamed(function: Any, names: dict[str, Any]) -> Any:
    """The Python function with other globals, under a name of its own (to the linker equal names are one)."""
    code = python_of(function).__code__
    copy = FunctionType(code, names, code.co_name)
    copy.__qualname__ = f"{code.co_name}_{uuid4().hex}"
    return copy


@compiled
def any_marked(seat_mask, game):
    """Whether some seat of a game is marked."""
    for p in range(seat_mask.shape[1]):
        if seat_mask[game, p]:
            return True
    return False


@entry_point_of(thread=Thread)
def choose_random(states, tables, actions, seat_mask, index, player_low, player_high, thread):
    """A uniformly random legal action for every seat of ``seat_mask`` that has a decision, 0 (wait) for the others.

    The same choices as ``play_random`` makes with the same player seed.
    """
    lo, hi = next_games(states, thread)
    while lo < hi:
        for game in range(lo, hi):
            if game + 1 < seat_mask.shape[0] and any_marked(seat_mask, game + 1):
                prefetch_game(states, game + 1, seat_mask.shape[1])
            for p in range(seat_mask.shape[1]):
                if seat_mask[game, p]:
                    action = 0
                    if int(states[game].decision[p]) != NOTHING:
                        low, high = key_of(player_low, player_high, int(index[game]))
                        verb, argument = random_choice(states[game], tables[0], p, low, high, thread.legal)
                        action = int(tables[0].action[verb, argument])
                    actions[game, p] = action
        lo, hi = next_games(states, thread)


@entry_point_of(thread=Thread)
def choose_listed(states, actions, seat_mask, index, player_low, player_high, choices, sizes, thread):
    """``choose_random`` from the lists of legal actions: the same choices."""
    lo, hi = next_games(states, thread)
    while lo < hi:
        for game in range(lo, hi):
            if game + AHEAD < states.shape[0]:
                start = (game + AHEAD) * states.strides[0] + CLOCK
                prefetch(states, start, start + 1)
                prefetch_lists(choices, sizes, CHOICES_LISTED, game + AHEAD)
            low, high = key_of(player_low, player_high, int(index[game]))
            for p in range(seat_mask.shape[1]):
                if seat_mask[game, p]:
                    number = 0
                    if int(sizes[game, p, CHOICES_LISTED]) > 1:
                        number = below(
                            low, high, STREAM_PLAY + p, int(states[game].clock), int(sizes[game, p, CHOICES_LISTED])
                        )
                    actions[game, p] = choices[game, p, number]
        lo, hi = next_games(states, thread)

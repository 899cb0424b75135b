"""One game, friendly: choices and positions as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._engine.game_spec import GameSpec, game_spec
from ._engine.jit import python_of
from ._engine.kernels import FROM_POSITION, MAKE_STEP, START_NEW, Games, StepArgs, Thread, run_games
from ._engine.validate import validation_error
from .config import GameConfig
from .errors import IllegalChoiceError, NotationError, OptionError, check_name, is_index, short_repr, whole_numbers
from .observation.observer import COMPACT, ENCODINGS, layout_of, observe
from .outcome import Outcome, Outcomes
from .rules.chance import WORD
from .rules.constants import D_FACE, D_FIRST, D_LEAD, D_PICK, D_STOP, DECISION_NAMES, EXIT, NOTHING, TOKENS, VERBS
from .rules.rewards import REWARD_OUTCOME
from .rules.state import STATE, Row, copy_states
from .rules.tokens import type_of
from .text.choices import action_texts, legal_actions
from .text.notation import dump, load
from .text.spaces import SPACE_NAMES

_type = python_of(type_of)


def check_seed(seed: Any) -> int:
    """A master seed: a whole number from 0 to 2**64 - 1."""
    return _check_number(seed, "seed", (1 << 64) - 1, "2**64 - 1")


def check_index(index: Any) -> int:
    """The number of a game of a master seed: a whole number from 0 to 2**62."""
    return _check_number(index, "a game's index", 1 << 62, "2**62")


def _check_number(value: Any, name: str, highest: int, text: str) -> int:
    if isinstance(value, bool) or not isinstance(value, (int, np.integer)) or not 0 <= int(value) <= highest:
        raise OptionError(f"{name} must be a whole number from 0 to {text}, not {short_repr(value)}")
    return int(value)


class Game:
    """One game of any mode.

    >>> game = Game(mode="versus", players=2, seed=7)
    >>> sorted(game.legal())
    [0, 1]
    >>> game.step({0: "move c4", 1: "move b2"})
    >>> game.position()["phase"]
    'trap'
    """

    def __init__(
        self, mode: str = "versus", players: int = 0, *, seed: int = 0, index: int = 0, **options: Any
    ) -> None:
        """A new game: number ``index`` of the master seed. ``options`` are those of :class:`GameConfig`."""
        seed, index = check_seed(seed), check_index(index)
        self._set_up(GameConfig.from_options({"mode": mode, "players": players, **options}))
        self._state = np.zeros(1, STATE)
        self._run(START_NEW, seed, index)

    @classmethod
    def from_position(cls, game: dict[str, Any], position: dict[str, Any], seed: int = 0) -> Game:
        """A game from the ``[game]`` and ``[position]`` tables of a scenario; ``seed``: the chance of what follows."""
        self = cls.__new__(cls)
        seed = check_seed(seed)
        self._set_up(GameConfig.from_options(game))
        self._state = load(self._spec, position)
        self.redraw(seed)
        self._run(FROM_POSITION)
        return self

    def _set_up(self, config: GameConfig) -> None:
        self.config = config
        self._spec: GameSpec = game_spec(config, wide=True)
        self._legal = np.zeros(VERBS, np.int64)
        self._actions = np.zeros((1, config.players), np.int16)
        self._rewards = np.zeros((1, config.players), np.float32)
        self._flags = np.zeros((2, 1), np.bool_)
        self._log = np.zeros(TOKENS + 1, np.int64)

    def _run(self, command: int, seed: int = 0, index: int = 0) -> None:
        self._log[0] = 0
        games = Games(
            self._state,
            self._spec.initial_state,
            self._spec.tables,
            self._actions,
            np.array([index], np.int64),
            self._rewards,
            self._rewards,
            self._flags[0],
            self._flags[1],
        )
        thread = Thread(self._legal, self._log, np.zeros((1, 1), np.int64), 0)
        run_games(games, StepArgs(command, 0, 0, REWARD_OUTCOME, seed & WORD, seed >> 32), thread)

    def redraw(self, seed: int) -> None:
        """Draw the rest of the game's chance anew: what planners do to a clone, so that they cannot see the future."""
        seed = check_seed(seed)
        self._state[0].key[:] = seed & WORD, seed >> 32
        self._state[0].drawn[:] = 0

    def clone(self) -> Game:
        """An independent copy (with the same chance; see :meth:`redraw`)."""
        copy = Game.__new__(Game)
        copy._set_up(self.config)
        copy._state = copy_states(self._state)
        copy._log[:] = self._log
        copy._rewards[:] = self._rewards
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    @property
    def over(self) -> bool:
        return bool(self._state[0].ended)

    @property
    def drawn(self) -> list[str]:
        """The tokens drawn from the bag in the last step, in order."""
        return [self._spec.type_names[type_id] for type_id in self._log[1 : int(self._log[0]) + 1]]

    @property
    def outcome(self) -> Outcome:
        """How the game stands or has ended."""
        return Outcomes(self._state, self._spec)[0]

    @property
    def rewards(self) -> list[float]:
        """The outcome by seat, as the environments pay it: zero until the game is decided."""
        rewards: list[float] = self._rewards[0].tolist()
        return rewards

    def home_slot(self, token: str) -> str:
        """The forest slot in which a token (``"gl"``, ``"pl artificer"``) arrives."""
        if token not in self._spec.type_names:
            raise NotationError(f"{short_repr(token)} is not a token such as 'gl' or 'pl artificer'")
        return self._spec.place_names[int(self._spec.tables[0].slot[self._spec.type_names.index(token)])]

    def decision(self, seat: int) -> str:
        """What a seat is asked now: "hero", "trap", "flee", ...; "nothing" while it waits."""
        return DECISION_NAMES[int(self._state[0].decision[self._seat(seat)])]

    def _seat(self, seat: int) -> int:
        if not is_index(seat, self.config.players):
            raise OptionError(f"there is no seat {short_repr(seat)}; seats are 0 to {self.config.players - 1}")
        return int(seat)

    def subject(self, seat: int) -> str:
        """What a seat's question is about: a place, then the token (of a group: its leader) if it is about one.

        ``"c4 gl"``: the token on the move has come to c4 (or set out there, if it has left the board). ``"c4"``: the
        question is about a stack or a space. ``""``: it is about none of these.
        """
        state, seat = Row(self._state), self._seat(seat)
        decision = int(state.decision[seat])
        if decision >= D_PICK:  # a weapon's second question
            space = SPACE_NAMES[int(state.subject[seat])]
            if decision != D_FACE:
                return space
            group = state.token[seat, int(state.cursor[seat]) : int(state.last[seat])].tolist()
            names = [self._spec.type_names[_type(token)] for token in group]
            return f"{space} {next((name for name in names if name.endswith('instructor')), names[0])}"
        if decision in (D_LEAD, D_FIRST):
            return self._spec.place_names[int(state.stack[seat]) >> 2]
        if decision == NOTHING or not int(state.moving[seat]):
            return ""
        place = int(state.at[seat])
        name = self._spec.place_names[place if place < EXIT else int(state.begin[seat])]
        return name if decision == D_STOP else f"{name} {self._spec.type_names[int(state.leader[seat])]}"

    def legal(self) -> dict[int, list[str]]:
        """The legal choices of every seat that has a decision; empty when the game is over."""
        return {seat: list(choices) for seat, choices in self._choices().items()}

    def _choices(self) -> dict[int, dict[str, int]]:
        """For every seat that has a decision: text of a legal choice -> action."""
        if self.over:
            return {}
        return {
            seat: {text: action for action, text in legal_actions(self._spec, self._state, 0, seat).items()}
            for seat in range(self.config.players)
            if int(self._state[0].decision[seat]) != NOTHING
        }

    def masks(self) -> NDArray[np.bool_]:
        """(players, actions) the legal actions, numbered as in the environments."""
        return observe(self._state, self._numbered())[0][0]  # type: ignore[no-any-return]

    def observations(self, encoding: str = COMPACT) -> NDArray[Any]:
        """(players, size) what every seat sees, as in the environments."""
        check_name(encoding, "encoding", ENCODINGS)
        observation = layout_of(self.config, encoding)
        return observe(self._state, self._numbered(), observation, masks=False)[1][0]  # type: ignore[no-any-return]

    def _numbered(self) -> GameSpec:
        """The spec with the environments' action numbers, which not every position has."""
        spec = game_spec(self.config)
        error = validation_error(self._state, spec)
        if error:
            raise OptionError(f"environments cannot play this position: {error}")
        return spec

    def step(self, choices: Mapping[int, str | int] | ArrayLike) -> None:
        """One simultaneous choice by every seat that has one; the others may be left out or wait.

        Choices are texts or action numbers by seat, or an array (players,) of action numbers.
        """
        self._actions[:] = self.actions(choices)
        self._run(MAKE_STEP)

    def actions(self, choices: Any) -> NDArray[np.int16]:
        """The actions (1, players) of choices that are legal and complete; others raise IllegalChoiceError."""
        if self.over:
            raise IllegalChoiceError("the game is over; nothing can be chosen any more")
        if isinstance(choices, (list, tuple, np.ndarray)):
            numbers = whole_numbers(choices, (self.config.players,), "choices", IllegalChoiceError)
            choices = dict(enumerate(numbers.tolist()))
        if not isinstance(choices, dict):
            raise IllegalChoiceError(f"choices must be texts by seat, such as {{0: 'pass'}}, not {short_repr(choices)}")
        choices = {seat: self._text(seat, choice) for seat, choice in choices.items()}
        due = self._choices()
        actions = np.zeros((1, self.config.players), np.int16)
        for seat, text in choices.items():
            if not is_index(seat, self.config.players):
                raise IllegalChoiceError(
                    f"there is no seat {short_repr(seat)}; seats are 0 to {self.config.players - 1}"
                )
            if seat not in due and not (isinstance(text, str) and text == "wait"):
                raise IllegalChoiceError(
                    f"p{seat} has nothing to decide now, only 'wait' is legal, not {short_repr(text)}"
                )
        for seat, legal in due.items():
            if seat not in choices:
                raise IllegalChoiceError(
                    f"p{seat} has a {self.decision(seat)} decision but no choice was given; {_list(legal)}"
                )
            if not isinstance(choices[seat], str) or choices[seat] not in legal:
                raise IllegalChoiceError(
                    f"{short_repr(choices[seat])} is not a legal {self.decision(seat)} choice of p{seat}; "
                    f"{_list(legal)}"
                )
            actions[0, seat] = legal[choices[seat]]
        return actions

    def _text(self, seat: Any, choice: Any) -> Any:
        """The text of an action number; anything else as it is."""
        texts = action_texts(game_spec(self.config), int(seat)) if is_index(seat, self.config.players) else []
        return texts[int(choice)] if is_index(choice, len(texts)) else choice

    def position(self, every_key: bool = False) -> dict[str, Any]:
        """The position in the notation, with the results so far; see docs/notation.md."""
        return dump(self._spec, self._state, list(self.outcome.scores), every_key)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from .drawing import game_svg

        return game_svg(self)

    def __str__(self) -> str:
        from .text.board_text import text

        return text(self.config, self.position(), {seat: self.decision(seat) for seat in range(self.config.players)})

    def __repr__(self) -> str:
        """In a line: what is played, how far it is, what everybody has left."""
        from .text.board_text import state_words

        position, config = self.position(), self.config
        words = [config.mode, f"{config.players} player{'s' if config.players > 1 else ''}"]
        words += [name for name in ("advanced", "chiefs", "heroic") if getattr(config, name)]
        words.append(
            f"over in round {position['round']}"
            if self.over
            else f"round {position['round']}, {position['phase']} phase"
        )
        seats = "; ".join(f"p{seat}: {state_words(config, position, seat)}" for seat in range(config.players))
        return f"<Game {', '.join(words)}; {seats}>"


def _list(legal: dict[str, int]) -> str:
    return "legal are: " + ", ".join(legal)

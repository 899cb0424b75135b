"""The agent ``llm``: a language model on any OpenAI-compatible server plays a seat.

Each decision is one prompt. The last JSON object of the reply is the choice; other text is ignored. After an unparsable
or illegal reply the model is told what was wrong, up to ``retries`` times. Then the choice is forfeited, and the auto
policy chooses. Network errors are retried and are no faults. ``transcript`` records every call. Without a ``model`` the
calls are replayed from it, so that a game repeats byte for byte without a network.
"""

from __future__ import annotations

import os
from typing import Annotated

from badbones_env.batch import Batch, Fault
from badbones_env.errors import OptionError

from ..agent import Agent
from ..bots.public_batch import PublicBatch, one_seat
from ..models.auto_policy import choose_auto
from . import prompt
from .client import COUNTED, Call, ChatClient, Message, Reply, append_call, read_calls

LEGAL = ("none", "list")
MAX_QUOTED = 80  # characters of an illegal choice that a correction quotes


class LlmAgent(Agent):
    """A language model on an OpenAI-compatible server; see docs/protocol.md."""

    name = "llm"
    timed = True  # replies of a model vary; those of a transcript do not

    def __init__(
        self,
        *,
        model: Annotated[str, "the model's name on the server; left out: the transcript is replayed"] = "",
        url: Annotated[str, "base address of the server (default: OPENAI_BASE_URL)"] = "",
        key: Annotated[str, "name of the environment variable with the key"] = "OPENAI_API_KEY",
        legal: Annotated[str, "none: the model is not told what is legal; list: it is"] = "none",
        retries: Annotated[int, "corrections after an answer that does not count"] = 2,
        temperature: Annotated[float, "of the model"] = 0.0,
        max_tokens: Annotated[int, "of an answer"] = 1024,
        timeout: Annotated[float, "seconds for a call"] = 120.0,
        transcript: Annotated[str, "file in which every call is kept, or from which they are replayed"] = "",
        price_in: Annotated[float, "of a million tokens of the prompt: tournaments show what a decision costs"] = 0.0,
        price_out: Annotated[float, "of a million tokens of the answer"] = 0.0,
        seed: int = 0,
    ) -> None:
        super().__init__(seed=seed)
        if legal not in LEGAL:
            raise OptionError(f"legal of llm must be one of {', '.join(LEGAL)}, not {legal!r}")
        if not 0 <= retries <= 10:
            raise OptionError(f"retries of llm must be 0 to 10, not {retries}")
        if not 0 < timeout <= 1_000_000:
            raise OptionError(f"timeout of llm must be above 0 and at most 1,000,000, not {timeout}")
        if not model and not transcript:
            raise OptionError("llm needs a model or a transcript: llm:model=NAME,url=http://127.0.0.1:8000/v1")
        self.list_legal, self.retries = legal == "list", retries
        self._client: ChatClient | None = None
        self._replayed: dict[tuple[int, int, int, int], Call] = {}
        self._transcript = transcript if model else ""
        if model:
            url = url or os.environ.get("OPENAI_BASE_URL", "")
            if not url.startswith(("http://", "https://")):
                raise OptionError("llm needs the address of a server: url=http://127.0.0.1:8000/v1, or OPENAI_BASE_URL")
            self._client = ChatClient(url, model, os.environ.get(key, ""), temperature, max_tokens, timeout)
        else:
            self.timed = False
            self._replayed = {call.key: call for call in read_calls(transcript)}
        self._n_answered, self._n_asked = 0, 0

    @property
    def never_answered(self) -> str:
        return "no answer of the model counted" if self._n_asked and not self._n_answered else ""

    def decide(self, batch: Batch, game: int, seat: int) -> int:
        public = PublicBatch.of(batch, slice(game, game + 1))
        legal = {text: action for action, text in public.legal(0, seat).items()}
        number, clock = int(batch.index[game]), int(public.states[0]["clock"])
        texts = list(legal)
        messages: list[Message] = [
            {"role": "system", "content": prompt.system_prompt(batch.config, seat)},
            {"role": "user", "content": prompt.decision_prompt(public.game(), seat, texts, self.list_legal)},
        ]
        self._n_asked += 1
        problem, kind = "", ""
        for attempt in range(self.retries + 1):
            reply = self._reply(messages, (number, seat, clock, attempt))
            choice, kind, problem = read_choice(reply, legal)
            if self._transcript:
                usage = (reply.truncated, reply.tokens_in, reply.tokens_out, round(reply.seconds, 3))
                call = Call(number, seat, clock, attempt, messages, reply.text, kind, *usage)
                append_call(self._transcript, call)
            if kind == COUNTED:
                self._n_answered += 1
                return legal[choice]
            messages = [
                *messages,
                {"role": "assistant", "content": reply.text},
                {"role": "user", "content": prompt.correction(problem, texts, self.list_legal)},
            ]
        self.faults.append(Fault(number, seat, kind, problem))
        seat_mask = one_seat(batch.config.players, seat)
        choose_auto(public.states, public.spec.tables, public.actions, seat_mask, public.scratch)
        return int(public.actions[0, seat])

    def _reply(self, messages: list[Message], key: tuple[int, int, int, int]) -> Reply:
        if self._client is not None:
            return self._client.ask(messages)
        call = self._replayed.get(key)
        if call is None:
            number, seat, clock, attempt = key
            raise OptionError(
                f"the transcript has no answer for game {number}, p{seat}, step {clock}, attempt {attempt}: "
                "replay it with the command and the seed that made it"
            )
        return Reply(call.answer, call.truncated, call.tokens_in, call.tokens_out, call.seconds)


def read_choice(reply: Reply, legal: dict[str, int]) -> tuple[str, str, str]:
    """Parse a reply: the choice, the outcome (``COUNTED`` or a kind of fault), and the problem, if any."""
    choice = prompt.last_object(reply.text).get("choice")
    if not isinstance(choice, str):
        if reply.truncated:
            return "", "truncated", "it was cut off before its JSON object"
        return "", "unparsable", 'it has no JSON object such as {"choice": "pass"}'
    choice = " ".join(choice.split())
    if choice not in legal:
        return "", "illegal", f"{choice[:MAX_QUOTED]!r} is not legal now"
    return choice, COUNTED, ""

"""``badbones mcp``: assistants play seats, and nobody sees or makes another's hidden choice."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

mcp = pytest.importorskip("mcp")
from badbones_experiments.viewer.mcp_server import make_server  # noqa: E402

LONG_GAMES = [
    {"mode": "versus", "players": 6, "advanced": True, "chiefs": True, "order": "ask"},
    {"mode": "coop", "players": 5, "advanced": True, "rounds": 2},
]
MODES = [
    *[pytest.param(options, marks=pytest.mark.slow) for options in LONG_GAMES],
    {"mode": "versus", "players": 2},
    {"mode": "versus", "players": 3, "chiefs": True},
    {"mode": "solo", "rounds": 3},
    {"mode": "solo", "advanced": True, "heroic": True, "rounds": 2},
    {"mode": "coop", "players": 4, "rounds": 3},
]


def play(work: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    """Run a conversation with a server in memory."""

    async def run() -> Any:
        async with mcp.Client(make_server()) as client:
            return await work(client)

    return asyncio.run(run())


async def call(client: Any, tool: str, **arguments: Any) -> Any:
    """The structured result of a tool; AssertionError with its text if it failed."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content[0].text
    return result.structured_content


async def refused(client: Any, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    return str(result.content[0].text)


@pytest.mark.parametrize("options", MODES, ids=lambda options: "-".join(map(str, options.values())))
def test_a_whole_game(options: dict[str, Any]) -> None:
    async def work(client: Any) -> None:
        game = await call(client, "new_game", seed=7, **options)
        tokens = list(game["seats"].values())
        for _ in range(400):
            pending = 0
            for token in tokens:
                legal = await call(client, "legal", token=token)
                if legal["choices"]:
                    pending += 1
                    observed = await call(client, "observe", token=token)
                    assert observed["decision"] == legal["decision"] != "nothing" and observed["question"]
                    assert (await call(client, "choose", token=token, choice=legal["choices"][-1]))["committed"]
            if not pending:
                break
        result = await call(client, "result", token=tokens[0])
        assert result["over"] and not (await call(client, "legal", token=tokens[0]))["choices"]
        assert "the game is over" in await refused(client, "choose", token=tokens[0], choice="pass")

    play(work)


def test_choices_are_hidden_until_all_have_chosen() -> None:
    async def work(client: Any) -> None:
        game = await call(client, "new_game", players=3, seed=1)
        first, second, third = game["seats"].values()
        choice = (await call(client, "legal", token=first))["choices"][0]
        chosen = await call(client, "choose", token=first, choice=choice)
        assert chosen["waiting_for"] == ["p1", "p2"] and chosen["happened"] == []
        other = await call(client, "observe", token=second)
        assert other["committed"] == "" and other["happened"] == [] and choice not in str(other["position"])
        assert (await call(client, "observe", token=first))["committed"] == choice
        assert "committed" in await refused(client, "choose", token=first, choice=choice)
        for token in (second, third):
            choice = (await call(client, "legal", token=token))["choices"][0]
            chosen = await call(client, "choose", token=token, choice=choice)
        assert any(words.startswith("p0: ") for words in chosen["happened"])

    play(work)


def test_agents_play_the_other_seats() -> None:
    async def work(client: Any) -> None:
        game = await call(client, "new_game", seats=["open", "greedy"], seed=1)
        assert game["seats"]["p1"] == "greedy"
        token = game["seats"]["p0"]
        choice = (await call(client, "legal", token=token))["choices"][0]
        assert (await call(client, "choose", token=token, choice=choice))["happened"]

    play(work)


def test_bad_input_is_a_sentence() -> None:
    async def work(client: Any) -> None:
        assert "mode" in await refused(client, "new_game", mode="chess")
        assert "no shipped agent" in await refused(client, "new_game", seats=["open", "bot.py:Evil"])
        assert "no seat is open" in await refused(client, "new_game", seats=["greedy", "greedy"])
        assert "3 players are named" in await refused(client, "new_game", players=2, seats=["open"] * 3)
        assert "belongs to no seat" in await refused(client, "observe", token="x")
        token = (await call(client, "new_game", players=2))["seats"]["p0"]
        assert "legal are: move" in await refused(client, "choose", token=token, choice="move e5")
        assert "neither a legal choice" in await refused(client, "explain", token=token, what="luck")
        assert "wall" in (await call(client, "explain", token=token, what="wall"))["result"].lower()

    play(work)


def test_resources() -> None:
    async def work(client: Any) -> None:
        token = (await call(client, "new_game", players=2))["seats"]["p0"]
        modes = ("versus", "solo", "coop")
        for mode in (*modes, *(f"{mode}-advanced-chiefs" for mode in modes)):
            (rules,) = (await client.read_resource(f"badbones://rules/{mode}")).contents
            assert 4_000 < len(rules.text) <= 11_000, "2,750 tokens"
        (text,) = (await client.read_resource(f"badbones://board/{token}")).contents
        assert "hero" in text.text
        (picture,) = (await client.read_resource(f"badbones://picture/{token}")).contents
        assert picture.mime_type == "image/png" and picture.blob.startswith("iVBOR")

    play(work)


def test_a_client_on_standard_input_and_output() -> None:
    from mcp import ClientSession, StdioServerParameters, stdio_client

    async def run() -> None:
        words = ["-m", "badbones_experiments.cli", "mcp"]
        parameters = StdioServerParameters(command=sys.executable, args=words, env=dict(os.environ))
        async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
            await session.initialize()
            assert {tool.name for tool in (await session.list_tools()).tools} >= {"new_game", "choose", "observe"}
            result = await session.call_tool("new_game", {"mode": "solo", "seed": 3})
            assert not result.is_error

    asyncio.run(run())

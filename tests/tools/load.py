"""``badbones dev load``: how long a choice in the browser game takes while many people play.

Every client is a thread with a connection for each request: it begins a game for two against a scripted opponent,
thinks for a while, chooses at random, and starts again when the game is over. The server is a process of its own.
Written to ``docs/data/server_load.json``: percentiles of the time from a choice to its answer, and the load before.
"""

from __future__ import annotations

import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.machine import machine

from badbones_env.errors import BadBonesError
from badbones_env.version import __version__

OUT = Path(__file__).parents[2] / "docs" / "data" / "server_load.json"
OPPONENT = "greedy"
HEADERS = {"content-type": "application/json", "x-badbones": "1"}


class Client:
    """One person with a browser."""

    def __init__(self, port: int, number: int) -> None:
        self._port, self._number, self._rng = port, number, random.Random(number)
        self.seconds: list[float] = []
        self.error: Exception | None = None

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=120)
        connection.request("GET" if body is None else "POST", path, body and json.dumps(body), HEADERS)
        answer: dict[str, Any] = json.loads(connection.getresponse().read())
        connection.close()
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    def run(self, think: float, end: float) -> None:
        """Play, and keep what goes wrong."""
        try:
            self.play(think, end)
        except (OSError, RuntimeError, http.client.HTTPException) as error:
            self.error = error

    def play(self, think: float, end: float) -> None:
        """Play until a time; before every choice it waits 0 to 2 ``think`` seconds."""
        time.sleep(self._rng.uniform(0, think))
        view: dict[str, Any] = {"offers": None}
        while time.monotonic() < end:
            if view["offers"] is None:
                game = {"players": 2, "seats": ["human", OPPONENT], "seed": self._number}
                name = self._ask("/api/games", game)["name"]
                view = self._ask(f"/api/games/{name}")
            time.sleep(self._rng.uniform(0, 2 * think))
            offers = view["offers"]
            choice = self._rng.choice(offers["all"])["text"]
            start = time.perf_counter()
            body = {"seat": offers["seat"], "choice": choice, "step": view["step"]}
            view = self._ask(f"/api/games/{name}/choose", body)["view"]
            self.seconds.append(time.perf_counter() - start)


def measure(clients: int, seconds: float, think: float) -> dict[str, Any]:
    """Start a server and let clients play; the first third of the time is for warming up."""
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "badbones_experiments.cli", "play", "--web", "--port", "0", "--no-browser"]
        server = subprocess.Popen([*command, "--out", folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rstrip("/\n").rpartition(":")[2])
            players = [Client(port, number) for number in range(clients)]
            end = time.monotonic() + seconds
            threads = [threading.Thread(target=player.run, args=(think, end)) for player in players]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            server.terminate()
            server.wait()
    failed = [player.error for player in players if player.error]
    if failed:
        raise BadBonesError(f"{len(failed)} of {clients} clients failed, the first with: {failed[0]}")
    times = np.array([each for player in players for each in player.seconds[len(player.seconds) // 3 :]])
    percentiles = {f"p{each}": round(1000 * float(np.percentile(times, each)), 1) for each in (50, 90, 99)}
    return {
        "version": __version__,
        "command": f"badbones dev load --clients {clients} --seconds {seconds:g} --think {think:g}",
        "clients": clients,
        "think_seconds": think,
        "opponent": OPPONENT,
        "choices": len(times),
        "choices_per_second": round(len(times) / seconds * 1.5, 1),
        "milliseconds": percentiles,
        "load_before": round(load, 2),
        "machine": machine(),
    }


def run(clients: int, seconds: float, think: float, save: bool) -> int:
    """Measure, print, and with ``save`` write the result."""
    result = measure(clients, seconds, think)
    if save:
        write_json(str(OUT), result)
    print(json.dumps(result, indent=1))
    return 0

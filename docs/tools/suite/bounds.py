"""The bounds of a suite's scenarios: ``badbones dev suite-bounds``.

Lower: ``passive`` on the focal seats. Upper: the best of a learnt response and of shipped agents. The response begins
with the shipped network for the game and learns with the scenario's others on their seats. Who is best is decided on
games of another seed; the bounds themselves are measured on the scenario's own games, in ``mini`` and as many more.
``steps`` 0: no response is learnt.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from badbones_agents.networks.policy_agent import champion_file
from badbones_experiments.jobs.files import write_atomically
from badbones_experiments.suite.definition import VERSUS, SuiteScenario, file_hash, find_suite
from badbones_experiments.suite.play import ScenarioPlayer, chunks_of, merge
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.hooks import Additions
from badbones_experiments.training.ppo import PPO

from badbones_env.version import __version__

LOWER = "passive"
NETWORK = "champion:simulations=0"  # the shipped network alone
REFERENCES = (NETWORK, "guardian")
RESPONSE = "response"
SELECTION_SEED = 1  # of the games that decide who is best
GAMES = {"mini": (240, 480), "full": (120, 240)}  # that decide who is best, that measure a bound
COMMAND = "badbones dev suite-bounds"


def make_bounds(suite_name: str, tier: str, names: Sequence[str], steps: int, seed: int, folder: Path) -> int:
    """Measure the bounds of these scenarios, or all that are missing, one after the other; each is written at once."""
    suite = find_suite(suite_name)
    try:
        stored = json.loads(suite.bounds_path.read_text(encoding="utf-8"))
    except OSError:
        stored = {"suite": suite.name, "command": COMMAND, "badbones": __version__, "scenarios": {}}
    folder.mkdir(parents=True, exist_ok=True)
    for scenario in suite.select(tier, names):
        if scenario.name in stored["scenarios"] and not names:
            continue
        entry = measure(scenario, steps, seed, folder)
        stored["scenarios"][scenario.name] = entry
        ordered = [name for name in suite.scenarios if name in stored["scenarios"]]
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(stored['scenarios'][name])}" for name in ordered)
        head = json.dumps({key: value for key, value in stored.items() if key != "scenarios"})[1:-1]
        write_atomically(suite.bounds_path, f'{{{head}, "scenarios": {{\n{lines}\n}}}}\n'.encode())
        print(f"{scenario.name}: {entry['lower']:.3f} to {entry['upper']:.3f} by {entry['by']}", flush=True)
    return 0


def measure(scenario: SuiteScenario, steps: int, seed: int, folder: Path) -> dict[str, Any]:
    """The bounds of a scenario with their provenance."""
    specs = {spec: spec for spec in REFERENCES}
    learnt: dict[str, Any] = {}
    if steps:
        path = folder / f"{scenario.name.replace('/', '_')}.npz"
        content = respond(scenario, steps, seed)
        path.write_bytes(content)
        specs[RESPONSE] = f"policy:path={path}"
        learnt = {"response": {"steps": steps, "seed": seed, "sha256": sha256(content).hexdigest()}}
    selecting, measuring = GAMES[scenario.tier]
    selection = {name: score(scenario, spec, selecting, SELECTION_SEED) for name, spec in specs.items()}
    best = max(selection, key=lambda name: selection[name])
    lower, upper = (score(scenario, spec, measuring) for spec in (LOWER, specs[best]))
    network = champion_file(scenario.game)
    provenance = {"by": best, "games": measuring, "selection": selection}
    provenance |= {"network": network.name, "network_sha256": file_hash(network)}
    return {"lower": lower, "upper": upper} | provenance | learnt


def score(scenario: SuiteScenario, agent: str, games: int, seed: int | None = None) -> float:
    """The raw score of an agent."""
    plan = scenario.plan(agent, games, seed)
    player = ScenarioPlayer(plan)
    try:
        return float(merge([player.do(chunk) for chunk in chunks_of(scenario, agent, 0, games, seed)])["raw"])
    finally:
        player.close()


def respond(scenario: SuiteScenario, steps: int, seed: int) -> bytes:
    """Learn a response to the scenario's others; returns the policy file.

    Seat 0 learns. Where the focal agent has several seats, the shipped network plays the others of them meanwhile.
    """
    versus = scenario.track == VERSUS
    strangers = {scenario.focal + k: other.spec for k, other in enumerate(scenario.others)}
    config = TrainingConfig.from_dict(
        {
            "game": scenario.game.options(),
            "seed": seed,
            "steps": steps,
            "environment": {"reward": "outcome" if versus else "shaped", "games": 256},
            "ppo": {"learning_rate": 7e-4, "ent_coef": 0.01, "n_epochs": 2},
            "league": {"self_play": 0.0 if strangers else 1.0, "scripted": [NETWORK], "max_snapshots": 0},
        },
        scenario.name,
    )
    learner = PPO(config, 1, Additions(seats=strangers))
    try:
        learner.begin_from(str(champion_file(scenario.game)))
        while learner.steps < steps:
            learner.update(1 - learner.steps / steps)
        return learner.policy({"command": f"{COMMAND}: {scenario.name}", "seed": seed}).to_bytes()
    finally:
        learner.close()

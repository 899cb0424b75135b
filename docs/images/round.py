"""Draws rounds of a seeded game between two agents as an animation: ``python docs/images/round.py`` writes round.gif.

Needs pillow. Every frame is the drawing of ``render_mode="rgb_array"``; between two positions tokens are moved.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent
from badbones_experiments.viewer.frames import TokenTracker
from PIL import Image

from badbones_env import Game
from badbones_env.drawing import Scene, board_context
from badbones_env.drawing.raster import rgb_array
from badbones_env.drawing.scene import table_scene
from badbones_env.drawing.shapes import Item
from badbones_env.trace import Tracer

HERE = Path(__file__).resolve().parent
BETWEEN = 6  # frames between two positions
MOVING, RESTING = 70, 900  # milliseconds of a frame


def scene_of(game: Game, tracker: TokenTracker, names: list[str]) -> Scene:
    """The position without the marks of what can be chosen."""
    keys = {seat: tracker.keys(game, seat) for seat in range(game.config.players)}
    return table_scene(replace(board_context(game, names=names, keys=keys), pending={}))


def scenes(agents: list[str], seed: int, first: int, last: int) -> Iterator[Scene]:
    """The positions from the start of one round to the end of another, part by part."""
    game = Game(mode="versus", players=len(agents), seed=seed)
    players = [make_agent(agent, seed=1) for agent in agents]
    tracker: TokenTracker | None = None
    while not game.over and game.position()["round"] <= last:
        if game.position()["round"] >= first and tracker is None:
            tracker = TokenTracker(game)
            yield scene_of(game, tracker, agents)
        choices = {seat: choose_for(players[seat], game, seat) for seat in game.legal()}
        for stage in Tracer().stages(game, choices) if tracker else ():
            for event in stage.events:
                if event.before >= 0:
                    tracker.take(event)
            tracker.settle(stage.game)
            yield scene_of(stage.game, tracker, agents)
        game.step(choices)


def between(before: Scene, after: Scene, share: float) -> Scene:
    """``after`` with all tokens and heroes on their way from where they were."""
    old = {element.key: element for element in before.elements if isinstance(element, Item)}
    moved = Scene(after.width, after.height, after.title)
    for element in after.elements:
        start = old.get(element.key)
        if isinstance(element, Item) and start is not None:
            x, y = (start.x + share * (element.x - start.x), start.y + share * (element.y - start.y))
            element = replace(element, x=x, y=y)
        moved.elements.append(element)
    return moved


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--agents", default="guardian,guardian", help="who plays, with a comma between")
    parser.add_argument("--seed", type=int, default=7, help="seed of the game")
    parser.add_argument("--rounds", default="5-6", help="first and last round")
    parser.add_argument("--scale", type=float, default=0.45, help="pixels for a unit of the drawing")
    parser.add_argument("--out", default=str(HERE / "round.gif"), help="the file")
    args = parser.parse_args()
    first, last = map(int, args.rounds.split("-"))
    frames, times, before = [], [], None
    for scene in scenes(args.agents.split(","), args.seed, first, last):
        for k in range(1, BETWEEN) if before else ():
            frames.append(rgb_array(between(before, scene, k / BETWEEN), args.scale))
            times.append(MOVING)
        frames.append(rgb_array(scene, args.scale))
        times.append(RESTING)
        before = scene
    palette = Image.fromarray(np.concatenate(frames[:: max(1, len(frames) // 8)])).quantize(96)
    pictures = [Image.fromarray(frame).quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    pictures[0].save(args.out, save_all=True, append_images=pictures[1:], duration=times, loop=0, optimize=True)
    print(f"{args.out}: {len(frames)} frames, {pictures[0].width} x {pictures[0].height}, "
          f"{Path(args.out).stat().st_size / 1000:.0f} kB")  # fmt: skip


if __name__ == "__main__":
    main()

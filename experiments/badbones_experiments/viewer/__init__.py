"""Watching and playing: frames for viewers, replays as one page, games in the browser and in the terminal."""

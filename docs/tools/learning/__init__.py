"""``badbones dev learning``: the training runs of docs/training.md, and what came of them (docs/data/learning.json)."""

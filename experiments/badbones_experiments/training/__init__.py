"""Training bots: a compiled learner and stable-baselines3, self-play with a pool, imitation, evaluation."""

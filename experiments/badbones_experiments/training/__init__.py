"""Training bots: stable-baselines3 on the native environment, self-play with a pool, imitation, evaluation."""

"""Experiments on top of the environment and the agents: fuzzing, benchmarks, training."""

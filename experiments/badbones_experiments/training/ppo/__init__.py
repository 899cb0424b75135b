"""The compiled learner: playing, PPO and Adam without torch."""

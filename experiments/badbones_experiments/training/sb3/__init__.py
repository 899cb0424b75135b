"""The learner of stable-baselines3: MaskablePPO, with torch."""

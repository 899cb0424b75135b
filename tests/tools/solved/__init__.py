"""Positions whose best responses are known exactly, to prove that the learner finds them."""

"""Trained networks: the file format, the compiled forward pass, and the agents that play them."""

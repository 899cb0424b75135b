"""Search: flat Monte Carlo, MCTS for simultaneous moves, and PUCT guided by a network."""

"""The compiled parts of the agents: what a board is worth, policies, search.

Everything here works on records of the rules' state and allocates nothing; Python calls the entry points of
``kernels``, ``search`` and ``mcts``. No function reads ``key`` or ``drawn`` of a state that it was given: they work on
copies with chance of their own.
"""

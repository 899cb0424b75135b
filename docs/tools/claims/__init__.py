"""``badbones dev claims``: replays every published strength with the command that measured it.

``strengths`` the one file they stand in; ``replay`` plays a claim and reads its figures; ``main`` the command.
"""

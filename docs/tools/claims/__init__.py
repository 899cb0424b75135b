"""``badbones dev claims``: every strength that the documents tell, with the command that measured it, played again.

``strengths`` the one file they stand in; ``play_again`` plays a claim and reads its figures; ``main`` the command.
"""

"""Better numbers for an agent: ``badbones tune`` (docs/strength.md).

``spsa`` the method; ``games`` the games it is fed with; ``main`` the command.
"""

"""Scripted agents: compiled policies, and the evaluation of positions that they and the search agents share."""

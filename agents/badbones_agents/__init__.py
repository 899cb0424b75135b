"""Agents that play Bad Bones."""

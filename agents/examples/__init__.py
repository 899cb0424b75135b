"""Agents to copy from."""

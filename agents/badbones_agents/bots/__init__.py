"""Bots: players written by users, one decision at a time, each in a process of its own."""

"""Styles: characters of a network, each given by weights on events."""

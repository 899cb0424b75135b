"""Styles: one network that plays many characters, each given by weights on events."""

"""The versions, alone in a module so that they can be read without importing anything."""

__version__ = "0.2.0"
ENVIRONMENT = 2  # version of rules, actions, observations and rewards: the ids are BadBones/...-v2

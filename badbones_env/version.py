"""The versions, alone in a module so that they can be read without importing anything."""

__version__ = "0.2.0"
ENVIRONMENT = 2  # version of rules, actions, observations and rewards: the ids are BadBones/...-v2


def other_version(what: str, environment: int) -> str:
    """What is said of a checkpoint or dataset that was made with another version of the environment."""
    return f"{what} was made with version {environment} of the environment; this is version {ENVIRONMENT}: make it anew"

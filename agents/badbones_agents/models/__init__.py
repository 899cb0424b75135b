"""Models of other libraries as agents: what somebody has trained, with whatever library, plays here by its name."""

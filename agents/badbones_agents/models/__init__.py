"""Models of other libraries as agents: what somebody has trained, with whatever library, plays here by its name.

- ``metadata``: the observation, decision level and game that a model was trained with
- ``agent``: what all of them share
- ``sb3``, ``torch_module``, ``onnx``: how each is loaded; each imports its library when it is first used
"""

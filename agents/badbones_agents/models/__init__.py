"""Models of other libraries as agents: what somebody has trained, with whatever library, plays here by its name.

- ``made_for``: which observation, decision level and game a model was trained with
- ``agent``: what all of them share
- ``sb3``, ``torch_module``, ``onnx``: how each is loaded; each imports its library when it is first used
"""

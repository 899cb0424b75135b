"""Models of other libraries as agents: what somebody has trained, with whatever library, plays here by its name.

- ``metadata``: the observation, decision level and game that a model was trained with
- ``agent``: the agents ``sb3``, ``torch`` and ``onnx``
- ``service``: what runs in a model's own process
- ``loaders``: how the models of each library are loaded, in that process
"""

"""What compiled agents and tools may use besides the public API and ``badbones_env.rules``.

The engine (``badbones_env._engine``) is private: its modules change without notice. The names below are the exception.
They keep their names and arguments within a minor version. ``tests/unit/test_layers.py``
holds that nothing outside ``badbones_env`` imports the engine in another way.

- Compilation: ``compiled`` (called by compiled code), ``inlined`` (the same, at the place of the call), ``entry_point``
  and ``entry_point_of`` (called by Python, cached on disk), ``python_of`` (the function behind a compiled one),
  ``intrinsic`` (instructions for a Python function) and ``trap_out_of_bounds`` (index checks in these).
- Games as arrays: ``GameSpec`` and ``game_spec`` (tables, initial state and action space of a configuration),
  ``copy_states``, ``take_states``, ``common_actions``, ``BASE_SUPPLY``, ``COOP_SUPPLY``, ``neighbours``,
  ``buildings`` (floors and houses of a new game), ``full_points`` (what a base game begins with),
  ``validation_error`` (what is wrong with records from a file).
- Inside compiled code: ``key_of`` (the random key of a game), ``random_choice``, ``answer`` (the auto policy),
  ``answer_skipped`` (plays the decisions that a configuration leaves to it), ``crowd``, ``receiver``, ``count_bits``,
  ``lowest_bit``; ``legal_of`` is called from Python.
- ``ThreadTeam``: the threads that share a batch.
"""

from ._engine.ahead import compile_ahead
from ._engine.auto_policy import answer, crowd, receiver
from ._engine.bits import count_bits, lowest_bit
from ._engine.game_spec import (
    BASE_SUPPLY,
    COOP_SUPPLY,
    GameSpec,
    buildings,
    common_actions,
    full_points,
    game_spec,
    neighbours,
)
from ._engine.jit import compiled, entry_point, entry_point_of, inlined, python_of, trap_out_of_bounds
from ._engine.kernels import answer_skipped, key_of, legal_of, random_choice
from ._engine.simd import intrinsic
from ._engine.threads import ThreadTeam
from ._engine.validate import validation_error
from .rules.state import copy_states, take_states

__all__ = [
    "BASE_SUPPLY", "COOP_SUPPLY", "GameSpec", "ThreadTeam", "answer", "answer_skipped", "buildings", "common_actions",
    "compile_ahead", "compiled", "copy_states", "count_bits", "crowd", "entry_point", "entry_point_of", "full_points",
    "game_spec", "inlined", "intrinsic", "key_of", "legal_of", "lowest_bit", "neighbours", "python_of", "random_choice",
    "receiver", "take_states", "trap_out_of_bounds", "validation_error",
]  # fmt: skip

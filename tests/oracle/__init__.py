"""A reference implementation of the rules: slow, plain, and written only to be compared with."""

from tests.oracle.oracle import Oracle

__all__ = ["Oracle"]

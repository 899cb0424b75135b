"""Agents for batches that misbehave in this very process, each in one way."""

import os
import sys

import numpy as np


class Exits:
    def choose(self, batch, seat_mask):
        sys.exit(0)


class _Silent(Exception):
    def __str__(self):
        raise SystemExit(0)


class Silent:
    """The text of its exception would end the process without a word."""

    def choose(self, batch, seat_mask):
        raise _Silent


class Generator:
    def choose(self, batch, seat_mask):
        raise GeneratorExit


class Interrupt:
    def choose(self, batch, seat_mask):
        raise KeyboardInterrupt


class Surrogate:
    def choose(self, batch, seat_mask):
        raise RuntimeError("a\ud800b\u202ec\x1b[31md\ne")


class Group:
    def choose(self, batch, seat_mask):
        raise BaseExceptionGroup("several", [SystemExit(0), KeyboardInterrupt()])


class Shape:
    def choose(self, batch, seat_mask):
        batch.actions = np.zeros((3, 3, 3), np.int64)


class Texts:
    def choose(self, batch, seat_mask):
        batch.actions = np.full(seat_mask.shape, "pass")


class _Array:
    def __array__(self, *_, **__):
        raise SystemExit(0)


class Array:
    def choose(self, batch, seat_mask):
        batch.actions = _Array()


class Folder:
    """Works in another folder from now on, and without a path."""

    def choose(self, batch, seat_mask):
        os.chdir("/")
        sys.path.clear()
        raise RuntimeError


class ClosesBadly:
    def choose(self, batch, seat_mask):
        batch.actions[seat_mask] = batch.masks.argmax(axis=2)[seat_mask]

    def close(self):
        sys.exit(0)


class Endless(ClosesBadly):
    """Has every attribute."""

    def __getattr__(self, name):
        return Endless()


class Huge:
    def choose(self, batch, seat_mask):
        batch.actions = np.full(seat_mask.shape, 2**63, np.uint64)

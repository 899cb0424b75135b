"""Bots that misbehave, each in one way."""

import os
import sys
import time


class Crash:
    def choose(self, view):
        raise RuntimeError("I crash")


class CrashSometimes:
    """Fails in every third decision; counts for itself, so an instance must survive from one to the next."""

    def __init__(self):
        self.asked = 0

    def choose(self, view):
        self.asked += 1
        if self.asked % 3 == 0:
            raise ValueError("every third time")
        return view.legal[0]


class CrashAtBirth:
    def __init__(self):
        raise RuntimeError("not even born")


class Exit:
    def choose(self, view):
        os._exit(3)


class Leave:
    def choose(self, view):
        sys.exit(0)


class Sleep:
    def choose(self, view):
        time.sleep(3600)


class Illegal:
    def choose(self, view):
        return "move z9"


class Number:
    def choose(self, view):
        return 10**30


class Nothing:
    def choose(self, view):
        return None


class Tamper:
    """Changes all it can reach, and checks that the next view does not show it."""

    def choose(self, view):
        assert int(view._state[0].floors[0]) < 99
        assert not view._state[0].key.any() and not view._state[0].drawn.any()
        view._state["floors"] = 99
        view.actions.clear()
        view.mask[:] = True
        view.position.clear()
        game = view.clone()
        game._state["houses"] = 99
        return "pass"


class Print:
    def choose(self, view):
        print("garbage " * 1000)
        print('{"choice": "pass"}', flush=True)
        os.write(1, b"\x00\xff{]\n")
        sys.stderr.write("more garbage")
        return view.legal[-1]


class Allocate:
    def choose(self, view):
        return [bytearray(2**28) for _ in range(64)] and view.legal[0]

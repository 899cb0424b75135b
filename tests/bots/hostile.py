"""Bots that misbehave, each in one way."""

import multiprocessing
import os
import subprocess
import sys
import threading
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


class Fork:
    """Every choice leaves a copy of the bot behind, which answers as well."""

    def choose(self, view):
        os.fork()
        return view.legal[0]


class ForkAndHang:
    """Both hang: the child holds the pipe of its parent."""

    def choose(self, view):
        os.fork()
        time.sleep(3600)


class Pool:
    """Works with a pool of processes that it never closes."""

    pool = None

    def choose(self, view):
        if Pool.pool is None:
            Pool.pool = multiprocessing.get_context("fork").Pool(2)
        return Pool.pool.apply(str, (view.legal[0],))


class Daemon:
    """Starts a process that leaves the session, and hangs."""

    def choose(self, view):
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], start_new_session=True)
        time.sleep(3600)


class Threads:
    """Leaves a thread behind that is not a daemon."""

    def choose(self, view):
        threading.Thread(target=time.sleep, args=(3600,)).start()
        return view.legal[0]


class GreedyChildren:
    """Each of its children stays within the limit, together they do not."""

    def choose(self, view):
        code = "import time; x = bytearray(200 * 2**20); time.sleep(3600)"
        for _ in range(4):
            subprocess.Popen([sys.executable, "-c", code])
        time.sleep(3600)


def _write(text):
    """To the pipe of the answers, wherever it is."""
    for pipe in range(3, 30):
        try:
            os.write(pipe, text)
        except OSError:
            pass


class NoObject:
    def choose(self, view):
        _write(b"[1, 2]\n")
        return view.legal[0]


class Deep:
    def choose(self, view):
        _write(b"[" * 100_000 + b"\n")
        return view.legal[0]


class Endless:
    def choose(self, view):
        _write(b"x" * (2 << 20))
        time.sleep(3600)

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


class Stream:
    """Thinks for longer than it may and writes lines all the while."""

    def choose(self, view):
        for _ in range(200):
            _write(b'{"number": 0}\n')
            time.sleep(0.02)
        return view.legal[0]


class Flood:
    def choose(self, view):
        while True:
            _write(b'{"number": 0}\n' * 1000)


class Unprintable:
    def choose(self, view):
        raise RuntimeError("a\ud800b\u202ec\x1b[31md\ne")


def _daemonize():
    """Start an orphan that has left the session; True in it."""
    if os.fork():
        return False
    os.setsid()
    if os.fork():
        os._exit(0)
    return True


class OddName:
    """Leaves processes behind whose names are not UTF-8."""

    size = 0

    def choose(self, view):
        for _ in range(4):
            if _daemonize():
                with open("/proc/self/comm", "wb") as file:
                    file.write(b"\xff) \xfe")
                memory = bytearray(self.size)
                time.sleep(3600)
                del memory
        return view.legal[0]


class OddNameAllocates(OddName):
    """Together they use more memory than they may."""

    size = 200 * 2**20

    def choose(self, view):
        super().choose(view)
        time.sleep(3600)


class ForkStorm:
    """Processes that leave their session and start others, again and again, for some seconds."""

    def choose(self, view):
        end = time.monotonic() + 20
        for _ in range(8):
            if _daemonize():
                while time.monotonic() < end and not _daemonize():
                    time.sleep(0.01)
                time.sleep(5)
                os._exit(0)
        time.sleep(3600)


class KillsParent:
    """Kills whoever started it."""

    def choose(self, view):
        os.kill(os.getppid(), 9)
        return view.legal[0]


class _Words(str):
    def __format__(self, spec):
        raise SystemExit(0)


class _Error(BaseException):
    def __str__(self):
        return _Words("words")


class Formatted:
    """Its exception's text is no plain text, and no Exception either."""

    def choose(self, view):
        raise _Error


class ClosesOutput:
    """Nobody can hear it any more, and it goes on."""

    def choose(self, view):
        for number in range(3, 30):
            try:
                os.close(number)
            except OSError:
                pass
        time.sleep(3600)


class Stops:
    """Stops itself, as Ctrl-Z does."""

    def choose(self, view):
        os.kill(os.getpid(), 19)


class Weak:
    """Leaves everybody else the processor."""

    def choose(self, view):
        os.nice(1)
        return view.legal[0]

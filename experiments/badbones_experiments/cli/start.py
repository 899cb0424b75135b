"""What the command ``badbones`` runs first: from here on Ctrl-C ends it in a line, whatever is being imported."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import sys

from . import stop

for descriptor in range(3):  # one that is closed would be given to the next file: messages would go into a database
    try:
        os.fstat(descriptor)
    except OSError:
        os.open(os.devnull, os.O_RDWR)
for name in ("stdin", "stdout", "stderr"):
    if getattr(sys, name) is None:
        setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
signal.signal(signal.SIGINT, stop)  # until the command line itself sees to it

from .main import main as run  # noqa: E402


def main() -> int:
    """The entry point of the script."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    code = 130
    with contextlib.suppress(KeyboardInterrupt):  # once more, while the first was being reported
        code = run()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is said: nothing interrupts the end of the process
    if code == 130:  # nobody waits for threads that are still in the middle of games
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(code)
    return code


if __name__ == "__main__":
    sys.exit(main())

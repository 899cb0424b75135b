"""Commands of badbones in processes of their own, watched: no traceback, no hang, nobody left behind."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tests.system.attacks.campaign import Breach

ROOT = Path(__file__).parents[3]
MARK = "BADBONES_ATTACK"  # in the environment of all that a command starts


def line(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "badbones_experiments.cli.start", *map(str, arguments)]


class Command:
    """A running ``badbones``; a context, at whose end all that it started must be gone."""

    def __init__(
        self,
        *arguments: object,
        cwd: Path = ROOT,
        environment: dict[str, str] | None = None,
        first: str = "",
        program: list[str] | None = None,
        **more: object,
    ) -> None:
        """``environment``: variables besides the usual ones; ``first``: a folder that Python imports from first;
        ``program``: what is run with the arguments, in the place of ``badbones``."""
        self.mark = secrets.token_hex(8)
        paths = os.pathsep.join([*filter(None, [first]), *(str(ROOT / name) for name in ("", "agents", "experiments"))])
        usual = {MARK: self.mark, "PYTHONPATH": paths, "BADBONES_QUIET": "1"}
        self.words = [str(word) for word in arguments]
        self.process = subprocess.Popen(
            line(*arguments) if program is None else [*program, *map(str, arguments)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=cwd,
            env=os.environ | usual | (environment or {}),
            **more,  # type: ignore[call-overload]
        )

    def finish(self, seconds: float = 900) -> tuple[int, str, str]:
        """Its exit code and what it said. It hangs if it takes longer, unless others had the processors meanwhile: as
        long as it computes, it has this many seconds of their time as well, and three times as many by the clock."""
        used = 0.0
        for last in (False, False, True):
            try:
                out, err = self.process.communicate(timeout=seconds)
                break
            except subprocess.TimeoutExpired:
                before, used = used, self.cpu_seconds()
                if last or used > seconds or used < before + seconds / 20:
                    self.process.kill()
                    raise Breach(f"hangs: badbones {' '.join(self.words)}") from None
        if "Traceback" in err or "Fatal" in err:
            raise Breach(f"badbones {' '.join(self.words)} ended with\n{err[-3000:]}")
        return self.process.returncode, out, err

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=300)

    def __enter__(self) -> Command:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        left = self.others()
        end = time.monotonic() + 60
        while left and time.monotonic() < end:
            time.sleep(0.1)
            left = self.others()
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        if left:
            raise Breach(f"badbones {' '.join(self.words)} left {len(left)} processes behind")

    def cpu_seconds(self) -> float:
        """The processor time of the command, of all that it started, and of what has ended of that."""
        ticks = 0
        for pid in self.others():
            with suppress(OSError):
                stat = Path(f"/proc/{pid}/stat").read_text(errors="replace")
                ticks += sum(map(int, stat.rpartition(")")[2].split()[11:15]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def others(self) -> list[int]:
        """The processes that carry its mark; one that has ended and waits to be noticed has no environment."""
        wanted, found = f"{MARK}={self.mark}".encode(), []
        for path in Path("/proc").glob("[0-9]*/environ"):
            try:
                if wanted in path.read_bytes().split(b"\0"):
                    found.append(int(path.parent.name))
            except OSError:
                pass
        return found


def badbones(*arguments: object, seconds: float = 900) -> tuple[int, str, str]:
    """Run a command to its end."""
    with Command(*arguments) as command:
        return command.finish(seconds)


def in_a_line(code: int, err: str, *words: str) -> None:
    """The command has ended with exit code 2 and one line that says these words."""
    lines = [text for text in err.splitlines() if text.startswith("badbones: ")]
    if code != 2 or len(lines) != 1 or not all(word in lines[0] for word in words):
        raise Breach(f"exit code {code}, and no line with {', '.join(words)}:\n{err[-2000:]}")

"""The build of a wheel: with ``BADBONES_BITCODE=1`` it carries bitcode (``badbones_env/_engine/wheel_code.py``).

    BADBONES_BITCODE=1 python -m build --wheel --no-isolation

The environment that builds must have the package's dependencies; bitcode is for its Python, numba and platform.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithBitcode(build_py):
    """Copies the packages, and uses them once, so that every entry point is compiled and written."""

    def run(self) -> None:
        super().run()
        if not os.environ.get("BADBONES_BITCODE") or self.editable_mode:
            return
        library = Path(self.build_lib).resolve()
        with tempfile.TemporaryDirectory() as cache:
            environment = os.environ | {
                "PYTHONPATH": str(library),
                "BADBONES_WRITE_BITCODE": str(library / "badbones_env" / "bitcode"),
                "BADBONES_CACHE_DIR": cache,
                "BADBONES_QUIET": "1",
            }
            command = [sys.executable, "-P", "-m", "badbones_experiments.warm", "environment", "agents", "training"]
            subprocess.run(command, env=environment, cwd=cache, check=True)


setup(cmdclass={"build_py": BuildWithBitcode})

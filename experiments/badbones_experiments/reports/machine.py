"""Where and when something was run, for reports."""

from __future__ import annotations

import platform
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from badbones_env.simulator import available_cores


def machine() -> dict[str, Any]:
    """Processor, cores, system and Python."""
    return {
        "processor": _processor(),
        "cores": available_cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def run_line(started: float) -> str:
    """Date, duration and machine of a run that began at ``started`` (``time.time()``), for the end of a page."""
    here, date = machine(), datetime.fromtimestamp(started, UTC)
    return (
        f"{date:%Y-%m-%d %H:%M} UTC, {time.time() - started:,.0f} s on {here['processor']}, {here['cores']} cores, "
        f"{here['system']}, Python {here['python']}"
    )

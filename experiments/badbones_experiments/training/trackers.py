"""Experiment trackers: ``--log wandb``, ``--log trackio`` or ``--log mlflow`` sends all metrics there as well.

Trackers are called as wandb is: ``init(project, name, config)``, ``log(metrics, step)``, ``finish()``. trackio has the
same functions; MLflow gets them here. A library is imported when it is used.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from badbones_env.errors import OptionError

from .hooks import Run, TrainingHook

PROJECT = "badbones"


class MlflowTracker:
    """MLflow with the functions of wandb."""

    def __init__(self, mlflow: Any) -> None:
        self._mlflow = mlflow

    def init(self, *, project: str, name: str, config: dict[str, Any]) -> None:
        self._mlflow.set_experiment(project)
        self._mlflow.start_run(run_name=name)
        flat = {
            f"{table}.{key}": value
            for table, values in config.items()
            for key, value in (values if isinstance(values, dict) else {"value": values}).items()
        }
        self._mlflow.log_params({key.removesuffix(".value"): str(value)[:500] for key, value in flat.items()})

    def log(self, metrics: dict[str, float], *, step: int) -> None:
        # MLflow refuses the signs of an agent's spec in names
        names = {re.sub(r"[^\w./ -]", "_", name): value for name, value in metrics.items()}
        self._mlflow.log_metrics(names, step=step)

    def finish(self) -> None:
        self._mlflow.end_run()


class TrackerHook(TrainingHook):
    """Sends the metrics of every update to a tracker."""

    def __init__(self, tracker: Any) -> None:
        self._tracker = tracker

    def on_start(self, run: Run) -> None:
        self._tracker.init(project=PROJECT, name=run.folder.name, config=run.config.to_dict())

    def on_update(self, run: Run, metrics: dict[str, float]) -> None:
        self._tracker.log(dict(metrics), step=run.steps)

    def on_end(self, run: Run) -> None:
        self._tracker.finish()


def tracker_hook(name: str) -> TrackerHook:
    """The hook of a tracker by its name."""
    try:
        module: Any = import_module(name)
    except ImportError:
        raise OptionError(f"--log {name} needs {name}: pip install {name}") from None
    return TrackerHook(MlflowTracker(module) if name == "mlflow" else module)

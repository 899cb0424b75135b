"""Imitation: the network learns to choose as the players of a dataset did, and to foresee their returns."""

from __future__ import annotations

import numpy as np
import torch
from torch.nn import functional as F

from ..reports.progress import Progress
from .config import TrainingConfig
from .dataset import Dataset
from .sb3_networks import BoardPolicy


def imitate(policy: BoardPolicy, data: Dataset, config: TrainingConfig) -> float:
    """Train before the first game is played; returns how often the network agrees with decisions held out."""
    data.check(config.game_config, config.setting)
    rng = np.random.default_rng(config.seed)
    order = rng.permutation(len(data))
    held = max(1, len(data) // 20)
    test, rows = order[:held], order[held:]
    columns = {name: torch.from_numpy(data.columns[name]) for name in ("observation", "mask", "action", "return")}
    batch, epochs = min(config.imitation.batch_size, len(rows)), config.imitation.epochs
    optimizer = torch.optim.Adam(policy.net.parameters(), lr=config.imitation.learning_rate)
    total = epochs * (len(rows) // batch)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.05, total)
    agreement, done = 0.0, 0
    with Progress(total, "batches of imitation") as bar:
        for epoch in range(epochs):
            for some in np.array_split(rng.permutation(rows), len(rows) // batch):
                seen, mask, action, to_come = (columns[name][some] for name in columns)
                logits, values = policy.masked(seen, mask)
                loss = F.cross_entropy(logits, action.long()) + config.ppo.value * F.mse_loss(values, to_come)
                optimizer.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(policy.net.parameters(), config.ppo.max_grad_norm)
                optimizer.step()
                schedule.step()
                done += 1
                bar.update(done, f"agreement {agreement:.1%}")
            with torch.no_grad():
                logits, values = policy.masked(columns["observation"][test], columns["mask"][test])
                agreement = float((logits.argmax(1) == columns["action"][test]).float().mean())
                error = float(F.mse_loss(values, columns["return"][test]))
            print(
                f"imitation {epoch + 1} of {epochs}: agrees in {agreement:.1%} of decisions held out, "
                f"squared error of returns {error:.3f}",
                flush=True,
            )
    return agreement

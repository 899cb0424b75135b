"""The networks that learn, and the policy of stable-baselines3 around them.

Three kinds, each with a policy and a value head on one trunk:

- ``sparse``: that of the compiled learner, for the sparse encoding: the first layer adds up rows of features.
- ``mlp``: fully connected layers on the whole observation. Cheap: the one to start with.
- ``board``: one's own board as 7 x 7 planes (``networks.board_planes``) through two convolutions, the other boards
  through one encoder that they share; choices that name a space get logits from that space's features. Several
  times the work.

All play without torch: ``badbones_agents.networks.dense_forward``, ``badbones_agents.networks.player``.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import torch
from badbones_agents.networks.board_planes import GRID, action_cells, board_cut, input_scale
from badbones_agents.networks.parameters import ACTIONS, to_weights
from badbones_agents.networks.sparse_net import SparseNet
from gymnasium import spaces
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import nn
from torch.nn import functional as F

from badbones_env.config import GameConfig
from badbones_env.lowlevel import game_spec
from badbones_env.observation.dense import Observation
from badbones_env.observation.features import FEATURES

from .flat_parameters import TYPICAL

Tensor: TypeAlias = Any  # torch's, whose types are not checked
NEVER = -1e9  # the logit of an illegal action


class Mlp(nn.Module):
    """Fully connected: ``layers`` of ``width``."""

    def __init__(self, seen: Observation, width: int, layers: int) -> None:
        super().__init__()
        actions = len(game_spec(seen.config).actions)
        self.register_buffer("scale", torch.from_numpy(input_scale(seen)), persistent=False)
        sizes = [seen.size] + [width] * layers
        parts = [part for i in range(layers) for part in (nn.Linear(sizes[i], sizes[i + 1]), nn.ReLU())]
        self.body = nn.Sequential(*parts)
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        first = self.body[0]
        # scaling the weights comes cheaper than scaling the batch
        h = F.linear(observations.float(), first.weight * self.scale, first.bias)
        h = self.body[1:](h)
        return self.policy(h), self.value(h)[:, 0]


class Sparse(nn.Module):
    """Lists of features in: rows of a table are added up, then ``layers`` - 1 fully connected layers."""

    def __init__(self, width: int, layers: int) -> None:
        super().__init__()
        self.table = nn.EmbeddingBag(FEATURES, width, mode="sum", padding_idx=0)
        self.bias = nn.Parameter(torch.zeros(width))
        self.body = nn.ModuleList(nn.Linear(width, width) for _ in range(layers - 1))
        self.policy, self.value = nn.Linear(width, ACTIONS), nn.Linear(width, 1)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        h = F.relu(self.table(observations.int()) + self.bias)
        for layer in self.body:
            h = F.relu(layer(h))
        return self.policy(h), self.value(h)[:, 0]

    def as_net(self) -> SparseNet:
        """The same weights for the compiled network."""
        arrays = {
            "first": self.table.weight,
            "biases": torch.stack([self.bias, *(layer.bias for layer in self.body)]),
            "hidden": torch.stack([layer.weight.T for layer in self.body]) if len(self.body) else torch.zeros(0, 1, 1),
            "policy": self.policy.weight,
            "value": self.value.weight,
            "policy_bias": self.policy.bias,
            "value_bias": self.value.bias,
        }
        return SparseNet(**{name: np.ascontiguousarray(tensor.detach().numpy()) for name, tensor in arrays.items()})

    def begin(self) -> None:
        """Random weights of the size that the compiled learner begins with."""
        nn.init.normal_(self.table.weight, std=(2 / TYPICAL) ** 0.5)
        with torch.no_grad():
            self.table.weight[0] = 0


class Board(nn.Module):
    """One's own board convolved, all others through one encoder; ``width`` of the layer that mixes everything."""

    def __init__(self, seen: Observation, width: int, channels: int) -> None:
        super().__init__()
        plan = game_spec(seen.config)
        cut = board_cut(seen)
        verbs, cells = action_cells(plan)
        self.rivals, self.rival_size = cut.rivals.shape
        # where a choice's space is, as a matrix: multiplying by it is faster than picking columns
        chosen = np.zeros((verbs * 25 + 1, len(cells)), np.float32)
        chosen[cells, np.arange(len(cells))] = 1
        for name, array in (
            ("scale", input_scale(seen)),
            ("planes", cut.planes.T.reshape(-1)),
            ("chosen", chosen[:-1]),
            ("of_rivals", cut.rivals.reshape(-1)),
            ("single", cut.numbers),
        ):
            self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(array)), persistent=False)
        half = width // 2
        self.first = nn.Conv2d(len(cut.planes), channels, 3, bias=False)
        self.place = nn.Parameter(torch.zeros(channels, 25))  # a bias for every space: boards are not alike everywhere
        self.numbers = nn.Linear(len(cut.numbers), channels)
        self.second = nn.Conv2d(channels, channels, 3, padding=1)
        self.summary = nn.Linear(channels * 25, half)
        if self.rivals:
            self.rival = nn.Linear(self.rival_size, half)
        self.mix = nn.Linear(half * min(self.rivals + 1, 2) + len(cut.numbers), width)
        self.space = nn.Linear(channels, verbs, bias=False)
        self.policy, self.value = nn.Linear(width, len(plan.actions)), nn.Linear(width, 1)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        x = F.pad(observations.float() * self.scale, (0, 1))  # the last entry is a zero
        grids = x.index_select(1, self.planes).view(len(x), GRID, GRID, -1).permute(0, 3, 1, 2)  # channels last
        single = x.index_select(1, self.single)
        h = F.relu(self.first(grids) + self.numbers(single)[:, :, None, None] + self.place.view(-1, 5, 5))
        h = (h + F.relu(self.second(h))).flatten(2)  # (rows, channels, 25)
        parts = [F.relu(self.summary(h.flatten(1)))]
        if self.rivals:
            others = x.index_select(1, self.of_rivals).view(len(x), self.rivals, self.rival_size)
            parts.append(F.relu(self.rival(others)).mean(1))
        mixed = F.relu(self.mix(torch.cat([*parts, single], 1)))
        by_space = (self.space.weight @ h).flatten(1) @ self.chosen
        return self.policy(mixed) + by_space, self.value(mixed)[:, 0]


def make_network(config: GameConfig, observation: str, network: dict[str, Any]) -> nn.Module:
    """The network of a configuration, with small weights in its policy head: it begins as uniform play."""
    made: nn.Module
    if network["kind"] == "sparse":
        made = Sparse(network["width"], network["layers"])
        made.begin()
    elif network["kind"] == "mlp":
        made = Mlp(Observation(config, observation), network["width"], network["layers"])
    else:
        made = Board(Observation(config, observation), network["width"], network["channels"])
    for module in made.modules():
        if isinstance(module, nn.Linear | nn.Conv2d):
            nn.init.orthogonal_(module.weight, gain=2**0.5)
            if module.bias is not None:
                nn.init.zeros_(module.bias)
    for head, gain in ((made.policy, 0.01), (made.value, 1.0)):
        nn.init.orthogonal_(head.weight, gain=gain)
    if isinstance(made, Board):
        nn.init.orthogonal_(made.space.weight, gain=0.01)
    return made


class BoardPolicy(MaskableActorCriticPolicy):
    """The policy that MaskablePPO trains: a network of ours with masked logits, computed once for everything.

    stable-baselines3's own masked distribution takes longer than the network; here masking, log-probabilities and
    entropy are four tensor operations.
    """

    def __init__(
        self,
        observation_space: spaces.Space[Any],
        action_space: spaces.Space[Any],
        lr_schedule: Any,
        *,
        game: dict[str, Any],
        observation: str,
        network: dict[str, Any],
        **kwargs: Any,
    ) -> None:
        self.setting: dict[str, Any] = {"game": game, "observation": observation, "network": network}
        super().__init__(observation_space, action_space, lr_schedule, **kwargs)

    def _build(self, lr_schedule: Any) -> None:
        setting = self.setting
        config = GameConfig.from_options(setting["game"])
        self.net = make_network(config, setting["observation"], setting["network"])
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=lr_schedule(1), eps=1e-5)

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return dict(super()._get_constructor_parameters()) | self.setting

    def masked(self, observations: Tensor, masks: Any) -> tuple[Tensor, Tensor]:
        """Logits of all actions, the illegal ones far below the others, and values."""
        logits, values = self.net(observations)
        if masks is not None:
            legal = torch.as_tensor(masks).reshape(logits.shape)
            logits = logits.masked_fill(legal == 0, NEVER)
        return logits, values

    def forward(self, obs: Tensor, deterministic: bool = False, action_masks: Any = None) -> tuple[Tensor, ...]:
        logits, values = self.masked(obs, action_masks)
        if deterministic:
            actions = logits.argmax(1)
        else:  # the first action up to which the probabilities add up to more than u: never an illegal one
            heights = F.softmax(logits, dim=1).cumsum(1)
            u = torch.rand(len(heights), 1) * heights[:, -1:]
            actions = (heights > u).to(torch.uint8).argmax(1)
        return actions, values, F.log_softmax(logits, dim=1).gather(1, actions[:, None])[:, 0]

    def evaluate_actions(self, obs: Tensor, actions: Tensor, action_masks: Any = None) -> tuple[Tensor, ...]:
        logits, values = self.masked(obs, action_masks)
        logs = F.log_softmax(logits, dim=1)
        entropy = -(F.softmax(logits, dim=1) * logs).sum(1)
        return values, logs.gather(1, actions[:, None])[:, 0], entropy

    def predict_values(self, obs: Tensor) -> Tensor:
        values: Tensor = self.net(obs)[1]
        return values

    def _predict(self, observation: Tensor, deterministic: bool = False, action_masks: Any = None) -> Tensor:
        return self(observation, deterministic, action_masks)[0]

    def weights(self) -> dict[str, np.ndarray]:
        """The weights under the names that the players know."""
        if isinstance(self.net, Sparse):
            return to_weights(self.net.as_net())
        return {name: tensor.detach().numpy().copy() for name, tensor in self.net.state_dict().items()}

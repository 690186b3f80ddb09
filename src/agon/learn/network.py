"""The network in torch, under the names of the weights file."""

from __future__ import annotations

import re
from collections.abc import Mapping

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from agon.network.layout import Inputs

ILLEGAL = -1e9
"""The logit of an option that is not legal."""
START, BRANCH, HEAD = 0.04, 0.3, 0.1
"""How small weights are at first: of the inputs, of what a block adds, and of the answers."""


class Block(nn.Module):
    """A residual block: h + b(relu(a(ln(h))))."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.ln, self.a, self.b = nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)
        nn.init.zeros_(self.b.bias)
        self.b.weight.data.mul_(BRANCH)

    def forward(self, h: Tensor) -> Tensor:
        added: Tensor = self.b(functional.relu(self.a(self.ln(h))))
        return h + added


class Network(nn.Module):
    """Policy logits over all actions, and a logit of winning for each seat counted from the seat to act."""

    source: Tensor
    scale: Tensor
    offset: Tensor

    def __init__(self, inputs: Inputs, actions: int, seats: int, width: int, blocks: int, value_width: int) -> None:
        super().__init__()
        self.register_buffer("source", torch.from_numpy(inputs.source.astype(np.int64)))
        self.register_buffer("scale", torch.from_numpy(inputs.scale))
        self.register_buffer("offset", torch.from_numpy(inputs.offset))
        self.inp = nn.Linear(len(inputs.source), width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.ln = nn.LayerNorm(width)
        self.policy = nn.Linear(width, actions)
        self.v1, self.v2 = nn.Linear(width, value_width), nn.Linear(value_width, seats)
        nn.init.normal_(self.inp.weight, std=START)
        for head in (self.policy, self.v2):
            nn.init.zeros_(head.bias)
            head.weight.data.mul_(HEAD)

    def expand(self, rows: Tensor, mask: Tensor) -> Tensor:
        """Return the inputs for observations (int8) and legal actions (bool)."""
        device = rows.device.type
        kind = torch.get_autocast_dtype(device) if torch.is_autocast_enabled(device) else torch.float32
        seen = torch.cat([rows, mask.to(torch.int8)], 1).index_select(1, self.source)
        return torch.addcmul(self.offset.to(kind), seen.to(kind), self.scale.to(kind)).clamp_(-1, 1)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of all actions, and the values; both in single precision."""
        h = self.inp(self.expand(rows, mask))
        for block in self.blocks:
            h = block(h)
        h = functional.relu(self.ln(h))
        logits = self.policy(h).float().masked_fill(~mask, ILLEGAL)
        values: Tensor = self.v2(functional.relu(self.v1(h)))
        return torch.log_softmax(logits, 1), values.float()

    def begin_with(self, arrays: Mapping[str, np.ndarray]) -> None:
        """Take over the weights of a network with the same widths. Blocks that it lacks change nothing at first."""
        with torch.no_grad():
            for name, value in self._named().items():
                if name in arrays:
                    value.copy_(torch.from_numpy(arrays[name].astype(np.float32)))
                elif re.fullmatch(r"b\d+w", name):
                    value.zero_()

    def arrays(self) -> dict[str, np.ndarray]:
        """Return the weights under the names of the weights file."""
        return {name: value.detach().cpu().numpy() for name, value in self._named().items()}

    def _named(self) -> dict[str, Tensor]:
        layers: dict[str, Tensor] = {
            "w0": self.inp.weight,
            "b0": self.inp.bias,
            "lnw": self.ln.weight,
            "lnb": self.ln.bias,
        }
        for i, block in enumerate(self.blocks):
            for name in ("ln", "a", "b"):
                layer = getattr(block, name)
                layers |= {f"{name}{i}w": layer.weight, f"{name}{i}b": layer.bias}
        for name, head in (("p", self.policy), ("v1", self.v1), ("v2", self.v2)):
            layers |= {f"{name}w": head.weight, f"{name}b": head.bias}
        return layers

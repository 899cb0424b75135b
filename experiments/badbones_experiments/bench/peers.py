"""The peers of a benchmark: other projects' environments. They are measured from a checkout only."""

from __future__ import annotations

from typing import Any

PEERS: dict[str, Any]  # what ``checkout.peers.serve`` says of each
Peers: Any  # the client of ``checkout.peers``, None where there is none
try:
    from docs.tools.peers.client import Peers
    from docs.tools.peers.serve import PEERS
except ImportError:  # installed from a wheel
    PEERS, Peers = {}, None

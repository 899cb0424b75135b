"""The short form of the attacks: a few attempts of each, with fixed seeds. The long form: ``badbones dev attack``."""

from __future__ import annotations

import pytest

pytest.importorskip("starlette")

from tests.system.attacks import core, files, guests, inherited, names, requests, surroundings
from tests.system.attacks.campaign import Attack, make

pytestmark = pytest.mark.slow

SEED = 7
OFTEN = {"corrupted files": 12, "checkpoints by hand": 3, "malformed requests": 1}  # attempts; the others one each
QUICK = [attack for attack in (*files.ATTACKS, *core.ATTACKS, *guests.ATTACKS, *names.ATTACKS[:1], requests.ATTACKS[0])]
QUICK += [attack for attack in surroundings.ATTACKS if attack.name in ("deleted folders", "start methods")]
QUICK += [attack for attack in inherited.ATTACKS if attack.name in ("low limits", "odd places for files")]


@pytest.mark.parametrize("attack", QUICK, ids=lambda attack: attack.name)
def test_attack(attack: Attack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "PARALLEL", 36)  # more than are held open
    monkeypatch.setattr(core, "RESETS", 500)
    for number in range(OFTEN.get(attack.name, 1)):
        assert make(attack, SEED, number) > 0

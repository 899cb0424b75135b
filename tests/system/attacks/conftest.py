"""What attacks leave standing from test to test ends with them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def nobody_left() -> Iterator[None]:
    yield
    from tests.system.attacks.files import reader
    from tests.system.attacks.requests import close

    reader.close()
    close()

"""One server for all web tests of a worker: each test has its own browsers and tables there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from web_site import Site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    made = Site(tmp_path_factory.mktemp("data"))
    yield made
    said = made.stop()
    assert not said, f"the server complained: {said}"

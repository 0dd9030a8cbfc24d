from collections.abc import Iterator

import pytest

from tests.support.browser import end_browser


@pytest.fixture(scope="session", autouse=True)
def _browser_ends() -> Iterator[None]:
    yield
    end_browser()

"""For all tests of the services."""

import pytest

from tests.support.apart import keep_apart
from tests.support.inline_database import needs_threads, use_inline_databases


@pytest.fixture(autouse=True)
def _inline_databases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not needs_threads(request):
        use_inline_databases(monkeypatch)


@pytest.fixture(autouse=True)
def _apart(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_apart(request, monkeypatch)

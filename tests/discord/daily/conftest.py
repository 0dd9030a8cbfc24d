import pytest

from bot.features.house import turns
from bot.features.par import service as par
from tests.fakes.fake_engine import decided_by_thumb, line_by_thumb


@pytest.fixture(autouse=True)
def _by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "decide", decided_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)


@pytest.fixture(autouse=True)
def _no_par_of_days() -> None: ...

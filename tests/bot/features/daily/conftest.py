"""Makes the house judge and calculate par instantly."""

import pytest

from bot.features.house import review
from bot.features.par import service as par
from tests.fakes.fake_engine import judged_by_thumb, line_by_thumb


@pytest.fixture(autouse=True)
def _by_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge", judged_by_thumb)
    monkeypatch.setattr(par, "par_line", line_by_thumb)

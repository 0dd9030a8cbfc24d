"""Compares the partie in memory with a freshly loaded one after each decision in these tests."""

import pytest

from bot.features.parties import deciding
from bot.features.parties.deciding import Decision
from bot.features.parties.loaded_partie import LoadedPartie


@pytest.fixture(autouse=True)
def compared_with_a_second_load(monkeypatch: pytest.MonkeyPatch) -> None:
    derived = deciding._after

    def compared(decision: Decision) -> LoadedPartie | None:
        after = derived(decision)
        if after is not None:
            loaded = LoadedPartie.load(decision.tx, decision.row.id, decision.now)
            assert (after.row, after.seats, after.texts) == (loaded.row, loaded.seats, loaded.texts)
            assert [after.sight(eye) for eye in (0, 1, None)] == [loaded.sight(eye) for eye in (0, 1, None)]
        return after

    monkeypatch.setattr(deciding, "_after", compared)

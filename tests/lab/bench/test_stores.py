"""PostgreSQL figures are measured; their values on a busy machine do not matter."""

import pytest

from tests.lab.bench import stores, trips

pytestmark = [pytest.mark.long, pytest.mark.of_a_server]


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PARTIES", 10)
    monkeypatch.setattr(stores, "WARM", 0.5)
    monkeypatch.setattr(trips, "PARTIES", 16)
    monkeypatch.setattr(trips, "WARM", 0.5)
    monkeypatch.setattr(trips, "ALONE", 5)


def test_a_turn_has_a_cost_for_both_the_bot_and_its_server() -> None:
    costs = [figure.value for figure in stores.stores(slices=1)]
    assert len(costs) == 4
    assert min(costs) > 0


def test_the_round_trips_of_a_turn_are_counted_with_latency() -> None:
    figures = [figure.value for figure in trips.trips(seconds=1)]
    assert len(figures) == 7
    assert min(figures) > 0

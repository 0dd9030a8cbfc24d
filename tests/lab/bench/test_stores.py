"""What is measured on a PostgreSQL server is measured, whatever its figures are on a busy machine."""

import pytest

from tests.lab.bench import stores

pytestmark = [pytest.mark.long, pytest.mark.of_a_server]


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PARTIES", 10)
    monkeypatch.setattr(stores, "WARM", 0.5)


def test_a_turn_costs_both_the_bot_and_its_server() -> None:
    costs = [figure.value for figure in stores.stores(slices=1)]
    assert len(costs) == 4
    assert min(costs) > 0


def test_a_turn_costs_each_of_two_processes() -> None:
    costs = [figure.value for figure in stores.processes(slices=1)]
    assert len(costs) == 8
    assert min(costs) > 0
